/** The board on paper: land and sea in lines, who holds what in hatches, and what is put upon it in paper pixels. */
import { centreOf, passages, SHEET, warBorders, warPath, warSpace, warSpaces, type Point } from '../../../shared/board'
import { NATION_SET } from '../../../shared/great-war/codes'
import type { NationId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, join, type Html } from '../html'
import { BUILT_IN } from './figures'
import { hatch } from '../hatch'

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const boxes = new Map<string, Frame>()
/** A space's box, a hex wider on every side for what is drawn along its edge. */
function boxOf(space: string): Frame {
  const known = boxes.get(space)
  if (known !== undefined) return known
  const centres = (warSpace(space)?.hexes ?? []).map(centreOf)
  const [xs, ys] = [centres.map((c) => c[0]), centres.map((c) => c[1])]
  const [x, y] = [Math.min(...xs) - 40, Math.min(...ys) - 40]
  const box = { x, y, width: Math.max(...xs) + 40 - x, height: Math.max(...ys) + 40 - y }
  boxes.set(space, box)
  return box
}
/** Lines that may be seen in a frame: the rest of the board would only swell the print. */
const lines = (kind: 'land' | 'coast' | 'zone', frame: Frame, drawn: (a: string, b: string) => boolean = () => true) =>
  warBorders()
    .filter((l) => l.kind === kind && seenIn(l.a, frame) && (kind === 'coast' || seenIn(l.b, frame)) && drawn(l.a, l.b))
    .map((l) => l.d)
    .join('')
const seenIn = (space: string, frame: Frame): boolean => within(boxOf(space), frame) !== undefined
const landIn = (frame: Frame, which: (space: string) => boolean): string =>
  warSpaces
    .filter((s) => s.kind === 'land' && which(s.id) && seenIn(s.id, frame))
    .map((s) => warPath(s.id))
    .join('')

/** Land that some nation lists; the rest is closed to everybody (GW-3.8). */
const PLAYED: ReadonlySet<string> = new Set([...BUILT_IN.nations.flatMap((n) => n.spaces.map((s) => s.space))])
export const isClosed = (space: string): boolean => !PLAYED.has(space)

/** Whose colours a land space wears: a joined minor's those of its master. */
export type Held = ReadonlyMap<string, NationId>
export function heldNow(view: GreatWarView): Held {
  return new Map(
    Object.entries(view.spaces).flatMap(([id, s]) =>
      s.terrain === 'land' && s.controller !== null
        ? [[id, view.nations[s.controller].controller ?? s.controller] as const]
        : [],
    ),
  )
}
export const heldAtStart = (): Held =>
  new Map(BUILT_IN.nations.flatMap((n) => n.spaces.map((s) => [s.space, n.id] as const)))

const points = new Map<string, Point>()
/** Where a thing stands in a space: on the hex farthest from its edge, the nearest to its middle among those. */
export function pointOf(space: string): Point {
  const known = points.get(space)
  if (known !== undefined) return known
  const hexes = warSpace(space)?.hexes ?? []
  const own = new Set(hexes.map(([q, r]) => `${q},${r}`))
  const inner = (from: readonly (readonly [number, number])[], within: ReadonlySet<string>) =>
    from.filter(
      ([q, r]) =>
      [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].every(([a = 0, b = 0]) => within.has(`${q + a},${r + b}`)), // prettier-ignore
    )
  let left: readonly (readonly [number, number])[] = hexes
  let within: ReadonlySet<string> = own
  for (;;) {
    const next = inner(left, within)
    if (next.length === 0) break
    left = next
    within = new Set(next.map(([q, r]) => `${q},${r}`))
  }
  const centres = left.map(centreOf)
  const all = hexes.map(centreOf)
  const mean = [0, 1].map((axis) => all.reduce((sum, p) => sum + (p[axis as 0 | 1] ?? 0), 0) / all.length)
  const far = (p: Point) => Math.hypot(p[0] - (mean[0] ?? 0), p[1] - (mean[1] ?? 0))
  const best = [...centres].sort((a, b) => far(a) - far(b))[0] ?? [NaN, NaN]
  points.set(space, best)
  return best
}
export const isSea = (space: string): boolean => warSpace(space)?.kind === 'sea'
/** The American side of the board, which a map of Europe shows in its corner. */
export const isWestern = (space: string): boolean => {
  const [x, y] = pointOf(space)
  return x < 420 && y < 860
}

