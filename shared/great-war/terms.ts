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

/** A term as it was said, of no kind that is known. */
export interface OtherTerm {
  readonly [field: string]: unknown
  readonly term: string
}
const isKnown = (kind: string): boolean => TERM_KINDS.some((k) => k === kind)

/**
 * A `term` nobody knows is no fault of form: it is heard and refused as a bad term (GW-22.3). One that is known and does not
 * parse is told what is wrong with its own fields.
 */
export const term = z
  .looseObject({ term: z.string().max(60) })
  .superRefine((said, context) => {
    if (!isKnown(said.term)) return
    for (const issue of knownTerm.safeParse(said).error?.issues ?? [])
      // A found issue is a raised one without its input, which the context adds.
      context.addIssue(issue as Parameters<typeof context.addIssue>[0])
  })
  .transform((said): Term | OtherTerm => (isKnown(said.term) ? knownTerm.parse(said) : said))

export const terms = z.array(term).max(60)
export type SaidTerms = Readonly<z.infer<typeof terms>>

/** The terms, if every one is of the closed list; undefined otherwise. */
export const knownTerms = (said: SaidTerms): readonly Term[] | undefined => {
  const known = said.filter((t): t is Term => TERM_KINDS.some((k) => k === t.term))
  return known.length === said.length ? known : undefined
}
