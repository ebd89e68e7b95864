import { NATIONS, POWERS } from '../../../shared/origins/ids'
import type { AttackPreview } from '../../../shared/origins/view'

/** How the list of attacks is sorted. None of these is advice: each is one figure of the preview. */
export const ORDERS = [
  { id: 'points', name: 'our points on average' },
  { id: 'rights', name: 'their rights at risk' },
  { id: 'odds', name: 'odds' },
  { id: 'board', name: 'order of the board' },
] as const
export type AttackOrder = (typeof ORDERS)[number]['id']
export const isAttackOrder = (x: unknown): x is AttackOrder => ORDERS.some((o) => o.id === x)

type Compare = (a: AttackPreview, b: AttackPreview) => number
const byBoard: Compare = (a, b) =>
  NATIONS.indexOf(a.nation) - NATIONS.indexOf(b.nation) || POWERS.indexOf(a.target) - POWERS.indexOf(b.target)
const byRights: Compare = (a, b) => b.theirRightsLost - a.theirRightsLost || a.ourRightsLost - b.ourRightsLost
const byPoints: Compare = (a, b) => b.meanOwnChange - a.meanOwnChange
const byOdds: Compare = (a, b) => b.odds - a.odds

const KEYS: Readonly<Record<AttackOrder, readonly Compare[]>> = {
  points: [byPoints, byRights, byOdds],
  rights: [byRights, byPoints, byOdds],
  odds: [byOdds, byRights, byPoints],
  board: [],
}

/** Best first; equals in the order of the board. */
export function ordered(attacks: readonly AttackPreview[], order: AttackOrder): readonly AttackPreview[] {
  return [...attacks].sort((a, b) => {
    for (const compare of KEYS[order]) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return byBoard(a, b)
  })
}
