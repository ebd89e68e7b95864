/**
 * What the maps of both games share: the size of the view and of the players' text, the theme's palette, the camera with what a
 * campaign remembers of it, the zoom keys, and a canvas that is shown anew whenever something it shows has changed.
 */
import { useDebounceFn, useDevicePixelRatio, useElementSize } from '@vueuse/core'
import type { Ref } from 'vue'
import { computed, nextTick, onBeforeUnmount, onMounted, ref, shallowRef, toRef, watch, watchEffect } from 'vue'
import type { Palette } from '../theme/palette'
import { readPalette } from '../theme/palette'
import type { StageScene } from './board-stage'
import type { Camera, Insets, ViewSize } from './camera'
import { useMapCamera } from './useMapCamera'

/** A canvas as `makeBoardStage` and those built on it make it. */
export interface BoardCanvas<S extends StageScene> {
  show(scene: S): void
  drawNow(): number
  destroy(): void
}
export interface BoardViewInput {
  readonly props: {
    readonly camera?: Camera | undefined
    readonly theme: 'light' | 'dark'
    readonly reducedMotion: boolean
    readonly insets: Insets
  }
  /** The whole board in a view of that size; `remPx` is the players' text size, as `textScale` is, but without bounds. */
  readonly fit: (size: ViewSize, insets: Insets, textScale: number, remPx: number) => Camera
  /** The players moved the map; said when it has come to rest. */
  readonly tell: (camera: Camera) => void
}

/** Faces that only a canvas uses are not fetched by themselves, and a label in the wrong face is in the wrong place. */
const FACES = ['italic 500 16px', '500 16px', '600 16px'].map((face) => `${face} "Libre Caslon Condensed"`)

export type BoardView = ReturnType<typeof useBoardView>
export function useBoardView({ props, fit, tell }: BoardViewInput) {
  const root = ref<HTMLElement | null>(null)
  const surface = ref<HTMLDivElement | null>(null)
  const rem = ref<HTMLElement | null>(null)
  const at =
    <T extends HTMLElement>(where: Ref<T | null>) =>
    (element: unknown) => {
      where.value = element as T | null // Vue hands over what the template holds there
    }
  const { width, height } = useElementSize(root)
  const size = computed(() => ({ width: Math.max(1, width.value), height: Math.max(1, height.value) }))
  const { pixelRatio: dpr } = useDevicePixelRatio()
  const { height: remPx } = useElementSize(rem)
  const palette = shallowRef<Palette>()
  /** What lies on the map grows with the players' text, as far as there is still a map to see in a view of this width. */
  const textScale = computed(() => {
    const most = Math.min(Math.max(size.value.width / 740, 1), 1.5)
    return remPx.value > 0 ? Math.min(Math.max(remPx.value / 16, 0.9), most) : 1
  })
  const camera = useMapCamera({
    size,
    insets: toRef(props, 'insets'),
    dpr,
    whole: () => fit(size.value, props.insets, textScale.value, remPx.value || 16),
    still: toRef(props, 'reducedMotion'),
    start: props.camera,
  })

  // The picture follows the theme's tokens, which change on the document after the prop has.
  watch(
    () => props.theme,
    () => nextTick(() => requestAnimationFrame(() => root.value && (palette.value = readPalette(root.value)))),
  )
  /** What was told lately comes back as a prop, perhaps late: an echo must not take the map away from the hand that moves it. */
  const told: Camera[] = []
  const isEcho = (to: Camera) => told.some((c) => c.x === to.x && c.y === to.y && c.scale === to.scale)
  const tellLater = useDebounceFn(() => {
    const now = camera.camera.value
    told.unshift(now)
    told.length = Math.min(told.length, 8)
    tell(now)
  }, 300)
  // What a window's size does to a fitted map is no move of the players'.
  watch(camera.moves, () => void tellLater())
  watch(
    () => props.camera,
    (to) => {
      if (to && !isEcho(to)) camera.show(to)
    },
  )

  /** Keys of the map as a whole; its list keeps arrows and letters for itself. */
  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const deeds: Readonly<Record<string, () => void>> = {
      '+': () => camera.zoomStep(1),
      '=': () => camera.zoomStep(1),
      '-': () => camera.zoomStep(-1),
      '−': () => camera.zoomStep(-1),
      PageUp: () => camera.zoomStep(1),
      PageDown: () => camera.zoomStep(-1),
      '0': camera.actual,
      '9': camera.fit,
    }
    const deed = deeds[event.key]
    if (!deed) return
    event.preventDefault()
    event.stopPropagation()
    deed()
  }

  onMounted(async () => {
    await Promise.allSettled([...FACES, '700 12px "Libre Franklin"'].map((face) => document.fonts.load(face)))
    if (root.value) palette.value = readPalette(root.value)
  })

  return {
    ...camera,
    root,
    surface,
    rem,
    size,
    remPx,
    textScale,
    dpr,
    palette,
    /** Where the frame's elements are, for its template. */
    rootAt: at(root),
    surfaceAt: at(surface),
    remAt: at(rem),
    onKey,
  }
}

/** Draws on the view's surface whenever what is shown has changed. */
export function useBoardCanvas<S extends StageScene>(
  board: BoardView,
  make: (container: HTMLDivElement) => BoardCanvas<S>,
  /** What to show beside what every map shows. */
  scene: () => Omit<S, keyof StageScene>,
) {
  let canvas: BoardCanvas<S> | undefined
  onMounted(() => {
    if (board.surface.value) canvas = make(board.surface.value)
  })
  // The palette is read after mounting, so the first run that shows something finds the canvas made.
  watchEffect(() => {
    const palette = board.palette.value
    if (!palette || !canvas || board.size.value.width < 2) return
    const shared: StageScene = {
      size: board.size.value,
      dpr: board.dpr.value,
      textScale: board.textScale.value,
      frame: board.frame.value,
      moving: board.moving.value,
      palette,
    }
    canvas.show({ ...shared, ...scene() } as S) // `scene` answers all that a stage's scene lacks
  })
  onBeforeUnmount(() => {
    canvas?.destroy()
    canvas = undefined
  })
  /** For the bench: draws at once, and answers how many nodes there are. */
  return { drawNow: () => canvas?.drawNow() ?? 0 }
}

/** What a map lets its owner do: the menu's deeds, the keyboard's home, and the bench. */
export const mapVerbs = (board: BoardView, canvas: { drawNow(): number }, focus: () => void) => ({
  zoomIn: () => board.zoomStep(1),
  zoomOut: () => board.zoomStep(-1),
  fit: board.fit,
  actual: board.actual,
  focus,
  drawNow: () => canvas.drawNow(),
  jump: board.jump,
  zoomBy: board.zoomBy,
})
export type MapVerbs = ReturnType<typeof mapVerbs>
