/**
 * The main process, wired together. What must come before the app is ready stands at the top level; nothing here waits for
 * `whenReady` there, because ready itself waits for this module (electron/electron#40719).
 */
import { app, ipcMain, nativeTheme, type BrowserWindow } from 'electron'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createCampaigns } from './campaign/channels'
import { createScenarios } from './campaign/scenarios'
import { countPages, nameSheets, renderSheets } from './charts'
import { fileDialogs, writeChosen } from './host/files'
import { installMenu } from './host/menu'
import { fileIn, isScenarioFile } from './host/open-files'
import { inApp, isOurs, pageOrigin } from './host/origin'
import { createPrinter } from './host/printing'
import { printJobIn, runPrintJob } from './host/print-job'
import { registerScheme, serve } from './host/protocol'
import { lockDown } from './host/security'
import { openSettings } from './host/settings'
import { SheetShelf } from './host/sheets'
import { TableView } from './host/table-view'
import { createWindow, placeOf, summon } from './host/window'
import { follow } from './ipc/follow'
import { guard } from './ipc/guard'
import { createHandlers } from './ipc/handlers'
import { OddsDesk } from './odds/desk'
import { threadFrom } from './odds/thread'
import { realDisk } from './saves'
import type { BattleOddsAnswer } from '../shared/great-war/battle-answer'
import { isCampaignId, type CampaignId } from '../shared/ids'
import { TABLE_VIEW_CHANNELS, type Channel } from '../shared/ipc-channels'
import type { Pushes } from '../shared/ipc'
import type { OddsReply } from '../shared/odds/reply'

const out = path.join(import.meta.dirname, '..')
const renderer = path.join(out, 'renderer')
const sheets = new SheetShelf()
const printer = createPrinter(sheets)

const home = process.env['KEG_USER_DATA']
const printJob = printJobIn(process.argv)
if (printJob !== undefined) app.setPath('userData', mkdtempSync(path.join(os.tmpdir(), 'powder-keg-print-')))
else if (home !== undefined) app.setPath('userData', path.resolve(home))
registerScheme()

if (printJob !== undefined) void app.whenReady().then(() => print(printJob))
else if (app.requestSingleInstanceLock()) void app.whenReady().then(openTable)
else app.quit() // the first one has our arguments and comes to the front

/** Files opened from outside, until somebody can take them. macOS sends them even before the app is ready. */
let takeFile: ((file: string) => void) | undefined
let waitingFile = fileIn(process.argv, process.cwd())
app.on('open-file', (event, file) => {
  event.preventDefault()
  if (takeFile === undefined) waitingFile = file
  else takeFile(file)
})

async function print(job: string): Promise<void> {
  lockDown()
  serve(renderer, sheets)
  // The page that is printed is the only window: without a listener its end would be the app's, before the file is written.
  app.on('window-all-closed', () => undefined)
  try {
    await runPrintJob(job, printer)
    app.exit(0)
  } catch (error) {
    process.stderr.write(`Printing failed: ${error instanceof Error ? error.message : String(error)}\n`)
    app.exit(1)
  }
}

