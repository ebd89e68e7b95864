import { useEventListener } from '@vueuse/core'
import { shallowRef, type ShallowRef } from 'vue'

/** A file dropped anywhere on the window. `over` is true while one hovers. */
export function useFileDrop(dropped: (file: File) => void): { readonly over: ShallowRef<boolean> } {
  const over = shallowRef(false)
  /** Entering a child fires before leaving its parent: only the count tells when the pointer is really gone. */
  let depth = 0
  const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

  useEventListener(window, 'dragenter', (event) => {
    if (!holdsFiles(event)) return
    depth += 1
    over.value = true
  })
  useEventListener(window, 'dragleave', () => {
    depth = Math.max(0, depth - 1)
    if (depth === 0) over.value = false
  })
  // Without this the window would navigate to the file.
  useEventListener(window, 'dragover', (event) => event.preventDefault())
  useEventListener(window, 'drop', (event) => {
    event.preventDefault()
    depth = 0
    over.value = false
    const file = event.dataTransfer?.files[0]
    if (file !== undefined) dropped(file)
  })
  return { over }
}
