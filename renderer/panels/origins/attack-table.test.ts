// @vitest-environment happy-dom
import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import SheetSide from './SheetSide.vue'
import { PLACING } from './testing/fixture'
import { mountPanel, spoken } from './testing/mount-panel'

let side: VueWrapper | undefined
const open = (view: object = PLACING): VueWrapper => (side = mountPanel(SheetSide, { view, lines: [] }))
afterEach(() => side?.unmount())
const rows = () => side?.findAll('table tbody tr').map((r) => spoken(r.element).split(' ').slice(-6).join(' '))

describe('the attack table beside the sheet', () => {
  test('OW-3.5 is the board’s own', () => {
    open()
    expect(rows()).toEqual([
      'AE AE AE EX EX EX',
      'AE AE EX EX EX DE',
      'AE EX EX EX EX DE',
      'EX EX EX EX DE DE',
      'EX EX EX DE DE DE',
    ])
  })
  test('OW-3.5 is the scenario’s where the campaign has one', () => {
    const attackTable = { ...PLACING.figures.attackTable, 1: ['AE', 'EX', 'EX', 'EX', 'DE', 'DE'] }
    open({ ...PLACING, figures: { ...PLACING.figures, attackTable } })
    expect(rows()?.[1]).toBe('AE EX EX EX DE DE')
  })
})
