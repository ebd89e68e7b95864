/** A piece of the map around a battle: what lies in sight, and arrows from where the attackers came. Board pixels. */
import { boardSpaces, centreOf, outlineOf, warSpace, type Space } from '../../../../shared/board'

export interface MapPiece {
  readonly id: string
  readonly sea: boolean
  readonly d: string
}
export interface Picture {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly pieces: readonly MapPiece[]
  readonly labels: readonly {
    readonly id: string
    readonly x: number
    readonly y: number
    readonly size: number
    readonly lines: readonly string[]
  }[]
  readonly arrows: readonly { readonly from: string; readonly d: string }[]
}
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const outlines = new Map<string, string>()
/** The board never changes, so a space's outline is drawn once. */
function outline(space: Space): string {
  const known = outlines.get(space.id)
  const d = known ?? outlineOf((x) => x.id === space.id)
  if (known === undefined) outlines.set(space.id, d)
  return d
}
const points = (space: Space) => space.hexes.map(centreOf)
const boxOf = (all: readonly (readonly [number, number])[]): Box => ({
  left: Math.min(...all.map(([x]) => x)),
  right: Math.max(...all.map(([x]) => x)),
  top: Math.min(...all.map(([, y]) => y)),
  bottom: Math.max(...all.map(([, y]) => y)),
})
const byId = new Map(boardSpaces.map((s) => [s.id, s]))
const middle = (s: Space): readonly [number, number] => [s.label.x, s.label.y]

/** From the rim of one space to near the middle of another, a little bent. */
function arrow(from: readonly [number, number], to: readonly [number, number], short: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const start = [from[0] + dx * 0.2, from[1] + dy * 0.2] as const
  const rim = Math.min(short, length * 0.3)
  const end = [to[0] - ux * rim, to[1] - uy * rim] as const
  const bend = length * 0.08
  const via = [(start[0] + end[0]) / 2 - uy * bend, (start[1] + end[1]) / 2 + ux * bend] as const
  return `M${start.join(' ')}Q${via.join(' ')} ${end.join(' ')}`
}

/** The window keeps the given proportion and shows the battle's space with the nearest of those it was entered from. */
export function pictureOf(
  space: string,
  cameFrom: readonly string[],
  width: number,
  height: number,
): Picture | undefined {
  const here = byId.get(space)
  if (here === undefined) return undefined
  const others = cameFrom.flatMap((id) => byId.get(id) ?? [])
  const seen = boxOf([...points(here), ...others.map(middle)])
  const margin = 60
  const wanted = { width: seen.right - seen.left + 2 * margin, height: seen.bottom - seen.top + 2 * margin }
  const scale = Math.max(wanted.width / width, wanted.height / height, 0.9)
  const [w, h] = [width * scale, height * scale]
  const box = { x: (seen.left + seen.right - w) / 2, y: (seen.top + seen.bottom - h) / 2, width: w, height: h }
  const inSight = boardSpaces.filter((s) => {
    const b = boxOf(points(s))
    return b.right > box.x - 40 && b.left < box.x + w + 40 && b.bottom > box.y - 40 && b.top < box.y + h + 40
  })
  const named = new Set([space, ...cameFrom])
  return {
    box,
    pieces: inSight.map((s) => ({ id: s.id, sea: s.kind === 'sea', d: outline(s) })),
    labels: [here, ...others]
      .filter((s) => named.has(s.id))
      .map((s) => ({
        id: s.id,
        x: s.label.x,
        y: s.label.y,
        size: Math.max(s.label.size, 11 * scale),
        lines: warSpace(s.id)?.label.lines ?? s.label.lines,
      })),
    arrows: others.map((s) => ({ from: s.id, d: arrow(middle(s), middle(here), 34 * scale) })),
  }
}
