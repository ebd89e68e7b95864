// OW-1.6: the chips that make up every embassy, out of one set. Each chip is a whole number of the next smaller one, so
// laying the dearest first, over the whole board, spends the fewest chips and leaves the fewest PFs unmarked when the set
// runs short. Embassies are served in board order, so a set that runs short does so at the board's end.
import type { ChipKind, OriginsData } from '../../../../shared/origins/data'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../../shared/origins/ids'
import type { ChipStack } from '../../../../shared/origins/view'
import type { Embassies } from '../state'

type Stacks = Record<NationId, Record<PowerId, ChipStack>>

interface Pile {
  readonly nation: NationId
  readonly power: PowerId
  readonly rest: number
  readonly stack: ChipStack
}

function lay(piles: readonly Pile[], chip: ChipKind): Pile[] {
  let stock = chip.inSet
  return piles.map((pile) => {
    const used = Math.min(stock, Math.floor(pile.rest / chip.worth))
    stock -= used
    return { ...pile, rest: pile.rest - used * chip.worth, stack: { ...pile.stack, [chip.colour]: used } }
  })
}

/** The stacks, and how many PFs the set has no chips for. */
export function chipsOf(data: OriginsData, board: Embassies): { readonly chips: Stacks; readonly short: number } {
  let piles = NATIONS.flatMap((nation) =>
    POWERS.map((power): Pile => ({ nation, power, rest: board[nation][power], stack: { white: 0, red: 0, blue: 0 } })),
  )
  for (const chip of data.chips) piles = lay(piles, chip)
  const chips = Object.fromEntries(NATIONS.map((nation) => [nation, {}])) as Stacks
  for (const { nation, power, stack } of piles) chips[nation][power] = stack
  return { chips, short: piles.reduce((sum, pile) => sum + pile.rest, 0) }
}
