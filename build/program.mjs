/** What start, demo and test have in common: where things lie, and running one program after the other. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const house = fileURLToPath(new URL('..', import.meta.url))
export const at = (...parts) => path.join(house, ...parts)
/** A JavaScript file of a package, run by this same Node: no shell, so that it works alike on every system. */
export const tool = (file) => at('node_modules', ...file.split('/'))

const MAIN = at('out', 'main', 'main.js')
const INDEX = at('out', 'renderer', 'index.html')

/** @returns {Promise<{ code: number, output: string }>} also when it could not be started */
export function run(file, args, { env = {}, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: house,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const hear = (to) => (chunk) => {
      output += chunk
      if (!quiet) to.write(chunk)
    }
    child.stdout.on('data', hear(process.stdout))
    child.stderr.on('data', hear(process.stderr))
    child.once('error', (error) => done({ code: 1, output: output + String(error) }))
    child.once('close', (code, signal) => {
      if (signal !== null) hear(process.stderr)(`Ended by ${signal}.\n`)
      done({ code: code ?? 1, output })
    })
  })
}

function newest(folder) {
  let found = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) found = Math.max(found, statSync(path.join(entry.parentPath ?? entry.path, entry.name)).mtimeMs)
  return found
}

export function isBuilt() {
  if (!existsSync(MAIN) || !existsSync(INDEX)) return false
  const built = Math.min(statSync(MAIN).mtimeMs, statSync(INDEX).mtimeMs)
  return ['electron', 'renderer', 'shared'].every((room) => newest(at(room)) < built)
}

export const build = (options) =>
  run(
    tool('electron-vite/bin/electron-vite.js'),
    ['build', '--config', 'build/electron.vite.config.ts', '--logLevel', 'warn'],
    options,
  )

export function electronBinary() {
  const names = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }
  const file =
    process.env.ELECTRON_BINARY ?? at('node_modules', 'electron', 'dist', names[process.platform] ?? 'electron')
  return existsSync(file) ? file : undefined
}

export const isRoot = process.getuid?.() === 0
