/** Ids of The Great War (GW-22.2). Space ids are the board data's; they are judged against it, not listed here. */
import type { Brand } from '../ids'

/** Nations in the order of GW-2.9: great powers, small belligerents, majors, minors. */
export const NATIONS = [
  'great-britain',
  'france',
  'russia',
  'germany',
  'austria-hungary',
  'ottoman-empire',
  'serbia',
  'bolsheviks',
  'italy',
  'united-states',
  'bulgaria',
  'denmark',
  'finland',
  'greece',
  'norway',
  'romania',
] as const
export type NationId = (typeof NATIONS)[number]
export const isNationId = (x: unknown): x is NationId => NATIONS.some((n) => n === x)

export const GREAT_POWERS = [
  'great-britain',
  'france',
  'russia',
  'germany',
  'austria-hungary',
  'ottoman-empire',
] as const
export type GreatPowerId = (typeof GREAT_POWERS)[number]
export const isGreatPower = (x: unknown): x is GreatPowerId => GREAT_POWERS.some((n) => n === x)

/** GW-2.5; Finland once it leaves Russia. */
export const MINORS = ['bulgaria', 'denmark', 'finland', 'greece', 'norway', 'romania'] as const
export type MinorId = (typeof MINORS)[number]
export const isMinor = (x: unknown): x is MinorId => MINORS.some((n) => n === x)

export const BLOCS = ['allied', 'central'] as const
export type Bloc = (typeof BLOCS)[number]
export const otherBloc = (bloc: Bloc): Bloc => (bloc === 'allied' ? 'central' : 'allied')

/** Kinds in the order of table GW-4.T1, which is also the order of the dice (GW-13.24). */
export const KINDS = [
  'infantry',
  'artillery',
  'tank',
  'fighter',
  'bomber',
  'submarine',
  'transport',
  'dreadnought',
] as const
export type Kind = (typeof KINDS)[number]
export const LAND_KINDS = ['infantry', 'artillery', 'tank'] as const satisfies readonly Kind[]
export const AIR_KINDS = ['fighter', 'bomber'] as const satisfies readonly Kind[]
export const SHIP_KINDS = ['submarine', 'transport', 'dreadnought'] as const satisfies readonly Kind[]
export const isLandKind = (k: Kind): boolean => LAND_KINDS.some((x) => x === k)
export const isAirKind = (k: Kind): boolean => AIR_KINDS.some((x) => x === k)
export const isShipKind = (k: Kind): boolean => SHIP_KINDS.some((x) => x === k)

/** What a purchase may name: units, trenches, and the complex that is understood and always refused (GW-4.8). */
export const GOODS = [...KINDS, 'trench', 'industrial-complex'] as const
export type Goods = (typeof GOODS)[number]

export const TECHNOLOGIES = ['1', '2', '3', '3b', '4', '4b', '5', '6'] as const
export type Technology = (typeof TECHNOLOGIES)[number]

/** Pools of table GW-7.T1: three British ones, elsewhere the nation's own id. */
export const POOLS = [
  'british-isles',
  'canada',
  'australia',
  'france',
  'russia',
  'germany',
  'austria-hungary',
  'ottoman-empire',
  'italy',
  'united-states',
  'bulgaria',
  'denmark',
  'finland',
  'greece',
  'norway',
  'romania',
] as const
export type PoolId = (typeof POOLS)[number]
export const isPoolId = (x: unknown): x is PoolId => POOLS.some((p) => p === x)

/** GW-8.1; phase 4 has two steps of play: moving, then fighting. */
export const PHASES = [
  'diplomacy',
  'research',
  'purchase',
  'combat-move',
  'combat',
  'non-combat',
  'place',
  'income',
] as const
export type Phase = (typeof PHASES)[number]

export const DOCTRINES = ['restricted', 'unrestricted'] as const
export type Doctrine = (typeof DOCTRINES)[number]

export type Position = -2 | -1 | 0 | 1 | 2
export const POSITIONS = [-2, -1, 0, 1, 2] as const satisfies readonly Position[]

export type SpaceId = Brand<string, 'SpaceId'>
export type UnitId = Brand<string, 'UnitId'>
export type OfferId = Brand<string, 'OfferId'>
export type TreatyId = Brand<string, 'TreatyId'>

/** The number in `u12`, `o3`, `t4`: order of birth. */
export const numberOf = (id: UnitId | OfferId | TreatyId): number => Number(id.slice(1))

/** Where a figure comes from: the original text, the base game, a decision of the rulebook, or its reconstruction. */
export const SOURCES = ['printed', 'base', 'decision', 'reconstruction'] as const
export type Source = (typeof SOURCES)[number]
