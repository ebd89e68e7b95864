/**
 * Plays a whole campaign that passes through what a plan asks for: goals are tried first, in order, and random play fills
 * the rest. Golden campaigns are recorded with it; they are replayed without it.
 */
import type { Face } from '../../../../shared/dice'
import type { CommandType, GreatWarCommand } from '../../../../shared/great-war/commands'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import { hashState } from '../../core/hash'
import { greatWarCore } from '../../great-war/game'
import type { GreatWarState } from '../../great-war/state'
import { choose, WEIGHTS } from './choose'
import { random, type Random } from './random'

/** One line of a golden campaign: the command, the app's faces, and the hash of the events it led to. */
export interface GoldenLine {
  readonly c: GreatWarCommand
  readonly f?: readonly Face[]
  readonly h: string
}
export interface Golden {
  readonly name: string
  readonly options: unknown
  readonly lines: readonly GoldenLine[]
  /** Hash of the position at the end. */
  readonly end: string
}

/** What the plan wants to say now, with the faces it wants thrown; nothing when its hour has not come. */
export type Goal = (
  s: GreatWarState,
  open: readonly GreatWarCommand[],
) => { say: unknown; dice?: readonly number[] } | undefined
export interface Plan {
  readonly name: string
  readonly seed: number
  readonly options: unknown
  readonly goals: readonly Goal[]
  readonly most: number
}

/** Random play leaves endings and treaties to the plan. */
const QUIET: Partial<Record<CommandType, number>> = {
  ...WEIGHTS,
  endPhase: 60,
  endCombatMovement: 8,
  offerGeneralPeace: 0,
  offerConditionalSurrender: 0,
  offerUnconditionalSurrender: 0,
  offerArmistice: 0,
  respondOffer: 0,
  joinWar: 0,
  renounceSurrender: 0,
  imposeTerms: 0,
  declareAttackOnNeutral: 0,
}

function judge(r: Random, s: GreatWarState, c: GreatWarCommand, wanted: readonly number[]) {
  let dice = [...wanted] as Face[]
  for (;;) {
    const d = greatWarCore.decide(s, c, dice)
    if (d.kind !== 'wantsDice') return { d, dice }
    dice = [...dice, ...Array.from({ length: d.count }, () => (r.below(6) + 1) as Face)]
  }
}

export function play(plan: Plan): { golden: Golden; events: GreatWarEvent[]; state: GreatWarState } {
  const r = random(plan.seed)
  const options = greatWarCore.parseOptions(plan.options)
  if (!options.ok) throw new Error(options.error.problem)
  const begun = greatWarCore.begin(options.value, [])
  if (begun.kind !== 'accepted') throw new Error('no beginning')
  let s = begun.events.reduce((x, e) => greatWarCore.apply(x, e), greatWarCore.blank)
  const lines: GoldenLine[] = []
  const events: GreatWarEvent[] = []
  while (!s.result && lines.length < plan.most) {
    const open = greatWarCore.legal(s).map((x) => x.command)
    const wish = plan.goals.map((g) => g(s, open)).find((x) => x !== undefined)
    const said = wish?.say ?? choose(r, open, QUIET)
    const parsed = greatWarCore.parseCommand(JSON.parse(JSON.stringify(said)))
    if (!parsed.ok) throw new Error(`${JSON.stringify(said)}: ${parsed.error.problem}`)
    const { d, dice } = judge(r, s, parsed.value, wish?.dice ?? [])
    if (d.kind !== 'accepted') throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(d)}`)
    s = d.events.reduce((x, e) => greatWarCore.apply(x, e), s)
    events.push(...d.events)
    lines.push({ c: parsed.value, ...(dice.length > 0 ? { f: dice } : {}), h: hashState(d.events) })
  }
  return { golden: { name: plan.name, options: plan.options, lines, end: hashState(s) }, events, state: s }
}

/** Says it all again: every command is judged anew with the recorded faces and must lead to the recorded events. */
export function replay(golden: Golden): { events: GreatWarEvent[]; state: GreatWarState } {
  const options = greatWarCore.parseOptions(golden.options)
  if (!options.ok) throw new Error(options.error.problem)
  const begun = greatWarCore.begin(options.value, [])
  if (begun.kind !== 'accepted') throw new Error('no beginning')
  let s = begun.events.reduce((x, e) => greatWarCore.apply(x, e), greatWarCore.blank)
  const events: GreatWarEvent[] = []
  golden.lines.forEach((line, i) => {
    const parsed = greatWarCore.parseCommand(line.c)
    if (!parsed.ok) throw new Error(`line ${i + 1}: ${parsed.error.problem}`)
    const d = greatWarCore.decide(s, parsed.value, line.f ?? [])
    if (d.kind !== 'accepted') throw new Error(`line ${i + 1}: ${JSON.stringify(line.c)} is ${JSON.stringify(d)}`)
    if (hashState(d.events) !== line.h) throw new Error(`line ${i + 1}: ${JSON.stringify(line.c)} led to other events`)
    s = d.events.reduce((x, e) => greatWarCore.apply(x, e), s)
    events.push(...d.events)
  })
  return { events, state: s }
}
