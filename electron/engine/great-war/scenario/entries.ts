/** Every figure that a scenario may change, in words: in which group and table of the form, in which row and column of it. */
import { KINDS, TECHNOLOGIES, type Kind, type PoolId, type SpaceId } from '../../../../shared/great-war/ids'
import { CHANGEABLE, NAMES } from '../../../../shared/great-war/scenario'
import type { ScenarioFigure } from '../../../../shared/scenario'
import { OPINION_EVENTS, POSITION_NAMES } from '../../../../shared/wording/great-war-diplomacy'
import { SayNation, sayPool, saySpace, TECHNOLOGY_NAMES } from '../../../../shared/wording/great-war-names'
import { SEATED } from '../../../../shared/great-war/seating'
import { LISTED } from '../data'

export type Entry = Pick<ScenarioFigure, 'at' | 'group' | 'table' | 'row' | 'column' | 'says' | 'choices'>

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** As a heading: "Ottoman Empire". */
export const title = (nation: string): string => SayNation(nation).replace(/^The /, '')
export const placeTitle = (space: string): string => capital(saySpace(space).replace(/^the /, ''))

export const GROUPS = {
  setup: 'Set-up',
  treasuries: 'Treasuries',
  technologies: 'Technologies',
  units: 'Units and prices',
  battle: 'Battle',
  worth: 'Territories and incomes',
  manpower: 'Manpower',
  neutrals: 'Neutrals and influence',
  opinion: 'American opinion',
  america: 'The United States',
  revolution: 'The Russian Revolution',
  fees: 'Fees and limits',
  seats: 'Seats',
} as const

const names = (name: string): readonly string[] => NAMES[name] ?? []
/** What the list of figures itself says of one. */
const said = (at: string): string => (CHANGEABLE.find((c) => c.at === at)?.says ?? at).replace(/\.$/, '')
const plain = (group: string, ats: readonly string[]): Entry[] => ats.map((at) => ({ at, group, says: said(at) }))

export const setupEntry = (nation: string, space: string, kind: Kind): Entry => ({
  at: `setup.${nation}.${space}.${kind}`,
  group: GROUPS.setup,
  table: title(nation),
  row: placeTitle(space),
  column: capital(kind),
  says: `${SayNation(nation)}: ${kind} in ${saySpace(space)}`,
})
export function complexEntry(space: string): Entry {
  const owner = LISTED.get(space as SpaceId)?.owner ?? ''
  return {
    at: `complexes.${space}`,
    group: GROUPS.setup,
    table: title(owner),
    row: placeTitle(space),
    column: 'Complex',
    says: `${SayNation(owner)}: an industrial complex in ${saySpace(space)}`,
  }
}

const FIELDS = [
  ['cost', 'Price', 'price in IPC', '{kind}'],
  ['attack', 'Attack', 'hits in attack up to', '{attacker}'],
  ['defence', 'Defence', 'hits in defence up to', '{kind}'],
  ['move', 'Move', 'spaces it may move', '{kind}'],
  ['manpower', 'Manpower', 'manpower it uses up', '{kind}'],
] as const
const unitEntries = (): Entry[] => [
  ...KINDS.flatMap((kind) =>
    FIELDS.filter(([, , , of]) => names(of).includes(kind)).map(([field, column, says]): Entry => {
      const at = `units.${kind}.${field}`
      return { at, group: GROUPS.units, table: '', row: capital(kind), column, says: `${capital(kind)}: ${says}` }
    }),
  ),
  ...([['cost', 'Price'], ['defence', 'Defence']] as const).map(([field, column]): Entry => {
    const at = `trench.${field}`
    return { at, group: GROUPS.units, table: '', row: 'Trench', column, says: said(at) }
  }), // prettier-ignore
  { at: 'units.dreadnought.hits', group: GROUPS.units, says: 'Dreadnought: hits that sink it' },
]

const worthEntries = (): Entry[] =>
  names('{nation}').flatMap((nation): Entry[] => {
    const table = title(nation)
    const lands = names('{land}').filter((s) => LISTED.get(s as SpaceId)?.owner === nation)
    const convoys = { 'great-britain': 'british', 'united-states': 'us' }[nation]
    const own = convoys === undefined ? [] : names('{convoy}').filter((c) => c.startsWith(convoys))
    const worth = (at: string, space: string): Entry => ({
      at,
      group: GROUPS.worth,
      table,
      row: placeTitle(space),
      says: `${placeTitle(space)}: worth in IPC`,
    })
    const earns = names('{earner}').includes(nation)
    return [
      ...lands.map((s) => worth(`spaces.${s}.ipc`, s)),
      ...own.map((c) => worth(`convoys.${c}.ipc`, c)),
      ...(nation === 'austria-hungary'
        ? [
            {
              ...worth('yugoslaviaAfterAbsorption', ''),
              row: 'Yugoslavia with Serbia',
              says: said('yugoslaviaAfterAbsorption'),
            },
          ]
        : []),
      ...(earns
        ? [
            {
              ...worth(`nations.${nation}.income`, ''),
              row: 'Income',
              says: `${SayNation(nation)}: income on the sheet`,
            },
          ]
        : []),
    ]
  })

