/** Questions of a screen about a position; they change nothing. Where input makes no sense, a fault says where. */
import type { GreatWarAnswers, GreatWarQuestion } from '../../../shared/great-war/questions'
import { fault, ok, type Result } from '../../../shared/result'
import { battleOdds } from './battle-odds'
import { battleAnswer } from './battle-prospects'
import { decide } from './decide'
import { diplomacyAnswerers } from './diplomacy-answers'
import { incomeReport, placeReport, purchaseReport, researchReport } from './economy-report'
import { figureReport } from './figure-report'
import { foresee } from './foresight'
import { moveReport } from './move-report'
import { plannedBattle } from './planned-battle'
import type { No } from './refusal'
import { remindersOf } from './reminders'
import { sayNo } from './spoken'
import type { GreatWarState } from './state'
import { turnReport } from './turn-report'

type Answer<A extends GreatWarQuestion['ask']> = Result<GreatWarAnswers[A]>
type Answerers = {
  [A in GreatWarQuestion['ask']]: (s: GreatWarState, q: Extract<GreatWarQuestion, { ask: A }>) => Answer<A>
}

const sayBar =
  (s: GreatWarState) =>
  ({ clause, reason, facts }: No) => ({ clause, reason, message: sayNo(s, reason, facts) })

const answerers: Answerers = {
  ...diplomacyAnswerers,
  turn: (s) => ok(turnReport(s)),
  reminders: (s) => ok(remindersOf(s)),
  research: (s) => ok(researchReport(s)),
  purchase: (s) => ok(purchaseReport(s)),
  place: (s) => ok(placeReport(s)),
  income: (s) => ok(incomeReport(s)),
  figure: (s, { nation, figure }) => ok(figureReport(s, nation, figure)),
  battle: (s) => ok(battleAnswer(s)),
  battleOdds: (s, q) => battleOdds(s, q),
  plannedBattle: (s, q) => plannedBattle(s, q),
  follows: (s, { command }) => ok(foresee(s, decide(s, command, []))),
  moves(s, { units }) {
    const places = new Set<string>()
    for (const [n, id] of units.entries()) {
      const found = s.units[id]
      if (found === undefined) return fault(`units.${n}`, `there is no unit ${id}`, 'a unit on the board')
      places.add(`${found.owner} ${found.space}`)
    }
    if (places.size > 1) return fault('units', 'these units do not stand together', 'units of one nation in one space')
    const { targets, barred, closed, left } = moveReport(s, units)
    const say = sayBar(s)
    return ok({
      targets: targets.map(({ stops, ...target }) => ({ ...target, ...(stops ? { stops: say(stops) } : {}) })),
      barred: barred.map(({ space, why, attack }) => ({ space, ...say(why), ...(attack ? { attack } : {}) })),
      ...(closed ? { closed: say(closed) } : {}),
      left,
    })
  },
}

export function answer(s: GreatWarState, question: GreatWarQuestion): Result<unknown> {
  // One entry a question: the key picks the answerer that takes it.
  const answerer = answerers[question.ask] as (s: GreatWarState, q: GreatWarQuestion) => Result<unknown>
  return answerer(s, question)
}
