/** Battles as they are being planned: everything the form holds, and the order for their odds that comes of it. */
import { KINDS, LAND_KINDS, type Kind, type Technology } from '../../../shared/great-war/ids'
import type { Aim, BattleFigures, Force, LossOrder, Retreat, Values } from '../../../shared/odds/fields'
import type { LandOrder } from '../../../shared/odds/land'
import type { BattleOrder } from '../../../shared/odds/order'
import type { FirstHits, SeaOrder, Submerging } from '../../../shared/odds/sea'

export const SIDES = ['attacker', 'defender'] as const
export type SideName = (typeof SIDES)[number]
export type Counts = Partial<Record<Kind, number>>
export type Allies = NonNullable<LandOrder['allies']>

export const LOSSES = ['default', 'keepLand', 'best', 'own'] as const
export const DIVES = ['never', 'atOnce', 'helpless', 'last', 'best', 'afterRound', 'below'] as const
export const RETREATS = ['never', 'onlyAircraft', 'afterRound', 'below', 'best'] as const
export const AIM_KINDS = ['win', 'takeSpace', 'ipcSwing', 'manpowerSwing', 'keep'] as const

export interface SideDraft {
  units: Counts
  technologies: Technology[]
  losses: (typeof LOSSES)[number]
  /** One's own order: every kind, the first one is lost first. */
  order: Kind[]
  damaged: number
  firstHits: FirstHits
  dives: (typeof DIVES)[number]
  divesAfter: number
  /** Per cent. */
  divesBelow: number
  cargo: Counts
}
export interface BattleDraft {
  readonly kind: 'land' | 'sea'
  /** What it is called: where it was taken from the board, or what its planner wrote. */
  name: string
  attacker: SideDraft
  defender: SideDraft
  /** Further nations that defend, by their own advances; only the board brings them. */
  allies: Allies
  trench: 'none' | 'active' | 'from'
  superTrench: boolean
  /** Attacking land units that come from spaces which the trench faces. */
  faced: number
  landed: Counts
  bombardment: number
  wayOut: boolean
  retreat: (typeof RETREATS)[number]
  retreatAfter: number
  /** Per cent. */
  retreatBelow: number
  retreatChance: 'win' | 'takeSpace'
  aim: (typeof AIM_KINDS)[number]
  aimKeep: Kind
  aimOf: SideName
  values: Values
  /** What a scenario changes of support, trenches and special shots. */
  figures: BattleFigures
  dreadnoughtHits: 1 | 2
  firstStrike: 'attacker' | 'both' | 'none'
}

const newSide = (units: Counts): SideDraft => ({
  units,
  technologies: [],
  losses: 'default',
  order: [...KINDS],
  damaged: 0,
  // As somebody who plays would have it: a first hit is repaired (GW-4.6).
  firstHits: 'damageFirst',
  dives: 'never',
  divesAfter: 1,
  divesBelow: 40,
  cargo: {},
})
/** Small forces to begin with, so that the first thing one sees is an answer. */
export function newBattle(kind: 'land' | 'sea'): BattleDraft {
  const land = kind === 'land'
  return {
    kind,
    name: '',
    attacker: newSide(land ? { infantry: 3, artillery: 1 } : { submarine: 1, dreadnought: 1 }),
    defender: newSide(land ? { infantry: 2 } : { dreadnought: 1 }),
    allies: [],
    trench: 'none',
    superTrench: false,
    faced: 0,
    landed: {},
    bombardment: 0,
    wayOut: true,
    retreat: 'never',
    retreatAfter: 1,
    retreatBelow: 40,
    retreatChance: land ? 'takeSpace' : 'win',
    aim: land ? 'takeSpace' : 'win',
    aimKeep: land ? 'tank' : 'dreadnought',
    aimOf: 'attacker',
    values: {},
    figures: {},
    dreadnoughtHits: 2,
    firstStrike: 'attacker',
  }
}

/** Kinds that may take part, in the order of the table of units. */
export const kindsOf = (kind: 'land' | 'sea'): readonly Kind[] =>
  kind === 'land'
    ? ['infantry', 'artillery', 'tank', 'fighter', 'bomber']
    : ['submarine', 'transport', 'dreadnought', 'fighter', 'bomber']

export const total = (counts: Counts): number => KINDS.reduce((sum, k) => sum + (counts[k] ?? 0), 0)
export const landUnits = (counts: Counts): number => LAND_KINDS.reduce((sum, k) => sum + (counts[k] ?? 0), 0)
/** Without zeros, and nothing of kinds that have no business there. */
export function forceOf(counts: Counts, kinds: readonly Kind[] = KINDS): Force {
  const list = kinds.flatMap((k) => ((counts[k] ?? 0) > 0 ? [[k, counts[k] ?? 0] as const] : []))
  return Object.fromEntries(list)
}
/** Those of `part` that are really there. */
export function within(part: Counts, whole: Counts): Force {
  return forceOf(Object.fromEntries(KINDS.map((k) => [k, Math.min(part[k] ?? 0, whole[k] ?? 0)])))
}

