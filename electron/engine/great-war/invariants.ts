/** What must hold after every event that ends a command (issue: money, pieces, control, order, choices). */
import {
  isAirKind,
  isLandKind,
  isShipKind,
  type NationId,
  type SpaceId,
  type UnitId,
} from '../../../shared/great-war/ids'
import type { Invariant } from '../core/game'
import { isSea } from './board'
import { CONVOYS, isClosedSea } from './data'
import { figures } from './figures'
import { legal } from './legal'
import { allUnits, cargoOf, raidsOn, territoriesOf, unit, unitsIn, type GreatWarState } from './state'
import { kept, keptFor } from './kept'
import { pendingChoices } from './rules/pending'
import { controlledBy, controllerOf, graphOf, originalOwner } from './rules/spaces'
import { fits } from './rules/transport'
import { atWar, isSigner, playerOf } from './rules/who'

type Check = Invariant<GreatWarState>
const nations = (s: GreatWarState) => Object.keys(s.nations) as NationId[]
const started =
  (check: Check['check']): Check['check'] =>
  (s) =>
    s.round === 0 ? undefined : check(s)
const first = <T>(list: readonly T[], wrong: (x: T) => string | undefined): string | undefined => {
  for (const x of list) {
    const found = wrong(x)
    if (found !== undefined) return found
  }
  return undefined
}

const fighting = (s: GreatWarState) => s.phase === 'combat-move' || s.phase === 'combat'
/** Aircraft are away from home only in their own turn, until phase 5 ends. */
const flying = (s: GreatWarState, id: UnitId) =>
  isAirKind(unit(s, id).kind) && unit(s, id).owner === s.acting && (fighting(s) || s.phase === 'non-combat')

function place(s: GreatWarState, id: UnitId): string | undefined {
  const { kind, space, owner, cargoOf: ship } = unit(s, id)
  const where = `${id}, ${owner} ${kind} in ${space}`
  if (isShipKind(kind)) return isSea(space) && !isClosedSea(space) ? undefined : where
  if (ship !== undefined) {
    const carrier = s.units[ship]
    return carrier?.kind === 'transport' && carrier.space === space ? undefined : `${where}, aboard nothing`
  }
  if (isSea(space)) return flying(s, id) ? undefined : where
  return space in s.territories ? undefined : where
}

/** Between the loyalty dice and the choice of a way out both factions stand where they stood (GW-17.13). */
const parting = (s: GreatWarState) => s.revolution?.step === 'displace'

/** Enemies stand together only where a battle is to be, in the phase that fights it. */
function peace(s: GreatWarState, space: SpaceId): string | undefined {
  const owners = new Set<NationId>()
  for (const id of unitsIn(s, space))
    if (unit(s, id).strayIn === undefined && !flying(s, id)) owners.add(unit(s, id).owner)
  if (owners.size < 2 || parting(s)) return undefined
  const list = [...owners]
  const pairs = list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const))
  const foes = pairs.find(([a, b]) => atWar(s, a, b) && !(fighting(s) && (a === s.acting || b === s.acting)))
  return foes && `${foes.join(' and ')} share ${space}`
}

/** An army stands on its own, a friend's, or an enemy's land that it is fighting for. */
function holds(s: GreatWarState, id: UnitId): string | undefined {
  const u = unit(s, id)
  const c = s.territories[u.space]?.controller
  if (c === undefined || c === u.owner || !atWar(s, u.owner, c)) return undefined
  if (u.strayIn !== undefined || flying(s, id) || parting(s)) return undefined
  return fighting(s) && u.owner === s.acting ? undefined : `${id} of ${u.owner} stands in ${u.space} of ${c}`
}

/** Land is somebody's who is there to hold it; a neutral holds only its own, America what a limited war brought it. */
function owned(s: GreatWarState, space: SpaceId): string | undefined {
  const c = controllerOf(s, space)
  if (c === undefined) return undefined
  const { status } = s.nations[c]
  if (status === 'gone') return `${space} is held by ${c}, who is gone`
  const owner = originalOwner(s, space)
  if (c !== owner && status === 'unaligned' && c !== 'united-states') return `${space} is held by neutral ${c}`
  return undefined
}

/** Who is with whom, as far as nations themselves say: money and purchases left out. */
const sides = kept((nations: GreatWarState['nations']) =>
  Object.entries(nations)
    .map(([n, { bloc, status, controller }]) => `${n} ${bloc ?? ''} ${status} ${controller ?? ''}`)
    .join(),
)
type Parts = (s: GreatWarState) => readonly [object, ...unknown[]]
/** Looked at again only when one of the parts that it reads has changed; the fuzzer asks about copies too, for which nothing is kept. */
const watching = (parts: Parts, check: Check['check']): Check['check'] => keptFor(parts, check)
const turn = (s: GreatWarState) => [s.round === 0, s.phase, s.acting, s.revolution] as const
const STANDING: Parts = (s) => [s.units, s.territories, s.treaties, s.wars, sides(s.nations), ...turn(s)]

