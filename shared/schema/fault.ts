/**
 * What a schema found wrong, in our own words: where, what is wrong there, and what would be right. The library's own
 * messages speak of its types.
 */
import type { z } from 'zod'
import type { Fault } from '../result'
import { counted } from '../wording/text'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** The first thing wrong, and the places of all others: whoever mends one should not find the next only then. */
export function faultOf(error: z.ZodError, input: unknown): Fault {
  const places = new Map<string, Fault>()
  for (const issue of error.issues)
    for (const found of faultsOf(issue, input)) {
      const before = places.get(found.at)
      // Checks of our own each say something; of two complaints of the library about one place the later is the narrower.
      const both = issue.code === 'custom' && before !== undefined
      places.set(found.at, both ? { ...found, problem: `${before.problem}; ${found.problem}` } : found)
    }
  const [first = { at: '', problem: 'not readable' }, ...others] = places.values()
  return others.length === 0 ? first : { ...first, others: others.map(({ at }) => at) }
}

const placeOf = (path: Path): string => path.map(String).join('.')

function faultsOf(issue: Issue, input: unknown): readonly Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ at: placeOf([...issue.path, key]), problem: 'unknown field' }))
  const found = valueAt(input, issue.path)
  const expected = rightFor(issue)
  // The words of a check of our own are the problem already.
  const problem = issue.code === 'custom' ? issue.message : found === undefined ? 'missing' : wrongWith(issue, found)
  return [{ at: placeOf(issue.path), problem, ...(expected === undefined ? {} : { expected }) }]
}

function valueAt(input: unknown, path: Path): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

function wrongWith(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return `${shown(found)} is not one of the values allowed here`
    case 'invalid_union':
      // A union of our own may say what would be right: “is none of …”.
      return `${shown(found)} is ${ZODS_OWN.test(issue.message) ? 'not one of the values allowed here' : issue.message}`
    case 'invalid_type':
      return `${shown(found)} is not ${KINDS[issue.expected] ?? 'allowed here'}`
    case 'too_small':
      if (typeof found === 'string') return found.trim() === '' ? 'empty' : 'too short'
      return Array.isArray(found) ? `a list of ${found.length}, too short` : `${shown(found)} is too small`
    case 'too_big':
      if (typeof found === 'string') return `too long, with ${found.length} characters`
      return Array.isArray(found) ? `a list of ${found.length}, too long` : `${shown(found)} is too large`
    default:
      return `${shown(found)} is not allowed here`
  }
}

const ZODS_OWN = /^Invalid /
const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

function rightFor(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map(String).join(', ')
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String).join(', ') : undefined
    case 'invalid_type':
      return KINDS[issue.expected]
    case 'too_small':
      return issue.inclusive === false ? `more than ${issue.minimum}` : `${sized(issue.origin, issue.minimum)} or more`
    case 'too_big':
      return issue.inclusive === false ? `less than ${issue.maximum}` : `at most ${sized(issue.origin, issue.maximum)}`
    default:
      return undefined
  }
}

function sized(origin: string, n: number | bigint): string {
  if (origin === 'string') return counted(Number(n), 'character')
  if (origin === 'array') return Number(n) === 1 ? '1 entry' : `${n} entries`
  return `${n}`
}

/** A long text would drown the sentence, and a foreign one is quoted so that nothing in it acts on a terminal. */
const MOST_SHOWN = 40
function shown(found: unknown): string {
  if (typeof found === 'string')
    return JSON.stringify(found.length > MOST_SHOWN ? `${found.slice(0, MOST_SHOWN)}…` : found)
  if (Array.isArray(found)) return 'a list'
  if (found === null) return 'null'
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : 'an object'
}
