/** What the parts of the stand-in know in common. */
import type { Browser, Page } from 'playwright-core'

/** An event that a listener may forbid, as Electron hands them out. */
export class Preventable {
  defaultPrevented = false
  constructor(readonly url = '') {}
  preventDefault(): void {
    this.defaultPrevented = true
  }
}

/** What the parts need of a window without holding its class. */
export interface AnyWindow {
  close(): void
  isDestroyed(): boolean
  readonly page: Page | undefined
  closing: Promise<void> | undefined
}

export interface RunningBrowser {
  readonly browser: Browser
  /** Where a second client connects. */
  readonly address: string
  /** The browser's own file. */
  readonly program: string
  kill(): Promise<void>
  /** Opens another app window; only where windows are shown. */
  readonly appWindow?: () => void
}

export const state = {
  ready: false,
  quitting: false,
  /** Shown in an app window of the browser rather than headless. */
  headed: process.env['STANDIN_HEADED'] === '1',
  windows: new Set<AnyWindow>(),
  browser: undefined as RunningBrowser | undefined,
  /** What happened that no page shows: blocked requests, opened links, error boxes. Read by the stand-in's own tests. */
  log: [] as string[],
}

export function note(line: string): void {
  state.log.push(line)
  if (process.env['STANDIN_LOG'] !== undefined) process.stderr.write(`[stand-in] ${line}\n`)
}
