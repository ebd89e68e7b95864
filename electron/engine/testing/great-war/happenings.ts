/**
 * What random armies seldom bring about, brought about by the referee and the players together: empty capitals, blockades,
 * nations that fall, complexes in foreign hands. A happening belongs to certain turns, so that one of them is carried through.
 */
import { NATIONS, TECHNOLOGIES, type NationId, type SpaceId } from '../../../../shared/great-war/ids'
import { revolutionDue } from '../../great-war/rules/revolution'
import { leftIn } from '../../great-war/rules/manpower'
import { favoured, openTo } from '../../great-war/rules/opinion'
import { productionLeft, usableComplexes } from '../../great-war/rules/placement'
import { blockadeZones, capitalsOf, controlledBy, controllerOf, hasCapital } from '../../great-war/rules/spaces'
import { atWar, friendly, isBelligerent, isSigner } from '../../great-war/rules/who'
import { territoriesOf, unitsIn, unitsOf, type GreatWarState } from '../../great-war/state'
import type { Json } from './near-misses'
import type { Random } from './random'

/** What leads there next, or nothing when this is not the hour. */
export type Wish = (r: Random, s: GreatWarState) => Json | undefined

export const correct = (figure: Json): Json => ({ type: 'correct', reason: 'as it lies on the table', ...figure })
/** One turn in so many, so that a happening begins rarely and is then carried through. */
const turnOf = (s: GreatWarState, every: number, at: number) => s.turn.number % every === at
const quiet = (s: GreatWarState) =>
  s.phase !== 'combat-move' && s.phase !== 'combat' && s.revolution?.step === undefined

/** The space changes hands: first those leave who would stand among enemies, then the marker. */
export function taken(s: GreatWarState, space: SpaceId, to: NationId): Json {
  const stranger = unitsIn(s, space)
    .map((id) => s.units[id])
    .find((u) => u !== undefined && u.owner !== to && !friendly(s, u.owner, to))
  return stranger
    ? correct({ units: { space, nation: stranger.owner, kind: stranger.kind, count: 0 } })
    : correct({ control: { space, nation: to } })
}
const enemyOf = (s: GreatWarState, n: NationId): NationId | undefined =>
  NATIONS.find((x) => atWar(s, n, x) && isBelligerent(s, x) && isSigner(x))

/** All that a nation holds goes to an enemy, while purchases wait. */
const collapse: Wish = (_r, s) => {
  const n = s.acting
  if (!turnOf(s, 29, 3) || s.phase !== 'purchase' || !isBelligerent(s, n)) return undefined
  if (s.nations[n].waiting.length === 0) return undefined
  const [space] = controlledBy(s, n)
  const heir = n === 'bolsheviks' ? 'russia' : enemyOf(s, n)
  return space && heir ? taken(s, space, heir) : undefined
}
const purchase: Wish = (_r, s) =>
  turnOf(s, 29, 3) && s.phase === 'purchase' && s.nations[s.acting].waiting.length === 0
    ? s.nations[s.acting].treasury < 3
      ? correct({ treasury: { nation: s.acting, ipc: 30 } })
      : { type: 'purchaseUnits', by: s.acting, units: [{ kind: 'trench', count: 1 }] }
    : undefined

const bolsheviksFall: Wish = (_r, s) => {
  if (!turnOf(s, 17, 5) || !quiet(s) || s.nations.bolsheviks.status !== 'belligerent') return undefined
  const [space] = controlledBy(s, 'bolsheviks')
  return space && taken(s, space, 'russia')
}
const serbiaFalls: Wish = (_r, s) => {
  if (!turnOf(s, 31, 6) || !quiet(s) || s.nations.serbia.status !== 'belligerent' || s.round < 2) return undefined
  const heir = enemyOf(s, 'serbia')
  return heir && taken(s, 'serbia' as SpaceId, heir)
}

const blockading = (s: GreatWarState) => s.round % 4 === 2 && s.nations.germany.status === 'belligerent'
const doctrine: Wish = (_r, s) =>
  blockading(s) && s.acting === 'germany' && s.phase === 'diplomacy' && !s.turn.doctrineChanged
    ? { type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'unrestricted' }
    : undefined
/** Submarines all around Britain, and few Britons left to draft. */
const blockade: Wish = (r, s) => {
  if (!blockading(s) || s.acting !== 'great-britain' || s.phase !== 'place' || s.doctrine === 'restricted')
    return undefined
  const there = unitsOf(s, 'germany').flatMap((id) => (s.units[id]?.kind === 'submarine' ? [s.units[id].space] : []))
  const space = blockadeZones(s).find((zone) => !there.includes(zone))
  if (space) return correct({ units: { space, nation: 'germany', kind: 'submarine', count: 1 } })
  const { total } = s.pools['british-isles']
  return leftIn(s, 'british-isles') > 4
    ? correct({ manpower: { pool: 'british-isles', used: total - r.below(5), total } })
    : undefined
}

/** Somebody's complex in foreign hands since before this turn. */
const captured: Wish = (r, s) => {
  if (!turnOf(s, 9, 1) || !quiet(s)) return undefined
  const foreign = (space: SpaceId) => controllerOf(s, space) !== s.acting && s.territories[space]?.complex === true
  const done = NATIONS.some((n) => usableComplexes(s, n).some((x) => productionLeft(s, n, x) < Infinity))
  const space = r.pick(territoriesOf(s).filter(foreign))
  const owner = space && controllerOf(s, space)
  const heir = owner && enemyOf(s, owner)
  return !done && space && heir && hasCapital(s, heir) ? taken(s, space, heir) : undefined
}

