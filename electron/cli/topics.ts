/** `keg help TOPIC`: a verb, a game’s commands, one command, or the terms of treaties. */
import { phasesOfCommand } from '../engine/great-war/decide'
import { GOODS, KINDS, NATIONS, PHASES, POOLS, TECHNOLOGIES, type Phase } from '../../shared/great-war/ids'
import { COMMAND_TYPES, type CommandType } from '../../shared/great-war/commands'
import { GAME_IDS, isGameId, type GameId } from '../../shared/ids'
import { NATIONS as PLACES, POWERS } from '../../shared/origins/ids'
import { meantBy } from '../../shared/spelling'
import { PHASE_NAMES } from '../../shared/wording/great-war-names'
import { listed } from '../../shared/wording/text'
import { ORIGINS_CATALOGUE, WAR_CATALOGUE } from './catalogue'
import { commandTypes, formOf, sayForm, termForm, termKinds } from './forms'
import { isVerb, VERBS } from './help'

const GAME_NAMES: Readonly<Record<GameId, string>> = {
  origins: 'Origins of World War I',
  'great-war': 'The Great War',
}
/** What the words in a form stand for; `kind` also of trenches where goods are meant. */
const WORDS: Readonly<Record<GameId, readonly (readonly [word: string, means: string])[]>> = {
  origins: [
    ['power', POWERS.join(', ')],
    ['nation', PLACES.join(', ')],
  ],
  'great-war': [
    ['nation', NATIONS.join(', ')],
    ['space', 'a space’s id; keg show PATH --view board lists them'],
    ['unit', 'u and a number; keg show PATH lists units by space'],
    ['pool', POOLS.join(', ')],
    [
      'kind',
      `${KINDS.join(', ')}; bought and placed also ${GOODS.filter((x) => !KINDS.some((k) => k === x)).join(', ')}`,
    ],
    ['technology', TECHNOLOGIES.map((x) => `"${x}"`).join(', ')],
    ['offer', 'o and a number; keg show PATH lists them'],
    ['treaty', 't and a number; keg show PATH lists them'],
    ['term', 'an object; keg help terms says which'],
    ['face', '1 to 6, as thrown at the table; without it the app throws'],
  ],
}
const legend = (game: GameId, forms: string): string[] =>
  WORDS[game]
    .filter(([word]) => new RegExp(`[[:|]${word}\\b`).test(forms))
    .map(([word, means]) => `  ${word}: ${means}`)
const MARKED = 'Fields marked ? may be left out.'

const isWarCommand = (type: string): type is CommandType => COMMAND_TYPES.some((x) => x === type)
const phasesOf = (type: CommandType): readonly Phase[] | undefined =>
  type === 'startGame' || type === 'correct' ? undefined : phasesOfCommand(type)

function entryOf(game: GameId, type: string) {
  if (game === 'great-war') return isWarCommand(type) ? WAR_CATALOGUE[type] : undefined
  return Object.hasOwn(ORIGINS_CATALOGUE, type) ? ORIGINS_CATALOGUE[type as keyof typeof ORIGINS_CATALOGUE] : undefined
}

/** One command: what it does, when, under which clauses, and its form. */
function commandHelp(game: GameId, type: string): string | undefined {
  const [form, entry] = [formOf(game, type), entryOf(game, type)]
  if (!form || !entry) return undefined
  const phases = game === 'great-war' && isWarCommand(type) ? phasesOf(type) : undefined
  const when =
    phases === undefined
      ? ''
      : `Said in ${listed(
          phases.map((p) => PHASE_NAMES[p]),
          'or',
        )}. `
  const text = sayForm(form)
  return [
    `${type} (${GAME_NAMES[game]}): ${entry.does}`,
    `  ${when}${entry.clauses}`,
    `  ${text}`,
    ...(entry.note === undefined ? [] : [`  ${entry.note.charAt(0).toUpperCase()}${entry.note.slice(1)}`]),
    ...(text.includes('"?:') ? [`  ${MARKED}`] : []),
    ...legend(game, text),
  ].join('\n')
}

function warHelp(): string {
  const forms = (types: readonly CommandType[]) =>
    types.map((t) => `  ${sayForm(formOf('great-war', t) ?? { name: t, fields: [] })}`)
  const groups = new Map<string, CommandType[]>()
  for (const type of COMMAND_TYPES) {
    const phases = phasesOf(type)?.join() ?? ''
    groups.set(phases, [...(groups.get(phases) ?? []), type])
  }
  const first = (phases: string) => PHASES.findIndex((p) => p === phases.split(',')[0])
  return [...groups]
    .sort(([a], [b]) => first(a) - first(b))
    .flatMap(([phases, types]) => {
      const said =
        phases === '' ? 'In any phase' : listed(phasesOf(types[0] ?? 'endPhase')?.map((p) => PHASE_NAMES[p]) ?? [])
      return [`${said}:`, ...forms(types)]
    })
    .join('\n')
}

function gameHelp(game: GameId): string {
  const forms =
    game === 'great-war'
      ? warHelp()
      : commandTypes(game)
          .map((t) => `  ${sayForm(formOf(game, t) ?? { name: t, fields: [] })}`)
          .join('\n')
  return [
    `Commands of ${GAME_NAMES[game]}. ${MARKED} keg help NAME says more of one.`,
    forms,
    'Words:',
    ...legend(game, forms),
  ].join('\n')
}

const termsHelp = (): string =>
  [
    'Terms of treaties (GW-20.3): from is the nation that is bound, in imposeTerms always the loser.',
    ...termKinds().flatMap((kind) => {
      const form = termForm(kind)
      return form ? [`  ${sayForm(form)}`] : []
    }),
  ].join('\n')

/** Nothing when there is no such topic. */
export function helpOn(topic: string): string | undefined {
  if (isVerb(topic)) return VERBS[topic]
  if (isGameId(topic)) return gameHelp(topic)
  if (topic === 'terms') return termsHelp()
  const term = termForm(topic)
  if (term) return `${topic}, a term of treaties (GW-20.3):\n  ${sayForm(term)}`
  const found = GAME_IDS.flatMap((game) => commandHelp(game, topic) ?? [])
  return found.length === 0 ? undefined : found.join('\n')
}

/** What would be right beside a topic that is none. */
export function noHelpOn(topic: string): string {
  const commands = GAME_IDS.flatMap((game) => commandTypes(game))
  const meant = meantBy(topic, [...Object.keys(VERBS), ...GAME_IDS, 'terms', ...commands, ...termKinds()])
  const guess = meant === undefined ? '' : ` Did you mean “${meant}”?`
  return `There is no help on “${topic}”.${guess} Topics: ${Object.keys(VERBS).join(', ')}; ${GAME_IDS.join(', ')} and terms, for their forms; or a command, such as moveUnits.`
}
