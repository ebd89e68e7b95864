/** All that a screen, a sheet or the command line may show, made whole from the state. */
import { allotmentIn, type OriginsData } from '../../../shared/origins/data'
import { figuresShown } from '../../../shared/origins/figures'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../shared/origins/ids'
import type { Blocked, ObjectiveView, OriginsView, ScoresView } from '../../../shared/origins/view'
import {
  NOBODY_TO_ATTACK,
  sayObjective,
  sayObjectiveWhy,
  sayRefusal,
  sayVerdictStep,
  type ObjectiveWhy,
} from '../../../shared/wording/origins'
import { once, PAIRS } from './legal'
import type { No } from './refusal'
import { cannotAlly, cannotLeave } from './rules/alliances'
import { cannotAttack, cannotEndTurn } from './rules/attack'
import { chipsOf } from './rules/chips'
import { dueOf } from './rules/deals'
import { rivalsIn, scoresOf, type Scores } from './rules/objectives'
import { cannotPlace, cannotTakeBack, roomIn } from './rules/placement'
import { previewsOf } from './rules/preview'
import { exclusiveIn, rightsIn, tiesOf } from './rules/rights'
import { threatened } from './rules/threats'
import { standingOf, verdictOf, winningPlayers } from './rules/victory'
import { embassy, factorsLeft, stepOf, type OriginsState } from './state'

const byNation = <T>(make: (nation: NationId) => T): Record<NationId, T> =>
  Object.fromEntries(NATIONS.map((nation) => [nation, make(nation)])) as Record<NationId, T>

const byPower = <T>(make: (power: PowerId) => T): Record<PowerId, T> =>
  Object.fromEntries(POWERS.map((power) => [power, make(power)])) as Record<PowerId, T>

/** Nations for which there is something to say; the others are left out. */
const someNations = <T>(make: (nation: NationId) => T | undefined): Partial<Record<NationId, T>> =>
  Object.fromEntries(
    NATIONS.flatMap((nation) => {
      const value = make(nation)
      return value === undefined ? [] : [[nation, value]]
    }),
  )

const blockedBy = (no: No | undefined): Blocked | undefined =>
  no && { clause: no.clause, text: sayRefusal(no.reason, no.facts) }

function whyOf(
  data: OriginsData,
  state: OriginsState,
  totals: Scores['totals'],
  o: OriginsData['objectives'][number],
): ObjectiveWhy {
  const board = state.embassies
  if (o.kind === 'condition') {
    if (o.condition === 'isolated') {
      const ties = tiesOf(data, board, o.rival)
      return ties
        ? { kind: ties.kind, rival: o.rival, nation: ties.nation, to: ties.to }
        : { kind: 'isolated', rival: o.rival }
    }
    const others = POWERS.filter((p) => p !== o.power)
    const total = Math.max(...others.map((p) => totals[p]))
    return { kind: 'highest', powers: others.filter((p) => totals[p] === total), total, most: o.most }
  }
  const factors = embassy(state, o.power, o.nation)
  const short = Math.max(0, data.rightsAt - factors)
  const rivals = o.kind === 'exclusive' && short === 0 ? rivalsIn(data, board, o.power, o.nation) : []
  return rivals.length > 0 ? { kind: 'shared', rivals } : { kind: 'count', factors, short }
}

const clauseOf = (o: OriginsData['objectives'][number]): ObjectiveView['clause'] => {
  if (o.kind !== 'condition') return o.kind === 'rights' ? 'OW-4.1' : 'OW-4.3'
  return o.condition === 'isolated' ? 'OW-5.4' : 'OW-5.3'
}

function objectivesView(data: OriginsData, state: OriginsState, { met, totals }: Scores): readonly ObjectiveView[] {
  const threats = threatened(data, state)
  return data.objectives.map((o, i): ObjectiveView => {
    const factors = o.kind === 'condition' ? 0 : embassy(state, o.power, o.nation)
    return {
      power: o.power,
      ...(o.kind === 'condition' ? {} : { nation: o.nation }),
      kind: o.kind,
      title: sayObjective(o),
      points: o.points,
      met: met[i] ?? false,
      threatened: threats[i] ?? false,
      factors,
      short: o.kind === 'condition' ? 0 : Math.max(0, data.rightsAt - factors),
      why: sayObjectiveWhy(whyOf(data, state, totals, o)),
      clause: clauseOf(o),
    }
  })
}

function scoresView(data: OriginsData, state: OriginsState): ScoresView {
  const scores = scoresOf(data, state.embassies)
  const verdict = verdictOf(state, scores.totals)
  return {
    totals: scores.totals,
    objectives: objectivesView(data, state, scores),
    winner: {
      powers: verdict.powers,
      players: winningPlayers(state, verdict.powers),
      clause: verdict.clause,
      because: verdict.steps.map((step) => ({ text: sayVerdictStep(step), clause: step.clause })),
    },
    final: state.ended,
  }
}

function blockedView(data: OriginsData, state: OriginsState, attacks: OriginsView['attacks']): OriginsView['blocked'] {
  const power = state.acting
  const attack =
    blockedBy(cannotAttack(data, state, power)) ??
    (attacks.length === 0 ? { clause: 'OW-3.2' as const, text: NOBODY_TO_ATTACK } : undefined)
  const endTurn = blockedBy(cannotEndTurn(data, state, power))
  const leaveAlliance = blockedBy(cannotLeave(state, power))
  return {
    ...(attack ? { attack } : {}),
    ...(endTurn ? { endTurn } : {}),
    ...(leaveAlliance ? { leaveAlliance } : {}),
    place: someNations((nation) => blockedBy(cannotPlace(data, state, power, nation, 1))),
    takeBack: someNations((nation) => blockedBy(cannotTakeBack(state, power, nation, 1))),
  }
}

const figuresView = once(figuresShown)

export function view(data: OriginsData, state: OriginsState): OriginsView {
  const board = state.embassies
  const { chips, short } = chipsOf(data, board)
  const scores = scoresView(data, state)
  const attacks = previewsOf(data, state)
  return {
    game: 'origins',
    round: state.round,
    rounds: data.rounds,
    acting: state.acting,
    step: stepOf(data, state),
    left: factorsLeft(data, state),
    allotment: allotmentIn(data, state.acting, state.round),
    allotments: byPower((power) => allotmentIn(data, power, state.round)),
    figures: figuresView(data),
    ...(state.scenario ? { scenario: state.scenario } : {}),
    placed: state.placed,
    room: byNation((nation) => roomIn(data, state, nation)),
    attacked: state.attacked,
    embassies: board,
    chips,
    chipsShort: short,
    rights: byNation((nation) => rightsIn(data, board, nation)),
    exclusive: someNations((nation) => exclusiveIn(data, board, nation)),
    alliances: state.alliances.map((a) => ({ ...a, ...standingOf(scores.totals, a.powers) })),
    deals: state.deals.map((deal, i) => ({ deal: i + 1, ...deal, due: dueOf(state, deal) })),
    players: state.players,
    options: { individualWinner: state.individualWinner, breakableAlliances: state.breakableAlliances },
    scores,
    attacks,
    blocked: blockedView(data, state, attacks),
    pairs: PAIRS.map((powers) => {
      const blocked = blockedBy(cannotAlly(state, powers[0], powers[1]))
      return blocked ? { powers, blocked } : { powers }
    }),
  }
}
