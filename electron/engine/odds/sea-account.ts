/** Losses of a sea battle in units, money and men, what goes down with the transports included; and what a best conduct comes to. */
import { KINDS, type Kind } from '../../../shared/great-war/ids'
import type { BattleAnswer, Chance, Expected, Standing } from '../../../shared/odds/answer'
import type { SeaOrder } from '../../../shared/odds/sea'
import type { Arith } from './arith'
import { isChance } from './best'
import type { Conducted, SeaRules } from './sea-conduct'
import type { SeaFire } from './sea-fire'
import type { SeaModel, SeaSide } from './sea-model'
import type { SeaRoster } from './sea-roster'
import { costOf, manpowerOf } from './tables'
import { unitsOf, type Tally } from './tally'

interface Account<T> {
  readonly expected: Expected<Chance>
  readonly swings: { readonly ipc: T; readonly manpower: T }
}

/** Mean losses by kind, those that are none left out. */
function lossesOf<T>(math: Arith<T>, side: SeaSide, name: 'attacker' | 'defender', tally: Tally<T>): Map<Kind, T> {
  const there = unitsOf(
    side.sorts,
    side.sorts.map((s) => s.count),
  )
  const losses = new Map<Kind, T>()
  for (const k of KINDS)
    if ((there[k] ?? 0) > 0)
      losses.set(
        k,
        tally.mean(name, ({ units }) => (there[k] ?? 0) - (units[k] ?? 0)),
      )
  const sunk = losses.get('transport')
  if (sunk === undefined) return losses
  const share = math.div(sunk, math.of(there.transport ?? 1))
  for (const k of KINDS) if ((side.cargo[k] ?? 0) > 0) losses.set(k, math.mul(share, math.of(side.cargo[k] ?? 0)))
  return losses
}

export function accountAtSea<T>(math: Arith<T>, order: SeaOrder, model: SeaModel, tally: Tally<T>): Account<T> {
  const { add, mul, of, say, sub, zero } = math
  const ours = lossesOf(math, model.attacker, 'attacker', tally)
  const theirs = lossesOf(math, model.defender, 'defender', tally)
  const worth = (losses: Map<Kind, T>, price: typeof costOf) =>
    [...losses].reduce((sum, [k, lost]) => add(sum, mul(lost, of(price(k, order.values)))), zero)
  const ipc = { attacker: worth(ours, costOf), defender: worth(theirs, costOf) }
  const men = { attacker: worth(ours, manpowerOf), defender: worth(theirs, manpowerOf) }
  const swings = { ipc: sub(ipc.defender, ipc.attacker), manpower: sub(men.defender, men.attacker) }
  const said = (losses: Map<Kind, T>) => Object.fromEntries([...losses].map(([k, lost]) => [k, say(lost)]))
  return {
    expected: {
      attackerLosses: said(ours),
      defenderLosses: said(theirs),
      ipc: { attacker: say(ipc.attacker), defender: say(ipc.defender) },
      manpower: { attacker: say(men.attacker), defender: say(men.defender) },
      ipcSwing: say(swings.ipc),
      manpowerSwing: say(swings.manpower),
    },
    swings,
  }
}

/** Hits up to which the first losses are listed. */
const LISTED = 12

interface Found<T> {
  readonly math: Arith<T>
  readonly rules: SeaRules
  readonly attackers: SeaRoster
  readonly defenders: SeaRoster
  readonly conducted: Conducted
  readonly fire: SeaFire<T>
}

export function bestAtSea<T>(
  { math, rules, attackers, defenders, conducted, fire }: Found<T>,
  tally: Tally<T>,
  came: { readonly win: T; readonly takes: T; readonly swings: Account<T>['swings'] },
): NonNullable<BattleAnswer<Chance>['best']> {
  const { aim, losses } = rules
  const { conduct } = conducted
  const { table, at, stride } = conduct.attackersMark
  const { limited, onAny } = fire.most.defenders
  // As many as can of those that may fall on anything, the rest torpedoes.
  const hitsOnUs = (hits: number) => {
    const torpedoes = Math.max(0, hits - onAny)
    return table[at(0, 0) + torpedoes * stride + hits - torpedoes] as number
  }
  const shots = fire.most.attackers.onAny
  const value = (): T => {
    switch (aim) {
      case 'win':
        return came.win
      case 'takeSpace':
        return came.takes
      case 'ipcSwing':
        return came.swings.ipc
      case 'manpowerSwing':
        return came.swings.manpower
    }
    return tally.mean(aim.of ?? 'attacker', ({ units }) => units[aim.keep] ?? 0)
  }
  return {
    aim,
    value: isChance(aim) ? math.chance(value()) : math.say(value()),
    ...(losses.attacker === 'best'
      ? { attackerLoses: firstLosses(attackers, Math.min(LISTED, limited + onAny), hitsOnUs) }
      : {}),
    ...(losses.defender === 'best'
      ? {
          defenderLoses: firstLosses(defenders, Math.min(LISTED, shots), (hits) =>
            conduct.defendersAnswer(0, 0, 0, hits, 1),
          ),
        }
      : {}),
  }
}

/** What the whole side gives up at 1, 2, 3… hits, as long as somebody is left; `damaged`: dreadnoughts newly damaged. */
function firstLosses(roster: SeaRoster, most: number, after: (hits: number) => number): Standing[] {
  const [all] = roster.states
  if (!all) return []
  const list: Standing[] = []
  for (let hits = 1; hits <= most; hits++) {
    const left = roster.states[after(hits)]
    if (!left || left.counts.every((n) => n === 0)) break
    const lost = all.counts.map((n, i) => n - (left.counts[i] ?? 0))
    // Submarines that dive in the same answer are not lost.
    const sub = roster.sorts.findIndex((s) => s.isSub)
    if (sub >= 0) lost[sub] = (lost[sub] ?? 0) - (left.under - all.under)
    const damaged = left.damaged - all.damaged
    list.push({ units: unitsOf(roster.sorts, lost), ...(damaged > 0 ? { damaged } : {}) })
  }
  return list
}
