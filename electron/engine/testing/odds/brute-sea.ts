/**
 * Sea battles worked out by brute force, to check the odds against: every die of every round is a branch, hull by hull, chances are
 * fractions, values are typed here by hand. Losses are filled in as the table does it (GW-13.5, 13.12), down a list of hulls.
 */
import { add, div, fraction, mul, ONE, sub, ZERO, type Fraction } from '../../odds/fraction'
import type { Ends } from './brute-land'

export type HullKind = 'fighter' | 'bomber' | 'submarine' | 'transport' | 'dreadnought'
export interface Hull {
  readonly kind: HullKind
  /** Hits that it can still take. */
  readonly hits: number
}
export type Fleet = readonly Hull[]
export type Dive = 'never' | 'atOnce' | 'helpless' | 'last' | { readonly afterRound: number }

export interface BruteSea {
  /** In the order in which they are lost. */
  readonly attackers: Fleet
  readonly defenders: Fleet
  readonly damageFirst: { readonly attacker: boolean; readonly defender: boolean }
  readonly dive: { readonly attacker: Dive; readonly defender: Dive }
  readonly attackerHas: readonly string[]
  readonly defenderHas: readonly string[]
  /** Asked after every full round. */
  readonly leaves: (attackers: Fleet, round: number) => boolean
  /** Rounds matter: the battle is followed round by round, up to here. */
  readonly upTo?: number
  /** The number of the first round; 1 when it is left out. */
  readonly from?: number
}

const ATTACK = { fighter: 2, bomber: 4, submarine: 2, transport: 0, dreadnought: 4 } as const
const DEFENCE = { fighter: 3, bomber: 1, submarine: 2, transport: 1, dreadnought: 4 } as const
const isAir = (x: Hull) => x.kind === 'fighter' || x.kind === 'bomber'
const isSub = (x: Hull) => x.kind === 'submarine'
const hasShips = (side: Fleet) => side.some((x) => !isAir(x))

export function* dice(needs: readonly number[]): Generator<{ hits: number; chance: Fraction }> {
  const [first, ...others] = needs
  if (first === undefined) {
    yield { hits: 0, chance: ONE }
    return
  }
  const hit = fraction(BigInt(first), 6n)
  for (const rest of dice(others)) {
    if (first < 6) yield { hits: rest.hits, chance: mul(rest.chance, sub(ONE, hit)) }
    if (first > 0) yield { hits: rest.hits + 1, chance: mul(rest.chance, hit) }
  }
}

const needsOf = (b: BruteSea, side: 'attacker' | 'defender', x: Hull): number => {
  const better = x.kind === 'fighter' && (side === 'attacker' ? b.attackerHas : b.defenderHas).includes('2') ? 1 : 0
  return (side === 'attacker' ? ATTACK : DEFENCE)[x.kind] + better
}

/** Hits of submarines on ships, of the others on anyone; the surplus is lost. */
export function sink(side: Fleet, limited: number, onAny: number, damageFirst: boolean): Fleet {
  const rooms = (which: (x: Hull) => boolean) => side.filter(which).reduce((sum, x) => sum + x.hits, 0)
  const [ships, air] = [rooms((x) => !isAir(x)), rooms(isAir)]
  const onShips = Math.min(limited, ships)
  let due = onShips + Math.min(onAny, ships - onShips + air)
  let onAircraft = Math.min(onAny, air)
  const left = side.map((x) => ({ ...x }))
  const take = (x: { kind: HullKind; hits: number }) => {
    if (due === 0 || x.hits === 0 || (isAir(x) && onAircraft === 0)) return
    if (isAir(x)) onAircraft--
    due--
    x.hits--
  }
  if (damageFirst) for (const x of left) if (x.hits === 2) take(x)
  for (const x of left) while (due > 0 && x.hits > 0 && !(isAir(x) && onAircraft === 0)) take(x)
  return left.filter((x) => x.hits > 0)
}

export interface Scene {
  readonly a: Fleet
  readonly d: Fleet
  readonly aUnder: number
  readonly dUnder: number
}
const under = (n: number): Hull[] => Array.from({ length: n }, () => ({ kind: 'submarine', hits: 1 }))
export const tellFleet = (side: Fleet): string =>
  (['fighter', 'bomber', 'submarine', 'transport', 'dreadnought'] as const)
    .flatMap((k) => {
      const n = side.filter((x) => x.kind === k).length
      const damaged = k === 'dreadnought' ? side.filter((x) => x.kind === k && x.hits === 1).length : 0
      return n > 0 ? [`${n} ${k}${damaged > 0 ? ` (${damaged} damaged)` : ''}`] : []
    })
    .join(', ')
export const endAtSea = (outcome: string, { a, d, aUnder, dUnder }: Scene): string =>
  `${outcome} | ${tellFleet([...a, ...under(aUnder)])} | ${tellFleet([...d, ...under(dUnder)])}`

