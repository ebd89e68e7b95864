import { describe, expect, test, vi } from 'vitest'
import { CHANNELS, type Channel } from '../../shared/ipc-channels'
import { INPUTS } from '../../shared/ipc'
import { guard, Malformed, type Caller, type Handlers } from './guard'

const WINDOW = { id: 'the window' }
const VIEW = { id: 'the table view' }
const PAGE: Caller = { sender: WINDOW, senderFrame: { url: 'app://game/index.html', parent: null } }

/** A guarded bridge whose handlers only write down what reached them. */
function bridge(handler: (...args: unknown[]) => unknown = () => 'done') {
  const reached = vi.fn(handler)
  const doors = new Map<Channel, (caller: Caller, ...args: unknown[]) => Promise<unknown>>()
  const report = vi.fn()
  guard(
    {
      handle: (channel, listener) => doors.set(channel, listener),
      mayAsk: (sender, channel) => sender === WINDOW || (sender === VIEW && channel === 'tableView:board'),
      isOurs: (url) => url.startsWith('app://game/'),
      report,
    },
    Object.fromEntries(CHANNELS.map((channel) => [channel, reached])) as unknown as Handlers,
  )
  const call = (channel: Channel, args: readonly unknown[], caller = PAGE): Promise<unknown> => {
    const door = doors.get(channel)
    if (door === undefined) throw new Error(`${channel} is not guarded`)
    return door(caller, ...args)
  }
  return { call, reached, report, doors }
}

describe('the bridge', () => {
  test('names, parsers and doors are the same list', () => {
    expect(Object.keys(INPUTS).sort()).toEqual([...CHANNELS].sort())
    expect([...bridge().doors.keys()].sort()).toEqual([...CHANNELS].sort())
  })

  test('what parses is handed on, and answered as a value', async () => {
    const { call, reached } = bridge()
    await expect(call('library:rename', ['evening', '  A new name '])).resolves.toEqual({ ok: true, value: 'done' })
    expect(reached).toHaveBeenCalledWith('evening', 'A new name')
  })
})

describe('who may call', () => {
  const strangers: readonly [string, Caller][] = [
    ['another page', { sender: WINDOW, senderFrame: { url: 'https://example.org/', parent: null } }],
    [
      'a name that only begins like ours',
      { sender: WINDOW, senderFrame: { url: 'app://game.example/', parent: null } },
    ],
    ['a frame inside our page', { sender: WINDOW, senderFrame: { url: 'app://game/sheets/x.html', parent: {} } }],
    ['a frame that has gone', { sender: WINDOW, senderFrame: null }],
    ['another window', { sender: {}, senderFrame: { url: 'app://game/index.html', parent: null } }],
  ]
  test.each(strangers)('%s is turned away on every channel', async (_, caller) => {
    const { call, reached } = bridge()
    for (const channel of CHANNELS)
      await expect(call(channel, [], caller)).resolves.toEqual({
        ok: false,
        fault: { at: '', problem: 'this page may not ask' },
      })
    expect(reached).not.toHaveBeenCalled()
  })
})

describe('the table view', () => {
  test('is answered where it may ask, and turned away where it may not', async () => {
    const { call, reached } = bridge()
    const view: Caller = { sender: VIEW, senderFrame: { url: 'app://game/index.html?view=table', parent: null } }
    await expect(call('tableView:board', [], view)).resolves.toMatchObject({ ok: true })
    await expect(call('campaign:undo', [{ id: 'evening', position: 1, count: 1 }], view)).resolves.toMatchObject({
      ok: false,
    })
    expect(reached).toHaveBeenCalledTimes(1)
  })
})

describe('hostile words', () => {
  const deep = (levels: number): unknown => {
    let value: unknown = 'x'
    for (let n = 0; n < levels; n++) value = [value]
    return value
  }
  const hostile: readonly [string, readonly unknown[]][] = [
    ['too many', [1, 2, 3, 4]],
    ['a path instead of an id', ['../../etc/passwd']],
    ['an absolute path', ['/etc/passwd']],
    ['a prototype', [JSON.parse('{"__proto__":{"id":"x"},"id":1}')]],
    ['a constructor', [{ constructor: { prototype: { ok: true } } }]],
    ['null', [null]],
    ['a number', [Number.NaN]],
    ['a very long word', ['x'.repeat(1_000_000)]],
    ['a very deep list', [deep(5_000)]],
    [
      'an object with extra members',
      [{ id: 'evening', position: 0, command: {}, extra: true, sheets: [], paper: 'a4' }],
    ],
  ]
  test.each(hostile)('%s: refused by every channel, and nothing reaches a handler', async (_, args) => {
    const { call, reached, report } = bridge()
    for (const channel of CHANNELS) {
      const accepted = INPUTS[channel].safeParse(args).success
      const answer = await call(channel, args)
      if (!accepted)
        expect(answer, channel).toMatchObject({ ok: false, fault: { problem: expect.any(String) as string } })
    }
    // Ids of binned and damaged campaigns are free text by contract; the library looks them up, it builds no path of them.
    const free: readonly Channel[] = ['library:restore', 'library:destroy', 'library:recover']
    const calls = CHANNELS.filter((channel) => INPUTS[channel].safeParse(args).success)
    expect(calls.filter((channel) => !free.includes(channel))).toEqual([])
    expect(reached).toHaveBeenCalledTimes(calls.length)
    expect(report).not.toHaveBeenCalled()
  })

  test('a fault names the place', async () => {
    const { call } = bridge()
    await expect(call('campaign:undo', [{ id: 'evening', position: -1, count: 1 }])).resolves.toMatchObject({
      ok: false,
      fault: { at: '0.position' },
    })
  })
})

describe('when a handler fails', () => {
  test('a malformed order keeps its path', async () => {
    const { call, report } = bridge(() => {
      throw new Malformed({ at: 'sheets.0', problem: 'There is no such sheet.' })
    })
    await expect(call('app:about', [])).resolves.toEqual({
      ok: false,
      fault: { at: 'sheets.0', problem: 'There is no such sheet.' },
    })
    expect(report).not.toHaveBeenCalled()
  })

  test('a bug is reported and still answered', async () => {
    const { call, report } = bridge(() => Promise.reject(new Error('broken invariant')))
    await expect(call('app:about', [])).resolves.toEqual({ ok: false, fault: { at: '', problem: 'broken invariant' } })
    expect(report).toHaveBeenCalledOnce()
  })
})
