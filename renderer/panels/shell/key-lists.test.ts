// @vitest-environment happy-dom
/** The list of keys speaks of the game on the table, and of keys that there are. */
import { describe, expect, test } from 'vitest'
import { DEED_KEYS, keyCaps } from '../../composables/shortcuts'
import { TABS_OF } from '../../stores/table'
import { keyGroups } from './key-lists'

const lines = (game?: 'origins' | 'great-war') => keyGroups(game).flatMap((g) => g.lines)
const keysOf = (game: 'origins' | 'great-war', what: RegExp) =>
  lines(game)
    .find((l) => what.test(l.what))
    ?.keys.map((caps) => caps.join(' '))

describe('the list of keys', () => {
  test('at the table of the war it is the war’s', () => {
    expect(keysOf('great-war', /^Take up all/)).toEqual(['M'])
    expect(keysOf('great-war', /^Open the units/)).toEqual(['Enter'])
    expect(keysOf('great-war', /put them down/)).toEqual(['Enter'])
    expect(keysOf('great-war', /^One more/)).toEqual(['+', '−'])
    expect(keysOf('great-war', /^Table view/)).toEqual(['F9'])
    expect(JSON.stringify(lines('great-war'))).not.toMatch(/nation to nation|attack dialog|Deals|Sheet/)
  })
  test.each(['origins', 'great-war'] as const)('%s: the numbers of the pages follow their tabs', (game) => {
    const tabs = TABS_OF[game].filter((tab) => tab !== 'result')
    const keys = tabs.map((tab) => keysOf(game, new RegExp(`^${tab}$`, 'i'))?.at(-1))
    expect(keys).toEqual(tabs.map((_tab, n) => `Ctrl ${n + 1}`))
  })
  test('at the table of Origins it is that of Origins', () => {
    expect(keysOf('origins', /^Deals$/)).toEqual(['Ctrl 3'])
    expect(JSON.stringify(lines('origins'))).not.toMatch(/units|Ledger|Diplomacy/)
  })
  test('without a campaign there are only the keys of the window', () => {
    expect(JSON.stringify(lines())).not.toMatch(/Undo|Map|units|nation/)
  })
  test.each(['origins', 'great-war'] as const)('%s: every key of the menu stands in it', (game) => {
    const caps = new Set(lines(game).flatMap((l) => l.keys.map((k) => k.join())))
    for (const [deed, keys] of Object.entries(DEED_KEYS))
      expect([deed, keys.some((key) => caps.has(keyCaps(key).join()))]).toEqual([deed, true])
  })
})
