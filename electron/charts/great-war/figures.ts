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

export interface Figure {
  readonly value: number
  readonly source: Source
}
interface Valued {
  readonly space: string
  readonly ipc: number
  readonly source: Source
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
  readonly source: Source
  readonly complex?: { readonly present: true; readonly source: Source }
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
  readonly needs?: { readonly value: Technology; readonly source: Source }
}
export interface PoolFigures {
  readonly pool: PoolId
  readonly nation: NationId
  readonly used: number
  readonly total: number
  readonly sites: readonly string[]
  readonly source: Source
}

export const nations = nationsJson as readonly NationFigures[]
export const setupRows = setupJson.rows as readonly SetupRow[]
export const finlandRow = setupJson.finland as SetupRow
export const treasuries = setupJson.treasuries as readonly { nation: NationId; ipc: number; source: Source }[]
export const firstTechnologies = setupJson.technologies as readonly { nation: NationId; technology: Technology }[]
export const italyOnJoining = setupJson.italyOnJoining as Figure
export const unitTable = unitsJson.units as readonly UnitFigures[]
export const trench = unitsJson.trench as { readonly cost: Figure; readonly defence: Figure }
export const unitRules = unitsJson as unknown as Readonly<
  Record<'artillerySupport' | 'maximumValue' | 'bombardment' | 'chemicalShot' | 'escort' | 'interceptor', Figure>
> & { readonly transportCapacity: Readonly<Record<'infantry' | 'artillery' | 'tank', Figure>> }
export const pools = manpowerJson.pools as readonly PoolFigures[]
export const technologies = technologiesJson as readonly {
  readonly id: Technology
  readonly name: string
  readonly number: number
  readonly needs?: Technology
  readonly source: Source
}[]
export const rules = rulesJson as Omit<typeof rulesJson, 'order' | 'influence' | 'opinion' | 'revolution'> & {
  readonly order: readonly NationId[]
  readonly influence: {
    readonly fee: Figure
    readonly success: Figure
    readonly starts: readonly { readonly nation: NationId; readonly position: Position; readonly source: Source }[]
    readonly finland: Figure
  }
  readonly opinion: Readonly<Record<'lowest' | 'highest' | 'allies' | 'central', Figure>> & {
    readonly events: readonly { readonly code: string; readonly move: number; readonly source: Source }[]
  }
  readonly revolution: Readonly<Record<'first' | 'certain' | 'loyalUpTo', Figure>> & {
    readonly breaksOutOn: readonly { readonly round: number; readonly upTo: number; readonly source: Source }[]
  }
}

export const figuresOf = (nation: NationId): NationFigures => {
  const found = nations.find((n) => n.id === nation)
  if (found === undefined) throw new Error(`no figures of ${nation}`)
  return found
}
export const unitOf = (kind: Kind): UnitFigures => {
  const found = unitTable.find((u) => u.kind === kind)
  if (found === undefined) throw new Error(`no figures of ${kind}`)
  return found
}
export const setupOf = (nation: NationId): readonly SetupRow[] => setupRows.filter((r) => r.nation === nation)
export const poolsOf = (nation: NationId): readonly PoolFigures[] => pools.filter((p) => p.nation === nation)

/** As a small letter stands behind a figure. Printed figures, the rule, carry none; base figures do so only in the unit table. */
export const SOURCE_MARK: Readonly<Record<Source, string>> = {
  printed: '',
  base: 'b',
  decision: 'd',
  reconstruction: 'r',
}
export const SOURCE_KEY =
  'Figures without a mark are the original’s own; b base game, d decision of the rulebook, r its reconstruction (GW-24).'
