/**
 * Random play that seeks rare situations: legal choices weighted by what they lead to, dice that now and then are lucky, and
 * illegal speech between them. Every accepted command is checked against the invariants, the flow of money and manpower, and
 * `legal` against `decide` both ways.
 */
import type { Face } from '../../../../shared/dice'
import type { CommandType, GreatWarCommand } from '../../../../shared/great-war/commands'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import { NATIONS } from '../../../../shared/great-war/ids'
import { greatWarCore } from '../../great-war/game'
import { invariants } from '../../great-war/invariants'
import { legal } from '../../great-war/legal'
import type { GreatWarState } from '../../great-war/state'
import { illegalSpeech } from './illegal'
import { random, type Random } from './random'

export interface FuzzReport {
  games: number
  commands: number
  refused: number
  finished: number
  rounds: number
  violations: string[]
  seen: Record<string, number>
}

/** How eager the player is; the rest have weight 8. Phases must end, or nothing ever happens. */
export const WEIGHTS: Partial<Record<CommandType, number>> = {
  endPhase: 10,
  endCombatMovement: 3,
  correct: 0,
  moveUnits: 16,
  startBattle: 40,
  continueBattle: 30,
  retreat: 4,
  purchaseUnits: 14,
  placeUnits: 40,
  recruitPeasant: 20,
  influenceNation: 6,
  researchTechnology: 6,
  offerArmistice: 1,
  offerConditionalSurrender: 1,
  offerUnconditionalSurrender: 1,
  offerGeneralPeace: 0,
  respondOffer: 3,
  declareAttackOnNeutral: 1,
  renounceSurrender: 2,
  breakArmistice: 2,
  imposeTerms: 2,
  endLimitedWar: 1,
  cancelPurchase: 1,
  joinCentralPowers: 12,
  inductBulgaria: 12,
  inductGreece: 12,
  unloadTransport: 40,
  loadTransport: 16,
  declareBombingRaid: 60,
  sendVolunteers: 60,
}

/** One deed of all that may be said: first a type by weight, then any of that type. */
export function choose(
  r: Random,
  choices: readonly GreatWarCommand[],
  weights: Partial<Record<CommandType, number>> = WEIGHTS,
): GreatWarCommand | undefined {
  const types = [...new Set(choices.map((c) => c.type))]
  const total = types.reduce((sum, t) => sum + (weights[t] ?? 8), 0)
  let at = r.below(total)
  const type = types.find((t) => (at -= weights[t] ?? 8) < 0)
  const of = choices.filter((c) => c.type === type)
  // An America that is attacked in every game never comes to its own chapter.
  const spared = of.filter((c) => !(c.type === 'declareAttackOnNeutral' && c.nation === 'united-states'))
  return r.pick(spared.length > 0 && !r.chance(5) ? spared : of)
}

/** The app's dice, lucky in one throw of four so that neutrals join and advances come. */
export function faces(r: Random, count: number, high: boolean): Face[] {
  return Array.from({ length: count }, () => (high && r.chance(60) ? 6 : r.below(6) + 1) as Face)
}

/** Asks again until the dice suffice, as the campaign does. */
export function judgeWithDice(r: Random, s: GreatWarState, c: GreatWarCommand) {
  const high = c.type === 'influenceNation' || c.type === 'researchTechnology' ? r.chance(40) : false
  let dice: Face[] = c.type === 'requestLimitedWar' && r.chance(60) ? [1] : []
  for (let i = 0; i < 60; i++) {
    const d = greatWarCore.decide(s, c, dice)
    if (d.kind !== 'wantsDice') return d
    dice = [...dice, ...faces(r, d.count, high)]
  }
  throw new Error(`${c.type} never had enough dice`)
}

/** What a command comes to when one deed of the hand after another is said: the key under which `legal` lists it. */
function keyOf(c: GreatWarCommand): string[] {
  switch (c.type) {
    case 'moveUnits':
      return c.units.map((id) => `move ${id} ${c.path.at(-1) ?? ''}`)
    // Asked of a seat: any of its nations may answer, `legal` names one.
    case 'submergeSubmarines':
    case 'selectCasualties':
    case 'chooseInterceptors':
    case 'displaceUnits':
    case 'placeGiftedShips':
    case 'respondOffer':
      return [c.type]
    default:
      return [`${c.type} ${'by' in c ? c.by : ''}`]
  }
}

const treasuries = (s: GreatWarState) => NATIONS.reduce((sum, n) => sum + s.nations[n].treasury, 0)
/** Money that the events say came from or went to the bank. */
function fromBank(e: GreatWarEvent): number {
  switch (e.type) {
    case 'ipcPaid':
      return (e.from === 'bank' ? e.ipc : 0) - (e.to === 'bank' ? e.ipc : 0)
    case 'incomeCollected':
    case 'purchaseCancelled':
      return e.ipc
    case 'unitsPurchased':
      return -e.ipc
    default:
      return 0
  }
}
const used = (s: GreatWarState) => Object.values(s.pools).reduce((sum, p) => sum + p.used, 0)
function flows(before: GreatWarState, after: GreatWarState, events: readonly GreatWarEvent[]): string | undefined {
  const money = events.reduce((sum, e) => sum + fromBank(e), 0)
  if (treasuries(after) - treasuries(before) !== money)
    return `money: ${treasuries(after) - treasuries(before)}, told ${money}`
  const drafted = events.reduce((sum, e) => {
    const paid = e.type === 'unitsRaised' && e.why !== 'serbia'
    return sum + (paid ? e.units.length : 0)
  }, 0)
  const blockade = events.reduce((sum, e) => sum + (e.type === 'manpowerUsed' && e.why === 'blockade' ? e.count : 0), 0)
  const charged = used(after) - used(before)
  return charged === drafted + blockade ? undefined : `manpower: ${charged}, told ${drafted + blockade}`
}