export const decided = ({ a, d }: Scene): string | undefined =>
  a.length > 0 && d.length > 0
    ? undefined
    : a.length > 0
      ? 'attackerWins'
      : d.length > 0
        ? 'defenderWins'
        : 'bothDestroyed'

const canHit = (b: BruteSea, side: 'attacker' | 'defender', own: Fleet, other: Fleet): boolean =>
  own.some((x) => needsOf(b, side, x) > 0 && (!isSub(x) || hasShips(other)))
export const isIdle = (b: BruteSea, { a, d }: Scene): boolean =>
  !canHit(b, 'attacker', a, d) && !canHit(b, 'defender', d, a)

/** Dice of a side: those of submarines only where there are ships to hit. */
export const shots = (b: BruteSea, side: 'attacker' | 'defender', own: Fleet, other: Fleet, subs: boolean): number[] =>
  subs && !hasShips(other) ? [] : own.filter((x) => isSub(x) === subs).map((x) => needsOf(b, side, x))

function divesNow(rule: Dive, own: Fleet, other: Fleet, round: number): boolean {
  if (!own.some(isSub)) return false
  if (rule === 'never') return false
  if (rule === 'atOnce') return true
  if (rule === 'helpless') return !hasShips(other)
  if (rule === 'last') return own.every(isSub)
  return round > rule.afterRound
}

function mix(into: Ends, more: Ends, weight: Fraction): void {
  for (const [end, chance] of more) into.set(end, add(into.get(end) ?? ZERO, mul(chance, weight)))
}

/** Chances by end: `outcome | attackers | defenders`, those under water among them. */
export function bruteSea(b: BruteSea): Ends {
  const known = new Map<string, Ends>()
  const AGAIN = 'again'
  return begin({ a: b.attackers, d: b.defenders, aUnder: 0, dUnder: 0 }, b.from ?? 1)

  function ended(s: Scene): Ends | undefined {
    const outcome = decided(s)
    return outcome === undefined ? undefined : new Map([[endAtSea(outcome, s), ONE]])
  }
  function begin(s: Scene, n: number): Ends {
    const done = ended(s)
    if (done) return done
    if (!divesNow(b.dive.attacker, s.a, s.d, n)) return round(s, n)
    const a = s.a.filter((x) => !isSub(x))
    const dived = { ...s, a, aUnder: s.aUnder + s.a.length - a.length }
    return ended(dived) ?? round(dived, n)
  }
  function round(s: Scene, n: number): Ends {
    const key = JSON.stringify([s, Math.min(n, (b.upTo ?? 0) + 1)])
    const before = known.get(key)
    if (before) return before
    const ends: Ends = new Map()
    for (const x of dice(shots(b, 'attacker', s.a, s.d, true))) {
      const struck = { ...s, d: sink(s.d, x.hits, 0, b.damageFirst.defender) }
      mix(ends, ended(struck) ?? exchange(s, struck, n), x.chance)
    }
    const again = ends.get(AGAIN) ?? ZERO
    ends.delete(AGAIN)
    for (const [end, chance] of ends) ends.set(end, div(chance, sub(ONE, again)))
    known.set(key, ends)
    return ends
  }
  function exchange(start: Scene, s: Scene, n: number): Ends {
    const ends: Ends = new Map()
    for (const x of dice(shots(b, 'attacker', s.a, s.d, false))) {
      const left = sink(s.d, 0, x.hits, b.damageFirst.defender)
      const dive = divesNow(b.dive.defender, left, s.a, n)
      const stay = dive ? left.filter((h) => !isSub(h)) : left
      const deep = left.length - stay.length
      // Those that were hit fire; of the submarines those that have not just gone under.
      const gone = (list: Fleet) => list.filter(isSub).slice(0, list.filter(isSub).length - deep)
      const firing = [...s.d.filter((h) => !isSub(h)), ...gone(s.d)]
      for (const y of dice(shots(b, 'defender', firing, s.a, true)))
        for (const z of dice(shots(b, 'defender', firing, s.a, false))) {
          const a = sink(s.a, y.hits, z.hits, b.damageFirst.attacker)
          const then = { ...s, a, d: stay, dUnder: s.dUnder + deep }
          const chance = mul(x.chance, mul(y.chance, z.chance))
          mix(ends, finish(start, then, n), chance)
        }
    }
    return ends
  }
  function finish(start: Scene, s: Scene, n: number): Ends {
    const done = ended(s)
    if (done) return done
    if (isIdle(b, s) || b.leaves(s.a, n)) return new Map([[endAtSea('stopped', s), ONE]])
    // A round that leads to the same question again is solved, not followed.
    const counts = b.upTo !== undefined && n <= b.upTo
    if (!counts && JSON.stringify(s) === JSON.stringify(start) && !divesNow(b.dive.attacker, s.a, s.d, n + 1))
      return new Map([[AGAIN, ONE]])
    return begin(s, n + 1)
  }
}
