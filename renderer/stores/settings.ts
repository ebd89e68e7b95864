import { usePreferredDark, usePreferredReducedMotion } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef, watchEffect } from 'vue'
import type { Inputs } from '../../shared/ipc'
import { settings as schema, type Settings } from '../../shared/schema/settings'
import { useGateway } from '../gateway/gateway'

export type SettingsPatch = Inputs['settings:set'][0]

export const TEXT_SIZES = [90, 100, 110, 125, 140, 160, 180, 200] as const

/** How this computer likes the app shown. Main keeps it; the document follows it. */
export const useSettings = defineStore('settings', () => {
  const gateway = useGateway()
  const current = shallowRef<Settings>(schema.parse({}))
  const systemDark = usePreferredDark()
  const systemMotion = usePreferredReducedMotion()

  const theme = computed<'light' | 'dark'>(() =>
    current.value.theme === 'system' ? (systemDark.value ? 'dark' : 'light') : current.value.theme,
  )
  const reducedMotion = computed(() => current.value.motion === 'reduced' || systemMotion.value === 'reduce')

  watchEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme.value
    root.dataset.motion = reducedMotion.value ? 'reduced' : 'full'
    root.style.setProperty('--text-size', String(current.value.textSize / 100))
  })

  gateway.hear('settingsChanged', (changed) => (current.value = changed))

  async function load(): Promise<void> {
    current.value = await gateway.ask('settings:get')
  }
  /** Shown at once, then as main kept it. */
  async function set(patch: SettingsPatch): Promise<void> {
    current.value = { ...current.value, ...(patch as Partial<Settings>) }
    current.value = await gateway.ask('settings:set', patch)
  }
  /** One step of the text size up or down. */
  async function stepText(by: 1 | -1): Promise<void> {
    const at = current.value.textSize
    const next = by > 0 ? TEXT_SIZES.find((s) => s > at) : TEXT_SIZES.findLast((s) => s < at)
    if (next !== undefined) await set({ textSize: next })
  }
  return { current, theme, reducedMotion, load, set, stepText }
})
