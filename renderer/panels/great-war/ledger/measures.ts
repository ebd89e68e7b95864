/** What the ledger can draw over the rounds. */
import type { ScorePoint } from '../../../../shared/charts'
import type { NationId } from '../../../../shared/great-war/ids'
import type { LedgerFigure } from '../../../../shared/great-war/figures'
import type { LedgerRow, WarLedger } from '../../../../shared/great-war/ledger'

export interface Measure {
  readonly id: 'income' | 'production' | 'manpower' | 'army' | 'treasury'
  readonly name: string
  readonly unit: string
  readonly of: (row: LedgerRow) => number
  /** The engine can say what it is the sum of. */
  readonly figure?: LedgerFigure
}
export const MEASURES: readonly Measure[] = [
  { id: 'income', name: 'Income', unit: 'IPC collected', of: (r) => r.income, figure: 'income' },
  { id: 'production', name: 'Production', unit: 'IPC a turn', of: (r) => r.production, figure: 'production' },
  { id: 'manpower', name: 'Manpower left', unit: 'men', of: (r) => r.manpowerLeft, figure: 'manpower' },
  { id: 'army', name: 'Forces value', unit: 'IPC', of: (r) => r.armyValue, figure: 'army' },
  { id: 'treasury', name: 'Treasury', unit: 'IPC', of: (r) => r.treasury },
]

/**
 * One point a round, every nation's figure in it; a nation without a row has none. What is collected in the course of a round is
 * told once the round is `over`: before, half the nations would seem to have nothing.
 */
export function pointsOf(ledger: WarLedger, measure: Measure, over: (round: number) => boolean): readonly ScorePoint[] {
  const told = ledger.rounds.filter(({ round }) => measure.id !== 'income' || over(round))
  return told.map(({ round }) => ({
    position: 0,
    round,
    totals: Object.fromEntries(ledger.rows.filter((r) => r.round === round).map((r) => [r.nation, measure.of(r)])),
  }))
}
export const usPoints = (ledger: WarLedger): readonly ScorePoint[] =>
  ledger.rounds.map(({ round, usEntryLevel }) => ({ position: 0, round, totals: { 'united-states': usEntryLevel } }))

/** Nations with a row, in the ledger's order. */
export const nationsIn = (ledger: WarLedger): readonly NationId[] => [...new Set(ledger.rows.map((r) => r.nation))]

/** How a treasury came to be what it is, from the books of a nation. The parts sum to the last treasury. */
export function treasurySum(rows: readonly LedgerRow[]): readonly { readonly text: string; readonly amount: number }[] {
  const last = rows.at(-1)
  if (last === undefined) return []
  const sum = (of: (row: LedgerRow) => number): number => rows.reduce((total, row) => total + of(row), 0)
  const by = (of: (row: LedgerRow) => Readonly<Record<string, number>>): Map<string, number> => {
    const totals = new Map<string, number>()
    for (const row of rows) for (const [why, n] of Object.entries(of(row))) totals.set(why, (totals.get(why) ?? 0) + n)
    return totals
  }
  const [income, corrected] = [sum((r) => r.income), sum((r) => r.corrected)]
  const received = [...by((r) => r.received)].map(([why, n]) => ({
    text: `Received: ${REASONS[why] ?? why}`,
    amount: n,
  }))
  const paid = [...by((r) => r.paid)].map(([why, n]) => ({ text: `Paid: ${REASONS[why] ?? why}`, amount: -n }))
  const moved = [...received, ...paid].reduce((total, line) => total + line.amount, income + corrected)
  return [
    { text: 'In the treasury at the start', amount: last.treasury - moved },
    { text: `Income of ${rows.length} rounds`, amount: income },
    ...received,
    ...paid,
    ...(corrected === 0 ? [] : [{ text: 'Corrected by the referee', amount: corrected }]),
  ]
}

export const REASONS: Readonly<Record<string, string>> = {
  purchase: 'units and trenches',
  influence: 'influence',
  induction: 'induction fees',
  research: 'research',
  plunder: 'plunder',
  bombing: 'bombs',
  terms: 'treaty terms',
  tribute: 'tribute',
  revolution: 'the Revolution',
  restoration: 'restoration',
  joining: 'a nation that joined',
}
