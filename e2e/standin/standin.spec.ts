/** The stand-in's own promises: gaps are errors, ready comes after the module, only plain JSON crosses. */
import { fork, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { electronBinary } from '../app'
import { installedBrowser } from './chromium'
import { plainJson, strict } from './strict'

const HOUSE = fileURLToPath(new URL('../..', import.meta.url))

test.describe('strictness', () => {
  test('a member that is not there is an error, not undefined', () => {
    const app = strict('app', { name: 'x' })
    expect(app.name).toBe('x')
    expect(() => (app as unknown as { dock: unknown }).dock).toThrow('app.dock is not implemented')
  })

  test('what a test replaces is there', () => {
    const dialog = strict('dialog', { showOpenDialog: (): string => 'real' })
    dialog.showOpenDialog = () => 'scripted'
    expect(dialog.showOpenDialog()).toBe('scripted')
  })

  test('only plain JSON crosses the bridge', () => {
    expect(plainJson('answer', { a: [1, 'x', null], b: Object.create(null) as object })).toEqual({
      a: [1, 'x', null],
      b: {},
    })
    for (const value of [new Map(), new Date(), { f: () => 1 }, [Symbol('x')], 1n, new Error('x')])
      expect(() => plainJson('answer', value)).toThrow()
  })
})

test.describe('browsers', () => {
  test('are looked for where each system keeps them', () => {
    const everywhere = (): boolean => true
    const windows = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' }
    expect(installedBrowser('win32', windows, everywhere)).toBe(
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    )
    expect(installedBrowser('win32', windows, (file) => file.endsWith('msedge.exe'))).toContain('Microsoft\\Edge')
    expect(installedBrowser('darwin', { HOME: '/Users/ada' }, (file) => file.startsWith('/Users/ada'))).toBe(
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    )
    expect(installedBrowser('linux', { PATH: '/opt/bin:/usr/bin' }, (file) => file === '/usr/bin/chromium')).toBe(
      '/usr/bin/chromium',
    )
  })
  test('none is none', () => {
    expect(installedBrowser('linux', { PATH: '/usr/bin' }, () => false)).toBeUndefined()
  })
})

test.describe('a main process', () => {
  test.skip(electronBinary() !== undefined, 'the app runs in Electron itself here')

  /** Runs a main module of a few lines to its end. */
  function run(source: string): { readonly code: number | null; readonly said: string } {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'powder-keg-main-'))
    const main = path.join(folder, 'main.mjs')
    writeFileSync(main, source)
    const ended = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/standin/run.ts', main], {
      cwd: HOUSE,
      encoding: 'utf8',
      env: { ...process.env, STANDIN_READY_MS: '3000' },
    })
    return { code: ended.status, said: ended.stdout + ended.stderr }
  }

  test('that awaits whenReady at its top level hangs in Electron, so it is told here', () => {
    const { code, said } = run(`import { app } from 'electron'; await app.whenReady(); console.log('never')`)
    expect(code).toBe(13)
    expect(said).toContain('top level')
    expect(said).not.toContain('never')
  })

  test('is ready only after its module has run', () => {
    const { code, said } = run(`import { app } from 'electron'
      void app.whenReady().then(() => { console.log('ready'); app.quit() })
      console.log('module ' + app.isReady())`)
    expect(code).toBe(0)
    expect(said.replaceAll('\n', ' ')).toContain('module false ready')
  })

  test('cannot make a window before that', () => {
    const { code, said } = run(`import { BrowserWindow } from 'electron'; new BrowserWindow()`)
    expect(code).not.toBe(0)
    expect(said).toContain('before app is ready')
  })

  test('cannot make an insecure window at all', () => {
    const { said } = run(`import { app, BrowserWindow } from 'electron'
      void app.whenReady().then(() => {
        for (const webPreferences of [{ sandbox: false }, { nodeIntegration: true }, { contextIsolation: false }, { webSecurity: false }])
          try { new BrowserWindow({ webPreferences }); console.log('made') } catch (error) { console.log(error.message) }
        app.exit(0)
      })`)
    expect(said.match(/insecure webPreferences/g)).toHaveLength(4)
    expect(said).not.toContain('made')
  })

  test('meets an error where the stand-in lacks something, and where a dialog was not scripted', () => {
    const { said } = run(`import { app, dialog } from 'electron'
      void app.whenReady().then(async () => {
        try { app.dock } catch (error) { console.log(error.message) }
        await dialog.showSaveDialog(undefined, {}).catch((error) => console.log(error.message))
        app.exit(0)
      })`)
    expect(said).toContain('app.dock is not implemented')
    expect(said).toContain('showSaveDialog was not scripted')
  })

  test('may keep itself from quitting until its work is done', () => {
    const { code, said } = run(`import { app } from 'electron'
      let saved = false
      app.on('before-quit', (event) => {
        if (saved) return
        event.preventDefault()
        setTimeout(() => { saved = true; console.log('saved'); app.quit() }, 50)
      })
      app.on('quit', () => console.log('quit'))
      void app.whenReady().then(() => app.quit())`)
    expect(code).toBe(0)
    expect(said.replaceAll('\n', ' ')).toContain('saved quit')
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    test(`told to end by ${signal} quits in order and takes its browser along`, async () => {
      const main = path.join(mkdtempSync(path.join(os.tmpdir(), 'powder-keg-main-')), 'main.mjs')
      writeFileSync(main, `import { app } from 'electron'; app.on('quit', () => console.log('in order'))`)
      const child = fork('e2e/standin/run.ts', [main], { cwd: HOUSE, execArgv: ['--import', 'tsx'], silent: true })
      let said = ''
      child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      const address = await new Promise<string>((heard) =>
        child.once('message', (message: { address: string }) => heard(message.address)),
      )
      const browser = `http://${new URL(address).host}/json/version`
      expect((await fetch(browser)).status).toBe(200)
      const ended = new Promise<number | null>((done) => child.once('close', done))
      child.kill(signal)
      expect(await ended).toBe(0)
      expect(said).toContain('in order')
      await expect(fetch(browser)).rejects.toThrow()
    })
})
