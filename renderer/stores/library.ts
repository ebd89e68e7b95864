import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { CampaignSummary } from '../../shared/campaign'
import type { CampaignId } from '../../shared/ids'
import type { Answer, Cancelled, Library, LibraryRow, SaveProblem } from '../../shared/ipc'
import { useGateway } from '../gateway/gateway'

/** The shelf of campaigns as main last told it. */
export const useLibrary = defineStore('library', () => {
  const gateway = useGateway()
  const library = shallowRef<Library>()
  const problem = shallowRef<SaveProblem>()
  /** The campaign that the problem stopped from opening; of use only while that problem is the one shown. */
  const unopened = shallowRef<{ readonly id: CampaignId; readonly problem: SaveProblem }>()
  /** A damaged campaign is being mended; until that is done nothing is opened. */
  const recovering = shallowRef(false)
  /** What was just done, in one sentence. */
  const said = shallowRef('')

  const rows = computed<readonly LibraryRow[]>(() => library.value?.rows ?? [])
  const bin = computed(() => library.value?.bin ?? [])

  async function load(): Promise<void> {
    library.value = await gateway.ask('library:list')
  }
  /** The answer's value, or nothing and the problem shown. */
  function taken<T>(answer: Answer<T>): T | undefined {
    problem.value = answer.ok ? undefined : answer.error
    return answer.ok ? answer.value : undefined
  }
  async function changed(answer: Answer<CampaignSummary>, sentence: (s: CampaignSummary) => string) {
    const summary = taken(answer)
    if (summary !== undefined) said.value = sentence(summary)
    await load()
    return summary
  }
  function relisted(answer: Answer<Library>, sentence: string): void {
    const next = taken(answer)
    if (next === undefined) return
    library.value = next
    said.value = sentence
  }

  const rename = async (id: CampaignId, name: string) =>
    changed(await gateway.ask('library:rename', id, name), (s) => `It is called ${s.name} now.`)
  const duplicate = async (id: CampaignId) =>
    changed(await gateway.ask('library:duplicate', id), (s) => `${s.name} is a copy that goes its own way.`)
  async function recover(id: string): Promise<CampaignSummary | undefined> {
    if (recovering.value) return undefined
    recovering.value = true
    try {
      return await changed(await gateway.ask('library:recover', id), (s) => `${s.name} goes on from the whole copy.`)
    } finally {
      recovering.value = false
    }
  }
  const toBin = async (id: CampaignId, name: string) =>
    relisted(await gateway.ask('library:bin', id), `${name} lies in the bin; it can be put back from there.`)
  const restore = async (id: string, name: string) =>
    relisted(await gateway.ask('library:restore', id), `${name} is back on the shelf.`)
  const destroy = async (id: string, name: string) =>
    relisted(await gateway.ask('library:destroy', id), `${name} is gone for good.`)

  const importFile = async () => imported(await gateway.ask('library:importFile'))
  const importText = async (name: string, text: string) =>
    imported(await gateway.ask('library:importText', { name, text }))
  async function imported(answer: Answer<CampaignSummary | Cancelled>): Promise<CampaignSummary | undefined> {
    const value = taken(answer)
    if (value === undefined || 'cancelled' in value) return undefined
    said.value = `${value.name} was added to the library.`
    await load()
    return value
  }
  async function exportFile(id: CampaignId): Promise<void> {
    const value = taken(await gateway.ask('library:export', id))
    if (value !== undefined && !('cancelled' in value)) said.value = `Written to ${value.file}.`
  }
  return {
    library,
    problem,
    unopened,
    recovering,
    said,
    rows,
    bin,
    load,
    rename,
    duplicate,
    recover,
    toBin,
    restore,
    destroy,
    importFile,
    importText,
    imported,
    exportFile,
  }
})
