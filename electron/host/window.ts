/** The table's own window: where it was left, never off the screen, never smaller than the table needs. */
import { BrowserWindow, nativeTheme, screen, type Rectangle, type WebPreferences } from 'electron'
import type { Settings } from '../../shared/schema/settings'

export type WindowPlace = NonNullable<Settings['window']>

export const SMALLEST = { width: 1024, height: 700 } as const
const FIRST = { width: 1440, height: 900 } as const
/** Paper and night of the theme, so that the window does not flash white before its first drawing. */
const GROUND = { light: '#f4ecdb', dark: '#191b1d' } as const
/** A drag makes hundreds of moves: only where it ends is worth writing. */
const REMEMBER_AFTER_MS = 400

/** What any page of ours may do: nothing but ask through the preload. */
export const safePage = (preload: string): WebPreferences => ({
  preload,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
})
export const groundNow = (): string => (nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light)

export interface WindowOrder {
  readonly preload: string
  readonly place: WindowPlace | undefined
  readonly remember: (place: WindowPlace) => void
}

export function createWindow({ preload, place, remember }: WindowOrder): BrowserWindow {
  const window = new BrowserWindow({
    ...placeOnScreen(place),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Powder Keg',
    backgroundColor: groundNow(),
    webPreferences: safePage(preload),
  })
  if (place?.maximised === true) window.maximize()
  window.once('ready-to-show', () => window.show())

  let pending: NodeJS.Timeout | undefined
  const write = (): void => {
    clearTimeout(pending)
    pending = undefined
    remember(placeOf(window))
  }
  const later = (): void => {
    pending ??= setTimeout(write, REMEMBER_AFTER_MS)
  }
  for (const moved of ['resize', 'move', 'maximize', 'unmaximize'] as const) onEvent(window, moved, later)
  window.on('close', write)
  window.on('closed', () => clearTimeout(pending))
  return window
}

/** Full screen or maximised, the place to come back to is the one before. */
export const placeOf = (window: BrowserWindow): WindowPlace => ({
  ...window.getNormalBounds(),
  maximised: window.isMaximized(),
})

/** BrowserWindow types each event's name apart; these four have the same listener. */
function onEvent(
  window: BrowserWindow,
  name: 'resize' | 'move' | 'maximize' | 'unmaximize',
  listener: () => void,
): void {
  const emitter: NodeJS.EventEmitter = window
  emitter.on(name, listener)
}

/** The remembered place, if a screen still shows enough of it to grab; else only the size, as far as it fits. */
export function placeOnScreen(place: WindowPlace | undefined): Partial<Rectangle> {
  const displays = screen.getAllDisplays().map((display) => display.workArea)
  const primary = screen.getPrimaryDisplay().workArea
  const width = Math.max(SMALLEST.width, Math.min(place?.width ?? FIRST.width, primary.width))
  const height = Math.max(SMALLEST.height, Math.min(place?.height ?? FIRST.height, primary.height))
  if (place?.x === undefined || place.y === undefined) return { width, height }
  const { x, y } = place
  const grabbable = displays.some(
    (area) =>
      x + place.width > area.x + 80 && x < area.x + area.width - 80 && y >= area.y && y < area.y + area.height - 40,
  )
  return grabbable ? { x, y, width: place.width, height: place.height } : { width, height }
}

/** Brings the window to the front when somebody starts the app a second time. */
export function summon(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
