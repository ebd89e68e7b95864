/** Whether what was played agrees with exact chances: the chi-square test, rare ends thrown together. */

/** The value that chi-square exceeds once in 10,000 at so many degrees of freedom (Wilson and Hilferty). */
const bound = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3
const LEAST = 5

export interface Agreement {
  /** Ends that were seen and have no chance. */
  readonly impossible: readonly string[]
  readonly cells: number
  readonly square: number
  readonly bound: number
}

export function agreement(
  seen: ReadonlyMap<string, number>,
  chances: ReadonlyMap<string, number>,
  games: number,
): Agreement {
  let [square, cells, restSeen, restWanted] = [0, 0, 0, 0]
  for (const [end, chance] of chances) {
    const wanted = chance * games
    if (wanted < LEAST) {
      restSeen += seen.get(end) ?? 0
      restWanted += wanted
      continue
    }
    square += ((seen.get(end) ?? 0) - wanted) ** 2 / wanted
    cells++
  }
  if (restWanted >= LEAST) {
    square += (restSeen - restWanted) ** 2 / restWanted
    cells++
  }
  return { impossible: [...seen.keys()].filter((end) => !chances.has(end)), cells, square, bound: bound(cells - 1) }
}
