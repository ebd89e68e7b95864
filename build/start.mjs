/**
 * `npm start`: builds what is not built, fetches Electron the first time, opens the window. Where Electron can't be had, the
 * same main process and renderer open in an app window of an installed browser; where that is missing too, it says so.
 */
import { fork, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { at, build, electronBinary, house, isBuilt, isRoot, run, tool } from './program.mjs'

const say = (text) => process.stderr.write(`${text}\n`)
const HOW_TO_GO_ON =
  'Without a window: “npm run demo” plays the sample campaign and leaves pictures and printed sheets in a folder, ' +
  'and “npm run keg” is the command line.'
/** A program that ends sooner than this, with an error, never showed its window. */
const START_MS = 15_000
const args = process.argv.slice(2)
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
let toldToEnd = false

process.exitCode = await start()

async function start() {
  const noDisplay = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
  if (noDisplay) {
    say(
      `There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can be opened. ${HOW_TO_GO_ON}`,
    )
    return 1
  }
  if (!isBuilt()) {
    say('Building Powder Keg …')
    const built = await build({ quiet: true })
    if (built.code !== 0) {
      say(`${built.output}\nThe build failed; the last lines above say why.`)
      return 1
    }
  }
  const why = await inElectron()
  if (why === undefined) return 0
  return inBrowser(why)
}

/** @returns {Promise<string | undefined>} why it did not come to a window; nothing when it did and was closed */
async function inElectron() {
  if (electronBinary() === undefined) {
    const { version } = JSON.parse(readFileSync(at('node_modules', 'electron', 'package.json'), 'utf8'))
    say(`Fetching Electron ${version}, about 120 MB, this once …`)
    // Behind a proxy: newer Nodes take it from the environment when told to, older ones know nothing of it.
    const fetched = await run(tool('electron/install.js'), [], { quiet: true, env: { NODE_USE_ENV_PROXY: '1' } })
    if (fetched.code !== 0 || electronBinary() === undefined)
      return `Electron could not be fetched (${reason(fetched.output)})`
  }
  const began = Date.now()
  const { code, output } = await electron()
  if (code === 0 || toldToEnd || Date.now() - began > START_MS) return undefined
  return `Electron could not be started (${reason(output)})`
}

function electron() {
  return new Promise((done) => {
    const child = spawn(electronBinary(), ['.', ...(isRoot ? ['--no-sandbox'] : []), ...args], {
      cwd: house,
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    endsWithUs(child)
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
      process.stderr.write(chunk)
    })
    child.once('error', (error) => done({ code: 1, output: String(error) }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Whoever ends `npm start` ends the app: no window stays behind that nobody answers. */
function endsWithUs(child) {
  const handOn = (signal) => {
    toldToEnd = true
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, handOn)
  child.once('close', () => SIGNALS.forEach((signal) => process.off(signal, handOn)))
}

/** The line of a failure that a person can use: the first that names an error. */
function reason(output) {
  const lines = output.split('\n').map((line) => line.trim())
  const telling =
    lines.find((line) => /error|E[A-Z]{4,}|missing|sandbox|cannot/i.test(line)) ?? lines.find((line) => line !== '')
  if (telling?.endsWith('fetch failed')) return 'its server can’t be reached'
  return (telling ?? 'no reason given').replace(/^\w*Error: /, '').slice(0, 160)
}

function inBrowser(why) {
  return new Promise((done) => {
    const child = fork(at('e2e', 'standin', 'run.ts'), [at('out', 'main', 'main.js'), ...args], {
      cwd: house,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, STANDIN_HEADED: '1' },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    let shown = false
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
      if (shown) process.stderr.write(chunk)
    })
    child.on('message', ({ address, program }) => {
      if (address === undefined) return
      shown = true
      say(
        `${why}, so Powder Keg opens in an app window of ${path.basename(program)}: the same program, without a menu bar.`,
      )
    })
    endsWithUs(child)
    child.once('close', (code) => {
      if (shown || toldToEnd) return done(code ?? 0)
      const missing =
        code === 69 ? 'neither Chrome, Chromium nor Edge is installed' : `the browser did not open (${reason(output)})`
      say(
        `${why}, and ${missing}, so no window can be opened. Connect to the internet or install one of them. ${HOW_TO_GO_ON}`,
      )
      done(1)
    })
  })
}
