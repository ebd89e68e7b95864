/**
 * The figures that must not get worse unnoticed. Each line carries its baseline: what two busy cores and an ordinary disk
 * gave on 2026-11-30, so a quiet machine does better; the ratio of saving costs should stay near 1 everywhere.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AnyGame } from '../engine/core/game'
import { fuzz } from '../engine/testing/fuzz'
import { Session, judge, look, makeCampaign, newId, type Course } from '../campaign'
import { recordOf, createCampaign, type NewEntry } from '../saves'
import { readArgs } from './args'
import type { Desk } from './desk'
import { DONE, Usage } from './exit'
import { greatWar } from './bench-great-war'
import { oddsFigures } from './bench-odds'
import { seaFigures } from './bench-sea'
import type { Figure } from './figure'
import { optionsOf } from './options'

const LONG = 5_000
const SHORT = 50
const SAVES = 30

const round = (value: number): number => Number(value.toPrecision(4))
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timed(deed: () => unknown): Promise<number> {
  const began = performance.now()
  await deed()
  return performance.now() - began
}

/** Place one, take it back, and again: legal for as long as anybody likes. */
const shuffle = (course: Course): unknown => {
  const view = course.viewAt()
  if (view.game !== 'origins') throw new Error(`shuffle plays Origins, not ${view.game}`)
  const there = view.placed.italy ?? 0
  return {
    type: there > 0 ? 'takeBackFactors' : 'placeFactors',
    power: view.acting,
    nation: 'italy',
    factors: 1,
  }
}

async function campaignOf(desk: Desk, home: string, length: number): Promise<string> {
  const start = path.join(home, `start-${length}`)
  const made = await makeCampaign(desk, start, {
    id: newId('bench', desk.salt()),
    name: 'Bench',
    game: 'origins',
    options: optionsOf('origins', [], 5),
    seed: 1914,
    now: desk.now(),
  })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const folder = path.join(home, `campaign-${length}`)
  const entries: NewEntry[] = []
  const pair: NewEntry[] = []
  let course = made.value
  for (let n = 0; n < 2; n++) {
    const judged = judge(course, course.position, shuffle(course))
    if (judged.kind !== 'accepted') throw new Error(JSON.stringify(judged))
    pair.push(judged.entry)
    course = course.with(course.position, judged.entry)
  }
  while (entries.length < length) entries.push(...pair)
  const record = recordOf({ ...made.value.record.header, position: entries.length }, entries)
  const placed = await createCampaign(desk.saves, folder, record)
  if (!placed.ok) throw new Error(placed.error.message)
  return folder
}

/** Milliseconds from a command to its answer, the board included: by turns, so that a busy disk slows both alike. */
async function saving(desk: Desk, home: string): Promise<Figure[]> {
  const tables = await Promise.all(
    [SHORT, LONG].map(async (length) => {
      const session = await Session.open(desk, await campaignOf(desk, home, length))
      if (!session.ok) throw new Error(session.error.message)
      return { session: session.value, times: [] as number[] }
    }),
  )
  for (let n = 0; n < SAVES; n++)
    for (const { session, times } of tables)
      times.push(await timed(() => session.submit(session.course.position, shuffle(session.course))))
  await Promise.all(tables.map(({ session }) => session.close()))
  const [short = NaN, long = NaN] = tables.map(({ times }) => median(times))
  return [
    { name: `save a command at length ${SHORT}`, value: round(short), unit: 'ms', baseline: 6.5 },
    { name: `save a command at length ${LONG}`, value: round(long), unit: 'ms', baseline: 7 },
    { name: `cost of saving, ${LONG} against ${SHORT}`, value: round(long / short), unit: 'ratio', baseline: 1.03 },
  ]
}

async function replaying(desk: Desk, home: string): Promise<Figure[]> {
  const folder = await campaignOf(desk, home, LONG)
  const took = await timed(async () => {
    const course = await look(desk, folder)
    if (!course.ok) throw new Error(course.error.message)
    if (course.value.mismatches().length > 0) throw new Error('the replay differs from its snapshots')
  })
  return [{ name: `read, replay and check ${LONG} commands`, value: round(took), unit: 'ms', baseline: 1_800 }]
}

/** Positions along a campaign that a simple player leads from beginning to end. */
function wander(
  game: AnyGame,
  start: Course,
): { readonly states: readonly unknown[]; readonly commands: readonly unknown[] } {
  const states: unknown[] = []
  const commands: unknown[] = []
  let course = start
  for (let n = 0; states.length < 400 && n < 2_000; n++) {
    const state = course.stateAt()
    const choices = game.legal(state) as readonly { command: object; range?: { field: string; max: number } }[]
    const choice = choices[(n * 7) % Math.max(1, Math.min(choices.length, 14))]
    if (choice === undefined) break
    const { command, range } = choice
    const said = range === undefined ? command : { ...command, [range.field]: range.max }
    const judged = judge(course, course.position, said)
    if (judged.kind !== 'accepted') continue
    states.push(state)
    commands.push(judged.entry.command)
    course = course.with(course.position, judged.entry)
  }
  return { states, commands }
}

async function thinking(desk: Desk, home: string): Promise<Figure[]> {
  const folder = await campaignOf(desk, home, SHORT)
  const course = await look(desk, folder)
  if (!course.ok) throw new Error(course.error.message)
  const { game } = course.value
  const { states, commands } = wander(game, course.value.movedTo(0))
  const each = async (deed: (state: unknown, n: number) => unknown): Promise<number> => {
    states.forEach(deed) // warm
    return (await timed(() => states.forEach(deed))) / states.length
  }
  const judging = await each((state, n) => game.decide(state, commands[n], [3]))
  const showing = await each((state) => {
    game.legal(state)
    game.view(state)
  })
  return [
    { name: 'commands judged', value: Math.round(1000 / judging), unit: 'per second', baseline: 59_000 },
    { name: 'legal commands and view of a position', value: round(showing), unit: 'ms', baseline: 1.4 },
  ]
}

async function playing(): Promise<Figure[]> {
  let commands = 0
  const games = 20
  const took = await timed(() => {
    const report = fuzz({ game: 'origins', games, seed: 1 })
    if (report.violations.length > 0) throw new Error(JSON.stringify(report.violations[0]))
    commands = report.commands
  })
  return [
    { name: 'fuzz', value: Math.round((commands / took) * 1000), unit: 'commands per second', baseline: 1_360 },
    { name: 'random whole games', value: round((games / took) * 1000), unit: 'games per second', baseline: 3.5 },
  ]
}

const BENCHES = {
  judge: thinking,
  replay: replaying,
  save: saving,
  fuzz: playing,
  war: greatWar,
  odds: oddsFigures,
  sea: seaFigures,
} as const

export async function bench(desk: Desk, args: readonly string[]): Promise<number> {
  const [name, ...rest] = readArgs(args, {}).positionals
  const names = Object.keys(BENCHES)
  const chosen = Object.entries(BENCHES).filter(([known]) => name === undefined || known === name)
  if (rest.length > 0 || chosen.length === 0)
    throw new Usage(`bench ${name ?? ''}: one of ${names.join(', ')}, or none for all.`)
  for (const [, run] of chosen) {
    const home = await mkdtemp(path.join(tmpdir(), 'keg-bench-'))
    try {
      for (const figure of await run(desk, home)) desk.print(figure)
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  }
  return DONE
}
