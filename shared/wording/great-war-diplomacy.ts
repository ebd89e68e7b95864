/** Terms, treaties and American opinion as sentences. */
import type { OpinionCode } from '../great-war/events'
import type { Position } from '../great-war/ids'
import type { Term, TermKind } from '../great-war/terms'
import type { OfferKind, Treaty } from '../great-war/treaties'
import { sayNation, SayNation, saySpace } from './great-war-names'
import { counted, listed } from './text'

/** `+2`, `−1`, `0`: with a true minus, for the eye. */
export const signed = (x: number): string => (x > 0 ? `+${x}` : x < 0 ? `−${-x}` : '0')

export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  [-2]: 'joined Central',
  [-1]: 'Pro-Central',
  0: 'Neutral',
  1: 'Pro-Allied',
  2: 'joined Allied',
}

/** Table GW-19.T1, in its words. */
export const OPINION_EVENTS: Readonly<Record<OpinionCode, string>> = {
  E1: 'a Central nation attacks a neutral nation',
  E2: 'an Allied nation attacks a neutral nation',
  E3: 'Germany declares unrestricted submarine warfare',
  E4: 'Germany discontinues it',
  E5: 'the Ottomans join the Central Powers',
  E6: 'a neutral nation joins the Central Powers',
  E7: 'a neutral nation joins the Allies',
  E8: 'an Allied country surrenders',
  E9: 'a Central country surrenders',
  E10: 'an Allied offer to surrender is refused for the first time',
  E11: 'a Central offer to surrender is refused for the first time',
  E12: 'an armistice is broken',
  E13: 'a surrender is renounced',
  E14: 'Russian Revolution',
  E15: 'limited war passed by Congress',
}

export const OFFER_NAMES: Readonly<Record<OfferKind, string>> = {
  armistice: 'Armistice',
  armisticeEnd: 'End of the armistice',
  conditionalSurrender: 'Conditional surrender',
  unconditionalSurrender: 'Unconditional surrender',
  compelledTerms: 'Other terms of the peace',
  generalPeace: 'General peace',
}
export const TREATY_NAMES: Readonly<Record<Treaty['kind'], string>> = {
  armistice: 'Armistice',
  conditionalSurrender: 'Conditional surrender',
  unconditionalSurrender: 'Unconditional surrender',
  compelledPeace: 'Compelled peace',
}
export const TERM_NAMES: Readonly<Record<TermKind, string>> = {
  cedeTerritory: 'Cede a territory',
  payNow: 'Pay at once',
  tribute: 'Pay tribute',
  handOverUnits: 'Hand over units',
  disbandUnits: 'Disband units',
  evacuate: 'Evacuate spaces',
  demilitarize: 'Keep a space free of units',
  passage: 'Grant passage',
  text: 'A promise in words',
}

/** `sayUnits` names units by what they are; ids alone mean nothing to a reader. */
export function sayTerm(t: Term, sayUnits: (ids: readonly string[]) => string): string {
  const who = SayNation(t.from)
  switch (t.term) {
    case 'cedeTerritory':
      return `${who} cedes ${saySpace(t.space)} to ${sayNation(t.to)}.`
    case 'payNow':
      return `${who} pays ${t.ipc} IPC to ${sayNation(t.to)} at once.`
    case 'tribute':
      return `${who} pays ${t.ipc} IPC to ${sayNation(t.to)} at each of its next ${counted(t.rounds, 'income')}.`
    case 'handOverUnits':
      return `${who} hands ${sayUnits(t.units)} to ${sayNation(t.to)}.`
    case 'disbandUnits':
      return `${who} disbands ${sayUnits(t.units)}.`
    case 'evacuate':
      return `${who} leaves ${listed(t.spaces.map(saySpace))} and stays out.`
    case 'demilitarize':
      return `${who} keeps no units in ${saySpace(t.space)}.`
    case 'passage':
      return `${who} lets ${sayNation(t.to)} pass through ${listed(t.spaces.map(saySpace))}.`
    case 'text':
      return `${who} promises: “${t.text}” Written down, not enforced.`
  }
}
