/**
 * What may be left of a side at sea, from everybody (state 0) down: with a fixed order of losses one line of ships and one of
 * aircraft, since torpedoes pass over aircraft (GW-13.12); with losses to be chosen every mixture. Submarines may leave it by
 * going under (GW-13.14).
 */
import type { LossOrder, Values } from '../../../shared/odds/fields'
import type { FirstHits } from '../../../shared/odds/sea'
import type { SeaSide, SeaSort } from './sea-model'
import { lineOf, ranked } from './sorts'

export interface SeaState {
  /** Units in the battle by sort; those under water have left it. */
  readonly counts: readonly number[]
  readonly damaged: number
  readonly under: number
}

export interface SeaRoster {
  readonly sorts: readonly SeaSort[]
  readonly states: readonly SeaState[]
  /** Units in the battle, ships and submarines among them. */
  readonly active: readonly number[]
  readonly ships: readonly number[]
  readonly subs: readonly number[]
  /** States after one hit that must fall on a ship, and after one on anything; the usual choice first. */
  readonly onShips: readonly (readonly number[])[]
  readonly onAny: readonly (readonly number[])[]
  /** States with 1, 2… submarines gone under, as far as that is asked for; all of them last. */
  readonly dives: readonly (readonly number[])[]
  find(counts: readonly number[], damaged: number): number | undefined
}

/** `alone`: all at once, when nothing else is left; `all`: all at once at any time; `some`: as many as they like. */
export type Diving = 'none' | 'alone' | 'all' | 'some'

