/** The end of a combat phase (GW-6.10, 6.11, 13.14, 18.17, 18.18): neutrals that stood, convoys, submarines. */
import { isMinor, otherBloc, type NationId } from '../../../../shared/great-war/ids'
import { allUnits, pairOf, unit } from '../state'
import type { Telling } from '../telling'
import { raidsBy, reliefsBy } from '../rules/convoys'
import { protectorAgainst, standingNeutrals } from '../rules/neutrals'
import { joinBloc } from './joining'
import { settle } from './settle'

/** GW-18.18: an attacked neutral that was not overrun joins the other side; Italy and minors follow its next power. */
function rallyNeutrals(t: Telling): void {
  const by = t.state.acting
  const { bloc } = t.state.nations[by]
  if (bloc === null) return
  const stood = standingNeutrals(t.state).filter((n) => t.state.wars.includes(pairOf(by, n)))
  for (const n of stood) {
    const protector = protectorAgainst(t.state, by)
    if (protector === undefined) continue
    const leader: NationId = isMinor(n) || n === 'italy' ? protector : n
    joinBloc(t, n, otherBloc(bloc), 'attacked', leader)
  }
}

export function endCombat(t: Telling): void {
  settle(t)
  rallyNeutrals(t)
  const by = t.state.acting
  for (const raid of raidsBy(t.state, by)) t.tell({ type: 'convoyRaided', by, ...raid })
  for (const space of reliefsBy(t.state, by)) t.tell({ type: 'convoyRelieved', space })
  const under = allUnits(t.state).filter((id) => unit(t.state, id).submerged)
  if (under.length > 0) t.tell({ type: 'submarinesSurfaced', units: under })
}
