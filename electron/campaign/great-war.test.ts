/** The Great War through the campaign's own judge and books: whole recorded games with dice typed at the table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerRow, WarLedger } from '../../shared/great-war/ledger'
import type { GreatWarView } from '../../shared/great-war/view'
import { hashState } from '../engine/core/hash'
import { gameById } from '../engine/registry'
import { realDisk } from '../saves'
import type { Course } from './course'
import { judge } from './judge'
import { makeCampaign } from './make'
import { goldenWar } from './testing/golden-war'
import { good, setTable, type Table } from './testing/table'

let table: Table
beforeAll(async () => {
  table = await setTable()
})
afterAll(() => table.clear())

async function begun(name: string, options: unknown): Promise<Course> {
  const saves = { disk: realDisk, appVersion: '0.1.0', owner: 'a test' }
  return good(
    await makeCampaign({ saves, games: gameById }, `${table.home}/${name}`, {
      id: name as never,
      name,
      game: 'great-war',
      options,
      seed: 1,
      now: 0,
    }),
  )
}

function played(start: Course, commands: readonly unknown[]): Course {
  let course = start
  for (const command of commands) {
    const judged = judge(course, course.position, command)
    if (judged.kind !== 'accepted') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(judged)}`)
    course = course.with(course.position, judged.entry)
  }
  return course
}
const rowsOf = (course: Course): readonly LedgerRow[] => (course.ledger() as WarLedger).rows
const total = (count: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(count).reduce<number>((a, b) => a + (b ?? 0), 0)

describe('a whole campaign with dice from the table', () => {
  test.each(['surrender', 'peace', 'collapse'] as const)(
    'GW-22.5 %s ends where its recording ends; the books add up round by round (GW-6.1, 7.1)',
    async (name) => {
      const golden = goldenWar(name)
      const course = played(await begun(name, golden.options), golden.commands)
      expect(hashState(course.stateAt())).toBe(golden.end)
      expect(course.mismatches()).toEqual([])

      const rows = rowsOf(course)
      const first = good(gameById('great-war')).view(course.stateAt(0)) as GreatWarView
      const treasuries = new Map(Object.entries(first.nations).map(([id, n]) => [id, n.treasury]))
      const sizes = new Map<string, number>()
      for (const s of Object.values(first.spaces))
        for (const u of s.units) sizes.set(u.owner, (sizes.get(u.owner) ?? 0) + 1)
      for (const row of rows) {
        const expected =
          (treasuries.get(row.nation) ?? 0) + row.income + total(row.received) + row.corrected - row.spent
        expect([row.nation, row.round, row.treasury]).toEqual([row.nation, row.round, expected])
        treasuries.set(row.nation, row.treasury)
      }
      expect(Math.max(...rows.map((r) => r.round))).toBe(17)
      // Raised and taken over, less lost and handed over: what stands at the end, trenches apart.
      for (const nation of new Set(rows.map((r) => r.nation))) {
        const own = rows.filter((r) => r.nation === nation)
        const change = own.reduce(
          (n, r) =>
            n +
            total(r.unitsBuilt) -
            (r.unitsBuilt.trench ?? 0) +
            total(r.unitsCame) -
            total(r.unitsLost) -
            total(r.unitsWent),
          0,
        )
        const stands = Object.values((course.viewAt() as GreatWarView).spaces)
          .flatMap((s) => s.units)
          .filter((u) => u.owner === nation)
        expect([nation, stands.length]).toEqual([nation, (sizes.get(nation) ?? 0) + change])
      }
    },
    120_000,
  )
})