const manpowerEntries = (): Entry[] =>
  (names('{pool}') as readonly PoolId[]).flatMap((pool) =>
    (['used', 'total'] as const).map((field): Entry => ({
      at: `manpower.${pool}.${field}`,
      group: GROUPS.manpower,
      table: '',
      row: capital(sayPool(pool).replace(/^the /, '')),
      column: field === 'used' ? 'Used' : 'In all',
      says: `Manpower of ${sayPool(pool)}: ${field === 'used' ? 'used at the start' : 'in all'}`,
    })),
  )

const MARKERS = ([1, 0, -1] as const).map((p) => ({ value: String(p), says: capital(POSITION_NAMES[p]) }))
const neutralEntries = (): Entry[] => [
  ...names('{neutral}').map((n): Entry => ({
    at: `influence.${n}.start`,
    group: GROUPS.neutrals,
    table: 'Where the markers begin',
    row: title(n),
    says: `${SayNation(n)}: where the marker begins`,
    choices: MARKERS,
  })),
  ...plain(GROUPS.neutrals, ['influence.fee', 'influence.success', 'inductionFee', 'allegianceRound']),
]

const opinionEntries = (): Entry[] => [
  ...plain(GROUPS.opinion, ['opinion.start', 'opinion.lowest', 'opinion.highest', 'opinion.allies', 'opinion.central']),
  ...[...names('{event}'), ...names('{offence}'), 'E15'].map((code): Entry => ({
    at: `opinion.events.${code}`,
    group: GROUPS.opinion,
    table: 'What moves it',
    row: `${code} ${capital(OPINION_EVENTS[code as keyof typeof OPINION_EVENTS])}`,
    says: `${code} ${OPINION_EVENTS[code as keyof typeof OPINION_EVENTS]}: ${
      names('{event}').includes(code) ? 'moves opinion by, plus is toward the Allies' : 'moves opinion by'
    }`,
  })),
]

/** All of them but the set-up, which depends on what stands where. */
export function entries(): readonly Entry[] {
  const of = (first: string) => CHANGEABLE.filter((c) => c.at.startsWith(`${first}.`)).map((c) => c.at)
  return [
    ...names('{buyer}').map((n): Entry => ({
      at: `treasuries.${n}`,
      group: GROUPS.treasuries,
      table: '',
      row: title(n),
      says: `${SayNation(n)}: IPC in hand at the start`,
    })),
    ...plain(GROUPS.treasuries, ['italyOnJoining']),
    ...names('{knower}').map((n): Entry => ({
      at: `technologies.${n}`,
      group: GROUPS.technologies,
      says: `${SayNation(n)}: advances at the start`,
      row: title(n),
      table: '',
      choices: TECHNOLOGIES.map((value) => ({ value, says: TECHNOLOGY_NAMES[value] })),
    })),
    ...unitEntries(),
    ...plain(GROUPS.battle, ['artillerySupport', 'bombardment', 'chemicalShot', 'escort', 'interceptor']),
    ...names('{cargo}').map((kind): Entry => ({
      at: `transportCapacity.${kind}`,
      group: GROUPS.battle,
      table: 'One transport carries',
      row: capital(kind),
      says: `One transport carries: ${kind}`,
    })),
    ...worthEntries(),
    ...manpowerEntries(),
    ...neutralEntries(),
    ...opinionEntries(),
    ...plain(GROUPS.america, of('unitedStates')),
    ...plain(GROUPS.revolution, ['revolution.first', 'revolution.certain', 'revolution.loyalUpTo']),
    ...names('{round}').map((round): Entry => ({
      at: `revolution.rounds.${round}`,
      group: GROUPS.revolution,
      table: 'Breaks out on this face or less',
      row: `Round ${round}`,
      says: `Round ${round}: the Revolution breaks out on this face or less`,
    })),
    ...plain(GROUPS.fees, ['research.fee', 'research.success', 'blockade.manpower', 'foreignPrice']),
    ...names('{players}').map((count): Entry => ({
      at: `seats.${count}`,
      group: GROUPS.seats,
      says: `Seats for ${count} players`,
      choices: SEATED.map((n) => ({ value: n, says: title(n) })),
    })),
  ]
}
