/** Every order for odds: `keg odds JSON`, the planner, and the table. */
import type { BattleAnswer, Chance, RaidAnswer, SeveralAnswer } from './answer'
import { landOrder, type LandOrder } from './land'
import { attackOrder, attacksOrder, bestOrder, breakOrder, type OriginsAnswer, type OriginsOrder } from './origins'
import { raidOrder, type RaidOrder } from './raid'
import { seaOrder, type SeaOrder } from './sea'
import { severalOrder, type SeveralOrder } from './several'

/** Parsers by game and kind. An order of Origins without a kind is an attack. */
export const ORDERS = {
  'great-war': { land: landOrder, sea: seaOrder, raid: raidOrder, several: severalOrder },
  origins: { attack: attackOrder, attacks: attacksOrder, best: bestOrder, break: breakOrder },
} as const

export type BattleOrder = LandOrder | SeaOrder
export type OddsOrder = LandOrder | SeaOrder | RaidOrder | SeveralOrder | OriginsOrder
export type OddsAnswer = BattleAnswer<Chance> | RaidAnswer<Chance> | SeveralAnswer<Chance> | OriginsAnswer<Chance>
