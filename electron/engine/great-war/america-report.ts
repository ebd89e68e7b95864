/** The American desk (GW-19): what every event of the table would do to the level as it stands, and what the United States may do. */
import type { AmericaReport, OpinionEventView } from '../../../shared/great-war/diplomacy'
import { BLOCS, NATIONS, type NationId } from '../../../shared/great-war/ids'
import { MEXICO } from '../../../shared/great-war/commands'
import { figures } from './figures'
import { bar, foresee } from './foresight'
import { requestLimitedWar } from './phases/america'
import { judgeEndLimitedWar, judgeJoinWar, judgeLimitedWar } from './rules/america'
import { draftLeft } from './rules/manpower'
import { isOfTheTable } from './rules/neutrals'
import { favoured } from './rules/opinion'
import { incomeOf } from './rules/spaces'
import { playerOf } from './rules/who'
import type { GreatWarState } from './state'

const US = 'united-states'

function clamped(s: GreatWarState, level: number): number {
  const { highest, lowest } = figures(s).rules.opinion
  return Math.min(highest.value, Math.max(lowest.value, level))
}

/** GW-19.6: away from an Allied offender is minus; GW-17.17: toward the bloc that produces less. */
function eventsNow(s: GreatWarState): OpinionEventView[] {
  const view = (e: { code: OpinionEventView['code'] }, move: number, side?: OpinionEventView['side']) => ({
    code: e.code,
    ...(side ? { side } : {}),
    move,
    to: clamped(s, s.opinion + move),
  })
  return figures(s).rules.opinion.events.flatMap((e): OpinionEventView[] => {
    switch (e.code) {
      case 'E12':
      case 'E13':
        return [view(e, -e.move, 'allied'), view(e, e.move, 'central')]
      case 'E14':
        return [view(e, e.move, 'allied'), view(e, -e.move, 'central')]
      case 'E15':
        return [view(e, -Math.sign(s.opinion) * e.move)]
      default:
        return [view(e, e.move)]
    }
  })
}

function congress(s: GreatWarState): AmericaReport['congress'] {
  const targets = [MEXICO, ...NATIONS.filter((n) => isOfTheTable(s, n))] as const
  const free: GreatWarState = { ...s, us: { ...s.us, congressFrom: 1 }, turn: { ...s.turn, congressAsked: false } }
  const passed = (target: NationId | typeof MEXICO) => {
    const { follows } = foresee(free, requestLimitedWar(free, { type: 'requestLimitedWar', by: US, target }), [1])
    return follows ? { follows } : {}
  }
  const { unitedStates } = figures(s).rules
  return {
    passesUpTo: unitedStates.congressPasses.value,
    from: Math.max(s.us.congressFrom, s.turn.congressAsked ? s.round + 1 : 1),
    closedFor: unitedStates.congressClosed.value,
    income: unitedStates.warIncome.value,
    draft: unitedStates.warDraftLimit.value,
    targets: targets.map((target) => ({
      target,
      ...bar(judgeLimitedWar(s, s.acting, target)),
      ...passed(target),
    })),
  }
}

export function americaReport(s: GreatWarState): AmericaReport {
  const left = draftLeft(s, US)
  const { opinion, unitedStates } = figures(s).rules
  const { draftLimit, warDraftLimit } = unitedStates
  return {
    level: s.opinion,
    lowest: opinion.lowest.value,
    highest: opinion.highest.value,
    allies: opinion.allies.value,
    central: opinion.central.value,
    bloc: s.nations[US].bloc,
    player: playerOf(s, US) ?? null,
    events: eventsNow(s),
    favours: favoured(s) ?? null,
    join: BLOCS.map((bloc) => ({ bloc, ...bar(judgeJoinWar(s, s.acting, bloc)) })),
    congress: congress(s),
    war: s.us.war ?? null,
    mexicans: s.us.mexicans,
    end: bar(judgeEndLimitedWar(s, s.acting)),
    volunteers: { sent: s.us.volunteers, most: unitedStates.volunteers.value },
    draft: {
      used: s.pools[US].used,
      limit: Number.isFinite(left) ? (s.us.warEconomy ? warDraftLimit.value : draftLimit.value) : null,
    },
    income: incomeOf(s, US),
  }
}
