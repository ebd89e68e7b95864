/**
 * `keg charts` prints on the same page as the window: the sheets are rendered here, and the app itself, started without a
 * window, turns them into a PDF. In Electron where its binary is, else in the stand-in.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Paper } from '../../shared/ipc'
import { chartSource, look } from '../campaign'
import { nameSheets, renderSheets } from '../charts'
import { gameById } from '../engine/registry'
import { realDisk } from '../saves'
import { noFileOfOne } from './campaign-path'
import { appVersion } from './desk'
import { Unusable, Usage } from './exit'
import { holdPlace } from './output-file'

export interface PrintOrder {
  /** A campaign's folder or an exported file. It is read, never opened for writing. */
  readonly campaignPath: string
  /** Names of sheets; none means all of them. */
  readonly sheets: readonly string[]
  readonly paper: Paper
  readonly out: string
}

/** No host, or it failed: a fault of the app, not of the campaign. */
export class CannotPrint extends Error {}

const HOUSE = fileURLToPath(new URL('../..', import.meta.url))
const MAIN = path.join(HOUSE, 'out', 'main', 'main.js')
const PRINT_MS = 120_000

/** Takes a job's file and ends when it is printed, or when it can't be. */
type Host = (job: string) => Promise<Ended>

export async function printSheets(
  order: PrintOrder,
  host: Host = theApp,
): Promise<{ readonly pages: number; readonly file: string }> {
  const { html, pages } = await render(order)
  const file = path.resolve(order.out)
  const place = await holdPlace(realDisk, file)
  // The app prints into a folder of our own that was empty: what lies there afterwards is new, and no old file passes for it.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'powder-keg-job-'))
  try {
    const [job, printed] = [path.join(folder, 'job.json'), path.join(folder, 'sheets.pdf')]
    writeFileSync(job, JSON.stringify({ html, paper: order.paper, out: printed }))
    const ended = await host(job)
    if (ended.code !== 0 || !existsSync(printed)) throw new CannotPrint(sentence(ended))
    await place.fill(printed)
  } finally {
    await place.release()
    rmSync(folder, { recursive: true, force: true })
  }
  return { pages, file }
}

async function theApp(job: string): Promise<Ended> {
  if (!existsSync(MAIN)) await build()
  const { program, args } = hostCommand(job)
  return run(program, args)
}

async function render({ campaignPath, sheets, paper }: PrintOrder): Promise<{ html: string; pages: number }> {
  const saves = { disk: realDisk, appVersion: appVersion(), owner: 'keg charts' }
  await noFileOfOne({ saves }, campaignPath)
  const course = await look({ saves, games: gameById }, campaignPath)
  if (!course.ok) throw new Unusable(course.error)
  const source = chartSource(campaignPath, course.value, undefined)
  if (!source.ok) throw new Unusable(source.error)
  const chosen = sheets.length > 0 ? sheets : nameSheets(source.value).map(({ sheet }) => sheet)
  const made = renderSheets(source.value, chosen, paper)
  if (!made.ok) throw new Usage(`${made.error.problem} There are: ${made.error.expected ?? ''}.`)
  return made.value
}

/** Electron's binary by its path: asking its package for it would try to download. */
function hostCommand(job: string): { readonly program: string; readonly args: readonly string[] } {
  const order = `--print-job=${job}`
  const names: Partial<Record<NodeJS.Platform, string>> = {
    darwin: 'Electron.app/Contents/MacOS/Electron',
    win32: 'electron.exe',
  }
  const installed = path.join(HOUSE, 'node_modules', 'electron', 'dist', names[process.platform] ?? 'electron')
  const electron = process.env['ELECTRON_BINARY'] ?? installed
  // Electron needs a display even for hidden windows; the stand-in does not.
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
  if (hasDisplay && existsSync(electron))
    return { program: electron, args: [HOUSE, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), order] }
  return {
    program: process.execPath,
    args: ['--import', 'tsx', path.join(HOUSE, 'e2e', 'standin', 'run.ts'), MAIN, order],
  }
}

async function build(): Promise<void> {
  process.stderr.write('Building the app, once, to print with it …\n')
  const vite = path.join(HOUSE, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')
  const built = await run(process.execPath, [vite, 'build', '--config', 'build/electron.vite.config.ts'])
  if (built.code !== 0) throw new CannotPrint(`The app could not be built: ${built.said}`)
}

interface Ended {
  readonly code: number
  readonly said: string
}

function run(program: string, args: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: HOUSE, stdio: ['ignore', 'ignore', 'pipe'], timeout: PRINT_MS })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('error', (error) => done({ code: 1, said: error.message }))
    child.once('close', (code) => done({ code: code ?? 1, said: said.trim() }))
  })
}

/** 69 is how the stand-in says that it found no browser (EX_UNAVAILABLE). */
function sentence({ code, said }: Ended): string {
  if (code === 69)
    return 'Printing needs Electron, Chrome, Chromium or Edge, and none was found. Install one, or start the app once while online.'
  return said === '' ? 'The app ended before the sheets were printed.' : said
}