function boundsOf(d: string): Frame {
  const found = [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const)
  const [xs, ys] = [found.map((p) => p[0]), found.map((p) => p[1])]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
const within = (a: Frame, b: Frame): Frame | undefined => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [right, low] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)]
  return right <= x || low <= y ? undefined : { x, y, width: right - x, height: low - y }
}

/** Nations with the land of theirs in the frame, as one path to clip by. */
function holdings(held: Held, frame: Frame): { readonly nation: NationId; readonly d: string }[] {
  const owners = [...new Set(held.values())].sort()
  return owners.map((nation) => ({ nation, d: landIn(frame, (space) => held.get(space) === nation) }))
}
/** Where owners differ, and the coasts of what is held. */
const ownerBorders = (held: Held, frame: Frame): string =>
  lines('land', frame, (a, b) => held.get(a) !== held.get(b)) + lines('coast', frame, (a) => held.has(a))

const px = (n: number) => (Math.round(n * 100) / 100).toString()

export interface Picture {
  /** Unique in the document: it names clip paths. */
  readonly id: string
  readonly widthPx: number
  readonly heightPx: number
  readonly frame: Frame
  readonly held: Held
  /** Paper pixels a hatch's unit takes. */
  readonly hatch?: number
  /** Lighter hatches, for a board that pieces will stand on. */
  readonly faint?: true
  readonly label: string
  /** Put on top, in paper pixels. */
  readonly over?: Html
  /** Without the frame round it. */
  readonly open?: true
}

/** Everything below the marks, in board pixels. */
const RINGS = [
  [12, '#bdbdbd'],
  [5.5, '#8c8c8c'],
] as const

export function ground(picture: Pick<Picture, 'id' | 'frame' | 'held' | 'hatch' | 'faint'>, k: number): Html {
  const { id, frame, held } = picture
  const p = (n: number) => px(n * k)
  const rings = RINGS.map(
    ([w, ink]) =>
      html`<use href="#${id}-c" stroke="${ink}" stroke-width="${p(w)}" /><use
          href="#${id}-c"
          stroke="#fff"
          stroke-width="${p(w - 1)}"
        />`,
  )
  const hatched = holdings(held, frame).map(({ nation, d }, i) => {
    const set = NATION_SET[nation]
    const seen = set === undefined || d === '' ? undefined : within(boundsOf(d), frame)
    return (
      set !== undefined &&
      seen !== undefined &&
      html`<clipPath id="${id}-${i}"><path d="${d}" /></clipPath
        ><g clip-path="url(#${id}-${i})" color="${picture.faint === true ? '#808080' : '#333'}"
          >${hatch(set, seen, k * (picture.hatch ?? 0.8), 0.6)}</g
        >`
    )
  })
  const straits = passages.map(
    ({ from, to }) =>
      html`<path
        d="M${from.map(px).join(' ')}L${to.map(px).join(' ')}"
        stroke="#111"
        stroke-width="${p(1.3)}"
        stroke-dasharray="${p(2.5)} ${p(2)}"
      />`,
  )
  return html`<defs><path id="${id}-c" d="${lines('coast', frame)}" /></defs
    ><g fill="none" stroke-linejoin="round"
      >${rings}<path
        d="${lines('zone', frame)}"
        stroke="#777"
        stroke-width="${p(0.6)}"
        stroke-dasharray="${p(4)} ${p(3)}" /></g
    ><path d="${landIn(frame, (s) => !isClosed(s))}" fill="#fff" /><path
      d="${landIn(frame, isClosed)}"
      fill="#dcdcdc"
    />${hatched}<g fill="none" stroke-linejoin="round" stroke-linecap="round"
      ><path d="${lines('land', frame)}" stroke="#444" stroke-width="${p(0.7)}" /><use
        href="#${id}-c"
        stroke="#111"
        stroke-width="${p(1.1)}"
      /><path d="${ownerBorders(held, frame)}" stroke="#111" stroke-width="${p(1.9)}" />${straits}</g
    >`
}

export function picture(p: Picture): Html {
  const { widthPx, heightPx, frame } = p
  const k = frame.width / widthPx
  return html`<svg class="wm" width="${widthPx}" height="${heightPx}" role="img" aria-label="${p.label}">
    <rect width="${widthPx}" height="${heightPx}" fill="#fff" />
    <svg
      width="${widthPx}"
      height="${heightPx}"
      viewBox="${frame.x.toFixed(1)} ${frame.y.toFixed(1)} ${frame.width.toFixed(1)} ${frame.height.toFixed(1)}"
    >
      ${ground(p, k)}
    </svg>
    ${p.over}${p.open !== true && html`<rect x=".75" y=".75" width="${widthPx - 1.5}" height="${heightPx - 1.5}" fill="none" stroke="#111" stroke-width="1.5" />`}
  </svg>`
}

