import { computed } from 'vue'
import { useCampaign } from '../stores/campaign'
import { useShell } from '../stores/shell'

/** Undo and redo as the title bar, the menu and the keys say them; over the end of a turn the table is asked first. */
export function useUndo() {
  const campaign = useCampaign()
  const shell = useShell()
  const state = computed(() => (campaign.past === undefined ? campaign.update?.undo : undefined))
  const undoes = computed(() => state.value?.undo)
  const redoes = computed(() => state.value?.redo)

  function undo(): void {
    if (undoes.value === undefined) return
    if (state.value?.crossesTurn === true) shell.dialog = 'undo'
    else void campaign.undo()
  }
  function undoAgreed(): void {
    shell.dialog = undefined
    void campaign.undo()
  }
  function redo(): void {
    if (redoes.value !== undefined) void campaign.redo()
  }
  return { undoes, redoes, undo, undoAgreed, redo }
}