export const invariants: readonly Check[] = [
  {
    name: 'nobody owes',
    clause: 'GW-11.2',
    check: watching(
      (s) => [s.nations],
      (s) => first(nations(s), (n) => (s.nations[n].treasury < 0 ? `${n} has ${s.nations[n].treasury}` : undefined)),
    ),
  },
  {
    name: 'no pool is overdrawn',
    clause: 'GW-7.1',
    check: watching(
      (s) => [s.pools],
      (s) =>
        first(Object.entries(s.pools), ([pool, p]) => (p.used > p.total ? `${pool} ${p.used}/${p.total}` : undefined)),
    ),
  },
  {
    name: 'every unit stands where it can',
    clause: 'GW-12.3',
    ofPlay: true,
    settled: true,
    check: watching(
      (s) => [s.units, s.territories, ...turn(s)],
      (s) => first(allUnits(s), (id) => place(s, id)),
    ),
  },
  {
    name: 'no ship carries more than it may',
    clause: 'GW-4.5',
    ofPlay: true,
    check: watching(
      (s) => [s.units],
      (s) =>
        first(allUnits(s), (id) => {
          const cargo = cargoOf(s, id)
          if (cargo.length === 0) return undefined
          const kinds = cargo.map((x) => unit(s, x).kind)
          return fits(s, kinds) && kinds.every(isLandKind) ? undefined : `${id} is overloaded`
        }),
    ),
  },
  {
    name: 'hostile armies do not share land',
    clause: 'GW-12.17',
    ofPlay: true,
    settled: true,
    check: watching(
      STANDING,
      started((s) => first(territoriesOf(s), (space) => peace(s, space))),
    ),
  },
  {
    name: 'armies stand on land of their side',
    clause: 'GW-12.17',
    ofPlay: true,
    settled: true,
    check: watching(
      STANDING,
      started((s) => first(allUnits(s), (id) => holds(s, id))),
    ),
  },
  {
    name: 'the track and opinion stay within bounds',
    clause: 'GW-19.1',
    check: (s) => {
      const { lowest, highest } = figures(s).rules.opinion
      if (s.opinion < lowest.value || s.opinion > highest.value) return `opinion ${s.opinion}`
      return first(Object.entries(s.markers), ([n, m]) => (Math.abs(m) > 2 ? `${n} at ${m}` : undefined))
    },
  },
  {
    name: 'the order of play is well formed',
    clause: 'GW-2.10',
    settled: true,
    check: started((s) => {
      if (new Set(s.order).size !== s.order.length) return `twice in ${s.order.join()}`
      const gone = s.order.find((n) => (n === 'serbia' || n === 'bolsheviks') && s.nations[n].status === 'gone')
      if (gone) return `${gone} is gone and in the order`
      // Who is gone in his own turn still ends it.
      return s.order.includes(s.acting) || s.nations[s.acting].status === 'gone'
        ? undefined
        : `${s.acting} acts out of the order`
    }),
  },
  {
    name: 'land belongs to a nation that is there',
    clause: 'GW-3.9',
    ofPlay: true,
    settled: true,
    check: watching(
      (s) => [s.territories, sides(s.nations), ...turn(s)],
      started((s) => first(territoriesOf(s), (space) => owned(s, space))),
    ),
  },
  {
    name: 'a nation on its feet holds land',
    clause: 'GW-20.24',
    ofPlay: true,
    settled: true,
    check: watching(
      (s) => [s.territories, sides(s.nations), ...turn(s)],
      started((s) =>
        first(nations(s).filter(isSigner), (n) => {
          const land = controlledBy(s, n).length
          const { status } = s.nations[n]
          return status !== 'conquered' && land === 0 ? `${n} holds nothing and is ${status}` : undefined
        }),
      ),
    ),
  },
  {
    name: 'trenches face a neighbour',
    clause: 'GW-15.2',
    check: watching(
      (s) => [s.territories, s.serbia],
      (s) =>
        first(territoriesOf(s), (space) =>
          first(s.territories[space]?.trenches ?? [], (f) =>
            graphOf(s).touches(space, f) ? undefined : `${space} faces ${f}`,
          ),
        ),
    ),
  },
  {
    name: 'raiders are at war with the owner',
    clause: 'GW-6.11',
    ofPlay: true,
    settled: true,
    check: (s) =>
      first(Object.keys(s.raided) as SpaceId[], (space) => {
        const owner = CONVOYS.get(space)?.owner
        const wrong = raidsOn(s, space).find(({ by }) => !owner || !atWar(s, by, owner))
        return wrong && `${space} raided by ${wrong.by}`
      }),
  },
  {
    name: 'a battle is fought by units that are there',
    clause: 'GW-13.1',
    settled: true,
    check: (s) => {
      const b = s.turn.battle
      return b && first([...b.attackers, ...b.defenders], (id) => (s.units[id] ? undefined : `${id} is gone`))
    },
  },
  {
    name: 'every open choice can be answered',
    clause: 'GW-22.4',
    settled: true,
    check: started((s) => {
      if (s.result) return undefined
      const pending = pendingChoices(s)
      const seatless = pending.find((p) => !p.nations.some((n) => playerOf(s, n) !== undefined))
      if (seatless) return `nobody is asked for ${seatless.kind}`
      const said = legal(s).map((x) => x.command.type)
      const mute = pending.find((p) => !p.answers.some((a) => said.includes(a)))
      if (mute) return `${mute.kind} has no answer`
      return said.some((type) => type !== 'correct' && type !== 'respondOffer') ? undefined : 'nothing can be said'
    }),
  },
]
