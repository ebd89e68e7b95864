import type { ClauseId } from './ids'

/** What a sentence needs to know of a ruling: plain values by name. */
export type Facts = Readonly<Record<string, string | number>>

/**
 * Legal commands of one shape: every field fixed but at most one, which may be any whole number min…max. A field inside others
 * is named by its path, `units.0.count`. Optional fields (typed dice, texts) are left out: a command said without them is legal.
 */
export type Choice<C> = C extends unknown
  ? {
      readonly command: C
      readonly range?: {
        readonly field: (keyof C & string) | `${keyof C & string}.${string}`
        readonly min: number
        readonly max: number
      }
    }
  : never

/** A command that the rules forbid, as the player hears it. */
export interface Refusal<C = unknown> {
  readonly clause: ClauseId
  readonly reason: string
  readonly facts: Facts
  /** One sentence for the player. */
  readonly message: string
  /** What would be legal instead, in words and as commands (at most a handful, the nearest first). */
  readonly instead: string
  readonly choices: readonly Choice<C>[]
}

/** The command with another figure at a range's field. */
export function withFigure<C extends object>(command: C, field: string, figure: number): C {
  const set = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return figure
    if (Array.isArray(value)) return value.map((x: unknown, i) => (String(i) === key ? set(x, rest) : x))
    const record = value as Readonly<Record<string, unknown>>
    return { ...record, [key]: set(record[key], rest) }
  }
  return set(command, field.split('.')) as C
}
