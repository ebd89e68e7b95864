/** What is true of a campaign (22a): only what play changes. Whatever can be counted is a function in `rules/`. */
import type { Battle, ListedBattle, Track } from '../../../shared/great-war/battle'
import type { PurchaseItem } from '../../../shared/great-war/commands'
import type {
  Bloc,
  Doctrine,
  Kind,
  NationId,
  Phase,
  PoolId,
  Position,
  SpaceId,
  Technology,
  UnitId,
} from '../../../shared/great-war/ids'
import { NATIONS, POOLS, numberOf } from '../../../shared/great-war/ids'
import type { Scenario } from '../../../shared/great-war/scenario'
import type { Offer, Treaty } from '../../../shared/great-war/treaties'
import { BUILT_IN, LISTED, nationData, type Figures } from './data'
import { kept } from './kept'

/** GW-1.8, GW-20.13, 20.24; `gone`: Serbia taken, Bolsheviks not yet risen or beaten, Finland before it breaks off. */
export type Status = 'belligerent' | 'unaligned' | 'surrendered' | 'conquered' | 'gone'

export interface NationState {
  readonly bloc: Bloc | null
  readonly status: Status
  readonly treasury: number
  readonly technologies: readonly Technology[]
  /** Bought and not yet placed. */
  readonly waiting: readonly PurchaseItem[]
  /** A joined minor's master (GW-18.2). */
  readonly controller?: NationId
  readonly brokeSurrender: boolean
  readonly rejectionScored: boolean
  /** The capital lost last: who holds that one is the conqueror (GW-20.24). */
  readonly lastCapitalLost?: SpaceId
}

export interface Territory {
  readonly controller: NationId
  readonly complex: boolean
  /** Facings, sorted (GW-15.2). */
  readonly trenches: readonly SpaceId[]
}

export interface Unit {
  readonly kind: Kind
  readonly owner: NationId
  readonly space: SpaceId
  readonly cargoOf?: UnitId
  readonly damaged?: true
  readonly submerged?: true
  /** Turn in which it became a stray (GW-12.17). */
  readonly strayIn?: number
}

/** A raid declared in combat movement; who has chosen his interceptors (GW-13.21). */
export interface Raid {
  readonly space: SpaceId
  readonly bombers: readonly UnitId[]
  readonly escorts: readonly UnitId[]
  readonly interceptors: readonly UnitId[]
  readonly answered: readonly NationId[]
}

/** What the turn under way remembers; a new turn begins it afresh. */
export interface TurnState {
  /** Turns begun since the campaign began. */
  readonly number: number
  /** Straits open to the acting nation, noted at the start of its turn (GW-3.10, 3.11). */
  readonly straits: readonly string[]
  /** Nations friendly to the acting one at the start of its turn, itself included. */
  readonly friends: readonly NationId[]
  /** Controllers at the start of the turn: complexes (GW-6.5) and landing places (GW-12.7) go by them. */
  readonly held: Readonly<Record<SpaceId, NationId>>
  readonly tracks: Readonly<Record<UnitId, Track>>
  readonly researched: boolean
  readonly doctrineChanged: boolean
  readonly congressAsked: boolean
  readonly recruited: boolean
  readonly revolutionRolled: boolean
  readonly serbianPlaced: boolean
  /** What waited already when the turn began: not to be handed back (22d). */
  readonly carried: readonly PurchaseItem[]
  readonly raised: readonly UnitId[]
  /** Units placed against the limit of a captured complex (GW-6.6). */
  readonly built: Readonly<Record<SpaceId, number>>
  /** Where the acting nation had infantry when Place Units began: diggers (GW-15.3). */
  readonly diggers: readonly SpaceId[]
  readonly raids: readonly Raid[]
  /** IPC that bombs have cost a space this turn (GW-13.20). */
  readonly bombed: Readonly<Record<SpaceId, number>>
  readonly battles: readonly ListedBattle[]
  readonly fought: readonly string[]
  readonly battle?: Battle
  /** Units that Britain still has to choose (GW-16.14). */
  readonly blockadeShortfall?: number
}

export interface RevolutionState {
  readonly round: number
  /** `roll`: from round 12 on, `loyalty` dice, then `displace`; absent once all is done. */
  readonly step?: 'loyalty' | 'displace'
  readonly displaced: readonly { readonly unit: UnitId; readonly nation: NationId }[]
}

