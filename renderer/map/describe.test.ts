import { describe, expect, test } from 'vitest'
import { describeNation } from './describe'
import { roundSix } from './testing'

const rest = { target: false, dim: false }

describe('a nation in words', () => {
  test('embassies in seating order, with rights as the plate shows them', () => {
    expect(describeNation(roundSix(), 'italy', rest)).toBe(
      'Italy. Britain 12, treaty rights; France 6; Germany 13, treaty rights; Austria-Hungary 5.',
    )
  })
  test('exclusive rights, what was placed this turn, and whether it may be chosen', () => {
    expect(describeNation(roundSix(), 'far-east', { target: false, dim: true })).toBe(
      'Far East. Britain 17, exclusive rights; Russia 6. Britain placed 5 this turn. Not open now.',
    )
    expect(describeNation(roundSix(), 'greece', { target: true, dim: false })).toContain('Legal target.')
  })
  test('at home there are no rights, and an empty nation says so', () => {
    expect(describeNation(roundSix(), 'germany', rest)).toContain('Germany 12 at home, no rights')
    const view = roundSix()
    const empty = { ...view, embassies: { ...view.embassies, bulgaria: view.embassies.britain } }
    const none = { britain: 0, france: 0, germany: 0, russia: 0, 'austria-hungary': 0 }
    expect(describeNation({ ...empty, embassies: { ...empty.embassies, bulgaria: none } }, 'bulgaria', rest)).toBe(
      'Bulgaria. Empty.',
    )
  })
})
