/**
 * The scenario's figures as the sheets print them, each with its source mark. The engine parses and cross-checks the same
 * files when it is loaded (`engine/great-war/data.ts`), so they are only typed here.
 */
import manpowerJson from '../../../shared/great-war/data/manpower.json'
import nationsJson from '../../../shared/great-war/data/nations.json'
import rulesJson from '../../../shared/great-war/data/rules.json'
import setupJson from '../../../shared/great-war/data/setup.json'
import technologiesJson from '../../../shared/great-war/data/technologies.json'
import unitsJson from '../../../shared/great-war/data/units.json'
import type { Bloc, Kind, NationId, PoolId, Position, Source, Technology } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { GAMES } from '../../engine/registry'

/** Where a figure comes from, or that this campaign's scenario has changed it. */
export type SheetSource = Source | 'scenario'

export interface Figure {
  readonly value: number
  readonly source: SheetSource
}
interface Valued {
  readonly space: string
  readonly ipc: number
  readonly source: SheetSource
}
export interface NationFigures {
  readonly id: NationId
  readonly name: string
  readonly adjective: string
  readonly size: 'great' | 'small' | 'major' | 'minor'
  readonly bloc: Bloc | null
  readonly capitals: readonly string[]
  readonly spaces: readonly Valued[]
  readonly convoys: readonly Valued[]
  readonly landIpc: Figure
  readonly income: Figure
}
export interface SetupRow {
  readonly nation: NationId
  readonly space: string
  readonly units: readonly { readonly kind: Kind; readonly count: number }[]
  readonly source: SheetSource
  readonly complex?: { readonly present: true; readonly source: SheetSource }
}
export interface UnitFigures {
  readonly kind: Kind
  readonly arm: 'land' | 'air' | 'sea'
  readonly cost: Figure
  readonly attack: Figure
  readonly defence: Figure
  readonly move: Figure
  readonly hits: Figure
  readonly manpower: Figure
  readonly needs?: { readonly value: Technology; readonly source: SheetSource }
}
export interface PoolFigures {
  readonly pool: PoolId
  readonly nation: NationId
  readonly used: number
  readonly total: number
  readonly sites: readonly string[]
  readonly source: SheetSource
}

interface Technologies {
  readonly id: Technology
  readonly name: string
  readonly number: number
  readonly needs?: Technology
  readonly source: SheetSource
}
type Rules = Omit<typeof rulesJson, 'order' | 'influence' | 'opinion' | 'revolution'> & {
  readonly order: readonly NationId[]
  readonly influence: {
    readonly fee: Figure
    readonly success: Figure
    readonly starts: readonly { readonly nation: NationId; readonly position: Position; readonly source: SheetSource }[]
    readonly finland: Figure
  }
  readonly opinion: Readonly<Record<'lowest' | 'highest' | 'allies' | 'central', Figure>> & {
    readonly events: readonly { readonly code: string; readonly move: number; readonly source: SheetSource }[]
  }
  readonly revolution: Readonly<Record<'first' | 'certain' | 'loyalUpTo', Figure>> & {
    readonly breaksOutOn: readonly { readonly round: number; readonly upTo: number; readonly source: SheetSource }[]
  }
}

/** The tables that a campaign is played with. */
export interface WarFigures {
  /** The name of the scenario whose figures they are. */
  readonly scenario: string | undefined
  readonly nations: readonly NationFigures[]
  readonly setupRows: readonly SetupRow[]
  readonly finlandRow: SetupRow
  readonly treasuries: readonly { readonly nation: NationId; readonly ipc: number; readonly source: SheetSource }[]
  readonly firstTechnologies: readonly { readonly nation: NationId; readonly technology: Technology }[]
  readonly italyOnJoining: Figure
  readonly unitTable: readonly UnitFigures[]
  readonly trench: { readonly cost: Figure; readonly defence: Figure }
  readonly unitRules: Readonly<
    Record<'artillerySupport' | 'maximumValue' | 'bombardment' | 'chemicalShot' | 'escort' | 'interceptor', Figure>
  > & { readonly transportCapacity: Readonly<Record<'infantry' | 'artillery' | 'tank', Figure>> }
  readonly pools: readonly PoolFigures[]
  readonly technologies: readonly Technologies[]
  readonly rules: Rules
  readonly figuresOf: (nation: NationId) => NationFigures
  readonly unitOf: (kind: Kind) => UnitFigures
  readonly setupOf: (nation: NationId) => readonly SetupRow[]
  readonly poolsOf: (nation: NationId) => readonly PoolFigures[]
}

