/** Counters: what stands in a space by owner, as plain values, and how large a stack is at one zoom. Pure. */
import type { Kind, NationId } from '../../../shared/great-war/ids'
import { NATIONS } from '../../../shared/great-war/ids'
import type { GreatWarView, UnitView } from '../../../shared/great-war/view'

/** Like units in one cell. */
export interface Part {
  readonly kind: Kind
  readonly ids: readonly string[]
  readonly damaged: boolean
  readonly submerged: boolean
  readonly stray: boolean
  /** It has done what it can in this phase. */
  readonly moved: boolean
  /** What lies in each of these ships. */
  readonly cargo: readonly Kind[]
}
export interface Stack {
  readonly space: string
  readonly owner: NationId
  readonly parts: readonly Part[]
  readonly total: number
  /** Units that may be taken up now. */
  readonly movable: readonly string[]
  /** An industrial complex stands here; it hangs on the first stack of its space. */
  readonly complex: boolean
}

/** As players lay them out: land, air, then ships by size. */
export const KIND_ORDER: readonly Kind[] = [
  'infantry',
  'artillery',
  'tank',
  'fighter',
  'bomber',
  'dreadnought',
  'submarine',
  'transport',
]
const orderOf = (kind: Kind) => KIND_ORDER.indexOf(kind)

/** Parts of a list of units: like beside like, cargo inside its ship where the ship is of the list. */
export function partsOf(units: readonly UnitView[], all: readonly UnitView[] = units): readonly Part[] {
  const parts = new Map<string, Part & { ids: string[] }>()
  const ships = new Set(units.map((u) => u.id))
  for (const u of units) {
    if (u.cargoOf !== undefined && ships.has(u.cargoOf)) continue
    const cargo = all.filter((other) => other.cargoOf === u.id).map((other) => other.kind)
    cargo.sort((a, b) => orderOf(a) - orderOf(b))
    const moved = u.moved === true && u.movable !== true
    const key = [u.kind, u.damaged, u.submerged, u.stray, moved, cargo].join()
    const known = parts.get(key)
    if (known) known.ids.push(u.id)
    else
      parts.set(key, {
        kind: u.kind,
        ids: [u.id],
        damaged: u.damaged === true,
        submerged: u.submerged === true,
        stray: u.stray === true,
        moved,
        cargo,
      })
  }
  return [...parts.values()].sort((a, b) => orderOf(a.kind) - orderOf(b.kind))
}

/** All stacks of the board: in each space the controller's first, then by nation. */
export function stacksOf(view: GreatWarView): readonly Stack[] {
  return Object.entries(view.spaces).flatMap(([space, { units, controller, complex }]) => {
    const owners = NATIONS.filter((n) => units.some((u) => u.owner === n && !inForeignHold(u, units)))
    owners.sort((a, b) => Number(b === controller) - Number(a === controller))
    const stacks = owners.map((owner, i): Stack => {
      const own = units.filter((u) => u.owner === owner)
      return {
        space,
        owner,
        parts: partsOf(own, units),
        total: own.length,
        movable: own.filter((u) => u.movable).map((u) => u.id),
        complex: complex && i === 0,
      }
    })
    if (complex && controller && stacks.length === 0)
      return [{ space, owner: controller, parts: [], total: 0, movable: [], complex }]
    return stacks
  })
}
/** Aboard an ally's ship it is seen as that ship's cargo. */
const inForeignHold = (u: UnitView, units: readonly UnitView[]) =>
  u.cargoOf !== undefined && units.some((ship) => ship.id === u.cargoOf && ship.owner !== u.owner)

/** From far to near: a dot, the total, a strip of kinds with counts, single units. */
export type StackKind = 'dot' | 'pill' | 'strip' | 'single'
export const PILL_FROM = 0.36
export const STRIP_FROM = 0.8
export const SINGLE_FROM = 1.9
export function stackKindAt(scale: number): StackKind {
  if (scale < PILL_FROM) return 'dot'
  if (scale < STRIP_FROM) return 'pill'
  return scale < SINGLE_FROM ? 'strip' : 'single'
}

/** Sizes in CSS pixels at text size 100 %. */
export const STRIP = { height: 24, tab: 19, cell: 22, foot: 4, complex: 23, most: 6 } as const
export const PILL = { height: 19, tab: 18, complex: 17 } as const

export interface Cell {
  readonly part: Part
  readonly count: number
}
/** Rows of a strip; single units stand one by one. */
export function rowsOf(stack: Stack, kind: StackKind): readonly (readonly Cell[])[] {
  const cells =
    kind === 'single'
      ? stack.parts.flatMap((part) => part.ids.map(() => ({ part, count: 1 })))
      : stack.parts.map((part) => ({ part, count: part.ids.length }))
  const rows: Cell[][] = []
  for (let i = 0; i < cells.length; i += STRIP.most) rows.push(cells.slice(i, i + STRIP.most))
  return rows
}
export const cellWidth = (count: number): number => STRIP.cell + (count > 9 ? 17 : count > 1 ? 10 : 1)
export const codeWidth = (code: string): number => (code.length > 2 ? 5 : 0)

/** Width and height without the complex. */
export function bodySize(stack: Stack, kind: StackKind, code: string): readonly [number, number] {
  if (stack.parts.length === 0) return [0, kind === 'pill' ? PILL.height : STRIP.height]
  if (kind === 'dot') return [14, 14]
  if (kind === 'pill')
    return [PILL.tab + codeWidth(code) + (stack.total > 99 ? 27 : stack.total > 9 ? 20 : 14), PILL.height]
  const rows = rowsOf(stack, kind)
  const width = Math.max(...rows.map((row) => row.reduce((sum, cell) => sum + cellWidth(cell.count), 0)))
  return [STRIP.tab + codeWidth(code) + width + STRIP.foot, rows.length * STRIP.height]
}
export function complexWidth(stack: Stack, kind: StackKind): number {
  if (!stack.complex || kind === 'dot') return 0
  return kind === 'pill' ? PILL.complex : STRIP.complex
}
