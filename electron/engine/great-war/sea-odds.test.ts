/**
 * The engine's own sea battles and raids, played at random many times from fixed seeds, against their exact odds (GW-13.11 to
 * 13.16, 13.20, 13.21); and the odds before every step are the mean of those after it.
 */
import { describe, expect, test } from 'vitest'
import { SEA_STEPS, type Battle } from '../../../shared/great-war/battle'
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { isAirKind, isShipKind, KINDS, type Kind, type UnitId } from '../../../shared/great-war/ids'
import type { BattleAnswer, RaidAnswer, Standing } from '../../../shared/odds/answer'
import type { SeaOrder } from '../../../shared/odds/sea'
import { answerOdds } from '../odds'
import { table, type Table } from '../testing/great-war/table'
import { agreement } from '../testing/odds/agreement'
import { rngOf, type Rng } from '../testing/rng'
import { greatWarCore } from './game'
import { oddsOf } from './odds'
import { shotsNow } from './rules/battle-dice'
import { hitsToTake, victimsNow, type Side } from './rules/battle-losses'
import { needsSpace, retreatSpaces } from './rules/retreat'
import { hitsLeft } from './rules/strength'
import { unit, type GreatWarState } from './state'

type Kinds = Parameters<Table['put']>[2]
type Conduct = Partial<Pick<SeaOrder, 'dreadnoughts' | 'submerge' | 'retreat' | 'losses'>>
/** `atOnce`, `helpless`, `last` and `afterRound`, as a player would do it. */
type Dive = NonNullable<SeaOrder['submerge']>['attacker']

const CHEAPEST: readonly Kind[] = ['submarine', 'transport', 'fighter', 'bomber', 'dreadnought']
const DAMAGE_FIRST = { attacker: 'damageFirst', defender: 'damageFirst' } as const

