import { defineStore } from 'pinia'
import { computed, shallowRef, watchEffect } from 'vue'
import type { CampaignSummary } from '../../shared/campaign'
import type { CampaignId } from '../../shared/ids'
import type { PastView, SaveProblem, SubmitAnswer, Update, VerifyAnswer } from '../../shared/ipc'
import type { Refusal } from '../../shared/ruling'
import type { TableSettings } from '../../shared/schema/table'
import { sayFault } from '../../shared/wording/fault'
import { useGateway } from '../gateway/gateway'
import { wearAtTable } from '../theme/nations'

/** Something to tell the table that is neither a rule nor a save problem. */
export interface Notice {
  readonly text: string
  /** Counts up, so that the same words said twice are heard twice. */
  readonly number: number
  /** Stands on the page already: only for those who hear it. */
  readonly heard?: true
}

/** The open campaign: the last update, replaced whole, and what was answered. No rule lives here. */
export const useCampaign = defineStore('campaign', () => {
  const gateway = useGateway()
  const update = shallowRef<Update>()
  const past = shallowRef<PastView>()
  const refusal = shallowRef<Refusal>()
  const problem = shallowRef<SaveProblem>()
  const notice = shallowRef<Notice>()
  const busy = shallowRef(false)
  /** Questions about the shown position whose answers are on their way. */
  const asking = shallowRef(0)
  let notices = 0

  // Both games know a France; what its power wears in Origins is no matter of the nation.
  watchEffect(() => wearAtTable(update.value?.campaign.game === 'great-war' ? update.value.table.colours : {}), {
    flush: 'sync',
  })

  const id = computed(() => update.value?.campaign.id)
  const view = computed(() => past.value?.view ?? update.value?.view)
  /** Nothing may be said: an earlier position is being looked at, or the game is over. */
  const readonly = computed(() => past.value !== undefined || update.value?.campaign.ended === true)
  /** Events to animate and to announce; none while looking back. */
  const lastEvents = computed<readonly unknown[]>(() => (past.value === undefined ? (update.value?.events ?? []) : []))
  const position = computed(() => past.value?.position ?? update.value?.position ?? 0)

  function tell(text: string): void {
    notice.value = { text, number: ++notices }
  }
  function announce(text: string): void {
    notice.value = { text, number: ++notices, heard: true }
  }
  /** What was told is over with the next deed, and so is a refusal. */
  function hush(): void {
    notice.value = refusal.value = undefined
  }
  function show(next: Update): void {
    update.value = next
    past.value = undefined
    refusal.value = undefined
    problem.value = undefined
  }
  function take(answer: SubmitAnswer): boolean {
    switch (answer.kind) {
      case 'update':
        show(answer.update)
        return true
      case 'refused':
        refusal.value = answer.refusal
        return false
      case 'stale':
        show(answer.update)
        tell('The board has moved on since then. This is how it stands now; say it again if you still want it.')
        return false
      case 'fault':
        tell(`That could not be understood: ${sayFault(answer.fault)}`)
        return false
      case 'problem':
        problem.value = answer.problem
        return false
    }
  }
  type Exchange = (at: { id: CampaignId; position: number }) => Promise<SubmitAnswer>
  let underWay: Promise<unknown> = Promise.resolve()
  let waiting = 0
  /** One exchange at a time, in the order they were asked for; each goes out with the position that the one before left. */
  function exchange(run: Exchange): Promise<boolean> {
    hush()
    const next = underWay.then(async () => {
      const now = update.value
      return now !== undefined && take(await run({ id: now.campaign.id, position: now.position }))
    })
    waiting += 1
    busy.value = true
    underWay = next
      .catch(() => undefined) // the caller hears of it; those behind it still have their turn
      .then(() => {
        waiting -= 1
        busy.value = waiting > 0
      })
    return next
  }
  /** For what depends on the very board one saw, such as undo: dropped while something else is on its way. */
  const exchangeAlone = (run: Exchange): Promise<boolean> => (busy.value ? Promise.resolve(false) : exchange(run))

  async function open(which: CampaignId): Promise<boolean> {
    const answer = await gateway.ask('campaign:open', which)
    if (answer.ok) show(answer.value)
    else problem.value = answer.error
    return answer.ok
  }
  async function close(): Promise<void> {
    const now = id.value
    clear()
    if (now !== undefined) await gateway.ask('campaign:close', now)
  }
  function clear(): void {
    update.value = past.value = refusal.value = problem.value = notice.value = undefined
  }

  /** True when the command was accepted. */
  const say = async (command: unknown): Promise<boolean> => {
    if (past.value !== undefined) return false
    // Every command names its power and its place, so quick presses may queue: a second "end the turn" is refused.
    return exchange((at) => gateway.ask('campaign:submit', { ...at, command }))
  }
  const undo = (count = 1) => exchangeAlone((at) => gateway.ask('campaign:undo', { ...at, count }))
  const redo = (count = 1) => exchangeAlone((at) => gateway.ask('campaign:redo', { ...at, count }))
  const reroll = () => exchangeAlone((at) => gateway.ask('campaign:reroll', at))

  /** What is shown may lag behind the board until `question` is answered. */
  async function whileAsking<T>(question: () => Promise<T>): Promise<T> {
    asking.value += 1
    try {
      return await question()
    } finally {
      asking.value -= 1
    }
  }

  /** Looks at a position without changing anything; the present one ends the looking. */
  async function lookAt(where: number): Promise<void> {
    const now = update.value
    if (now === undefined) return
    hush()
    if (where === now.position) {
      past.value = undefined
      return
    }
    const answer = await gateway.ask('campaign:at', { id: now.campaign.id, position: where })
    if (answer.ok) past.value = answer.value
    else problem.value = answer.error
  }
  function lookAtPresent(): void {
    past.value = undefined
  }
  /** A copy of the campaign that goes on from `where`; undefined when it could not be made. */
  async function branch(where: number, name: string): Promise<CampaignSummary | undefined> {
    const now = id.value
    if (now === undefined) return undefined
    const answer = await gateway.ask('campaign:branch', { id: now, position: where, name })
    if (answer.ok) return answer.value
    problem.value = answer.error
    return undefined
  }
  async function verify(): Promise<VerifyAnswer | undefined> {
    return id.value === undefined ? undefined : gateway.ask('campaign:verify', id.value)
  }
  async function setTable(table: TableSettings): Promise<void> {
    const now = update.value
    if (now === undefined) return
    const answer = await gateway.ask('campaign:setTable', { id: now.campaign.id, table })
    if (!answer.ok) problem.value = answer.error
    else if (update.value?.campaign.id === now.campaign.id) update.value = { ...update.value, table: answer.value }
  }
  /** The name in the title bar follows a rename in the library. */
  function renamed(summary: CampaignSummary): void {
    if (update.value?.campaign.id === summary.id) update.value = { ...update.value, campaign: summary }
  }

  return {
    update,
    past,
    refusal,
    problem,
    notice,
    busy,
    asking,
    whileAsking,
    id,
    view,
    readonly,
    lastEvents,
    position,
    tell,
    announce,
    hush,
    show,
    open,
    close,
    say,
    undo,
    redo,
    reroll,
    lookAt,
    lookAtPresent,
    branch,
    verify,
    setTable,
    renamed,
  }
})
