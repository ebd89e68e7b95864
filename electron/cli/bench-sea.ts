/**
 * What odds at sea and plans for Origins cost: whole answers against a plain sampler of 10,000 trials. The least of several runs
 * counts, for other programs only ever add to a run.
 */
import type { SeaOrder } from '../../shared/odds/sea'
import { answerOdds } from '../engine/odds'
import { originsOdds } from '../engine/origins/planning'
import type { Figure } from './figure'

const TRIALS = 10_000

type Fleet = Readonly<{ dreadnought: number; submarine: number; transport: number; fighter: number }>
const FLEET: Fleet = { dreadnought: 5, submarine: 5, transport: 3, fighter: 2 }
const order = (fleet: Fleet, how: Partial<SeaOrder> = {}): SeaOrder => ({
  game: 'great-war',
  kind: 'sea',
  attacker: fleet,
  defender: fleet,
  rounds: 1,
  ...how,
})
const times = (n: number): Fleet => ({ dreadnought: n, submarine: n, transport: n, fighter: n })
const SIZES = [2, 4, 8] as const

function exact(o: SeaOrder): number {
  const found = answerOdds(o)
  if (!found.ok || found.value.kind !== 'odds') throw new Error(JSON.stringify(found))
  return Number((found.value.odds as { attackerWins: number }).attackerWins)
}

/** Hits of a side: torpedoes on ships, shells on anyone. */
interface Side {
  subs: number
  transports: number
  fighters: number
  /** Hits that the dreadnoughts can still take. */
  armour: number
}
const sideOf = (f: Fleet): Side => ({
  subs: f.submarine,
  transports: f.transport,
  fighters: f.fighter,
  armour: 2 * f.dreadnought,
})
const shots = (dice: number, needs: number): number => {
  let hits = 0
  for (let n = 0; n < dice; n++) if (Math.random() * 6 < needs) hits++
  return hits
}
/** The cheapest first: submarines, transports, fighters, dreadnoughts one after the other. */
function lose(s: Side, torpedoes: number, shells: number): void {
  for (let n = 0; n < torpedoes; n++)
    if (s.subs > 0) s.subs--
    else if (s.transports > 0) s.transports--
    else if (s.armour > 0) s.armour--
  for (let n = 0; n < shells; n++)
    if (s.subs > 0) s.subs--
    else if (s.transports > 0) s.transports--
    else if (s.fighters > 0) s.fighters--
    else if (s.armour > 0) s.armour--
}
const left = (s: Side): number => s.subs + s.transports + s.fighters + s.armour
const ships = (s: Side): boolean => s.subs + s.transports + s.armour > 0
const guns = (s: Side): number => Math.ceil(s.armour / 2)

function trial(fleet: Fleet): boolean {
  const [a, d] = [sideOf(fleet), sideOf(fleet)]
  for (;;) {
    lose(d, ships(d) ? shots(a.subs, 2) : 0, 0)
    if (left(d) === 0) return true
    const shells = shots(guns(a), 4) + shots(a.fighters, 2)
    const torpedoes = ships(a) ? shots(d.subs, 2) : 0
    const reply = shots(guns(d), 4) + shots(d.fighters, 3) + shots(d.transports, 1)
    lose(d, 0, shells)
    lose(a, torpedoes, reply)
    if (left(a) === 0) return false
    if (left(d) === 0) return true
  }
}
function sampled(fleet: Fleet): number {
  let won = 0
  for (let n = 0; n < TRIALS; n++) if (trial(fleet)) won++
  return won / TRIALS
}
/** The sampler's chance lies within six of its own deviations of the exact one; else one of the two is wrong. */
function agree(fleet: Fleet): void {
  const chance = exact(order(fleet))
  const off = Math.abs(sampled(fleet) - chance)
  if (off > 6 * Math.sqrt((chance * (1 - chance)) / TRIALS)) throw new Error(`the sampler is off by ${off}`)
}

function least(runs: number, deed: () => unknown): number {
  let best = Infinity
  for (let n = 0; n < runs; n++) {
    const began = performance.now()
    deed()
    best = Math.min(best, performance.now() - began)
  }
  return best
}
/** The power of the size that the time grows with, from the smallest to the largest. */
const exponent = (first: number, last: number): number =>
  Math.log(last / first) / Math.log((SIZES.at(-1) ?? NaN) / SIZES[0])

function siege(): unknown {
  const attackers = [
    { factors: 8, adds: 5 },
    { factors: 6, adds: 4, attackFrom: 1 },
  ]
  const found = originsOdds({ game: 'origins', kind: 'break', attackers, defenders: 24, defenderAdds: 1 })
  if (!found.ok) throw new Error(JSON.stringify(found.error))
  return found.value
}

export function seaFigures(): Promise<Figure[]> {
  agree(FLEET)
  const fleets = least(30, () => exact(order(FLEET)))
  const sampler = least(5, () => sampled(FLEET))
  const sizes = SIZES.map((n) => least(n < 8 ? 20 : 5, () => exact(order(times(n)))))
  const one = (name: string, value: number, unit: string, baseline: number): Figure => ({
    name,
    value: Number(value.toPrecision(4)),
    unit,
    baseline,
  })
  const few = { ...FLEET, dreadnought: 2, submarine: 2, transport: 1 }
  return Promise.resolve([
    one('odds at sea, 5 dreadnoughts 5 submarines 3 transports 2 fighters a side', fleets, 'ms', 4),
    one(
      'the same, round by round',
      least(10, () => exact(order(FLEET, { rounds: 12 }))),
      'ms',
      5,
    ),
    one(
      'the same, both diving when only submarines are left',
      least(5, () => exact(order(FLEET, { submerge: { attacker: 'last', defender: 'last' } }))),
      'ms',
      40,
    ),
    one(`a sampler of ${TRIALS} trials, the same fleets`, sampler, 'ms', 30),
    one(
      'the best losses of both sides, 2 dreadnoughts 2 submarines 1 transport 2 fighters a side',
      least(3, () => exact(order(few, { losses: { attacker: 'best', defender: 'best' } }))),
      'ms',
      230,
    ),
    ...SIZES.map((n, i) => one(`odds at sea, ${n} of each kind a side`, sizes[i] ?? NaN, 'ms', [1.5, 6, 75][i] ?? NaN)),
    one(
      'growth of odds at sea with the number of each kind',
      exponent(sizes[0] ?? NaN, sizes.at(-1) ?? NaN),
      'power',
      3,
    ),
    one('a stack of 24 against two attackers for ten rounds, every wait for odds', least(10, siege), 'ms', 10),
  ])
}
