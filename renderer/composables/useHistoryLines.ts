import { shallowRef, watch, type ShallowRef } from 'vue'
import type { HistoryLine } from '../../shared/history'
import { useGateway } from '../gateway/gateway'
import { useCampaign } from '../stores/campaign'

/** Every line of the open campaign, undone ones included; asked anew whenever it changes. */
export function useHistoryLines(): { readonly lines: ShallowRef<readonly HistoryLine[]> } {
  const gateway = useGateway()
  const campaign = useCampaign()
  const lines = shallowRef<readonly HistoryLine[]>([])
  watch(
    // A new object with every change of the history, and the same one while only the camera or the colours change.
    () => campaign.update?.last,
    async (last) => {
      if (last === undefined || campaign.id === undefined) return
      const { id } = campaign
      const answer = await campaign.whileAsking(() => gateway.ask('campaign:history', id))
      if (campaign.update?.last !== last) return // a newer one is on its way
      if (answer.ok) lines.value = answer.value
      else campaign.problem = answer.error
    },
    { immediate: true },
  )
  return { lines }
}