export interface UnitedStatesState {
  /** First declaration passed: income 12 and draft limit 80 for good (GW-19.4, 19.5). */
  readonly warEconomy: boolean
  readonly war?: { readonly target: NationId | 'mexico'; readonly since: number }
  readonly warEndedIn?: number
  /** First round in which Congress may be asked again (GW-19.16). */
  readonly congressFrom: number
  readonly volunteers: number
  readonly mexicans: number
  readonly mexicoBeaten: boolean
  /** Land taken in limited wars and held since: America's own, and in trust for nobody (GW-19.19). */
  readonly won?: readonly SpaceId[]
}

/** One nation's raid on a convoy, and whether submarines alone made it. */
export interface ConvoyRaid {
  readonly by: NationId
  readonly submarines: boolean
}

export interface GreatWarState {
  /** Absent where the built-in figures are played. */
  readonly scenario?: Scenario
  /** 0 until the game has started. */
  readonly round: number
  readonly order: readonly NationId[]
  readonly acting: NationId
  readonly phase: Phase
  readonly turn: TurnState
  readonly seats: readonly { readonly player: string; readonly nations: readonly NationId[] }[]
  readonly unitedStates: string
  readonly nations: Readonly<Record<NationId, NationState>>
  /** Land in play; true neutrals are not in it, nor Serbia once absorbed. */
  readonly territories: Readonly<Record<SpaceId, Territory>>
  readonly units: Readonly<Record<UnitId, Unit>>
  readonly nextUnit: number
  readonly pools: Readonly<Record<PoolId, { readonly used: number; readonly total: number }>>
  /** Influence markers of nations still on the table (GW-9.1). */
  readonly markers: Readonly<Partial<Record<NationId, Position>>>
  readonly attacked: readonly NationId[]
  readonly opinion: number
  readonly doctrine: Doctrine
  readonly gift: { readonly given: boolean; readonly unplaced: readonly UnitId[] }
  /** Raided convoys: who set the marker, and who raids there besides (GW-6.10, 6.11). */
  readonly raided: Readonly<Record<SpaceId, ConvoyRaid & { readonly also?: readonly ConvoyRaid[] }>>
  /** Wars beside those of the blocs: attacks on neutrals, limited war, Bolsheviks; `a|b`, sorted. */
  readonly wars: readonly string[]
  readonly offers: readonly Offer[]
  readonly nextOffer: number
  /** Offers made this turn, open or not (GW-20.22): `kind:to`. */
  readonly offered: readonly string[]
  readonly treaties: readonly Treaty[]
  readonly nextTreaty: number
  readonly windows: { readonly turkishSupport?: number; readonly bulgarianNeighbor?: number }
  readonly us: UnitedStatesState
  readonly revolution?: RevolutionState
  /** Serbia: its space stands for itself, was taken, or is one with Yugoslavia (GW-16.17, 16.19). */
  readonly serbia: 'stands' | 'taken' | 'absorbed'
  readonly result?: { readonly winner: Bloc | 'draw'; readonly clause: string }
}

export const EMPTY_TURN: TurnState = {
  number: 0,
  straits: [],
  friends: [],
  held: {},
  tracks: {},
  researched: false,
  doctrineChanged: false,
  congressAsked: false,
  recruited: false,
  revolutionRolled: false,
  serbianPlaced: false,
  carried: [],
  raised: [],
  built: {},
  diggers: [],
  raids: [],
  bombed: {},
  battles: [],
  fought: [],
}