/** Germany meets Britain in the North Sea; its ships came from the Danish Sea. */
function meeting(ours: Kinds, theirs: Kinds, extra: (t: Table) => void = () => undefined): GreatWarState {
  const t = table().clear('north-sea', 'danish-sea').at('germany', 'combat-move')
  const { fighter, bomber, ...ships } = ours
  const fleet = t.put('danish-sea', 'germany', ships)
  if (fighter ?? bomber)
    t.put('north-sea', 'germany', { ...(fighter ? { fighter } : {}), ...(bomber ? { bomber } : {}) })
  t.put('north-sea', 'great-britain', theirs)
  extra(t)
  if (fleet.length > 0) t.do({ type: 'moveUnits', by: 'germany', units: fleet, path: ['north-sea'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
  return t.state
}

const battleOf = (s: GreatWarState): Battle => {
  if (!s.turn.battle) throw new Error('no battle')
  return s.turn.battle
}

/** Whom a player gives up: first hits first if he likes, then the cheapest kind, damaged ships of a kind before the others. */
function victims(s: GreatWarState, b: Battle, side: Side, damageFirst: boolean): UnitId[] {
  const due = hitsToTake(s, b, side)
  const left = (id: UnitId) => hitsLeft(s, id) - b.marked[side].filter((x) => x === id).length
  const inTurn = [...b[side]].sort(
    (x, y) => CHEAPEST.indexOf(unit(s, x).kind) - CHEAPEST.indexOf(unit(s, y).kind) || left(x) - left(y),
  )
  const first = damageFirst ? inTurn.filter((id) => left(id) === 2) : []
  const slots = [
    ...first,
    ...inTurn.flatMap((id) => new Array<UnitId>(left(id) - (first.includes(id) ? 1 : 0)).fill(id)),
  ]
  let onAircraft = b.hits.onAny
  const chosen: UnitId[] = []
  for (const id of slots) {
    if (chosen.length === due) break
    if (isAirKind(unit(s, id).kind) && onAircraft-- <= 0) continue
    chosen.push(id)
  }
  return chosen
}

function dives(s: GreatWarState, b: Battle, rule: Dive = 'never'): UnitId[] {
  const side = b.step === 'attackerSubmerges' ? 'attackers' : 'defenders'
  const own = b[side].filter((id) => !b.marked.defenders.includes(id))
  const subs = own.filter((id) => unit(s, id).kind === 'submarine')
  const enemy = b[side === 'attackers' ? 'defenders' : 'attackers']
  const goes =
    rule === 'atOnce' ||
    (rule === 'helpless' && !enemy.some((id) => isShipKind(unit(s, id).kind))) ||
    (rule === 'last' && subs.length === own.length) ||
    (typeof rule === 'object' && 'afterRound' in rule && b.round > rule.afterRound)
  return goes ? subs : []
}

/** The next deed of two players who behave as the order for the odds says. */
function deed(s: GreatWarState, how: Conduct): GreatWarCommand {
  const b = battleOf(s)
  const side = victimsNow(b)
  const { battle } = b
  if (side) {
    const [by, name] =
      side === 'attackers' ? (['germany', 'attacker'] as const) : (['great-britain', 'defender'] as const)
    const units = victims(s, b, side, how.dreadnoughts?.[name] === 'damageFirst')
    return { type: 'selectCasualties', by, battle, units }
  }
  const base = { by: 'germany', battle } as const
  switch (b.step) {
    case 'attackerSubmerges':
      return { type: 'submergeSubmarines', ...base, units: dives(s, b, how.submerge?.attacker) }
    case 'defenderSubmerges':
      return { type: 'submergeSubmarines', by: 'great-britain', battle, units: dives(s, b, how.submerge?.defender) }
    case 'decision': {
      const { retreat } = how
      const goes = typeof retreat === 'object' && 'afterRound' in retreat && b.round >= retreat.afterRound
      const [to] = needsSpace(s, b) ? retreatSpaces(s, b) : []
      return goes ? { type: 'retreat', ...base, ...(to ? { to } : {}) } : { type: 'continueBattle', ...base }
    }
    default:
      return { type: 'rollBattleDice', ...base }
  }
}

type Face = 1 | 2 | 3 | 4 | 5 | 6
interface Then {
  readonly state: GreatWarState
  readonly outcome?: string
}
function say(s: GreatWarState, command: GreatWarCommand, faces: readonly Face[]): Then {
  const d = greatWarCore.decide(s, command, faces)
  if (d.kind !== 'accepted') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(d)}`)
  const end = d.events.find((e) => e.type === 'battleEnded')
  const state = d.events.reduce((x, e) => greatWarCore.apply(x, e), s)
  return { state, ...(end?.type === 'battleEnded' ? { outcome: NAMES[end.outcome] ?? end.outcome } : {}) }
}
const NAMES: Readonly<Record<string, string>> = {
  attackerWon: 'attackerWins',
  defenderWon: 'defenderWins',
  bothLost: 'bothDestroyed',
  stalemate: 'stopped',
  retreated: 'stopped',
}

const tell = ({ units, damaged = 0 }: Standing) =>
  `${KINDS.flatMap((k) => ((units[k] ?? 0) > 0 ? [`${units[k]} ${k}`] : [])).join(', ')}${damaged > 0 ? ` (${damaged})` : ''}`
function standing(s: GreatWarState, ids: readonly UnitId[]): Standing {
  const alive = ids.filter((id) => s.units[id])
  const units: Partial<Record<Kind, number>> = {}
  for (const id of alive) units[unit(s, id).kind] = (units[unit(s, id).kind] ?? 0) + 1
  return { units, damaged: alive.filter((id) => unit(s, id).damaged).length }
}

function played(start: GreatWarState, how: Conduct, rng: Rng): string {
  const { attackers, defenders } = battleOf(start)
  let then: Then = { state: start }
  while (then.state.turn.battle) {
    const command = deed(then.state, how)
    const dice = command.type === 'rollBattleDice' ? shotsNow(then.state, battleOf(then.state)).length : 0
    then = say(
      then.state,
      command,
      Array.from({ length: dice }, () => rng.face()),
    )
  }
  return `${then.outcome} | ${tell(standing(then.state, attackers))} | ${tell(standing(then.state, defenders))}`
}

function odds(s: GreatWarState, how: Conduct): BattleAnswer {
  const found = answerOdds({ ...oddsOf(s), dreadnoughts: {}, ...how })
  if (!found.ok) throw new Error(JSON.stringify(found.error))
  if (found.value.kind === 'none') throw new Error(found.value.message)
  return found.value.odds as BattleAnswer
}
const chancesOf = (a: BattleAnswer) =>
  new Map(a.survivors.joint.map((j) => [`${j.outcome} | ${tell(j.attacker)} | ${tell(j.defender)}`, j.chance]))

const GAMES = 400
const CASES: readonly [string, () => GreatWarState, Conduct][] = [
  [
    'GW-13.11 GW-13.13 ships of every kind, first strike, dreadnoughts sunk one after the other',
    () => meeting({ submarine: 2, transport: 1, dreadnought: 2 }, { submarine: 1, transport: 1, dreadnought: 1 }),
    {},
  ],
  [
    'GW-4.6 every dreadnought takes a first hit before anything is lost',
    () => meeting({ submarine: 1, dreadnought: 2 }, { submarine: 1, transport: 1, dreadnought: 2 }),
    { dreadnoughts: DAMAGE_FIRST },
  ],
  [
    'GW-13.12 aircraft that submarines cannot hit; defenders dive the first time they may',
    () => meeting({ fighter: 2, dreadnought: 1 }, { submarine: 2, dreadnought: 1 }),
    { submerge: { defender: 'atOnce' } },
  ],
  [
    'GW-13.14 both dive when only submarines are left to them',
    () => meeting({ submarine: 2, fighter: 1 }, { submarine: 2, transport: 2 }),
    { submerge: { attacker: 'last', defender: 'last' } },
  ],
  [
    'GW-13.14 dives of both after round 1, and a retreat after round 2',
    () => meeting({ submarine: 2, dreadnought: 1 }, { submarine: 2, dreadnought: 1 }),
    { submerge: { attacker: { afterRound: 1 }, defender: { afterRound: 1 } }, retreat: { afterRound: 2 } },
  ],
  [
    'GW-13.14 submarines dive when nothing is left that they can hit',
    () => meeting({ fighter: 2, transport: 1 }, { submarine: 2, transport: 1 }),
    { submerge: { defender: 'helpless' } },
  ],
  [
    'GW-10.8 better fighters, bombers, and damage that was there before',
    () =>
      meeting({ fighter: 2, bomber: 1, dreadnought: 1 }, { dreadnought: 2, transport: 1 }, (t) =>
        t.tech('germany', '2'),
      ),
    {},
  ],
]

describe('GW-13b random play of the engine against exact odds', () => {
  test.each(CASES)('%s', (title, make, how) => {
    const start = make()
    const rng = rngOf(
      1916,
      CASES.findIndex(([x]) => x === title),
    )
    const seen = new Map<string, number>()
    for (let n = 0; n < GAMES; n++) {
      const end = played(start, how, rng)
      seen.set(end, (seen.get(end) ?? 0) + 1)
    }
    const found = agreement(seen, chancesOf(odds(start, how)), GAMES)
    expect(found.impossible).toEqual([])
    expect(found.cells).toBeGreaterThan(3)
    expect(found.square).toBeLessThan(found.bound)
  })

  test('GW-13.13 a first strike left out would be noticed', () => {
    const start = meeting({ submarine: 4 }, { transport: 3, dreadnought: 1 })
    const rng = rngOf(1916, 99)
    const seen = new Map<string, number>()
    for (let n = 0; n < GAMES; n++) {
      const end = played(start, {}, rng)
      seen.set(end, (seen.get(end) ?? 0) + 1)
    }
    const found = answerOdds({ ...oddsOf(start), edition: { firstStrike: 'none' } })
    if (!found.ok || found.value.kind !== 'odds') throw new Error('no odds')
    const { square, bound } = agreement(seen, chancesOf(found.value.odds as BattleAnswer), GAMES)
    expect(square).toBeGreaterThan(bound)
  })
})

describe('GW-13.27 odds from the middle of a sea battle', () => {
  /** Each way the dice of a step can fall, hit or miss, with its chance. */
  function ways(s: GreatWarState, how: Conduct): (Then & { readonly chance: number })[] {
    const command = deed(s, how)
    if (command.type !== 'rollBattleDice') return [{ ...say(s, command, []), chance: 1 }]
    const needs = shotsNow(s, battleOf(s)).map((x) => x.needs)
    return Array.from({ length: 2 ** needs.length }, (_, n) => {
      const hits = needs.map((_x, i) => (n >> i) % 2 === 1)
      const chance = needs.reduce((p, v, i) => p * (hits[i] ? v / 6 : 1 - v / 6), 1)
      return {
        ...say(
          s,
          command,
          hits.map((hit) => (hit ? 1 : 6)),
        ),
        chance,
      }
    })
  }
  const wins = ({ state, outcome }: Then, how: Conduct): number =>
    outcome === undefined ? odds(state, how).attackerWins : outcome === 'attackerWins' ? 1 : 0

  test.each([
    ['with first hits in turn', {}],
    ['with dives of both sides', { submerge: { attacker: 'last', defender: 'last' }, dreadnoughts: DAMAGE_FIRST }],
  ] as const)(
    'GW-13.27 before each step the chance to win is the mean of the chances after it, %s',
    (_, how: Conduct) => {
      const start = meeting(
        { submarine: 1, fighter: 1, dreadnought: 1 },
        { submarine: 1, transport: 1, dreadnought: 1 },
      )
      const steps = new Set<string>()
      for (let seed = 1; seed <= 12 && steps.size < SEA_STEPS.length; seed++) {
        const rng = rngOf(1917, seed)
        for (let then: Then = { state: start }; then.state.turn.battle;) {
          const { step } = battleOf(then.state)
          steps.add(step)
          const next = ways(then.state, how)
          const mean = next.reduce((sum, w) => sum + w.chance * wins(w, how), 0)
          expect(wins(then, how), step).toBeCloseTo(mean, 11)
          then = rng.pick(next)
        }
      }
      expect(steps).toEqual(new Set(SEA_STEPS))
    },
  )
})

describe('GW-13d raids of the engine against exact odds', () => {
  test('GW-13.20 GW-13.21 bombs of a raid with escorts and interceptors', () => {
    const t = table().tech('germany', '2').clear('france').at('germany', 'combat-move')
    const bombers = t.put('germany', 'germany', { bomber: 2 })
    const escorts = t.put('germany', 'germany', { fighter: 1 })
    t.put('france', 'france', { infantry: 1, fighter: 2 })
    t.do({ type: 'declareBombingRaid', by: 'germany', bombers, escorts, space: 'france' })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.treasury('france', 7)
    t.do({ type: 'chooseInterceptors', by: 'france', space: 'france', units: t.ids('france', 'france', 'fighter') })
    const start = t.state
    const found = answerOdds(oddsOf(start, {}, 'raid:france'))
    if (!found.ok || found.value.kind !== 'odds') throw new Error(JSON.stringify(found))
    const exact = found.value.odds as RaidAnswer
    const rng = rngOf(1918, 1)
    const seen = new Map<string, number>()
    for (let n = 0; n < GAMES; n++) {
      let s = start
      for (let over = false; !over;) {
        const b = s.turn.battle
        const side = b && victimsNow(b)
        const command: GreatWarCommand = side
          ? {
              type: 'selectCasualties',
              by: side === 'attackers' ? 'germany' : 'france',
              battle: b.battle,
              units: victims(s, b, side, false),
            }
          : ({
              type: 'rollBombingRaid',
              by: 'germany',
              space: start.turn.raids[0]?.space ?? b?.space,
            } as GreatWarCommand)
        const asked = greatWarCore.decide(s, command, [])
        const faces = asked.kind === 'wantsDice' ? Array.from({ length: asked.count }, () => rng.face()) : []
        const then = say(s, command, faces)
        s = then.state
        over = then.outcome !== undefined
      }
      const end = `${start.nations.france.treasury - s.nations.france.treasury}`
      seen.set(end, (seen.get(end) ?? 0) + 1)
    }
    const chances = new Map(exact.ipcLost.flatMap((p, ipc) => (p > 0 ? [[`${ipc}`, p] as const] : [])))
    const agreed = agreement(seen, chances, GAMES)
    expect(agreed.impossible).toEqual([])
    expect(agreed.cells).toBeGreaterThan(2)
    expect(agreed.square).toBeLessThan(agreed.bound)
  })
})
