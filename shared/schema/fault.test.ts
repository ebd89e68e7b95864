import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sayFault } from '../wording/fault'
import { faultOf } from './fault'

const order = z.strictObject({
  kind: z.enum(['horse', 'foot']),
  count: z.int().min(1).max(9),
  share: z.number().positive().optional(),
  name: z.string().trim().min(2).max(60).optional(),
  pair: z.tuple([z.string(), z.string()]).optional(),
  list: z.array(z.string()).min(1).max(3).optional(),
  sure: z.boolean().optional(),
  even: z
    .int()
    .refine((n) => n % 2 === 0, 'odd numbers have no half')
    .optional(),
  deed: z
    .discriminatedUnion('type', [z.object({ type: z.literal('go') }), z.object({ type: z.literal('stay') })])
    .optional(),
  when: z
    .union([z.literal('never'), z.strictObject({ after: z.int() })], { error: 'none of never, {"after":2}' })
    .optional(),
})
const good = { kind: 'horse', count: 1 }

function faultIn(input: unknown) {
  const parsed = order.safeParse(input)
  if (parsed.success) throw new Error('it parses')
  return faultOf(parsed.error, input)
}

describe('a fault says where, what is wrong, and what would be right', () => {
  test.each([
    [null, 'null is not an object. Right would be an object.'],
    [{ kind: 'horse' }, 'count: missing. Right would be a number.'],
    [{ count: 1 }, 'kind: missing. Right would be horse, foot.'],
    [{ ...good, kind: 'ship' }, 'kind: "ship" is not one of the values allowed here. Right would be horse, foot.'],
    [{ ...good, count: 0.5 }, 'count: 0.5 is not a whole number. Right would be a whole number.'],
    [{ ...good, count: '3' }, 'count: "3" is not a number. Right would be a number.'],
    [{ ...good, count: Number.NaN }, 'count: NaN is not a number. Right would be a number.'],
    [{ ...good, count: 0 }, 'count: 0 is too small. Right would be 1 or more.'],
    [{ ...good, count: 1e300 }, 'count: 1e+300 is too large. Right would be at most 9.'],
    [{ ...good, share: 0 }, 'share: 0 is too small. Right would be more than 0.'],
    [{ ...good, name: '  ' }, 'name: empty. Right would be 2 characters or more.'],
    [{ ...good, name: 'x' }, 'name: too short. Right would be 2 characters or more.'],
    [{ ...good, name: 'x'.repeat(61) }, 'name: too long, with 61 characters. Right would be at most 60 characters.'],
    [{ ...good, pair: ['a', 'b', 'c'] }, 'pair: a list of 3, too long. Right would be at most 2 entries.'],
    [{ ...good, list: [] }, 'list: a list of 0, too short. Right would be 1 entry or more.'],
    [{ ...good, list: ['a', {}] }, 'list.1: an object is not a text. Right would be a text.'],
    [
      { ...good, sure: 'x'.repeat(99) },
      `sure: "${'x'.repeat(40)}…" is not true or false. Right would be true or false.`,
    ],
    [{ ...good, even: 3 }, 'even: odd numbers have no half.'],
    [
      { ...good, deed: { type: 'fly' } },
      'deed.type: "fly" is not one of the values allowed here. Right would be go, stay.',
    ],
    [{ ...good, when: 'soon' }, 'when: "soon" is none of never, {"after":2}.'],
    [{ ...good, note: 1 }, 'note: unknown field.'],
  ])('%j', (input, sentence) => {
    expect(sayFault(faultIn(input))).toBe(sentence)
  })

  test('and where else something is wrong', () => {
    const input = { kind: 'ship', count: 0, note: 1, more: 2 }
    expect(faultIn(input)).toMatchObject({ at: 'kind', others: ['count', 'note', 'more'] })
    expect(sayFault(faultIn(input))).toMatch(/horse, foot\. There are faults in count, note and more too\.$/)
    expect(sayFault(faultIn({ ...good, note: 1, kind: 'ship' }))).toMatch(/There is a fault in note too\.$/)
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`f${n}`, 0]))
    expect(sayFault(faultIn({ ...good, ...many }))).toMatch(/There are faults in f1, f2, f3 and 5 other places too\.$/)
  })

  test('no word of a foreign text acts on a terminal', () => {
    expect(faultIn({ ...good, kind: '\u001b[2J' }).problem).toContain(String.raw`"\u001b[2J"`)
  })
})
