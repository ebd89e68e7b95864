import { describe, expect, test } from 'vitest'
import { NATIONS } from '../origins/ids'
import { BOARD_SIZE, SHEET, boardSpaces, graph, nationAt, spaceAt, straits } from './board'
import { borderPaths, chain, gridPath } from './borders'
import type { Corner, Point } from './hex'
import { centreOf, cornerKey, hexAt, pointOf, sidesOf } from './hex'
import { landPath, middleOf, neighbours, otherLandPath, regionPath } from './nations'
import { loopsOf, outlineOf } from './outline'
import { PLATE_SIZE, plateAnchors } from './plates'

const allHexes = boardSpaces.flatMap((space) => space.hexes)

/** Twice the signed area of a loop, in lattice units; positive when clockwise on the screen. */
const area = (loop: readonly Corner[]) =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
/** The same for one hex: two half hexes wide, four quarters high, less its corners. */
const HEX_AREA = 12

describe('the grid', () => {
  test('every hex is found at its centre and just inside each of its corners', () => {
    for (const hex of allHexes) {
      const [cx, cy] = centreOf(hex)
      expect(hexAt(cx, cy)).toEqual(hex)
      for (const { from } of sidesOf(hex)) {
        const [x, y] = pointOf(from)
        expect(hexAt(cx + (x - cx) * 0.98, cy + (y - cy) * 0.98)).toEqual(hex)
      }
    }
  })

  test('two neighbours name their common side alike, run the other way', () => {
    for (const { beyond, from, to } of sidesOf([20, 20])) {
      const back = sidesOf(beyond).find((side) => side.beyond[0] === 20 && side.beyond[1] === 20)
      expect([back?.from, back?.to]).toEqual([to, from])
    }
  })

  test('corners lie a hex size from the centre, sixty degrees apart', () => {
    const [cx, cy] = centreOf([7, 11])
    for (const { from, to } of sidesOf([7, 11])) {
      const [a, b] = [pointOf(from), pointOf(to)]
      expect(Math.hypot(a[0] - cx, a[1] - cy)).toBeCloseTo(20, 9)
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(20, 9)
    }
  })
})

describe('the board', () => {
  test('102 spaces on 3,488 hexes, each hex in one space', () => {
    expect(boardSpaces).toHaveLength(102)
    expect(new Set(allHexes.map(String)).size).toBe(3488)
    expect(allHexes).toHaveLength(3488)
    expect(new Set(boardSpaces.map((space) => space.kind))).toEqual(new Set(['land', 'sea', 'inset']))
  })

  test('every space of the graph exists, and every border is mutual', () => {
    const ids = new Set(boardSpaces.map((space) => space.id))
    expect(new Set(graph.keys())).toEqual(ids)
    for (const [from, links] of graph)
      for (const { to } of links)
        expect(
          graph.get(to)?.map((link) => link.to),
          `${to} to ${from}`,
        ).toContain(from)
  })

  test('the thirteen nations have their spaces, Serbia apart from Austria-Hungary', () => {
    const spaces = (nation: string) => boardSpaces.filter((s) => s.nation === nation).map((s) => s.id)
    expect(new Set(boardSpaces.flatMap((s) => s.nation ?? []))).toEqual(new Set(NATIONS))
    expect(spaces('austria-hungary').sort()).toEqual(['austria', 'czechoslovakia', 'hungary', 'yugoslavia'])
    expect(spaces('serbia')).toEqual(['serbia'])
    expect(spaces('far-east')).toEqual(['far-east'])
    expect(spaces('russia')).toHaveLength(17)
  })

  test('every label lies on its own space, or beside it if it says so', () => {
    for (const { id, label } of boardSpaces) {
      expect(label.lines.length, id).toBeGreaterThan(0)
      if (!label.outside) expect(spaceAt(label.x, label.y)?.id).toBe(id)
    }
  })

  test('the sheet leaves out the saw-tooth edge: all of it is covered by hexes but for the corner of the inset', () => {
    for (let x = SHEET.x; x <= SHEET.x + SHEET.width; x += 7)
      for (const y of [SHEET.y, SHEET.y + SHEET.height])
        if (x < 2080 || y > 200) expect(spaceAt(x, y), `${x},${y}`).toBeDefined()
    for (let y = 200; y <= SHEET.y + SHEET.height; y += 7)
      for (const x of [SHEET.x, SHEET.x + SHEET.width]) expect(spaceAt(x, y), `${x},${y}`).toBeDefined()
  })

  test('three straits and the canal', () => {
    expect(straits.map(({ kind }) => kind).sort()).toEqual(['canal', 'strait', 'strait', 'strait'])
  })
})

describe('hit test', () => {
  test.each([
    [860, 600, 'britain'],
    [900, 900, 'france'],
    [1205, 770, 'germany'],
    [1790, 560, 'russia'],
    [1480, 905, 'austria-hungary'],
    [1180, 1015, 'italy'],
    [1500, 1110, 'serbia'],
    [1670, 1000, 'rumania'],
    [1655, 1100, 'bulgaria'],
    [1545, 1240, 'greece'],
    [2085, 1256, 'turkey'],
    [2210, 75, 'far-east'],
    [800, 1480, 'africa'],
  ])('(%i, %i) is %s', (x, y, nation) => {
    expect(nationAt(x, y)).toBe(nation)
  })

  test('the sea, neutral land and the desk belong to nobody', () => {
    for (const [x, y] of [
      [1030, 500],
      [640, 1100],
      [1100, 320],
      [-300, 800],
      [5000, 5000],
    ] as const)
      expect(nationAt(x, y)).toBeUndefined()
  })
})

