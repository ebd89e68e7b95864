// OW-3: who may attack whom where, the odds column and what a result costs. Rounding is always the target's friend:
// 19 against 10 is one to one. Allies are targets like any other (OW-3.7).
import type { OriginsData } from '../../../../shared/origins/data'
import type { Face } from '../../../../shared/dice'
import { ODDS_COLUMNS, type AttackResult, type OddsColumn } from '../../../../shared/origins/events'
import type { NationId, PowerId } from '../../../../shared/origins/ids'
import { embassy, factorsLeft, type OriginsState } from '../state'
import { no, type No } from '../refusal'
import { notItsTurn } from './turn'

/** Whether the acting power may attack at all now; whom and where is `noAttackThere`. */
export function cannotAttack(data: OriginsData, state: OriginsState, power: PowerId): No | undefined {
  const notNow = notItsTurn(state, power)
  if (notNow) return notNow
  if (state.attacked) return no('OW-2.1', 'alreadyAttacked', { power })
  const left = factorsLeft(data, state)
  return left > 0 ? no('OW-3.1', 'placementUnfinished', { left }) : undefined
}

export function noAttackThere(state: OriginsState, power: PowerId, nation: NationId, target: PowerId): No | undefined {
  if (power === target) return no('OW-3.2', 'attackOnItself', { power })
  const ours = embassy(state, power, nation)
  const theirs = embassy(state, target, nation)
  if (ours === 0 || theirs === 0) return no('OW-3.2', 'noCommonNation', { nation, power, target, ours, theirs })
  return undefined
}

export function cannotEndTurn(data: OriginsData, state: OriginsState, power: PowerId): No | undefined {
  const notNow = notItsTurn(state, power)
  if (notNow) return notNow
  const left = factorsLeft(data, state)
  return left > 0 ? no('OW-2.5', 'placementUnfinished', { left }) : undefined
}

const LAST_COLUMN: OddsColumn = 4

/** OW-3.4. `theirs` is at least 1. */
export function oddsColumn(ours: number, theirs: number): OddsColumn {
  const ratio = Math.floor(ours / theirs)
  return ODDS_COLUMNS.find((column) => column === ratio) ?? LAST_COLUMN
}

/** PFs more that would reach the next column; absent in the last. */
export function toNextColumn(ours: number, theirs: number): number | undefined {
  const column = oddsColumn(ours, theirs)
  return column === LAST_COLUMN ? undefined : (column + 1) * theirs - ours
}

export const resultOf = (data: OriginsData, odds: OddsColumn, face: Face): AttackResult => {
  const result = data.attackTable[odds][face - 1]
  if (result === undefined) throw new Error(`OW-3.5: the attack table has no face ${face}`)
  return result
}

/** OW-3.6. */
export function lossesOf(
  result: AttackResult,
  ours: number,
  theirs: number,
): { readonly attacker: number; readonly target: number } {
  switch (result) {
    case 'AE':
      return { attacker: ours, target: 0 }
    case 'DE':
      return { attacker: 0, target: theirs }
    case 'EX': {
      const smaller = Math.min(ours, theirs)
      return { attacker: smaller, target: smaller }
    }
  }
}
