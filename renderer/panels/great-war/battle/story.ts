/** What a battle has come to so far, read out of the history: throws, losses, who left. No rule lives here. */
import type { Battle, BattleStep } from '../../../../shared/great-war/battle'
import { greatWarEvent, type BattleThrow, type GreatWarEvent, type Told } from '../../../../shared/great-war/events'
import type { Kind, NationId, UnitId } from '../../../../shared/great-war/ids'
import type { GreatWarView } from '../../../../shared/great-war/view'
import type { HistoryLine } from '../../../../shared/history'
import type { ThrowReport } from '../../../../shared/luck'

/** Who a unit was: asked for, because units that are lost are on no board any more. */
export type Roster = ReadonlyMap<string, { readonly kind: Kind; readonly owner: NationId }>
export const rosterOf = (view: GreatWarView): Roster =>
  new Map(Object.values(view.spaces).flatMap((x) => x.units.map((u) => [u.id, { kind: u.kind, owner: u.owner }])))

export interface ThrowLine {
  readonly position: number
  readonly round: number
  readonly side: 'attackers' | 'defenders'
  readonly step: BattleStep
  readonly throws: readonly BattleThrow[]
  readonly hits: number
  readonly typed: boolean
  readonly luck?: ThrowReport
}
/** An event of the battle with the round that it belongs to. */
export interface Told1 {
  readonly position: number
  readonly round: number
  readonly event: GreatWarEvent
}
export interface Story {
  /** The line that it began with. */
  readonly began: number
  readonly first: Battle
  readonly told: readonly Told1[]
  readonly throws: readonly ThrowLine[]
  readonly lost: readonly UnitId[]
  /** Mexican infantry that are gone. */
  readonly mexicansLost: number
  readonly bombs?: Told<'bombsDropped'>
  readonly ended?: { readonly position: number; readonly outcome: Told<'battleEnded'>['outcome'] }
}

const typeOf = (event: unknown): unknown => (event as { type?: unknown } | null)?.type
const begins = (line: HistoryLine) => line.events.some((e) => typeOf(e) === 'battleBegun')

function read(line: HistoryLine): GreatWarEvent[] {
  return line.events.flatMap((e) => {
    const parsed = greatWarEvent.safeParse(e)
    return parsed.success ? [parsed.data] : []
  })
}

/** The throws of one line, with the luck that the history keeps beside them in the same order. */
function throwsIn(line: HistoryLine, told: readonly Told1[]): ThrowLine[] {
  const thrown = told.flatMap(({ event, round }) => (event.type === 'battleDiceThrown' ? [{ event, round }] : []))
  return thrown.map(({ event, round }, i) => ({
    position: line.position,
    round,
    side: event.side,
    step: event.step,
    throws: event.throws,
    hits: event.hits,
    typed: event.typed === true,
    ...(line.throws[i] ? { luck: line.throws[i] } : {}),
  }))
}

/** The last battle begun at or before a position, under way or over; nothing when none was fought yet. */
export function storyOf(lines: readonly HistoryLine[], position: number): Story | undefined {
  const shown = lines.filter((l) => l.position <= position && !(l.undone && l.position > position))
  const from = shown.findLastIndex(begins)
  const start = shown[from]
  if (start === undefined) return undefined
  const told: Told1[] = []
  const throws: ThrowLine[] = []
  let round = 1
  let first: Battle | undefined
  let ended: Story['ended']
  for (const line of shown.slice(from)) {
    if (ended) break
    const here: Told1[] = []
    for (const event of read(line)) {
      if (event.type === 'battleBegun') first = event.battle
      // Losing a wait for landing troops or a war that begins stands before the battle in the same line.
      if (first === undefined) continue
      here.push({ position: line.position, round, event })
      if (event.type === 'battleStands') round = event.battle.round
      if (event.type === 'battleEnded') ended = { position: line.position, outcome: event.outcome }
    }
    told.push(...here)
    throws.push(...throwsIn(line, here))
  }
  if (first === undefined) return undefined
  const lost = told.flatMap(({ event: e }) =>
    e.type === 'unitsRemoved' && (e.why === 'battle' || e.why === 'withShip') ? e.units : [],
  )
  const mexicans = told.flatMap(({ event: e }) => (e.type === 'mexicansSet' ? [e.count] : [])).at(-1)
  const bombs = told.flatMap(({ event: e }) => (e.type === 'bombsDropped' ? [e] : [])).at(-1)
  return {
    began: start.position,
    first,
    told,
    throws,
    lost,
    mexicansLost: mexicans === undefined ? 0 : first.mexicans - mexicans,
    ...(bombs ? { bombs } : {}),
    ...(ended ? { ended } : {}),
  }
}

/** Which side of this battle a unit stood on. Cargo, and whoever came with a landing, go by their owner. */
export const sideOf = (story: Story, roster: Roster, id: string): 'attackers' | 'defenders' => {
  const known = (list: readonly string[]) => list.includes(id)
  if (known(story.first.attackers)) return 'attackers'
  if (known(story.first.defenders)) return 'defenders'
  return roster.get(id)?.owner === story.first.attacker ? 'attackers' : 'defenders'
}

export interface Losses {
  /** By kind, in the order of the unit table. */
  readonly kinds: readonly Kind[]
  readonly ipc: number
  readonly manpower: number
}
type Prices = Readonly<Record<Kind, { readonly ipc: number; readonly manpower: number }>>
export function lossesOf(story: Story, roster: Roster, prices: Prices, side: 'attackers' | 'defenders'): Losses {
  const kinds = story.lost
    .filter((id) => sideOf(story, roster, id) === side)
    .flatMap((id) => roster.get(id)?.kind ?? [])
  const sum = (of: 'ipc' | 'manpower') => kinds.reduce((n, k) => n + prices[k][of], 0)
  const mexicans = side === 'defenders' ? Array.from({ length: story.mexicansLost }, (): Kind => 'infantry') : []
  // Mexicans cost nobody anything.
  return { kinds: [...kinds, ...mexicans], ipc: sum('ipc'), manpower: sum('manpower') }
}
