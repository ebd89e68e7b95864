/** Which events are worth a page of their own, so that a line of the log can offer it without asking. */
import type { EventType } from './events'

const TOLD: readonly EventType[] = [
  'influenceTried',
  'nationJoined',
  'dreadnoughtsGiven',
  'doctrineSet',
  'opinionMoved',
  'revolutionRolled',
  'revolutionBrokeOut',
  'loyaltyRolled',
  'bolsheviksRose',
  'displacementAsked',
  'unitsDisplaced',
  'revolutionEnded',
  'bolsheviksBeaten',
  'blockadeApplied',
  'blockadeAnswered',
  'capitalCaptured',
  'nationSurrendered',
  'nationConquered',
  'nationLiberated',
  'treatySigned',
  'treatyEnded',
  'termsImposed',
  'serbiaGone',
  'serbiaAbsorbed',
  'congressAsked',
  'limitedWarEnded',
  'volunteersSent',
  'gameEnded',
]
/** The window opens these by itself; the end of the game has its own page. */
const WEIGHTY: readonly EventType[] = [
  'nationJoined',
  'revolutionBrokeOut',
  'bolsheviksRose',
  'bolsheviksBeaten',
  'blockadeApplied',
  'capitalCaptured',
  'nationSurrendered',
  'nationConquered',
  'nationLiberated',
  'serbiaGone',
]

interface Happened {
  readonly type?: unknown
  readonly why?: unknown
  readonly how?: unknown
  readonly passed?: unknown
}
const asEvent = (x: unknown): Happened => (typeof x === 'object' && x !== null ? x : {})
const isOf = (types: readonly EventType[], { type }: Happened) => types.some((t) => t === type)

export const hasStory = (events: readonly unknown[]): boolean =>
  events
    .map(asEvent)
    .some((e) => isOf(TOLD, e) || (e.type === 'unitsRaised' && e.why === 'peasant') || e.why === 'plunder')

export const isWeighty = (events: readonly unknown[]): boolean =>
  !events.some((e) => asEvent(e).type === 'gameEnded') &&
  events.map(asEvent).some((e) => {
    if (e.type === 'treatyEnded') return e.how === 'broken' || e.how === 'renounced'
    if (e.type === 'congressAsked') return e.passed === true
    return isOf(WEIGHTY, e)
  })
