/** A command line, from its words to its exit status. */
import path from 'node:path'
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
  odds: async () => (await import('./verb-odds')).odds,
  fuzz: async () => (await lab()).runFuzz,
  charts: async () => (await import('./verb-charts')).charts,
  bench: async () => (await import('./bench')).bench,
}

export async function run(desk: Desk, words: readonly string[]): Promise<number> {
  const [verb, ...args] = words
  if (verb === '--help' || verb === '-h' || verb === 'help') {
    desk.say(overview())
    return DONE
  }
  if (verb === undefined || !isVerb(verb)) {
    desk.say(verb === undefined ? overview() : `There is no verb “${verb}”. Verbs: ${Object.keys(VERBS).join(', ')}.`)
    return WRONG_USAGE
  }
  if (args.includes('--help') || args.includes('-h')) {
    desk.say(VERBS[verb])
    return DONE
  }
  try {
    return await (
      await RUN[verb]()
    )(desk, args)
  } catch (error) {
    return ended(desk, verb, args, error)
  }
}

/** What is damaged is often one file of a campaign; what is recovered is always the folder it lies in. */
const campaignOf = (where: string): string => (path.extname(where) === '.json' ? path.dirname(where) : where)
const shellWord = (text: string): string => (/^[\w./\\:+,@-]+$/.test(text) ? text : JSON.stringify(text))

function ended(desk: Desk, verb: Verb, args: readonly string[], error: unknown): number {
  if (error instanceof Usage) {
    // What is wrong stands last, where one looks first.
    desk.say(`keg ${verb} --help shows every form.\n${error.message}`)
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
