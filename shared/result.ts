/** Malformed or unreadable input: where, what is wrong with it, and what would be right. Never a question of rules. */
export interface Fault {
  /** A path into the input, such as `entries.41.type`; empty for the whole. */
  readonly at: string
  readonly problem: string
  readonly expected?: string
  /** Where else the same input is wrong. */
  readonly others?: readonly string[]
}

export type Result<T, E = Fault> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
export const fault = (at: string, problem: string, expected?: string): { readonly ok: false; readonly error: Fault } =>
  err(expected === undefined ? { at, problem } : { at, problem, expected })
