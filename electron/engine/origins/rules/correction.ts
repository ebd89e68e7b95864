// The referee's `correct` (command catalogue, OW-5.7): no rule stands against what lies on the physical board; only a
// number that no stack of chips can be is refused. RULINGS.md 3 tells why under OW-1.6.
import type { OriginsData } from '../../../../shared/origins/data'
import { no, type No } from '../refusal'

export const cannotCorrect = (data: OriginsData, asked: number): No | undefined =>
  Number.isInteger(asked) && asked >= 0 && asked <= data.mostOnBoard
    ? undefined
    : no('OW-1.6', 'impossibleCount', { asked, most: data.mostOnBoard })
