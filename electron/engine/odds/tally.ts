/** Ends of a battle counted up: outcomes, survivors, losses in units, money and men. */
import { KINDS, type Kind } from '../../../shared/great-war/ids'
import {
  OUTCOMES,
  type Chance,
  type Expected,
  type JointSurvivors,
  type Outcome,
  type Standing,
  type Survivors,
} from '../../../shared/odds/answer'
import type { Arith } from './arith'
import type { Counts, Sort } from './sorts'

export const outcomes = <V>(value: (o: Outcome) => V): Record<Outcome, V> => ({
  attackerWins: value('attackerWins'),
  defenderWins: value('defenderWins'),
  bothDestroyed: value('bothDestroyed'),
  stopped: value('stopped'),
})

/** What each unit of a kind is worth, for both sides. */
export interface Prices {
  readonly cost: (k: Kind) => number
  readonly manpower: (k: Kind) => number
}
type Side = 'attacker' | 'defender'
type Units = Readonly<Partial<Record<Kind, number>>>

export function unitsOf(sorts: readonly Sort[], counts: Counts): Units {
  const units: Partial<Record<Kind, number>> = {}
  for (let i = 0; i < sorts.length; i++) {
    const n = counts[i] ?? 0
    const { kind } = sorts[i] as Sort
    if (n > 0) units[kind] = (units[kind] ?? 0) + n
  }
  return units
}

/** What may be left of a side, and how likely it is, whatever stands on the other. */
export interface Left<T> {
  readonly standing: Standing
  readonly place: number
  readonly size: number
  chance: T
}
interface Ended<T> {
  readonly outcome: Outcome
  readonly attacker: Left<T>
  readonly defender: Left<T>
  chance: T
}
/** Equal for equal standings: units always come in the order of the kinds. */
function keyOf({ units, damaged = 0 }: Standing): string {
  let key = ''
  for (const kind in units) key += `${kind}${units[kind as Kind]}`
  return damaged > 0 ? `${key}/${damaged}` : key
}
function sizeOf({ units }: Standing): number {
  let size = 0
  for (const kind in units) size += units[kind as Kind] ?? 0
  return size
}

/** Standings of one side, equal ones only once. */
class Standings<T> {
  readonly list: Left<T>[] = []
  readonly #known = new Map<string, Left<T>>()

  constructor(readonly math: Arith<T>) {}

  of(standing: Standing): Left<T> {
    const key = keyOf(standing)
    const known = this.#known.get(key)
    if (known) return known
    const left = { standing, place: this.list.length, size: sizeOf(standing), chance: this.math.zero }
    this.list.push(left)
    this.#known.set(key, left)
    return left
  }
}

/** More than a battle has standings of a side. */
const MANY = 2 ** 24

export class Tally<T> {
  readonly #math: Arith<T>
  /** By outcome, then by the places of both standings. */
  readonly #joint = OUTCOMES.map(() => new Map<number, Ended<T>>())
  readonly #sides: Readonly<Record<Side, Standings<T>>>

  constructor(math: Arith<T>) {
    this.#math = math
    this.#sides = { attacker: new Standings(math), defender: new Standings(math) }
  }

  add(outcome: Outcome, attacker: Standing, defender: Standing, chance: T): void {
    this.enter(outcome, this.left('attacker', attacker), this.left('defender', defender), chance)
  }
  /** The same for whoever keeps what `left` says of a standing. */
  enter(outcome: Outcome, ours: Left<T>, theirs: Left<T>, chance: T): void {
    const { add } = this.#math
    ours.chance = add(ours.chance, chance)
    theirs.chance = add(theirs.chance, chance)
    const ends = this.#joint[OUTCOMES.indexOf(outcome)] as Map<number, Ended<T>>
    const key = ours.place * MANY + theirs.place
    const known = ends.get(key)
    if (known) known.chance = add(known.chance, chance)
    else ends.set(key, { outcome, attacker: ours, defender: theirs, chance })
  }

