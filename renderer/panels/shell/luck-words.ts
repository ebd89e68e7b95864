import type { Fraction } from '../../../shared/dice'
import type { LuckTally } from '../../../shared/luck'

/** A chance in whole per cent, "<1 %" and ">99 %" at the edges; sign and figure stay on one line. */
export function percent({ n, over }: Fraction): string {
  const share = (100 * n) / over
  if (n > 0 && share < 1) return '<1\u00a0%'
  if (n < over && share > 99) return '>99\u00a0%'
  return `${Math.round(share)}\u00a0%`
}

/** One or two throws say nothing about a run of luck. */
const ENOUGH_THROWS = 3

/** A mean of one half is even luck; a word or two says which way it leans. */
export function luckWords({ throws, mean }: LuckTally): string {
  if (throws === 0) return 'has not thrown'
  if (throws < ENOUGH_THROWS) return 'too early to say'
  const lean = Math.abs(mean - 0.5)
  if (lean < 0.03) return 'even'
  const side = mean > 0.5 ? 'lucky' : 'unlucky'
  return lean < 0.12 ? `a little ${side}` : lean < 0.25 ? side : `very ${side}`
}
