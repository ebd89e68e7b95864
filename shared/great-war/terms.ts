/** Terms of a treaty (GW-20.3, GW-22.T1). */
import { z } from 'zod'
import { nation, space, units, amount } from './fields'

export const TERM_KINDS = [
  'cedeTerritory',
  'payNow',
  'tribute',
  'handOverUnits',
  'disbandUnits',
  'evacuate',
  'demilitarize',
  'passage',
  'text',
] as const
export type TermKind = (typeof TERM_KINDS)[number]

const spaces = z.array(space).min(1).max(120)
const rounds = z.int().min(1).max(1000)

export const knownTerm = z.discriminatedUnion('term', [
  z.strictObject({ term: z.literal('cedeTerritory'), from: nation, space, to: nation }),
  z.strictObject({ term: z.literal('payNow'), from: nation, ipc: amount, to: nation }),
  z.strictObject({ term: z.literal('tribute'), from: nation, ipc: amount, rounds, to: nation }),
  z.strictObject({ term: z.literal('handOverUnits'), from: nation, units, to: nation }),
  z.strictObject({ term: z.literal('disbandUnits'), from: nation, units }),
  z.strictObject({ term: z.literal('evacuate'), from: nation, spaces }),
  z.strictObject({ term: z.literal('demilitarize'), from: nation, space }),
  z.strictObject({ term: z.literal('passage'), from: nation, spaces, to: nation }),
  z.strictObject({ term: z.literal('text'), from: nation, text: z.string().trim().min(1).max(500) }),
])
export type Term = Readonly<z.infer<typeof knownTerm>>

/** A `term` nobody knows is no fault of form: it is heard and refused as a bad term (GW-22.3). */
const unknownTerm = z.looseObject({
  term: z
    .string()
    .max(60)
    .refine((t) => !TERM_KINDS.some((k) => k === t), 'a known term with wrong fields'),
})

export const terms = z.array(z.union([knownTerm, unknownTerm])).max(60)
export type SaidTerms = Readonly<z.infer<typeof terms>>

/** The terms, if every one is of the closed list; undefined otherwise. */
export const knownTerms = (said: SaidTerms): readonly Term[] | undefined => {
  const known = said.filter((t): t is Term => TERM_KINDS.some((k) => k === t.term))
  return known.length === said.length ? known : undefined
}
