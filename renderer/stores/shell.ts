import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Update } from '../../shared/ipc'
import type { CampaignId, GameId } from '../../shared/ids'
import type { NamedScenario } from '../../shared/scenarios'
import { useGateway } from '../gateway/gateway'
import { useCampaign } from './campaign'
import { useLibrary } from './library'
import { useScenarios } from './scenarios'
import { useSettings } from './settings'
import { useTable } from './table'
import type { SameTable } from '../composables/useNewCampaign'
import type { SameWar } from '../composables/useNewWar'

export type Screen = 'starting' | 'library' | 'new' | 'scenarios' | 'table'
/**
 * A game chosen for a new campaign, with the table of another one or with an empty one; a scenario by its file, or the one that
 * the other campaign is played by, which may lie on no shelf.
 */
export type Again = { readonly scenario?: string; readonly played?: NamedScenario } & (
  { readonly game: 'origins'; readonly like?: SameTable } | { readonly game: 'great-war'; readonly like?: SameWar }
)
export type ShellDialog = 'settings' | 'keys' | 'check' | 'colours' | 'figures' | 'undo' | 'dealt'

/** Which page the window shows, and the ways between pages. */
export const useShell = defineStore('shell', () => {
  const gateway = useGateway()
  const campaign = useCampaign()
  const library = useLibrary()
  const settings = useSettings()
  const scenarios = useScenarios()
  const table = useTable()

  const screen = shallowRef<Screen>('starting')
  const dialog = shallowRef<ShellDialog>()
  /** What the form of a new campaign begins with: the game, and the table that plays once more. */
  const again = shallowRef<Again>({ game: 'origins' })

  /** Called once the first frame stands: main answers with the campaign that was open when the app was left. */
  async function start(): Promise<void> {
    await settings.load()
    const ready = await gateway.ask('app:ready')
    if (ready.scenario !== undefined) {
      await toScenarios()
      scenarios.opened(ready.scenario)
      return
    }
    if (ready.open !== undefined && (await openCampaign(ready.open, settings.current.lastTab))) return
    await toLibrary()
    if (ready.importNote !== undefined) library.said = ready.importNote
  }
  function toTable(tab = settings.current.lastTab ?? 'map'): void {
    table.reset()
    table.tab = campaign.update?.campaign.ended === true ? 'result' : tab
    dialog.value = undefined
    screen.value = 'table'
  }
  let opening = false
  /** False when it could not be opened: the library then says why. One at a time: a second press on the way is dropped. */
  async function openCampaign(id: CampaignId, tab?: typeof settings.current.lastTab): Promise<boolean> {
    if (opening || library.recovering) return false
    opening = true
    return openNow(id, tab).finally(() => {
      opening = false
    })
  }
  async function openNow(id: CampaignId, tab?: typeof settings.current.lastTab): Promise<boolean> {
    const opened = await campaign.open(id)
    if (opened) toTable(tab ?? 'map')
    else {
      const problem = campaign.problem
      await toLibrary()
      library.problem = problem
      if (problem !== undefined) library.unopened = { id, problem }
    }
    return opened
  }
  /** A campaign that main has just made and opened. */
  function enter(update: Update): void {
    campaign.show(update)
    toTable('map')
  }
  async function toLibrary(): Promise<void> {
    await campaign.close()
    table.reset()
    await library.load()
    library.problem = undefined
    again.value = { game: again.value.game }
    screen.value = 'library'
  }
  async function toNew(which: GameId | Again = again.value.game): Promise<void> {
    await campaign.close()
    table.reset()
    again.value = typeof which === 'string' ? { game: which } : which
    screen.value = 'new'
  }
  async function toScenarios(): Promise<void> {
    await campaign.close()
    table.reset()
    screen.value = 'scenarios'
  }
  async function openSample(): Promise<void> {
    const answer = await gateway.ask('library:sample')
    if (answer.ok) enter(answer.value)
    else library.problem = answer.error
  }
  return { screen, dialog, again, start, toTable, openCampaign, enter, toLibrary, toNew, toScenarios, openSample }
})
