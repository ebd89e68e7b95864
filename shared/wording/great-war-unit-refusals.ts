/** Units in refusals: which one, and why it will not do. */
import type { Facts } from '../ruling'
import { possessive, sayNation, saySpace, theSpace } from './great-war-names'
import { capital, listed } from './text'

/** A unit by what it is and where it stands, when the facts say so; its id is what a command calls it. */
export const theUnit = (f: Facts): string =>
  f['unitKind'] === undefined
    ? `unit ${String(f['unit'])}`
    : `the ${String(f['unitKind'])} of ${sayNation(f['unitOwner'])} in ${saySpace(f['unitSpace'])} (${String(f['unit'])})`
export const TheUnit = (f: Facts): string => capital(theUnit(f))

/** The ship that cargo was said to be aboard of. */
export const theShip = (f: Facts): string =>
  theUnit({
    unit: f['ship'] ?? '',
    unitKind: f['shipKind'] ?? 'ship',
    unitOwner: f['shipOwner'] ?? '',
    unitSpace: f['shipSpace'] ?? '',
  })

/** Why units that were named for a battle will not do (GW-13.17, 19.22). */
export const BAD_GUNS: Readonly<Record<string, (f: Facts) => string>> = {
  onlyMexico: () => 'Only for the attack on the Mexicans are units named; here all that stand in the space fight.',
  atSea: () => 'Nobody bombards in a battle at sea; dreadnoughts bombard where a landing is fought.',
  notItsGuns: (f) =>
    `${TheUnit(f)} is not ${possessive(sayNation(f['nation']))}; only the attacker’s own dreadnoughts bombard.`,
  noGuns: (f) => `${TheUnit(f)} cannot bombard; only dreadnoughts do.`,
  nobodyLands: (f) => `${TheUnit(f)} cannot bombard: nobody lands from the sea in this battle.`,
  gunsElsewhere: (f) =>
    `${TheUnit(f)} cannot bombard from there: the landing comes from ${listed(String(f['zones']).split(',').map(theSpace))}.`,
  gunsFought: (f) => `${TheUnit(f)} fought a sea battle this turn and cannot bombard as well.`,
}
