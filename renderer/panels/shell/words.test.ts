import { expect, test } from 'vitest'
import { sayWhen } from '../../composables/when'
import { keyCaps, pressed } from '../../composables/shortcuts'
import { nationColours, OWN_NATION_COLOURS, setOfNation, wearAtTable } from '../../theme/nations'
import { OWN_COLOURS } from '../../theme/powers'
import { chosenColours, wear } from './colour-choice'
import { luckWords, percent } from './luck-words'

test.each([
  [{ n: 0, over: 6 }, '0 %'],
  [{ n: 1, over: 216 }, '<1 %'],
  [{ n: 1, over: 6 }, '17 %'],
  [{ n: 215, over: 216 }, '>99 %'],
  [{ n: 6, over: 6 }, '100 %'],
])('a chance of %o is said as %s', (chance, said) => {
  expect(percent(chance).replace('\u00a0', ' ')).toBe(said)
})

test.each([
  [0, 0.5, 'has not thrown'],
  [2, 0.95, 'too early to say'],
  [8, 0.51, 'even'],
  [8, 0.58, 'a little lucky'],
  [8, 0.3, 'unlucky'],
  [8, 0.9, 'very lucky'],
])('%i throws with a mean of %d are %s', (throws, mean, said) => {
  expect(luckWords({ power: 'britain', throws, mean })).toBe(said)
})

test('the last sitting is said as one says it', () => {
  const at = (...t: [number, number, number, number, number]): number => new Date(...t).getTime()
  const now = at(2026, 10, 30, 22, 0)
  expect(sayWhen(at(2026, 10, 30, 20, 41), now)).toBe('today, 20:41')
  expect(sayWhen(at(2026, 10, 29, 23, 59), now)).toBe('yesterday, 23:59')
  expect(sayWhen(at(2026, 10, 28, 21, 7), now)).toBe('Saturday, 21:07')
  expect(sayWhen(at(2026, 2, 8, 20, 0), now)).toBe('8 March')
  expect(sayWhen(at(2025, 2, 8, 20, 0), now)).toBe('8 March 2025')
})

test('keys: shift is told for letters only, since a sign already holds it', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(pressed({ ...none, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('mod+shift+z')
  expect(pressed({ ...none, key: '?', shiftKey: true })).toBe('?')
  expect(keyCaps('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keyCaps('mod++', false)).toEqual(['Ctrl', '+'])
})

test('a colour that another power wears is exchanged with it', () => {
  const colours = wear(OWN_COLOURS, 'britain', 'fr')
  expect(colours).toMatchObject({ britain: 'fr', france: 'gb' })
  expect(chosenColours(colours)).toEqual({ britain: 'fr', france: 'gb' })
  expect(chosenColours(wear(colours, 'britain', 'gb'))).toEqual({})
})

test('nations exchange their colours, minors keep wearing none, and no campaign on the table means their own', () => {
  const worn = wear(nationColours(), 'france', 'it')
  expect(worn).toMatchObject({ france: 'it', italy: 'fr' })
  const chosen = chosenColours(worn, OWN_NATION_COLOURS)
  expect(chosen).toEqual({ france: 'it', italy: 'fr' })
  wearAtTable({ ...chosen, norway: 'gb' })
  expect([setOfNation('france'), setOfNation('italy'), setOfNation('norway')]).toEqual(['it', 'fr', undefined])
  wearAtTable({})
  expect(setOfNation('france')).toBe('fr')
})
