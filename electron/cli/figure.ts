/** A line of `bench`. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly baseline: number
}
