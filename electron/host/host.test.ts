import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { MENU_DEEDS } from '../../shared/ipc'
import { SCENARIO_FILE } from '../../shared/scenarios'
import { realDisk } from '../saves'

const area = { x: 0, y: 0, width: 1920, height: 1040 }
const laptop = { id: 1, workArea: area, bounds: { ...area, height: 1080 } }
const television = { id: 2, workArea: area, bounds: { x: 1920, y: 0, width: 3840, height: 2160 } }
const displays = [laptop]
vi.mock('electron', () => ({
  Menu: {},
  BrowserWindow: class {},
  nativeTheme: {},
  screen: {
    getAllDisplays: () => displays,
    getPrimaryDisplay: () => laptop,
    getDisplayMatching: () => laptop,
  },
}))
const { menuTemplate, NEEDS_CAMPAIGN } = await import('./menu')
const { placeOnScreen } = await import('./window')
const { placeBeside } = await import('./table-view')
const { CAMPAIGN_FILE, fileIn, isScenarioFile } = await import('./open-files')
const { printJobIn, runPrintJob } = await import('./print-job')
const { openSettings } = await import('./settings')

const temp = (): string => mkdtempSync(path.join(os.tmpdir(), 'powder-keg-host-'))

describe('menu', () => {
  type Item = ReturnType<typeof menuTemplate>[number]
  const flat = (items: readonly Item[]): Item[] =>
    items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])

  test.each(['linux', 'win32', 'darwin'] as const)('on %s every deed has one item, and no key has two', (platform) => {
    const items = flat(menuTemplate({ platform, say: () => {} }))
    const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id]))
    expect([...ids].sort()).toEqual([...MENU_DEEDS].sort())
    const keys = items.flatMap(({ accelerator }) => (typeof accelerator === 'string' ? [accelerator] : []))
    expect(new Set(keys).size).toBe(keys.length)
    expect(NEEDS_CAMPAIGN.every((id) => ids.includes(id))).toBe(true)
  })
  test('pages go by the names and in the order that the table of the game gives them', () => {
    const names = (game: 'origins' | 'great-war') =>
      flat(menuTemplate({ platform: 'linux', say: () => {} }, game)).flatMap(({ id, label }) =>
        id === 'secondPage' || id === 'thirdPage' ? [label] : [],
      )
    expect(names('origins')).toEqual(['Sheet', 'Deals'])
    expect(names('great-war')).toEqual(['Diplomacy', 'Ledger'])
  })
})

describe('window', () => {
  test('a place on the screen is kept', () => {
    const place = { x: 100, y: 50, width: 1300, height: 800, maximised: false }
    expect(placeOnScreen(place)).toEqual({ x: 100, y: 50, width: 1300, height: 800 })
  })
  test('a place on a screen that is gone keeps only its size', () => {
    expect(placeOnScreen({ x: 4000, y: 50, width: 1300, height: 800, maximised: false })).toEqual({
      width: 1300,
      height: 800,
    })
  })
  test('never smaller than the table needs, never larger than the screen', () => {
    expect(placeOnScreen({ width: 640, height: 480, maximised: false })).toEqual({ width: 1024, height: 700 })
    expect(placeOnScreen({ width: 9000, height: 9000, maximised: false })).toEqual({ width: 1920, height: 1040 })
  })
})

describe('table view', () => {
  test('takes the whole of the other screen', () => {
    displays.push(television)
    expect(placeBeside(area)).toEqual({ x: 1920, y: 0, width: 3840, height: 2160, fullscreen: true })
    displays.pop()
  })
  test('on the only screen it is a window beside the table’s', () => {
    expect(placeBeside(area)).toEqual({ x: 320, y: 0, width: 1600, height: 900, fullscreen: false })
  })
})

describe('files handed in', () => {
  test('the campaign among the arguments, from where they were said', () => {
    expect(fileIn(['electron', '.', '--flag', 'evening.KEG'], '/home/ada')).toBe(
      path.resolve('/home/ada', 'evening.KEG'),
    )
    expect(fileIn(['powder-keg', '/x/evening.keg'], '/')).toBe(path.resolve('/x/evening.keg'))
  })
  test('switches and other files are none', () => {
    expect(fileIn(['x', '--print-job=a.keg', 'letter.txt', 'figures.json'], '/')).toBeUndefined()
  })
  test('a scenario is told from a campaign, handed on or straight from its folder', () => {
    for (const name of ['Dear.keg-scenario', 'DEAR.KEG-SCENARIO', 'Dear.keg-scenario.json']) {
      expect(fileIn(['powder-keg', `/x/${name}`], '/')).toBe(path.resolve('/x', name))
      expect(isScenarioFile(name)).toBe(true)
    }
    expect(isScenarioFile('evening.keg')).toBe(false)
  })
  test('the installers register both kinds, and nothing else', () => {
    const builder = readFileSync('build/electron-builder.yml', 'utf8')
    const registered = [...builder.matchAll(/^ {2}- ext: (\S+)$/gm)].map(([, ext]) => `.${ext}`)
    expect(registered).toEqual([CAMPAIGN_FILE, SCENARIO_FILE])
  })
})

describe('settings', () => {
  const ports = { disk: realDisk, appVersion: '0.1.0', owner: 'a test' }

  test('a change is there after a restart, and what was not changed is as it was', async () => {
    const file = path.join(temp(), 'settings.json')
    const first = await openSettings(ports, file)
    await first.patch({ theme: 'dark' })
    await first.patch({ lastCampaign: 'evening' })
    const second = await openSettings(ports, file)
    expect(second.get()).toMatchObject({ theme: 'dark', lastCampaign: 'evening', textSize: 100 })
    await second.forget('lastCampaign')
    expect((await openSettings(ports, file)).get()).not.toHaveProperty('lastCampaign')
  })

  test('many at once end with the last, none lost', async () => {
    const file = path.join(temp(), 'settings.json')
    const store = await openSettings(ports, file)
    await Promise.all([
      store.patch({ textSize: 110 }),
      store.patch({ paper: 'letter' }),
      store.patch({ textSize: 120 }),
    ])
    expect((await openSettings(ports, file)).get()).toMatchObject({ textSize: 120, paper: 'letter' })
  })

  test('damaged settings are no reason to stop', async () => {
    const file = path.join(temp(), 'settings.json')
    writeFileSync(file, '{"half')
    const store = await openSettings(ports, file)
    expect(store.get().theme).toBe('system')
    await store.patch({ theme: 'light' })
    expect((await openSettings(ports, file)).get().theme).toBe('light')
  })
})

describe('print jobs', () => {
  const printer = { pdf: () => Promise.resolve(Buffer.from('%PDF')), paper: () => Promise.resolve(false) }

  test('the job is found among the arguments', () => {
    expect(printJobIn(['electron', '.', '--print-job=/tmp/job.json'])).toBe('/tmp/job.json')
    expect(printJobIn(['electron', '.'])).toBeUndefined()
  })
  test('the document ends where it was asked for', async () => {
    const folder = temp()
    const job = path.join(folder, 'job.json')
    const out = path.join(folder, 'sheets.pdf')
    writeFileSync(job, JSON.stringify({ html: '<p>x</p>', paper: 'a4', out }))
    await runPrintJob(job, printer)
    expect(readFileSync(out, 'utf8')).toBe('%PDF')
  })
  test('a job that is none is refused', async () => {
    const job = path.join(temp(), 'job.json')
    writeFileSync(job, JSON.stringify({ html: '<p>x</p>', paper: 'a3', out: 'x' }))
    await expect(runPrintJob(job, printer)).rejects.toThrow('paper')
  })
})
