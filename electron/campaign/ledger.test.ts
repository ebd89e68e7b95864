/** Figures explained and books as a table, against what the view says of the same positions. */
import { describe, expect, test } from 'vitest'
import { NATIONS } from '../../shared/great-war/ids'
import { LEDGER_FIGURES, type FigureAnswer } from '../../shared/great-war/figures'
import { ledgerCsv } from '../../shared/great-war/ledger-csv'
import type { WarLedger } from '../../shared/great-war/ledger'
import type { GreatWarView } from '../../shared/great-war/view'
import { gameById } from '../engine/registry'
import { goldenWar } from './testing/golden-war'
import { good } from './testing/table'

const game = good(gameById('great-war'))
interface Step {
  readonly before: unknown
  readonly events: readonly unknown[]
}
/** The first commands of a recorded campaign, as steps of its books, and the position after them. */
function opening(name: 'collapse' | 'surrender', count: number): { steps: Step[]; state: unknown } {
  const golden = goldenWar(name)
  const begun = game.begin(good(game.parseOptions(golden.options)), [])
  if (begun.kind !== 'accepted') throw new Error(begun.kind)
  const steps: Step[] = [{ before: game.blank, events: begun.events }]
  const after = (step: Step): unknown => step.events.reduce((s, e): unknown => game.apply(s, e), step.before)
  let state = after(steps[0] as Step)
  for (const said of golden.commands.slice(0, count)) {
    const command: unknown = good(game.parseCommand(said))
    const decision = game.decide(state, command, game.tableFaces(command) ?? [])
    if (decision.kind !== 'accepted') throw new Error(JSON.stringify(decision))
    const step: Step = { before: state, events: decision.events }
    steps.push(step)
    state = after(step)
  }
  return { steps, state }
}

describe('figures of the ledger, explained', () => {
  test.each([0, 400, 1_200])('GW-6.1, 7.1 the lines sum to what the view says, %i commands in', (count) => {
    const { state } = opening('collapse', count)
    const view = game.view(state) as GreatWarView
    for (const nation of NATIONS) {
      const [income, production, manpower] = LEDGER_FIGURES.map((figure) => {
        const answer = good(
          game.ask?.(state, { ask: 'figure', nation, figure }) ?? { ok: false, error: 'no questions' },
        )
        const { total, lines } = answer as FigureAnswer
        expect([nation, figure, lines.reduce((sum, l) => sum + l.amount, 0)]).toEqual([nation, figure, total])
        return total
      })
      const { income: collects, production: produces, manpower: pools } = view.nations[nation]
      const left = Object.values(pools).reduce((sum, p) => sum + p.total - p.used, 0)
      expect([nation, income, production, manpower]).toEqual([nation, collects, produces, left])
    }
  })

  test('GW-6.10 a raided convoy says who raids it; GW-6.3 a lost capital says so', () => {
    const { state } = opening('collapse', 1_300)
    const all = NATIONS.flatMap((nation) => {
      const answer = game.ask?.(state, { ask: 'figure', nation, figure: 'income' })
      return answer?.ok ? (answer.value as FigureAnswer).lines : []
    })
    const view = game.view(state) as GreatWarView
    expect(all.filter((l) => l.clause === 'GW-6.10')).toHaveLength(view.raided.length)
    expect(all.some((l) => l.clause === 'GW-6.3')).toBe(
      NATIONS.some((n) => !view.nations[n].capitalHeld && !['conquered', 'gone'].includes(view.nations[n].status)),
    )
  })
})

describe('the books as a table', () => {
  test('one row a nation and round, every column in every row, figures as the ledger has them', () => {
    const books = game.ledger?.(opening('surrender', 500).steps) as WarLedger
    const [head = '', ...lines] = ledgerCsv(books).trimEnd().split('\r\n')
    const columns = head.split(',')
    expect(lines).toHaveLength(books.rows.length)
    for (const [n, line] of lines.entries()) {
      const cells = line.split(',')
      expect(cells).toHaveLength(columns.length)
      const cell = (name: string) => cells[columns.indexOf(name)]
      const row = books.rows[n]
      expect([cell('nation'), Number(cell('round')), Number(cell('treasury')), Number(cell('spent'))]).toEqual([
        row?.nation,
        row?.round,
        row?.treasury,
        row?.spent,
      ])
    }
  })
  test('P4 one nation’s rows alone, under the same heads', () => {
    const books = game.ledger?.(opening('surrender', 500).steps) as WarLedger
    const [head, ...all] = ledgerCsv(books).trimEnd().split('\r\n')
    const russia = all.filter((_, n) => books.rows[n]?.nation === 'russia')
    expect(russia.length).toBeGreaterThan(1)
    expect(ledgerCsv(books, 'russia').trimEnd().split('\r\n')).toEqual([head, ...russia])
  })
})

describe('who keeps books', () => {
  test('every nation with a bloc, a seat, money or units of its own, from the first round on', () => {
    const { steps, state } = opening('surrender', 0)
    const view = game.view(state) as GreatWarView
    const first = (game.ledger?.(steps) as WarLedger).rows.filter((r) => r.round === 1).map((r) => r.nation)
    const units = Object.values(view.spaces).flatMap((s) => s.units)
    const keeps = NATIONS.filter((n) => {
      const { bloc, player, status, treasury } = view.nations[n]
      const seated = player !== null && status !== 'gone'
      return bloc !== null || seated || treasury > 0 || units.some((u) => u.owner === n)
    })
    expect(first).toEqual(keeps)
    expect(first).toEqual(expect.arrayContaining(['ottoman-empire', 'united-states', 'italy']))
  })
})
