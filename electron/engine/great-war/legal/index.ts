/**
 * What may be said now (GW-22.4). Choices of units are listed one deed of the hand at a time: one unit's move to each space
 * it reaches, one kind of unit bought or placed, with the greatest count; several at once are sums of these. Terms are free and not listed.
 */
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import { obligation } from '../phases/turn'
import { kept } from '../kept'
import type { GreatWarState } from '../state'
import { pendingChoices } from '../rules/pending'
import { answersTo, offerAnswers } from './answers'
import { corrections } from './corrections'
import { ranged, type GreatWarChoice } from './ranges'
import { giftedShips, turnDeeds } from './turn'

export type { GreatWarChoice } from './ranges'

// A command without a range is a choice of its own type; the distribution over the union is lost on the compiler.
const choice = (command: GreatWarCommand): GreatWarChoice => ({ command }) as GreatWarChoice

/** Kept with the position: a screen, an explanation and the next command ask about the same one. */
export const legal: (s: GreatWarState) => readonly GreatWarChoice[] = kept(findLegal)

function findLegal(s: GreatWarState): readonly GreatWarChoice[] {
  if (s.round === 0 || s.result) return corrections(s)
  const answers = offerAnswers(s).map((c) => ranged(s, c) ?? choice(c))
  const pending = pendingChoices(s)
  const { acting: by } = s
  if (pending.length > 0) {
    const stop: GreatWarCommand[] = s.us.war && by === 'united-states' ? [{ type: 'endLimitedWar', by }] : []
    const asked = [...pending.flatMap((p) => answersTo(s, p)), ...stop].map(choice)
    return [...asked, ...answers, ...corrections(s)]
  }
  const ends: GreatWarCommand[] = obligation(s) ? [] : [{ type: 'endPhase', by }]
  const deeds = [...turnDeeds(s), ...giftedShips(s)].map((c) => ranged(s, c) ?? choice(c))
  return [...deeds, ...answers, ...ends.map(choice), ...corrections(s)]
}
