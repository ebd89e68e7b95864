/** Figures of a choice that may be any whole number of a range; a field inside a list is written `units.0.count` (GW-22.4). */
import { LONGEST, type GreatWarCommand } from '../../../../shared/great-war/commands'
import { withFigure, type Choice } from '../../../../shared/ruling'
import { cancellable, judgePurchase } from '../phases/economy'
import { judgePlacements } from '../phases/place'
import type { GreatWarState } from '../state'

export type GreatWarChoice = Choice<GreatWarCommand>

/** The command of a choice with the greatest figure that it may have. */
export const atMost = (choice: GreatWarChoice): GreatWarCommand =>
  choice.range === undefined ? choice.command : withFigure(choice.command, choice.range.field, choice.range.max)

/** The greatest count from 1 on that is good, given that 1 is, and that no more are good than fewer. */
function largest(good: (count: number) => boolean, most: number): number {
  let [low, high] = [1, Math.max(1, most)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (good(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** The deed with the range of its figure; nothing for a deed without one. */
export function ranged(s: GreatWarState, command: GreatWarCommand): GreatWarChoice | undefined {
  switch (command.type) {
    case 'offerArmistice':
      return { command, range: { field: 'rounds', min: 1, max: LONGEST } }
    case 'respondOffer':
      return command.rounds === undefined ? undefined : { command, range: { field: 'rounds', min: 1, max: LONGEST } }
    case 'purchaseUnits': {
      const [item] = command.units
      if (!item) return undefined
      const good = (count: number) => !judgePurchase(s, command.by, [{ ...item, count }])
      // Nothing costs less than 1 IPC, so that the treasury bounds the count.
      return { command, range: { field: 'units.0.count', min: 1, max: largest(good, s.nations[command.by].treasury) } }
    }
    case 'cancelPurchase': {
      const [item] = command.units
      const bought = cancellable(s, command.by).find((x) => x.kind === item?.kind && x.pool === item.pool)
      return bought && { command, range: { field: 'units.0.count', min: 1, max: bought.count } }
    }
    case 'placeUnits': {
      const [line] = command.placements
      if (!line) return undefined
      const good = (count: number) => Array.isArray(judgePlacements(s, command.by, [{ ...line, count }]))
      const held = s.nations[command.by].waiting.find((x) => x.kind === line.kind && x.pool === line.pool)?.count ?? 1
      return { command, range: { field: 'placements.0.count', min: 1, max: largest(good, held) } }
    }
    default:
      return undefined
  }
}
