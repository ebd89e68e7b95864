/** A stack's ways against those of its units asked one by one, in positions of the golden campaigns. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import type { Golden, GoldenLine } from '../testing/great-war/director'
import { greatWarCore as game } from './game'
import { moveReport, type MoveReport } from './move-report'
import { judgeMove } from './rules/moves'
import { unitsOf, type GreatWarState } from './state'

/** Every `each`-th position of the campaign in which something moves. */
function positions(name: string, each: number): GreatWarState[] {
  const url = new URL(`../testing/great-war/golden/${name}.jsonl`, import.meta.url)
  const lines = readFileSync(url, 'utf8').trim().split('\n')
  const [head, ...said] = lines.map((l) => JSON.parse(l) as unknown)
  const options = game.parseOptions((head as Golden).options)
  const begun = options.ok ? game.begin(options.value, []) : undefined
  if (begun?.kind !== 'accepted') throw new Error(`${name} does not begin`)
  let s = begun.events.reduce((x, e) => game.apply(x, e), game.blank)
  return (said as GoldenLine[]).flatMap((line, i) => {
    const d = game.decide(s, line.c, line.f ?? [])
    if (d.kind !== 'accepted') throw new Error(`${name}, line ${i + 1}: ${d.kind}`)
    s = d.events.reduce((x, e) => game.apply(x, e), s)
    return i % each === 0 && (s.phase === 'combat-move' || s.phase === 'non-combat') ? [s] : []
  })
}

function stacks(s: GreatWarState): UnitId[][] {
  const found = new Map<SpaceId, UnitId[]>()
  for (const id of unitsOf(s, s.acting)) {
    const space = s.units[id]?.space ?? ('' as SpaceId)
    found.set(space, [...(found.get(space) ?? []), id])
  }
  return [...found.values()].filter((ids) => ids.length > 1)
}

type Deed = MoveReport['targets'][number]['deed']
const going = (report: MoveReport, deed: Deed) =>
  report.targets.filter((t) => t.deed === deed).flatMap((t) => t.units.map((id) => `${t.space} ${id}`))

describe('GW-12.1 what a stack may do is what its units may', () => {
  test.each([
    ['surrender', 60],
    ['peace', 60],
    ['collapse', 60],
  ])('GW-12.2 GW-12.7 GW-13.20 %s: each where it could go alone, and why not is what the judge says', (name, each) => {
    let asked = 0
    for (const s of positions(name, each))
      for (const ids of stacks(s)) {
        asked++
        const together = moveReport(s, ids)
        const alone = ids.map((id) => moveReport(s, [id]))
        const one = (deed: Deed) => alone.flatMap((r) => going(r, deed)).sort()
        expect(going(together, 'move').sort()).toEqual(one('move'))
        for (const way of together.targets.filter((t) => t.deed === 'move'))
          for (const c of way.commands)
            expect(c.type === 'moveUnits' && judgeMove(s, s.acting, c.units, c.path)).toBeUndefined()
        // A fighter escorts where a bomber of its stack raids.
        for (const raider of one('raid')) expect(going(together, 'raid')).toContain(raider)
        const open = new Set(together.targets.map((t) => t.space))
        for (const { space, why } of together.barred) {
          expect(open.has(space)).toBe(false)
          expect(game.refusalReasons).toContain(why.reason)
        }
        const neutral = together.barred.filter((b) => b.why.reason === 'neutralSpace')
        for (const { space, attack } of neutral)
          expect(attack).toEqual(alone.flatMap((r) => r.barred).find((b) => b.space === space && b.attack)?.attack)
      }
    expect(asked).toBeGreaterThan(10)
  })
})
