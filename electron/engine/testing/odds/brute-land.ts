/**
 * Land battles worked out by brute force, to check the odds against: every die of every round is a branch, chances are fractions,
 * values are typed here by hand, nothing is shared with the room that is checked but the fractions.
 */
import { add, div, fraction, mul, ONE, sub, ZERO, type Fraction } from '../../odds/fraction'

type LandKind = 'infantry' | 'artillery' | 'tank' | 'fighter' | 'bomber'
export interface Soldier {
  readonly kind: LandKind
  readonly landed?: boolean
}
export interface Brute {
  /** In the order in which they are lost. */
  readonly attackers: readonly Soldier[]
  readonly defenders: readonly Soldier[]
  readonly trench: boolean
  readonly superTrench: boolean
  readonly attackerHas: readonly string[]
  readonly defenderHas: readonly string[]
  readonly bombardment: number
  /** Asked after every full round. */
  readonly leaves: (attackers: readonly Soldier[], round: number, defenders: readonly Soldier[]) => boolean
  /** Rounds matter to `leaves`: the battle is followed round by round, up to here. */
  readonly upTo?: number
}

const ATTACK = { infantry: 1, artillery: 2, tank: 3, fighter: 2, bomber: 4 } as const
const DEFENCE = { infantry: 2, artillery: 2, tank: 2, fighter: 3, bomber: 1 } as const
export const isAir = (x: Soldier) => x.kind === 'fighter' || x.kind === 'bomber'
const number = (side: readonly Soldier[], kind: LandKind) => side.filter((x) => x.kind === kind).length

/** What each attacker needs, one by one. */
export function attackNeeds(b: Brute, attackers: readonly Soldier[]): number[] {
  let guns = b.superTrench && b.trench ? 0 : number(attackers, 'artillery')
  return attackers.map((x) => {
    if (isAir(x) && b.superTrench) return 0
    if (x.kind === 'infantry' && guns-- > 0) return ATTACK.infantry + 1
    return ATTACK[x.kind] + (x.kind === 'fighter' && b.attackerHas.includes('2') ? 1 : 0)
  })
}
export function defenceNeeds(b: Brute, attackers: readonly Soldier[], defenders: readonly Soldier[]): number[] {
  let dug = b.trench ? number(defenders, 'infantry') - number(attackers, 'tank') : 0
  return defenders.map((x) => {
    if (x.kind === 'infantry' && dug-- > 0) return DEFENCE.infantry + 1
    return DEFENCE[x.kind] + (x.kind === 'fighter' && b.defenderHas.includes('2') ? 1 : 0)
  })
}

/** All ways the dice can fall: how many hit, and with what chance. */
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

/** Land units only may take gas; the rest of the hits may fall on anyone. */
function lose(side: readonly Soldier[], gas: number, onAny: number): readonly Soldier[] {
  const left = [...side]
  let shells = onAny
  for (let n = gas + onAny; n > 0; n--) {
    const spare = Math.min(gas, side.filter((x) => !isAir(x)).length)
    const at = left.findIndex((x) => !isAir(x) || shells > 0)
    if (at < 0) break
    const [gone] = left.splice(at, 1)
    if (gone && isAir(gone)) shells--
    if (side.length - left.length >= spare + onAny) break
  }
  return left
}

/** Chances by end: `outcome | attackers | defenders`, kinds counted. */
export type Ends = Map<string, Fraction>
const tell = (side: readonly Soldier[]) =>
  (['infantry', 'artillery', 'tank', 'fighter', 'bomber'] as const)
    .flatMap((k) => (number(side, k) > 0 ? [`${number(side, k)} ${k}`] : []))
    .join(', ')
export const endOf = (outcome: string, attackers: readonly Soldier[], defenders: readonly Soldier[]): string =>
  `${outcome} | ${tell(attackers)} | ${tell(defenders)}`

function mix(into: Ends, more: Ends, weight: Fraction): void {
  for (const [end, chance] of more) into.set(end, add(into.get(end) ?? ZERO, mul(chance, weight)))
}
const only = (end: string): Ends => new Map([[end, ONE]])

export function bruteLand(b: Brute): Ends {
  const known = new Map<string, Ends>()
  const last = b.upTo ?? 1
  const shells = Array.from({ length: b.bombardment }, () => 4)
  const gas = b.attackerHas.includes('1') ? b.attackers.filter((x) => x.kind === 'artillery').map(() => 1) : []
  const all: Ends = new Map()
  for (const x of dice(shells))
    for (const y of dice(gas))
      mix(all, round(b.attackers, lose(b.defenders, y.hits, x.hits), [], 1), mul(x.chance, y.chance))
  return all

  function over(
    attackers: readonly Soldier[],
    defenders: readonly Soldier[],
    away: readonly Soldier[],
  ): Ends | undefined {
    const everybody = [...attackers, ...away]
    if (attackers.length > 0 && defenders.length > 0) return undefined
    if (attackers.length > 0) return only(endOf('attackerWins', everybody, []))
    if (defenders.length === 0) return only(endOf('bothDestroyed', everybody, []))
    return only(endOf(away.length > 0 ? 'stopped' : 'defenderWins', everybody, defenders))
  }

  /** What comes of a full round from here. */
  function round(
    attackers: readonly Soldier[],
    defenders: readonly Soldier[],
    away: readonly Soldier[],
    n: number,
  ): Ends {
    const done = over(attackers, defenders, away)
    if (done) return done
    const key = JSON.stringify([attackers, defenders, away, Math.min(n, last + 1)])
    const before = known.get(key)
    if (before) return before
    const ends: Ends = new Map()
    const attack = attackNeeds(b, attackers)
    const defence = defenceNeeds(b, attackers, defenders)
    let again = ZERO
    for (const x of dice(attack))
      for (const y of dice(defence)) {
        const chance = mul(x.chance, y.chance)
        const left = attackers.slice(y.hits)
        const theirs = defenders.slice(x.hits)
        const same = x.hits === 0 && y.hits === 0
        if (same && goesRound(left, theirs, n)) again = add(again, chance)
        else mix(ends, decide(left, theirs, away, n), chance)
      }
    if (again.n > 0n) for (const [end, chance] of ends) ends.set(end, div(chance, sub(ONE, again)))
    known.set(key, ends)
    return ends

    /** A round without a hit leads to the same question again: solved, not followed. */
    function goesRound(left: readonly Soldier[], theirs: readonly Soldier[], at: number): boolean {
      const isIdle = [...attack, ...defence].every((needs) => needs === 0)
      return (b.upTo === undefined || at > b.upTo) && !isIdle && !mayLeave(left, theirs, at)
    }
  }
  function mayLeave(attackers: readonly Soldier[], defenders: readonly Soldier[], n: number): boolean {
    return attackers.some((x) => x.landed !== true) && b.leaves(attackers, n, defenders)
  }
  function decide(
    attackers: readonly Soldier[],
    defenders: readonly Soldier[],
    away: readonly Soldier[],
    n: number,
  ): Ends {
    const done = over(attackers, defenders, away)
    if (done) return done
    const needs = [...attackNeeds(b, attackers), ...defenceNeeds(b, attackers, defenders)]
    if (needs.every((x) => x === 0)) return only(endOf('stopped', [...attackers, ...away], defenders))
    if (!mayLeave(attackers, defenders, n)) return round(attackers, defenders, away, n + 1)
    const behind = attackers.filter((x) => x.landed === true)
    const gone = [...away, ...attackers.filter((x) => x.landed !== true)]
    if (behind.length === 0) return only(endOf('stopped', gone, defenders))
    return round(behind, defenders, gone, n + 1)
  }
}