async function openTable(): Promise<void> {
  const userData = app.getPath('userData')
  const savePorts = { disk: realDisk, appVersion: app.getVersion(), owner: 'the Powder Keg window' }
  const folder = path.join(userData, 'campaigns')
  const campaigns = createCampaigns({ ...savePorts, folder })
  const scenarios = createScenarios({ disk: realDisk, folder: path.join(userData, 'scenarios'), now: Date.now })
  const settings = await openSettings(savePorts, path.join(userData, 'settings.json'))
  nativeTheme.themeSource = settings.get().theme

  lockDown()
  serve(renderer, sheets)
  const preload = path.join(out, 'preload', 'preload.cjs')
  const window = createWindow({
    preload,
    place: settings.get().window,
    remember: (place) => void settings.patch({ window: place }),
  })
  const push = <P extends keyof Pushes>(name: P, value: Pushes[P]): void => window.webContents.send(name, value)

  const tableView = new TableView({
    preload,
    address: `${pageAddress()}?view=table`,
    beside: () => window.getBounds(),
  })
  window.on('closed', () => tableView.close())

  const thread = threadFrom(path.join(out, 'main', 'odds-worker.js'))
  const odds = new OddsDesk<OddsReply>(thread, CALLED_OFF, (ticket, share) => push('oddsProgress', { ticket, share }))
  // A thread of its own: a long plan does not hold up the battle on the table.
  const boardOdds = new OddsDesk<BattleOddsAnswer>(thread, { why: CALLED_OFF.message, choices: [] })
  let boardTickets = 0

  const menu = { platform: process.platform, say: (deed: Pushes['menu']) => push('menu', deed) }
  const ports = createHandlers({
    campaigns,
    scenarios,
    charts: { list: nameSheets, pages: countPages, render: renderSheets },
    dialogs: fileDialogs(() => window),
    writeFile: writeChosen,
    printer,
    shelve: (html) => sheets.put(html),
    settings: {
      get: () => settings.get(),
      async patch(change) {
        const changed = await settings.patch(change)
        nativeTheme.themeSource = changed.theme
        tableView.tell('settingsChanged', changed)
        return changed
      },
    },
    odds: {
      ask: (ticket, order) => odds.ask(ticket, order),
      cancel: (ticket) => odds.cancel(ticket),
      board: (order) => boardOdds.ask(`${boardTickets++}`, order),
    },
    tableView: { toggle: () => tableView.toggle(board() !== undefined), board: () => board() },
    about: () => ({
      version: app.getVersion(),
      electron: process.versions['electron'] ?? '',
      folder,
      host: process.versions['electron'] === 'stand-in' ? 'stand-in' : 'electron',
    }),
    async ready() {
      takeFile = (file) =>
        void (isScenarioFile(file)
          ? scenarios.importFile(file).then((imported) => push('openScenario', imported))
          : campaigns.importFile(file).then((imported) => push('openFile', imported)))
      const last = await lastCampaign()
      const file = waitingFile
      waitingFile = undefined
      if (file === undefined) return last === undefined ? {} : { open: last }
      if (isScenarioFile(file)) return { scenario: await scenarios.importFile(file) }
      const imported = await campaigns.importFile(file)
      return imported.ok
        ? { open: imported.value.id, importNote: `“${imported.value.name}” is now in the library.` }
        : { importNote: imported.error.message }
    },
    onTable(campaign) {
      installMenu(menu, campaign?.game)
      void (campaign === undefined ? settings.forget('lastCampaign') : settings.patch({ lastCampaign: campaign.id }))
    },
  })
  const { handlers, board } = follow(ports, (update) => {
    // What was asked about the board before is not waited for any more.
    boardOdds.cancelAll()
    tableView.tell('board', update)
    if (update === null) tableView.close()
  })

  /** Where the app was left, if it is still in the library. */
  async function lastCampaign(): Promise<CampaignId | undefined> {
    const id = settings.get().lastCampaign
    const { rows } = await campaigns.channels['library:list']()
    const known = rows.some((row) => row.kind === 'campaign' && row.summary.id === id)
    return known && isCampaignId(id) ? id : undefined
  }

  guard(
    {
      handle: (channel, listener) => ipcMain.handle(channel, listener),
      mayAsk: (sender, channel) =>
        sender === window.webContents || (tableView.is(sender) && FOR_TABLE_VIEW.has(channel)),
      isOurs,
      report: (channel, error) => process.stderr.write(`${channel}: ${String(error)}\n`),
    },
    handlers,
  )
  installMenu(menu)

  app.on('second-instance', (_event, argv, cwd) => {
    summon(window)
    const file = fileIn(argv, cwd)
    if (file === undefined) return
    if (takeFile === undefined) waitingFile = file
    else takeFile(file)
  })
  quitInOrder(async () => {
    if (!window.isDestroyed()) await settings.patch({ window: placeOf(window) })
    odds.close()
    boardOdds.close()
    await Promise.all([campaigns.closeAll(), settings.settled()])
  })
  await show(window)
  odds.wake()
}

const CALLED_OFF = {
  kind: 'none',
  reason: 'cancelled',
  at: '',
  message: 'The calculation was called off.',
} as const satisfies OddsReply
const FOR_TABLE_VIEW: ReadonlySet<Channel> = new Set(TABLE_VIEW_CHANNELS)
const pageAddress = (): string => (pageOrigin() === inApp('') ? inApp('/index.html') : `${pageOrigin()}/index.html`)

async function show(window: BrowserWindow): Promise<void> {
  const address = pageAddress()
  // Every command is on disk before it is answered: a page that crashed loses nothing by being loaded again.
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') void window.loadURL(address)
  })
  await window.loadURL(address)
}

/** Nothing is lost by closing in the middle of a save: the process ends when the last byte is on disk. */
function quitInOrder(settle: () => Promise<void>): void {
  let settled = false
  app.on('window-all-closed', () => app.quit())
  app.on('before-quit', (event) => {
    if (settled) return
    event.preventDefault()
    void settle().finally(() => {
      settled = true
      app.quit()
    })
  })
}
