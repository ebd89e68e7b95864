import type { ClauseId } from '../ids'
import type { PowerId } from './ids'

/** One step of the reckoning of who has won, in figures; `sayVerdictStep` turns it into a sentence. */
export type VerdictStep =
  | {
      readonly kind: 'alliance'
      readonly powers: readonly [PowerId, PowerId]
      readonly total: number
      /** All others together: what it must at least equal. */
      readonly needs: number
      readonly reaches: boolean
      readonly clause: ClauseId
    }
  | {
      readonly kind: 'highest'
      readonly among: readonly PowerId[]
      readonly powers: readonly PowerId[]
      readonly total: number
      readonly clause: ClauseId
    }
  | { readonly kind: 'fifth'; readonly power: PowerId; readonly total: number; readonly clause: ClauseId }
