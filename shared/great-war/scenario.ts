/**
 * Scenarios of The Great War. What may be changed stands in `CHANGEABLE`, for the reader of files and the form alike;
 * whether the changed figures agree is judged by the engine.
 */
import { z } from 'zod'
import nations from './data/nations.json'
import { KINDS, NATIONS, POOLS, TECHNOLOGIES } from './ids'
import { WAR_COUNTS } from './seating-counts'
import type * as shared from '../scenario'
import { changeableIn, scenarioSchema, wholeNumber } from '../scenario'

/** What a changed figure of this game is. */
export type ValueKind = 'number' | 'yes' | 'technologies' | 'seats'
export type Changeable = shared.Changeable<ValueKind>
export type { Change } from '../scenario'
export type Scenario = shared.Scenario<'great-war'>

const without = <T extends string>(list: readonly T[], ...out: readonly T[]): readonly T[] =>
  list.filter((x) => !out.includes(x))
const OPINION = Array.from({ length: 11 }, (_, i) => `E${i + 1}`)
const TRACK = ['denmark', 'norway', 'romania', 'bulgaria', 'greece', 'ottoman-empire', 'italy', 'finland'] as const

/** What a name in braces may be. Spaces of the set-up are the board's, which judges them. */
export const NAMES: Readonly<Record<string, readonly string[] | undefined>> = {
  '{nation}': without(NATIONS, 'bolsheviks'),
  '{earner}': without(NATIONS, 'bolsheviks', 'serbia'),
  '{buyer}': ['great-britain', 'france', 'russia', 'germany', 'austria-hungary', 'ottoman-empire', 'united-states'],
  '{knower}': [
    ...['great-britain', 'france', 'russia', 'germany', 'austria-hungary', 'ottoman-empire'],
    ...['italy', 'united-states'],
  ],
  '{neutral}': TRACK,
  '{kind}': KINDS,
  '{attacker}': without(KINDS, 'transport'),
  '{cargo}': ['infantry', 'artillery', 'tank'],
  '{pool}': POOLS,
  '{land}': nations.flatMap((n) => n.spaces.map((s) => s.space)),
  '{convoy}': nations.flatMap((n) => n.convoys.map((s) => s.space)),
  '{event}': OPINION,
  '{offence}': ['E12', 'E13', 'E14'],
  '{round}': Array.from({ length: 17 }, (_, i) => `${i + 1}`),
  '{players}': WAR_COUNTS.map(String),
}

const number = (at: string, least: number, most: number, says: string): Changeable => ({
  at,
  value: 'number',
  least,
  most,
  says,
})

