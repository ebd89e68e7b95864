/** `app`: life of the process, paths and the single-instance lock. */
import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { note, Preventable, state } from './state'
import { strict } from './strict'

const manifest = JSON.parse(fs.readFileSync(path.join(process.cwd(), 'package.json'), 'utf8')) as {
  name: string
  productName?: string
  version: string
}
const productName = manifest.productName ?? manifest.name

function configFolder(): string {
  if (process.platform === 'win32') return process.env['APPDATA'] ?? path.join(os.homedir(), 'AppData', 'Roaming')
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library', 'Application Support')
  return process.env['XDG_CONFIG_HOME'] ?? path.join(os.homedir(), '.config')
}

export class App extends EventEmitter {
  isPackaged = false
  name = productName
  paths: Record<string, string> = {
    userData: path.join(configFolder(), productName),
    temp: os.tmpdir(),
    home: os.homedir(),
    documents: path.join(os.homedir(), 'Documents'),
    downloads: path.join(os.homedir(), 'Downloads'),
  }

  getName(): string {
    return this.name
  }
  getVersion(): string {
    return manifest.version
  }
  getAppPath(): string {
    return process.cwd()
  }
  getLocale(): string {
    return 'en-GB'
  }
  getPath(name: string): string {
    const found = this.paths[name]
    if (found === undefined) throw new Error(`Failed to get '${name}' path`)
    return found
  }
  setPath(name: string, value: string): void {
    if (!path.isAbsolute(value)) throw new Error('Path must be absolute')
    if (state.ready && name === 'userData') note('setPath of userData after ready: too late in Electron')
    this.paths[name] = value
  }
  isReady(): boolean {
    return state.ready
  }
  whenReady(): Promise<void> {
    return state.ready ? Promise.resolve() : new Promise((done) => this.once('ready', () => done()))
  }

  /**
   * One process a user-data folder. A later one leaves its arguments beside the lock, where the first one, watching the
   * folder, finds them.
   */
  requestSingleInstanceLock(): boolean {
    const folder = this.getPath('userData')
    fs.mkdirSync(folder, { recursive: true })
    const lock = path.join(folder, 'standin.lock')
    const holder = fs.existsSync(lock) ? Number(fs.readFileSync(lock, 'utf8')) : undefined
    if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
      const message = { argv: process.argv, cwd: process.cwd() }
      const aside = path.join(folder, `.second-${process.pid}.tmp`)
      fs.writeFileSync(aside, JSON.stringify(message))
      fs.renameSync(aside, path.join(folder, `standin-second-${process.pid}.json`))
      return false
    }
    fs.writeFileSync(lock, String(process.pid))
    const watcher = fs.watch(folder, (_, name) => {
      if (name === null || !/^standin-second-\d+\.json$/.test(name)) return
      const file = path.join(folder, name)
      if (!fs.existsSync(file)) return
      const { argv, cwd } = JSON.parse(fs.readFileSync(file, 'utf8')) as { argv: string[]; cwd: string }
      fs.rmSync(file)
      this.emit('second-instance', {}, argv, cwd, null)
    })
    watcher.unref()
    process.on('exit', () => fs.rmSync(lock, { force: true }))
    return true
  }

  quit(): void {
    void this.quitInOrder()
  }
  exit(code = 0): void {
    const killed = state.browser?.kill() ?? Promise.resolve()
    void killed.finally(() => process.exit(code))
  }
  private async quitInOrder(): Promise<void> {
    if (state.quitting) return
    const before = new Preventable()
    this.emit('before-quit', before)
    if (before.defaultPrevented) return
    state.quitting = true
    for (const window of [...state.windows]) {
      window.close()
      await window.closing
      if (state.windows.has(window)) {
        state.quitting = false
        return
      }
    }
    const will = new Preventable()
    this.emit('will-quit', will)
    if (will.defaultPrevented) {
      state.quitting = false
      return
    }
    this.emit('quit', {}, 0)
    this.exit(0)
  }

  setAppUserModelId(): void {}
  setAboutPanelOptions(): void {}
  showAboutPanel(): void {
    note('about panel')
  }
  enableSandbox(): void {}
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export const app = strict('app', new App())
