/** What a plate says, as plain values, and where the plates stand at one zoom. Pure: nothing here draws. */
import type { Point } from '../../shared/board'
import { PLATE_SIZE, plateAnchors } from '../../shared/board'
import type { NationId, PowerId } from '../../shared/origins/ids'
import { NATIONS, POWERS } from '../../shared/origins/ids'
import type { ChipStack, OriginsView } from '../../shared/origins/view'
import { NATION_NAMES } from '../../shared/wording/origins'
import type { Frame } from './camera'
import { toView } from './camera'
import { FAR_BELOW } from './paint/weights'

export interface PlateColumn {
  readonly power: PowerId
  readonly factors: number
  readonly chips: ChipStack
  readonly right: 'none' | 'rights' | 'exclusive'
  /** The nation's own power: its factors defend but give no rights. */
  readonly home: boolean
  /** Placed by the acting power this turn, still to be taken back. */
  readonly added: number
}
export interface PlateModel {
  readonly nation: NationId
  readonly name: string
  /** In seating order. */
  readonly columns: readonly PlateColumn[]
  readonly holders: readonly PowerId[]
}

export function plateOf(view: OriginsView, nation: NationId): PlateModel {
  const exclusive = view.exclusive[nation]
  return {
    nation,
    name: NATION_NAMES[nation],
    holders: view.rights[nation],
    columns: POWERS.map((power) => ({
      power,
      factors: view.embassies[nation][power],
      chips: view.chips[nation][power],
      right: exclusive === power ? 'exclusive' : view.rights[nation].includes(power) ? 'rights' : 'none',
      home: nation === power,
      added: view.acting === power ? (view.placed[nation] ?? 0) : 0,
    })),
  }
}

/** Sizes inside a plate, CSS pixels. `compact` leaves the chips out, for a map seen from afar. */
export const PLATE = {
  full: { ...PLATE_SIZE, column: 25, left: 3, foot: 49.5, cell: 14 },
  compact: { width: 101, height: 32, column: 19, left: 3, foot: 16.5, cell: 13 },
} as const
export type PlateKind = keyof typeof PLATE

export const plateKindAt = (scale: number): PlateKind => (scale < FAR_BELOW ? 'compact' : 'full')
export const columnX = (kind: PlateKind, index: number): number => PLATE[kind].left + PLATE[kind].column * (index + 0.5)

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface PlacedPlate {
  readonly nation: NationId
  /** View pixels. */
  readonly box: Box
  /** End of the leader; absent when the plate lies inside its nation. */
  readonly point?: Point
}

/** Air between two plates. */
const GAP = 3
const ROUNDS = 24

/**
 * Anchors first, then the few that would cover each other are pushed apart along the shorter way. `textScale` is the size of
 * the players' text: plates grow with it.
 */
export function layoutPlates(frame: Frame, textScale = 1): readonly PlacedPlate[] {
  const kind = plateKindAt(frame.scale)
  const [width, height] = [PLATE[kind].width * textScale, PLATE[kind].height * textScale]
  const shrink = width / PLATE.full.width
  const middles = NATIONS.map((nation) => {
    const anchor = plateAnchors[nation]
    if (frame.scale >= anchor.roomFrom * textScale) return [...toView(frame, ...anchor.inside)] as [number, number]
    const [x, y] = toView(frame, ...anchor.point)
    return [x + anchor.offset[0] * shrink, y + anchor.offset[1] * shrink] as [number, number]
  })
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (const [i, a] of middles.entries())
      for (const b of middles.slice(i + 1)) moved = pushApart(a, b, width + GAP, height + GAP) || moved
    if (!moved) break
  }
  return NATIONS.map((nation, i) => {
    const [x, y] = middles[i] ?? [0, 0]
    const box = { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height }
    const point = toView(frame, ...plateAnchors[nation].point)
    return { nation, box, ...(holds(box, point, -4) ? {} : { point }) }
  })
}

/** Moves two middles apart along the shorter way until boxes of that size about them no longer meet; false if they did not. */
export function pushApart(a: [number, number], b: [number, number], width: number, height: number): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)]
  if (overX <= 0.01 || overY <= 0.01) return false
  const axis = overX < overY ? 0 : 1
  const push = ((axis === 0 ? overX : overY) / 2) * ((axis === 0 ? dx : dy) < 0 ? -1 : 1)
  a[axis] -= push
  b[axis] += push
  return true
}

/** Whether a point lies in a box that is made `grow` pixels wider on every side. */
export const holds = (box: Box, [x, y]: Point, grow = 0): boolean =>
  x >= box.x - grow && x <= box.x + box.width + grow && y >= box.y - grow && y <= box.y + box.height + grow

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Where the "+5" that takes back stands on a full plate, relative to it; larger to hit than it is drawn. */
export function takeBackBox(plate: PlateModel, kind: PlateKind): Box | undefined {
  const index = plate.columns.findIndex((column) => column.added > 0)
  if (index < 0 || kind !== 'full') return undefined
  return { x: columnX(kind, index) - 14, y: 15, width: 28, height: 28 }
}

export type MapHit = { readonly nation: NationId; readonly part: 'plate' | 'takeBack' }

/** The plate under a view pixel, the last drawn first. */
export function plateHit(
  placed: readonly PlacedPlate[],
  plates: ReadonlyMap<NationId, PlateModel>,
  kind: PlateKind,
  at: Point,
  textScale = 1,
): MapHit | undefined {
  const found = placed.findLast(({ box }) => holds(box, at, 2))
  if (!found) return undefined
  const plate = plates.get(found.nation)
  const back = plate && takeBackBox(plate, kind)
  const local: Point = [(at[0] - found.box.x) / textScale, (at[1] - found.box.y) / textScale]
  return { nation: found.nation, part: back && holds(back, local) ? 'takeBack' : 'plate' }
}
