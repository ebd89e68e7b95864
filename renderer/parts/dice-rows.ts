/** Dice that are alike, to be said in one row. */
export interface DiceRow {
  readonly label: string
  readonly needs: number | undefined
  readonly from: number
  readonly places: readonly number[]
}

/** Neighbours with the same label and the same number to hit share a row; their order stays that of the throw. */
export function rowsOf(count: number, labels: readonly string[], needs: readonly number[]): readonly DiceRow[] {
  const rows: { label: string; needs: number | undefined; from: number; places: number[] }[] = []
  for (let i = 0; i < count; i++) {
    const [label, need] = [labels[i] ?? '', needs[i]]
    const last = rows.at(-1)
    if (last?.label === label && last.needs === need) last.places.push(i)
    else rows.push({ label, needs: need, from: i, places: [i] })
  }
  return rows
}

/** How far a throw is said. */
export interface SaidDice {
  readonly filled: number
  readonly count: number
  readonly hits?: number
}
/** What the button that sends the dice says. */
export function sayDice({ filled, count, hits }: SaidDice): string {
  if (filled < count) return `${filled} of ${count} dice said`
  return hits === undefined ? `These ${count} dice` : `These dice: ${hits} ${hits === 1 ? 'hit' : 'hits'}`
}
