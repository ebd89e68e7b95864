/** Finds a Chromium: one named by hand, the one that npm brought, or one that is installed. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

export interface Chromium {
  readonly file: string
  readonly env: NodeJS.ProcessEnv
  /** Whether Chrome's own sandbox can be had: not as root, and the shell from npm brings no helper for it. */
  readonly sandboxed: boolean
}

export class NoBrowser extends Error {}

/** For headless work, tests above all: the pinned one first, so that every machine tests with the same. */
export function headlessChromium(): Chromium {
  const named = process.env['STANDIN_CHROMIUM']
  if (named !== undefined) return { file: named, env: {}, sandboxed: !isRoot() }
  const bundled = bundledChromium()
  if (bundled !== undefined) return bundled
  const installed = installedBrowser()
  if (installed !== undefined) return { file: installed, env: {}, sandboxed: !isRoot() }
  throw new NoBrowser('No Chromium found: install Chrome, Chromium or Edge, or name one in STANDIN_CHROMIUM.')
}

/** For an app window: only an installed browser will do, the one from npm has no window. */
export function windowedChromium(): Chromium {
  const file = process.env['STANDIN_CHROMIUM'] ?? installedBrowser()
  if (file === undefined) throw new NoBrowser('No Chrome, Chromium or Edge is installed.')
  return { file, env: {}, sandboxed: !isRoot() }
}

const isRoot = (): boolean => process.getuid?.() === 0

export function installedBrowser(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  exists: (file: string) => boolean = fs.existsSync,
): string | undefined {
  return candidates(platform, env).find(exists)
}

function candidates(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    return programs.flatMap((program) => roots.flatMap((root) => (root === undefined ? [] : [`${root}\\${program}`])))
  }
  if (platform === 'darwin') {
    const programs = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    const folders = ['/Applications', `${env['HOME'] ?? ''}/Applications`]
    return programs.flatMap((name) => folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`))
  }
  const names = [
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'microsoft-edge-stable',
  ]
  const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`))
}

/**
 * The headless shell inside an npm package, unpacked once. Its own unpacker writes straight to its place, where a second
 * process would run it half written; so it unpacks into a folder of its own, which is then renamed.
 */
function bundledChromium(): Chromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = require.resolve('@sparticuz/chromium')
  } catch {
    return undefined
  }
  const root = path.resolve(path.dirname(entry), '..', '..')
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const home = path.join(os.tmpdir(), `powder-keg-chromium-${version}-${os.userInfo().uid}`)
  const file = path.join(home, 'chromium')
  if (!fs.existsSync(file)) unpack(entry, home)
  return { file, env: borrowedLibraries(file, home), sandboxed: false }
}

function unpack(entry: string, home: string): void {
  const aside = fs.mkdtempSync(path.join(os.tmpdir(), 'powder-keg-unpack-'))
  // The variable makes the package lay out the system libraries too; whether they are used is decided below.
  const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const script = `const m = require(${JSON.stringify(entry)}); (m.default ?? m).executablePath()`
  const done = spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })
  if (done.status !== 0 || !fs.existsSync(path.join(aside, 'chromium')))
    throw new NoBrowser(`Chromium could not be unpacked: ${done.stderr}`)
  try {
    fs.renameSync(aside, home)
  } catch (error) {
    if (!fs.existsSync(path.join(home, 'chromium'))) throw error // else another process was quicker
    fs.rmSync(aside, { recursive: true, force: true })
  }
}

/** A bare machine lacks the libraries that every desktop has, or any font set-up: then those of the package serve. */
function borrowedLibraries(file: string, home: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {}
  if (!fs.existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = path.join(home, 'fonts')
  if (spawnSync(file, ['--version']).status !== 0) env['LD_LIBRARY_PATH'] = path.join(home, 'al2023', 'lib')
  return env
}
