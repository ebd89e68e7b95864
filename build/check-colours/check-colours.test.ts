// The tokens are read as the app ships them: whoever changes one learns here whom it would fail.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HATCHES } from '../../shared/board/hatches'
import { COLOUR_SETS } from '../../shared/schema/table'
import { SIGHTS, contrast, distance } from './colours'

const css = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8')
const at = css.indexOf("[data-theme='dark']")
const read = (block: string) =>
  new Map([...block.matchAll(/--([\w-]+):\s*(#[\da-f]{3}(?:[\da-f]{3})?)\b/gi)].map((m) => [m[1] ?? '', m[2] ?? '']))
const light = read(css.slice(0, at))
const dark = new Map([...light, ...read(css.slice(at))])
const THEMES = [
  ['light', light],
  ['dark', dark],
] as const

function colour(theme: ReadonlyMap<string, string>, token: string): string {
  const value = theme.get(token)
  if (value === undefined) throw new Error(`no token --${token}`)
  return value
}

const TEXT = [
  ['ink', 'paper'],
  ['ink', 'desk'],
  ['ink', 'sheet'],
  ['ink-2', 'paper'],
  ['ink-2', 'desk'],
  ['ink-3', 'paper'],
  ['ink-3', 'sheet'],
  ['ink-3', 'well'],
  ['accent', 'paper'],
  ['accent-ink', 'accent'],
  ['ink', 'accent-wash'],
  ['good', 'sheet'],
  ['warn', 'sheet'],
  ['warn', 'paper'],
  ['bad', 'sheet'],
  ['bad', 'paper'],
  ['sea-ink', 'sea'],
  ['sea-ink', 'sea-near'],
  ['ink', 'halo'],
  ['bar-ink', 'bar'],
  ['bar-ink-2', 'bar'],
] as const

/** On dark land a label's casing carries the contrast, so the floor there is lower. */
const LAND_FLOOR = { light: 4.5, dark: 2.9 } as const

describe.each(THEMES)('colours of the %s theme', (name, theme) => {
  test.each(TEXT)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(COLOUR_SETS)('%s: text on its counter, ink on its land, its own ink on paper', (set) => {
    const of = (part: string) => colour(theme, `${set}-${part}`)
    expect(contrast(of('on'), of('solid'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour(theme, 'ink'), of('tint'))).toBeGreaterThanOrEqual(LAND_FLOOR[name])
    expect(contrast(of('deep'), colour(theme, 'paper'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('deep'), colour(theme, 'sheet'))).toBeGreaterThanOrEqual(4.5)
  })
})

const PAIRS = COLOUR_SETS.flatMap((a, i) => COLOUR_SETS.slice(i + 1).map((b) => [a, b] as const))
const closest = (kind: 'solid' | 'tint', theme: ReadonlyMap<string, string>, sight: (typeof SIGHTS)[number]) =>
  PAIRS.map(([a, b]) => ({
    pair: `${a}-${b}`,
    apart: distance(colour(theme, `${a}-${kind}`), colour(theme, `${b}-${kind}`), sight),
  })).reduce((worst, next) => (next.apart < worst.apart ? next : worst))

describe('any two colour sets that a table may choose', () => {
  test.each(SIGHTS)('counters stay apart for %s sight', (sight) => {
    expect(closest('solid', light, sight)).toSatisfy(({ apart }: { apart: number }) => apart >= 7)
  })

  test.each(SIGHTS)('land stays apart for %s sight, in both themes, enough to support its hatch', (sight) => {
    for (const [, theme] of THEMES)
      expect(closest('tint', theme, sight)).toSatisfy(({ apart }: { apart: number }) => apart >= 2.5)
  })

  test('land never speaks by colour alone: each set has a hatch of its own', () => {
    expect(Object.keys(HATCHES).sort()).toEqual([...COLOUR_SETS].sort())
    expect(new Set(Object.values(HATCHES).map((hatch) => hatch.d)).size).toBe(COLOUR_SETS.length)
    expect(new Set(Object.values(HATCHES).map((hatch) => hatch.name)).size).toBe(COLOUR_SETS.length)
  })
})

describe('the arithmetic', () => {
  test('black on white is 21 to 1, and a colour is no way from itself', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
    expect(distance('#b24a56', '#b24a56', 'protan')).toBe(0)
  })
  test('red and green that differ for all come close for protan eyes', () => {
    expect(distance('#a03020', '#5a5a10', 'normal')).toBeGreaterThan(2 * distance('#a03020', '#5a5a10', 'protan'))
  })
  test('the published figures: France and the United States 13.8 apart, Italy and the Bolsheviks 7.2 for protan eyes', () => {
    expect(closest('solid', light, 'normal')).toEqual({ pair: 'fr-us', apart: expect.closeTo(13.8, 1) as number })
    expect(closest('solid', light, 'protan')).toEqual({ pair: 'it-bol', apart: expect.closeTo(7.2, 1) as number })
  })
})
