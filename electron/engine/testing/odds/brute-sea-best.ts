/**
 * The best conduct at sea by brute force: every legal choice of losses, dives and retreat is tried, values are repeated until they
 * no longer move. For battles of very few hulls.
 */
import { dice, decided, isIdle, shots, tellFleet, type BruteSea, type Fleet, type Hull, type Scene } from './brute-sea'
import { toNumber } from '../../odds/fraction'

export interface BruteAim {
  /** What it is worth to the attacker; the defender wants it low. */
  readonly worth: (s: Scene, left: boolean) => number
  readonly chooses: {
    readonly attackerLosses: boolean
    readonly defenderLosses: boolean
    readonly attackerDives: boolean
    readonly defenderDives: boolean
    readonly retreat: boolean
  }
}

const isAir = (x: Hull) => x.kind === 'fighter' || x.kind === 'bomber'
const isSub = (x: Hull) => x.kind === 'submarine'
const keyOf = (side: Fleet) =>
  [...side]
    .map((x) => `${x.kind}${x.hits}`)
    .sort()
    .join()
const distinct = (fleets: readonly Fleet[]) => [...new Map(fleets.map((f) => [keyOf(f), f])).values()]

/** One hit on each hull that may take it; in an order of its own a side has only the first. */
const oneHit = (side: Fleet, onShips: boolean, chooses: boolean): Fleet[] => {
  const ways = side.flatMap((x, i) =>
    onShips && isAir(x)
      ? []
      : [side.flatMap((y, j) => (i !== j ? [y] : y.hits > 1 ? [{ ...y, hits: y.hits - 1 }] : []))],
  )
  return chooses ? distinct(ways) : ways.slice(0, 1)
}
function afterHits(side: Fleet, limited: number, onAny: number, chooses: boolean): Fleet[] {
  let ways: Fleet[] = [side]
  const step = (onShips: boolean) => {
    const next = ways.flatMap((w) => oneHit(w, onShips, chooses))
    if (next.length > 0) ways = distinct(next)
  }
  for (let i = 0; i < limited; i++) step(true)
  for (let i = 0; i < onAny; i++) step(false)
  return ways
}
/** Ways to send 0, 1, 2… submarines under. */
function dives(side: Fleet, may: boolean): { stay: Fleet; deep: number }[] {
  const subs = side.filter(isSub).length
  return Array.from({ length: may ? subs + 1 : 1 }, (_, deep) => {
    let going = deep
    return { stay: side.filter((x) => !(isSub(x) && going-- > 0)), deep }
  })
}

export function bruteBest(b: BruteSea, aim: BruteAim): number {
  const { worth, chooses } = aim
  let values = new Map<string, number>()
  const named = (s: Scene) => `${tellFleet(s.a)}|${tellFleet(s.d)}|${s.aUnder}|${s.dUnder}`
  const scenes = new Map<string, Scene>()
  const most = (list: readonly number[]) => Math.max(...list)
  const least = (list: readonly number[]) => Math.min(...list)

  const known = (s: Scene): number => {
    const key = named(s)
    scenes.set(key, s)
    return values.get(key) ?? 0
  }
  function begin(s: Scene): number {
    return most(
      dives(s.a, chooses.attackerDives).map(({ stay, deep }) => {
        const dived = { ...s, a: stay, aUnder: s.aUnder + deep }
        if (decided(dived) !== undefined) return worth(dived, false)
        let sum = 0
        for (const x of dice(shots(b, 'attacker', dived.a, dived.d, true))) {
          const ways = afterHits(dived.d, x.hits, 0, chooses.defenderLosses).map((d) => ({ ...dived, d }))
          sum += toNumber(x.chance) * least(ways.map((w) => (decided(w) === undefined ? exchange(w) : worth(w, false))))
        }
        return sum
      }),
    )
  }
  function exchange(s: Scene): number {
    let sum = 0
    for (const x of dice(shots(b, 'attacker', s.a, s.d, false))) {
      const options = afterHits(s.d, 0, x.hits, chooses.defenderLosses).flatMap((d) => dives(d, chooses.defenderDives))
      sum += toNumber(x.chance) * least(options.map(({ stay, deep }) => fire(s, stay, deep)))
    }
    return sum
  }
  function fire(s: Scene, stay: Fleet, deep: number): number {
    let going = deep
    const firing = s.d.filter((x) => !(isSub(x) && going-- > 0))
    let sum = 0
    for (const y of dice(shots(b, 'defender', firing, s.a, true)))
      for (const z of dice(shots(b, 'defender', firing, s.a, false))) {
        const ways = afterHits(s.a, y.hits, z.hits, chooses.attackerLosses)
        const then = ways.map((a) => finish({ ...s, a, d: stay, dUnder: s.dUnder + deep }))
        sum += toNumber(y.chance) * toNumber(z.chance) * most(then)
      }
    return sum
  }
  function finish(s: Scene): number {
    if (decided(s) !== undefined || isIdle(b, s)) return worth(s, false)
    return chooses.retreat ? most([worth(s, true), known(s)]) : known(s)
  }

  const start: Scene = { a: b.attackers, d: b.defenders, aUnder: 0, dUnder: 0 }
  known(start)
  for (let moved = true, n = 0; moved && n < 3000; n++) {
    moved = false
    const next = new Map<string, number>()
    for (const [key, s] of [...scenes]) {
      const value = begin(s)
      if (Math.abs(value - (values.get(key) ?? NaN)) > 1e-13 || !values.has(key)) moved = true
      next.set(key, value)
    }
    values = next
  }
  return values.get(named(start)) ?? NaN
}
