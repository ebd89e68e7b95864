import { useDebounceFn, useTimeoutFn } from '@vueuse/core'
import { onScopeDispose, shallowRef, watch } from 'vue'
import type { OddsOrder } from '../../shared/odds/order'
import type { OddsReply } from '../../shared/odds/reply'
import type { Fault } from '../../shared/result'
import { useGateway } from '../gateway/gateway'

/** Long enough for a held key to come to rest, short enough to follow the hand. */
const REST_MS = 120
/** A calculation that takes longer shows how far it is, and how to stop it. */
const SLOW_MS = 400

/** What was last answered, and to which order: the form may have gone on since. */
export interface Answered {
  readonly order: OddsOrder
  readonly reply: OddsReply
}

/**
 * The odds of an order that changes under the hand. The last answer stays, marked as stale, until the next one comes; a new
 * order calls the one before it off. Nothing is calculated in the window.
 */
export function useOdds(order: () => OddsOrder | undefined, ticket = 'planner') {
  const gateway = useGateway()
  const answered = shallowRef<Answered>()
  const fault = shallowRef<Fault>()
  /** The worker broke, and why. */
  const trouble = shallowRef<string>()
  const stale = shallowRef(false)
  const slow = shallowRef(false)
  const stopped = shallowRef(false)
  const share = shallowRef(0)
  const slowly = useTimeoutFn(() => (slow.value = true), SLOW_MS, { immediate: false })
  let asked = 0

  function rest(): void {
    slowly.stop()
    slow.value = false
  }
  async function ask(now: OddsOrder): Promise<void> {
    const mine = ++asked
    share.value = 0
    stopped.value = false
    rest()
    slowly.start()
    try {
      const answer = await gateway.ask('odds:ask', { ticket, order: now })
      if (mine !== asked) return
      rest()
      trouble.value = undefined
      fault.value = answer.ok ? undefined : answer.error
      if (!answer.ok) return
      if (answer.value.kind === 'none' && answer.value.reason === 'cancelled') {
        stopped.value = true
        return
      }
      answered.value = { order: now, reply: answer.value }
      stale.value = false
    } catch (error) {
      if (mine !== asked) return
      rest()
      trouble.value = error instanceof Error ? error.message : String(error)
    }
  }
  let left = false
  const askSoon = useDebounceFn(() => {
    const now = order()
    if (now !== undefined && !left) void ask(now)
  }, REST_MS)
  const kindOf = (x: OddsOrder | undefined) => `${x?.game} ${x?.kind}`

  watch(
    order,
    (now, before) => {
      if (before !== undefined && JSON.stringify(now) === JSON.stringify(before)) return
      stale.value = true
      // Odds of another kind of battle say nothing about this one.
      if (now === undefined || kindOf(now) !== kindOf(before)) {
        drop()
        answered.value = fault.value = trouble.value = undefined
        if (now !== undefined) void ask(now)
      } else void askSoon()
    },
    { immediate: true },
  )

  function drop(): void {
    asked += 1
    if (slow.value || slowly.isPending.value) void gateway.ask('odds:cancel', ticket)
    rest()
    stopped.value = false
  }
  /** Calls off what is under way; nothing new comes until the order changes, or `again`. */
  function stop(): void {
    drop()
    stopped.value = true
  }
  function again(): void {
    const now = order()
    if (now !== undefined) void ask(now)
  }
  onScopeDispose(
    gateway.hear('oddsProgress', (told) => {
      if (told.ticket === ticket) share.value = told.share
    }),
  )
  onScopeDispose(() => {
    left = true
    drop()
  })

  return { answered, fault, trouble, stale, slow, stopped, share, stop, again }
}
