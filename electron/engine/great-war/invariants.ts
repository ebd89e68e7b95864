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
import { isLand, isSea } from './board'
import { data, isClosedSea } from './data'
import { legal } from './legal'
import { allUnits, cargoOf, territoriesOf, unit, unitsIn, type GreatWarState } from './state'
import { CONVOYS } from './data'
import { pendingChoices } from './rules/pending'
import { controlledBy, controllerOf, graphOf } from './rules/spaces'
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
  const here = unitsIn(s, space).filter((id) => unit(s, id).strayIn === undefined && !flying(s, id))
  return first(here, (a) => {
    const b = here.find((x) => atWar(s, unit(s, a).owner, unit(s, x).owner))
    const owners = b && [unit(s, a).owner, unit(s, b).owner]
    if (!owners || parting(s)) return undefined
    return fighting(s) && owners.includes(s.acting) ? undefined : `${owners.join(' and ')} share ${space}`
  })
}

/** An army stands on its own, a friend's, or an enemy's land that it is fighting for. */
function holds(s: GreatWarState, id: UnitId): string | undefined {
  const u = unit(s, id)
  if (!isLand(u.space) || u.strayIn !== undefined || flying(s, id)) return undefined
  const c = controllerOf(s, u.space)
  if (c === undefined || !atWar(s, u.owner, c) || parting(s)) return undefined
  return fighting(s) && u.owner === s.acting ? undefined : `${id} of ${u.owner} stands in ${u.space} of ${c}`
}

export const invariants: readonly Check[] = [
  {
    name: 'nobody owes',
    clause: 'GW-11.2',
    check: (s) =>
      first(nations(s), (n) => (s.nations[n].treasury < 0 ? `${n} has ${s.nations[n].treasury}` : undefined)),
  },
  {
    name: 'no pool is overdrawn',
    clause: 'GW-7.1',
    check: (s) =>
      first(Object.entries(s.pools), ([pool, p]) => (p.used > p.total ? `${pool} ${p.used}/${p.total}` : undefined)),
  },
  {
    name: 'every unit stands where it can',
    clause: 'GW-12.3',
    check: (s) => first(allUnits(s), (id) => place(s, id)),
  },
  {
    name: 'no ship carries more than it may',
    clause: 'GW-4.5',
    check: (s) =>
      first(allUnits(s), (id) =>
        fits(cargoOf(s, id).map((x) => unit(s, x).kind)) && cargoOf(s, id).every((x) => isLandKind(unit(s, x).kind))
          ? undefined
          : `${id} is overloaded`,
      ),
  },
  {
    name: 'hostile armies do not share land',
    clause: 'GW-12.17',
    check: started((s) => first(territoriesOf(s), (space) => peace(s, space))),
  },
  {
    name: 'armies stand on land of their side',
    clause: 'GW-12.17',
    check: started((s) => first(allUnits(s), (id) => holds(s, id))),
  },
  {
    name: 'the track and opinion stay within bounds',
    clause: 'GW-19.1',
    check: (s) => {
      const { lowest, highest } = data.rules.opinion
      if (s.opinion < lowest.value || s.opinion > highest.value) return `opinion ${s.opinion}`
      return first(Object.entries(s.markers), ([n, m]) => (Math.abs(m) > 2 ? `${n} at ${m}` : undefined))
    },
  },
  {
    name: 'the order of play is well formed',
    clause: 'GW-2.10',
    check: started((s) => {
      if (new Set(s.order).size !== s.order.length) return `twice in ${s.order.join()}`
      return s.order.includes(s.acting) ? undefined : `${s.acting} acts out of the order`
    }),
  },
  {
    name: 'a nation on its feet holds land',
    clause: 'GW-20.24',
    check: started((s) =>
      first(nations(s).filter(isSigner), (n) => {
        const land = controlledBy(s, n).length
        const { status } = s.nations[n]
        return status !== 'conquered' && land === 0 ? `${n} holds nothing and is ${status}` : undefined
      }),
    ),
  },
  {
    name: 'trenches face a neighbour',
    clause: 'GW-15.2',
    check: (s) =>
      first(territoriesOf(s), (space) =>
        first(s.territories[space]?.trenches ?? [], (f) =>
          graphOf(s).touches(space, f) ? undefined : `${space} faces ${f}`,
        ),
      ),
  },
  {
    name: 'raiders are at war with the owner',
    clause: 'GW-6.11',
    check: (s) =>
      first(Object.entries(s.raided), ([space, raid]) => {
        const owner = CONVOYS.get(space as SpaceId)?.owner
        return owner && atWar(s, raid.by, owner) ? undefined : `${space} raided by ${raid.by}`
      }),
  },
  {
    name: 'a battle is fought by units that are there',
    clause: 'GW-13.1',
    check: (s) => {
      const b = s.turn.battle
      return b && first([...b.attackers, ...b.defenders], (id) => (s.units[id] ? undefined : `${id} is gone`))
    },
  },
  {
    name: 'every open choice can be answered',
    clause: 'GW-22.4',
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
