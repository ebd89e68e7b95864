import { describe, expect, test, vi } from 'vitest'
import type { ChartSource } from '../../shared/charts'
import type { CampaignId } from '../../shared/ids'
import { err, fault, ok } from '../../shared/result'
import { settings, type Settings } from '../../shared/schema/settings'
import { Malformed } from './guard'
import { createHandlers, type HostPorts } from './handlers'

const id = 'evening' as CampaignId
// The handlers hand the source on and read nothing of it but the campaign's name.
const source = { summary: { name: 'Tea: at <Mill> Lane?' } } as unknown as ChartSource
const missing = err({ kind: 'missing' as const, where: 'evening', message: 'It is gone.', recoverable: false })
const order = { id, sheets: ['attack-table'], paper: 'a4' as const }

/** A host whose dialogs answer what a test wants; everything that left it is written down. */
function host(change: Partial<HostPorts> = {}) {
  const written: [string, string | Buffer][] = []
  const onTable = vi.fn()
  const whereToSave = vi.fn((name: string) => Promise.resolve<string | undefined>(`/home/ada/${name}`))
  const patch = vi.fn((next: Partial<Settings>) => Promise.resolve(settings.parse(next)))
  const update = { campaign: { id } }
  const ports: HostPorts = {
    campaigns: {
      // Only the channels that the handlers wrap; the others pass through as they are.
      channels: {
        'library:sample': () => Promise.resolve(ok(update)),
        'campaign:open': () => Promise.resolve(ok(update)),
        'campaign:close': () => Promise.resolve(ok(null)),
        'campaign:ask': ({ question }: { question: unknown }) => Promise.resolve(ok(question)),
      } as unknown as HostPorts['campaigns']['channels'],
      importFile: () => Promise.resolve(missing),
      exportName: () => Promise.resolve(ok('Evening')),
      exportText: () => Promise.resolve(ok({ name: 'Evening.keg', text: 'whole' })),
      chartSource: () => Promise.resolve(ok(source)),
    },
    charts: {
      list: () => [{ sheet: 'attack-table', title: 'Attack table', about: '' }],
      pages: (_source, sheet) => (sheet === 'attack-table' ? ok(1) : fault('sheet', 'no such sheet')),
      render: (_source, sheets) =>
        sheets[0] === 'attack-table' ? ok({ html: '<p>chart</p>', pages: 1 }) : fault('sheets.0', 'no such sheet'),
    },
    scenarios: {
      channels: {} as HostPorts['scenarios']['channels'],
      importFile: (file) => Promise.resolve(ok({ file, shelf: { rows: [], bin: [], folder: '/' } })),
      exportText: () => ok({ name: 'Dear armies.keg-scenario', text: '{}' }),
    },
    dialogs: {
      campaignToOpen: () => Promise.resolve(undefined),
      scenarioToOpen: () => Promise.resolve('/home/ada/dear.json'),
      whereToSave,
    },
    writeFile(file, content) {
      written.push([file, content])
      return Promise.resolve(ok(null))
    },
    printer: { pdf: () => Promise.resolve(Buffer.from('%PDF')), paper: () => Promise.resolve(true) },
    shelve: () => '/sheets/1.html',
    settings: { get: () => settings.parse({}), patch },
    odds: {
      ask: () => Promise.reject(new Error('not asked here')),
      cancel: vi.fn(),
      board: () => Promise.resolve(ok({ choices: [] })),
    },
    tableView: { toggle: () => Promise.resolve({ open: true }), board: () => undefined },
    about: () => ({ version: '1', electron: '1', folder: '/', host: 'electron' }),
    ready: () => ({}),
    onTable,
    ...change,
  }
  return { handlers: createHandlers(ports), ports, written, onTable, whereToSave, patch }
}

describe('a question about the board', () => {
  test('is answered by the engine, save for odds: those the engine only orders', async () => {
    const { handlers } = host()
    const ask = (question: unknown) => handlers['campaign:ask']({ id, position: 3, question })
    expect(await ask({ ask: 'turn' })).toEqual(ok({ ask: 'turn' }))
    expect(await ask({ game: 'great-war', kind: 'board', choices: [] })).toEqual(ok({ choices: [] }))
  })
})

