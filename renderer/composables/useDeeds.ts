import { useEventListener } from '@vueuse/core'
import { onScopeDispose } from 'vue'
import type { MenuDeed } from '../../shared/ipc'
import { useGateway } from '../gateway/gateway'
import { deedOf } from './shortcuts'

export type DeedHandlers = Partial<Record<MenuDeed, () => void>>

/**
 * Does what the application menu or its keys ask, for as long as the calling component lives. Each screen names the
 * deeds it can do; the others pass by.
 */
export function useDeeds(handlers: DeedHandlers): void {
  const gateway = useGateway()
  onScopeDispose(gateway.hear('menu', (deed) => handlers[deed]?.()))

  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented) return
    const deed = deedOf(event)
    const handler = deed === undefined ? undefined : handlers[deed]
    if (handler === undefined) return
    event.preventDefault()
    handler()
  })
}
