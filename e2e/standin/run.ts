/**
 * Runs a compiled main process with `electron` resolved to the stand-in:
 * `node --import tsx e2e/standin/run.ts out/main/main.js [arguments of the app]`.
 */
import { register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import { NoBrowser } from './chromium'
import electron, { start } from './electron'
import { state } from './state'

const READY_MS = Number(process.env['STANDIN_READY_MS'] ?? 10_000)
const [main, ...args] = process.argv.slice(2)
if (main === undefined) throw new Error('Which main module?')
process.argv = [process.argv[0] ?? 'electron', main, ...args]
Object.assign(process.versions, { electron: 'stand-in' })

const front = new URL('electron.ts', import.meta.url).href
const resolveElectron = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(front)}, shortCircuit: true } : next(name, context)`
register(`data:text/javascript,${encodeURIComponent(resolveElectron)}`)

interface Question {
  readonly id: number
  readonly fn: string
  readonly arg: unknown
}
process.on('message', (question: Question) => void evaluate(question))
process.on('disconnect', () => electron.app.exit(1)) // the test that started us is gone

const QUIT_MS = 5_000
/** As in Electron a signal asks the app to quit, so that saves come to their end and the browser goes with us. */
function quitOn(signal: NodeJS.Signals): void {
  process.once(signal, () => {
    electron.app.quit()
    setTimeout(() => electron.app.exit(1), QUIT_MS).unref()
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) quitOn(signal)

/** `evaluate` of Playwright's ElectronApplication: a function's text, run here. */
async function evaluate({ id, fn, arg }: Question): Promise<void> {
  try {
    const run = runInThisContext(`(${fn})`) as (electron: unknown, arg: unknown) => unknown
    const value: unknown = await run(electron, arg)
    process.send?.({ id, value })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

const watchdog = setTimeout(() => {
  process.stderr.write(
    'The main module did not run to its end: does it await app.whenReady() at its top level? ' +
      'Electron is ready only after the module, so that waits for ever.\n',
  )
  process.exit(13)
}, READY_MS)
await import(pathToFileURL(path.resolve(main)).href)
clearTimeout(watchdog)

try {
  await start()
  process.send?.({ address: state.browser?.address, program: state.browser?.program })
} catch (error) {
  process.stderr.write(`${error instanceof NoBrowser ? error.message : String(error)}\n`)
  process.exit(error instanceof NoBrowser ? 69 : 1)
}
