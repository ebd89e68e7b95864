/** Pages of the browser, their requests and what they try to open: all of it passes through the app's own filters. */
import type { BrowserContext, Page, Request as PageRequest, Route } from 'playwright-core'
import { APP_START, startBrowser } from './browser'
import type { WebContents } from './contents'
import { answer, preloadScript } from './ipc'
import { handlerFor, toApp } from './protocol'
import { lets } from './session'
import { note, Preventable, state, type RunningBrowser } from './state'

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface PageOrder {
  readonly contents: WebContents
  readonly preload: string | undefined
  readonly bounds: Bounds
  /** In the visible browser of an app window. Everything else is headless. */
  readonly visible: boolean
  /** The user moved or resized the visible window. */
  readonly placed: (bounds: Bounds) => void
}

const owners = new Map<Page, WebContents>()
const watched = new WeakSet<BrowserContext>()
/** Pages that the stand-in itself is opening, so that they are not taken for popups. */
let opening = 0
let hiddenBrowser: Promise<RunningBrowser> | undefined

export async function preparePage({ contents, preload, bounds, visible, placed }: PageOrder): Promise<Page> {
  const context = await contextFor(visible)
  const page = await freshPage(context, visible ? state.browser : undefined)
  owners.set(page, contents)
  page.once('close', () => owners.delete(page))
  if (visible) await placeWindow(page, bounds)
  else await page.setViewportSize({ width: bounds.width, height: bounds.height })
  if (preload !== undefined) {
    await page.exposeBinding('__standinCall', ({ frame }, channel: string, args: string) => {
      if (channel === 'standin:place') return placed((JSON.parse(args) as [Bounds])[0])
      return answer(contents, frame, channel, args)
    })
    await page.addInitScript(preloadScript(preload))
  }
  page.on('console', (message) => {
    contents.emit('console-message', { level: message.type(), message: message.text() })
    if (message.type() === 'error') note(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => note(`page error: ${error.message}`))
  page.on('crash', () => contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }))
  return page
}

async function placeWindow(page: Page, { width, height }: Bounds): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width, height } })
  await cdp.detach()
}

async function contextFor(visible: boolean): Promise<BrowserContext> {
  let running = state.browser
  if (state.headed && !visible) running = await (hiddenBrowser ??= startBrowser(false))
  const context = running?.browser.contexts()[0]
  if (context === undefined) throw new Error('stand-in: the browser is gone')
  if (!watched.has(context)) {
    watched.add(context)
    await context.route('**/*', (route) => serve(route))
    context.on('page', (page) => void closeIfPopup(page))
  }
  return context
}

const isUnused = (url: string): boolean => url === 'about:blank' || url.startsWith(APP_START.slice(0, 14))

/** `windows`: the browser that shows app windows, where a new page would be a tab in a window of its own. */
async function freshPage(context: BrowserContext, windows: RunningBrowser | undefined): Promise<Page> {
  const unused = (): Page | undefined => context.pages().find((page) => isUnused(page.url()) && !owners.has(page))
  const found = unused()
  if (found !== undefined) return found
  opening++
  try {
    if (windows?.appWindow === undefined) return await context.newPage()
    const opened = context.waitForEvent('page')
    windows.appWindow()
    return unused() ?? (await opened)
  } finally {
    opening--
  }
}

/** A popup with an address shows itself by its first request (below); one without has none, so it is judged here. */
async function closeIfPopup(page: Page): Promise<void> {
  if (opening > 0 || owners.has(page)) return
  const opener = await page.opener()
  if (page.url() === 'about:blank' && opener !== null) owners.get(opener)?.mayOpen('about:blank')
  await page.close().catch(() => {})
}

async function serve(route: Route): Promise<void> {
  const request = route.request()
  const url = toApp(request.url())
  const page = pageOf(request)
  const contents = page === undefined ? undefined : owners.get(page)
  if (contents === undefined) {
    // A popup: Electron asks before there is a page; here the page exists, empty, and goes again.
    const asker = page === undefined ? undefined : await page.opener()
    const owner = asker === null || asker === undefined ? [...owners.values()][0] : owners.get(asker)
    if (request.isNavigationRequest()) owner?.mayOpen(url)
    return route.abort('aborted')
  }
  if (request.isNavigationRequest() && !mayNavigate(request, contents, url)) {
    note(`navigation to ${url} forbidden`)
    return route.abort('aborted')
  }
  const handler = handlerFor(url)
  if (!lets({ url, resourceType: request.resourceType() }) || handler === undefined) {
    note(`blocked ${url}`)
    return route.abort('internetdisconnected')
  }
  try {
    const response = await handler(new Request(url, { method: request.method(), headers: request.headers() }))
    const body = Buffer.from(await response.arrayBuffer())
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body })
  } catch (error) {
    note(`the handler of ${url} failed: ${String(error)}`)
    await route.abort('failed').catch(() => {})
  }
}

function mayNavigate(request: PageRequest, contents: WebContents, url: string): boolean {
  const isMainFrame = request.frame().parentFrame() === null
  // Electron asks only about what the page wants, not about what the app itself loads.
  if (isMainFrame && isUnused(contents.getURL())) return true
  const names = isMainFrame ? ['will-frame-navigate', 'will-navigate'] : ['will-frame-navigate']
  return names.every((name) => {
    const event = Object.assign(new Preventable(url), { isMainFrame })
    contents.emit(name, event, url)
    return !event.defaultPrevented
  })
}

function pageOf(request: PageRequest): Page | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined // a popup that has no frame yet
  }
}