const count = (seen: Record<string, number>, key: string) => (seen[key] = (seen[key] ?? 0) + 1)

export interface FuzzOptions {
  readonly games: number
  readonly seed: number
  readonly maxCommands: number
  /** Number of the first game: a violation names its game, and is found again by it. */
  readonly first?: number
  /** Called at a violation with the position before it. */
  onViolation?(s: GreatWarState, what: string, c?: GreatWarCommand): void
  /** Called after every accepted command; tests record golden campaigns with it. */
  onCommand?(game: number, c: GreatWarCommand, events: readonly GreatWarEvent[]): void
}

export function fuzz(options: FuzzOptions): FuzzReport {
  const report: FuzzReport = { games: 0, commands: 0, refused: 0, finished: 0, rounds: 0, violations: [], seen: {} }
  const first = options.first ?? 0
  for (let i = 0; i < options.games && report.violations.length < 10; i++) {
    report.games++
    playOne(options, first + i, report)
  }
  return report
}

function begin(r: Random, report: FuzzReport): GreatWarState {
  const players = Array.from({ length: r.below(5) + 2 }, (_, i) => ({ name: `Player ${i + 1}` }))
  const parsed = greatWarCore.parseOptions({ players, unitedStates: r.chance(75) ? 'Gus' : 'automaton' })
  if (!parsed.ok) throw new Error(parsed.error.problem)
  const begun = greatWarCore.begin(parsed.value, [])
  if (begun.kind !== 'accepted') throw new Error('no beginning')
  for (const e of begun.events) count(report.seen, e.type)
  return begun.events.reduce((x, e) => greatWarCore.apply(x, e), greatWarCore.blank)
}

function playOne(options: FuzzOptions, game: number, report: FuzzReport): void {
  const r = random(options.seed * 7919 + game)
  let s = begin(r, report)
  const complain = (what: string, c?: GreatWarCommand) => {
    options.onViolation?.(s, what, c)
    report.violations.push(
      `game ${game}, round ${s.round}, ${s.acting} ${s.phase}: ${what}${c ? ` after ${JSON.stringify(c)}` : ''}`,
    )
  }

  for (let i = 0; i < options.maxCommands && !s.result; i++) {
    const choices = legal(s).map((x) => x.command)
    const wild = r.chance(30)
    const c = wild ? illegalSpeech(r, s, choices) : choose(r, choices)
    if (!c) return void complain('nothing to say')
    const d = judgeWithDice(r, s, c)
    report.commands++
    count(report.seen, c.type)
    if (d.kind === 'refused') {
      report.refused++
      count(report.seen, `refused ${d.reason}`)
      if (!wild) return void complain(`legal, but refused ${d.reason} (${d.clause}) ${JSON.stringify(d.facts)}`, c)
      continue
    }
    if (d.kind !== 'accepted') return void complain('no decision', c)
    if (wild && c.type !== 'correct') {
      const listed = new Set(choices.flatMap(keyOf))
      // A way that leads back to where it began is a move, but no target.
      const round = c.type === 'moveUnits' && c.units.some((id) => s.units[id]?.space === c.path.at(-1))
      const missing = round ? undefined : keyOf(c).find((k) => !listed.has(k))
      if (missing) return void complain(`accepted, but not legal: ${missing}`, c)
    }
    const before = s
    s = d.events.reduce((x, e) => greatWarCore.apply(x, e), s)
    for (const e of d.events) count(report.seen, e.type)
    const wrong =
      (c.type === 'correct' ? undefined : flows(before, s, d.events)) ??
      invariants.map((x) => ({ x, found: x.check(s) })).find(({ found }) => found !== undefined)
    if (wrong) return void complain(typeof wrong === 'string' ? wrong : `${wrong.x.name}: ${wrong.found}`, c)
    options.onCommand?.(game, c, d.events)
  }
  // After the end only the referee is heard; before the beginning nobody without a seat.
  for (const [position, said] of [
    [s, { type: 'endPhase', by: s.acting }],
    [greatWarCore.blank, { type: 'startGame', seats: [] }],
  ] as const) {
    const parsed = greatWarCore.parseCommand(said)
    const d =
      parsed.ok && (position.result || position.round === 0)
        ? greatWarCore.decide(position, parsed.value, [])
        : undefined
    if (d?.kind === 'refused') count(report.seen, `refused ${d.reason}`)
  }
  report.rounds += s.round
  if (s.result) report.finished++
}
