// @vitest-environment happy-dom
/** A table that plays again takes along what it played with. */
import { shallowRef } from 'vue'
import { describe, expect, test } from 'vitest'
import { useCampaign } from '../stores/campaign'
import { useShell } from '../stores/shell'
import { recording, setStores } from '../testing'
import { flushPromises } from '@vue/test-utils'
import { usePlayAgain } from './usePlayAgain'

const short = { name: 'Short game', base: 1, changes: [{ at: 'rounds', value: 6 }] } as const

describe('play again', () => {
  test.each([short, undefined])('an open campaign, by the scenario %o', async (scenario) => {
    setStores()
    const { opened } = recording
    if (opened.view.game !== 'origins') throw new Error('the recording is an evening of Origins')
    const view = scenario === undefined ? opened.view : { ...opened.view, scenario }
    useCampaign().show({ ...opened, view })
    usePlayAgain(shallowRef([]))()
    await flushPromises()
    const { again, screen } = useShell()
    expect(screen).toBe('new')
    expect(again).toMatchObject({ game: 'origins', like: { players: view.players, options: view.options } })
    expect(again.played).toEqual(scenario && { ...scenario, game: 'origins' })
  })
})