/** A great power without its capital; which, changes with the turn. */
const capitalFalls: Wish = (_r, s) => {
  if (!turnOf(s, 19, 2) || !quiet(s)) return undefined
  const n = (['france', 'austria-hungary', 'russia', 'great-britain', 'ottoman-empire'] as const)[s.round % 5]
  if (n === undefined || n === s.acting || !isBelligerent(s, n) || controlledBy(s, n).length < 3) return undefined
  const space = capitalsOf(n).find((x) => controllerOf(s, x) === n)
  const heir = enemyOf(s, n)
  return space && heir && taken(s, space, heir)
}

/** One advance after another, until there is nothing left to research. */
const learned: Wish = (_r, s) => {
  if (!turnOf(s, 23, 7) || s.phase !== 'research') return undefined
  const technology = TECHNOLOGIES.find((t) => !s.nations[s.acting].technologies.includes(t))
  return technology
    ? correct({ technology: { nation: s.acting, technology, owned: true } })
    : { type: 'researchTechnology', by: s.acting }
}

/** A limited war that is soon over, and an America that would join right after it (GW-19.20). */
function shortWar(r: Random, s: GreatWarState): Json | undefined {
  const by = 'united-states'
  const { war, warEndedIn, congressFrom, mexicoBeaten } = s.us
  const ask = { type: 'requestLimitedWar', by, target: 'mexico' }
  if (war && r.chance(20)) return ask
  if (war) return s.round > war.since ? { type: 'endLimitedWar', by } : undefined
  if (warEndedIn === s.round || warEndedIn === s.round - 1) {
    const bloc = openTo(s)
    return bloc ? { type: 'joinWar', by, bloc } : correct({ opinion: r.chance(50) ? 9 : -9 })
  }
  const open = s.round >= congressFrom && !s.turn.congressAsked
  if (open ? warEndedIn === undefined && !mexicoBeaten : r.chance(10)) return ask
  if (r.chance(5)) return { type: 'joinWar', by, bloc: openTo(s) === 'allied' ? 'central' : 'allied' }
  return s.opinion === 0 ? correct({ opinion: r.chance(50) ? 3 : -3 }) : undefined
}

/** America takes sides, buys for others, and is short of nothing but the limit. */
const america: Wish = (r, s) => {
  const by = 'united-states'
  if (s.acting !== by || s.nations[by].status !== 'unaligned' || s.round % 4 === 0) return undefined
  const { waiting, treasury } = s.nations[by]
  const men = waiting.find((i) => i.kind === 'infantry')
  switch (s.phase) {
    case 'diplomacy':
      return shortWar(r, s)
    case 'purchase':
      if (treasury < 30) return correct({ treasury: { nation: by, ipc: 30 } })
      return men ? undefined : { type: 'purchaseUnits', by, units: [{ kind: 'infantry', count: 4, pool: by }] }
    case 'place': {
      const to = r.pick(NATIONS.filter((n) => isBelligerent(s, n) && s.nations[n].bloc === favoured(s)))
      return men && to ? { type: 'sendVolunteers', by, kind: 'infantry', to } : undefined
    }
    default:
      return undefined
  }
}

/** Tables tell games apart: what would upset every game happens in half of them. */
const evenTable = (s: GreatWarState) => s.seats.length % 2 === 0

/** The Revolution finds purchases that could not be placed, because nobody was left to draft (GW-17.8). */
const unarmed: Wish = (_r, s) => {
  const by = 'russia'
  if (s.acting !== by || !evenTable(s) || !isBelligerent(s, by) || s.revolution) return undefined
  const { waiting, treasury } = s.nations[by]
  const { used, total } = s.pools[by]
  const men = waiting.some((i) => i.pool === by)
  if (s.phase === 'purchase' && s.round >= 12 && !men && used < total)
    return treasury < 3
      ? correct({ treasury: { nation: by, ipc: 10 } })
      : { type: 'purchaseUnits', by, units: [{ kind: 'infantry', count: 1, pool: by }] }
  if (!revolutionDue(s) || !men) return undefined
  return used < total ? correct({ manpower: { pool: by, used: total, total } }) : { type: 'rollRevolution', by, die: 1 }
}

/** Turkey would join, and its marker says no (GW-16.23). */
const undecided: Wish = (_r, s) => {
  const by = 'ottoman-empire'
  if (s.acting !== by || evenTable(s) || s.phase !== 'diplomacy' || s.round < 3 || s.round > 4) return undefined
  if (s.nations[by].status !== 'unaligned') return undefined
  return s.markers[by] === -1 ? correct({ marker: { nation: by, position: 0 } }) : { type: 'joinCentralPowers', by }
}

/** How eagerly each is carried through, in percent of what is said while its hour lasts. */
export const HAPPENINGS: readonly (readonly [number, Wish])[] = [
  [70, collapse],
  [70, purchase],
  [70, bolsheviksFall],
  [60, serbiaFalls],
  [60, doctrine],
  [60, blockade],
  [50, captured],
  [50, capitalFalls],
  [60, learned],
  [50, america],
  [70, unarmed],
  [30, undecided],
]
