import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { GameId } from '../../shared/ids'
import type { Answers } from '../../shared/ipc'
import type { Cancelled, SaveProblem } from '../../shared/problem'
import type { Fault, Result } from '../../shared/result'
import type { NamedScenario, ScenarioRow, ScenarioShelf, ShelvedScenario } from '../../shared/scenarios'
import { sayFault } from '../../shared/wording/fault'
import { useGateway } from '../gateway/gateway'

export type ShelvedRow = Extract<ScenarioRow, { kind: 'scenario' }>
const sayProblem = (e: SaveProblem | Fault): string => ('message' in e ? e.message : sayFault(e))

/** The shelf of scenarios as main last told it. */
export const useScenarios = defineStore('scenarios', () => {
  const gateway = useGateway()
  const shelf = shallowRef<ScenarioShelf>()
  /** What went wrong last, as a sentence. */
  const problem = shallowRef<string>()
  /** What was just done, in one sentence. */
  const said = shallowRef('')

  const rows = computed<readonly ShelvedRow[]>(() =>
    (shelf.value?.rows ?? []).flatMap((r) => (r.kind === 'scenario' ? [r] : [])),
  )
  const damaged = computed(() => (shelf.value?.rows ?? []).flatMap((r) => (r.kind === 'problem' ? [r] : [])))
  const bin = computed(() => shelf.value?.bin ?? [])
  const of = (game: GameId): readonly ShelvedRow[] => rows.value.filter((r) => r.scenario.game === game)

  async function load(): Promise<void> {
    shelf.value = await gateway.ask('scenarios:list')
  }
  /** The answer's value, or nothing and the problem shown. */
  function taken<T>(answer: Result<T, SaveProblem | Fault>): T | undefined {
    problem.value = answer.ok ? undefined : sayProblem(answer.error)
    if (!answer.ok) said.value = ''
    return answer.ok ? answer.value : undefined
  }
  function relisted(answer: Result<ScenarioShelf, SaveProblem>, sentence: string): void {
    const next = taken(answer)
    if (next === undefined) return
    shelf.value = next
    said.value = sentence
  }
  /** The row that was written; nothing when it was not. */
  function shelved(
    answer: Result<ShelvedScenario | Cancelled, SaveProblem | Fault>,
    sentence: (r: ShelvedRow) => string,
  ) {
    const value = taken(answer)
    if (value === undefined || 'cancelled' in value) return undefined
    shelf.value = value.shelf
    const row = rows.value.find((r) => r.file === value.file)
    if (row !== undefined) said.value = sentence(row)
    return row
  }

  const save = async (scenario: NamedScenario, over?: Pick<ShelvedRow, 'file' | 'version'>) =>
    shelved(
      await gateway.ask('scenarios:save', {
        scenario,
        ...(over === undefined ? {} : { over: { file: over.file, version: over.version } }),
      }),
      (r) => `${r.scenario.name} is saved.`,
    )
  const added = (r: ShelvedRow) => `${r.scenario.name} was added to the scenarios.`
  const importFile = async () => shelved(await gateway.ask('scenarios:importFile'), added)
  const importText = async (name: string, text: string) =>
    shelved(await gateway.ask('scenarios:importText', { name, text }), added)
  /** One that main took in by itself: somebody opened its file. */
  const opened = (answer: Answers['scenarios:importText']) => shelved(answer, added)
  async function exportFile(scenario: NamedScenario): Promise<void> {
    const value = taken(await gateway.ask('scenarios:export', { scenario }))
    if (value !== undefined && !('cancelled' in value)) said.value = `Written to ${value.file}.`
  }
  const toBin = async (file: string, name: string) =>
    relisted(await gateway.ask('scenarios:bin', file), `${name} lies in the bin; it can be put back from there.`)
  const restore = async (id: string, name: string) =>
    relisted(await gateway.ask('scenarios:restore', id), `${name} is back on the shelf.`)
  const destroy = async (id: string, name: string) =>
    relisted(await gateway.ask('scenarios:destroy', id), `${name} is gone for good.`)

  return {
    shelf,
    problem,
    said,
    rows,
    damaged,
    bin,
    of,
    load,
    save,
    importFile,
    importText,
    opened,
    exportFile,
    toBin,
    restore,
    destroy,
  }
})
