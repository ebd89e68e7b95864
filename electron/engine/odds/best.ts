/** What the best policy comes to, and what it does first. */
import type { BattleAnswer, Chance, Outcome, Standing } from '../../../shared/odds/answer'
import type { Aim } from '../../../shared/odds/fields'
import type { Counts } from './sorts'
import type { Counted, World } from './land-world'
import { isBest } from './land-world'
import type { Roster } from './roster'
import { unitsOf, type Prices, type Tally } from './tally'

type Best = Pick<BattleAnswer<Chance>, 'best'>
/** Hits up to which the first losses are listed. */
const LISTED = 12

interface Came<T> {
  readonly tally: Tally<T>
  readonly ends: Readonly<Record<Outcome, T>>
  readonly takes: T
  readonly start: { readonly attacker: Standing['units']; readonly defender: Standing['units'] }
  readonly prices: Prices
}

export function bestOf<T>(c: Counted<T>, world: World<T> | undefined, came: Came<T>): Best {
  if (!isBest(c.losses) && c.retreat !== 'best') return {}
  const { policy } = world ?? {}
  const lists =
    world && policy
      ? {
          ...(c.losses.attacker === 'best'
            ? {
                attackerLoses: firstLosses(world.attackers, (n, hits) =>
                  policy.attackersAfter(n, world.defenders.size - 1, hits),
                ),
              }
            : {}),
          ...(c.losses.defender === 'best'
            ? {
                defenderLoses: firstLosses(world.defenders, (n, hits) =>
                  policy.defendersAfter(world.attackers.size - 1, n, hits),
                ),
              }
            : {}),
        }
      : {}
  return {
    best: {
      aim: c.aim,
      value: isChance(c.aim) ? c.math.chance(valueOf(c, came)) : c.math.say(valueOf(c, came)),
      ...lists,
    },
  }
}

/** Whether it is a chance that the aim comes to, not a mean. */
export const isChance = (aim: Aim): boolean => aim === 'win' || aim === 'takeSpace'

function valueOf<T>({ aim, math }: Counted<T>, { tally, ends, takes, start, prices }: Came<T>): T {
  const swing = (price: Prices['cost']) => {
    const left = (side: 'attacker' | 'defender') =>
      tally.mean(side, ({ units }) => worth(start[side], price) - worth(units, price))
    return math.sub(left('defender'), left('attacker'))
  }
  switch (aim) {
    case 'win':
      return ends.attackerWins
    case 'takeSpace':
      return takes
    case 'ipcSwing':
      return swing(prices.cost)
    case 'manpowerSwing':
      return swing(prices.manpower)
  }
  return tally.mean(aim.of ?? 'attacker', ({ units }) => units[aim.keep] ?? 0)
}
const worth = (units: Standing['units'], price: Prices['cost']): number =>
  (Object.keys(units) as (keyof Standing['units'])[]).reduce((sum, k) => sum + (units[k] ?? 0) * price(k), 0)

/** Whom the whole side gives up at 1, 2, 3… hits. */
function firstLosses(side: Roster, after: (full: number, hits: number) => number): Standing[] {
  const full = side.size - 1
  const all: Counts = side.counts[full] ?? []
  const most = Math.min(LISTED, (side.totals[full] ?? 0) - 1)
  return Array.from({ length: Math.max(0, most) }, (_, n) => {
    const left = side.counts[after(full, n + 1)] ?? []
    return {
      units: unitsOf(
        side.sorts,
        all.map((x, i) => x - (left[i] ?? 0)),
      ),
    }
  })
}