/** The smallest piece of the board, in the shape of the paper, that shows the points with air round them. */
export function frameAround(
  places: readonly Point[],
  widthPx: number,
  heightPx: number,
  airPx = 40,
  least = 1.3,
): Frame {
  const [xs, ys] = [places.map((p) => p[0]), places.map((p) => p[1])]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const whole = Math.min(SHEET.width / widthPx, SHEET.height / heightPx)
  const wanted = Math.max(least, (east - west) / (widthPx - 2 * airPx), (south - north) / (heightPx - 2 * airPx))
  const k = Math.min(wanted, whole)
  const [width, height] = [widthPx * k, heightPx * k]
  const clamp = (v: number, low: number, high: number) => Math.min(Math.max(v, low), high)
  return {
    x: clamp((west + east - width) / 2, SHEET.x, SHEET.x + SHEET.width - width),
    y: clamp((north + south - height) / 2, SHEET.y, SHEET.y + SHEET.height - height),
    width,
    height,
  }
}
export const onPaper = (frame: Frame, widthPx: number, [x, y]: Point): Point => [
  ((x - frame.x) * widthPx) / frame.width,
  ((y - frame.y) * widthPx) / frame.width,
]

export interface Slip {
  readonly at: Point
  readonly halfWidth: number
  readonly halfHeight: number
}
/** Moves marks that would lie on each other apart, each as little as it takes, and none out of the picture. */
export function apart(slips: readonly Slip[], widthPx: number, heightPx: number): Point[] {
  const now = slips.map((s) => [s.at[0], s.at[1]] as [number, number])
  for (let turn = 0; turn < 120; turn++) {
    let moved = false
    for (const [i, a] of slips.entries())
      for (let j = i + 1; j < slips.length; j++) {
        const b = slips[j]
        const [p, q] = [now[i], now[j]]
        if (!b || !p || !q) continue
        const dx = q[0] - p[0] || 0.01 * (j - i)
        const dy = q[1] - p[1] || 0.01
        const [overX, overY] = [
          a.halfWidth + b.halfWidth + 1 - Math.abs(dx),
          a.halfHeight + b.halfHeight + 1 - Math.abs(dy),
        ]
        if (overX <= 0 || overY <= 0) continue
        moved = true
        const axis = overX < overY ? 0 : 1
        const push = ((axis === 0 ? overX : overY) / 2) * Math.sign(axis === 0 ? dx : dy)
        p[axis] -= push
        q[axis] += push
      }
    for (const [i, s] of slips.entries()) {
      const p = now[i]
      if (!p) continue
      p[0] = Math.min(Math.max(p[0], s.halfWidth + 2), widthPx - s.halfWidth - 2)
      p[1] = Math.min(Math.max(p[1], s.halfHeight + 2), heightPx - s.halfHeight - 2)
    }
    if (!moved) break
  }
  return now
}

/** Marks at their points; one that had to give way keeps a line to where it belongs. */
export function marksAt(slips: readonly (Slip & { readonly html: Html })[], widthPx: number, heightPx: number): Html {
  const spots = apart(slips, widthPx, heightPx)
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
  const leaders = slips.map((s, i) => {
    const to = spots[i] ?? s.at
    return far(to, s.at) > 7
      ? html`<path d="M${px(to[0])} ${px(to[1])}L${px(s.at[0])} ${px(s.at[1])}" stroke="#fff" stroke-width="3.4" /><path
            d="M${px(to[0])} ${px(to[1])}L${px(s.at[0])} ${px(s.at[1])}"
            stroke="#111"
            stroke-width="1.1"
          /><circle cx="${px(s.at[0])}" cy="${px(s.at[1])}" r="2" fill="#111" stroke="#fff" stroke-width=".8" />`
      : html``
  })
  return join([
    ...leaders,
    ...slips.map((s, i) => {
      const to = spots[i] ?? s.at
      return html`<g transform="translate(${px(to[0])} ${px(to[1])})">${s.html}</g>`
    }),
  ])
}
export const capitalsOf = (nation: NationId): readonly string[] => BUILT_IN.figuresOf(nation).capitals
