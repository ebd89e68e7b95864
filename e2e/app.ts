/**
 * Starts the built app for a spec: in Electron where its binary exists, else in the stand-in. Specs use only what both can:
 * `firstWindow`, `evaluate`, `close` and `kill`.
 */
import { fork, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron, chromium, type Page } from '@playwright/test'
import type * as Electron from 'electron'

/** What Electron's own module offers a main process, as far as specs may count on it. */
export type ElectronMain = Pick<
  typeof Electron,
  'app' | 'BrowserWindow' | 'dialog' | 'Menu' | 'nativeTheme' | 'session'
>

export interface AppUnderTest {
  readonly userData: string
  firstWindow(): Promise<Page>
  /** The second window, once the table view is open. */
  tableView(): Promise<Page>
  /** Runs a function in the main process; it can use nothing but its two arguments. */
  evaluate<R, A = undefined>(run: (electron: ElectronMain, arg: A) => R | Promise<R>, arg?: A): Promise<R>
  close(): Promise<void>
  /** Ends the main process at once, as a power cut would. */
  kill(): Promise<void>
}

export interface LaunchOptions {
  /** Kept between launches by a spec that reopens; a fresh one otherwise. */
  readonly userData?: string
  readonly args?: readonly string[]
}

const HOUSE = fileURLToPath(new URL('..', import.meta.url))
const MAIN = path.join(HOUSE, 'out', 'main', 'main.js')

/** A deed that can’t be done fails by itself, long before its test gives up. */
const ACTION_MS = 30_000

const temporary: string[] = []
process.once('exit', () => temporary.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })))

/** A folder that lasts as long as this process. */
export function freshFolder(name = 'userdata'): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `powder-keg-${name}-`))
  temporary.push(folder)
  return folder
}

export async function launchApp(options: LaunchOptions = {}): Promise<AppUnderTest> {
  if (!fs.existsSync(MAIN)) throw new Error('Build the app first: npm run build')
  const userData = options.userData ?? freshFolder()
  const env = { ...process.env, KEG_USER_DATA: userData }
  const binary = electronBinary()
  return binary === undefined
    ? launchStandIn(userData, options.args ?? [], env)
    : launchElectron(binary, userData, options.args ?? [], env)
}

const TABLE_VIEW = '?view=table'
/** The page whose address holds that text, as soon as there is one. */
async function pageAt(text: string, pages: () => readonly Page[], alive = (): boolean => true): Promise<Page> {
  for (;;) {
    const page = pages().find((each) => each.url().includes(text))
    if (page !== undefined) {
      page.setDefaultTimeout(ACTION_MS)
      await page.waitForLoadState()
      return page
    }
    if (!alive()) throw new Error('The app ended before it showed the window')
    await new Promise((again) => setTimeout(again, 25))
  }
}

/** By its path: `require('electron')` would try to download it. */
export function electronBinary(): string | undefined {
  const folder = path.dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const names: Partial<Record<NodeJS.Platform, string>> = {
    darwin: 'Electron.app/Contents/MacOS/Electron',
    win32: 'electron.exe',
  }
  const file = process.env['ELECTRON_BINARY'] ?? path.join(folder, 'dist', names[process.platform] ?? 'electron')
  return fs.existsSync(file) ? file : undefined
}

async function launchElectron(
  executablePath: string,
  userData: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<AppUnderTest> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const defined = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const electron = await _electron.launch({ executablePath, args: ['.', ...asRoot, ...args], cwd: HOUSE, env: defined })
  return {
    userData,
    async firstWindow() {
      const page = await electron.firstWindow()
      page.setDefaultTimeout(ACTION_MS)
      return page
    },
    tableView: () => pageAt(TABLE_VIEW, () => electron.windows()),
    // Playwright's type names all of Electron; ours is the part that the stand-in has too.
    evaluate: <R, A>(run: (electron: ElectronMain, arg: A) => R | Promise<R>, arg?: A) =>
      electron.evaluate(run as never, arg as never),
    close: () => electron.close(),
    async kill() {
      const child = electron.process()
      const gone = new Promise<void>((done) => child.once('exit', () => done()))
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function launchStandIn(userData: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<AppUnderTest> {
  const runner = fileURLToPath(new URL('standin/run.ts', import.meta.url))
  const child = fork(runner, [MAIN, ...args], {
    cwd: HOUSE,
    env,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const address = await addressOf(child)
  const browser = await chromium.connectOverCDP(address)
  const ask = asker(child)
  const pages = (): Page[] => browser.contexts()[0]?.pages() ?? []
  return {
    userData,
    firstWindow: () => pageAt('.localhost/', pages, () => child.exitCode === null),
    tableView: () => pageAt(TABLE_VIEW, pages, () => child.exitCode === null),
    evaluate: ask,
    async close() {
      await ask(({ app }) => void setTimeout(() => app.quit(), 0)).catch(() => {})
      await gone
      await browser.close().catch(() => {})
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
      // Nobody is left to end its browser, and to close a connection ends none.
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => {})
      await browser.close().catch(() => {})
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    child.on('message', (message: { address?: string }) => {
      if (message.address !== undefined) found(message.address)
    })
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`The app ended with ${code} before it was ready`)))
  })
}

function asker(child: ChildProcess): AppUnderTest['evaluate'] {
  let last = 0
  return <R, A>(run: (electron: ElectronMain, arg: A) => R | Promise<R>, arg?: A) =>
    new Promise<R>((done, failed) => {
      const id = ++last
      const listen = (message: { id?: number; value?: R; error?: string }): void => {
        if (message.id !== id) return
        child.off('message', listen)
        if (message.error !== undefined) failed(new Error(message.error))
        // What came back is what `run` returned, as JSON.
        else done(message.value as R)
      }
      child.on('message', listen)
      child.send({ id, fn: run.toString(), arg }, (error) => {
        if (error !== null) failed(error)
      })
    })
}
