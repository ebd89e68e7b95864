/** What the battle board says: why a number is what it is, and what holds for a battle. */
import type { BattleStep } from '../great-war/battle'
import type { Kind, SpaceId } from '../great-war/ids'
import type { ClauseId } from '../ids'
import { sayGoods, saySpace } from './great-war-names'
import { counted, listed } from './text'

interface Said {
  readonly text: string
  readonly clause: ClauseId
}
const spaces = (list: readonly SpaceId[]) => listed(list.map(saySpace))

/** Reasons for a number; what a reason changes stands beside it. */
export const WHY = {
  gun: { text: 'a gun beside it', clause: 'GW-4.4' },
  noSupport: { text: 'a Super Trench stops the guns’ support', clause: 'GW-10.14' },
  grounded: { text: 'a Super Trench denies aircraft their roll', clause: 'GW-10.14' },
  aviation: { text: 'Improved Aviation', clause: 'GW-10.8' },
  trench: { text: 'dug in behind a trench', clause: 'GW-15.4' },
  tank: { text: 'a tank breaks the trench for it', clause: 'GW-15.5' },
  noAttack: { text: 'transports have no attack', clause: 'GW-13.16' },
  noShips: { text: 'torpedoes hit ships only, and there is none', clause: 'GW-13.12' },
  escort: { text: 'escorts hit on 1', clause: 'GW-13.21' },
  interceptor: { text: 'interceptors hit on 2', clause: 'GW-13.21' },
  bomber: { text: 'bombers on a raid do not fire', clause: 'GW-13.21' },
  mexican: { text: 'Mexican infantry', clause: 'GW-19.21' },
} as const satisfies Record<string, Said>

export const NOTES = {
  trench: (facing: readonly SpaceId[]): Said => ({
    text: `The trench facing ${spaces(facing)} counts: half of the attackers on land, or more, came from there.`,
    clause: 'GW-15.6',
  }),
  flanked: (facing: readonly SpaceId[]): Said => ({
    text: `The trench facing ${spaces(facing)} does not count: most attackers on land came another way.`,
    clause: 'GW-15.6',
  }),
  fromTheAir: (facing: readonly SpaceId[]): Said => ({
    text: `The trench facing ${spaces(facing)} is no help against aircraft alone.`,
    clause: 'GW-15.7',
  }),
  superTrench: (): Said => ({
    text: 'Super Trench: guns lift nobody, and aircraft roll no attack.',
    clause: 'GW-10.14',
  }),
  superFromTheAir: (): Said => ({ text: 'Super Trench: aircraft alone roll no attack.', clause: 'GW-15.7' }),
  tanks: (tanks: number, dug: number): Said => ({
    text: `${sayGoods('tank', tanks)} ${tanks === 1 ? 'cancels' : 'cancel'} the trench for ${sayGoods('infantry', Math.min(tanks, dug))}.`,
    clause: 'GW-15.5',
  }),
  bombardment: (ships: number): Said => ({
    text: `${counted(ships, 'dreadnought')} ${ships === 1 ? 'bombards' : 'bombard'} once before the first round, hitting on 4 or less; victims do not fire.`,
    clause: 'GW-13.17',
  }),
  gas: (guns: number): Said => ({
    text: `Chemical Weapons: ${counted(guns, 'extra shot')} at 1 before the first round, on land units; victims do not fire.`,
    clause: 'GW-10.7',
  }),
  firstStrike: (): Said => ({
    text: 'Attacking submarines fire first; their victims are gone before they can answer.',
    clause: 'GW-13.13',
  }),
  torpedoes: (): Said => ({ text: 'Submarines hit ships, never aircraft.', clause: 'GW-13.12' }),
  twoHits: (): Said => ({
    text: 'A dreadnought is damaged by its first hit and sinks on the second.',
    clause: 'GW-4.6',
  }),
  landed: (units: number): Said => ({
    text: `${counted(units, 'unit')} landed from the sea and cannot retreat.`,
    clause: 'GW-13.7',
  }),
  noWayOut: (): Said => ({
    text: 'No space that anybody came from is open; only aircraft could leave.',
    clause: 'GW-13.7',
  }),
  noWayOutAtSea: (): Said => ({
    text: 'No zone that a ship came from is free of hostile dreadnoughts; only aircraft could leave.',
    clause: 'GW-13.15',
  }),
  nobodyLeaves: (): Said => ({ text: 'Nobody here can retreat: it is fought to the end.', clause: 'GW-13.7' }),
  nobodyLeavesAtSea: (): Said => ({ text: 'Nobody here can retreat: it is fought to the end.', clause: 'GW-13.15' }),
  aircraft: (): Said => ({ text: 'Aircraft stay over the space and land in the next phase.', clause: 'GW-13.26' }),
  together: (sea: boolean): Said => ({
    text: sea
      ? 'All ships leave together, to one zone that a ship came from.'
      : 'A retreat takes all units together, to one space that a land unit came from.',
    clause: sea ? 'GW-13.15' : 'GW-13.7',
  }),
  mexico: (): Said => ({
    text: 'American forces may stop the attack after any round, landed ones too.',
    clause: 'GW-19.23',
  }),
  afterSea: (zone: SpaceId): Said => ({
    text: `Only once the hostile dreadnoughts in ${saySpace(zone)} are gone; shown as if nobody were lost there.`,
    clause: 'GW-13.18',
  }),
  controllerSpeaks: (who: string): Said => ({ text: `${who} chooses losses for all defenders.`, clause: 'GW-13.5' }),
  noSeat: (who: string): Said => ({ text: `Nobody plays ${who}: the cheapest are lost first.`, clause: 'GW-13.5' }),
} as const

/** Why a space that somebody came from is closed to the retreat. */
export const closedRetreat = (sea: boolean, apart: boolean): Said =>
  apart
    ? { text: 'does not touch', clause: sea ? 'GW-13.15' : 'GW-13.7' }
    : sea
      ? { text: 'a hostile dreadnought lies there', clause: 'GW-13.15' }
      : { text: 'is not friendly', clause: 'GW-13.7' }

/** A step on the line, from both sides of the table. */
export const STEP_NAMES: Readonly<Record<BattleStep, string>> = {
  opening: 'Opening shots',
  openingLosses: 'Opening losses',
  attackerSubmerges: 'Attacker submerges',
  firstStrike: 'First strike',
  firstStrikeLosses: 'Losses to torpedoes',
  attackersFire: 'Attackers fire',
  defenderMarks: 'Defender’s losses',
  defenderSubmerges: 'Defender submerges',
  defendersFire: 'Defenders fire',
  attackerMarks: 'Attacker’s losses',
  decision: 'Press on or retreat',
  airCombat: 'Air combat',
  bombs: 'Bombs',
}

/** `3 infantry`, `1 tank`: kinds in the order given, none left out. */
export const sayForce = (counts: readonly (readonly [Kind, number])[]): string =>
  listed(counts.filter(([, n]) => n > 0).map(([kind, n]) => sayGoods(kind, n)))
