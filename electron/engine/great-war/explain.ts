/** A refusal as the player hears it: the sentence, what would be legal instead, and the nearest such commands. */
import { FIGURES, type GreatWarCommand } from '../../../shared/great-war/commands'
import type { RefusalReason } from '../../../shared/great-war/refusals'
import type { Facts } from '../../../shared/ruling'
import { PHASE_NAMES, sayWhose } from '../../../shared/wording/great-war-names'
import { sayOffer, sayTreaty } from '../../../shared/wording/great-war-events'
import { listed } from '../../../shared/wording/text'
import { phasesOfCommand } from './decide'
import { legal, type GreatWarChoice } from './legal'
import { mayStand } from './correction-instead'
import { whatWasMeant } from './meant'
import { ofItsKind, sayDeeds, sayDue, sayKinds } from './open-deeds'
import { airborne } from './phases/turn'
import { pendingChoices } from './rules/pending'
import { sayNo } from './spoken'
import type { GreatWarState } from './state'
import { termsInstead, whileItBinds } from './terms-instead'

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

/** Corrections have a form besides the type: the figure that they name. */
const hasForm = (a: GreatWarCommand, asked: GreatWarCommand): boolean =>
  a.type !== 'correct' ||
  asked.type !== 'correct' ||
  FIGURES.every((f) => (a[f] === undefined) === (asked[f] === undefined))

function nearest(asked: GreatWarCommand, choices: readonly GreatWarChoice[]): readonly GreatWarChoice[] {
  const open = choices.filter((x) => (x.command.type === 'correct') === (asked.type === 'correct'))
  const same = open.filter((x) => x.command.type === asked.type && hasForm(x.command, asked))
  return [...(same.length > 0 ? same : open)]
    .map((choice) => ({ choice, near: likeness(asked, choice) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_CHOICES)
    .map((x) => x.choice)
}

/** Deeds of the kind that was asked for, or what somebody is asked for first; failing both, the kinds of deeds that are open. */
function openNow(
  s: GreatWarState,
  asked: GreatWarCommand,
  choices: readonly GreatWarChoice[],
  stranger: boolean,
): string {
  const open = choices.filter((x) => x.command.type !== 'correct')
  const same = ofItsKind(asked, open)
  if (pendingChoices(s).length > 0)
    return sayDue(s, same.length > 0 ? same : open.filter((x) => x.command.type !== 'respondOffer'))
  if (same.length > 0 && !stranger) return `Open now: ${sayDeeds(s, same)}.`
  return open.length === 0 ? '' : `Open now: ${sayKinds(s, open)}.`
}

interface Refused {
  readonly reason: RefusalReason
  readonly facts: Facts
}
/** What belongs to this very reason. */
function hint(s: GreatWarState, asked: GreatWarCommand, { reason, facts }: Refused): string | undefined {
  switch (reason) {
    case 'unknownId':
      return asked.type === 'correct' && facts['why'] !== undefined
        ? mayStand(s, asked, facts)
        : whatWasMeant(s, facts, asked)
    case 'pendingChoice':
      return facts['waits'] === 'battle' && s.phase === 'combat-move'
        ? 'End combat movement, and the battles are fought in Combat.'
        : undefined
    case 'treatyBlocks':
      return whileItBinds(s, facts)
    case 'badTerms':
      return termsInstead(s, asked, facts)
    case 'noSuchOffer':
    case 'offerLapsed':
      return s.offers.length === 0
        ? 'No offer is open.'
        : `Open ${s.offers.length === 1 ? 'is' : 'are'} ${listed(s.offers.map((o) => `${sayOffer(o)} (${o.offer})`))}.`
    case 'noSuchTreaty': {
      const inForce = s.treaties.filter((t) => t.state === 'in-force')
      return inForce.length === 0
        ? 'No treaty is in force.'
        : `In force ${inForce.length === 1 ? 'is' : 'are'} ${listed(inForce.map((t) => `${sayTreaty(t)} (${t.treaty})`))}.`
    }
    case 'wrongPhase': {
      if (asked.type === 'startGame' || asked.type === 'correct') return undefined
      const phases = phasesOfCommand(asked.type)
      return (
        phases &&
        `That belongs to ${listed(
          phases.map((p) => PHASE_NAMES[p]),
          'or',
        )}.`
      )
    }
    default:
      return undefined
  }
}

function insteadOf(
  s: GreatWarState,
  asked: GreatWarCommand,
  refused: Refused,
  choices: readonly GreatWarChoice[],
): string {
  if (asked.type === 'correct') return hint(s, asked, refused) ?? ''
  if (s.result) return 'The referee may still correct what lies on the table.'
  const who = `It is ${sayWhose(s.acting)} ${PHASE_NAMES[s.phase]}, round ${s.round}.`
  return [hint(s, asked, refused), who, openNow(s, asked, choices, refused.reason === 'notYourTurn')]
    .filter((x) => x)
    .join(' ')
}

/** While aircraft have to come down, what they may do (GW-12.8). */
function landings(s: GreatWarState, choices: readonly GreatWarChoice[]): readonly GreatWarChoice[] {
  const aloft = airborne(s)
  return choices.filter((x) => x.command.type === 'moveUnits' && x.command.units.every((id) => aloft.includes(id)))
}

export function explain(
  s: GreatWarState,
  asked: GreatWarCommand,
  refused: { readonly reason: string; readonly facts: Facts },
) {
  const choices = legal(s)
  // The reason is one of ours: this very game gave it.
  const ours = { reason: refused.reason as RefusalReason, facts: refused.facts }
  return {
    message: sayNo(s, ours.reason, ours.facts),
    instead: insteadOf(s, asked, ours, ours.facts['waits'] === 'landing' ? landings(s, choices) : choices),
    choices: nearest(asked, choices),
  }
}
