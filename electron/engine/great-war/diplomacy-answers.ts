/** Answers of the Diplomacy page, the treaty desk, open choices, stories and the verdict. */
import { z } from 'zod'
import type { DiplomacyAnswers } from '../../../shared/great-war/diplomacy'
import { greatWarEvent, type GreatWarEvent } from '../../../shared/great-war/events'
import { isNationId } from '../../../shared/great-war/ids'
import type { GreatWarQuestion } from '../../../shared/great-war/questions'
import { knownTerms, type SaidTerms } from '../../../shared/great-war/terms'
import { fault, ok, type Result } from '../../../shared/result'
import { isSpaceId } from './board'
import { parseWith } from '../core/parse'
import { choiceReport } from './choice-report'
import { diplomacyReport } from './diplomacy-report'
import type { GreatWarState } from './state'
import { storyOf } from './story'
import { priceOfBreaking, termChoices, termsTried, treatyDesk } from './treaty-report'
import { verdictReport } from './verdict-report'

type Asked<A extends GreatWarQuestion['ask']> = Extract<GreatWarQuestion, { ask: A }>
type Answerers = {
  [A in keyof DiplomacyAnswers]: (s: GreatWarState, q: Asked<A>) => Result<DiplomacyAnswers[A]>
}

const noNation = (at: string, id: string) => fault(at, `there is no nation ${id}`, 'the id of a nation')
/** Ids are names until they are looked up; a nation that nobody bears would be asked for its treasury. */
function unknownIn(s: GreatWarState, q: { readonly from: string; readonly to: string; readonly terms?: SaidTerms }) {
  for (const at of ['from', 'to'] as const) if (!isNationId(q[at])) return noNation(at, q[at])
  for (const [i, t] of (knownTerms(q.terms ?? []) ?? []).entries()) {
    if (!isNationId(t.from)) return noNation(`terms.${i}.from`, t.from)
    if ('to' in t && !isNationId(t.to)) return noNation(`terms.${i}.to`, t.to)
    const spaces = 'space' in t ? [t.space] : 'spaces' in t ? t.spaces : []
    if (!spaces.every(isSpaceId)) return fault(`terms.${i}`, 'there is no such space', 'ids of spaces')
    if ('units' in t && t.units.some((id) => !Object.hasOwn(s.units, id)))
      return fault(`terms.${i}.units`, 'there is no such unit', 'units on the board')
  }
  return undefined
}

/** Events come back from the window: ones that did not happen here name units or spaces that are not on the board. */
function story(s: GreatWarState, events: readonly GreatWarEvent[]): Result<DiplomacyAnswers['story']> {
  try {
    return ok(storyOf(s, events))
  } catch (e) {
    return fault(
      'events',
      e instanceof Error ? e.message : 'they do not fit',
      'the events of the entry after this position',
    )
  }
}

export const diplomacyAnswerers: Answerers = {
  diplomacy: (s) => ok(diplomacyReport(s)),
  treaties: (s) => ok(treatyDesk(s)),
  priceOfBreaking(s, { treaty, by }) {
    if (!isNationId(by)) return noNation('by', by)
    const price = priceOfBreaking(s, treaty, by)
    return price ? ok(price) : fault('treaty', `no treaty ${treaty} is in force`, 'a treaty in force')
  },
  termChoices: (s, q) => unknownIn(s, q) ?? ok(termChoices(s, q.kind, q.from, q.to)),
  termsTried: (s, q) => unknownIn(s, q) ?? ok(termsTried(s, q.kind, q.from, q.to, q.terms, q.offer)),
  choice: (s) => ok(choiceReport(s)),
  story(s, { events }) {
    const parsed = parseWith(z.array(greatWarEvent), events)
    return parsed.ok ? story(s, parsed.value) : fault(`events.${parsed.error.at}`, parsed.error.problem)
  },
  verdict: (s) => ok(verdictReport(s)),
}
