/** The books as a table for a spreadsheet: RFC 4180, a row a nation and round. */
import { KINDS, type NationId } from './ids'
import type { LedgerRow, WarLedger } from './ledger'

const GOODS = [...KINDS, 'trench'] as const
const counts = (
  head: string,
  of: (row: LedgerRow) => Readonly<Partial<Record<string, number>>>,
  goods: readonly string[],
) => goods.map((kind): Column => [`${head} ${kind}`, (row) => of(row)[kind] ?? 0])
type Column = readonly [head: string, value: (row: LedgerRow) => string | number]

const REASONS = ['purchase', 'influence', 'induction', 'research', 'plunder', 'bombing', 'terms', 'tribute'] as const
const OTHERS = ['revolution', 'restoration', 'joining'] as const
const paidOtherwise = (row: LedgerRow): number => OTHERS.reduce((sum, why) => sum + (row.paid[why] ?? 0), 0)

const columns = (usEntry: ReadonlyMap<number, number>): readonly Column[] => [
  ['round', (r) => r.round],
  ['nation', (r) => r.nation],
  ['income', (r) => r.income],
  ['received', (r) => Object.values(r.received).reduce((a, b) => a + b, 0)],
  ['spent', (r) => r.spent],
  ...REASONS.map((why): Column => [`paid for ${why}`, (r) => r.paid[why] ?? 0]),
  ['paid otherwise', paidOtherwise],
  ['corrected', (r) => r.corrected],
  ['treasury', (r) => r.treasury],
  ['production', (r) => r.production],
  ['spaces', (r) => r.spaces],
  ['manpower used', (r) => r.manpowerUsed],
  ['manpower left', (r) => r.manpowerLeft],
  ['forces value', (r) => r.armyValue],
  ['technologies', (r) => r.technologies.join(' ')],
  ['US entry level', (r) => usEntry.get(r.round) ?? ''],
  ...counts('has', (r) => r.units, KINDS),
  ...counts('bought', (r) => r.unitsBought, GOODS),
  ...counts('raised', (r) => r.unitsBuilt, GOODS),
  ...counts('lost', (r) => r.unitsLost, KINDS),
  ...counts('taken over', (r) => r.unitsCame, KINDS),
  ...counts('handed over', (r) => r.unitsWent, KINDS),
]

const field = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** All of it, or one nation’s rows. */
export function ledgerCsv({ rows, rounds }: WarLedger, nation?: NationId): string {
  const wanted = nation === undefined ? rows : rows.filter((row) => row.nation === nation)
  const all = columns(new Map(rounds.map((r) => [r.round, r.usEntryLevel])))
  const lines = [all.map(([head]) => head), ...wanted.map((row) => all.map(([, value]) => value(row)))]
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('')
}
