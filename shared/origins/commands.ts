/** The rulebook's command catalogue. Knows no rules: what parses may still be refused. */
import { z } from 'zod'
import { FACES } from '../dice'
import { originsData } from './data'
import { NATIONS, POWERS } from './ids'

const power = z.enum(POWERS)
const nation = z.enum(NATIONS)
/** Whole, and small enough that no sum over a campaign can lose a digit; the rules bound it further. */
const count = z.int().min(0).max(1_000_000)
const text = (max: number) => z.string().trim().min(1).max(max)

export const placeFactors = z.strictObject({ type: z.literal('placeFactors'), power, nation, factors: count.min(1) })
export const takeBackFactors = z.strictObject({
  type: z.literal('takeBackFactors'),
  power,
  nation,
  factors: count.min(1),
})
export const attack = z.strictObject({
  type: z.literal('attack'),
  power,
  nation,
  target: power,
  /** A die thrown at the table; without it the app throws. */
  die: z.literal(FACES).optional(),
})
export const endTurn = z.strictObject({ type: z.literal('endTurn'), power })
export const formAlliance = z.strictObject({ type: z.literal('formAlliance'), powers: z.tuple([power, power]) })
export const leaveAlliance = z.strictObject({ type: z.literal('leaveAlliance'), power })
export const recordDeal = z.strictObject({
  type: z.literal('recordDeal'),
  parties: z.array(power).min(2).max(POWERS.length),
  text: text(500),
  untilRound: z.int().min(1).max(originsData.rounds).optional(),
})
export const judgeDeal = z.strictObject({
  type: z.literal('judgeDeal'),
  /** Deals are numbered from 1 in the order they were recorded. */
  deal: z.int().min(1).max(1_000_000),
  outcome: z.enum(['kept', 'broken', 'void']),
  by: power.optional(),
})
export const correct = z.strictObject({
  type: z.literal('correct'),
  power,
  nation,
  factors: z.number(),
  reason: text(500),
})

export const originsCommand = z.discriminatedUnion('type', [
  placeFactors,
  takeBackFactors,
  attack,
  endTurn,
  formAlliance,
  leaveAlliance,
  recordDeal,
  judgeDeal,
  correct,
])

export type PlaceFactors = Readonly<z.infer<typeof placeFactors>>
export type TakeBackFactors = Readonly<z.infer<typeof takeBackFactors>>
export type Attack = Readonly<z.infer<typeof attack>>
export type EndTurn = Readonly<z.infer<typeof endTurn>>
export type FormAlliance = Readonly<z.infer<typeof formAlliance>>
export type LeaveAlliance = Readonly<z.infer<typeof leaveAlliance>>
export type RecordDeal = Readonly<z.infer<typeof recordDeal>>
export type JudgeDeal = Readonly<z.infer<typeof judgeDeal>>
export type Correct = Readonly<z.infer<typeof correct>>
export type OriginsCommand = Readonly<z.infer<typeof originsCommand>>

export const COMMAND_TYPES = originsCommand.options.map((o) => o.shape.type.value)
