/** Where each chip of a pile lies. Chips never change what they are worth to fit: a high pile is pressed together instead. */
import type { ChipStack } from '../../shared/origins/view'

export type ChipValue = 1 | 5 | 10

export interface PlacedChip {
  readonly value: ChipValue
  /** Edge-on: top of the chip above the foot of the pile. From above: centre from the left. */
  readonly at: number
  readonly thickness: number
}

const THICKNESS: Readonly<Record<ChipValue, number>> = { 1: 4.6, 5: 5.2, 10: 5.6 }

/** Blue at the foot, white on top: the order in which a hand builds the pile. */
export const chipValues = (chips: ChipStack): readonly ChipValue[] => [
  ...Array.from({ length: chips.blue }, (): ChipValue => 10),
  ...Array.from({ length: chips.red }, (): ChipValue => 5),
  ...Array.from({ length: chips.white }, (): ChipValue => 1),
]

export const stackHeight = (chips: ChipStack): number =>
  chips.blue * THICKNESS[10] + chips.red * THICKNESS[5] + chips.white * THICKNESS[1]

/** The pile edge-on, foot first; never higher than `room`. */
export function stackOf(chips: ChipStack, room = Infinity): readonly PlacedChip[] {
  const press = Math.min(1, room / (stackHeight(chips) || 1))
  let top = 0
  return chipValues(chips).map((value) => {
    const thickness = THICKNESS[value] * press
    top += thickness
    return { value, at: top, thickness }
  })
}

/** The pile laid out to the right and seen from above; the last lies on top. Never wider than `room`. */
export function rowOf(chips: ChipStack, radius: number, room = Infinity): readonly PlacedChip[] {
  const values = chipValues(chips)
  const step = Math.min(radius * 1.08, (room - 2 * radius) / Math.max(1, values.length - 1))
  return values.map((value, i) => ({ value, at: radius + i * step, thickness: 2 * radius }))
}

/** Spoken: "1 blue, 2 white". */
export function sayChips(chips: ChipStack): string {
  const parts = [
    [chips.blue, 'blue'],
    [chips.red, 'red'],
    [chips.white, 'white'],
  ] as const
  return (
    parts
      .filter(([n]) => n > 0)
      .map(([n, colour]) => `${n} ${colour}`)
      .join(', ') || 'no chips'
  )
}
