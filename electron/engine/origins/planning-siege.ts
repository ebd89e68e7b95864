// How a stack breaks under several attackers in turn: an absorbing chain, followed attack by attack with whole weights over
// a power of six. Surprising: every attack ends one of the two stacks (OW-3.6), so without new PFs an attacker has but one.
import type { OriginsData } from '../../../shared/origins/data'
import type { OddsColumn } from '../../../shared/origins/events'
import { FACES } from '../../../shared/dice'
import { fraction, type Fraction } from '../odds/fraction'
import { lossesOf, oddsColumn } from './rules/attack'

/** One turn that matters: an attacker's (its place in the list), or that of the stack's owner (−1). */
export interface Slot {
  readonly round: number
  readonly who: number
  /** PFs added before the attack, and whether there may be one. */
  readonly adds: number
  readonly attacks: boolean
}

export interface Siege {
  readonly stacks: readonly number[]
  readonly attackFrom: readonly OddsColumn[]
  readonly defenders: number
  readonly below: number
}

export interface Standing {
  readonly stacks: readonly number[]
  readonly defenders: number
}
interface Counted extends Standing {
  readonly attacks: readonly number[]
  readonly added: readonly number[]
  weight: bigint
}

const SIDES = BigInt(FACES.length)
export const sixths = (n: number): Fraction => fraction(BigInt(n), SIDES)
const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)
const changed = (list: readonly number[], at: number, to: number) => list.map((n, i) => (i === at ? to : n))

/** What a slot makes of a standing: the ways it can go, in sixths; one way with all six where nobody attacks. */
export function turn(data: OriginsData, siege: Siege, at: Standing, slot: Slot) {
  const { who } = slot
  if (who < 0) return { attacked: false, ways: [{ ...at, defenders: at.defenders + slot.adds, sixths: FACES.length }] }
  const ours = (at.stacks[who] ?? 0) + slot.adds
  const built = changed(at.stacks, who, ours)
  const column = oddsColumn(ours, at.defenders)
  if (!slot.attacks || ours === 0 || column < (siege.attackFrom[who] ?? 0))
    return { attacked: false, ways: [{ ...at, stacks: built, sixths: FACES.length }] }
  const ways = data.attackResults[column].map(({ result, faces }) => {
    const losses = lossesOf(result, ours, at.defenders)
    return {
      stacks: changed(built, who, ours - losses.attacker),
      defenders: at.defenders - losses.target,
      sixths: faces.length,
    }
  })
  return { attacked: true, ways }
}

export interface SiegeCourse {
  /** Chance to break with exactly n attacks, n from 0. */
  readonly byAttacks: readonly Fraction[]
  /** By slot: chance to break in it. */
  readonly bySlot: readonly Fraction[]
  /** By attacker: chance that its attack breaks the stack, its mean losses and attacks, broken or not. */
  readonly breaks: readonly Fraction[]
  readonly losses: readonly Fraction[]
  readonly attacks: readonly Fraction[]
  readonly left: ReadonlyMap<number, Fraction>
}

/** The whole course over these turns, exactly. */
export function courseOf(data: OriginsData, siege: Siege, slots: readonly Slot[]): SiegeCourse {
  const none = siege.stacks.map(() => 0n)
  const whole = SIDES ** BigInt(slots.length)
  const tally = { byAttacks: [] as bigint[], bySlot: slots.map(() => 0n), breaks: [...none], losses: [...none] }
  const attacks = [...none]
  const left = new Map<number, bigint>()
  const end = (c: Counted, weight: bigint) => {
    c.stacks.forEach((now, i) => {
      const lost = (siege.stacks[i] ?? 0) + (c.added[i] ?? 0) - now
      tally.losses[i] = (tally.losses[i] ?? 0n) + BigInt(lost) * weight
      attacks[i] = (attacks[i] ?? 0n) + BigInt(c.attacks[i] ?? 0) * weight
    })
    left.set(c.defenders, (left.get(c.defenders) ?? 0n) + weight)
  }
  let now = new Map<string, Counted>()
  const put = (into: Map<string, Counted>, c: Counted) => {
    const key = `${c.stacks.join()} ${c.defenders} ${c.attacks.join()}`
    const same = into.get(key)
    if (same) same.weight += c.weight
    else into.set(key, c)
  }
  put(now, {
    stacks: siege.stacks,
    defenders: siege.defenders,
    attacks: siege.stacks.map(() => 0),
    added: siege.stacks.map(() => 0),
    weight: 1n,
  })
  slots.forEach((slot, i) => {
    const next = new Map<string, Counted>()
    const later = SIDES ** BigInt(slots.length - i - 1)
    for (const c of now.values()) {
      const { attacked, ways } = turn(data, siege, c, slot)
      const added = slot.who < 0 ? c.added : changed(c.added, slot.who, (c.added[slot.who] ?? 0) + slot.adds)
      const made = attacked ? changed(c.attacks, slot.who, (c.attacks[slot.who] ?? 0) + 1) : c.attacks
      for (const way of ways) {
        const weight = c.weight * BigInt(way.sixths)
        const then: Counted = { stacks: way.stacks, defenders: way.defenders, attacks: made, added, weight }
        if (way.defenders >= siege.below) {
          put(next, then)
          continue
        }
        const share = weight * later
        const n = total(made)
        tally.byAttacks[n] = (tally.byAttacks[n] ?? 0n) + share
        tally.bySlot[i] = (tally.bySlot[i] ?? 0n) + share
        tally.breaks[slot.who] = (tally.breaks[slot.who] ?? 0n) + share
        end(then, share)
      }
    }
    now = next
  })
  for (const c of now.values()) end(c, c.weight)
  const exact = (list: readonly bigint[]) => Array.from(list, (n: bigint | undefined) => fraction(n ?? 0n, whole))
  return {
    byAttacks: exact(tally.byAttacks),
    bySlot: exact(tally.bySlot),
    breaks: exact(tally.breaks),
    losses: exact(tally.losses),
    attacks: exact(attacks),
    left: new Map([...left].map(([factors, weight]) => [factors, fraction(weight, whole)])),
  }
}
