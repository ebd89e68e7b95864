/** Open choices that this panel answers; battles and interceptors have a board of their own. */
import type { GreatWarView, PendingView } from '../../../../shared/great-war/view'

const KINDS = ['revolution', 'loyalty', 'displacement', 'blockade'] as const
export type EventPending = PendingView & { readonly kind: (typeof KINDS)[number] }
const isOurs = (p: PendingView): p is EventPending => KINDS.some((k) => k === p.kind)

export const eventPending = (view: GreatWarView): EventPending | undefined => view.pending.find(isOurs)