export const CHANGEABLE: readonly Changeable[] = [
  number('setup.{nation}.{space}.{kind}', 0, 40, 'Units of a kind that stand in a space at the start.'),
  { at: 'complexes.{land}', value: 'yes', says: 'Whether an industrial complex stands there at the start.' },
  number('units.{kind}.cost', 1, 40, 'Price of one in IPC.'),
  number('units.{attacker}.attack', 0, 6, 'Highest face that hits in attack.'),
  number('units.{kind}.defence', 0, 6, 'Highest face that hits in defence.'),
  number('units.{kind}.move', 1, 8, 'Spaces it may move in a turn.'),
  number('units.dreadnought.hits', 1, 2, 'Hits that sink it.'),
  number('units.{kind}.manpower', 1, 5, 'Manpower that one unit uses up.'),
  number('trench.cost', 1, 40, 'Price of a trench in IPC.'),
  number('trench.defence', 0, 4, 'What a trench adds to the defence of infantry.'),
  number('artillerySupport', 0, 4, 'What a gun adds to the attack of one infantry.'),
  number('transportCapacity.{cargo}', 0, 4, 'How many of the kind one transport carries.'),
  number('bombardment', 0, 6, 'Highest face that hits when dreadnoughts bombard.'),
  number('chemicalShot', 0, 6, 'Highest face that hits with gas.'),
  number('escort', 0, 6, 'Highest face that hits for fighters that escort bombers.'),
  number('interceptor', 0, 6, 'Highest face that hits for fighters that meet bombers.'),
  number('spaces.{land}.ipc', 0, 30, 'What a territory is worth.'),
  number('convoys.{convoy}.ipc', 0, 10, 'What a convoy is worth.'),
  number('yugoslaviaAfterAbsorption', 0, 30, 'What Yugoslavia is worth once it has absorbed Serbia.'),
  number('nations.{earner}.income', 0, 100, 'Income as the sheet prints it: must be the sum of land and convoys.'),
  number('manpower.{pool}.total', 0, 999, 'Manpower of a pool in all.'),
  number('manpower.{pool}.used', 0, 999, 'Manpower used at the start: must fit the units of the set-up.'),
  number('treasuries.{buyer}', 0, 500, 'IPC in hand at the start; the income, unless it is said.'),
  number('italyOnJoining', 1, 100, 'IPC that Italy receives when it joins.'),
  { at: 'technologies.{knower}', value: 'technologies', says: 'Advances owned at the start.' },
  number('opinion.start', -10, 10, 'American opinion at the start.'),
  number('opinion.lowest', -10, -1, 'Lower end of the opinion track.'),
  number('opinion.highest', 1, 10, 'Upper end of the opinion track.'),
  number('opinion.allies', 1, 10, 'Level from which America may join the Allies.'),
  number('opinion.central', -10, -1, 'Level down from which America may join the Central Powers.'),
  number('opinion.events.{event}', -5, 5, 'What an event of the opinion table moves; plus is toward the Allies.'),
  number('opinion.events.{offence}', 0, 5, 'How far an event moves whose side depends on who did it.'),
  number('opinion.events.E15', 0, 1, 'How far opinion goes back toward 0.'),
  number('influence.{neutral}.start', -1, 1, 'Where a neutral’s marker begins; minus is pro-Central.'),
  number('influence.fee', 1, 50, 'Price of an attempt at influence.'),
  number('influence.success', 1, 6, 'Lowest face with which influence succeeds.'),
  number('inductionFee', 1, 50, 'Price of bringing in Bulgaria or Greece.'),
  number('allegianceRound', 1, 17, 'First round in which Turkey may choose its side.'),
  number('research.fee', 1, 50, 'Price of an attempt at research.'),
  number('research.success', 1, 6, 'Lowest face with which research succeeds.'),
  number('blockade.manpower', 1, 40, 'Manpower that one turn of blockade takes.'),
  number('foreignPrice', 1, 5, 'By what the price of foreign manpower is multiplied.'),
  number('revolution.first', 1, 17, 'First round in which Russia throws for the Revolution.'),
  number('revolution.certain', 1, 17, 'Round from which the Revolution comes by itself.'),
  number('revolution.rounds.{round}', 1, 6, 'Highest face on which the Revolution breaks out in that round.'),
  number('revolution.loyalUpTo', 0, 6, 'Highest face with which a unit stays loyal.'),
  number('unitedStates.peaceIncome', 0, 100, 'American income in peacetime.'),
  number('unitedStates.warIncome', 0, 100, 'American income once Congress has agreed to a limited war.'),
  number('unitedStates.draftLimit', 0, 999, 'Manpower that peacetime America may draft.'),
  number('unitedStates.warDraftLimit', 0, 999, 'Manpower that America may draft after the first limited war.'),
  number('unitedStates.volunteers', 0, 50, 'Volunteers that America may send in all.'),
  number('unitedStates.congressPasses', 0, 6, 'Highest face with which Congress agrees.'),
  number('unitedStates.congressClosed', 1, 16, 'Rounds for which Congress is closed after a refusal.'),
  number('unitedStates.joiningDelay', 0, 16, 'Rounds between a limited war and joining.'),
  number('unitedStates.mexicans', 1, 20, 'Mexicans that stand up in a war with Mexico.'),
  number('unitedStates.mexicanDefence', 1, 6, 'Highest face that hits for Mexicans.'),
  { at: 'seats.{players}', value: 'seats', says: 'Nations dealt to each seat for that many players.' },
]

const technologies = z.array(z.enum(TECHNOLOGIES)).max(TECHNOLOGIES.length)
const seats = z.array(z.array(z.enum(NATIONS)).max(NATIONS.length)).max(6)

export const FORM: shared.ScenarioForm<ValueKind> = {
  game: 'great-war',
  changeable: CHANGEABLE,
  fits: (name, id) => name === '{space}' || (NAMES[name]?.includes(id) ?? false),
  right: {
    number: wholeNumber,
    yes: (_c, v) => (typeof v === 'boolean' ? undefined : 'true or false'),
    technologies: (_c, v) => (technologies.safeParse(v).success ? undefined : `a list of ${TECHNOLOGIES.join(', ')}`),
    seats: (_c, v) => (seats.safeParse(v).success ? undefined : 'a list of lists of nations, one for each seat'),
  },
}

/** The figure that a path means. */
export const changeableAt = (at: string): Changeable | undefined => changeableIn(FORM, at)

export const scenario = scenarioSchema('great-war', FORM)
