/** A refusal as the player hears it: the sentence, what would be legal instead, and the nearest such commands. */
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import type { RefusalReason } from '../../../shared/great-war/refusals'
import { PHASE_NAMES, sayNation } from '../../../shared/wording/great-war-names'
import { sayRefusal } from '../../../shared/wording/great-war'
import type { Facts } from '../../../shared/ruling'
import { legal, type GreatWarChoice } from './legal'
import type { GreatWarState } from './state'

/** A handful: more would not be read. */
const MOST_CHOICES = 5

/** Choices that share most with what was asked: the type first, then every field that is the same. */
function likeness(asked: GreatWarCommand, choice: GreatWarChoice): number {
  const [a, b] = [asked as Record<string, unknown>, choice.command as Record<string, unknown>]
  const same = Object.keys(a).filter(
    (key) => key !== 'type' && JSON.stringify(a[key]) === JSON.stringify(b[key]),
  ).length
  return (a['type'] === b['type'] ? 100 : 0) + same
}

function nearest(asked: GreatWarCommand, choices: readonly GreatWarChoice[]): readonly GreatWarChoice[] {
  const open = choices.filter((x) => x.command.type !== 'correct')
  const same = open.filter((x) => x.command.type === asked.type)
  return [...(same.length > 0 ? same : open)]
    .map((choice) => ({ choice, near: likeness(asked, choice) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_CHOICES)
    .map((x) => x.choice)
}

/** `endPhase` as "end phase". */
const inWords = (type: string) => type.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)

function insteadOf(s: GreatWarState, choices: readonly GreatWarChoice[]): string {
  if (s.result) return 'The referee may still correct what lies on the table.'
  const types = [...new Set(choices.map((x) => x.command.type))].filter((t) => t !== 'correct')
  const who = `It is ${sayNation(s.acting)}’s ${PHASE_NAMES[s.phase]}, round ${s.round}.`
  return types.length === 0 ? who : `${who} Open now: ${types.map(inWords).join(', ')}.`
}

export function explain(
  s: GreatWarState,
  asked: GreatWarCommand,
  refused: { readonly reason: string; readonly facts: Facts },
) {
  const choices = legal(s)
  return {
    // The reason is one of ours: this very game gave it.
    message: sayRefusal(refused.reason as RefusalReason, refused.facts),
    instead: insteadOf(s, choices),
    choices: nearest(asked, choices),
  }
}
