/** A battle of the board as an order for its odds: whatever the position knows, nothing guessed. */
import type { Battle, LAND_STEPS, RAID_STEPS, SEA_STEPS } from '../../../shared/great-war/battle'
import { isShipKind, KINDS, type NationId, type UnitId } from '../../../shared/great-war/ids'
import type { BattleFigures, Force, Values } from '../../../shared/odds/fields'
import type { LandOrder } from '../../../shared/odds/land'
import type { RaidOrder } from '../../../shared/odds/raid'
import type { SeaOrder } from '../../../shared/odds/sea'
import { figures } from './figures'
import { voiceOf } from './rules/battle-losses'
import { retreatSpaces } from './rules/retreat'
import { controllerOf, ipcOf } from './rules/spaces'
import { hitsLeft } from './rules/strength'
import { cargoOf, unit, type GreatWarState } from './state'

/** The step of a battle is one of its own kind's. */
type LandStep = (typeof LAND_STEPS)[number]
type SeaStep = (typeof SEA_STEPS)[number]
type RaidStep = (typeof RAID_STEPS)[number]

export type BoardOrder = LandOrder | SeaOrder | RaidOrder

const GAME = 'great-war' as const
function force(s: GreatWarState, ids: readonly UnitId[]): Force {
  const counts: Record<string, number> = {}
  for (const id of ids) counts[unit(s, id).kind] = (counts[unit(s, id).kind] ?? 0) + 1
  return counts
}
const of = (s: GreatWarState, ids: readonly UnitId[], n: NationId) => ids.filter((id) => unit(s, id).owner === n)
const technologies = (s: GreatWarState, n: NationId) => [...s.nations[n].technologies]

/** A scenario's values; nothing where the built-in figures are played. */
function edition(s: GreatWarState, b: Battle): { values?: Values; figures?: BattleFigures } {
  if (!s.scenario) return {}
  const { unit: row, units, rules } = figures(s)
  const values: Values = Object.fromEntries(
    KINDS.map((kind) => {
      const { attack, defence: usual, cost, manpower } = row(kind)
      // Mexicans are infantry with a number of their own (GW-19.21).
      const mexican = b.kind === 'mexico' && kind === 'infantry'
      const defence = mexican ? rules.unitedStates.mexicanDefence.value : usual.value
      return [kind, { attack: attack.value, defence, cost: cost.value, manpower: manpower.value }]
    }),
  )
  return {
    values,
    figures: {
      support: units.artillerySupport.value,
      trench: units.trench.defence.value,
      bombardment: units.bombardment.value,
      gas: units.chemicalShot.value,
      escort: units.escort.value,
      interceptor: units.interceptor.value,
    },
  }
}

/** Defenders nation by nation, because each fights with its own advances (GW-10.6). */
function defence(s: GreatWarState, b: Battle) {
  const nations = [...new Set(b.defenders.map((id) => unit(s, id).owner))]
  const [first, ...others] = nations
  if (first === undefined) return { defender: {}, technologies: { attacker: technologies(s, b.attacker) } }
  return {
    defender: force(s, of(s, b.defenders, first)),
    technologies: { attacker: technologies(s, b.attacker), defender: technologies(s, first) },
    ...(others.length > 0
      ? { allies: others.map((n) => ({ units: force(s, of(s, b.defenders, n)), technologies: technologies(s, n) })) }
      : {}),
  }
}
const marked = (s: GreatWarState, b: Battle) => ({
  attacker: force(s, b.marked.attackers),
  defender: b.kind === 'mexico' ? { infantry: b.mexicansMarked } : force(s, b.marked.defenders),
})

function landOrder(s: GreatWarState, b: Battle): LandOrder {
  const mexico = b.kind === 'mexico'
  return {
    game: GAME,
    kind: 'land',
    ...edition(s, b),
    attacker: force(s, b.attackers),
    ...(mexico
      ? { defender: { infantry: b.mexicans }, technologies: { attacker: technologies(s, b.attacker) } }
      : defence(s, b)),
    trench: { active: b.trench, super: b.superTrench },
    bombardment: b.bombarding.length,
    landed: mexico ? {} : force(s, b.landed),
    wayOut: mexico || retreatSpaces(s, b).length > 0,
    // Whoever attacks keeps a unit that can take the space as long as he can.
    losses: { attacker: mexico ? 'default' : 'keepLand', defender: 'default' },
    now: { round: b.round, step: b.step as LandStep, hits: b.hits, marked: marked(s, b) },
  }
}

/** One hit more sinks it: damaged, or of an edition in which one is enough. */
const frail = (s: GreatWarState, id: UnitId, hits = 0) =>
  unit(s, id).kind === 'dreadnought' && hitsLeft(s, id) - hits === 1

/** What of the defender will be left once the marked losses are removed; a dreadnought with one hit stays, damaged (GW-4.6). */
function defenderLeft(s: GreatWarState, b: Battle) {
  if (b.marked.defenders.length === 0) return {}
  const hits = (id: UnitId) => b.marked.defenders.filter((x) => x === id).length
  const stays = b.defenders.filter((id) => hits(id) < hitsLeft(s, id))
  const damaged = stays.filter((id) => frail(s, id, hits(id))).length
  return { defenderLeft: { units: force(s, stays), damaged } }
}

function seaOrder(s: GreatWarState, b: Battle): SeaOrder {
  const damaged = (ids: readonly UnitId[]) => ids.filter((id) => frail(s, id)).length
  const cargo = (ids: readonly UnitId[]) =>
    force(
      s,
      ids.filter((id) => isShipKind(unit(s, id).kind)).flatMap((id) => cargoOf(s, id)),
    )
  // A player lets his dreadnoughts take a first hit, which is repaired; forces without a seat lose down the list (GW-4.6, 13.5).
  const firstHits = (side: 'attackers' | 'defenders') => (voiceOf(s, b, side) ? 'damageFirst' : 'inTurn')
  return {
    game: GAME,
    kind: 'sea',
    ...edition(s, b),
    attacker: force(s, b.attackers),
    ...defence(s, b),
    damaged: { attacker: damaged(b.attackers), defender: damaged(b.defenders) },
    dreadnoughts: { attacker: firstHits('attackers'), defender: firstHits('defenders') },
    cargo: { attacker: cargo(b.attackers), defender: cargo(b.defenders) },
    wayOut: retreatSpaces(s, b).length > 0,
    now: { round: b.round, step: b.step as SeaStep, hits: b.hits, ...defenderLeft(s, b) },
  }
}

function raidOrder(s: GreatWarState, b: Battle): RaidOrder {
  const controller = controllerOf(s, b.space)
  return {
    game: GAME,
    kind: 'raid',
    ...edition(s, b),
    bombers: b.bombers.length,
    escorts: b.attackers.length - b.bombers.length,
    interceptors: b.defenders.length,
    spaceIpc: ipcOf(s, b.space),
    alreadyBombed: s.turn.bombed[b.space] ?? 0,
    treasury: controller === undefined ? 0 : s.nations[controller].treasury,
    now: { step: b.step as RaidStep, hits: b.hits, owed: b.owed, marked: marked(s, b) },
  }
}

export function boardOrder(s: GreatWarState, b: Battle): BoardOrder {
  return b.kind === 'raid' ? raidOrder(s, b) : b.kind === 'sea' ? seaOrder(s, b) : landOrder(s, b)
}
