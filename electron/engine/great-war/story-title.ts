/** What an entry is called, by the weightiest of its events. */
import type { GreatWarEvent, EventType, Told } from '../../../shared/great-war/events'
import { BLOC_NAMES, sayNation, SayNation, SaySpace } from '../../../shared/wording/great-war-names'

type Titles = { readonly [T in EventType]?: (e: Told<T>) => string }

const TREATY_TITLES = {
  armistice: 'An armistice is signed',
  conditionalSurrender: 'A surrender is signed',
  unconditionalSurrender: 'A surrender is signed',
  compelledPeace: 'The compelled peace',
} as const

/** In order of weight. */
const TITLES: Titles = {
  gameEnded: () => 'The war is over',
  nationSurrendered: (e) => `${SayNation(e.nation)} surrenders`,
  nationConquered: (e) => `${SayNation(e.nation)} is conquered`,
  nationLiberated: (e) => `${SayNation(e.nation)} is free again`,
  bolsheviksRose: () => 'Revolution in Russia',
  bolsheviksBeaten: () => 'The Bolsheviks are beaten',
  revolutionBrokeOut: () => 'Revolution in Russia',
  revolutionEnded: () => 'Between the factions',
  unitsDisplaced: () => 'Between the factions',
  revolutionRolled: () => 'Unrest in Russia',
  nationJoined: (e) =>
    e.nation === 'united-states'
      ? `The United States enter the war with ${BLOC_NAMES[e.bloc]}`
      : `${SayNation(e.nation)} joins ${BLOC_NAMES[e.bloc]}`,
  serbiaGone: () => 'Serbia falls',
  serbiaAbsorbed: () => 'Serbia is absorbed',
  capitalCaptured: (e) => `${SaySpace(e.space)} has fallen`,
  treatyEnded: (e) =>
    ({
      broken: 'An armistice is broken',
      renounced: 'A surrender is renounced',
      expired: 'A treaty runs out',
      ended: 'A treaty ends',
    })[e.how],
  treatySigned: (e) => TREATY_TITLES[e.treaty.kind],
  termsImposed: () => 'The victor dictates',
  blockadeApplied: () => 'The blockade of Britain',
  blockadeAnswered: () => 'The blockade of Britain',
  congressAsked: (e) => (e.passed ? `Congress is for war with ${sayNation(e.target)}` : 'Congress refuses'),
  limitedWarEnded: (e) => `The limited war with ${sayNation(e.target)} is over`,
  dreadnoughtsGiven: () => 'Two dreadnoughts for Turkey',
  doctrineSet: (e) =>
    e.doctrine === 'unrestricted' ? 'Unrestricted submarine warfare' : 'Submarines under restrictions',
  volunteersSent: (e) => `American volunteers for ${sayNation(e.to)}`,
  influenceTried: (e) => `Influence on ${sayNation(e.target)}`,
  unitsRaised: (e) => (e.why === 'peasant' ? 'A peasant takes arms' : 'Units are placed'),
  opinionMoved: () => 'American opinion moves',
}

export function titleOf(events: readonly GreatWarEvent[]): string {
  for (const type of Object.keys(TITLES) as EventType[]) {
    const found = events.find((e) => e.type === type)
    // The title of that key takes the event of that very type.
    if (found) return (TITLES[type] as (e: GreatWarEvent) => string)(found)
  }
  return 'What happened'
}
