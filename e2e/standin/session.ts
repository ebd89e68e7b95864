/** `session`, `nativeTheme` and `screen`. */
import { EventEmitter } from 'node:events'
import { state } from './state'
import { strict } from './strict'

export interface RequestDetails {
  readonly url: string
  readonly resourceType: string
}
type RequestListener = (details: RequestDetails, answer: (response: { cancel?: boolean }) => void) => void

let onBeforeRequest: RequestListener | undefined

/** Whether the app's own filter lets a request pass. */
export function lets(details: RequestDetails): boolean {
  let cancelled = false
  onBeforeRequest?.(details, (response) => (cancelled = response.cancel === true))
  return !cancelled
}

/** What the app answers to a page that asks for a permission; the stand-in's pages never get one either way. */
interface PermissionHandlers {
  request?: unknown
  check?: unknown
}
const permissions: PermissionHandlers = {}

export const defaultSession = strict('session', {
  setPermissionRequestHandler(handler: unknown): void {
    permissions.request = handler
  },
  setPermissionCheckHandler(handler: unknown): void {
    permissions.check = handler
  },
  setDevicePermissionHandler(): void {},
  setSpellCheckerEnabled(): void {},
  webRequest: strict('webRequest', {
    onBeforeRequest(listener: RequestListener): void {
      onBeforeRequest = listener
    },
  }),
})
export const session = strict('session', { defaultSession })

export class NativeTheme extends EventEmitter {
  shouldUseDarkColors = false
  private source: 'system' | 'light' | 'dark' = 'system'
  get themeSource(): 'system' | 'light' | 'dark' {
    return this.source
  }
  set themeSource(source) {
    this.source = source
    this.shouldUseDarkColors = source === 'dark'
    for (const window of state.windows)
      void window.page?.emulateMedia({ colorScheme: source === 'system' ? null : source })
    this.emit('updated')
  }
}
export const nativeTheme = strict('nativeTheme', new NativeTheme())

const display = { id: 1, scaleFactor: 1, bounds: { x: 0, y: 0, width: 2560, height: 1440 } }
const screenArea = { ...display, workArea: { x: 0, y: 0, width: 2560, height: 1400 } }
export const screen = strict('screen', {
  getPrimaryDisplay: () => screenArea,
  getAllDisplays: () => [screenArea],
  getDisplayMatching: () => screenArea,
})
