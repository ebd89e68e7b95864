/**
 * The worth of a land battle when sides choose whom to lose and when to break off, by brute force: every die a branch, every
 * choice tried. Plain numbers; shares the dice with the other brute force and nothing with the room that is checked.
 */
import { toNumber } from '../../odds/fraction'
import { attackNeeds, defenceNeeds, dice, type Brute, type Soldier } from './brute-land'

export interface Chosen {
  readonly battle: Brute
  /** Whether the side chooses, or loses down its line. */
  readonly attackerChooses: boolean
  readonly defenderChooses: boolean
  readonly mayLeave: boolean
  /** Worth of what stands in the space in the end, and of those who have left. */
  readonly worth: (attackers: readonly Soldier[], defenders: readonly Soldier[]) => number
  readonly away: (attackers: readonly Soldier[]) => number
  readonly attackerGains: boolean
}

/** Every way to lose so many of a side. */
function ways(side: readonly Soldier[], hits: number): (readonly Soldier[])[] {
  if (hits <= 0 || side.length === 0) return [side]
  const found = new Map<string, readonly Soldier[]>()
  side.forEach((_, i) => {
    for (const left of ways([...side.slice(0, i), ...side.slice(i + 1)], hits - 1))
      found.set(JSON.stringify(left), left)
  })
  return [...found.values()]
}

/** Chance of each number of hits. */
function hitsOf(needs: readonly number[]): number[] {
  const chances = new Array<number>(needs.length + 1).fill(0)
  for (const { hits, chance } of dice(needs)) chances[hits] = (chances[hits] ?? 0) + toNumber(chance)
  return chances
}

export function bruteBest(c: Chosen): number {
  const known = new Map<string, { fighting: number; value: number }>()
  const pick = (values: readonly number[], high: boolean) => (high ? Math.max(...values) : Math.min(...values))
  const options = (side: readonly Soldier[], hits: number, chooses: boolean) =>
    chooses ? ways(side, hits) : [side.slice(hits)]
  return solve(c.battle.attackers, c.battle.defenders).fighting

  function solve(attackers: readonly Soldier[], defenders: readonly Soldier[]): { fighting: number; value: number } {
    const key = JSON.stringify([attackers, defenders])
    const before = known.get(key)
    if (before) return before
    const attack = attackNeeds(c.battle, attackers)
    const defence = defenceNeeds(c.battle, attackers, defenders)
    const isOver = attackers.length === 0 || defenders.length === 0
    if (isOver || [...attack, ...defence].every((needs) => needs === 0)) {
      const worth = c.worth(attackers, defenders)
      return { fighting: worth, value: worth }
    }
    const ours = hitsOf(attack)
    const theirs = hitsOf(defence)
    let sum = 0
    ours.forEach((chance, i) => {
      const marked = options(defenders, i, c.defenderChooses).map((left) => {
        let worth = 0
        theirs.forEach((reply, j) => {
          if (i === 0 && j === 0) return
          const after = options(attackers, j, c.attackerChooses).map((x) => solve(x, left).value)
          worth += reply * pick(after, c.attackerGains)
        })
        return worth
      })
      sum += chance * pick(marked, !c.attackerGains)
    })
    const stay = (ours[0] ?? 0) * (theirs[0] ?? 0)
    const goesOn = sum / (1 - stay)
    const value = pick([goesOn, ...leaving(attackers, defenders)], c.attackerGains)
    const found = { fighting: sum + stay * value, value }
    known.set(key, found)
    return found
  }
  function leaving(attackers: readonly Soldier[], defenders: readonly Soldier[]): number[] {
    const gone = attackers.filter((x) => x.landed !== true)
    if (!c.mayLeave || gone.length === 0) return []
    const behind = attackers.filter((x) => x.landed === true)
    return [c.away(gone) + (behind.length > 0 ? solve(behind, defenders).value : c.worth([], defenders))]
  }
}
