// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { Evening } from '../../../../electron/engine/testing/great-war/evening'
import { Table } from '../../../../electron/engine/testing/great-war/table'
import type { ScorePoint } from '../../../../shared/charts'
import { fakeGateway } from '../../../gateway/fake'
import { gatewayKey } from '../../../gateway/gateway'
import { useCampaign } from '../../../stores/campaign'
import { recording } from '../../../testing'
import { buttonNamed, spoken, wordsIn } from '../../origins/testing/mount-panel'
import ResultPage from './ResultPage.vue'
import { roundsChart } from '../../../parts/rounds-chart'

const warned = vi.spyOn(console, 'warn')
let page: VueWrapper | undefined
afterEach(() => {
  page?.unmount()
  page = undefined
  expect(warned).not.toHaveBeenCalled()
})

const POINTS: readonly ScorePoint[] = [
  { position: 10, round: 1, totals: { france: 9, germany: 12 } },
  { position: 20, round: 2, totals: { france: 8, germany: 14 } },
  { position: 25, round: 2, totals: { france: 7, germany: 14 } },
]
/** Both Central countries have surrendered to France. */
function won(): Table {
  const t = new Table()
  for (const [by, offer] of [
    ['germany', 'o1'],
    ['austria-hungary', 'o2'],
  ] as const) {
    t.at(by)
    t.do({ type: 'offerUnconditionalSurrender', by, to: 'france' })
    t.do({ type: 'respondOffer', by: 'france', offer, answer: 'accept' })
  }
  return t
}
async function open(table: Table): Promise<VueWrapper> {
  const evening = new Evening(table)
  const update = evening.update()
  const { view } = update
  if (view.game !== 'great-war') throw new Error(view.game)
  const pinia = createPinia()
  setActivePinia(pinia)
  const luck = [
    { power: 'germany', throws: 4, mean: 0.61 },
    { power: 'france', throws: 0, mean: 0.5 },
  ]
  const host = defineComponent(() => {
    useCampaign().show(update)
    return () =>
      h(ResultPage, {
        view,
        scores: POINTS,
        luck,
        onAgain: () => heard.push('again'),
        onPrint: () => heard.push('print'),
        onLook: () => heard.push('look'),
      })
  })
  const global = { plugins: [pinia], provide: { [gatewayKey as symbol]: fakeGateway(recording, evening.handlers()) } }
  page = mount(host, { attachTo: document.body, global }) as VueWrapper
  await flushPromises()
  return page
}
let heard: string[] = []

describe('the result (GW-21)', () => {
  test('GW-21.1 who won, by which clause, and what became of every nation', async () => {
    const p = await open(won())
    expect(p.get('h1').text()).toBe('The Allies have won')
    expect(wordsIn(p.get('header').element)).toContain('GW-21.1')
    const ends = p.findAll('.ends li').map((l) => spoken(l.element))
    expect(ends).toHaveLength(5)
    expect(ends[3]).toContain('Germany Surrendered without conditions to France in round 1. out of the war')
    expect(wordsIn(p.get('.steps').element)).toContain('The Central Powers: every country is out of the war')
  })
  test('GW-21.2 how near the other side was', async () => {
    const p = await open(won().nation('russia', { status: 'conquered' }))
    expect(wordsIn(p.element as Element)).toContain('1 of 3 countries out of the war')
    expect(wordsIn(p.get('.steps').element)).toContain(
      'Great Britain and France still stand, out are Russia (conquered).',
    )
  })
  test('GW-21.5 GW-21.6 a peace without a victor has no winner’s shields', async () => {
    const p = await open(new Table().patch({ result: { winner: 'draw', clause: 'GW-21.3' } }))
    expect(p.get('h1').text()).toBe('The war ends without a victor')
    expect(p.findAll('header .shield')).toHaveLength(0)
    expect(wordsIn(p.get('.steps').element)).toContain(
      'Every country in the war has accepted a peace without a victor. GW-21.6',
    )
  })
  test('production over the rounds stands as a table for those who do not see the chart', async () => {
    const p = await open(won())
    const rows = p.findAll('.chart').map((c) => c.findAll('tbody tr').map((r) => spoken(r.element)))
    expect(rows).toEqual([
      ['1 9', '2 7'],
      ['1 12', '2 14'],
    ])
  })
  test('luck of those who threw; print, look back, play again', async () => {
    heard = []
    const p = await open(won())
    expect(p.findAll('.luck li').map((l) => spoken(l.element))).toEqual(['Germany 61 of 100 in 4 throws'])
    for (const name of ['Print the chronicle', 'Look back', 'Play again']) buttonNamed(name).click()
    expect(heard).toEqual(['print', 'look', 'again'])
  })
})

describe('the chart’s geometry', () => {
  test('more production stands higher, later rounds further right, the last word on a round counts', () => {
    const { series, margin } = roundsChart(POINTS, ['france', 'germany'], { width: 700, height: 300 })
    const [france, germany] = series
    expect(france?.marks).toHaveLength(2)
    expect(france?.label.total).toBe(7)
    expect(germany?.marks[1]?.y).toBeLessThan(france?.marks[1]?.y ?? 0)
    expect(france?.marks[1]?.x).toBeGreaterThan(france?.marks[0]?.x ?? 0)
    for (const { x, y } of series.flatMap((s) => s.marks)) {
      expect(x).toBeGreaterThanOrEqual(margin.left)
      expect(y).toBeLessThanOrEqual(300 - margin.bottom)
    }
    expect(new Set(series.map((s) => s.mark + s.dash)).size).toBe(2)
  })
  test('GW-19.1 a level below 0 stays on the plot', () => {
    const level = [3, -6].map((us, i) => ({ position: i, round: i + 1, totals: { 'united-states': us } }))
    const { series, yTicks } = roundsChart(level, ['united-states'], { width: 700, height: 300 })
    expect(series[0]?.marks.map((m) => m.total)).toEqual([3, -6])
    for (const { y } of series[0]?.marks ?? []) expect(y).toBeLessThanOrEqual(300 - 30)
    expect(yTicks.map((t) => t.points)).toContain(-5)
  })
  test('without a point it is an empty frame', () => {
    expect(roundsChart([], ['france'], { width: 700, height: 300 }).series.every((s) => s.marks.length === 0)).toBe(
      true,
    )
  })
})
