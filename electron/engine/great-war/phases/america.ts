/** Declarations of the United States (GW-19.8, 19.14 to 19.20, 19.25; 22c). */
import { MEXICO, type Said } from '../../../../shared/great-war/commands'
import { accept, throwDie } from '../../core/ruling'
import { breakOff, strikeOff } from '../battle/break-off'
import { enterWar } from '../consequences/joining'
import { settle } from '../consequences/settle'
import { figures } from '../figures'
import { no, type GreatWarDecision, type GreatWarRuling } from '../refusal'
import type { GreatWarState } from '../state'
import { Telling } from '../telling'
import { judgeEndLimitedWar, judgeJoinWar, judgeLimitedWar } from '../rules/america'
import { scoreTowardsNought } from '../rules/opinion'

export function* requestLimitedWar(s: GreatWarState, c: Said<'requestLimitedWar'>): GreatWarRuling {
  const bar = judgeLimitedWar(s, c.by, c.target)
  if (bar) return bar
  const face = yield* throwDie('GW-19.15')
  const passed = face <= figures(s).rules.unitedStates.congressPasses.value
  const t = new Telling(s)
  t.tell({ type: 'congressAsked', target: c.target, face, passed })
  if (passed) {
    scoreTowardsNought(t)
    if (c.target === MEXICO)
      t.tell({ type: 'mexicansSet', count: figures(s).rules.unitedStates.mexicans.value }) // GW-19.21
    else t.tell({ type: 'warBegun', nations: [c.by, c.target] })
  }
  settle(t)
  return accept(...t.events)
}

export function endLimitedWar(s: GreatWarState, c: Said<'endLimitedWar'>): GreatWarDecision {
  const { war } = s.us
  const bar = judgeEndLimitedWar(s, c.by)
  if (bar || !war) return bar ?? no('GW-19.19', 'noLimitedWar')
  const t = new Telling(s)
  breakOff(t)
  if (war.target !== MEXICO) t.tell({ type: 'warEnded', nations: [c.by, war.target] })
  t.tell({ type: 'limitedWarEnded', target: war.target, how: 'ended' })
  strikeOff(t)
  settle(t)
  return accept(...t.events)
}

export function joinWar(s: GreatWarState, c: Said<'joinWar'>): GreatWarDecision {
  const bar = judgeJoinWar(s, c.by, c.bloc)
  if (bar) return bar
  const t = new Telling(s)
  enterWar(t, c.bloc)
  settle(t)
  return accept(...t.events)
}
