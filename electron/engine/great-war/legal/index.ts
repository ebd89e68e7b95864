/**
 * What may be said now (GW-22.4). Choices of units are listed one deed of the hand at a time: one unit's move to each space
 * it reaches, one item of a purchase, one unit placed; several at once are sums of these. Terms are free and not listed.
 */
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import type { Choice } from '../../../../shared/ruling'
import { obligation } from '../phases/turn'
import { figures } from '../figures'
import { kept } from '../kept'
import type { GreatWarState } from '../state'
import { pendingChoices } from '../rules/pending'
import { answersTo, offerAnswers } from './answers'
import { giftedShips, turnDeeds } from './turn'

export type GreatWarChoice = Choice<GreatWarCommand>

/** An armistice may last any number of rounds that a campaign sees; the rest has no number to choose. */
const LONGEST = 20
// A command without a range is a choice of its own type; the distribution over the union is lost on the compiler.
const choice = (command: GreatWarCommand): GreatWarChoice =>
  command.type === 'offerArmistice'
    ? { command, range: { field: 'rounds', min: 1, max: LONGEST } }
    : ({ command } as GreatWarChoice)

/** The referee may always speak; opinion stands for all the figures (GW-22.7). */
function correction(s: GreatWarState): GreatWarChoice {
  const { lowest, highest } = figures(s).rules.opinion
  return {
    command: { type: 'correct', reason: 'as on the table', opinion: s.opinion },
    range: { field: 'opinion', min: lowest.value, max: highest.value },
  }
}

/** Kept with the position: a screen, an explanation and the next command ask about the same one. */
export const legal: (s: GreatWarState) => readonly GreatWarChoice[] = kept(findLegal)

function findLegal(s: GreatWarState): readonly GreatWarChoice[] {
  if (s.round === 0) return [correction(s)]
  if (s.result) return [correction(s)]
  const answers = offerAnswers(s)
  const pending = pendingChoices(s)
  const { acting: by } = s
  if (pending.length > 0) {
    const stop: GreatWarCommand[] = s.us.war && by === 'united-states' ? [{ type: 'endLimitedWar', by }] : []
    return [...pending.flatMap((p) => answersTo(s, p)), ...stop, ...answers].map(choice).concat(correction(s))
  }
  const ends: GreatWarCommand[] = obligation(s) ? [] : [{ type: 'endPhase', by }]
  return [...turnDeeds(s), ...giftedShips(s), ...answers, ...ends].map(choice).concat(correction(s))
}
