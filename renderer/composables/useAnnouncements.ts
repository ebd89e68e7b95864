import { shallowRef, watch, type ShallowRef } from 'vue'
import { useCampaign } from '../stores/campaign'

/** One sentence for everything that happens at the table, for those who hear the screen. */
export function useAnnouncements(): { readonly said: ShallowRef<string> } {
  const campaign = useCampaign()
  const said = shallowRef('')
  watch(
    () => campaign.update,
    (now, before) => {
      if (now === undefined || now.campaign.id !== before?.campaign.id) return
      if (now.position < before.position) said.value = `Taken back. ${now.last.text}`
      else if (now.last !== before.last && now.events.length > 0) said.value = now.last.text
    },
  )
  watch(
    () => campaign.past,
    (past, before) => {
      if (past !== undefined) said.value = `Looking at position ${past.position}. ${past.line.text}`
      else if (before !== undefined && campaign.update !== undefined) said.value = 'Back at the present.'
    },
  )
  /** What was said of one campaign means nothing in the library, nor in the next. */
  watch(
    () => campaign.id,
    () => {
      said.value = ''
    },
  )
  return { said }
}
