/** What the log knows of the moves on the map: the spaces they came through, and how many deeds take one back. Pure. */
import type { HistoryLine } from '../../../shared/history'
import { greatWarCommand, type GreatWarCommand } from '../../../shared/great-war/commands'
import type { GreatWarView, MoveView } from '../../../shared/great-war/view'

export interface Back {
  /** Deeds to take back, the newest first. */
  readonly count: number
  /** Other moves that go with them, because they came later. */
  readonly others: number
}
export interface MoveDeeds {
  /** From the first space to the last; absent where the log does not tell. */
  readonly path?: readonly string[]
  /** Absent once dice have fallen, or the phase has ended. */
  readonly back?: Back
}
/** By `moveKey`. */
export type AllMoveDeeds = ReadonlyMap<string, MoveDeeds>
export const moveKey = (move: Pick<MoveView, 'units'>): string => move.units.join()

const parsed = new WeakMap<HistoryLine, GreatWarCommand | undefined>()
function commandOf(line: HistoryLine): GreatWarCommand | undefined {
  if (!parsed.has(line)) parsed.set(line, greatWarCommand.safeParse(line.command).data)
  return parsed.get(line)
}
const tells = (line: HistoryLine, ...types: readonly string[]): boolean =>
  line.events.some((e) => typeof e === 'object' && e !== null && 'type' in e && types.includes(String(e.type)))
/** Lines up to the position, from behind the last one that `ends` says. */
function since(lines: readonly HistoryLine[], ends: (line: HistoryLine) => boolean): readonly HistoryLine[] {
  return lines.slice(lines.findLastIndex(ends) + 1)
}

/** Everything that a line moves, ships included. */
function movedBy(line: HistoryLine): readonly string[] {
  const c = commandOf(line)
  switch (c?.type) {
    case 'moveUnits':
      return c.units
    case 'loadTransport':
    case 'unloadTransport':
      return [...c.units, c.transport]
    case 'declareBombingRaid':
      return [...c.bombers, ...c.escorts]
    default:
      return []
  }
}

/** The spaces that every unit entered in this turn; what is aboard goes where its ship goes. */
function waysOf(view: GreatWarView, lines: readonly HistoryLine[]): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>()
  const ship = new Map<string, string>()
  const enter = (id: string, spaces: readonly string[]) => ways.set(id, [...(ways.get(id) ?? []), ...spaces])
  const aboardNow = Object.values(view.spaces).flatMap((s) => s.units.flatMap((u) => (u.cargoOf ? [u] : [])))
  const loaded = new Set<string>(lines.flatMap((l) => (commandOf(l)?.type === 'loadTransport' ? movedBy(l) : [])))
  for (const u of aboardNow) if (u.cargoOf !== undefined && !loaded.has(u.id)) ship.set(u.id, u.cargoOf)
  for (const line of lines) {
    const c = commandOf(line)
    if (c?.type === 'moveUnits') {
      const cargo = [...ship].filter(([, of]) => c.units.some((id) => id === of)).map(([id]) => id)
      for (const id of new Set<string>([...c.units, ...cargo])) enter(id, c.path)
    } else if (c?.type === 'loadTransport') for (const id of c.units) ship.set(id, c.transport)
    else if (c?.type === 'unloadTransport')
      for (const id of c.units) {
        ship.delete(id)
        enter(id, [c.space])
      }
    else if (c?.type === 'declareBombingRaid') for (const id of movedBy(line)) enter(id, [c.space])
  }
  return ways
}
function pathOf(move: MoveView, way: readonly string[] | undefined): readonly string[] | undefined {
  if (way === undefined || way.at(-1) !== move.to) return undefined
  const from = way.lastIndexOf(move.from)
  return [move.from, ...way.slice(from === way.length - 1 ? 0 : from + 1)]
}

function backOf(move: MoveView, rows: readonly MoveView[], lines: readonly HistoryLine[]): Back | undefined {
  const own = new Set(move.units)
  const touches = (line: HistoryLine, ids: ReadonlySet<string>) => movedBy(line).some((id) => ids.has(id))
  const first = lines.findIndex((line) => touches(line, own))
  if (first < 0 || move.confirmed) return undefined
  const range = lines.slice(first)
  // The ship of a landing party moved for its sake: it is the same move.
  for (const line of range)
    if (commandOf(line)?.type !== 'moveUnits' && touches(line, own)) movedBy(line).forEach((id) => own.add(id))
  const rest = new Set(range.filter((line) => !touches(line, own)).flatMap(movedBy))
  const others = rows.filter((r) => r !== move && r.units.some((id) => rest.has(id))).length
  return { count: range.length, others }
}

/** `lines` may still be those of an earlier position: then nothing is known yet. */
export function moveDeeds(view: GreatWarView, lines: readonly HistoryLine[], position: number): AllMoveDeeds {
  const said = lines.filter((l) => l.position <= position && !l.undone)
  if (said.at(-1)?.position !== position) return new Map()
  const turn = since(said, (l) => tells(l, 'turnBegun', 'turnEnded'))
  const phase = since(said, (l) => l.throws.length > 0 || tells(l, 'phaseBegun', 'turnBegun'))
  const ways = waysOf(view, turn)
  return new Map(
    view.moves.map((move) => {
      const path = pathOf(move, ways.get(move.units[0] ?? ''))
      const back = backOf(move, view.moves, phase)
      return [moveKey(move), { ...(path ? { path } : {}), ...(back ? { back } : {}) }]
    }),
  )
}
