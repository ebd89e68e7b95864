import type { Ref } from 'vue'
import type { GreatWarEvent } from '../../shared/great-war/events'
import type { HistoryLine } from '../../shared/history'
import type { NamedScenario } from '../../shared/scenarios'
import { useCampaign } from '../stores/campaign'
import { useShell, type Again } from '../stores/shell'
import { coloursOf } from '../theme/powers'

/** The same table once more, ready to be changed: players, seats, options, colours, and the scenario that it is played by. */
export function usePlayAgain(lines: Readonly<Ref<readonly HistoryLine[]>>): () => void {
  const campaign = useCampaign()
  const shell = useShell()

  /** Seats as the war began with them, not as it left them. */
  function warSeats() {
    const started = (lines.value[0]?.events as readonly GreatWarEvent[] | undefined)?.find(
      (e) => e.type === 'gameStarted',
    )
    return started?.type === 'gameStarted' ? started.seats.map((x) => ({ name: x.player, nations: x.nations })) : []
  }
  function again(): Again | undefined {
    const { view } = campaign
    if (view === undefined) return undefined
    const { scenario } = view
    const carried = scenario === undefined ? {} : { played: { ...scenario, game: view.game } as NamedScenario }
    if (view.game === 'great-war') return { game: view.game, like: warSeats(), ...carried }
    const { players, options } = view
    const colours = coloursOf(campaign.update?.table.colours)
    return { game: view.game, like: { players, options, colours }, ...carried }
  }
  return () => {
    const same = again()
    if (same !== undefined) void shell.toNew(same)
  }
}
