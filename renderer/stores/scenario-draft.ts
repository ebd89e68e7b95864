import { useDebounceFn } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { z } from 'zod'
import { GAME_IDS, type GameId } from '../../shared/ids'
import { changeSchema, type ScenarioFigure, type ScenarioReport, type ScenarioValue } from '../../shared/scenario'
import type { NamedScenario } from '../../shared/scenarios'
import { useGateway } from '../gateway/gateway'
import type { ShelvedRow } from './scenarios'

const draftSchema = z.object({
  game: z.enum(GAME_IDS),
  name: z.string().max(60),
  about: z.string().max(2000),
  changes: z.array(changeSchema).max(400),
})
export type Draft = Readonly<z.infer<typeof draftSchema>>
const keptSchema = z.object({
  now: draftSchema,
  saved: draftSchema,
  over: z.object({ file: z.string(), version: z.string() }).optional(),
})
/** Where the draft waits while the app is closed: what was not saved is not lost with the window. */
const KEPT = 'keg-scenario-draft'
/** Keys in a row are one question, and one step of undo if they fall into one field. */
const REST_MS = 120
const MOST_STEPS = 500

const asDraft = ({ game, name, about = '', changes }: NamedScenario): Draft => ({
  game,
  name,
  about,
  changes: changes.map((c) => ({ ...c })) as Draft['changes'],
})
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The scenario that is being written: its changes, what they make of every figure, and the way back. */
export const useScenarioDraft = defineStore('scenario-draft', () => {
  const gateway = useGateway()
  const now = shallowRef<Draft>()
  const saved = shallowRef<Draft>()
  const over = shallowRef<Pick<ShelvedRow, 'file' | 'version'>>()
  const past = shallowRef<readonly Draft[]>([])
  const future = shallowRef<readonly Draft[]>([])
  const report = shallowRef<ScenarioReport>({ figures: [], faults: [] })
  /** The field that was edited last: the next key in it is the same step. */
  let field = ''

  const said = computed(() => new Map((now.value?.changes ?? []).map((c) => [c.at, c.value as ScenarioValue])))
  const faults = computed(() => {
    const all = new Map<string, string[]>()
    for (const { at, problem } of report.value.faults) all.set(at, [...(all.get(at) ?? []), problem])
    return all
  })
  const dirty = computed(() => !same(now.value, saved.value))
  /** As the form shows it at once, before the next report has come. */
  const valueOf = (f: ScenarioFigure): ScenarioValue => said.value.get(f.at) ?? f.value

  let asked = 0
  async function ask(): Promise<void> {
    const draft = now.value
    if (draft === undefined) return
    const turn = ++asked
    const { game, changes } = draft
    const answer = await gateway.ask('scenarios:report', { game, changes: [...changes] })
    if (answer.ok && turn === asked) report.value = answer.value
  }
  const askSoon = useDebounceFn(ask, REST_MS)
  function keep(): void {
    try {
      if (now.value === undefined || !dirty.value) localStorage.removeItem(KEPT)
      else localStorage.setItem(KEPT, JSON.stringify({ now: now.value, saved: saved.value, over: over.value }))
    } catch {
      // Without a memory of its own the draft lives as long as the window.
    }
  }

  async function take(draft: Draft, on?: Pick<ShelvedRow, 'file' | 'version'>, as: Draft = draft): Promise<void> {
    now.value = draft
    saved.value = as
    over.value = on && { file: on.file, version: on.version }
    past.value = []
    future.value = []
    field = ''
    report.value = { figures: [], faults: [] }
    keep()
    await ask()
  }
  const begin = (game: GameId) => take({ game, name: '', about: '', changes: [] })
  const open = (row: ShelvedRow) => take(asDraft(row.scenario), row)
  /** A scenario that lies on no shelf is not saved yet. */
  const adopt = (scenario: NamedScenario) =>
    take(asDraft(scenario), undefined, asDraft({ ...scenario, name: '', about: '', changes: [] }))
  const copy = (scenario: NamedScenario) => adopt({ ...scenario, name: `${scenario.name.slice(0, 53)} (copy)` })
  /** What was left unsaved when the window was closed. */
  async function recall(): Promise<void> {
    if (now.value !== undefined) return
    try {
      const kept = keptSchema.safeParse(JSON.parse(localStorage.getItem(KEPT) ?? 'null'))
      if (kept.success) await take(kept.data.now, kept.data.over, kept.data.saved)
    } catch {
      localStorage.removeItem(KEPT)
    }
  }
  function close(): void {
    now.value = undefined
    saved.value = undefined
    over.value = undefined
    keep()
  }
  /** It lies on the shelf as it is now. */
  function kept(row: ShelvedRow): void {
    saved.value = asDraft(row.scenario)
    now.value = saved.value
    over.value = { file: row.file, version: row.version }
    field = ''
    keep()
  }

  function step(next: Draft, in_: string): void {
    const before = now.value
    if (before === undefined || same(before, next)) return
    if (field !== in_ || past.value.length === 0) past.value = [...past.value, before].slice(-MOST_STEPS)
    field = in_
    future.value = []
    now.value = next
    keep()
    void askSoon()
  }
  const rename = (name: string) => now.value && step({ ...now.value, name: name.slice(0, 60) }, 'name')
  const describe = (about: string) => now.value && step({ ...now.value, about: about.slice(0, 2000) }, 'about')
  function change(at: string, value: ScenarioValue | undefined): void {
    const draft = now.value
    if (draft === undefined) return
    const others = draft.changes.filter((c) => c.at !== at)
    const i = draft.changes.findIndex((c) => c.at === at)
    const changes = value === undefined ? others : draft.changes.map((c) => (c.at === at ? { at, value } : c))
    if (value !== undefined && i === -1) changes.push({ at, value })
    step({ ...draft, changes: changes as Draft['changes'] }, at)
  }
  /** What equals the built-in figure is no change, unless the figure would follow others when it is left alone. */
  function edit(f: ScenarioFigure, value: ScenarioValue): void {
    change(f.at, f.follows !== true && same(value, f.builtIn) ? undefined : value)
  }
  const putBack = (at: string) => change(at, undefined)
  function putAllBack(): void {
    if (now.value !== undefined) step({ ...now.value, changes: [] }, `all ${past.value.length}`)
  }
  /** The next edit is a step of its own, even in the same field. */
  const rest = (): void => {
    field = ''
  }
  function travel(from: typeof past, to: typeof past): void {
    const next = from.value.at(-1)
    if (next === undefined || now.value === undefined) return
    to.value = [...to.value, now.value]
    from.value = from.value.slice(0, -1)
    now.value = next
    field = ''
    keep()
    void ask()
  }
  const undo = () => travel(past, future)
  const redo = () => travel(future, past)

  /** As it goes to the shelf or into a campaign. */
  const scenario = computed<NamedScenario | undefined>(() => {
    if (now.value === undefined) return undefined
    const { game, name, about, changes } = now.value
    // A scenario of the one game or the other: its reader in main judges the paths.
    return { game, name: name.trim(), ...(about.trim() === '' ? {} : { about: about.trim() }), base: 1, changes } // prettier-ignore
  })

  return {
    now,
    over,
    report,
    said,
    faults,
    dirty,
    scenario,
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    valueOf,
    ask,
    begin,
    open,
    adopt,
    copy,
    recall,
    close,
    kept,
    rename,
    describe,
    change,
    edit,
    putBack,
    putAllBack,
    rest,
    undo,
    redo,
  }
})
export type ScenarioDraft = ReturnType<typeof useScenarioDraft>
