import type { z } from 'zod'
import { err, ok, type Result } from '../../../shared/result'
import { faultOf } from '../../../shared/schema/fault'

/** Reads foreign input with a schema; what is wrong with it comes back as a fault with its path. */
export function parseWith<T>(schema: z.ZodType<T>, input: unknown): Result<T> {
  const parsed = schema.safeParse(input)
  return parsed.success ? ok(parsed.data) : err(faultOf(parsed.error, input))
}
