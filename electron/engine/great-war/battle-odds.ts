/** Odds of a battle from where it stands, and of what might be chosen now: losses, submarines, one more round and no further. */
import type { Battle } from '../../../shared/great-war/battle'
import type { BattleOddsAnswer, OddsChoice, OddsView } from '../../../shared/great-war/battle-answer'
import type { GreatWarCommand, Said } from '../../../shared/great-war/commands'
import type { Told } from '../../../shared/great-war/events'
import { isLandKind, type UnitId } from '../../../shared/great-war/ids'
import type { BattleAnswer, Chance, JointSurvivors, RaidAnswer } from '../../../shared/odds/answer'
import { fault, ok, type Result } from '../../../shared/result'
import { answerOdds } from '../odds'
import { apply } from './apply'
import { boardOrder, type BoardOrder } from './battle-order'
import { prospectOf } from './battle-prospects'
import { bombardersOfMexico, mexicanBattle } from './battle/begin'
import { maySubmerge } from './battle/steps'
import { figures } from './figures'
import { decide } from './decide'
import { legal } from './legal'
import { foughtKey, openBattles } from './rules/battle-list'
import { cheapest, victimsNow, voiceOf } from './rules/battle-losses'
import { mayRetreat } from './rules/retreat'
import { hitsLeft } from './rules/strength'
import { fightersAgainst } from './rules/raids'
import { sortedUnits, unit, type GreatWarState } from './state'

/** How many ways to take losses are weighed against each other: the table shall not wait for it. */
const MOST_WAYS = [
  { units: 24, ways: 12 },
  { units: 60, ways: 4 },
] as const
const waysFor = (units: number): number => MOST_WAYS.find((x) => units <= x.units)?.ways ?? 1

