/**
 * Plans for Origins: what the attacks of a position would do, where one serves best, how long a stack holds. An order may
 * bring its own position; without one it looks at the state it is given.
 */
import type { Chance } from '../../../shared/odds/answer'
import {
  attackOrder,
  attacksOrder,
  bestOrder,
  breakOrder,
  type OriginsAnswer,
  type OriginsPosition,
} from '../../../shared/odds/origins'
import { originsData, type OriginsData } from '../../../shared/origins/data'
import type { PowerId } from '../../../shared/origins/ids'
import { err, fault, ok, type Result } from '../../../shared/result'
import { nationInText, POWER_NAMES } from '../../../shared/wording/origins'
import { parseWith } from '../core/parse'
import { attackOdds, type NoOdds, type Odds } from './odds'
import { planAttacks, planBest } from './planning-attack'
import { planBreak } from './planning-break'
import { stateOf } from './planning-position'
import { figuresOver, scenarioFault } from './scenario'
import type { OriginsState } from './state'

export const PLAN_KINDS = ['attack', 'attacks', 'best', 'break'] as const

export type OriginsOdds =
  | { readonly kind: 'odds'; readonly odds: Odds }
  | { readonly kind: 'plan'; readonly plan: OriginsAnswer<Chance> }
  | NoOdds

const kindOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'kind' in input ? input.kind : 'attack'

const plan = (answer: OriginsAnswer<Chance>): Result<OriginsOdds> => ok({ kind: 'plan', plan: answer })

interface Board {
  readonly state: OriginsState
  /** What its scenario makes of the built-in figures. */
  readonly figures: OriginsData
}

/** The position of the order, or else the campaign's. */
function boardOf(
  data: OriginsData,
  position: OriginsPosition | undefined,
  campaign: OriginsState | undefined,
): Result<Board> {
  const figuresOf = figuresOver(data)
  if (position === undefined)
    return campaign === undefined
      ? fault('position', 'missing', '{"acting":"germany","embassies":{"italy":{"germany":18,"britain":12}}}')
      : ok({ state: campaign, figures: figuresOf(campaign) })
  const bad = scenarioFault(data, position.scenario)
  if (bad) return err({ ...bad, at: `position.${bad.at}` })
  const figures = figuresOf(position)
  const state = stateOf(figures, position)
  return state.ok ? ok({ state: state.value, figures }) : state
}

function onItself(power: PowerId, target: PowerId | undefined): NoOdds | undefined {
  if (power !== target) return undefined
  const message = `${POWER_NAMES[power]} can’t attack itself.`
  return { kind: 'refused', clause: 'OW-3.2', reason: 'attackOnItself', message }
}

/** Any order of Origins. A fault says what is malformed; `refused` an attack that the rules forbid. */
export function originsOdds(
  input: unknown,
  campaign?: OriginsState,
  data: OriginsData = originsData,
): Result<OriginsOdds> {
  switch (kindOf(input)) {
    case 'attack': {
      const parsed = parseWith(attackOrder, input)
      if (!parsed.ok) return parsed
      const { game, attackers, defenders } = parsed.value
      return attackOdds({ game, attackers, defenders }, data)
    }
    case 'attacks': {
      const order = parseWith(attacksOrder, input)
      if (!order.ok) return order
      const { position, nation, target, exact } = order.value
      const board = boardOf(data, position, campaign)
      if (!board.ok) return board
      const { state, figures } = board.value
      const power = order.value.power ?? state.acting
      const itself = onItself(power, target)
      if (itself) return ok(itself)
      const ask = { power, exact, ...(nation ? { nation } : {}), ...(target ? { target } : {}) }
      const answer = planAttacks(figures, state, ask)
      if (answer.attacks.length > 0 || nation === undefined || target === undefined) return plan(answer)
      const message = `${POWER_NAMES[power]} and ${POWER_NAMES[target]} don’t both have factors in ${nationInText(nation)}.`
      return ok({ kind: 'refused', clause: 'OW-3.2', reason: 'noCommonNation', message })
    }
    case 'best': {
      const order = parseWith(bestOrder, input)
      if (!order.ok) return order
      const { position, target, aim, exact } = order.value
      const board = boardOf(data, position, campaign)
      if (!board.ok) return board
      const { state, figures } = board.value
      const power = order.value.power ?? state.acting
      const itself = onItself(power, target)
      if (itself) return ok(itself)
      return plan(planBest(figures, state, { power, exact, ...(target ? { target } : {}), ...(aim ? { aim } : {}) }))
    }
    case 'break': {
      const order = parseWith(breakOrder, input)
      if (!order.ok) return order
      const { position, nation, target } = order.value
      // Without a position the numbers may stand by themselves; a place named means the board.
      const asksBoard = position !== undefined || nation !== undefined || target !== undefined
      if (!asksBoard) return broken(planBreak(data, order.value))
      const board = boardOf(data, position, campaign)
      return board.ok ? broken(planBreak(board.value.figures, order.value, board.value.state)) : board
    }
    default:
      return fault(
        'kind',
        `${JSON.stringify(kindOf(input))} is not one of the values allowed here`,
        PLAN_KINDS.join(', '),
      )
  }
}
const broken = (answer: ReturnType<typeof planBreak>): Result<OriginsOdds> => (answer.ok ? plan(answer.value) : answer)
