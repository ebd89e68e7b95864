/**
 * A battle and what might be chosen in it now, as an order for their odds: losses, submarines, one more round, retreat. Nothing is
 * calculated here: large fleets take a second, and the board shall not wait (`odds/board.ts` answers, off the main thread).
 */
import type { Battle } from '../../../shared/great-war/battle'
import type { OddsView } from '../../../shared/great-war/battle-answer'
import type { GreatWarCommand, Said } from '../../../shared/great-war/commands'
import type { Told } from '../../../shared/great-war/events'
import { isLandKind, type UnitId } from '../../../shared/great-war/ids'
import type { BoardOddsOrder, Prospect } from '../../../shared/odds/board'
import { fault, ok, type Result } from '../../../shared/result'
import { apply } from './apply'
import { boardOrder } from './battle-order'
import { prospectOf } from './battle-prospects'
import { leastLost, lostFor, waysToLose } from './battle-ways'
import { bombardersOfMexico, mexicanBattle } from './battle/begin'
import { maySubmerge } from './battle/steps'
import { decide } from './decide'
import { legal } from './legal'
import { foughtKey, openBattles } from './rules/battle-list'
import { victimsNow, voiceOf } from './rules/battle-losses'
import { mayRetreat } from './rules/retreat'
import { fightersAgainst } from './rules/raids'
import { sortedUnits, unit, type GreatWarState } from './state'

/** How many ways to take losses are weighed against each other: the table shall not wait for it. */
const MOST_WAYS = [
  { units: 24, ways: 80 },
  { units: 60, ways: 24 },
] as const
const waysFor = (units: number): number => MOST_WAYS.find((x) => units <= x.units)?.ways ?? 6

/** Of a list at most so many: half of them from its beginning, the others evenly from the rest. */
function some<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list
  const first = Math.ceil(most / 2)
  const step = (list.length - first) / (most - first)
  const rest = new Set(Array.from({ length: most - first }, (_, i) => first + Math.floor(i * step)))
  return list.filter((_, i) => i < first || rest.has(i))
}

/** A battle that a choice brings to its end has no odds any more, only an outcome. */
function decided(s: GreatWarState, b: Battle, outcome: Told<'battleEnded'>['outcome']): OddsView {
  const alive = (ids: readonly UnitId[]) => ids.filter((id) => s.units[id])
  const [attackers, defenders] = [alive(b.attackers), alive(b.defenders)]
  const certain = (n: number) => Array.from({ length: n + 1 }, (_, i) => (i === n ? 1 : 0))
  const is = (...which: readonly string[]) => (which.includes(outcome) ? 1 : 0)
  const wins = is('attackerWon')
  return {
    kind: b.kind === 'sea' ? 'sea' : b.kind === 'raid' ? 'raid' : 'land',
    wins,
    loses: is('defenderWon'),
    both: is('bothLost'),
    stopped: is('retreated', 'stalemate', 'brokenOff'),
    takesSpace: wins === 1 && attackers.some((id) => isLandKind(unit(s, id).kind)) ? 1 : 0,
    left: {
      attacker: wins ? certain(attackers.length) : [],
      defender: is('defenderWon') ? certain(defenders.length) : [],
    },
    ipc: { attacker: 0, defender: 0 },
    manpower: { attacker: 0, defender: 0 },
    ...(b.kind === 'raid' ? { raid: { getsThrough: is('raided'), ipcLost: [1], bombed: 0 } } : {}),
    assumptions: ['This ends the battle.'],
  }
}

/** What is left to fight once that has been said; nothing when the rules refuse it. */
function after(s: GreatWarState, b: Battle, said: GreatWarCommand): Prospect | undefined {
  const d = decide(s, said, [])
  if (d.kind !== 'accepted') return undefined
  const then = d.events.reduce((state, event) => apply(state, event), s)
  const end = d.events.flatMap((e) => (e.type === 'battleEnded' ? [e.outcome] : []))[0]
  if (end !== undefined) return { ended: decided(then, b, end) }
  return then.turn.battle && { order: boardOrder(then, then.turn.battle) }
}

type Choosing = 'selectCasualties' | 'submergeSubmarines'
function choosing(s: GreatWarState, b: Battle): { by: Said<Choosing>['by']; type: Choosing } | undefined {
  const side = victimsNow(b) ?? (b.step === 'defenderSubmerges' ? 'defenders' : 'attackers')
  const by = voiceOf(s, b, side)
  if (by === undefined) return undefined
  if (victimsNow(b)) return { by, type: 'selectCasualties' }
  return b.step === 'attackerSubmerges' || b.step === 'defenderSubmerges'
    ? { by, type: 'submergeSubmarines' }
    : undefined
}

const key = (ids: readonly UnitId[]) => [...ids].sort().join()

