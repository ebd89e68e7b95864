import { watch } from 'vue'
import { POWERS } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'
import { useCampaign } from '../../stores/campaign'
import { usePlanner } from '../../stores/planner'
import { useTable } from '../../stores/table'

/**
 * Whoever acts is the attacker, and a nation pressed on the map is the place, as long as nobody has put figures of his own into
 * the form. Each turn and each press is followed once: what is chosen in the form afterwards stays.
 */
export function useOriginsBoard(view: () => OriginsView | undefined): void {
  const campaign = useCampaign()
  const planner = usePlanner()
  const table = useTable()
  watch(
    [view, () => table.selected],
    ([board, nation]) => {
      if (board === undefined) return
      const now = [campaign.id, board.acting, nation].join()
      const { attack, siege } = planner
      if (now === planner.followed || attack.ours !== undefined || attack.theirs !== undefined) return
      planner.followed = now
      attack.power = board.acting
      if (nation !== undefined) {
        attack.nation = nation
        if (siege.defenders === undefined) siege.nation = nation
      }
      const open = board.attacks.filter((a) => a.nation === attack.nation)
      if (open.some((a) => a.target === attack.target)) return
      attack.target = open[0]?.target ?? POWERS.find((p) => p !== attack.power) ?? attack.target
    },
    { immediate: true },
  )
}
