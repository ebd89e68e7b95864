import type { Fault } from '../result'
import { counted, listed } from './text'

/** More places than these would not be read; they are counted. */
const MOST_NAMED = 4

export function sayFault({ at, problem, expected, others = [] }: Fault): string {
  const right = expected === undefined ? '' : ` Right would be ${expected}.`
  return `${at === '' ? '' : `${at}: `}${problem}.${right}${sayOthers(others)}`
}

function sayOthers(places: readonly string[]): string {
  if (places.length === 0) return ''
  const named =
    places.length <= MOST_NAMED
      ? places
      : [...places.slice(0, MOST_NAMED - 1), counted(places.length - MOST_NAMED + 1, 'other place')]
  return ` There ${places.length === 1 ? 'is a fault' : 'are faults'} in ${listed(named)} too.`
}