/** Ways to take the losses that are due: first the one that costs least, then all others, of very many the cheaper half and some. */
function lossesOf(s: GreatWarState, b: Battle, by: Said<Choosing>['by']): BoardOddsOrder['losses'] {
  const side = victimsNow(b)
  if (!side) return undefined
  const least = leastLost(s, b, side)
  const others = waysToLose(s, b, side)
    .filter((units) => key(units) !== key(least))
    .map((units) => ({ units, ipc: lostFor(s, units) }))
    .sort((x, y) => x.ipc - y.ipc)
  const weighed = some(others, waysFor(b.attackers.length + b.defenders.length))
  const ways = [{ units: least, ipc: lostFor(s, least) }, ...weighed].flatMap((way) => {
    const then = after(s, b, { type: 'selectCasualties', by, battle: b.battle, units: way.units })
    return then ? [{ ...way, then }] : []
  })
  return ways[0]?.units === least
    ? { side, ways, ...(weighed.length < others.length ? { some: true } : {}) }
    : undefined
}

type Choice = BoardOddsOrder['choices'][number]

function submergeChoices(s: GreatWarState, b: Battle, by: Said<Choosing>['by']): Choice[] {
  const may = maySubmerge(s, b)
  return [[], may].flatMap((units, i): Choice[] => {
    const then = after(s, b, { type: 'submergeSubmarines', by, battle: b.battle, units })
    const text = i === 0 ? 'they fight on' : 'safe until the fighting is over'
    return then ? [{ choice: 'submerge', units, text, then }] : []
  })
}

/** At the decision: one more round and no further, and away at once. Where to makes no difference to the battle. */
function waysOut(s: GreatWarState, b: Battle): Choice[] {
  if (b.step !== 'decision') return []
  const order = boardOrder(s, b)
  const goes = legal(s).flatMap(({ command: c }) => (c.type === 'retreat' ? [c] : []))[0]
  const then = goes && after(s, b, goes)
  return [
    ...(order.kind !== 'raid' && mayRetreat(s, b).length > 0
      ? [
          {
            choice: 'oneRound' as const,
            text: 'one more round, then away',
            then: { order: { ...order, retreat: { afterRound: b.round + 1 } } },
          },
        ]
      : []),
    ...(then
      ? [
          {
            choice: 'retreat' as const,
            text: 'ended' in then ? 'nothing more is lost' : 'who can’t retreat fights on',
            then,
          },
        ]
      : []),
  ]
}

const asked = (now: Prospect | string, more: Pick<BoardOddsOrder, 'losses'> & { choices?: Choice[] } = {}) =>
  ok<BoardOddsOrder>({
    game: 'great-war',
    kind: 'board',
    ...(typeof now === 'string' ? { why: now } : { now }),
    choices: more.choices ?? [],
    ...(more.losses ? { losses: more.losses } : {}),
  })

/** A raid with these fighters risen (GW-13.21), or the Mexicans attacked by these units alone (GW-19.22). */
function joined(s: GreatWarState, raid: Battle, units: readonly UnitId[]): Battle | undefined {
  if (raid.kind === 'mexico')
    return units.every((id) => raid.attackers.includes(id))
      ? mexicanBattle(s, units, bombardersOfMexico(s, units))
      : undefined
  const may = fightersAgainst(s, raid.space)
  if (raid.kind !== 'raid' || units.some((id) => !may.includes(id))) return undefined
  const defenders = sortedUnits(new Set([...raid.defenders, ...units]))
  return { ...raid, defenders, step: defenders.length > 0 ? 'airCombat' : 'bombs' }
}

function ofListed(s: GreatWarState, listed: string, units: readonly UnitId[] = []): Result<BoardOddsOrder> {
  const found = openBattles(s).find((b) => foughtKey(b) === listed)
  if (!found) return fault('listed', `no battle ${listed} is open`, 'a battle of the list that is not yet fought')
  const { state, battle: plain } = prospectOf(s, found)
  const battle = units.length > 0 ? joined(s, plain, units) : plain
  if (!battle)
    return fault('units', 'these are not asked there', 'fighters over a raided space, or units against Mexico')
  if (battle.attackers.length === 0) return asked('Nobody would attack.')
  if (battle.kind === 'land' && battle.defenders.length === 0)
    return asked({ ended: decided(state, battle, 'attackerWon') })
  return asked({ order: boardOrder(state, battle) })
}

export function battleOdds(
  s: GreatWarState,
  q: { readonly listed?: string | undefined; readonly units?: readonly UnitId[] | undefined },
): Result<BoardOddsOrder> {
  if (q.listed !== undefined) return ofListed(s, q.listed, q.units)
  const { battle: b } = s.turn
  if (!b) return fault('', 'no battle is under way', 'the battle under way, or a listed one by name')
  const choice = choosing(s, b)
  if (q.units) {
    if (!choice) return fault('units', 'nobody is to be chosen in this step', 'a step that asks for units')
    const unknown = q.units.findIndex((id) => !s.units[id])
    if (unknown >= 0) return fault(`units.${unknown}`, 'there is no such unit', 'units of the battle')
    return asked(
      after(s, b, { ...choice, battle: b.battle, units: [...q.units] }) ?? 'The rules do not allow that choice.',
    )
  }
  const dives = choice?.type === 'submergeSubmarines' ? submergeChoices(s, b, choice.by) : []
  const losses = choice?.type === 'selectCasualties' ? lossesOf(s, b, choice.by) : undefined
  return asked({ order: boardOrder(s, b) }, { choices: [...dives, ...waysOut(s, b)], ...(losses ? { losses } : {}) })
}
