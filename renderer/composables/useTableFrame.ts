import { useEventListener } from '@vueuse/core'
import { computed, shallowRef, watch, type Ref } from 'vue'
import type { ClauseId, GameId } from '../../shared/ids'
import { PAGES_OF } from '../../shared/pages'
import { useGateway } from '../gateway/gateway'
import { useCampaign } from '../stores/campaign'
import { useLibrary } from '../stores/library'
import { usePlanner } from '../stores/planner'
import { useSettings } from '../stores/settings'
import { useShell } from '../stores/shell'
import { TABS_OF, useTable, type Tab } from '../stores/table'
import type { TableDeed } from '../panels/shell/table-deeds'
import { useDeeds } from './useDeeds'
import { useHistoryLines } from './useHistoryLines'
import { usePlayAgain } from './usePlayAgain'
import { usePointerSpot, type Spot } from './usePointerSpot'
import { useUndo } from './useUndo'

interface FrameOptions {
  readonly game: GameId
  /** The part of the window that holds the board: a deed done there is answered where it was done. */
  readonly board: Readonly<Ref<HTMLElement | null>>
  /** True while a dialog or page is up that says refusals itself. */
  readonly saysItself: () => boolean
  readonly openCorrect: () => void
}

/** What every table does alike, whatever is played: pages, menu, history, and where a refusal is said. */
export function useTableFrame({ game, board, saysItself, openCorrect }: FrameOptions) {
  const campaign = useCampaign()
  const gateway = useGateway()
  const library = useLibrary()
  const planner = usePlanner()
  const settings = useSettings()
  const shell = useShell()
  const table = useTable()
  const { undoes, redoes, undo, redo } = useUndo()
  const { lines } = useHistoryLines()
  const playAgain = usePlayAgain(lines)
  const pointer = usePointerSpot()

  const looking = computed(() => campaign.past !== undefined)
  const ended = computed(() => campaign.update?.campaign.ended === true)
  const help = computed(() => settings.current.help)
  /** Lines up to the shown position, for those who read the last turns beside the board. */
  const shownLines = computed(() => lines.value.filter((l) => l.position <= campaign.position && !l.undone))

  /** The moment the last turn ends, the result lies on the table; an undo takes it away again. */
  watch(ended, (over) => {
    if (over) table.tab = 'result'
    else if (table.tab === 'result') table.tab = 'map'
  })
  watch(
    () => table.tab,
    (tab) => {
      if (tab !== 'result') void settings.set({ lastTab: tab })
    },
  )
  /** The page last read at another game's table may not be one of this one's. */
  const tabs: readonly Tab[] = TABS_OF[game]
  if (!tabs.includes(table.tab)) table.tab = 'map'
  const setTab = (tab: unknown): void => {
    const known = tabs.find((t) => t === tab)
    if (known !== undefined) table.tab = known
  }
  const show = (tab: Tab) => () => setTab(tab)

  const spot = shallowRef<Spot>()
  /** True when the command was accepted. */
  function say(command: unknown): Promise<boolean> {
    const at = pointer.last()
    const box = board.value?.getBoundingClientRect()
    spot.value = at !== undefined && box !== undefined && at.x < box.right ? at : undefined
    return campaign.say(command)
  }
  /** At the pointer when the deed was done on the board; else the panel that asked says it itself. */
  const slip = computed(() => (spot.value !== undefined && !saysItself() ? campaign.refusal : undefined))
  const panelRefusal = computed(() => (slip.value === undefined ? campaign.refusal : undefined))

  /** What was refused belongs to the page it was asked on, and to nothing that opens over it. */
  watch(
    () => [table.tab, shell.dialog] as const,
    () => (campaign.refusal = undefined),
  )

  const openRule = (clause: ClauseId): void => {
    table.rules = { clause }
  }
  async function exportFile(): Promise<void> {
    if (campaign.id === undefined) return
    library.said = ''
    await library.exportFile(campaign.id)
    if (library.said !== '') campaign.tell(library.said)
    if (library.problem !== undefined) campaign.problem = library.problem
  }
  /** The second window opens, or closes again. */
  const tableView = (): void => void gateway.ask('tableView:toggle')
  function deed(which: TableDeed): void {
    switch (which) {
      case 'rules':
        table.rules = {}
        return
      case 'planner':
        return planner.show()
      case 'tableView':
        return tableView()
      case 'whatIf':
        table.whatIfAt = campaign.position
        return
      case 'correct':
        return openCorrect()
      case 'again':
        return playAgain()
      case 'library':
        return void shell.toLibrary()
      case 'export':
        return void exportFile()
      case 'check':
      case 'colours':
      case 'figures':
      case 'settings':
      case 'keys':
        shell.dialog = which
    }
  }
  /** Through the history by keyboard; the present ends the looking. */
  useEventListener(window, 'keydown', (event) => {
    const step = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined
    const to = campaign.position + (step ?? 0)
    if (step === undefined || to < 0 || to > (campaign.update?.position ?? 0)) return
    event.preventDefault()
    void campaign.lookAt(to)
  })
  useDeeds({
    undo,
    redo,
    map: show('map'),
    secondPage: show(PAGES_OF[game][0]),
    thirdPage: show(PAGES_OF[game][1]),
    log: show('log'),
    tableView,
    print: show('print'),
    library: () => void shell.toLibrary(),
    new: () => void shell.toNew(),
    export: () => void exportFile(),
    verify: () => {
      shell.dialog = 'check'
    },
  })

  return {
    looking,
    ended,
    help,
    lines,
    shownLines,
    undoes,
    redoes,
    undo,
    redo,
    setTab,
    say,
    spot,
    slip,
    panelRefusal,
    openRule,
    deed,
    playAgain,
  }
}
