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
  sorts.forEach(({ kind }, i) => {
    const n = counts[i] ?? 0
    if (n > 0) units[kind] = (units[kind] ?? 0) + n
  })
  return units
}
/** Equal for equal standings: units always come in the order of the kinds. */
function keyOf({ units, damaged = 0 }: Standing): string {
  let key = ''
  for (const kind in units) key += `${kind}${units[kind as Kind]}`
  return damaged > 0 ? `${key}/${damaged}` : key
}
/** An end with what sorting and merging ask of it again and again, counted once. */
interface Ended<T> {
  readonly outcome: Outcome
  readonly rank: number
  readonly attacker: Standing
  readonly defender: Standing
  readonly keys: Readonly<Record<Side, string>>
  readonly sizes: Readonly<Record<Side, number>>
  chance: T
}
function sizeOf({ units }: Standing): number {
  let size = 0
  for (const kind in units) size += units[kind as Kind] ?? 0
  return size
}

export class Tally<T> {
  readonly #math: Arith<T>
  readonly #joint = new Map<string, Ended<T>>()

  constructor(math: Arith<T>) {
    this.#math = math
  }

  add(outcome: Outcome, attacker: Standing, defender: Standing, chance: T): void {
    const keys = { attacker: keyOf(attacker), defender: keyOf(defender) }
    const key = `${outcome} ${keys.attacker} ${keys.defender}`
    const known = this.#joint.get(key)
    if (known) {
      known.chance = this.#math.add(known.chance, chance)
      return
    }
    const sizes = { attacker: sizeOf(attacker), defender: sizeOf(defender) }
    this.#joint.set(key, { outcome, rank: OUTCOMES.indexOf(outcome), attacker, defender, keys, sizes, chance })
  }

  chanceThat(holds: (outcome: Outcome, attacker: Standing, defender: Standing) => boolean): T {
    let sum = this.#math.zero
    for (const j of this.#joint.values())
      if (holds(j.outcome, j.attacker, j.defender)) sum = this.#math.add(sum, j.chance)
    return sum
  }

  /** Mean of a figure that each end has for one side. */
  mean(side: 'attacker' | 'defender', figure: (s: Standing) => number): T {
    let sum = this.#math.zero
    for (const j of this.#joint.values())
      sum = this.#math.add(sum, this.#math.mul(j.chance, this.#math.of(figure(j[side]))))
    return sum
  }

  expected(start: { readonly attacker: Units; readonly defender: Units }, prices: Prices): Expected<Chance> {
    const { add, mul, of, say, sub, zero } = this.#math
    const there = (side: Side) => KINDS.filter((k) => (start[side][k] ?? 0) > 0)
    const lost = (side: Side) =>
      there(side).map((k) => [k, this.mean(side, ({ units }) => (start[side][k] ?? 0) - (units[k] ?? 0))] as const)
    const gone = { attacker: lost('attacker'), defender: lost('defender') }
    const losses = (side: Side) => Object.fromEntries(gone[side].map(([k, n]) => [k, say(n)]))
    const worth = (side: Side, price: (k: Kind) => number) =>
      gone[side].reduce((sum, [k, n]) => add(sum, mul(n, of(price(k)))), zero)
    const ipc = { attacker: worth('attacker', prices.cost), defender: worth('defender', prices.cost) }
    const men = { attacker: worth('attacker', prices.manpower), defender: worth('defender', prices.manpower) }
    return {
      attackerLosses: losses('attacker'),
      defenderLosses: losses('defender'),
      ipc: { attacker: say(ipc.attacker), defender: say(ipc.defender) },
      manpower: { attacker: say(men.attacker), defender: say(men.defender) },
      ipcSwing: say(sub(ipc.defender, ipc.attacker)),
      manpowerSwing: say(sub(men.defender, men.attacker)),
    }
  }

  /** Most units first. */
  survivors(side: 'attacker' | 'defender'): Survivors<Chance>[] {
    const merged = new Map<string, { standing: Standing; size: number; chance: T }>()
    for (const j of this.#joint.values()) {
      const key = j.keys[side]
      const known = merged.get(key)
      if (known) known.chance = this.#math.add(known.chance, j.chance)
      else merged.set(key, { standing: j[side], size: j.sizes[side], chance: j.chance })
    }
    return [...merged.values()]
      .sort((a, b) => b.size - a.size || byKind(a.standing, b.standing))
      .map(({ standing, chance }) => ({ ...standing, chance: this.#math.say(chance) }))
  }
  joint(): JointSurvivors<Chance>[] {
    return [...this.#joint.values()]
      .sort(
        (a, b) =>
          a.rank - b.rank ||
          b.sizes.attacker - a.sizes.attacker ||
          byKind(a.attacker, b.attacker) ||
          b.sizes.defender - a.sizes.defender ||
          byKind(a.defender, b.defender),
      )
      .map(({ outcome, attacker, defender, chance }) => ({
        outcome,
        attacker,
        defender,
        chance: this.#math.say(chance),
      }))
  }
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
