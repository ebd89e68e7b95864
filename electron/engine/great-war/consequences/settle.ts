/**
 * What follows from a change of control, treaty or status (GW-8.4), until nothing more does: every ruling that changes such
 * a thing ends here. The order is that of the clauses; each step reads what the earlier ones told.
 */
import { SERBIA, YUGOSLAVIA } from '../board'
import type { NationId, SpaceId } from '../../../../shared/great-war/ids'
import { keptFor } from '../kept'
import { raidsOn, territoriesOf, unitsIn, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import { settleStrays } from '../rules/strays'
import { CONVOYS } from '../data'
import { waitingFor } from '../rules/treaties'
import { verdict } from '../rules/victory'
import { atWar } from '../rules/who'
import { settleDisplacement } from './displacement'
import { lapseOvertaken } from './lapses'
import { passMinors, returnTrusts, settleConquests, settleLiberations, settleRestoration } from './nations'

/** GW-16.17: one space of two, once Austria-Hungary holds both. */
function absorbSerbia(t: Telling): void {
  const s = t.state
  const both = [SERBIA, YUGOSLAVIA].every((x) => s.territories[x]?.controller === 'austria-hungary')
  if (!both) return
  const facing = territoriesOf(s).filter((x) => s.territories[x]?.trenches.includes(SERBIA))
  t.tell({ type: 'serbiaAbsorbed', units: [...unitsIn(s, SERBIA)], facing })
}

/** GW-19.14, 19.19: a limited war ends when its target is conquered or joins a bloc, or when America itself is drawn in (18.18). */
function endLimitedWar(t: Telling): void {
  const { nations, us } = t.state
  if (!us.war) return
  const { target } = us.war
  const neutral = nations['united-states'].status === 'unaligned'
  const n = target === 'mexico' ? undefined : nations[target]
  const conquered = n?.bloc === null && n.status === 'conquered'
  if (neutral && !conquered && (n?.bloc ?? null) === null) return
  if (target !== 'mexico') t.tell({ type: 'warEnded', nations: ['united-states', target] })
  t.tell({ type: 'limitedWarEnded', target, how: conquered ? 'conquered' : 'joined' })
}

/** One nation's raid ends; the marker stays for the others'. */
export const liftRaid = (t: Telling, space: SpaceId, by: NationId): void =>
  t.tell({ type: 'convoyRelieved', space, ...(raidsOn(t.state, space).length > 1 ? { by } : {}) })

/** GW-6.11: nobody raids a nation that it is not at war with. */
function liftRaids(t: Telling): void {
  for (const space of Object.keys(t.state.raided) as SpaceId[]) {
    const owner = CONVOYS.get(space)?.owner
    for (const { by } of raidsOn(t.state, space))
      if (owner !== undefined && !atWar(t.state, by, owner)) liftRaid(t, space, by)
  }
}

/** GW-16.17, 16.19: with its space the Serbian nation is gone for good. */
function endSerbia(t: Telling): void {
  const holder = t.state.territories[SERBIA]?.controller
  if (t.state.nations.serbia.status === 'gone' || holder === undefined || holder === 'serbia') return
  t.tell({ type: 'serbiaGone', to: holder })
  t.tell({ type: 'orderChanged', order: t.state.order.filter((n) => n !== 'serbia') })
}

const PEACE = { alliedVictory: 'allied', centralVictory: 'central', draw: 'draw' } as const
/** GW-21.3, 21.6: a general peace that everybody has accepted. */
function generalPeace(s: GreatWarState): GreatWarState['result'] {
  const agreed = s.offers.find((o) => o.kind === 'generalPeace' && waitingFor(s, o).length === 0)
  return agreed?.result && { winner: PEACE[agreed.result], clause: 'GW-21.3' }
}

/** What the steps below read to see whether there is anything to do; units are only told about. */
const parts = (s: GreatWarState) =>
  [s.territories, s.nations, s.treaties, s.wars, s.offers, s.raided, s.us, s.order, s.serbia] as const
/** Set once the steps have found nothing to do. */
const rest = keptFor(parts, () => ({ quiet: false }))

function follow(t: Telling): void {
  let told = -1
  while (told !== t.events.length) {
    if (rest(t.state).quiet) return
    told = t.events.length
    endSerbia(t)
    absorbSerbia(t)
    returnTrusts(t)
    settleLiberations(t)
    settleRestoration(t)
    settleConquests(t)
    passMinors(t)
    endLimitedWar(t)
    lapseOvertaken(t)
    liftRaids(t)
  }
  rest(t.state).quiet = true
}

export function settle(t: Telling): void {
  follow(t)
  settleDisplacement(t)
  settleStrays(t)
  const result = t.state.result ? undefined : (verdict(t.state) ?? generalPeace(t.state))
  if (result) t.tell({ type: 'gameEnded', ...result })
}