function lossesOf(d: BattleDraft, side: SideName): LossOrder {
  const { losses, order, units } = d[side]
  return losses === 'own' ? order.filter((k) => kindsOf(d.kind).includes(k) && (units[k] ?? 0) > 0) : losses
}
function retreatOf(d: BattleDraft): Retreat {
  if (d.retreat === 'afterRound') return { afterRound: d.retreatAfter }
  if (d.retreat === 'below') return { below: d.retreatBelow / 100, chance: d.retreatChance }
  return d.retreat
}
/** Only a policy that is to be the best has an aim. */
export const wantsAim = (d: BattleDraft): boolean =>
  d.retreat === 'best' || SIDES.some((s) => d[s].losses === 'best' || (d.kind === 'sea' && divesOf(d, s) === 'best'))
function aimOf(d: BattleDraft): Aim {
  return d.aim === 'keep' ? { keep: d.aimKeep, of: d.aimOf } : d.aim
}
function divesOf(d: BattleDraft, side: SideName): Submerging {
  const { dives, divesAfter, divesBelow } = d[side]
  if (dives === 'afterRound') return { afterRound: divesAfter }
  if (dives === 'below') return { below: divesBelow / 100 }
  return dives
}
const has = (d: BattleDraft, side: SideName, kind: Kind): boolean => (d[side].units[kind] ?? 0) > 0

/** Values that were really changed; an empty list is no other edition. */
export function valuesOf(values: Values): Values | undefined {
  const list = Object.entries(values).filter(([, v]) => Object.values(v).some((x) => x !== undefined))
  return list.length === 0 ? undefined : Object.fromEntries(list)
}

function common(d: BattleDraft) {
  const kinds = kindsOf(d.kind)
  const values = valuesOf(d.values)
  return {
    game: 'great-war' as const,
    attacker: forceOf(d.attacker.units, kinds),
    defender: forceOf(d.defender.units, kinds),
    ...(d.allies.length > 0 ? { allies: d.allies } : {}),
    technologies: { attacker: [...d.attacker.technologies], defender: [...d.defender.technologies] },
    losses: { attacker: lossesOf(d, 'attacker'), defender: lossesOf(d, 'defender') },
    retreat: retreatOf(d),
    ...(wantsAim(d) ? { aim: aimOf(d) } : {}),
    ...(d.wayOut ? {} : { wayOut: false }),
    ...(values ? { values } : {}),
    ...(Object.keys(d.figures).length > 0 ? { figures: d.figures } : {}),
  }
}

function landOrder(d: BattleDraft): LandOrder {
  const landed = within(d.landed, d.attacker.units)
  const off = landUnits(landed)
  const overland = landUnits(d.attacker.units) - off
  const faced = Math.min(d.faced, overland)
  return {
    ...common(d),
    kind: 'land',
    trench: {
      ...(d.trench === 'from' ? {} : { active: d.trench === 'active' }),
      super: d.trench !== 'none' && d.superTrench,
    },
    ...(d.trench === 'from' ? { from: { faced, elsewhere: overland - faced, sea: off } } : {}),
    ...(off > 0 ? { landed, bombardment: d.bombardment } : {}),
  }
}

function seaOrder(d: BattleDraft): SeaOrder {
  const damaged = (s: SideName) => Math.min(d[s].damaged, d[s].units.dreadnought ?? 0)
  const cargo = (s: SideName) => (has(d, s, 'transport') ? forceOf(d[s].cargo, LAND_KINDS) : {})
  const each = <T>(of: (s: SideName) => T) => ({ attacker: of('attacker'), defender: of('defender') })
  const other = d.dreadnoughtHits !== 2 || d.firstStrike !== 'attacker'
  return {
    ...common(d),
    kind: 'sea',
    ...(d.dreadnoughtHits === 2 ? { damaged: each(damaged) } : {}),
    dreadnoughts: each((s) => d[s].firstHits),
    submerge: each((s) => (has(d, s, 'submarine') ? divesOf(d, s) : 'never')),
    ...(SIDES.some((s) => total(cargo(s)) > 0) ? { cargo: each(cargo) } : {}),
    ...(other ? { edition: { dreadnoughtHits: d.dreadnoughtHits, firstStrike: d.firstStrike } } : {}),
  }
}

/** Plain JSON of its own: nothing in it changes with the form. */
export const battleOrder = (d: BattleDraft): BattleOrder =>
  JSON.parse(JSON.stringify(d.kind === 'land' ? landOrder(d) : seaOrder(d))) as BattleOrder
