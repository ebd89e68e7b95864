import type { z } from 'zod'
import { fault, ok, type Result } from '../../../shared/result'

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** Reads foreign input with a schema; the first thing wrong with it comes back as a fault with its path. */
export function parseWith<T>(schema: z.ZodType<T>, input: unknown): Result<T> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  const [issue] = parsed.error.issues
  if (!issue) return fault('', 'not readable')
  const at = pathOf(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return fault(pathOf([...issue.path, ...issue.keys.slice(0, 1)]), 'unknown field')
    case 'invalid_value':
      return fault(at, 'not one of the values allowed here', issue.values.map(String).join(', '))
    case 'invalid_union': {
      const known =
        'options' in issue && Array.isArray(issue.options) ? issue.options.map(String).join(', ') : undefined
      return fault(at, 'not one of the values allowed here', known)
    }
    case 'invalid_type':
      return fault(at, issue.message, issue.expected)
    default:
      return fault(at, issue.message)
  }
}
