/**
 * The figures of Origins, parsed and cross-checked as they are loaded: a table that owns the printed board can change
 * the JSON beside this file, and a slip there stops the app instead of bending a game. Every figure carries its source:
 * printed rules, public records of the board, or our own decision.
 */
import { z } from 'zod'
import attackTableJson from './data/attack-table.json'
import figuresJson from './data/figures.json'
import objectivesJson from './data/objectives.json'
import { ATTACK_RESULTS, ODDS_COLUMNS, type AttackResult, type OddsColumn } from './events'
import { FACES, type Face } from '../dice'
import { NATIONS, POWERS, type NationId, type PowerId } from './ids'

const source = z.enum(['printed', 'board', 'decision'])
const clause = z.templateLiteral([z.literal('OW-'), z.int(), z.literal('.'), z.int()])
const figure = <T extends z.ZodType>(value: T) => z.strictObject({ source, clause, value })
const power = z.enum(POWERS)
const nation = z.enum(NATIONS)
const positive = z.int().min(1)

const figures = z.strictObject({
  rounds: figure(positive),
  rightsAt: figure(positive),
  abroadPerTurn: figure(positive),
  allotments: figure(z.record(power, positive)),
  chips: figure(
    z.array(z.strictObject({ colour: z.enum(['white', 'red', 'blue']), worth: positive, inSet: positive })).length(3),
  ),
  mostOnBoard: figure(positive),
})
const attackTable = z.strictObject({
  source,
  clause,
  columns: z.array(
    z.strictObject({ odds: z.literal(ODDS_COLUMNS), results: z.array(z.enum(ATTACK_RESULTS)).length(6) }),
  ),
})
const points = positive
const objective = z.discriminatedUnion('kind', [
  z.strictObject({ power, kind: z.literal('rights'), nation, points }),
  z.strictObject({ power, kind: z.literal('exclusive'), nation, points }),
  z.discriminatedUnion('condition', [
    /** No other power's total is above `most` (OW-5.3). */
    z.strictObject({
      power,
      kind: z.literal('condition'),
      condition: z.literal('othersAtMost'),
      most: z.int().min(0),
      points,
    }),
    /** The rival neither has rights anywhere nor grants them to anyone (OW-5.4). */
    z.strictObject({ power, kind: z.literal('condition'), condition: z.literal('isolated'), rival: power, points }),
  ]),
])
const objectives = z.strictObject({ source, clause, objectives: z.array(objective) })

export type ObjectiveFigure = Readonly<z.infer<typeof objective>>
export type FigureSource = z.infer<typeof source>
export interface ChipKind {
  readonly colour: 'white' | 'red' | 'blue'
  readonly worth: number
  readonly inSet: number
}

export interface AttackChance {
  readonly result: AttackResult
  readonly faces: readonly Face[]
}

export interface OriginsData {
  readonly rounds: number
  /** PFs abroad that make treaty rights. */
  readonly rightsAt: number
  /** Most PFs that go into one embassy abroad in one turn. */
  readonly abroadPerTurn: number
  readonly allotments: Readonly<Record<PowerId, number>>
  /** Rounds in which a power's allotment is another one; only scenarios have any. */
  readonly allotmentsInRound: Readonly<Partial<Record<PowerId, Readonly<Record<number, number>>>>>
  /** Dearest first. */
  readonly chips: readonly ChipKind[]
  /** The most that a correction may set. */
  readonly mostOnBoard: number
  /** Results by odds column, then by face − 1. */
  readonly attackTable: Readonly<Record<OddsColumn, readonly AttackResult[]>>
  /** The same table read the other way: the results that a column holds, worst for the attacker first, with their faces. */
  readonly attackResults: Readonly<Record<OddsColumn, readonly AttackChance[]>>
  readonly objectives: readonly ObjectiveFigure[]
  readonly sources: Readonly<Record<string, { readonly source: FigureSource; readonly clause: string }>>
}

