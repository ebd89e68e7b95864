/**
 * What a second window hears of the first: every answer that changes the open campaign passes here and is told on. Questions
 * about a position are answered once and remembered until the board changes, so that two windows do not compute the same odds twice.
 */
import type { Answers, SubmitAnswer, Update } from '../../shared/ipc'
import type { Handlers } from './guard'

type Asked = ReturnType<Handlers['campaign:ask']>

export interface Following {
  readonly handlers: Handlers
  /** The campaign as it was last told; undefined while none is open. */
  readonly board: () => Update | undefined
}

/** `tell` hears every new board, and `null` when the campaign is closed. */
export function follow(handlers: Handlers, tell: (update: Update | null) => void): Following {
  let board: Update | undefined
  const asked = new Map<string, Asked>()
  function now(update: Update | undefined): void {
    board = update
    asked.clear()
    tell(update ?? null)
  }
  const opened = <A extends Answers['library:create']>(answer: A): A => {
    if (answer.ok) now(answer.value)
    return answer
  }
  const moved = (answer: SubmitAnswer): SubmitAnswer => {
    if (answer.kind === 'update' || answer.kind === 'stale') now(answer.update)
    return answer
  }
  return {
    board: () => board,
    handlers: {
      ...handlers,
      'library:create': async (...input) => opened(await handlers['library:create'](...input)),
      'library:sample': async () => opened(await handlers['library:sample']()),
      'campaign:open': async (id) => opened(await handlers['campaign:open'](id)),
      async 'campaign:close'(id) {
        const answer = await handlers['campaign:close'](id)
        if (answer.ok && board?.campaign.id === id) now(undefined)
        return answer
      },
      'campaign:submit': async (order) => moved(await handlers['campaign:submit'](order)),
      'campaign:undo': async (order) => moved(await handlers['campaign:undo'](order)),
      'campaign:redo': async (order) => moved(await handlers['campaign:redo'](order)),
      'campaign:reroll': async (order) => moved(await handlers['campaign:reroll'](order)),
      async 'campaign:setTable'(order) {
        const answer = await handlers['campaign:setTable'](order)
        // The board is the same: what was asked about it still holds.
        if (answer.ok && board?.campaign.id === order.id) tell((board = { ...board, table: answer.value }))
        return answer
      },
      'campaign:ask'(order) {
        const key = JSON.stringify(order)
        const known = asked.get(key)
        if (known !== undefined) return known
        const answer = handlers['campaign:ask'](order)
        asked.set(key, answer)
        return answer
      },
    },
  }
}
