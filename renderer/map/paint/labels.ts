/** Names on the board: waters in italics, lands outside the game spaced and faint, and near by the provinces of a nation. */
import type { Space } from '../../../shared/board'
import { boardSpaces } from '../../../shared/board'
import { NATION_NAMES } from '../../../shared/wording/origins'
import type { Box } from '../plates'
import { layoutPlates, overlap } from '../plates'
import type { BoardScene } from './scene'
import { FAR_BELOW } from './weights'

/** Zone names of the other game that are no names of waters stay off this map. */
const WATERS = new Set([
  'atlantic',
  'north-atlantic',
  'norwegian-sea',
  'barents-sea',
  'white-sea',
  'north-sea',
  'baltic-sea',
  'english-channel',
  'bay-of-biscay',
  'western-mediterranean',
  'tyrrhenian-sea',
  'adriatic-sea',
  'eastern-mediterranean',
  'aegean-sea',
  'black-sea',
  'caspian-sea',
  'red-sea',
  'persian-gulf',
])
/** Nothing of this game happens in America. */
const FAR_LANDS = new Set(['canada', 'eastern-us'])
const PROVINCES_FROM = 0.95
/** CSS pixels. A name that would have to be smaller is left out. */
const SMALLEST = 11
const LARGEST = 26

interface Style {
  readonly font: string
  readonly colour: string
  readonly casing: string
  readonly spacing: number
  readonly alpha: number
}

/** `ctx` carries board coordinates; type is set in CSS pixels on top of them. */
export function paintLabels(ctx: CanvasRenderingContext2D, scene: BoardScene): void {
  if (scene.scale < FAR_BELOW) return
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  // Plates move with the board, so where they stand at this zoom holds for any pan; half a name is worse than none.
  const plates = layoutPlates({ scale: scene.scale, dx: 0, dy: 0 }, scene.textScale).map(({ box }) => box)
  for (const space of boardSpaces) {
    const style = styleOf(scene, space)
    if (style) paintName(ctx, scene, space, style, plates)
  }
  ctx.restore()
}

function styleOf(scene: BoardScene, space: Space): Style | undefined {
  const { palette } = scene
  const face = palette['font-display']
  if (space.kind === 'sea')
    return WATERS.has(space.id)
      ? { font: `italic 500 {} ${face}`, colour: palette['sea-ink'], casing: palette.sea, spacing: 0.4, alpha: 1 }
      : undefined
  if (space.kind !== 'land') return undefined
  if (FAR_LANDS.has(space.id)) return undefined
  if (!space.nation) {
    const casing = space.label.outside ? palette['sea-near'] : palette['closed-tint']
    return { font: `500 {} ${face}`, colour: palette['ink-3'], casing, spacing: 1.2, alpha: 1 }
  }
  if (scene.scale < PROVINCES_FROM || space.name === NATION_NAMES[space.nation]) return undefined // its plate names it
  return { font: `500 {} ${face}`, colour: palette['ink-2'], casing: 'transparent', spacing: 0.6, alpha: 0.8 }
}

function paintName(
  ctx: CanvasRenderingContext2D,
  scene: BoardScene,
  space: Space,
  style: Style,
  plates: readonly Box[],
) {
  const { label } = space
  const fitted = label.size * 1.08 * scene.scale
  if (fitted < SMALLEST * 0.9) return
  const size = Math.min(Math.max(fitted, SMALLEST), LARGEST)
  ctx.save()
  ctx.translate(label.x, label.y)
  ctx.scale(1 / scene.scale, 1 / scene.scale)
  ctx.font = style.font.replace('{}', `${size}px`)
  ctx.letterSpacing = `${style.spacing}px`
  ctx.globalAlpha = style.alpha
  const width = Math.max(...label.lines.map((line) => ctx.measureText(line).width))
  const height = label.lines.length * size * 1.06
  const [x, top] = [label.x * scene.scale - width / 2, label.y * scene.scale - height / 2]
  if (plates.some((plate) => overlap(plate, { x, y: top, width, height }))) {
    ctx.restore()
    return
  }
  label.lines.forEach((line, i) => {
    const y = (i - (label.lines.length - 1) / 2) * size * 1.06 + size * 0.33
    ctx.lineJoin = 'round'
    ctx.lineWidth = 3
    ctx.strokeStyle = style.casing
    if (style.casing !== 'transparent') ctx.strokeText(line, 0, y)
    ctx.fillStyle = style.colour
    ctx.fillText(line, 0, y)
  })
  ctx.restore()
}
