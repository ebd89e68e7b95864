/** The map of a nation card: where a power is at home and where its points lie. Vector paths of the shared board. */
import {
  landPath,
  borderPaths,
  otherLandPath,
  plateAnchors,
  regionPath,
  SHEET,
  straits,
  centreOf,
} from '../../shared/board'
import type { NationId, PowerId } from '../../shared/origins/ids'
import { html, type Html } from './html'
import { HATCH_OF, shield, tiles } from './marks'
import { widthOf } from './type/measure'
import { nationName } from './words'

export interface Goal {
  readonly nation: NationId
  readonly points: number
  readonly exclusive: boolean
}

interface Window {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Paths that every map uses, defined once a document. */
export const mapDefinitions = (): Html =>
  html`<svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <path id="land" d="${landPath()}" />
      <path id="other-land" d="${otherLandPath()}" />
      <path id="coast" d="${borderPaths().coast}" />
      <path id="nations" d="${borderPaths().nations}" />
      <path id="inner" d="${borderPaths().inner}" />
    </defs>
  </svg>`

/** Where the figure of a nation stands: well inside it, and apart from its neighbours' figures. */
const SPOTS: Partial<Readonly<Record<NationId, readonly [number, number]>>> = {
  africa: [880, 1400],
  russia: [1760, 640],
  'austria-hungary': [1450, 890],
  germany: [1205, 700],
  italy: [1165, 1000],
  greece: [1550, 1250],
  turkey: [1960, 1190],
}
export const spotOf = (nation: NationId): readonly [number, number] => SPOTS[nation] ?? plateAnchors[nation].inside

/** Crowded nations have their names beside the figure instead of beneath it. */
const BESIDE: Partial<Readonly<Record<NationId, 'left' | 'right'>>> = {
  serbia: 'left',
  rumania: 'right',
  bulgaria: 'right',
  'austria-hungary': 'right',
}

interface Spot {
  readonly x: number
  readonly y: number
  /** Paper pixels that a figure and its name take to either side. */
  readonly left: number
  readonly right: number
}

const EDGE_PX = 10
/** Land of its own that a power sees to either side of its shield. */
const HOME_PX = 34
/** A figure above its spot, a figure's foot and a name below it. */
const ABOVE_PX = 22
const BELOW_PX = 40

function spot(nation: NationId, named: boolean): Spot {
  const [x, y] = spotOf(nation)
  const name = named ? widthOf(nationName(nation), NAME) + 4 : 0
  const side = BESIDE[nation]
  const reach = (beside: 'left' | 'right') => (side === undefined ? name / 2 : side === beside ? 15 + name : 0)
  const least = named ? 15 : HOME_PX
  return { x, y, left: Math.max(least, reach('left')) + EDGE_PX, right: Math.max(least, reach('right')) + EDGE_PX }
}

/** Board pixels to a paper pixel beyond which nothing is drawn larger, and the step in which they are tried. */
const LARGEST = 2
const STEP = 0.05

/** The smallest piece of the board that holds all spots with their names, in the shape of the frame. */
function windowOver(spots: readonly Spot[], widthPx: number, heightPx: number): Window {
  const edges = (k: number) => ({
    west: Math.min(...spots.map((s) => s.x - s.left * k)),
    east: Math.max(...spots.map((s) => s.x + s.right * k)),
    north: Math.min(...spots.map((s) => s.y - ABOVE_PX * k)),
    south: Math.max(...spots.map((s) => s.y + BELOW_PX * k)),
  })
  const fits = (k: number) => {
    const { west, east, north, south } = edges(k)
    return east - west <= widthPx * k && south - north <= heightPx * k
  }
  const whole = Math.min(SHEET.width / widthPx, SHEET.height / heightPx)
  let k = LARGEST
  while (k < whole && !fits(k)) k += STEP
  k = Math.min(k, whole)
  const { west, east, north, south } = edges(k)
  const [width, height] = [widthPx * k, heightPx * k]
  const clamp = (v: number, low: number, high: number) => Math.min(Math.max(v, low), high)
  return {
    x: clamp((west + east - width) / 2, SHEET.x, SHEET.x + SHEET.width - width),
    y: clamp((north + south - height) / 2, SHEET.y, SHEET.y + SHEET.height - height),
    width,
    height,
  }
}

const NAME = { face: 'title', px: 14 } as const

/** A disc with its points, black for exclusive rights, and the name by it on a white slip. Drawn in paper pixels. */
function figure(goal: Goal, x: number, y: number): Html {
  const name = nationName(goal.nation)
  const slip = widthOf(name, NAME) + 4
  const [ground, ink] = goal.exclusive ? ['#111', '#fff'] : ['#fff', '#111']
  const side = BESIDE[goal.nation]
  const [left, top] = side === undefined ? [-slip / 2, 15] : [side === 'left' ? -15 - slip : 15, -8]
  return html`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
    ><rect
      x="${left.toFixed(1)}"
      y="${top}"
      width="${slip.toFixed(1)}"
      height="16"
      rx="2"
      fill="#fff"
      fill-opacity=".86"
    /><circle
      r="13"
      fill="${ground}"
      stroke="#111"
      stroke-width="1.8"
    />${goal.exclusive && html`<circle r="10.4" fill="none" stroke="#fff" stroke-width="1.1" />`}<text
      y="5.2"
      class="points"
      fill="${ink}"
      >${goal.points}</text
    ><text x="${(left + slip / 2).toFixed(1)}" y="${top + 12.5}" class="place">${name}</text></g
  >`
}

/** The box round path data in absolute coordinates. */
export function boundsOf(d: string): Window {
  const points = [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const)
  const x = Math.min(...points.map((p) => p[0]))
  const y = Math.min(...points.map((p) => p[1]))
  return { x, y, width: Math.max(...points.map((p) => p[0])) - x, height: Math.max(...points.map((p) => p[1])) - y }
}

function land(power: PowerId, k: number, id: string): Html {
  const px = (n: number) => (n * k).toFixed(2)
  const water = [
    [34, '#cfcfcf'],
    [24, '#b4b4b4'],
    [15, '#9a9a9a'],
    [7.5, '#777'],
  ] as const
  const home = regionPath(power)
  return html`<g fill="none" stroke-linejoin="round"
      >${water.map(([w, ink]) => html`<use href="#land" stroke="${ink}" stroke-width="${px(w * 0.75)}" /><use href="#land" stroke="#fff" stroke-width="${px(w * 0.75 - 1)}" />`)}</g
    >
    <use href="#land" fill="#fff" /><use href="#other-land" fill="#e4e4e4" /><clipPath id="${id}"
      ><path d="${home}" /></clipPath
    ><g clip-path="url(#${id})" color="#111">${tiles(HATCH_OF[power], boundsOf(home), k * 0.72, 0.65)}</g>
    <g fill="none" stroke-linejoin="round" stroke-linecap="round"
      ><use href="#inner" stroke="#aaa" stroke-width="${px(0.5)}" /><use
        href="#nations"
        stroke="#111"
        stroke-width="${px(1.7)}"
      /><use href="#coast" stroke="#111" stroke-width="${px(1.2)}" />${straits.map(({ between: [a, b] }) => {
        const [from, to] = [centreOf(a), centreOf(b)]
        return html`<path
          d="M${from.join(' ')}L${to.join(' ')}"
          stroke="#111"
          stroke-width="${px(1.2)}"
          stroke-dasharray="${px(2.5)} ${px(2)}"
        />`
      })}</g
    >`
}

const INSET = { width: 104, height: 84 } as const
const FAR_EAST: Window = { x: 2095, y: 14, width: 190, height: (190 * INSET.height) / INSET.width }

/** One map, `widthPx` by `heightPx` on paper. The Far East, if it counts, stands in the corner away from the others. */
export function goalMap(power: PowerId, goals: readonly Goal[], widthPx: number, heightPx: number): Html {
  const main = goals.filter((g) => g.nation !== 'far-east')
  const far = goals.find((g) => g.nation === 'far-east')
  const w = windowOver([spot(power, false), ...main.map((g) => spot(g.nation, true))], widthPx, heightPx)
  const k = w.width / widthPx
  const onPaper = ([x, y]: readonly [number, number]) => [(x - w.x) / k, (y - w.y) / k] as const
  const home = onPaper(spotOf(power))
  return html`<svg
    class="map"
    width="${widthPx}"
    height="${heightPx}"
    role="img"
    aria-label="Where ${nationName(power)} scores"
  >
    <svg width="${widthPx}" height="${heightPx}" viewBox="${w.x} ${w.y} ${w.width} ${w.height}">
      ${land(power, k, `home-${power}`)}
    </svg>
    <g transform="translate(${(home[0] - 13).toFixed(1)} ${(home[1] - 14).toFixed(1)})">${shield(power, 26)}</g>
    ${main.map((g) => figure(g, ...onPaper(spotOf(g.nation))))}${far && inset(far, widthPx)}
    <rect
      x=".75"
      y=".75"
      width="${widthPx - 1.5}"
      height="${heightPx - 1.5}"
      fill="none"
      stroke="#111"
      stroke-width="1.5"
    />
  </svg>`
}

function inset(goal: Goal, widthPx: number): Html {
  const k = FAR_EAST.width / INSET.width
  return html`<svg x="${widthPx - INSET.width}" y="0" width="${INSET.width}" height="${INSET.height}">
    <rect width="${INSET.width}" height="${INSET.height}" fill="#fff" />
    <svg
      width="${INSET.width}"
      height="${INSET.height}"
      viewBox="${FAR_EAST.x} ${FAR_EAST.y} ${FAR_EAST.width} ${FAR_EAST.height}"
    >
      <path d="${regionPath('far-east')}" fill="#fff" stroke="#111" stroke-width="${(1.5 * k).toFixed(2)}" /></svg
    >${figure(goal, INSET.width / 2, 28)}
    <rect
      x=".75"
      y=".75"
      width="${INSET.width - 1.5}"
      height="${INSET.height - 1.5}"
      fill="none"
      stroke="#111"
      stroke-width="1.5"
    />
  </svg>`
}

export const MAP_CSS = `.map { display: block } .points { font: 750 14px 'Libre Franklin', Arial, sans-serif; text-anchor: middle } .place { font: 600 14px 'Libre Caslon Condensed', 'Times New Roman', serif; text-anchor: middle; fill: #111 }`
