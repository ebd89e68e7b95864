import { describe, expect, test, vi } from 'vitest'
import type { CampaignId } from '../../shared/ids'
import type { Update } from '../../shared/ipc'
import { follow } from './follow'
import type { Handlers } from './guard'

const ID = 'evening' as CampaignId
const at = (position: number): Update => ({ position, campaign: { id: ID }, table: {} }) as unknown as Update

function table(own: Partial<Handlers> = {}) {
  const tell = vi.fn()
  const ask = vi.fn(() => ({ ok: true, value: 'said' }))
  const handlers = {
    'campaign:open': () => ({ ok: true, value: at(3) }),
    'campaign:close': () => ({ ok: true, value: null }),
    'campaign:submit': () => ({ kind: 'update', update: at(4) }),
    'campaign:undo': () => ({ kind: 'update', update: at(2) }),
    'campaign:setTable': ({ table: said }: { table: unknown }) => ({ ok: true, value: said }),
    'campaign:ask': ask,
    ...own,
  } as unknown as Handlers
  return { tell, ask, ...follow(handlers, tell) }
}
const order = { id: ID, position: 3 }

describe('the second window', () => {
  test('hears of opening, deeds, undo and the end, and finds the last of them when it comes later', async () => {
    const { handlers, tell, board } = table()
    expect(board()).toBeUndefined()
    await handlers['campaign:open'](ID)
    await handlers['campaign:submit']({ ...order, command: {} })
    await handlers['campaign:undo']({ ...order, count: 1 })
    expect(tell.mock.calls.map(([update]) => (update as Update).position)).toEqual([3, 4, 2])
    expect(board()?.position).toBe(2)
    await handlers['campaign:close'](ID)
    expect(tell).toHaveBeenLastCalledWith(null)
    expect(board()).toBeUndefined()
  })
  test('hears nothing of a deed that was refused', async () => {
    const { handlers, tell } = table({ 'campaign:submit': () => ({ kind: 'refused' }) as never })
    await handlers['campaign:submit']({ ...order, command: {} })
    expect(tell).not.toHaveBeenCalled()
  })
  test('sees colours that the table exchanges', async () => {
    const { handlers, board } = table()
    await handlers['campaign:open'](ID)
    await handlers['campaign:setTable']({ id: ID, table: { colours: { france: 'it' } } })
    expect(board()).toMatchObject({ position: 3, table: { colours: { france: 'it' } } })
  })
})

describe('a question', () => {
  test('is answered once for both windows', async () => {
    const { handlers, ask } = table()
    await handlers['campaign:open'](ID)
    const question = { ...order, question: { ask: 'battleOdds' } }
    const both = [await handlers['campaign:ask'](question), await handlers['campaign:ask'](question)]
    expect(both).toEqual([
      { ok: true, value: 'said' },
      { ok: true, value: 'said' },
    ])
    expect(ask).toHaveBeenCalledTimes(1)
  })
  test('is asked again when the board has changed, even back to the same position', async () => {
    const { handlers, ask } = table()
    await handlers['campaign:open'](ID)
    const question = { ...order, question: { ask: 'turn' } }
    await handlers['campaign:ask'](question)
    await handlers['campaign:undo']({ ...order, count: 1 })
    await handlers['campaign:ask'](question)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
