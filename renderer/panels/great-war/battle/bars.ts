/** How many stand at the end, as one row of bars: the defender's wins to the left, nobody in the middle, the attacker's to the right. */
import type { OddsView } from '../../../../shared/great-war/battle-answer'

export interface Bar {
  readonly key: string
  readonly side: 'attacker' | 'defender' | 'nobody' | 'stopped'
  /** Units left. */
  readonly count: string
  readonly chance: number
}
/** Beyond this many bars neighbours are put together, so that each stays wide enough for its figure. */
const MOST_A_SIDE = 13
const WORTH_A_BAR = 0.0005

function sideBars(left: readonly number[], side: 'attacker' | 'defender'): Bar[] {
  const known = left.map((chance, n) => ({ n, chance })).filter((x) => x.n > 0)
  const most = known.findLast((x) => x.chance >= WORTH_A_BAR)?.n ?? 0
  const shown = known.filter((x) => x.n <= most)
  const step = Math.max(1, Math.ceil(shown.length / MOST_A_SIDE))
  const bars: Bar[] = []
  for (let i = 0; i < shown.length; i += step) {
    const part = shown.slice(i, i + step)
    const [from, to] = [part[0]?.n ?? 0, part.at(-1)?.n ?? 0]
    bars.push({
      key: `${side} ${from}`,
      side,
      count: from === to ? String(from) : `${from}–${to}`,
      chance: part.reduce((sum, x) => sum + x.chance, 0),
    })
  }
  return bars
}

export function barsOf(odds: OddsView): Bar[] {
  const nobody: Bar = { key: 'nobody', side: 'nobody', count: '0', chance: odds.both }
  const stopped: Bar[] =
    odds.stopped >= WORTH_A_BAR ? [{ key: 'stopped', side: 'stopped', count: 'stop', chance: odds.stopped }] : []
  return [
    ...sideBars(odds.left.defender, 'defender').reverse(),
    nobody,
    ...sideBars(odds.left.attacker, 'attacker'),
    ...stopped,
  ]
}
