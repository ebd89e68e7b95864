/** OW-1.1. Powers in seating order (OW-1.5), nations in the order of the board's columns. */
export const POWERS = ['britain', 'france', 'germany', 'russia', 'austria-hungary'] as const
export type PowerId = (typeof POWERS)[number]
export const isPowerId = (x: unknown): x is PowerId => POWERS.some((p) => p === x)

export const NATIONS = [
  ...POWERS,
  'italy',
  'serbia',
  'rumania',
  'bulgaria',
  'greece',
  'turkey',
  'far-east',
  'africa',
] as const
export type NationId = (typeof NATIONS)[number]
export const isNationId = (x: unknown): x is NationId => NATIONS.some((n) => n === x)

export const ATTACK_RESULTS = ['AE', 'EX', 'DE'] as const
export type AttackResult = (typeof ATTACK_RESULTS)[number]
/** OW-3.4: the column's whole number; 0 is "less than 1 to 1", 4 is "4 to 1 and more". */
export const ODDS_COLUMNS = [0, 1, 2, 3, 4] as const
export type OddsColumn = (typeof ODDS_COLUMNS)[number]
