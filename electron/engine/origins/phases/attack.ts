// OW-3: the diplomatic attack. Declared, thrown and applied in one breath (OW-3.8); nobody else's PFs count (OW-3.3).
import type { Attack } from '../../../../shared/origins/commands'
import type { OriginsData } from '../../../../shared/origins/data'
import { throwDie } from '../../core/ruling'
import { cannotAttack, lossesOf, noAttackThere, oddsColumn, resultOf } from '../rules/attack'
import { crossing } from '../rules/rights'
import { embassy, type OriginsState } from '../state'
import { happened, type OriginsRuling } from '../refusal'

export function* attack(data: OriginsData, state: OriginsState, c: Attack): OriginsRuling {
  const { power, nation, target } = c
  const forbidden = cannotAttack(data, state, power) ?? noAttackThere(state, power, nation, target)
  if (forbidden) return forbidden

  const ours = embassy(state, power, nation)
  const theirs = embassy(state, target, nation)
  const odds = oddsColumn(ours, theirs) // OW-3.4
  const face = yield* throwDie('OW-3.5')
  if (c.die !== undefined && c.die !== face) throw new Error(`OW-3.5: told ${c.die} by the table, but given ${face}`)
  const result = resultOf(data, odds, face)
  const losses = lossesOf(result, ours, theirs) // OW-3.6
  const source = c.die === undefined ? 'app' : 'table'
  return happened(
    { type: 'attackResolved', power, nation, target, ours, theirs, odds, face, source, result, losses },
    ...crossing(data, power, nation, ours, ours - losses.attacker), // OW-4.2
    ...crossing(data, target, nation, theirs, theirs - losses.target),
  )
}
