export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Face = (typeof FACES)[number]
export const isFace = (x: unknown): x is Face => FACES.some((f) => f === x)

/** Where a die was thrown: by the app's generator, or on the table and typed in. */
export type DiceSource = 'app' | 'table'

/** An exact chance, in lowest terms or not: `over` is positive and `n` lies in 0…over. */
export interface Fraction {
  readonly n: number
  readonly over: number
}
