import { onScopeDispose, watchEffect } from 'vue'
import { useCampaign } from '../stores/campaign'

/**
 * Marks the page with the position that it shows, and whether all of it is there: whoever plays from outside, as our tests
 * do, knows when the table is ready for the next deed.
 */
export function useStanding(): void {
  const campaign = useCampaign()
  const { dataset } = document.documentElement
  watchEffect(
    () => {
      dataset['position'] = String(campaign.position)
      dataset['settled'] = campaign.busy || campaign.asking > 0 ? 'no' : 'yes'
    },
    { flush: 'post' },
  )
  onScopeDispose(() => {
    delete dataset['position']
    delete dataset['settled']
  })
}
