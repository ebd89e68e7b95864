/** Sources out of recorded games: a golden campaign of the engine, replayed up to any entry, as the campaign room reads it. */
import { readFileSync } from 'node:fs'
import type { CampaignId } from '../../../shared/ids'
import type { GreatWarSource } from '../../../shared/charts'
import type { Face } from '../../../shared/dice'
import type { WarLedger } from '../../../shared/great-war/ledger'
import type { GreatWarView } from '../../../shared/great-war/view'
import type { HistoryLine } from '../../../shared/history'
import { GAMES } from '../../engine/registry'

interface GoldenLine {
  readonly c: unknown
  readonly f?: readonly Face[]
}
const game = GAMES['great-war']
export const GOLDEN = ['peace', 'collapse', 'surrender'] as const
export type GoldenName = (typeof GOLDEN)[number]

function load(name: GoldenName): { options: unknown; lines: readonly GoldenLine[] } {
  const url = new URL(`../../engine/testing/great-war/golden/${name}.jsonl`, import.meta.url)
  const [head, ...lines] = readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  return { options: (head as { options: unknown }).options, lines: lines as GoldenLine[] }
}

interface Options {
  readonly name?: string
  readonly players?: readonly string[]
}

/** The campaign as it stood when round `upTo` began; whole when it is left out. */
export function warSource(
  golden: GoldenName,
  upTo = Infinity,
  { name = 'The long table', players }: Options = {},
): GreatWarSource {
  const { options, lines } = load(golden)
  const recorded = options as { players: readonly { name: string }[]; unitedStates: string }
  const named = {
    ...recorded,
    players: recorded.players.map((p, i) => ({ ...p, name: players?.[i] ?? `Player ${i + 1}` })),
  }
  const parsed = game.parseOptions(named)
  if (!parsed.ok) throw new Error(parsed.error.problem)
  const begun = game.begin(parsed.value, [])
  if (begun.kind !== 'accepted') throw new Error(begun.kind)
  let state: unknown = begun.events.reduce((s: unknown, e: unknown): unknown => game.apply(s, e), game.blank)
  const told: HistoryLine[] = []
  const steps: { before: unknown; events: readonly unknown[] }[] = []
  const rounds: { round: number; position: number; view: GreatWarView }[] = []
  const tell = (before: unknown, events: readonly unknown[], command?: unknown) => {
    const { round, acting } = game.standing(before)
    steps.push({ before, events })
    told.push({
      position: told.length,
      round: Math.max(1, round),
      acting,
      ...(command === undefined ? {} : { command }),
      events,
      ...game.report(before, events),
      undone: false,
    })
  }
  tell(game.blank, begun.events)
  for (const { c, f } of lines) {
    const before: unknown = state
    const decision = game.decide(before, c, f ?? [])
    if (decision.kind !== 'accepted') throw new Error(`${golden}: ${JSON.stringify(c)} is ${decision.kind}`)
    const events = decision.events as readonly unknown[]
    const after = events.reduce((s: unknown, e): unknown => game.apply(s, e), before)
    const round = game.standing(before).round
    if (game.standing(after).round >= upTo) break
    state = after
    tell(before, events, c)
    const next = game.standing(after)
    if (next.round > round || next.ended)
      rounds.push({ round, position: told.length - 1, view: game.view(after) as GreatWarView })
  }
  const view = game.view(state) as GreatWarView
  const standing = game.standing(state)
  if (!standing.ended) rounds.push({ round: standing.round, position: told.length - 1, view })
  return {
    summary: {
      id: 'the-long-table' as CampaignId,
      game: 'great-war',
      name,
      round: standing.round,
      acting: standing.acting,
      step: standing.step,
      ended: standing.ended,
      players: standing.players,
      entries: told.length - 1,
      createdAt: Date.UTC(2026, 10, 30, 18),
      playedAt: Date.UTC(2026, 10, 30, 21),
      picture: {},
      lastEvents: told.slice(-3).map((l) => l.text),
      promised: [],
    },
    view,
    lines: told,
    rounds,
    scores: rounds.map((r) => ({ position: r.position, round: r.round, totals: {} })),
    ledger: game.ledger?.(steps) as WarLedger,
  }
}
