import { describe, expect, test } from 'vitest'
import { GAP_PX, paginate, single, type Run } from './flow'
import { html } from './html'

const row = (name: string, heightPx: number) => ({ heightPx, html: html`[${name}]` })
const run = (name: string, heights: readonly number[], together?: number): Run => ({
  head: (continued) => row(continued ? `${name} again` : name, 10),
  rows: heights.map((h, i) => row(`${name}${i}`, h)),
  ...(together === undefined ? {} : { together }),
})
const told = (runs: readonly Run[], height: number) =>
  paginate(runs, height).map((p) => p.html.text.replace('<div class="gap"></div>', '~'))

describe('dealing rows out to pages', () => {
  test('rows stay whole and the heading repeats', () => {
    expect(told([run('a', [40, 40, 40])], 100)).toEqual(['[a][a0][a1]', '[a again][a2]'])
  })
  test('a heading never stands alone at the foot of a page', () => {
    expect(told([single(row('x', 70)), run('a', [20])], 70 + GAP_PX + 29)).toEqual(['[x]', '[a][a0]'])
    expect(told([single(row('x', 70)), run('a', [20])], 70 + GAP_PX + 30)).toEqual(['[x]~[a][a0]'])
  })
  test('rows that belong together move together', () => {
    expect(told([single(row('x', 40)), run('a', [20, 20], 2)], 40 + GAP_PX + 49)).toEqual(['[x]', '[a][a0][a1]'])
  })
  test('what is free at the end is told, and a row taller than a page is a bug', () => {
    expect(paginate([run('a', [40])], 100)[0]?.freePx).toBe(50)
    expect(() => paginate([run('a', [95])], 100)).toThrow('taller than a page')
  })
})
