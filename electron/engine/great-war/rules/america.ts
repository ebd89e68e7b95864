/** The neutral United States (GW-19.8, 19.10, 19.14 to 19.20): whether it may join, ask Congress, send volunteers. */
import type { Bloc, NationId } from '../../../../shared/great-war/ids'
import { MEXICO } from '../../../../shared/great-war/commands'
import { figures } from '../figures'
import { no, type No } from '../refusal'
import type { GreatWarState } from '../state'
import { isOfTheTable } from './neutrals'
import { openTo } from './opinion'

const US = 'united-states'

/** First round in which it may join after its last limited war (GW-19.20). */
const joinsFrom = (s: GreatWarState): number =>
  s.us.warEndedIn === undefined ? 1 : s.us.warEndedIn + figures(s).rules.unitedStates.joiningDelay.value

/** The bloc that it could join now. */
export const joinable = (s: GreatWarState): Bloc | undefined =>
  s.nations[US].status === 'unaligned' && !s.us.war && s.round >= joinsFrom(s) ? openTo(s) : undefined

export function judgeJoinWar(s: GreatWarState, by: NationId, bloc: Bloc): No | undefined {
  if (by !== US) return no('GW-19.8', 'onlyUs', { nation: by })
  if (s.nations[US].status !== 'unaligned') return no('GW-19.9', 'alreadyJoined', { nation: US })
  if (openTo(s) !== bloc) return no('GW-19.8', 'levelTooLow', { level: s.opinion, bloc })
  if (s.us.war) return no('GW-19.18', 'warInProgress', { target: s.us.war.target })
  return s.round < joinsFrom(s) ? no('GW-19.20', 'tooSoon', { from: joinsFrom(s) }) : undefined
}

export function judgeLimitedWar(s: GreatWarState, by: NationId, target: NationId | typeof MEXICO): No | undefined {
  if (by !== US) return no('GW-19.15', 'onlyUs', { nation: by })
  if (s.nations[US].status !== 'unaligned') return no('GW-19.14', 'alreadyJoined', { nation: US })
  if (s.us.war) return no('GW-19.14', 'warInProgress', { target: s.us.war.target })
  if (s.round < s.us.congressFrom || s.turn.congressAsked)
    return no('GW-19.16', 'congressClosed', { from: Math.max(s.us.congressFrom, s.round + 1) })
  const open =
    target === MEXICO
      ? !s.us.mexicoBeaten
      : isOfTheTable(s, target) && s.nations[target].bloc === null && s.nations[target].status === 'unaligned'
  return open ? undefined : no('GW-19.14', 'badTarget', { nation: target })
}

export function judgeEndLimitedWar(s: GreatWarState, by: NationId): No | undefined {
  if (by !== US) return no('GW-19.19', 'onlyUs', { nation: by })
  return s.us.war ? undefined : no('GW-19.19', 'noLimitedWar')
}
