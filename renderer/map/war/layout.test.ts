/** Where things stand and what is hit: names, counters, arrows. */
import { describe, expect, test } from 'vitest'
import { spaceAt, warMiddle, warSpace, warSpaces } from '../../../shared/board'
import { overlap } from '../plates'
import { arrowHit, layoutArrows } from './arrows'
import { anchorOf, layoutStacks, stackHit } from './layout'
import { layoutNames } from './names'
import { partsOf, rowsOf, stackKindAt, stacksOf } from './stacks'
import { crowded, warView } from './testing'

const men = (count: number, more = {}) => Array.from({ length: count }, () => ({ kind: 'infantry' as const, ...more }))

describe('counters', () => {
  test('like units share a part; damage, depth, cargo and having moved set them apart', () => {
    const view = warView({
      'north-sea': [
        { kind: 'dreadnought' },
        { kind: 'dreadnought', damaged: true },
        { kind: 'submarine', submerged: true },
        { kind: 'transport', id: 'ship' },
        { kind: 'infantry', cargoOf: 'ship' },
        { kind: 'artillery', cargoOf: 'ship', owner: 'france' },
      ],
    })
    const stacks = stacksOf(view).filter((s) => s.space === 'north-sea')
    const [stack, ...others] = stacks
    expect(others).toEqual([]) // cargo in a foreign hold is seen on its ship
    expect(stack?.parts.map((p) => [p.kind, p.damaged, p.submerged, p.cargo])).toEqual([
      ['dreadnought', false, false, []],
      ['dreadnought', true, false, []],
      ['submarine', false, true, []],
      ['transport', false, false, ['infantry', 'artillery']],
    ])
    expect(
      partsOf(warView({ germany: [...men(2), ...men(1, { moved: true })] }).spaces['germany']?.units ?? []).length,
    ).toBe(2)
  })
  test('the controller comes first, and an empty complex still shows', () => {
    const view = warView({ poland: [{ owner: 'russia' }, { owner: 'germany' }] })
    expect(
      stacksOf(view)
        .filter((s) => s.space === 'poland')
        .map((s) => s.owner),
    ).toEqual(['germany', 'russia'])
    expect(stacksOf(view).find((s) => s.space === 'germany')).toMatchObject({ parts: [], complex: true })
  })
  test('from afar dots, then totals, strips, and single units in rows of six', () => {
    expect([0.3, 0.4, 0.8, 1.9].map(stackKindAt)).toEqual(['dot', 'pill', 'strip', 'single'])
    const [stack] = stacksOf(warView({ germany: [...men(8), { kind: 'tank' }] }))
    if (!stack) throw new Error('no stack')
    expect(rowsOf(stack, 'strip').map((row) => row.map((cell) => cell.count))).toEqual([[8, 1]])
    expect(rowsOf(stack, 'single').map((row) => row.length)).toEqual([6, 3])
  })
  test.each([0.42, 0.6, 0.86, 1.2, 2])('at scale %f no two counters of a full board cover each other', (scale) => {
    const { placed } = layoutStacks(stacksOf(crowded(300)), scale, 1)
    const hidden = placed.filter((a, i) =>
      placed.slice(i + 1).some((b) => {
        const inner = { ...b.box, x: b.box.x + 3, y: b.box.y + 3, width: b.box.width - 6, height: b.box.height - 6 }
        return overlap(a.box, inner)
      }),
    )
    expect(hidden.length / placed.length).toBeLessThan(0.04)
  })
  test.each([0.4, 0.5])('at scale %f counters leave the names free, one stack a space', (scale) => {
    const { placed } = layoutStacks(stacksOf(crowded(90)), scale, 1)
    const covered = layoutNames(scale, 1).filter(({ box }) => {
      const core = { x: box.x + 3, y: box.y + box.height * 0.25, width: box.width - 6, height: box.height * 0.5 }
      return placed.some((counter) => overlap(counter.box, core))
    })
    // They are smaller than their counters.
    expect(covered.map((name) => name.space.id).filter((id) => !['sardinia', 'malta'].includes(id))).toEqual([])
  })
  test('a press on a counter means its stack, wherever the map has been moved to', () => {
    const layout = layoutStacks(stacksOf(warView({ germany: men(3) })), 1, 1)
    const frame = { scale: 1, dx: -300, dy: 40 }
    const [x, y] = anchorOf('germany', 1)
    expect(stackHit(layout, frame, [x - 300, y + 40])?.stack.space).toBe('germany')
    expect(stackHit(layout, frame, [x, y])).toBeUndefined()
  })
})

describe('names', () => {
  test.each([0.4, 0.86, 2])('at scale %f no name covers another', (scale) => {
    const names = layoutNames(scale, 1)
    for (const [i, a] of names.entries())
      for (const b of names.slice(i + 1)) expect(overlap(a.box, b.box), `${a.space.id} ${b.space.id}`).toBe(false)
  })
  test('near by every space has its name, and its middle lies in it', () => {
    expect(layoutNames(3, 1)).toHaveLength(warSpaces.length)
    for (const { id } of warSpaces) expect(spaceAt(...warMiddle(id))?.id).toBe(id)
  })
  test('the rulebook’s names stand on the map', () => {
    expect(['leningrad', 'stalingrad', 'rumania'].map((id) => warSpace(id)?.label.lines)).toEqual([
      ['Petrograd'],
      ['Tsaritsyn'],
      ['Romania'],
    ])
  })
})

describe('arrows', () => {
  const view = warView(
    { 'eastern-france': [...men(5), { kind: 'artillery' }], poland: men(1) },
    {
      moves: [
        {
          units: ['u1', 'u2', 'u6'],
          owner: 'germany',
          from: 'germany',
          to: 'eastern-france',
          way: 'land',
          confirmed: false,
        },
        { units: ['u7'], owner: 'germany', from: 'germany', to: 'poland', way: 'air', confirmed: true },
      ],
    },
  )
  test('one a move, wider for more, dotted through the air, its units on a pill that can be pressed', () => {
    const [first, second] = layoutArrows(view, 1, 1)
    expect(first).toMatchObject({ label: '2 inf · 1 art', dotted: false, confirmed: false })
    expect(second).toMatchObject({ label: '1 inf', dotted: true, confirmed: true })
    expect(first?.width).toBeGreaterThan(second?.width ?? 9)
    if (!first || !second) throw new Error('no arrows')
    expect(overlap(first.pill, second.pill)).toBe(false)
    const { pill } = first
    expect(arrowHit([first, second], [pill.x + 4, pill.y + 4])).toBe(first)
  })
  test('a march of several steps is drawn through the spaces it entered', () => {
    const deeds = new Map([['u7', { path: ['germany', 'czechoslovakia', 'austria', 'poland'] }]])
    const [, far] = layoutArrows(view, 1, 1, deeds)
    expect(far?.points.slice(1, -1)).toEqual([anchorOf('czechoslovakia', 1, 1), anchorOf('austria', 1, 1)])
  })
  test('from afar arrows go without words', () => {
    expect(layoutArrows(view, 0.4, 1).map((a) => a.label)).toEqual(['', ''])
  })
})