interface Node {
  readonly key: string
  readonly state: SeaState
  readonly onShips: readonly Node[]
  readonly onAny: readonly Node[]
  readonly dives: readonly Node[]
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const only = (sorts: readonly SeaSort[], counts: readonly number[], which: (s: SeaSort) => boolean): number =>
  sum(sorts.map((s, i) => (which(s) ? (counts[i] ?? 0) : 0)))
/** Hits until nobody is left; every step of a battle that changes anything makes it smaller. */
const toughness = (sorts: readonly SeaSort[], s: SeaState): number =>
  sum(s.counts) + only(sorts, s.counts, (x) => x.isTough) - s.damaged

/** All states that can come up, most first, numbered. */
function numbered(sorts: readonly SeaSort[], start: Node): SeaRoster {
  const found = new Map<string, Node>([[start.key, start]])
  const queue = [start]
  for (let node = queue.pop(); node !== undefined; node = queue.pop())
    for (const next of [...node.onShips, ...node.onAny, ...node.dives])
      if (!found.has(next.key)) {
        found.set(next.key, next)
        queue.push(next)
      }
  const nodes = [...found.values()].sort((a, b) => toughness(sorts, b.state) - toughness(sorts, a.state))
  const numbers = new Map(nodes.map((node, i) => [node.key, i]))
  const places = (list: readonly Node[]) => [...new Set(list.map((node) => numbers.get(node.key) ?? 0))]
  const states = nodes.map((node) => node.state)
  const byCounts = new Map(states.map((s, i) => [`${s.counts.join()} ${s.damaged} ${s.under}`, i]))
  return {
    sorts,
    states,
    active: states.map((s) => sum(s.counts)),
    ships: states.map((s) => only(sorts, s.counts, (x) => !x.isAir)),
    subs: states.map((s) => only(sorts, s.counts, (x) => x.isSub)),
    onShips: nodes.map((node) => places(node.onShips)),
    onAny: nodes.map((node) => places(node.onAny)),
    dives: nodes.map((node) => places(node.dives)),
    find: (counts, damaged) => byCounts.get(`${counts.join()} ${damaged} 0`),
  }
}

/** A hit to come, with its place in the order: it damages a dreadnought, or takes a unit. */
interface Hit {
  readonly sort: number
  readonly place: number
  readonly damages: boolean
}

function hitsInTurn(side: SeaSide, rule: LossOrder, firstHits: FirstHits, values: Values): Hit[] {
  const { sorts } = side
  let damaged = side.damaged
  const first: Omit<Hit, 'place'>[] = []
  const then: Omit<Hit, 'place'>[] = []
  for (const sort of lineOf(
    sorts,
    sorts.map((s) => s.count),
    rule,
    values,
  )) {
    if (sorts[sort]?.isTough === true && damaged-- <= 0)
      (firstHits === 'damageFirst' ? first : then).push({ sort, damages: true })
    then.push({ sort, damages: false })
  }
  return [...first, ...then].map((hit, place) => ({ ...hit, place }))
}

export function lineAtSea(
  side: SeaSide,
  rule: LossOrder,
  firstHits: FirstHits,
  values: Values,
  diving: Diving,
): SeaRoster {
  const { sorts } = side
  const known = new Map<string, Node>()
  const isAir = (hit: Hit) => sorts[hit.sort]?.isAir === true
  const isSub = (hit: Hit) => sorts[hit.sort]?.isSub === true

  function nodeOf(ships: readonly Hit[], aircraft: readonly Hit[], under: number): Node {
    const key = `${ships.map((h) => h.place).join()} ${aircraft.length} ${under}`
    const before = known.get(key)
    if (before) return before
    const left = [...ships, ...aircraft]
    const lasting = (sort: number, damages: boolean) =>
      left.filter((h) => h.sort === sort && h.damages === damages).length
    const [ship] = ships
    const [aircraft0] = aircraft
    const onShip = (): Node => nodeOf(ships.slice(1), aircraft, under)
    const onAircraft = (): Node => nodeOf(ships, aircraft.slice(1), under)
    const node: Node = {
      key,
      state: {
        counts: sorts.map((_, i) => lasting(i, false)),
        damaged: sum(sorts.map((s, i) => (s.isTough ? lasting(i, false) - lasting(i, true) : 0))),
        under,
      },
      get onShips() {
        return ship ? [onShip()] : []
      },
      get onAny() {
        if (ship && aircraft0) return [ship.place < aircraft0.place ? onShip() : onAircraft()]
        return ship ? [onShip()] : aircraft0 ? [onAircraft()] : []
      },
      get dives() {
        const subs = ships.filter(isSub)
        return depths(subs.length, left.length - subs.length, diving).map((n) => {
          const going = new Set(subs.slice(subs.length - n))
          return nodeOf(
            ships.filter((h) => !going.has(h)),
            aircraft,
            under + n,
          )
        })
      },
    }
    known.set(key, node)
    return node
  }
  const hits = hitsInTurn(side, rule, firstHits, values)
  return numbered(
    sorts,
    nodeOf(
      hits.filter((h) => !isAir(h)),
      hits.filter(isAir),
      0,
    ),
  )
}

/** How many submarines may go at once. */
function depths(subs: number, others: number, diving: Diving): number[] {
  if (subs === 0 || diving === 'none' || (diving === 'alone' && others > 0)) return []
  return diving === 'some' ? Array.from({ length: subs }, (_, i) => i + 1) : [subs]
}

export function mixedAtSea(side: SeaSide, values: Values, diving: Diving): SeaRoster {
  const { sorts } = side
  const known = new Map<string, Node>()
  const turns = ranked(sorts, 'default', values)
  const tough = sorts.findIndex((s) => s.isTough)
  const sub = sorts.findIndex((s) => s.isSub)

  function nodeOf(state: SeaState): Node {
    const { counts, damaged, under } = state
    const key = `${counts.join()} ${damaged} ${under}`
    const before = known.get(key)
    if (before) return before
    const less = (i: number, n = 1) => counts.map((c, j) => (j === i ? c - n : c))
    const damage = (): Node[] =>
      tough >= 0 && damaged < (counts[tough] ?? 0) ? [nodeOf({ ...state, damaged: damaged + 1 })] : []
    const lost = (i: number): Node[] => {
      if ((counts[i] ?? 0) === 0) return []
      if (i !== tough) return [nodeOf({ ...state, counts: less(i) })]
      return damaged > 0 ? [nodeOf({ counts: less(i), damaged: damaged - 1, under })] : []
    }
    const node: Node = {
      key,
      state,
      get onShips() {
        return [...damage(), ...turns.filter((i) => sorts[i]?.isAir !== true).flatMap(lost)]
      },
      get onAny() {
        return [...damage(), ...turns.flatMap(lost)]
      },
      get dives() {
        const subs = counts[sub] ?? 0
        return depths(subs, sum(counts) - subs, diving).map((n) =>
          nodeOf({ counts: less(sub, n), damaged, under: under + n }),
        )
      },
    }
    known.set(key, node)
    return node
  }
  return numbered(sorts, nodeOf({ counts: sorts.map((s) => s.count), damaged: side.damaged, under: 0 }))
}

/** About how many states `mixedAtSea` has. */
export function mixturesAtSea(side: SeaSide, diving: Diving): number {
  return side.sorts.reduce((product, { count, isTough, isSub }) => {
    const ways =
      isTough || (isSub && diving === 'some')
        ? ((count + 1) * (count + 2)) / 2
        : isSub && diving === 'all'
          ? 2 * count + 1
          : count + 1
    return product * ways
  }, 1)
}

/** The state after hits, where nothing is left to choose: limited ones first, for the others may fall on ships too. */
export function hitTable(
  roster: SeaRoster,
  limited: number,
  onAny: number,
): { readonly table: Int32Array; readonly size: number; readonly stride: number } {
  const stride = onAny + 1
  const size = (limited + 1) * stride
  const table = new Int32Array(roster.states.length * size)
  const at = (s: number, l: number, o: number) => s * size + l * stride + o
  // Later states are smaller: what a hit leads to is filled in before.
  for (let s = roster.states.length - 1; s >= 0; s--) {
    const ship = roster.onShips[s]?.[0]
    const any = roster.onAny[s]?.[0]
    for (let l = 0; l <= limited; l++)
      for (let o = 0; o <= onAny; o++) {
        if (l > 0) table[at(s, l, o)] = table[ship === undefined ? at(s, 0, o) : at(ship, l - 1, o)] as number
        else table[at(s, 0, o)] = o > 0 && any !== undefined ? (table[at(any, 0, o - 1)] as number) : s
      }
  }
  return { table, size, stride }
}
