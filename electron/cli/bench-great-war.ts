/** The Great War's figures: judging, random play, a long replay, and what a screen asks of a full board (GW-22). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SpaceId, UnitId } from '../../shared/great-war/ids'
import { withFigure } from '../../shared/ruling'
import { gameById } from '../engine/registry'
import { moveReport, type GreatWarState } from '../engine/great-war/index'
import { fuzz } from '../engine/testing/fuzz'
import { rngOf } from '../engine/testing/rng'
import { judge, look, makeCampaign, newId, type Course } from '../campaign'
import { createCampaign, recordOf } from '../saves'
import type { Desk } from './desk'
import type { Figure } from './figure'
import { optionsOf } from './options'

const LONG = 5_000
/** Units of the acting nation on the board whose `legal` is timed: more than any nation has at the start. */
const FULL = 60
const FRAME_MS = 16

const round = (value: number): number => Number(value.toPrecision(4))
const now = (): number => performance.now()
const game = () => {
  const found = gameById('great-war')
  if (!found.ok) throw new Error(found.error.problem)
  return found.value
}

/** The registry hands games out without their types; this one's state is known. */
const after = (from: unknown, events: readonly unknown[]): GreatWarState =>
  events.reduce((state, e): unknown => game().apply(state, e), from) as GreatWarState

type Choice = {
  readonly command: { readonly type: string }
  readonly range?: { readonly field: string; readonly max: number }
}

/** Deeds that end wars: a long campaign does without. */
const ENDING = /^(correct|offer|respondOffer|renounce|impose)/

/** A campaign as long as asked, led by a player who takes any legal deed. */
async function longCampaign(desk: Desk, home: string): Promise<Course> {
  const made = await makeCampaign(desk, path.join(home, 'start'), {
    id: newId('bench', desk.salt()),
    name: 'Bench',
    game: 'great-war',
    options: optionsOf('great-war', [], 6),
    seed: 1914,
    now: desk.now(),
  })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const rng = rngOf(1914, 0)
  let course = made.value
  while (course.length < LONG) {
    const choices = (game().legal(course.stateAt()) as readonly Choice[]).filter((c) => !ENDING.test(c.command.type))
    const choice = choices[rng.int(0, choices.length - 1)]
    if (choice === undefined || course.standingAt().ended)
      throw new Error(`the campaign ended at ${course.length} of ${LONG} commands`)
    const said =
      choice.range === undefined ? choice.command : withFigure(choice.command, choice.range.field, choice.range.max)
    const judged = judge(course, course.position, said)
    if (judged.kind === 'accepted') course = course.with(course.position, judged.entry)
  }
  return course
}

/** The acting nation in combat movement with as many units as a long war leaves it. */
function fullBoard(): GreatWarState {
  const g = game()
  const options = g.parseOptions(optionsOf('great-war', [], 6))
  if (!options.ok) throw new Error(options.error.problem)
  const begun = g.begin(options.value, [])
  if (begun.kind !== 'accepted') throw new Error('the game does not begin')
  let s = after(g.blank, begun.events)
  const say = (command: unknown): void => {
    const decision = g.decide(s, command, [])
    if (decision.kind !== 'accepted') throw new Error(JSON.stringify(decision))
    s = after(s, decision.events)
  }
  while (s.acting !== 'germany' || s.phase !== 'combat-move') say({ type: 'endPhase', by: s.acting })
  const own = () => Object.values(s.units).filter((u) => u.owner === 'germany').length
  const spaces = ['germany', 'poland', 'austria', 'netherlands-belgium', 'czechoslovakia'].filter(
    (x) => s.territories[x as SpaceId]?.controller === 'germany',
  )
  for (let n = 0; own() < FULL; n++) {
    const space = spaces[n % spaces.length]
    const kind = (['infantry', 'artillery', 'tank', 'fighter'] as const)[n % 4]
    const count = Object.values(s.units).filter(
      (u) => u.owner === 'germany' && u.space === space && u.kind === kind,
    ).length
    say({ type: 'correct', reason: 'bench', units: { space, kind, nation: 'germany', count: count + 1 } })
  }
  return s
}

/** What the window asks after each of thirty moves: everything legal, and where the largest stack may go. */
function asked(board: GreatWarState): { readonly legal: number[]; readonly moves: number[] } {
  const g = game()
  const rng = rngOf(1914, 1)
  const [legal, moves]: [number[], number[]] = [[], []]
  let s = board
  for (let n = 0; n < 30; n++) {
    const began = now()
    const choices = (g.legal(s) as readonly Choice[]).filter((c) => c.command.type === 'moveUnits')
    legal.push(now() - began)
    const stacks = new Map<string, UnitId[]>()
    for (const [id, u] of Object.entries(s.units))
      if (u.owner === 'germany') stacks.set(u.space, [...(stacks.get(u.space) ?? []), id as UnitId])
    const largest = [...stacks.values()].sort((a, b) => b.length - a.length)[0] ?? []
    const start = now()
    moveReport(s, largest)
    moves.push(now() - start)
    const choice = choices[rng.int(0, choices.length - 1)]
    const decision = g.decide(s, choice?.command, [])
    if (decision.kind !== 'accepted') throw new Error(JSON.stringify(decision))
    s = after(s, decision.events)
  }
  return { legal, moves }
}
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? NaN

export async function greatWar(desk: Desk): Promise<Figure[]> {
  const home = await mkdtemp(path.join(tmpdir(), 'keg-bench-'))
  try {
    const course = await longCampaign(desk, home)
    const g = game()
    const sampled = Array.from({ length: 500 }, (_, n) => n * 10)
    const judging = () => {
      const began = now()
      for (const at of sampled) {
        const { command, faces } = course.record.entries[at] ?? {}
        const parsed = g.parseCommand(command)
        if (parsed.ok) g.decide(course.stateAt(at), parsed.value, faces ?? [])
      }
      return (now() - began) / sampled.length
    }
    judging()
    const judged = judging()

    const folder = path.join(home, 'long')
    const { header, entries } = course.record
    const placed = await createCampaign(desk.saves, folder, recordOf({ ...header, position: entries.length }, entries))
    if (!placed.ok) throw new Error(placed.error.message)
    let began = now()
    const read = await look(desk, folder)
    if (!read.ok || read.value.mismatches().length > 0) throw new Error('the replay differs from its snapshots')
    const replayed = now() - began

    asked(fullBoard()) // a window has asked before
    const frames = asked(fullBoard())

    began = now()
    const games = 3
    const report = fuzz({ game: 'great-war', games, seed: 1, maxCommands: 4_000 })
    const played = now() - began
    if (report.violations.length > 0) throw new Error(JSON.stringify(report.violations[0]))
    return [
      { name: 'great-war: commands judged', value: Math.round(1000 / judged), unit: 'per second', baseline: 3_465 },
      {
        name: `great-war: read, replay and check ${LONG} commands`,
        value: round(replayed),
        unit: 'ms',
        baseline: 7_670,
      },
      {
        name: `great-war: legal with ${FULL} units, median (a frame is ${FRAME_MS})`,
        value: round(median(frames.legal)),
        unit: 'ms',
        baseline: 1.3,
      },
      {
        name: 'great-war: where a stack may go and why not, median',
        value: round(median(frames.moves)),
        unit: 'ms',
        baseline: 1.2,
      },
      { name: 'great-war: random whole game', value: round(played / games / 1000), unit: 's', baseline: 3.2 },
      {
        name: 'great-war: random play',
        value: Math.round((report.commands / played) * 1000),
        unit: 'commands per second',
        baseline: 1_171,
      },
    ]
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
