/** The campaign's books: what each nation took in, paid, raised and lost in each round. Made by the engine out of events. */
import type { Kind, NationId, Technology } from './ids'

export type Count = Readonly<Partial<Record<Kind | 'trench', number>>>

/** One nation in one round. Figures "at the end" are those of the present position while the round goes on. */
export interface LedgerRow {
  readonly nation: NationId
  readonly round: number
  /** IPC collected in the nation's Collect Income phases of this round (GW-6.1). */
  readonly income: number
  /** In the treasury at the end. */
  readonly treasury: number
  /** Paid out in all: purchases less what was cancelled, influence, research, inductions, losses to others. */
  readonly spent: number
  /** Where that went, by reason; `purchase` for units and trenches. */
  readonly paid: Readonly<Record<string, number>>
  /** Got from others or the bank besides the income, by reason (plunder, terms …). */
  readonly received: Readonly<Record<string, number>>
  /** A referee's corrections of the treasury, the difference in IPC. */
  readonly corrected: number
  readonly unitsBought: Count
  /** Put on the board: placed, recruited, sent, raised. */
  readonly unitsBuilt: Count
  readonly unitsLost: Count
  /** Taken over from and handed over to others: gifts, joinings, Revolution, terms; and the referee's corrections. */
  readonly unitsCame: Count
  readonly unitsWent: Count
  readonly manpowerUsed: number
  /** Left at the end in the nation's own pools (GW-7.1). */
  readonly manpowerLeft: number
  /** What its territories and convoys would bring at the end, nothing deducted (GW-6.2). */
  readonly production: number
  /** IPC that its units on the board would cost. */
  readonly armyValue: number
  readonly units: Count
  readonly spaces: number
  /** Owned at the end; `gained` in this round. */
  readonly technologies: readonly Technology[]
  readonly gained: readonly Technology[]
}

/** What belongs to no nation. */
export interface LedgerRound {
  readonly round: number
  /** At the round's end (GW-19.1). */
  readonly usEntryLevel: number
}

export interface WarLedger {
  /** Oldest round first, nations in the order of GW-2.9; nations without bloc, seat, money, units or figures are left out. */
  readonly rows: readonly LedgerRow[]
  readonly rounds: readonly LedgerRound[]
}
