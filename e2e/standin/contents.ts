/** `webContents`: what a window's page can be told and asked. */
import { EventEmitter } from 'node:events'
import type { Page } from 'playwright-core'
import { frameLike, type FrameLike } from './ipc'
import { toApp } from './protocol'
import { defaultSession } from './session'
import { note, state } from './state'
import { plainJson } from './strict'

interface PdfOptions {
  landscape?: boolean
  printBackground?: boolean
  scale?: number
  pageSize?: string | { width: number; height: number }
  margins?: { top?: number; bottom?: number; left?: number; right?: number }
  pageRanges?: string
  displayHeaderFooter?: boolean
  headerTemplate?: string
  footerTemplate?: string
  preferCSSPageSize?: boolean
  generateTaggedPDF?: boolean
  generateDocumentOutline?: boolean
}
const PAPER_INCHES: Record<string, readonly [number, number]> = {
  A3: [11.69, 16.54],
  A4: [8.27, 11.7],
  A5: [5.83, 8.27],
  Letter: [8.5, 11],
  Legal: [8.5, 14],
  Tabloid: [11, 17],
}

interface OpenDetails {
  readonly url: string
  readonly frameName: string
  readonly features: string
  readonly disposition: string
}
type OpenHandler = (details: OpenDetails) => { action: 'allow' | 'deny' }

let lastId = 0

export class WebContents extends EventEmitter {
  readonly id = ++lastId
  readonly session = defaultSession
  page: Page | undefined
  private openHandler: OpenHandler = () => ({ action: 'allow' })
  private gone = false

  getURL(): string {
    return toApp(this.page?.url() ?? '')
  }
  get mainFrame(): FrameLike {
    return this.page === undefined ? { url: '', parent: null } : frameLike(this.page.mainFrame())
  }
  isDestroyed(): boolean {
    return this.gone
  }
  markDestroyed(): void {
    this.gone = true
    this.emit('destroyed')
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler
  }
  /** Whether the app lets the page open another window. */
  mayOpen(url: string): boolean {
    const { action } = this.openHandler({ url, frameName: '', features: '', disposition: 'foreground-tab' })
    note(`open ${url}: ${action}`)
    return action === 'allow'
  }

  send(channel: string, ...args: unknown[]): void {
    const message = [channel, plainJson(`the message ${channel}`, args)] as const
    const script = `window.__standinHear(...${JSON.stringify(message)})`
    void this.page?.evaluate(script).catch((error: unknown) => note(`not heard: ${channel} (${String(error)})`))
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return this.mustPage().evaluate(code)
  }

  /** With Electron's defaults (Letter, 0.4 inch margins), which are not those of Playwright. */
  async printToPDF(options: PdfOptions = {}): Promise<Buffer> {
    const page = this.mustPage()
    const { pageSize = 'Letter', margins = {} } = options
    const size = typeof pageSize === 'string' ? PAPER_INCHES[pageSize] : ([pageSize.width, pageSize.height] as const)
    if (size === undefined) throw new Error(`Invalid pageSize ${JSON.stringify(pageSize)}`)
    const cdp = await page.context().newCDPSession(page)
    const { data } = await cdp.send('Page.printToPDF', {
      landscape: options.landscape ?? false,
      printBackground: options.printBackground ?? false,
      scale: options.scale ?? 1,
      paperWidth: size[0],
      paperHeight: size[1],
      marginTop: margins.top ?? 0.4,
      marginBottom: margins.bottom ?? 0.4,
      marginLeft: margins.left ?? 0.4,
      marginRight: margins.right ?? 0.4,
      pageRanges: options.pageRanges ?? '',
      displayHeaderFooter: options.displayHeaderFooter ?? false,
      headerTemplate: options.headerTemplate ?? '',
      footerTemplate: options.footerTemplate ?? '',
      preferCSSPageSize: options.preferCSSPageSize ?? false,
      generateTaggedPDF: options.generateTaggedPDF ?? false,
      generateDocumentOutline: options.generateDocumentOutline ?? false,
    })
    await cdp.detach()
    return Buffer.from(data, 'base64')
  }

  /** The browser's own print dialog when there is a screen; a test has to script what a printer would say. */
  print(_options: object, done: (success: boolean, reason: string) => void): void {
    const page = this.mustPage()
    if (!state.headed) throw new Error('stand-in: webContents.print was not scripted by the test')
    void printInWindow(page).then(
      () => done(true, ''),
      (error: unknown) => done(false, String(error)),
    )
  }

  openDevTools(): void {}
  setZoomFactor(): void {}
  setVisualZoomLevelLimits(): Promise<void> {
    return Promise.resolve()
  }
  setIgnoreMenuShortcuts(): void {}

  private mustPage(): Page {
    if (this.page === undefined) throw new Error('Nothing is loaded in this window')
    return this.page
  }
}

/** Hidden windows live in a headless browser, so their document is shown in a tab of the visible one to be printed. */
async function printInWindow(hidden: Page): Promise<void> {
  const context = state.browser?.browser.contexts()[0]
  if (context === undefined) throw new Error('no browser')
  const html = await hidden.content()
  const tab = await context.newPage()
  await tab.goto(hidden.url()).catch(() => tab.setContent(html))
  await tab.evaluate('window.print()')
  await tab.close()
}
