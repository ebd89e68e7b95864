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
function sizeOf({ units }: Standing): number {
  let size = 0
  for (const kind in units) size += units[kind as Kind] ?? 0
  return size
}

export class Tally<T> {
  readonly #math: Arith<T>
  readonly #joint = new Map<string, { outcome: Outcome; attacker: Standing; defender: Standing; chance: T }>()

  constructor(math: Arith<T>) {
    this.#math = math
  }

  add(outcome: Outcome, attacker: Standing, defender: Standing, chance: T): void {
    const key = `${outcome} ${keyOf(attacker)} ${keyOf(defender)}`
    const known = this.#joint.get(key)
    if (known) known.chance = this.#math.add(known.chance, chance)
    else this.#joint.set(key, { outcome, attacker, defender, chance })
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
    const merged = new Map<string, { standing: Standing; chance: T }>()
    for (const j of this.#joint.values()) {
      const key = keyOf(j[side])
      const known = merged.get(key)
      if (known) known.chance = this.#math.add(known.chance, j.chance)
      else merged.set(key, { standing: j[side], chance: j.chance })
    }
    return [...merged.values()]
      .sort((a, b) => bySize(a.standing, b.standing))
      .map(({ standing, chance }) => ({ ...standing, chance: this.#math.say(chance) }))
  }
  joint(): JointSurvivors<Chance>[] {
    return [...this.#joint.values()]
      .sort(
        (a, b) =>
          OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) ||
          bySize(a.attacker, b.attacker) ||
          bySize(a.defender, b.defender),
      )
      .map((j) => ({ ...j, chance: this.#math.say(j.chance) }))
  }
}

/** More units first; among as many, those with more of the dear kinds. */
function bySize(a: Standing, b: Standing): number {
  const more = sizeOf(b) - sizeOf(a)
  if (more !== 0) return more
  for (let i = KINDS.length - 1; i >= 0; i--) {
    const kind = KINDS[i] as Kind
    const dearer = (b.units[kind] ?? 0) - (a.units[kind] ?? 0)
    if (dearer !== 0) return dearer
  }
  return (a.damaged ?? 0) - (b.damaged ?? 0)
}
