/** American opinion (GW-19.1, 19.6, 19.7, 19.9; table GW-19.T1): events one by one, each clamped, excess lost. */
import type { OpinionCode } from '../../../../shared/great-war/events'
import type { Bloc } from '../../../../shared/great-war/ids'
import { figures } from '../figures'
import type { GreatWarState } from '../state'
import type { Telling } from '../telling'

const moveOf = (s: GreatWarState, code: OpinionCode): number =>
  figures(s).rules.opinion.events.find((e) => e.code === code)?.move ?? 0
function clamp(s: GreatWarState, level: number): number {
  const { highest, lowest } = figures(s).rules.opinion
  return Math.min(highest.value, Math.max(lowest.value, level))
}

function score(t: Telling, code: OpinionCode, by: number): void {
  const s = t.state
  if (s.nations['united-states'].bloc !== null) return // GW-19.9
  const to = clamp(s, s.opinion + by)
  if (to !== s.opinion) t.tell({ type: 'opinionMoved', code, from: s.opinion, to })
}

/** Events whose side the table prints. */
export type SignedCode = 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11'
export const scoreEvent = (t: Telling, code: SignedCode): void => score(t, code, moveOf(t.state, code))

/** E12, E13: away from the offender; one in no bloc moves nothing (GW-19.6). */
export function scoreOffence(t: Telling, code: 'E12' | 'E13', offender: Bloc | null): void {
  if (offender !== null) score(t, code, offender === 'allied' ? -moveOf(t.state, code) : moveOf(t.state, code))
}

/** E14: toward the bloc that produces less (GW-17.17). */
export const scoreTowards = (t: Telling, bloc: Bloc): void =>
  score(t, 'E14', bloc === 'allied' ? moveOf(t.state, 'E14') : -moveOf(t.state, 'E14'))

/** E15: one toward 0, and nothing at 0. */
export const scoreTowardsNought = (t: Telling): void =>
  score(t, 'E15', -Math.sign(t.state.opinion) * moveOf(t.state, 'E15'))

/** Which bloc the United States may join at this level (GW-19.8). */
export function openTo(s: GreatWarState): Bloc | undefined {
  const { opinion } = figures(s).rules
  if (s.opinion >= opinion.allies.value) return 'allied'
  return s.opinion <= opinion.central.value ? 'central' : undefined
}
/** GW-19.10: the sign is the favour. */
export const favoured = (s: GreatWarState): Bloc | undefined =>
  s.opinion > 0 ? 'allied' : s.opinion < 0 ? 'central' : undefined