const FILES = {
  nations: nationsJson,
  units: unitsJson,
  setup: setupJson,
  manpower: manpowerJson,
  technologies: technologiesJson,
  rules: rulesJson,
}
type Tables = typeof FILES

function found<T>(list: readonly T[], is: (t: T) => boolean, what: string): T {
  const one = list.find(is)
  if (one === undefined) throw new Error(`no figures of ${what}`)
  return one
}
function figuresFrom(t: Tables, scenario?: string): WarFigures {
  // The engine has parsed the files, and the tables that it lays a scenario over, when it was loaded.
  const nations = t.nations as readonly NationFigures[]
  const setupRows = t.setup.rows as readonly SetupRow[]
  const unitTable = t.units.units as readonly UnitFigures[]
  const pools = t.manpower.pools as readonly PoolFigures[]
  return {
    scenario,
    nations,
    setupRows,
    finlandRow: t.setup.finland as SetupRow,
    treasuries: t.setup.treasuries as WarFigures['treasuries'],
    firstTechnologies: t.setup.technologies as WarFigures['firstTechnologies'],
    italyOnJoining: t.setup.italyOnJoining as Figure,
    unitTable,
    trench: t.units.trench as WarFigures['trench'],
    unitRules: t.units as unknown as WarFigures['unitRules'],
    pools,
    technologies: t.technologies as readonly Technologies[],
    rules: t.rules as Rules,
    figuresOf: (nation) => found(nations, (n) => n.id === nation, nation),
    unitOf: (kind) => found(unitTable, (u) => u.kind === kind, kind),
    setupOf: (nation) => setupRows.filter((r) => r.nation === nation),
    poolsOf: (nation) => pools.filter((p) => p.nation === nation),
  }
}

/** The figures as they are built in; names, owners and capitals, which no scenario changes, are read here throughout. */
export const BUILT_IN = figuresFrom(FILES)

const laid = new WeakMap<object, WarFigures>()
/** The figures that this campaign is played with; what its scenario changes is marked as its own. */
export function figuresIn({ view }: { readonly view: Pick<GreatWarView, 'scenario'> }): WarFigures {
  const { scenario } = view
  if (scenario === undefined) return BUILT_IN
  const known = laid.get(scenario)
  if (known !== undefined) return known
  // The engine answers in the form of the very files it was given.
  const tables = GAMES['great-war'].scenario?.tables?.(scenario.changes) as Tables
  const figures = figuresFrom(markedFrom(FILES, tables) as Tables, scenario.name)
  laid.set(scenario, figures)
  return figures
}

const IDENTITY = ['id', 'kind', 'nation', 'space', 'pool', 'code', 'round', 'players', 'technology'] as const
const identity = (x: unknown): string =>
  typeof x === 'object' && x !== null
    ? JSON.stringify(IDENTITY.map((k) => Reflect.get(x, k) as unknown))
    : JSON.stringify(x)
/** A copy in which every figure that differs has the source mark of the scenario. Rows are found by what they are of. */
function markedFrom(before: unknown, now: unknown): unknown {
  if (typeof now !== 'object' || now === null) return now
  if (Array.isArray(now)) {
    const old = new Map(Array.isArray(before) ? before.map((x) => [identity(x), x as unknown]) : [])
    return now.map((x) => markedFrom(old.get(identity(x)), x))
  }
  const was = (before ?? {}) as Readonly<Record<string, unknown>>
  const copy = Object.fromEntries(Object.entries(now).map(([k, v]) => [k, markedFrom(was[k], v)]))
  const own = (x: object) => JSON.stringify(Object.entries(x).filter(([k]) => k !== 'source' && k !== 'complex'))
  return 'source' in copy && own(was) !== own(now) ? { ...copy, source: 'scenario' } : copy
}

/** As a small letter stands behind a figure. Printed figures, the rule, carry none; base figures do so only in the unit table. */
export const SOURCE_MARK: Readonly<Record<SheetSource, string>> = {
  printed: '',
  base: 'b',
  decision: 'd',
  reconstruction: 'r',
  scenario: 's',
}
