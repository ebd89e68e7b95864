/**
 * Older formats, brought up step by step: `MIGRATIONS[n]` turns a whole campaign of format n into one of format n + 1.
 * They are pure, know no files and no rules, and never change once a format was released.
 */
import { FORMAT } from '../envelope'
import { fromPrototype } from './0000-prototype'

export const MIGRATIONS: readonly ((whole: unknown) => unknown)[] = [fromPrototype]

/** Throws when the old body is not what its format promised; the caller calls that damaged. */
export const migrate = (format: number, whole: unknown): unknown =>
  MIGRATIONS.slice(format, FORMAT).reduce((value, step) => step(value), whole)
