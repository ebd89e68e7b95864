/** What a nation would be wise not to forget, as sentences: what is, what it costs, and until when. */
import type { ReminderKind } from '../great-war/turn'
import type { Facts } from '../ruling'
import { BLOC_NAMES, sayNation, SayNation, sayPool, saySpace, SaySpace } from './great-war-names'
import { counted } from './text'

const n = (f: Facts, key: string): number => Number(f[key] ?? 0)
const faces = (upTo: number): string => (upTo === 1 ? 'a 1' : `1 to ${upTo}`)
const OFFER: Readonly<Record<string, string>> = {
  armistice: 'an armistice',
  armisticeEnd: 'the end of the armistice',
  conditionalSurrender: 'a conditional surrender',
  unconditionalSurrender: 'an unconditional surrender',
  compelledTerms: 'other terms of peace',
  generalPeace: 'a general peace',
}

export const SAY_REMINDER: { readonly [K in ReminderKind]: (f: Facts) => string } = {
  answerOffer: (f) => {
    const lapses = n(f, 'lapses') === 1 ? ' It lapses with this Diplomacy phase.' : ''
    return `${SayNation(f['from'])} offers ${OFFER[String(f['kind'])] ?? 'a treaty'} and waits for an answer.${lapses}`
  },
  turkishSupport: (f) => `Turkish Support: Bulgaria can be brought in for ${n(f, 'fee')} IPC, in this phase only.`,
  bulgarianNeighbor: (f) => `Bulgarian Neighbor: Greece can be brought in for ${n(f, 'fee')} IPC, in this phase only.`,
  bulgarianNeighborNext: (f) => `Next round Britain can bring Greece in for ${n(f, 'fee')} IPC, without a die.`,
  allegiance: () => 'Turkey is Pro-Central and may join the Central Powers of its own accord.',
  allegianceFrom: (f) => `From round ${n(f, 'from')} on, a Pro-Central Turkey may join of its own accord.`,
  mayJoin: (f) =>
    `Opinion stands at ${n(f, 'level')}: the United States may join ${BLOC_NAMES[f['bloc'] === 'central' ? 'central' : 'allied']}.`,
  peaceCompelled: () => 'The compelled peace with the Central Powers is signed: no attacks on them, no passage.',
  armisticeEnds: (f) => `The armistice with ${sayNation(f['with'])} ends with this round.`,
  armisticeEndsNext: (f) => `The armistice with ${sayNation(f['with'])} ends after next round.`,
  blockadeSuffered: (f) =>
    `The blockade stands: ${n(f, 'manpower')} manpower of the British Isles go at Collect Income${
      n(f, 'units') > 0 ? `, and ${counted(n(f, 'units'), 'unit')} in the United Kingdom with them` : ''
    }. Clearing one zone of German submarines lifts it.`,
  blockadeHeld: () => 'The blockade of Britain stands as long as a submarine lies in every zone around it.',
  doctrineRestricts: (f) =>
    `Under the Restricted doctrine the submarines in ${saySpace(f['space'])} leave the convoy alone.`,
  revolutionNext: (f) => `Revolution rolls begin in round ${n(f, 'round')}.`,
  revolutionRoll: (f) =>
    `The Revolution is rolled for once all is placed; it comes on ${faces(n(f, 'upTo'))}. What is placed this turn would turn Bolshevik.`,
  revolutionCertain: () => 'The Revolution comes this turn without a roll. What is placed now turns Bolshevik.',
  straysDue: (f) =>
    `${counted(n(f, 'count'), 'unit')} in ${saySpace(f['space'])} must be out by the end of Non-combat Movements, or be removed.`,
  straysNext: (f) =>
    `${counted(n(f, 'count'), 'unit')} in ${saySpace(f['space'])} may not stay there; next turn is the last to leave.`,
  capitalLost: () => 'The capital is lost: no income, no purchases, no research, no fees until it is retaken.',
  convoyRaided: (f) =>
    `${SaySpace(f['space'])} is raided and pays nothing until a ship clears it at the end of a combat phase.`,
  peacetimeEconomy: (f) => `Peacetime: ${n(f, 'income')} IPC a turn, and ${n(f, 'draft')} units left of the draft.`,
  congressClosed: (f) => `Congress hears no request before round ${n(f, 'from')}.`,
  congressOpen: () => 'Congress may be asked once this turn for a limited war; it passes on a 1.',
  limitedWar: (f) =>
    `The limited war on ${sayNation(f['target'])} goes on; as long as it does, the main war cannot be joined.`,
  volunteers: (f) =>
    `${counted(n(f, 'left'), 'volunteer')} can still be sent to ${BLOC_NAMES[f['bloc'] === 'central' ? 'central' : 'allied']}.`,
  gift: () =>
    'While Turkey is unaligned, two dreadnoughts may be handed to it, once; Britain may influence it from then on.',
  peasant: () => 'One infantry a turn may stand up anywhere on Russian home soil, without a complex.',
  straitShut: (f) => `The ${f['strait'] === 'turkish' ? 'Turkish' : 'Danish'} straits are shut to our ships this turn.`,
  manpowerLow: (f) =>
    `${n(f, 'left') === 0 ? 'No' : n(f, 'left')} manpower left in the pool of ${sayPool(String(f['pool']))}.`,
  carriedOver: (f) =>
    `${counted(n(f, 'count'), 'piece')} bought in earlier turns still ${n(f, 'count') === 1 ? 'waits' : 'wait'} for a place.`,
}
export const sayReminder = (kind: ReminderKind, facts: Facts): string => SAY_REMINDER[kind](facts)
