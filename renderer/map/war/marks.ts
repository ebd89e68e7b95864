/** From what is in the hand to what is marked: reach, price, veil, landing places, and the way that is considered. Pure. */
import { warSpaces } from '../../../shared/board'
import type { MovesAnswer } from '../../../shared/great-war/questions'
import type { GreatWarView } from '../../../shared/great-war/view'
import { anchorOf } from './layout'
import type { Preview } from './paint/arrow'
import type { WarMarks } from './paint/marks'

export interface Aim {
  readonly selected: string | undefined
  readonly hovered: string | undefined
  readonly focused: string | undefined
  /** The answer for the hand; undefined with an empty one. */
  readonly moves: MovesAnswer | undefined
  readonly picked: readonly string[]
  /** The space that the hand is pointed at. */
  readonly aim: string | undefined
  /** Open to the deed of the phase, with an empty hand. */
  readonly sites: readonly string[]
}

interface Reach {
  readonly open: readonly string[]
  readonly part: readonly string[]
  readonly costly: readonly string[]
  readonly veiled: readonly string[]
}
const NOWHERE: Reach = { open: [], part: [], costly: [], veiled: [] }

const reaches = new WeakMap<MovesAnswer, Reach>()
/** Kept with the answer: the veil of ninety spaces is one path as long as the hand is the same. */
function reachOf(moves: MovesAnswer, picked: readonly string[], from: string | undefined): Reach {
  const known = reaches.get(moves)
  if (known) return known
  const all = moves.targets.filter((t) => t.units.length >= picked.length || t.deed === 'unload').map((t) => t.space)
  const open = [...new Set(all)]
  const part = [...new Set(moves.targets.map((t) => t.space))].filter((id) => !open.includes(id))
  const costly = moves.barred.filter((b) => b.attack).map((b) => b.space)
  const lit = new Set<string>([...open, ...part, ...costly, from ?? ''])
  const veiled = warSpaces.filter(({ id, kind }) => kind === 'land' && !lit.has(id)).map(({ id }) => id)
  const reach = { open, part, costly, veiled }
  reaches.set(moves, reach)
  return reach
}

export function marksOf(view: GreatWarView, { selected, hovered, focused, moves, picked, aim, sites }: Aim): WarMarks {
  const reach = moves ? reachOf(moves, picked, selected) : { ...NOWHERE, open: sites }
  const landing = moves?.targets.find((t) => t.space === aim)?.landing ?? []
  return { selected, hovered, focused, ...reach, landing: landing.filter((id) => view.spaces[id]) }
}

/** Undefined where the hand is pointed at nothing that it may reach. */
export function previewOf(
  moves: MovesAnswer | undefined,
  from: string | undefined,
  aim: string | undefined,
  scale: number,
  textScale: number,
): Preview | undefined {
  const way = moves?.targets.find((t) => t.space === aim)
  if (!way || from === undefined) return undefined
  const points = [from, ...way.path].map((id) => anchorOf(id, scale, textScale))
  const counted = way.deed === 'move' || way.deed === 'raid'
  return { points, label: counted ? `${way.cost} of ${way.cost + way.left}` : '' }
}
