/**
 * Who is with and against whom (GW-1.8, 1.9, 2.4, 2.6, 12.15, 17.19). War is counted, not kept, wherever the blocs decide
 * it; only wars outside the blocs stand in the record. A surrendered nation has neither friends nor enemies (GW-20.13).
 */
import { otherBloc, type Bloc, type NationId } from '../../../../shared/great-war/ids'
import { isGreatPower } from '../../../../shared/great-war/ids'
import { nationData } from '../data'
import { kept, keptFor } from '../kept'
import { pairOf, type GreatWarState } from '../state'

export const isBelligerent = (s: GreatWarState, n: NationId): boolean =>
  s.nations[n].bloc !== null && s.nations[n].status === 'belligerent'

/** Belligerent or conquered: still its bloc's friend, still at war (GW-1.9). */
const fights = (s: GreatWarState, n: NationId): boolean =>
  s.nations[n].bloc !== null && (s.nations[n].status === 'belligerent' || s.nations[n].status === 'conquered')

const inForce = kept((treaties: GreatWarState['treaties']) => treaties.filter((t) => t.state === 'in-force'))
export const armisticeOf = (s: GreatWarState, a: NationId, b: NationId) =>
  inForce(s.treaties).find((t) => t.kind === 'armistice' && t.parties.includes(a) && t.parties.includes(b))

/** GW-17.21: one treaty with the whole Central bloc. */
export const compelledPeace = (s: GreatWarState) => inForce(s.treaties).find((t) => t.kind === 'compelledPeace')

/** Wars of the Bolsheviks with the Central Powers need no entry in the record (GW-17.19). */
const bolshevikWar = (s: GreatWarState, a: NationId, b: NationId): boolean => {
  const other = a === 'bolsheviks' ? b : b === 'bolsheviks' ? a : undefined
  if (other === undefined || s.nations.bolsheviks.status !== 'belligerent') return false
  return fights(s, other) && s.nations[other].bloc === 'central' && compelledPeace(s) === undefined
}

/** Answers so far; good as long as none of the three parts changes. */
const wars = keptFor(
  (s: GreatWarState) => [s.nations, s.treaties, s.wars],
  () => new Map<NationId, Map<NationId, boolean>>(),
)
/** GW-1.9. Symmetric; rests under an armistice. */
export function atWar(s: GreatWarState, a: NationId, b: NationId): boolean {
  const known = wars(s)
  const row = known.get(a) ?? new Map<NationId, boolean>()
  const answer = row.get(b)
  if (answer !== undefined) return answer
  const found = areAtWar(s, a, b)
  known.set(a, row.set(b, found))
  return found
}
function areAtWar(s: GreatWarState, a: NationId, b: NationId): boolean {
  if (a === b || armisticeOf(s, a, b)) return false
  if (s.wars.includes(pairOf(a, b))) return true
  const [x, y] = [s.nations[a].bloc, s.nations[b].bloc]
  if (x !== null && y !== null && x !== y && fights(s, a) && fights(s, b)) return true
  return bolshevikWar(s, a, b)
}

/** GW-1.9: itself, and its bloc as long as both of them fight on. */
export const friendly = (s: GreatWarState, a: NationId, b: NationId): boolean =>
  a === b || (s.nations[a].bloc !== null && s.nations[a].bloc === s.nations[b].bloc && fights(s, a) && fights(s, b))

export const friendsOf = (s: GreatWarState, n: NationId): NationId[] =>
  (Object.keys(s.nations) as NationId[]).filter((x) => friendly(s, n, x)).sort()

/**
 * GW-17.19: other Allies may attack the Bolsheviks without being at war with them; their combat movement treats Bolshevik
 * land as hostile and their ships may open a sea battle.
 */
export const mayOpenWarOn = (s: GreatWarState, n: NationId, on: NationId): boolean =>
  on === 'bolsheviks' &&
  s.nations.bolsheviks.status === 'belligerent' &&
  s.nations[n].bloc === 'allied' &&
  fights(s, n) &&
  !armisticeOf(s, n, on)

/** What combat may be opened against: an enemy, or somebody whom an attack makes one. */
export const hostile = (s: GreatWarState, n: NationId, other: NationId): boolean =>
  atWar(s, n, other) || mayOpenWarOn(s, n, other)

/** The player in front of whom the nation lies; nobody for neutrals and for the automaton. */
export const playerOf = (s: GreatWarState, n: NationId): string | undefined =>
  s.seats.find((seat) => seat.nations.includes(n))?.player
export const sameSeat = (s: GreatWarState, a: NationId, b: NationId): boolean => {
  const player = playerOf(s, a)
  return player !== undefined && player === playerOf(s, b)
}

/** Great powers and joined majors of a bloc: the countries that victory counts (GW-21.4). */
export const countedIn = (s: GreatWarState, bloc: Bloc): NationId[] =>
  (Object.keys(s.nations) as NationId[]).filter(
    (n) => s.nations[n].bloc === bloc && (isGreatPower(n) || nationData(n).size === 'major'),
  )

/** Belligerents that can sign and have enemies: not Serbia, not minors (GW-20.2). */
export const isSigner = (n: NationId): boolean => isGreatPower(n) || nationData(n).size === 'major'

export const enemyBloc = (s: GreatWarState, n: NationId): Bloc | undefined => {
  const { bloc } = s.nations[n]
  return bloc === null ? undefined : otherBloc(bloc)
}

/** Great powers in the order of play from the one after `n`, counted round (GW-18.18, 18.19). */
export function powersAfter(s: GreatWarState, n: NationId): NationId[] {
  const at = s.order.indexOf(n)
  const round = [...s.order.slice(at + 1), ...s.order.slice(0, at + 1)]
  return round.filter(isGreatPower)
}

export const placeInOrder = (s: GreatWarState, n: NationId): number => {
  const at = s.order.indexOf(n)
  return at < 0 ? s.order.length : at
}