/** What the parts must agree on between them; each line names what is wrong with the data. */
export function crossCheck(data: OriginsData): string[] {
  const wrong: string[] = []
  const { chips, objectives } = data
  if (chips.some((chip, i) => i > 0 && chip.worth >= (chips[i - 1]?.worth ?? 0)))
    wrong.push('chips stand dearest first')
  if (chips.some((chip, i) => i > 0 && (chips[i - 1]?.worth ?? 0) % chip.worth !== 0))
    wrong.push('every chip is a whole number of the next smaller one')
  if (chips.at(-1)?.worth !== 1) wrong.push('the smallest chip is 1 PF')
  const places = objectives.map((o) => `${o.power}/${o.kind === 'condition' ? o.condition : o.nation}`)
  if (new Set(places).size !== places.length) wrong.push('no power has two objectives in one place')
  for (const o of objectives) {
    if (o.kind === 'condition' ? o.condition === 'isolated' && o.rival === o.power : o.nation === o.power)
      wrong.push(`${o.power} has an objective against itself`)
  }
  if (objectives.filter((o) => o.kind === 'condition' && o.condition === 'othersAtMost').length > 1)
    wrong.push('only one condition may look at totals: two could look at each other')
  const order = { AE: 0, EX: 1, DE: 2 } as const
  for (const odds of ODDS_COLUMNS) {
    const results = data.attackTable[odds]
    if (results.some((r, i) => i > 0 && order[r] < order[results[i - 1] ?? r]))
      wrong.push(`attack table, column ${odds}: a higher face never serves the attacker worse`)
  }
  return wrong
}

const chancesOf = (column: readonly AttackResult[]): readonly AttackChance[] =>
  ATTACK_RESULTS.map((result) => ({ result, faces: FACES.filter((face) => column[face - 1] === result) })).filter(
    ({ faces }) => faces.length > 0,
  )

/** The attack table read the other way. */
export const resultsOf = (table: OriginsData['attackTable']): OriginsData['attackResults'] => ({
  0: chancesOf(table[0]),
  1: chancesOf(table[1]),
  2: chancesOf(table[2]),
  3: chancesOf(table[3]),
  4: chancesOf(table[4]),
})

/** Throws on figures that do not fit together: that is a fault of the installation, not of a campaign. */
export function loadOriginsData(sources: { figures: unknown; attackTable: unknown; objectives: unknown }): OriginsData {
  const f = figures.parse(sources.figures)
  const t = attackTable.parse(sources.attackTable)
  const o = objectives.parse(sources.objectives)
  const column = (odds: OddsColumn) => {
    const found = t.columns.filter((c) => c.odds === odds)
    if (found.length !== 1 || !found[0]) throw new Error(`Origins data: attack table needs column ${odds} once`)
    return found[0].results
  }
  const table = { 0: column(0), 1: column(1), 2: column(2), 3: column(3), 4: column(4) }
  const data: OriginsData = {
    rounds: f.rounds.value,
    rightsAt: f.rightsAt.value,
    abroadPerTurn: f.abroadPerTurn.value,
    allotments: f.allotments.value,
    allotmentsInRound: {},
    chips: f.chips.value,
    mostOnBoard: f.mostOnBoard.value,
    attackTable: table,
    attackResults: resultsOf(table),
    objectives: o.objectives,
    sources: {
      ...Object.fromEntries(Object.entries(f).map(([name, { source, clause }]) => [name, { source, clause }])),
      attackTable: { source: t.source, clause: t.clause },
      objectives: { source: o.source, clause: o.clause },
    },
  }
  const wrong = crossCheck(data)
  if (wrong.length > 0) throw new Error(`Origins data: ${wrong.join('; ')}`)
  return data
}

export const originsData: OriginsData = loadOriginsData({
  figures: figuresJson,
  attackTable: attackTableJson,
  objectives: objectivesJson,
})

/** What the power places in its turn of that round (OW-2.2). */
export const allotmentIn = (data: OriginsData, power: PowerId, round: number): number =>
  data.allotmentsInRound[power]?.[round] ?? data.allotments[power]

/** The objectives that are about a place: everything but the conditions. */
export type PlacedObjective = Exclude<ObjectiveFigure, { kind: 'condition' }>
export const isPlaced = (o: ObjectiveFigure): o is PlacedObjective => o.kind !== 'condition'
export const objectivesOf = (data: OriginsData, power: PowerId): readonly ObjectiveFigure[] =>
  data.objectives.filter((o) => o.power === power)
export const objectivesIn = (data: OriginsData, nation: NationId): readonly PlacedObjective[] =>
  data.objectives.filter(isPlaced).filter((o) => o.nation === nation)
