/**
 * What the scenarios of both games share: a small set of changes against the built-in figures, each at a path made of ids.
 * Each game lists what may be changed in its own `scenario.ts`; whether the changed figures agree is judged by its engine.
 */
import { z } from 'zod'
import type { GameId } from './ids'

/** What a changed figure is: a number, yes or no, advances, who sits with whom, or a result of the attack table. */
export type ValueKind = 'number' | 'yes' | 'technologies' | 'seats' | 'result'

export interface Changeable<K extends ValueKind = ValueKind> {
  /** Ids joined by dots; a name in braces stands for any of a list. */
  readonly at: string
  readonly value: K
  readonly least?: number
  readonly most?: number
  readonly says: string
}

export type ScenarioValue = number | boolean | string | readonly string[] | readonly (readonly string[])[]
export interface Change {
  readonly at: string
  readonly value: ScenarioValue
}
export interface Scenario<G extends GameId = GameId> {
  /** Files that the app writes name their game. */
  readonly game?: G | undefined
  readonly name: string
  readonly about?: string | undefined
  /** Version of the built-in figures that the changes are against. */
  readonly base: 1
  readonly changes: readonly Change[]
}

/** Where a figure comes from: printed rules, the base game, records of the board, our decision, our reconstruction. */
export const FIGURE_SOURCES = ['printed', 'base', 'board', 'decision', 'reconstruction'] as const
export type FigureSource = (typeof FIGURE_SOURCES)[number]

/** One figure of the form, as changed, with the built-in one beside it. */
export interface ScenarioFigure {
  readonly at: string
  /** Heading in words: "Unit values". */
  readonly group: string
  /** Figures of a group that stand in one table carry its heading, which may be empty, and the names of row and column. */
  readonly table?: string
  readonly row?: string
  readonly column?: string
  /** This figure in words, with names: "Infantry: price in IPC". */
  readonly says: string
  readonly kind: ValueKind
  readonly least?: number
  readonly most?: number
  /** Of a figure that is one of a few. */
  readonly choices?: readonly { readonly value: string; readonly says: string }[]
  readonly value: ScenarioValue
  readonly builtIn: ScenarioValue
  /** Left alone it follows other figures, such as a sum; said, it stays as it was said. */
  readonly follows?: true
  /** Of the built-in figure. */
  readonly source: FigureSource
}
/** Where figures that do not stand in the form yet may be added to one of its tables: any of these kinds in any of these places. */
export interface ScenarioRoom {
  readonly group: string
  readonly table: string
  readonly places: readonly { readonly value: string; readonly says: string }[]
  /** `{place}` in a path stands for the place's `value`. */
  readonly kinds: readonly { readonly at: string; readonly says: string; readonly value: ScenarioValue }[]
}
export interface ScenarioFault {
  /** Path of the figure. */
  readonly at: string
  readonly problem: string
}
export interface ScenarioReport {
  readonly figures: readonly ScenarioFigure[]
  readonly faults: readonly ScenarioFault[]
  readonly rooms?: readonly ScenarioRoom[]
}

/** What one game lets a scenario change. */
export interface ScenarioForm<K extends ValueKind = ValueKind> {
  readonly game: GameId
  readonly changeable: readonly Changeable<K>[]
  /** Whether an id may stand where the path has this name in braces. */
  readonly fits: (name: string, id: string) => boolean
  /** What would be right instead of such a value; nothing where it is. */
  readonly right: Readonly<Record<K, (c: Changeable<K>, value: unknown) => string | undefined>>
}

/** For `ScenarioForm.right`: whole numbers within their bounds. */
export const wholeNumber = ({ least = 0, most = 0 }: Changeable, value: unknown): string | undefined =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
    ? undefined
    : `a whole number from ${least} to ${most}`

/** The figure that a path means. */
export function changeableIn<K extends ValueKind>(form: ScenarioForm<K>, at: string): Changeable<K> | undefined {
  const ids = at.split('.')
  return form.changeable.find((c) => {
    const segments = c.at.split('.')
    return (
      segments.length === ids.length &&
      segments.every((x, i) => (x.startsWith('{') ? form.fits(x, ids[i] ?? '') : x === ids[i]))
    )
  })
}

/** What a path that means nothing was most likely meant to be. */
function nearTo(changeable: readonly Changeable[], at: string): string {
  const first = at.split('.')[0] ?? ''
  const near = changeable.filter((c) => c.at.split('.')[0] === first).map((c) => c.at)
  return near.length > 0
    ? `${near.join(', ')} would be right, with known ids`
    : `one of ${[...new Set(changeable.map((c) => c.at.split('.')[0] ?? ''))].join(', ')} would be a beginning`
}

/** What is wrong with one change by itself: its path, or its value. */
export function wrongChange<K extends ValueKind>(
  form: ScenarioForm<K>,
  { at, value }: Change,
): { readonly field: 'at' | 'value'; readonly problem: string } | undefined {
  const found = changeableIn(form, at)
  if (found === undefined) {
    const problem = `${JSON.stringify(at)} is no figure that a scenario may change; ${nearTo(form.changeable, at)}`
    return { field: 'at', problem }
  }
  const right = form.right[found.value](found, value)
  if (right === undefined) return undefined
  return { field: 'value', problem: `${at} is ${JSON.stringify(value)}; ${right} would be right` }
}

/** Changes that mean nothing, that have an impossible value, or that come twice. */
export function wrongChanges<K extends ValueKind>(
  form: ScenarioForm<K>,
  changes: readonly Change[],
): { readonly index: number; readonly field: 'at' | 'value'; readonly problem: string }[] {
  const first = new Map<string, number>()
  return changes.flatMap((c, index) => {
    const wrong = wrongChange(form, c)
    const twice = first.has(c.at)
    if (!twice) first.set(c.at, index)
    return [
      ...(wrong ? [{ index, ...wrong }] : []),
      ...(twice ? [{ index, field: 'at' as const, problem: `${c.at} is changed twice` }] : []),
    ]
  })
}

const GAME_NAMES: Readonly<Record<GameId, string>> = {
  origins: 'Origins of World War I',
  'great-war': 'The Great War',
}
const notOurs = (game: GameId, said: unknown): string => {
  const other = said === 'origins' || said === 'great-war' ? said : undefined
  return other === undefined
    ? `${JSON.stringify(said)} is no game; “${game}” would be right here`
    : `a scenario of ${GAME_NAMES[other]} is no scenario of ${GAME_NAMES[game]}`
}

const value = z.union([
  z.number(),
  z.boolean(),
  z.string().max(40),
  z.array(z.string().max(40)).max(16),
  z.array(z.array(z.string().max(40)).max(16)).max(6),
])
/** One change by its form alone. */
export const changeSchema = z.strictObject({ at: z.string().min(1).max(100), value })

/** Reads a scenario of one game out of foreign JSON; whether the figures agree with each other is not judged here. */
export const scenarioSchema = <G extends GameId, K extends ValueKind>(
  game: G,
  form: ScenarioForm<K>,
): z.ZodType<Scenario<G>> =>
  z.strictObject({
    game: z.custom<G>((x) => x === game, { error: ({ input }) => notOurs(game, input) }).optional(),
    name: z.string().trim().min(1).max(60),
    about: z.string().max(2000).optional(),
    base: z.literal(1),
    changes: z
      .array(changeSchema)
      .max(400)
      .superRefine((changes, ctx) => {
        for (const { index, field, problem } of wrongChanges(form, changes))
          ctx.addIssue({ code: 'custom', path: [index, field], message: problem })
      }),
  })