describe('what lies on the table', () => {
  test('is told when a campaign opens, and when it closes', async () => {
    const { handlers, onTable } = host()
    await handlers['campaign:open'](id)
    await handlers['library:sample']()
    await handlers['campaign:close'](id)
    expect(onTable.mock.calls).toEqual([[{ id }], [{ id }], [undefined]])
  })

  test('stays as it is when opening fails', async () => {
    const { handlers, ports, onTable } = host()
    Object.assign(ports.campaigns.channels, { 'campaign:open': () => Promise.resolve(missing) })
    await expect(createHandlers(ports)['campaign:open'](id)).resolves.toBe(missing)
    await handlers['campaign:close'](id)
    expect(onTable.mock.calls).toEqual([[undefined]])
  })
})

describe('files', () => {
  test('an export goes where the user said', async () => {
    const { handlers, written } = host()
    await expect(handlers['library:export'](id)).resolves.toEqual(ok({ file: '/home/ada/Evening.keg' }))
    expect(written).toEqual([['/home/ada/Evening.keg', 'whole']])
  })

  test('a dialog that is closed again writes nothing and is no error', async () => {
    const { handlers, written } = host({
      dialogs: {
        campaignToOpen: () => Promise.resolve(undefined),
        scenarioToOpen: () => Promise.resolve(undefined),
        whereToSave: () => Promise.resolve(undefined),
      },
    })
    const cancelled = ok({ cancelled: true })
    await expect(handlers['library:export'](id)).resolves.toEqual(cancelled)
    await expect(handlers['charts:savePdf'](order)).resolves.toEqual(cancelled)
    await expect(handlers['library:importFile']()).resolves.toEqual(cancelled)
    await expect(handlers['scenarios:importFile']()).resolves.toEqual(cancelled)
    await expect(handlers['scenarios:export']({ scenario: {} })).resolves.toEqual(cancelled)
    expect(written).toEqual([])
  })

  test('a scenario comes from where the user said, and goes there', async () => {
    const { handlers, written, whereToSave } = host()
    await expect(handlers['scenarios:importFile']()).resolves.toMatchObject({ value: { file: '/home/ada/dear.json' } })
    await expect(handlers['scenarios:export']({ scenario: {} })).resolves.toEqual(
      ok({ file: '/home/ada/Dear armies.keg-scenario' }),
    )
    expect(whereToSave).toHaveBeenCalledWith('Dear armies.keg-scenario', 'scenario')
    expect(written).toEqual([['/home/ada/Dear armies.keg-scenario', '{}']])
  })

  test('a place that cannot be written is told as it is', async () => {
    const full = err({ kind: 'unwritable' as const, where: '/x', message: 'The disk is full.', recoverable: false })
    const { handlers } = host({ writeFile: () => Promise.resolve(full) })
    await expect(handlers['library:export'](id)).resolves.toBe(full)
    await expect(handlers['charts:savePdf'](order)).resolves.toBe(full)
  })
})

describe('sheets', () => {
  test('a PDF is named after campaign and sheet, without what file systems forbid', async () => {
    const { handlers, whereToSave } = host()
    await expect(handlers['charts:savePdf'](order)).resolves.toMatchObject({ ok: true, value: { pages: 1 } })
    expect(whereToSave).toHaveBeenCalledWith('Tea- at -Mill- Lane-, attack table.pdf', 'pdf')
  })

  test('a preview is an address, a print the printer’s answer', async () => {
    const { handlers } = host()
    await expect(handlers['charts:preview'](order)).resolves.toEqual(ok({ url: '/sheets/1.html', pages: 1 }))
    await expect(handlers['charts:print'](order)).resolves.toEqual(ok({ printed: true }))
  })

  test('a sheet that does not exist is malformed, with its path', async () => {
    const { handlers } = host()
    const asked = handlers['charts:preview']({ ...order, sheets: ['treasure-map'] })
    await expect(asked).rejects.toBeInstanceOf(Malformed)
    await expect(asked).rejects.toMatchObject({ fault: { at: 'sheets.0' } })
  })

  test('of a campaign that is gone there are none', async () => {
    const { ports } = host()
    const gone = { ...ports, campaigns: { ...ports.campaigns, chartSource: () => Promise.resolve(missing) } }
    for (const channel of ['charts:preview', 'charts:savePdf', 'charts:print'] as const)
      await expect(createHandlers(gone)[channel](order)).resolves.toBe(missing)
    await expect(createHandlers(gone)['charts:list']({ id })).resolves.toBe(missing)
  })
})

test('settings that are absent from a change are not part of it', async () => {
  const { handlers, patch } = host()
  await handlers['settings:set']({ theme: 'dark', paper: undefined })
  expect(patch).toHaveBeenCalledWith({ theme: 'dark' })
})