  left(side: Side, standing: Standing): Left<T> {
    return this.#sides[side].of(standing)
  }

  chanceThat(holds: (outcome: Outcome, attacker: Standing, defender: Standing) => boolean): T {
    let sum = this.#math.zero
    for (const ends of this.#joint)
      for (const j of ends.values())
        if (holds(j.outcome, j.attacker.standing, j.defender.standing)) sum = this.#math.add(sum, j.chance)
    return sum
  }
  /** The chance of each outcome. */
  ends(): Record<Outcome, T> {
    return outcomes((o) => {
      let sum = this.#math.zero
      for (const j of this.#joint[OUTCOMES.indexOf(o)]?.values() ?? []) sum = this.#math.add(sum, j.chance)
      return sum
    })
  }

  /** Mean of a figure that each end has for one side. */
  mean(side: Side, figure: (s: Standing) => number): T {
    const { add, mul, of } = this.#math
    let sum = this.#math.zero
    for (const { standing, chance } of this.#sides[side].list) sum = add(sum, mul(chance, of(figure(standing))))
    return sum
  }

  expected(start: { readonly attacker: Units; readonly defender: Units }, prices: Prices): Expected<Chance> {
    const { say, sub } = this.#math
    const ours = this.#losses('attacker', start.attacker, prices)
    const theirs = this.#losses('defender', start.defender, prices)
    return {
      attackerLosses: ours.said,
      defenderLosses: theirs.said,
      ipc: { attacker: say(ours.ipc), defender: say(theirs.ipc) },
      manpower: { attacker: say(ours.men), defender: say(theirs.men) },
      ipcSwing: say(sub(theirs.ipc, ours.ipc)),
      manpowerSwing: say(sub(theirs.men, ours.men)),
    }
  }
  #losses(side: Side, start: Units, prices: Prices) {
    const { add, mul, of, say, zero } = this.#math
    const said: Partial<Record<Kind, Chance>> = {}
    let [ipc, men] = [zero, zero]
    for (const kind of KINDS) {
      const there = start[kind] ?? 0
      if (there === 0) continue
      let lost = zero
      for (const { standing, chance } of this.#sides[side].list) {
        const gone = there - (standing.units[kind] ?? 0)
        if (gone > 0) lost = add(lost, mul(chance, of(gone)))
      }
      said[kind] = say(lost)
      ipc = add(ipc, mul(lost, of(prices.cost(kind))))
      men = add(men, mul(lost, of(prices.manpower(kind))))
    }
    return { said, ipc, men }
  }

  /** Most units first. */
  survivors(side: Side): Survivors<Chance>[] {
    return [...this.#sides[side].list]
      .sort(bySize)
      .map(({ standing: { units, damaged }, chance }) =>
        damaged === undefined
          ? { units, chance: this.#math.chance(chance) }
          : { units, damaged, chance: this.#math.chance(chance) },
      )
  }
  joint(): JointSurvivors<Chance>[] {
    const joint: JointSurvivors<Chance>[] = []
    for (const ends of this.#joint)
      for (const { outcome, attacker, defender, chance } of [...ends.values()].sort(bySizes))
        joint.push({
          outcome,
          attacker: attacker.standing,
          defender: defender.standing,
          chance: this.#math.chance(chance),
        })
    return joint
  }
}

function bySizes<T>(x: Ended<T>, y: Ended<T>): number {
  return bySize(x.attacker, y.attacker) || bySize(x.defender, y.defender)
}
/** Most units first. */
function bySize<T>(a: Left<T>, b: Left<T>): number {
  return b.size - a.size || byKind(a.standing, b.standing)
}
/** Among as many units, those with more of the dear kinds first. */
function byKind(a: Standing, b: Standing): number {
  for (let i = KINDS.length - 1; i >= 0; i--) {
    const kind = KINDS[i] as Kind
    const dearer = (b.units[kind] ?? 0) - (a.units[kind] ?? 0)
    if (dearer !== 0) return dearer
  }
  return (a.damaged ?? 0) - (b.damaged ?? 0)
}
