import type { DiceSource, Face } from '../../../shared/dice'

/** A command that was accepted and what it led to. Facts: a replay applies the events and judges nothing again. */
export interface Entry<C = unknown, E = unknown> {
  readonly command: C
  readonly events: readonly E[]
  /** Dice that were thrown for it, in order, and where. */
  readonly faces: readonly Face[]
  readonly source: DiceSource
  /** Faces thrown by the app for this command before, and thrown again because the table agreed to. */
  readonly rerolled?: readonly Face[]
}

/**
 * How a campaign began and what came after. Entries before `position` have happened; those after it were undone and can
 * be redone. A new command after an undo drops the undone tail.
 */
export interface History<C = unknown, E = unknown> {
  readonly begun: { readonly events: readonly E[]; readonly faces: readonly Face[]; readonly source: DiceSource }
  readonly entries: readonly Entry<C, E>[]
  readonly position: number
}

/** How many dice the app's generator has given up to `position`: where it stands (an undo takes it back). */
export function appThrows(history: History, position = history.position): number {
  const counted = (x: { faces: readonly Face[]; source: DiceSource; rerolled?: readonly Face[] }) =>
    (x.source === 'app' ? x.faces.length : 0) + (x.rerolled?.length ?? 0)
  return history.entries.slice(0, position).reduce((sum, entry) => sum + counted(entry), counted(history.begun))
}