/** Of a list at most so many, the first and the last among them, the others evenly between. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : list.filter(
        (_, i) =>
          i === 0 ||
          Math.floor((i * (most - 1)) / (list.length - 1)) > Math.floor(((i - 1) * (most - 1)) / (list.length - 1)),
      )

const num = (x: Chance): number => Number(x)
const sizeOf = (x: JointSurvivors<Chance>['attacker']) => Object.values(x.units).reduce((sum, n) => sum + n, 0)

function leftOf(
  joint: readonly JointSurvivors<Chance>[],
  outcome: JointSurvivors['outcome'],
  side: 'attacker' | 'defender',
) {
  const left: number[] = []
  for (const x of joint) {
    if (x.outcome !== outcome) continue
    const n = sizeOf(x[side])
    left[n] = (left[n] ?? 0) + num(x.chance)
  }
  return Array.from(left, (x) => x ?? 0)
}

function battleView(a: BattleAnswer<Chance>): OddsView {
  const { ipc, manpower } = a.expected
  return {
    kind: a.kind,
    wins: num(a.attackerWins),
    loses: num(a.defenderWins),
    both: num(a.bothDestroyed),
    stopped: num(a.stopped),
    takesSpace: num(a.takesSpace),
    left: {
      attacker: leftOf(a.survivors.joint, 'attackerWins', 'attacker'),
      defender: leftOf(a.survivors.joint, 'defenderWins', 'defender'),
    },
    ipc: { attacker: num(ipc.attacker), defender: num(ipc.defender) },
    manpower: { attacker: num(manpower.attacker), defender: num(manpower.defender) },
    rounds: num(a.rounds.expected),
    assumptions: a.assumptions,
  }
}
function raidView(a: RaidAnswer<Chance>): OddsView {
  const { ipc, manpower, ipcBombed } = a.expected
  const through = num(a.getsThrough)
  return {
    kind: 'raid',
    wins: through,
    loses: 1 - through,
    both: 0,
    stopped: 0,
    takesSpace: 0,
    left: { attacker: [], defender: [] },
    ipc: { attacker: num(ipc.attacker), defender: num(ipc.defender) },
    manpower: { attacker: num(manpower.attacker), defender: num(manpower.defender) },
    raid: { getsThrough: through, ipcLost: a.ipcLost.map(num), bombed: num(ipcBombed) },
    assumptions: a.assumptions,
  }
}

/** The odds, or why there are none. A fault would be an order of ours that does not parse. */
function solve(order: BoardOrder): OddsView | string {
  const found = answerOdds(order)
  if (!found.ok) throw new Error(`${found.error.at}: ${found.error.problem}`)
  if (found.value.kind === 'none') return found.value.message
  const { odds } = found.value
  if (!('kind' in odds) || odds.game !== 'great-war' || odds.kind === 'several')
    throw new Error('odds of something else')
  return odds.kind === 'raid' ? raidView(odds) : battleView(odds)
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

/** The odds once that has been said; nothing when the rules refuse it. */
function after(s: GreatWarState, b: Battle, said: GreatWarCommand): OddsView | string | undefined {
  const d = decide(s, said, [])
  if (d.kind !== 'accepted') return undefined
  const then = d.events.reduce((state, event) => apply(state, event), s)
  const end = d.events.flatMap((e) => (e.type === 'battleEnded' ? [e.outcome] : []))[0]
  if (end !== undefined) return decided(then, b, end)
  return then.turn.battle ? solve(boardOrder(then, then.turn.battle)) : undefined
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

/** What is lost for good; a ship that is only damaged is repaired (GW-4.6). */
function costOf(s: GreatWarState, chosen: readonly UnitId[]): number {
  const gone = [...new Set(chosen)].filter((id) => chosen.filter((x) => x === id).length >= hitsLeft(s, id))
  return gone.reduce((sum, id) => sum + figures(s).unit(unit(s, id).kind).cost.value, 0)
}
const key = (ids: readonly UnitId[]) => [...ids].sort().join()

function lossChoices(s: GreatWarState, b: Battle): OddsChoice[] {
  const side = victimsNow(b)
  if (!side) return []
  const ways = legal(s).flatMap(({ command: c }) => (c.type === 'selectCasualties' ? [c] : []))
  const weighed = spread(ways, waysFor(b.attackers.length + b.defenders.length)).flatMap((c) => {
    const odds = after(s, b, c)
    return typeof odds === 'object' ? [{ units: c.units, odds }] : []
  })
  const first = key(cheapest(s, b, side))
  const proposed = weighed.find((w) => key(w.units) === first)
  if (!proposed) return []
  const success = (o: OddsView) =>
    o.kind === 'raid' ? (o.raid?.bombed ?? 0) : o.kind === 'land' ? o.takesSpace : o.wins
  const better = (x: OddsView, y: OddsView) =>
    side === 'attackers' ? success(x) - success(y) : success(y) - success(x)
  const best = weighed.reduce((x, y) => (better(y.odds, x.odds) > 1e-9 ? y : x), proposed)
  const cheapestSaid = `${costOf(s, proposed.units)} IPC, cheapest${best === proposed && weighed.length > 1 ? ' and best' : ''}`
  return [
    { choice: 'losses', text: cheapestSaid, ...proposed },
    ...(best === proposed
      ? []
      : [
          {
            choice: 'losses' as const,
            text: `${costOf(s, best.units)} IPC, ${side === 'attackers' ? 'fights' : 'holds'} best`,
            ...best,
          },
        ]),
  ]
}

function submergeChoices(s: GreatWarState, b: Battle, by: Said<Choosing>['by']): OddsChoice[] {
  const may = maySubmerge(s, b)
  return [[], may].flatMap((units, i) => {
    const odds = after(s, b, { type: 'submergeSubmarines', by, battle: b.battle, units })
    return typeof odds === 'object'
      ? [
          {
            choice: 'submerge' as const,
            units,
            odds,
            text: i === 0 ? 'they fight on' : 'safe until the fighting is over',
          },
        ]
      : []
  })
}

function oneRound(s: GreatWarState, b: Battle): OddsChoice[] {
  if (b.step !== 'decision' || mayRetreat(s, b).length === 0) return []
  const order = boardOrder(s, b)
  if (order.kind === 'raid') return []
  const odds = solve({ ...order, retreat: { afterRound: b.round + 1 } })
  return typeof odds === 'object' ? [{ choice: 'oneRound', text: 'one more round, then away', odds }] : []
}

const said = (odds: OddsView | string | undefined, choices: readonly OddsChoice[] = []): BattleOddsAnswer => ({
  ...(typeof odds === 'object' ? { odds } : {}),
  ...(typeof odds === 'string' ? { why: odds } : {}),
  choices,
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

function ofListed(s: GreatWarState, listed: string, units: readonly UnitId[] = []): Result<BattleOddsAnswer> {
  const found = openBattles(s).find((b) => foughtKey(b) === listed)
  if (!found) return fault('listed', `no battle ${listed} is open`, 'a battle of the list that is not yet fought')
  const { state, battle: plain } = prospectOf(s, found)
  const battle = units.length > 0 ? joined(s, plain, units) : plain
  if (!battle)
    return fault('units', 'these are not asked there', 'fighters over a raided space, or units against Mexico')
  if (battle.attackers.length === 0) return ok(said('Nobody would attack.'))
  if (battle.kind === 'land' && battle.defenders.length === 0) return ok(said(decided(state, battle, 'attackerWon')))
  return ok(said(solve(boardOrder(state, battle))))
}

export function battleOdds(
  s: GreatWarState,
  q: { readonly listed?: string | undefined; readonly units?: readonly UnitId[] | undefined },
): Result<BattleOddsAnswer> {
  if (q.listed !== undefined) return ofListed(s, q.listed, q.units)
  const { battle: b } = s.turn
  if (!b) return fault('', 'no battle is under way', 'the battle under way, or a listed one by name')
  const choice = choosing(s, b)
  if (q.units) {
    if (!choice) return fault('units', 'nobody is to be chosen in this step', 'a step that asks for units')
    const unknown = q.units.findIndex((id) => !s.units[id])
    if (unknown >= 0) return fault(`units.${unknown}`, 'there is no such unit', 'units of the battle')
    const odds = after(s, b, { ...choice, battle: b.battle, units: [...q.units] })
    return ok(said(odds ?? 'The rules do not allow that choice.'))
  }
  const choices = choice?.type === 'submergeSubmarines' ? submergeChoices(s, b, choice.by) : lossChoices(s, b)
  return ok(said(solve(boardOrder(s, b)), [...choices, ...oneRound(s, b)]))
}
