// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import type { ScorePoint } from '../../../shared/charts'
import ResultView from './ResultView.vue'
import RoundTrack from './RoundTrack.vue'
import { POWERS } from '../../../shared/origins/ids'
import { byRound, roundsChart, spread } from '../../parts/rounds-chart'
import { ALLIED, ATTACKING, ENDED } from './testing/fixture'
import { buttonNamed, mountPanel, spoken, wordsOf } from './testing/mount-panel'

let panel: VueWrapper | undefined
afterEach(() => panel?.unmount())
const point = (round: number, position: number, ...t: readonly number[]): ScorePoint => ({
  round,
  position,
  totals: {
    britain: t[0] ?? 0,
    france: t[1] ?? 0,
    germany: t[2] ?? 0,
    russia: t[3] ?? 0,
    'austria-hungary': t[4] ?? 0,
  },
})
const SCORES = [point(1, 10, 10, 10, 5, 0, 0), point(2, 20, 12, 8, 8, 3, 4), point(2, 22, 18, 10, 8, 8, 4)]
const SIZE = { width: 700, height: 300 }
const LUCK = [
  { power: 'britain', throws: 4, mean: 0.62 },
  { power: 'france', throws: 0, mean: 0.5 },
]
const open = (props: Record<string, unknown> = {}): VueWrapper =>
  (panel = mountPanel(ResultView, { view: ENDED, scores: SCORES, luck: LUCK, ...props }))

describe('the result', () => {
  test('OW-5.5 who won, with what, by which clause, and the reckoning step by step', async () => {
    const p = open()
    expect(p.get('h1').text()).toBe('Ann wins')
    expect(wordsOf(p)).toContain('with Britain (18) OW-5.5')
    expect(p.findAll('.steps li').map((l) => spoken(l.element))).toEqual([
      'No alliance stands, so the highest total wins. OW-5.5',
      'Britain 18, France 10, Germany 8, Russia 8, Austria-Hungary 4: Britain wins. OW-5.5',
    ])
    await p.get('.steps .clause').trigger('click')
    expect(p.emitted('clause')).toEqual([['OW-5.5']])
  })
  test('several winners win together', () => {
    const winner = { ...ENDED.scores.winner, powers: ['britain', 'france'], players: ['Ann', 'Ben'] }
    expect(
      open({ view: { ...ENDED, scores: { ...ENDED.scores, winner } } })
        .get('h1')
        .text(),
    ).toBe('Ann and Ben win together')
  })
  test('OW-5.2 every objective stands met or missed with its points and why', () => {
    const rows = open()
      .findAll('.objectives li')
      .map((l) => spoken(l.element))
    expect(rows).toHaveLength(25)
    expect(rows).toContain('met Rights in Italy 12 +3')
    expect(rows).toContain('missed Exclusive rights in Serbia Russia has rights there too 0 of 10')
  })
  test('OW-7.4 alliances with what they reached', () => {
    expect(wordsOf(open({ view: { ...ENDED, alliances: ALLIED.alliances } }))).toContain(
      'Britain and France 28 against 20: enough',
    )
  })
  test('the scores over the rounds stand as a table for those who do not see the chart', () => {
    const rows = open()
      .findAll('.chart tbody tr')
      .map((r) => spoken(r.element))
    expect(rows).toEqual(['1 10 10 5 0 0', '2 18 10 8 8 4'])
  })
  test('luck of those who threw', () => {
    const words = open()
      .findAll('.luck li')
      .map((l) => spoken(l.element))
    expect(words).toEqual(['Britain 62 of 100, better than even, in 4 throws'])
  })
  test('print, look back, and again with the same table', () => {
    const p = open()
    for (const name of ['Print the chronicle', 'Look back', 'Play again']) buttonNamed(name).click()
    expect([p.emitted('print'), p.emitted('look'), p.emitted('again')].map((e) => e?.length)).toEqual([1, 1, 1])
  })
})

describe('the chart’s geometry', () => {
  test('the last word on a round counts', () => {
    expect(byRound(SCORES).map((p) => p.totals['britain'])).toEqual([10, 18])
  })
  test('higher scores stand higher, later rounds further right, inside the margins', () => {
    const { series, margin } = roundsChart(SCORES, POWERS, SIZE, 10)
    const britain = series.find((s) => s.key === 'britain')?.marks ?? []
    expect(britain[1]?.y).toBeLessThan(britain[0]?.y ?? 0)
    expect(britain[1]?.x).toBeGreaterThan(britain[0]?.x ?? 0)
    for (const { x, y } of series.flatMap((s) => s.marks)) {
      expect(x).toBeGreaterThanOrEqual(margin.left)
      expect(x).toBeLessThanOrEqual(700 - margin.right)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(300 - margin.bottom)
    }
  })
  test('no two lines share marks or dashes', () => {
    const { series } = roundsChart(SCORES, POWERS, SIZE, 10)
    expect(new Set(series.map((s) => s.mark)).size).toBe(5)
    expect(new Set(series.map((s) => s.dash)).size).toBe(5)
  })
  test('labels keep a gap, their order, and stay above the floor', () => {
    expect(spread([50, 50, 52], 10, 100)).toEqual([50, 60, 70])
    expect(spread([95, 98, 99], 10, 100)).toEqual([80, 90, 100])
    expect(spread([40, 10], 10, 100)).toEqual([40, 10])
  })
  test('without a single point it is an empty frame', () => {
    expect(roundsChart([], POWERS, SIZE, 10).series.every((s) => s.marks.length === 0 && s.path === '')).toBe(true)
  })
})

describe('the round track (OW-1.5)', () => {
  test('says of every round whether it is played, and who is to move in the present one', () => {
    panel = mountPanel(RoundTrack, { view: ATTACKING })
    const said = panel.findAll('li .sr-only').map((s) => s.text())
    expect(said[4]).toBe('Round 5, played')
    expect(said[5]).toBe('Round 6, Germany is to move')
    expect(said[9]).toBe('Round 10, to come')
    expect(panel.findAll('li')[5]?.findAll('.done')).toHaveLength(2)
    expect(panel.findAll('[aria-current="step"]')).toHaveLength(1)
  })
  test('OW-5.1 at the end all fifty turns are played', () => {
    panel = mountPanel(RoundTrack, { view: ENDED })
    expect(panel.findAll('.ticks .done')).toHaveLength(50)
    expect(panel.findAll('[aria-current="step"]')).toHaveLength(0)
  })
})
