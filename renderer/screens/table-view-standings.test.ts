/** The foot of the table view: what the blocs collect, and who stands apart. */
import { describe, expect, test } from 'vitest'
import type { NationId } from '../../shared/great-war/ids'
import type { NationView } from '../../shared/great-war/view'
import { warView } from '../map/war/testing'
import { standingsOf } from './table-view-standings'

const bare = warView()
const view = (nations: Partial<Record<NationId, Partial<NationView>>>) => ({
  ...bare,
  orderOfPlay: ['germany', 'france', 'united-states'] as const,
  nations: Object.fromEntries(
    Object.entries(bare.nations).map(([n, of]) => [n, { ...of, ...nations[n as NationId] }]),
  ) as typeof bare.nations,
})
const of = (name: string, nations: Parameters<typeof view>[0]) =>
  standingsOf(view(nations)).find((s) => s.name === name)

describe('how the war stands', () => {
  test('GW-5.4 a bloc’s sum is what is collected: Serbia’s land adds nothing', () => {
    const allies = of('Allies', {
      france: { income: 9, production: 9 },
      serbia: { bloc: 'allied', income: 0, production: 1 },
    })
    expect(allies?.nations.map((n) => n.nation)).toEqual(['france', 'serbia'])
    expect(allies?.income).toBe(9)
  })
  test('who is out of the war is shown so and adds nothing', () => {
    const central = of('Central Powers', {
      germany: { income: 12 },
      'austria-hungary': { income: 7, status: 'surrendered' },
    })
    expect(central?.income).toBe(12)
    expect(central?.nations.find((n) => n.nation === 'austria-hungary')?.out).toBe(true)
  })
  test('who plays without a bloc stands apart; neutral minors do not', () => {
    const apart = of('In no bloc', { 'ottoman-empire': { player: 'Tara' }, romania: { player: 'Tara' } })
    expect(apart).toEqual({
      name: 'In no bloc',
      nations: [
        { nation: 'ottoman-empire', out: false, capital: true },
        { nation: 'united-states', out: false, capital: true },
      ],
    })
  })
})
