/** The books of a campaign (what the stable command line calls the ledger), counted from its events round by round. */
import type { GreatWarEvent } from '../../../shared/great-war/events'
import { NATIONS, type Kind, type NationId, type Technology, type UnitId } from '../../../shared/great-war/ids'
import type { LedgerRow, LedgerRound, WarLedger } from '../../../shared/great-war/ledger'
import { apply } from './apply'
import { poolNation } from './data'
import { figures } from './figures'
import { leftIn, nationalPools } from './rules/manpower'
import { controlledBy, productionOf } from './rules/spaces'
import { playerOf } from './rules/who'
import { unitsOf, type GreatWarState } from './state'

type Tally = Record<string, number>
interface Book {
  income: number
  readonly paid: Tally
  readonly received: Tally
  corrected: number
  readonly bought: Tally
  readonly built: Tally
  readonly lost: Tally
  readonly came: Tally
  readonly went: Tally
  manpower: number
  readonly gained: Technology[]
}
const emptyBook = (): Book => ({
  income: 0,
  paid: {},
  received: {},
  corrected: 0,
  bought: {},
  built: {},
  lost: {},
  came: {},
  went: {},
  manpower: 0,
  gained: [],
})
const add = (tally: Tally, key: string, n: number): void => {
  tally[key] = (tally[key] ?? 0) + n
}
const sum = (tally: Tally): number => Object.values(tally).reduce((a, b) => a + b, 0)
const counted = (tally: Tally): Record<string, number> =>
  Object.fromEntries(Object.entries(tally).filter(([, n]) => n !== 0))

class Books {
  private books = new Map<NationId, Book>()
  readonly rows: LedgerRow[] = []
  readonly rounds: LedgerRound[] = []

  private of(nation: NationId): Book {
    const found = this.books.get(nation) ?? emptyBook()
    this.books.set(nation, found)
    return found
  }

  /** Writes one event down; `before` is the position it was told in. */
  enter(before: GreatWarState, e: GreatWarEvent): void {
    switch (e.type) {
      case 'incomeCollected':
        this.of(e.nation).income += e.ipc
        break
      case 'unitsPurchased':
      case 'purchaseCancelled': {
        const sign = e.type === 'unitsPurchased' ? 1 : -1
        add(this.of(e.nation).paid, 'purchase', sign * e.ipc)
        for (const { kind, count } of e.units) add(this.of(e.nation).bought, kind, sign * count)
        break
      }
      case 'ipcPaid':
        if (e.from !== 'bank') add(this.of(e.from).paid, e.why, e.ipc)
        if (e.to !== 'bank') add(this.of(e.to).received, e.why, e.ipc)
        break
      case 'unitsRaised':
        for (const { kind } of e.units) add(this.of(e.nation).built, kind, 1)
        break
      case 'trenchBuilt': {
        const holder = before.territories[e.space]?.controller
        if (holder !== undefined) add(this.of(holder).built, 'trench', 1)
        break
      }
      case 'unitsRemoved':
        for (const id of e.units) {
          const gone = before.units[id]
          if (gone !== undefined) add(this.of(gone.owner).lost, gone.kind, 1)
        }
        break
      case 'dreadnoughtsGiven':
        this.pass(before, e.units, 'ottoman-empire') // GW-16.20
        break
      case 'unitsChangedSides':
        this.pass(before, e.units, e.nation)
        break
      case 'manpowerUsed':
        this.of(poolNation(e.pool)).manpower += e.count
        break
      case 'technologyGained':
        this.of(e.nation).gained.push(e.technology)
        break
      case 'figureCorrected':
        if (e.figure === 'treasury' && e.nation !== undefined)
          this.of(e.nation).corrected += Number(e.now) - Number(e.was)
        if (e.nation !== undefined && e.kind !== undefined) add(this.of(e.nation).came, e.kind, e.added?.length ?? 0)
        this.pass(before, e.removed ?? [])
        break
      default:
    }
  }

  /** Units that leave their owner other than by loss, to another or off the board. */
  private pass(before: GreatWarState, units: readonly UnitId[], to?: NationId): void {
    for (const id of units) {
      const unit = before.units[id]
      if (unit === undefined) continue
      add(this.of(unit.owner).went, unit.kind, 1)
      if (to !== undefined) add(this.of(to).came, unit.kind, 1)
    }
  }

  /** The round's rows, read off the position in which it ends. */
  close(s: GreatWarState): void {
    for (const nation of NATIONS) {
      const book = this.books.get(nation)
      if (book === undefined && !keepsBooks(s, nation)) continue
      this.rows.push(row(s, nation, book ?? emptyBook()))
    }
    this.rounds.push({ round: s.round, usEntryLevel: s.opinion })
    this.books = new Map()
  }
}

/** A nation in a bloc, and any other that stands and has a seat at the table, money, or units of its own. */
const keepsBooks = (s: GreatWarState, nation: NationId): boolean =>
  s.nations[nation].bloc !== null ||
  (playerOf(s, nation) !== undefined && s.nations[nation].status !== 'gone') ||
  s.nations[nation].treasury > 0 ||
  unitsOf(s, nation).length > 0

function row(s: GreatWarState, nation: NationId, book: Book): LedgerRow {
  const units: Tally = {}
  for (const id of unitsOf(s, nation)) add(units, s.units[id]?.kind ?? '', 1)
  return {
    nation,
    round: s.round,
    income: book.income,
    treasury: s.nations[nation].treasury,
    spent: sum(book.paid),
    paid: counted(book.paid),
    received: counted(book.received),
    corrected: book.corrected,
    unitsBought: counted(book.bought),
    unitsBuilt: counted(book.built),
    unitsLost: counted(book.lost),
    unitsCame: counted(book.came),
    unitsWent: counted(book.went),
    manpowerUsed: book.manpower,
    manpowerLeft: nationalPools(nation).reduce((left, pool) => left + leftIn(s, pool), 0),
    production: productionOf(s, nation),
    armyValue: Object.entries(units).reduce(
      (value, [kind, n]) => value + n * figures(s).unit(kind as Kind).cost.value,
      0,
    ),
    units,
    spaces: controlledBy(s, nation).length,
    technologies: s.nations[nation].technologies,
    gained: book.gained,
  }
}

/** `steps`: the campaign's entries from its beginning, each with the position it was said in. */
export function ledgerOf(
  steps: readonly { readonly before: GreatWarState; readonly events: readonly GreatWarEvent[] }[],
): WarLedger {
  const books = new Books()
  let s: GreatWarState | undefined
  for (const { before, events } of steps) {
    s = before
    for (const event of events) {
      // The last turn's end and the next round's beginning may be told in one entry.
      if (event.type === 'roundBegun' && s.round > 0 && event.round !== s.round) books.close(s)
      books.enter(s, event)
      s = apply(s, event)
    }
  }
  if (s !== undefined) books.close(s)
  return { rows: books.rows, rounds: books.rounds }
}
