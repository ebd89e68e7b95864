/** Starts a Chromium and connects to it. Tests connect to the same one, as a second client. */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { headlessChromium, windowedChromium } from './chromium'
import type { RunningBrowser } from './state'

const FLAGS = [
  '--remote-debugging-port=0',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-features=Translate,MediaRouter,OptimizationHints',
  '--password-store=basic',
  '--use-mock-keychain',
]
const HEADLESS_FLAGS = [
  '--headless',
  '--hide-scrollbars',
  '--disable-gpu',
  '--no-zygote',
  '--force-device-scale-factor=1',
]
/** An app window is had only for a real address; about:blank would open a browser with tabs. */
export const APP_START = 'data:text/html,<title>Powder Keg</title>'
const START_MS = 60_000

export async function startBrowser(headed: boolean): Promise<RunningBrowser> {
  const found = headed ? windowedChromium() : headlessChromium()
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'powder-keg-profile-'))
  const flags = [
    ...FLAGS,
    `--user-data-dir=${profile}`,
    ...(headed ? [`--app=${APP_START}`] : [...HEADLESS_FLAGS, 'about:blank']),
    // Without its sandbox Chrome shows a warning bar in a window; the page in it is our own either way.
    ...(found.sandboxed ? [] : ['--no-sandbox', '--test-type']),
  ]
  const env = { ...process.env, ...found.env }
  const child = spawn(found.file, flags, { stdio: ['ignore', 'ignore', 'pipe'], env })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  process.on('exit', () => {
    child.kill('SIGKILL')
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  })
  const address = await new Promise<string>((heard, failed) => {
    let said = ''
    const late = setTimeout(() => failed(new Error(`Chromium did not answer in time. ${said}`)), START_MS)
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const match = /ws:\/\/\S+/.exec(said)
      if (match === null) return
      clearTimeout(late)
      heard(match[0])
    })
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`Chromium ended with ${code} before it was ready. ${said}`)))
  })
  return {
    browser: await chromium.connectOverCDP(address),
    address,
    program: found.file,
    // A second start with the same profile is a second window of the first.
    ...(headed ? { appWindow: () => void spawn(found.file, flags, { stdio: 'ignore', env }) } : {}),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
