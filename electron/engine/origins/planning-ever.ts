// A siege without an end of rounds (OW-3.6). As long as the stack keeps its size the course is one path, since an attack that
// leaves it alone costs the attacker everything; the path must come round again, so it is a line of equations with one loop.
import type { OriginsData } from '../../../shared/origins/data'
import { add, div, isZero, mul, ONE, sub, ZERO, type Fraction } from '../odds/fraction'
import { sixths, turn, type Siege, type Slot, type Standing } from './planning-siege'

/** Chance to break ever, and the attacks and rounds until then, weighed with that chance. */
interface Ever {
  readonly chance: Fraction
  readonly attacks: Fraction
  readonly rounds: Fraction
}
const NEVER: Ever = { chance: ZERO, attacks: ZERO, rounds: ZERO }
const BROKEN: Ever = { ...NEVER, chance: ONE }

/** One turn on the path: where it may leave it, weighed, and the chance to stay on it. */
interface Step {
  readonly key: string
  readonly out: Ever
  readonly stay: Fraction
  /** 1 or 0: whether it is an attack, and whether a round begins with it. */
  readonly attack: Fraction
  readonly round: Fraction
}

const both = (a: Ever, b: Ever): Ever => ({
  chance: add(a.chance, b.chance),
  attacks: add(a.attacks, b.attacks),
  rounds: add(a.rounds, b.rounds),
})
const scaled = (a: Ever, by: Fraction): Ever => ({
  chance: mul(a.chance, by),
  attacks: mul(a.attacks, by),
  rounds: mul(a.rounds, by),
})
/** The same, so many attacks and rounds earlier. */
const earlier = (a: Ever, attacks: Fraction, rounds: Fraction): Ever => ({
  chance: a.chance,
  attacks: add(a.attacks, mul(attacks, a.chance)),
  rounds: add(a.rounds, mul(rounds, a.chance)),
})

/** x = a + b·x: the loop's exits and costs gathered once round, solved for the value at its beginning. */
function solved(loop: readonly Step[]): Ever {
  let gathered = NEVER
  let [still, attacks, rounds] = [ONE, ZERO, ZERO]
  for (const step of loop) {
    gathered = both(gathered, scaled(earlier(step.out, attacks, rounds), still))
    still = mul(still, step.stay)
    attacks = add(attacks, step.attack)
    rounds = add(rounds, step.round)
  }
  const leaves = sub(ONE, still)
  if (isZero(leaves)) return NEVER // nobody ever attacks
  const chance = div(gathered.chance, leaves)
  const again = (each: Fraction) => mul(still, mul(each, chance))
  return {
    chance,
    attacks: div(add(gathered.attacks, again(attacks)), leaves),
    rounds: div(add(gathered.rounds, again(rounds)), leaves),
  }
}

/** The stack's owner must add nothing: of a stack that grows there is no telling. */
export function everOf(data: OriginsData, siege: Siege, cycle: readonly Slot[]): Ever {
  const known = new Map<string, Ever>()
  const keyOf = (at: Standing, slot: number) => `${slot} ${at.stacks.join()} ${at.defenders}`

  function stepAt(at: Standing, slot: number): Step & { readonly stays: Standing | undefined } {
    const deed = cycle[slot]
    if (!deed) throw new Error('a siege without turns')
    const { attacked, ways } = turn(data, siege, at, deed)
    const [attack, round] = [attacked ? ONE : ZERO, slot === 0 ? ONE : ZERO]
    const stays = ways.find((way) => way.defenders === at.defenders)
    let out = NEVER
    for (const way of ways) {
      if (way === stays) continue
      const then = way.defenders < siege.below ? BROKEN : valueOf(way, (slot + 1) % cycle.length)
      out = both(out, scaled(earlier(then, attack, round), sixths(way.sixths)))
    }
    return { key: keyOf(at, slot), out, stay: sixths(stays?.sixths ?? 0), attack, round, stays }
  }

  function valueOf(from: Standing, first: number): Ever {
    const path: Step[] = []
    const seen = new Map<string, number>()
    let tail: Ever | undefined
    let [at, slot]: [Standing, number] = [from, first]
    for (;;) {
      const key = keyOf(at, slot)
      tail = known.get(key)
      if (tail !== undefined || seen.has(key)) break
      seen.set(key, path.length)
      const step = stepAt(at, slot)
      path.push(step)
      if (step.stays === undefined) {
        tail = NEVER
        break
      }
      at = step.stays
      slot = (slot + 1) % cycle.length
    }
    let value = tail ?? solved(path.slice(seen.get(keyOf(at, slot))))
    for (const step of path.reverse()) {
      value = both(step.out, scaled(earlier(value, step.attack, step.round), step.stay))
      known.set(step.key, value)
    }
    return value
  }
  return valueOf(siege, 0)
}