describe('outlines', () => {
  test('the area inside a nation’s loops is the area of its hexes', () => {
    for (const nation of NATIONS) {
      const hexes = boardSpaces.filter((space) => space.nation === nation).reduce((sum, s) => sum + s.hexes.length, 0)
      const loops = loopsOf((space) => space.nation === nation)
      expect(
        loops.reduce((sum, loop) => sum + area(loop), 0),
        nation,
      ).toBe(hexes * HEX_AREA)
    }
  })

  test('islands are loops of their own: Britain two, Greece two, Italy three, Serbia one', () => {
    const count = (nation: string) => loopsOf((space) => space.nation === nation).length
    expect(['britain', 'greece', 'italy', 'serbia'].map(count)).toEqual([2, 2, 3, 1])
  })

  test('a hole runs the other way: land around the Caspian', () => {
    expect(loopsOf((space) => space.id !== 'malta').filter((loop) => area(loop) < 0)).toHaveLength(1)
  })

  test('paths are well-formed data with as many subpaths as loops', () => {
    for (const d of [landPath(), otherLandPath(), ...NATIONS.map(regionPath)]) {
      expect(d).toMatch(/^(M[\d.,\- LQ]+Z)+$/)
    }
    const britain = outlineOf((space) => space.nation === 'britain')
    expect(britain.match(/Z/g)).toHaveLength(2)
    expect(britain).toBe(regionPath('britain'))
  })

  test('corners are rounded, but stay sharp where three groups meet, so that fill and border agree', () => {
    const sharp = (d: string) => new Set(d.match(/(?<=[ML])[\d.]+,[\d.]+(?=[LZ])/g))
    const bulgaria = sharp(regionPath('bulgaria'))
    const serbia = sharp(regionPath('serbia'))
    const shared = [...bulgaria].filter((point) => serbia.has(point))
    expect(shared).toHaveLength(2) // their common border has two ends
    for (const point of shared) expect(borderPaths().nations).toContain(point)
  })
})

describe('borders', () => {
  test('segments are chained into the fewest lines, whatever their order and direction', () => {
    const [a, b, c, d]: readonly Corner[] = [
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 1],
    ]
    if (!a || !b || !c || !d) throw new Error('four corners')
    const [line] = chain([
      [c, b],
      [c, d],
      [a, b],
    ])
    const keys = line?.map(cornerKey)
    expect([keys, keys?.toReversed()]).toContainEqual(['0,0', '1,1', '2,0', '3,1'])
    expect(
      chain([
        [a, b],
        [c, d],
      ]),
    ).toHaveLength(2)
  })

  test('every kind of line is there, and the grid holds each inner hexside once', () => {
    for (const d of Object.values(borderPaths())) expect(d).toMatch(/^M[\d.]/)
    const segments = gridPath().match(/M[^M]+/g) ?? []
    expect(new Set(segments).size).toBe(segments.length)
  })
})

describe('nations', () => {
  test('neighbourhood is mutual, and every nation can be walked to', () => {
    for (const nation of NATIONS) for (const other of neighbours(nation)) expect(neighbours(other)).toContain(nation)
    const reached = new Set<string>(['britain'])
    for (const nation of reached) for (const other of neighbours(nation as 'britain')) reached.add(other)
    expect(reached.size).toBe(NATIONS.length)
  })

  test('land borders are those of the board', () => {
    expect(neighbours('serbia')).toEqual(['austria-hungary', 'rumania', 'bulgaria', 'greece'])
    expect(neighbours('bulgaria')).toEqual(['serbia', 'rumania', 'greece', 'turkey'])
    expect(neighbours('far-east')).toEqual(['russia'])
    expect(neighbours('russia')).toEqual(['germany', 'austria-hungary', 'rumania', 'turkey', 'far-east'])
  })

  test('leaders end in their nation, and a plate that goes inside has room there', () => {
    for (const nation of NATIONS) {
      const { point, inside, roomFrom } = plateAnchors[nation]
      expect(nationAt(...point), nation).toBe(nation)
      const scale = Math.max(roomFrom, 0.25)
      const covered: Point[] = [-0.5, 0, 0.5].flatMap((i) =>
        [-0.5, 0, 0.5].map((j): Point => [
          inside[0] + (i * PLATE_SIZE.width) / scale,
          inside[1] + (j * PLATE_SIZE.height) / scale,
        ]),
      )
      for (const at of covered) expect(nationAt(...at), `${nation} at ${at.join()}`).toBe(nation)
    }
  })

  test('middles lie on the board', () => {
    for (const nation of NATIONS) {
      const [x, y] = middleOf(nation)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(BOARD_SIZE.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(BOARD_SIZE.height)
    }
  })
})
