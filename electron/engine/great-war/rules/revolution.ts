/** Whether and how the Revolution comes (GW-17.1 to 17.3, 17.11, 17.13). */
import { isAirKind, type NationId, type SpaceId, type UnitId } from '../../../../shared/great-war/ids'
import { isSea } from '../board'
import { figures } from '../figures'
import { allUnits, unit, type GreatWarState } from '../state'
import { couldPlace } from './placement'
import { controllerOf, FINLAND, graphOf, hasCapital } from './spaces'
import { moveOf } from './strength'
import { binds } from './terms'

/** From this round on no die decides any more. */
export const isCertain = (s: GreatWarState): boolean => s.round >= figures(s).rules.revolution.certain.value
/** Highest face on which it breaks out this round; 0 before its first round. */
export const breaksOutUpTo = (s: GreatWarState): number =>
  figures(s).rules.revolution.breaksOutOn.find((x) => x.round === s.round)?.upTo ?? 0

/** GW-17.2, 17.3: Russia's Place Units phase waits for a throw. */
export const revolutionDue = (s: GreatWarState): boolean =>
  s.acting === 'russia' &&
  s.phase === 'place' &&
  s.round >= figures(s).rules.revolution.first.value &&
  s.revolution === undefined &&
  !s.turn.revolutionRolled &&
  hasCapital(s, 'russia')

/** Everything is placed, so that the throw may be made (GW-14.5, 17.2). */
export const rollOpen = (s: GreatWarState): boolean => revolutionDue(s) && !couldPlace(s, 'russia')
export const loyaltyOpen = (s: GreatWarState): boolean =>
  s.revolution?.step === 'loyalty' || (rollOpen(s) && isCertain(s))

const breaksOff = (s: GreatWarState): boolean => controllerOf(s, FINLAND) === 'russia'

/** Units that throw for loyalty, by space and number: not those of Finland, not this turn's, not Russian ships' cargo (GW-17.11). */
export function loyaltyUnits(s: GreatWarState): UnitId[] {
  const rolls = (id: UnitId) => {
    const u = unit(s, id)
    if (u.owner !== 'russia' || s.turn.raised.includes(id)) return false
    if (u.space === FINLAND && breaksOff(s)) return false
    return !(u.cargoOf && unit(s, u.cargoOf).owner === 'russia')
  }
  const bySpace = (a: UnitId, b: UnitId) => {
    const [x, y] = [unit(s, a).space, unit(s, b).space]
    return x < y ? -1 : x > y ? 1 : 0
  }
  return allUnits(s).filter(rolls).sort(bySpace) // a stable sort keeps the numbers in order inside a space
}

/** Where a displaced unit may go: next door, aircraft anywhere within their movement (GW-17.13). */
export function refuges(s: GreatWarState, id: UnitId, faction: NationId): SpaceId[] {
  const u = unit(s, id)
  const own = (space: SpaceId) =>
    !isSea(space) && controllerOf(s, space) === faction && !binds(s, faction, 'demilitarize', space) // GW-20.3
  if (!isAirKind(u.kind)) return graphOf(s).land(u.space).filter(own)
  const within = moveOf(s, u.owner, u.kind)
  let front = [u.space]
  const seen = new Set(front)
  for (let i = 0; i < within; i++) {
    front = front.flatMap((x) => (graphOf(s).links.get(x) ?? []).map((l) => l.to)).filter((x) => !seen.has(x))
    front.forEach((x) => seen.add(x))
  }
  return [...seen].filter((x) => x !== u.space && own(x)).sort()
}
