/** `BrowserWindow`: one page of the browser, with a size and a place that are remembered but not drawn when headless. */
import { EventEmitter } from 'node:events'
import type { Page } from 'playwright-core'
import { app } from './app'
import { WebContents } from './contents'
import { preparePage, type Bounds } from './pages'
import { toBrowser } from './protocol'
import { note, Preventable, state, type AnyWindow } from './state'
import { strict } from './strict'

export interface WindowOptions {
  x?: number
  y?: number
  width?: number
  height?: number
  minWidth?: number
  minHeight?: number
  show?: boolean
  fullscreen?: boolean
  title?: string
  webPreferences?: Record<string, unknown>
}
/** What Electron would allow and we never want: asking for it is a failed test. */
const SAFE: Record<string, boolean> = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webSecurity: true,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
}

export class BrowserWindow extends EventEmitter implements AnyWindow {
  static getAllWindows(): BrowserWindow[] {
    return [...state.windows] as BrowserWindow[]
  }
  static getFocusedWindow(): BrowserWindow | null {
    return BrowserWindow.getAllWindows()[0] ?? null
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null
  }

  readonly webContents: WebContents
  /** The first is created hidden, to be shown when ready; a later one that is created hidden is for printing and stays so. */
  readonly first = state.windows.size === 0
  page: Page | undefined
  closing: Promise<void> | undefined
  private bounds: Bounds
  private maximised = false
  private visible: boolean

  constructor(private readonly options: WindowOptions = {}) {
    super()
    if (!state.ready) throw new Error('Cannot create BrowserWindow before app is ready')
    for (const [name, wanted] of Object.entries(SAFE))
      if ((options.webPreferences?.[name] ?? wanted) !== wanted)
        throw new Error(`stand-in: insecure webPreferences.${name}`)
    this.webContents = strict('webContents', new WebContents())
    this.bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 }
    this.visible = options.show ?? true
    const proxy = strict('browserWindow', this)
    state.windows.add(proxy)
    app.emit('browser-window-created', {}, proxy)
    app.emit('web-contents-created', {}, this.webContents)
    return proxy
  }

  async loadURL(url: string): Promise<void> {
    if (this.page === undefined) {
      const preload = this.options.webPreferences?.['preload']
      this.page = await preparePage({
        contents: this.webContents,
        preload: typeof preload === 'string' ? preload : undefined,
        bounds: this.bounds,
        visible: state.headed && this.drawn,
        placed: (bounds) => {
          this.bounds = bounds
          this.emit('resize')
        },
      })
      this.webContents.page = this.page
      this.page.once('close', () => this.markClosed())
    }
    this.page.once('domcontentloaded', () => {
      this.webContents.emit('dom-ready', {})
      this.emit('ready-to-show')
    })
    await this.page.goto(toBrowser(url), { waitUntil: 'load' })
    this.webContents.emit('did-finish-load', {})
  }

  close(): void {
    const event = new Preventable()
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }
  destroy(): void {
    this.closing = (this.page?.close() ?? Promise.resolve()).catch(() => {}).then(() => this.markClosed())
  }
  private markClosed(): void {
    const mine = [...state.windows].find((window) => (window as BrowserWindow).webContents === this.webContents)
    if (mine === undefined) return
    state.windows.delete(mine)
    this.webContents.markDestroyed()
    this.emit('closed')
    if (state.windows.size > 0 || state.quitting) return
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed')
    else app.quit()
  }
  isDestroyed(): boolean {
    return this.webContents.isDestroyed()
  }

  show(): void {
    if (state.headed && !this.drawn) throw new Error('stand-in: a window for printing can not be shown')
    this.visible = true
    this.emit('show')
  }
  hide(): void {
    this.visible = false
  }
  isVisible(): boolean {
    return this.visible
  }
  focus(): void {
    if (state.headed) void this.page?.bringToFront().catch(() => {})
  }
  isFocused(): boolean {
    return this.visible
  }
  isMinimized(): boolean {
    return false
  }
  restore(): void {}
  isFullScreen(): boolean {
    return this.options.fullscreen ?? false
  }
  private get drawn(): boolean {
    return this.first || this.options.show !== false
  }

  getBounds(): Bounds {
    return { ...this.bounds }
  }
  getNormalBounds(): Bounds {
    return { ...this.bounds }
  }
  setBounds(wanted: Partial<Bounds>): void {
    const { minWidth = 0, minHeight = 0 } = this.options
    const { x, y, width, height } = { ...this.bounds, ...wanted }
    this.bounds = { x, y, width: Math.max(width, minWidth), height: Math.max(height, minHeight) }
    if (!state.headed) void this.page?.setViewportSize({ width: this.bounds.width, height: this.bounds.height })
    this.emit('resize')
    this.emit('move')
  }
  getMinimumSize(): [number, number] {
    return [this.options.minWidth ?? 0, this.options.minHeight ?? 0]
  }
  isMaximized(): boolean {
    return this.maximised
  }
  maximize(): void {
    this.maximised = true
    this.emit('maximize')
  }
  unmaximize(): void {
    this.maximised = false
    this.emit('unmaximize')
  }
  setTitle(title: string): void {
    note(`title ${title}`)
  }
  setMenuBarVisibility(): void {}
  setBackgroundColor(): void {}
}