const record = <K extends string, V>(keys: readonly K[], value: (k: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((k) => [k, value(k)])) as Record<K, V>

const blankNation = (id: NationId): NationState => {
  const { bloc } = nationData(id)
  const gone = id === 'bolsheviks' || id === 'finland'
  const fights = bloc !== null && id !== 'ottoman-empire' // GW-2.3
  return {
    bloc: fights ? bloc : null,
    status: gone ? 'gone' : fights ? 'belligerent' : 'unaligned',
    treasury: 0,
    technologies: [],
    waiting: [],
    brokeSurrender: false,
    rejectionScored: false,
  }
}

type Beginnings = Pick<GreatWarState, 'pools' | 'markers' | 'opinion' | 'doctrine'>
/** What stands on the tracks before anything has happened. */
export const beginnings = ({ pool, rules, setup }: Figures): Beginnings => ({
  pools: record(POOLS, (p) => ({ used: p === 'finland' ? 0 : pool(p).used, total: pool(p).total })),
  markers: Object.fromEntries(rules.influence.starts.map((x) => [x.nation, x.position])),
  opinion: setup.opinion.value,
  doctrine: setup.doctrine.value,
})

/** The board before the first piece stands on it. */
export const BLANK: GreatWarState = {
  round: 0,
  order: [],
  acting: 'germany',
  phase: 'diplomacy',
  turn: EMPTY_TURN,
  seats: [],
  unitedStates: '',
  nations: record(NATIONS, blankNation),
  territories: Object.fromEntries(
    [...LISTED].map(([space, { owner }]) => [space, { controller: owner, complex: false, trenches: [] }]),
  ),
  units: {},
  nextUnit: 1,
  attacked: [],
  ...beginnings(BUILT_IN),
  gift: { given: false, unplaced: [] },
  raided: {},
  wars: [],
  offers: [],
  nextOffer: 1,
  offered: [],
  treaties: [],
  nextTreaty: 1,
  windows: {},
  us: { warEconomy: false, congressFrom: 1, volunteers: 0, mexicans: 0, mexicoBeaten: false },
  serbia: 'stands',
}

export const byNumber = (a: UnitId, b: UnitId): number => numberOf(a) - numberOf(b)
/** Ids count upwards without leading zeros: the longer one is the larger, and sorting numbers costs more than looking. */
const follows = (a: UnitId, b: UnitId) => a.length < b.length || (a.length === b.length && a <= b)
export const sortedUnits = (ids: Iterable<UnitId>): UnitId[] => {
  const list = [...ids]
  return list.every((id, i) => i === 0 || follows(list[i - 1] ?? id, id)) ? list : list.sort(byNumber)
}

/** The unit of that id; a fault of ours if there is none. */
export function unit(state: GreatWarState, id: UnitId): Unit {
  const found = state.units[id]
  if (!found) throw new Error(`no unit ${id}`)
  return found
}
export function territory(state: GreatWarState, space: SpaceId): Territory {
  const found = state.territories[space]
  if (!found) throw new Error(`no territory ${space}`)
  return found
}

interface Index {
  readonly all: readonly UnitId[]
  readonly bySpace: ReadonlyMap<SpaceId, readonly UnitId[]>
  readonly byOwner: ReadonlyMap<NationId, readonly UnitId[]>
  readonly cargo: ReadonlyMap<UnitId, readonly UnitId[]>
}
/** Units by number, space and owner, and cargo by ship. */
const indexOf = kept((units: GreatWarState['units']): Index => {
  const lists = { bySpace: new Map<SpaceId, UnitId[]>(), byOwner: new Map<NationId, UnitId[]>() }
  const cargo = new Map<UnitId, UnitId[]>()
  const put = <K>(map: Map<K, UnitId[]>, key: K, id: UnitId) => {
    const there = map.get(key)
    if (there) there.push(id)
    else map.set(key, [id])
  }
  const all = sortedUnits(Object.keys(units) as UnitId[])
  for (const id of all) {
    const u = units[id]
    if (!u) continue
    put(lists.bySpace, u.space, id)
    put(lists.byOwner, u.owner, id)
    if (u.cargoOf) put(cargo, u.cargoOf, id)
  }
  return { all, ...lists, cargo }
})

const NOBODY: readonly UnitId[] = []
/** All units in a space by number, cargo in its ships' zone included. */
export const unitsIn = (state: GreatWarState, space: SpaceId): readonly UnitId[] =>
  indexOf(state.units).bySpace.get(space) ?? NOBODY
export const cargoOf = (state: GreatWarState, ship: UnitId): readonly UnitId[] =>
  indexOf(state.units).cargo.get(ship) ?? NOBODY
export const allUnits = (state: GreatWarState): readonly UnitId[] => indexOf(state.units).all
/** A nation's units by number. */
export const unitsOf = (state: GreatWarState, nation: NationId): readonly UnitId[] =>
  indexOf(state.units).byOwner.get(nation) ?? NOBODY
const landOf = kept((territories: GreatWarState['territories']): readonly SpaceId[] =>
  (Object.keys(territories) as SpaceId[]).sort(),
)
/** Land in play, by id. */
export const territoriesOf = (state: GreatWarState): readonly SpaceId[] => landOf(state.territories)
export const pairOf = (a: NationId, b: NationId): string => (a < b ? `${a}|${b}` : `${b}|${a}`)

/** Every nation that raids the convoy, who set the marker first. */
export function raidsOn(s: GreatWarState, space: SpaceId): readonly ConvoyRaid[] {
  const raid = s.raided[space]
  return raid ? [{ by: raid.by, submarines: raid.submarines }, ...(raid.also ?? [])] : []
}
