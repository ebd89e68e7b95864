import type { NoAnswer } from './answer'
import type { OddsAnswer } from './order'

/** Odds, or why a well-formed order has none. */
export type OddsReply = { readonly kind: 'odds'; readonly odds: OddsAnswer } | ({ readonly kind: 'none' } & NoAnswer)
