/** What has happened, past tense: facts that a replay writes down without judging them again. */
import { z } from 'zod'
import { FACES } from '../dice'
import { ATTACK_RESULTS, NATIONS, ODDS_COLUMNS, POWERS } from './ids'
import { playerName } from './options'
import { originsScenario } from './scenario'

const power = z.enum(POWERS)
const nation = z.enum(NATIONS)
const count = z.int().min(0)

export { ATTACK_RESULTS, ODDS_COLUMNS, type AttackResult, type OddsColumn } from './ids'

export const originsEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('campaignBegun'),
    players: z.array(z.strictObject({ name: playerName, powers: z.array(power) })),
    /** Faces that dealt the powers; empty when they were chosen (OW-1.3). */
    dealt: z.array(z.literal(FACES)),
    individualWinner: z.enum(['unallied', 'everyone']),
    breakableAlliances: z.enum(['off', 'on']),
    scenario: originsScenario.optional(),
  }),
  z.strictObject({ type: z.literal('factorsPlaced'), power, nation, factors: count, now: count, left: count }),
  z.strictObject({ type: z.literal('factorsTakenBack'), power, nation, factors: count, now: count, left: count }),
  z.strictObject({
    type: z.literal('attackResolved'),
    power,
    nation,
    target: power,
    /** PFs of either side when the attack was declared. */
    ours: count,
    theirs: count,
    odds: z.literal(ODDS_COLUMNS),
    face: z.literal(FACES),
    source: z.enum(['app', 'table']),
    result: z.enum(ATTACK_RESULTS),
    losses: z.strictObject({ attacker: count, target: count }),
  }),
  z.strictObject({ type: z.literal('rightsGained'), power, nation }),
  z.strictObject({ type: z.literal('rightsLost'), power, nation }),
  z.strictObject({ type: z.literal('turnEnded'), power, round: count, attacked: z.boolean() }),
  z.strictObject({ type: z.literal('turnBegun'), power, round: count }),
  /** A deal whose last round is over and that nobody has judged: something to ask the table, not a ruling (OW-6.1). */
  z.strictObject({ type: z.literal('dealCameDue'), deal: count }),
  z.strictObject({ type: z.literal('allianceFormed'), powers: z.tuple([power, power]) }),
  z.strictObject({ type: z.literal('allianceLeft'), power, partner: power }),
  z.strictObject({
    type: z.literal('dealRecorded'),
    deal: count,
    parties: z.array(power),
    text: z.string(),
    untilRound: count.optional(),
    round: count,
  }),
  z.strictObject({
    type: z.literal('dealJudged'),
    deal: count,
    outcome: z.enum(['kept', 'broken', 'void']),
    by: power.optional(),
  }),
  z.strictObject({ type: z.literal('embassyCorrected'), power, nation, was: count, now: count, reason: z.string() }),
  z.strictObject({
    type: z.literal('gameEnded'),
    totals: z.record(power, count),
    winners: z.array(power),
    clause: z.string(),
  }),
])
export type OriginsEvent = Readonly<z.infer<typeof originsEvent>>
export const EVENT_TYPES = originsEvent.options.map((o) => o.shape.type.value)
