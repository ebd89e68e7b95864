/** A command line, from its words to its exit status. */
import path from 'node:path'
import { meantBy } from '../../shared/spelling'
import type { Desk } from './desk'
import { APP_FAULT, DONE, NO_CAMPAIGN, Unusable, Usage, WRONG_USAGE } from './exit'
import { VERBS, isVerb, overview, type Verb } from './help'

type Run = (desk: Desk, args: readonly string[]) => number | Promise<number>
const play = () => import('./verbs-play')
const look = () => import('./verbs-look')
const lab = () => import('./verbs-lab')

/** A verb loads only what it needs: starting is most of what a short one costs. */
const RUN: Readonly<Record<Verb, () => Promise<Run>>> = {
  new: async () => (await play()).makeNew,
  do: async () => (await play()).doCommands,
  undo: async () => (await play()).undo,
  redo: async () => (await play()).redo,
  show: async () => (await look()).show,
  replay: async () => (await look()).replay,
  verify: async () => (await look()).verify,
  recover: async () => (await look()).recover,
  export: async () => (await import('./verbs-file')).exportFile,
  import: async () => (await import('./verbs-file')).importFile,
  odds: async () => (await import('./verb-odds')).odds,
  fuzz: async () => (await lab()).runFuzz,
  charts: async () => (await import('./verb-charts')).charts,
  bench: async () => (await import('./bench')).bench,
}

export async function run(desk: Desk, words: readonly string[]): Promise<number> {
  const [verb, ...args] = words
  if (verb === 'help' || (verb !== undefined && isHelp(verb))) return help(desk, args)
  if (verb === undefined || !isVerb(verb)) {
    desk.say(verb === undefined ? overview() : noVerb(verb))
    return WRONG_USAGE
  }
  if (args.some(isHelp)) return helpInVerb(desk, verb, args)
  try {
    return await (
      await RUN[verb]()
    )(desk, args)
  } catch (error) {
    return ended(desk, verb, args, error)
  }
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

function noVerb(verb: string): string {
  const meant = meantBy(verb, [...Object.keys(VERBS), 'help'])
  const guess = meant === undefined ? '' : ` Did you mean “${meant}”?`
  return `There is no verb “${verb}”.${guess} Verbs: ${Object.keys(VERBS).join(', ')}.`
}

/** `keg help`, `keg help do`, `keg help great-war`, `keg help moveUnits`; of several topics the last. */
async function help(desk: Desk, args: readonly string[]): Promise<number> {
  const topic = args.filter((word) => !isHelp(word)).at(-1)
  if (topic === undefined) {
    desk.say(overview())
    return DONE
  }
  const { helpOn, noHelpOn } = await import('./topics')
  const found = helpOn(topic)
  desk.say(found ?? noHelpOn(topic))
  return found === undefined ? WRONG_USAGE : DONE
}

/** `keg do --help moveUnits`; words that are no topic, such as the campaign’s path, are passed over. */
async function helpInVerb(desk: Desk, verb: Verb, args: readonly string[]): Promise<number> {
  const { helpOn } = await import('./topics')
  const [found] = args.filter((word) => !isHelp(word) && !isVerb(word)).flatMap((word) => helpOn(word) ?? [])
  desk.say(found ?? VERBS[verb])
  return DONE
}

/** What is damaged is often one file of a campaign; what is recovered is always the folder it lies in. */
const campaignOf = (where: string): string => (path.extname(where) === '.json' ? path.dirname(where) : where)
const shellWord = (text: string): string => (/^[\w./\\:+,@-]+$/.test(text) ? text : JSON.stringify(text))

function ended(desk: Desk, verb: Verb, args: readonly string[], error: unknown): number {
  if (error instanceof Usage) {
    // What is wrong stands last, where one looks first.
    desk.say(`keg help ${verb} says what it takes.\n${error.message}`)
    return WRONG_USAGE
  }
  if (error instanceof Unusable) {
    const { kind, where, message, recoverable } = error.problem
    desk.print({ ok: false, problem: kind, where, recoverable, message })
    desk.say(recoverable ? `${message} (keg recover ${shellWord(campaignOf(where))})` : message)
    return NO_CAMPAIGN
  }
  desk.say(
    [
      'This is a fault of Powder Keg itself; nothing was saved after it. Please send this report in:',
      `keg ${[verb, ...args].map((word) => JSON.stringify(word)).join(' ')}`,
      `Powder Keg ${desk.saves.appVersion}, Node ${process.version}, ${process.platform} ${process.arch}`,
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ].join('\n'),
  )
  return APP_FAULT
}
