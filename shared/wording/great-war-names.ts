/** What nations, kinds and the rest are called in a sentence. */
import type { Bloc, Goods, NationId, Phase, Technology } from '../great-war/ids'

export const NATION_NAMES: Readonly<Record<NationId, string>> = {
  'great-britain': 'Great Britain',
  france: 'France',
  russia: 'Russia',
  germany: 'Germany',
  'austria-hungary': 'Austria-Hungary',
  'ottoman-empire': 'the Ottoman Empire',
  serbia: 'Serbia',
  bolsheviks: 'the Bolsheviks',
  italy: 'Italy',
  'united-states': 'the United States',
  bulgaria: 'Bulgaria',
  denmark: 'Denmark',
  finland: 'Finland',
  greece: 'Greece',
  norway: 'Norway',
  romania: 'Romania',
}
const isNation = (x: unknown): x is NationId => typeof x === 'string' && Object.hasOwn(NATION_NAMES, x)
/** A nation, Mexico or the bank, as it stands inside a sentence. */
export const sayNation = (x: unknown): string =>
  x === 'mexico' ? 'Mexico' : x === 'bank' ? 'the bank' : isNation(x) ? NATION_NAMES[x] : String(x)
/** At the head of a sentence. */
export const SayNation = (x: unknown): string => {
  const name = sayNation(x)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `Germany’s`, `the United States’`. */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)
/** Whose a thing is, inside a sentence. */
export const sayWhose = (nation: unknown): string => possessive(sayNation(nation))

/** The Bolsheviks are many: a verb for one nation, or for them. */
export const verb = (nation: unknown, one: string, many: string): string => (nation === 'bolsheviks' ? many : one)
/** "has" or "have", "is" or "are". */
export const has = (nation: unknown): string => verb(nation, 'has', 'have')
export const is = (nation: unknown): string => verb(nation, 'is', 'are')

export const BLOC_NAMES: Readonly<Record<Bloc, string>> = { allied: 'the Allies', central: 'the Central Powers' }

const PLURALS: Readonly<Record<Goods, string>> = {
  infantry: 'infantry',
  artillery: 'artillery',
  tank: 'tanks',
  fighter: 'fighters',
  bomber: 'bombers',
  submarine: 'submarines',
  transport: 'transports',
  dreadnought: 'dreadnoughts',
  trench: 'trenches',
  'industrial-complex': 'industrial complexes',
}
export const sayGoods = (kind: Goods, count: number): string =>
  `${count} ${count === 1 ? kind.replace('-', ' ') : PLURALS[kind]}`

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  diplomacy: 'Diplomacy',
  research: 'Research',
  purchase: 'Purchase Units',
  'combat-move': 'Combat Movements',
  combat: 'Combat',
  'non-combat': 'Non-combat Movements',
  place: 'Place Units',
  income: 'Collect Income',
}
export const TECHNOLOGY_NAMES: Readonly<Record<Technology, string>> = {
  '1': 'Chemical Weapons',
  '2': 'Improved Aviation',
  '3': 'Tanks',
  '3b': 'Improved Tanks',
  '4': 'Submarines',
  '4b': 'Extended Range Submarines',
  '5': 'Troop Mechanization',
  '6': 'Super Trench',
}
export const sayPool = (pool: string): string =>
  pool === 'british-isles' ? 'the British Isles' : isNation(pool) ? sayNation(pool) : capitalised(pool)
const capitalised = (x: string) => x.charAt(0).toUpperCase() + x.slice(1)

/** A space id as a name; ids are the names in kebab-case (GW-22.2). */
const SPECIAL: Readonly<Record<string, string>> = {
  leningrad: 'Petrograd',
  stalingrad: 'Tsaritsyn',
  rumania: 'Romania',
  atlantic: 'the Atlantic Ocean',
  canada: 'Eastern Canada', // the board's name; the pool of manpower is Canada's (GW-7.5)
  'mid-atlantic': 'Mid-Atlantic',
  'eastern-us': 'Eastern US',
  'us-east-coast': 'U.S. Eastern Coast',
  'us-convoy-1': 'U.S. Convoy 1',
  'us-convoy-2': 'U.S. Convoy 2',
  'netherlands-belgium': 'Netherlands-Belgium',
  'trans-jordan': 'Trans-Jordan',
  mexico: 'the Mexican border',
}
export const saySpace = (space: unknown): string => {
  const id = String(space).replace(/^raid:/, '')
  const words = id.split('-').map((word) => (word === 'of' ? word : capitalised(word)))
  return SPECIAL[id] ?? words.join(' ')
}
/** At the head of a sentence. */
export const SaySpace = (space: unknown): string => capitalised(saySpace(space))

/** Seas take the article where a sentence is about them. */
export const theSpace = (space: unknown): string => {
  const name = saySpace(space)
  return /^(Bay|Strait) of|(Sea|Channel|Strait|Ocean|Mediterranean|Gulf|Atlantic|Coast)$/.test(name) &&
    !name.startsWith('the ')
    ? `the ${name}`
    : name
}
export const TheSpace = (space: unknown): string => capitalised(theSpace(space))
