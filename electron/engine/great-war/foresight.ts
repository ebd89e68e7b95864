/** What a deed would bring: its ruling is tried on the position, and what it tells is compared with what stands. */
import type { Face } from '../../../shared/dice'
import type { BarView, Consequences, OpinionMove, Pair } from '../../../shared/great-war/diplomacy'
import type { GreatWarEvent } from '../../../shared/great-war/events'
import { isMinor, NATIONS } from '../../../shared/great-war/ids'
import { sayRefusal } from '../../../shared/wording/great-war'
import { sayEvent } from '../../../shared/wording/great-war-events'
import { read } from '../core/ruling'
import { wordsFor } from './report'
import { apply } from './apply'
import type { GreatWarDecision, GreatWarRuling, No } from './refusal'
import { atWar } from './rules/who'
import type { GreatWarState } from './state'

export const barOf = ({ clause, reason, facts }: No): BarView => ({
  clause,
  reason,
  message: sayRefusal(reason, facts),
})
/** As a field that is left out where nothing bars the deed. */
export const bar = (found: No | undefined): { bar?: BarView } => (found ? { bar: barOf(found) } : {})

/** Said elsewhere on the same page, or of no interest before it has happened. */
const SILENT: readonly GreatWarEvent['type'][] = [
  'opinionMoved',
  'influenceTried',
  'nationJoined',
  'congressAsked',
  'offerAnswered',
  'offerLapsed',
  'treatySigned',
  'nationFightsOn',
  'surrenderBroken',
  'treatyEnded',
  'doctrineSet',
  'seatGiven',
  'warBegun',
  'markerMoved',
  'rejectionScored',
]

/** The fee, and what a joining brings, stand beside the deed already. */
const silent = (e: GreatWarEvent): boolean =>
  SILENT.includes(e.type) ||
  (e.type === 'ipcPaid' && (e.why === 'influence' || e.why === 'induction')) ||
  (e.type === 'unitsChangedSides' && e.why === 'joined') ||
  (e.type === 'controlChanged' && e.how === 'joined')

const actors = NATIONS.filter((n) => !isMinor(n))
const pairs: readonly Pair[] = actors.flatMap((a, i) => actors.slice(i + 1).map((b): Pair => [a, b]))

export function consequences(s: GreatWarState, events: readonly GreatWarEvent[]): Consequences {
  const after = events.reduce(apply, s)
  const changed = pairs.filter(([a, b]) => atWar(s, a, b) !== atWar(after, a, b))
  return {
    opinion: events.flatMap((e): OpinionMove[] =>
      e.type === 'opinionMoved' ? [{ code: e.code, from: e.from, to: e.to }] : [],
    ),
    warsBegun: changed.filter(([a, b]) => atWar(after, a, b)),
    warsEnded: changed.filter(([a, b]) => atWar(s, a, b)),
    said: events
      .filter((e) => !silent(e))
      .map((e) => sayEvent(e, wordsFor(s, events)))
      .filter((x) => x !== ''),
  }
}

const isRuling = (x: GreatWarDecision | GreatWarRuling): x is GreatWarRuling => 'next' in x

/** The ruling's own account with these faces, or why it would refuse; dice that are missing make neither. */
export function foresee(
  s: GreatWarState,
  judged: GreatWarDecision | GreatWarRuling,
  faces: readonly Face[] = [],
): { readonly bar?: BarView; readonly follows?: Consequences } {
  const decision = isRuling(judged) ? read(judged, faces).decision : judged
  if (decision.kind === 'refused') return { bar: barOf({ ...decision, kind: 'refused' }) }
  return decision.kind === 'accepted' ? { follows: consequences(s, decision.events) } : {}
}
