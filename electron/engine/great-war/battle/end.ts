/** A battle is over (GW-13.8 to 13.10, 13.15, 13.18, 13.20, 19.25): who stands, who controls, which landings drop out. */
import type { Battle } from '../../../../shared/great-war/battle'
import type { Told } from '../../../../shared/great-war/events'
import { isLandKind, type SpaceId } from '../../../../shared/great-war/ids'
import { sortedUnits, unit, unitsIn, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import { landingAt, mustFightOnLand, openBattles, readyToLand } from '../rules/battle-list'
import { controllerOf } from '../rules/spaces'
import { hostile } from '../rules/who'
import { capture } from '../consequences/control'
import { settle } from '../consequences/settle'

export type Outcome = Told<'battleEnded'>['outcome']

/** GW-13.23: landings whose sea was not cleared drop out; with an army come overland the battle is fought without them. */
function dropLandings(t: Telling): void {
  const s = t.state
  const seaOpen = (space: SpaceId) => openBattles(s).some((x) => x.class === 'sea' && x.battle === space)
  const battles = s.turn.battles.flatMap((x) => {
    if (x.class !== 'landing' || readyToLand(s, x.battle).length > 0) return [x]
    if (landingAt(s, x.battle).some((id) => seaOpen(unit(s, id).space))) return [x]
    return mustFightOnLand(s, x.battle) ? [{ ...x, class: 'land' as const }] : []
  })
  if (JSON.stringify(battles) !== JSON.stringify(s.turn.battles)) t.tell({ type: 'battlesListed', battles })
}

const standing = (s: GreatWarState, b: Battle) => b.attackers.some((id) => isLandKind(unit(s, id).kind))

/** Who has fought: survivors, ships that bombarded, and submarines that went under. */
const veterans = (s: GreatWarState, b: Battle) => {
  const under = unitsIn(s, b.space).filter((id) => unit(s, id).submerged && unit(s, id).owner === b.attacker)
  return sortedUnits(new Set([...b.attackers, ...b.bombarding, ...(b.kind === 'sea' ? under : [])]))
}

export function endBattle(t: Telling, b: Battle, outcome: Outcome): void {
  const battle = b.kind === 'raid' ? (`raid:${b.battle}` as SpaceId) : b.battle
  t.tell({ type: 'battleEnded', battle, space: b.space, outcome, fought: veterans(t.state, b) })
  const won = b.kind === 'land' && b.defenders.length === 0 && standing(t.state, b)
  const holder = controllerOf(t.state, b.space)
  // Nobody was there: it is walked into, from the sea as over land (GW-15.8).
  const how = b.step === 'opening' ? 'entered' : 'battle'
  if (won && holder && hostile(t.state, b.attacker, holder)) capture(t, b.space, b.attacker, how)
  if (b.kind === 'mexico' && b.mexicans === 0) {
    t.tell({ type: 'limitedWarEnded', target: 'mexico', how: 'beaten' }) // GW-19.25
  }
  if (b.kind === 'sea') dropLandings(t)
  settle(t)
}
