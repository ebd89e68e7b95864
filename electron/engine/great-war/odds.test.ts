/**
 * The engine's own battles, played at random many times from fixed seeds, against their exact odds (GW-13.3 to 13.10): the dice,
 * the values and the losses of both must be the same. And the odds from every step must lead on to those of the next one.
 */
import { describe, expect, test } from 'vitest'
import { LAND_STEPS, type Battle } from '../../../shared/great-war/battle'
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { isAirKind, isLandKind, KINDS, type Kind, type SpaceId, type UnitId } from '../../../shared/great-war/ids'
import type { BattleAnswer } from '../../../shared/odds/answer'
import { answerOdds } from '../odds'
import { table, type Table } from '../testing/great-war/table'
import { rngOf, type Rng } from '../testing/rng'
import { greatWarCore } from './game'
import { oddsOf, type Conduct } from './odds'
import { shotsNow } from './rules/battle-dice'
import { cheapest, victimsNow, type Side } from './rules/battle-losses'
import { mayRetreat, needsSpace, retreatSpaces } from './rules/retreat'
import { unit, unitsIn, type GreatWarState } from './state'

type Kinds = Parameters<Table['put']>[2]
const DEFAULT: Conduct = { losses: 'default' }

/** Germany attacks Poland from Germany, or from both Germany and Czechoslovakia. */
function land(ours: Kinds, theirs: Kinds, extra: (t: Table) => void = () => undefined, flank: Kinds = {}): Table {
  const t = table().clear('germany', 'poland', 'czechoslovakia').at('germany', 'combat-move')
  t.put('poland', 'russia', theirs)
  const front = t.put('germany', 'germany', ours)
  const side = t.put('czechoslovakia', 'germany', flank)
  extra(t)
  t.do({ type: 'moveUnits', by: 'germany', units: front, path: ['poland'] })
  if (side.length > 0) t.do({ type: 'moveUnits', by: 'germany', units: side, path: ['poland'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  return t
}
const begun = (t: Table): GreatWarState => {
  t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
  return t.state
}

function odds(s: GreatWarState, how: Conduct, listed?: string): BattleAnswer {
  const found = answerOdds(oddsOf(s, how, listed))
  if (!found.ok) throw new Error(JSON.stringify(found.error))
  if (found.value.kind === 'none') throw new Error(found.value.message)
  return found.value.odds as BattleAnswer
}

/** One command said with dice from the generator. */
function say(s: GreatWarState, command: GreatWarCommand, rng: Rng): GreatWarState {
  const dice = command.type === 'rollBattleDice' && s.turn.battle ? shotsNow(s, s.turn.battle).length : 0
  const faces = Array.from({ length: dice }, () => rng.face())
  const d = greatWarCore.decide(s, command, faces)
  if (d.kind !== 'accepted') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(d)}`)
  return d.events.reduce((x, e) => greatWarCore.apply(x, e), s)
}

/** The cheapest first, of a kind those first that can't retreat. */
function victims(s: GreatWarState, b: Battle, side: Side): UnitId[] {
  const chosen = cheapest(s, b, side)
  const ofKind = (kind: Kind) => b[side].filter((id) => unit(s, id).kind === kind && !b.marked[side].includes(id))
  const landedFirst = (ids: readonly UnitId[]) =>
    [...ids].sort((x, y) => Number(b.landed.includes(y)) - Number(b.landed.includes(x)))
  return KINDS.flatMap((kind) =>
    landedFirst(ofKind(kind)).slice(0, chosen.filter((id) => unit(s, id).kind === kind).length),
  )
}

type Leave = (s: GreatWarState, attackers: readonly UnitId[], round: number) => boolean
/** The next deed of a player who loses the cheapest first and breaks off when he said he would. */
function deed(s: GreatWarState, leave: Leave): GreatWarCommand {
  const b = s.turn.battle
  if (!b) throw new Error('no battle')
  const side = victimsNow(b)
  if (side) {
    const by = side === 'attackers' ? 'germany' : 'russia'
    return { type: 'selectCasualties', by, battle: b.battle, units: victims(s, b, side) }
  }
  const base = { by: 'germany', battle: b.battle } as const
  if (b.step !== 'decision') return { type: 'rollBattleDice', ...base }
  if (mayRetreat(s, b).length === 0 || !leave(s, b.attackers, b.round)) return { type: 'continueBattle', ...base }
  const [to] = needsSpace(s, b) ? retreatSpaces(s, b) : []
  return { type: 'retreat', ...base, ...(to ? { to } : {}) }
}

const tell = (units: Readonly<Partial<Record<Kind, number>>>) =>
  KINDS.flatMap((k) => ((units[k] ?? 0) > 0 ? [`${units[k]} ${k}`] : [])).join(', ')
function counted(s: GreatWarState, ids: readonly UnitId[]): string {
  const units: Partial<Record<Kind, number>> = {}
  for (const id of ids) if (s.units[id]) units[unit(s, id).kind] = (units[unit(s, id).kind] ?? 0) + 1
  return tell(units)
}

/** Plays the battle to its end; who is left of both sides. */
function played(start: GreatWarState, leave: Leave, rng: Rng): string {
  let s = start
  const { attackers = [], defenders = [] } = start.turn.battle ?? {}
  while (s.turn.battle) s = say(s, deed(s, leave), rng)
  return `${counted(s, attackers)} | ${counted(s, defenders)}`
}

/** The value that chi-square exceeds once in 10,000 at so many degrees of freedom (Wilson and Hilferty). */
const bound = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3
const LEAST = 5

function expectAgreement(seen: ReadonlyMap<string, number>, exact: BattleAnswer, games: number): void {
  const chances = new Map<string, number>()
  for (const j of exact.survivors.joint) {
    const end = `${tell(j.attacker.units)} | ${tell(j.defender.units)}`
    chances.set(end, (chances.get(end) ?? 0) + j.chance)
  }
  expect(
    [...seen.keys()].filter((end) => !chances.has(end)),
    'ends that have no chance',
  ).toEqual([])
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
  expect(cells).toBeGreaterThan(3)
  expect(square).toBeLessThan(bound(cells - 1))
}

const GAMES = 500
const never: Leave = () => false
const noLand: Leave = (s, ids) => ids.every((id) => isAirKind(unit(s, id).kind))
const trench = (t: Table) => t.trench('poland', 'germany')

const CASES: readonly [string, () => Table, Leave, Conduct][] = [
  [
    'GW-13.4 infantry with artillery, tank and aircraft',
    () => land({ infantry: 3, artillery: 2, fighter: 1 }, { infantry: 3, artillery: 1, fighter: 1 }),
    never,
    {},
  ],
  [
    'GW-15.4 GW-15.5 a trench and a tank',
    () => land({ infantry: 3, tank: 1, artillery: 1 }, { infantry: 4 }, trench),
    never,
    {},
  ],
  [
    'GW-15.6 half of them from a faced space: the trench is active',
    () => land({ infantry: 2 }, { infantry: 2 }, trench, { infantry: 2 }),
    never,
    {},
  ],
  [
    'GW-15.6 less than half: it is not',
    () => land({ infantry: 2 }, { infantry: 3 }, trench, { infantry: 3 }),
    never,
    {},
  ],
  [
    'GW-10.14 a Super Trench',
    () =>
      land({ infantry: 4, artillery: 2, fighter: 1 }, { infantry: 2, fighter: 1 }, (t) =>
        trench(t.tech('russia', '6')),
      ),
    never,
    {},
  ],
  [
    'GW-15.7 aircraft alone against a Super Trench',
    () => land({ fighter: 3 }, { infantry: 1 }, (t) => trench(t.tech('russia', '6'))),
    (_, __, round) => round >= 3,
    { retreat: { afterRound: 3 } },
  ],
  [
    'GW-10.7 gas',
    () => land({ infantry: 2, artillery: 3 }, { infantry: 2, fighter: 2 }, (t) => t.tech('germany', '1')),
    never,
    {},
  ],
  [
    'GW-10.8 better fighters on both sides',
    () =>
      land({ infantry: 2, fighter: 2 }, { infantry: 2, fighter: 1 }, (t) => t.tech('germany', '2').tech('russia', '2')),
    never,
    {},
  ],
  [
    'GW-13.7 a retreat after round 2',
    () => land({ infantry: 4, artillery: 1 }, { infantry: 4 }),
    (_, __, round) => round >= 2,
    { retreat: { afterRound: 2 } },
  ],
  [
    'GW-13.26 off once only aircraft are left',
    () => land({ infantry: 2, fighter: 2 }, { infantry: 3, artillery: 1 }),
    noLand,
    { retreat: 'onlyAircraft' },
  ],
]

describe('GW-13 random play of the engine against exact odds', () => {
  test.each(CASES)('%s', (title, make, leave, how) => {
    const start = begun(make())
    const rng = rngOf(
      1914,
      CASES.findIndex(([x]) => x === title),
    )
    const seen = new Map<string, number>()
    for (let n = 0; n < GAMES; n++) {
      const end = played(start, leave, rng)
      seen.set(end, (seen.get(end) ?? 0) + 1)
    }
    expectAgreement(seen, odds(start, { ...DEFAULT, ...how }), GAMES)
  })

  test('GW-15.4 a trench left out would be noticed', () => {
    const make = (extra?: (t: Table) => void) => begun(land({ infantry: 4, artillery: 1 }, { infantry: 3 }, extra))
    const dug = make(trench)
    const rng = rngOf(1914, 99)
    const seen = new Map<string, number>()
    for (let n = 0; n < GAMES; n++) {
      const end = played(dug, never, rng)
      seen.set(end, (seen.get(end) ?? 0) + 1)
    }
    expect(() => expectAgreement(seen, odds(make(), DEFAULT), GAMES)).toThrow()
  })

  test('GW-13.17 GW-13.7 a landing with bombardment; those who came by sea fight on when the others leave', () => {
    const start = landing()
    const rng = rngOf(1914, 100)
    const seen = new Map<string, number>()
    const leave: Leave = (_, __, round) => round >= 2
    for (let n = 0; n < GAMES; n++) {
      const end = played(start, leave, rng)
      seen.set(end, (seen.get(end) ?? 0) + 1)
    }
    expectAgreement(seen, odds(start, { ...DEFAULT, retreat: { afterRound: 2 } }), GAMES)
  })
})

/** Germany lands in the Baltic States from the sea, and comes from Poland over land. */
function landing(): GreatWarState {
  const t = table()
    .clear('poland', 'baltic-states', 'baltic-sea')
    .at('germany', 'combat-move')
    .control('poland', 'germany')
  t.put('baltic-states', 'russia', { infantry: 3, artillery: 1 })
  const army = t.put('poland', 'germany', { infantry: 2, fighter: 1 })
  const [ship] = t.put('baltic-sea', 'germany', { transport: 1 })
  t.put('baltic-sea', 'germany', { dreadnought: 1 })
  const cargo = t.put('baltic-sea', 'germany', { infantry: 2 }, ship === undefined ? {} : { cargoOf: ship })
  t.do({ type: 'moveUnits', by: 'germany', units: army, path: ['baltic-states'] })
  t.do({ type: 'unloadTransport', by: 'germany', transport: ship, units: cargo, space: 'baltic-states' })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  t.do({ type: 'startBattle', by: 'germany', battle: 'baltic-states' })
  return t.state
}

describe('GW-13.27 odds from the middle', () => {
  /** Each way the dice can fall in a step, with its chance; the losses are the cheapest. */
  function next(s: GreatWarState): { state: GreatWarState; chance: number }[] {
    const command = deed(s, never)
    const asked = greatWarCore.decide(s, command, [])
    const apply = (faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[]) => {
      const d = greatWarCore.decide(s, command, faces)
      if (d.kind !== 'accepted') throw new Error(JSON.stringify(d))
      return d.events.reduce((x, e) => greatWarCore.apply(x, e), s)
    }
    if (asked.kind !== 'wantsDice') return [{ state: apply([]), chance: 1 }]
    const all = Array.from({ length: 6 ** asked.count }, (_, n) =>
      Array.from({ length: asked.count }, (__, i) => ((Math.floor(n / 6 ** i) % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6),
    )
    return all.map((faces) => ({ state: apply(faces), chance: 1 / all.length }))
  }
  const wins = (s: GreatWarState, space: SpaceId): number => {
    if (s.turn.battle) return odds(s, DEFAULT).attackerWins
    const here = unitsIn(s, space).map((id) => unit(s, id))
    return here.some((u) => u.owner === 'germany') && !here.some((u) => u.owner === 'russia') ? 1 : 0
  }

  test('GW-13.27 before each step the chance to win is the mean of the chances after it, over all dice', () => {
    const start = begun(
      land({ infantry: 1, artillery: 2 }, { infantry: 1, artillery: 1, fighter: 1 }, (t) =>
        trench(t.tech('germany', '1')),
      ),
    )
    const steps = new Set<string>()
    for (let seed = 1; seed <= 20 && steps.size < LAND_STEPS.length; seed++) {
      const rng = rngOf(1917, seed)
      for (let s = start; s.turn.battle;) {
        steps.add(s.turn.battle.step)
        const ways = next(s)
        const mean = ways.reduce((sum, w) => sum + w.chance * wins(w.state, 'poland' as SpaceId), 0)
        expect(wins(s, 'poland' as SpaceId), s.turn.battle.step).toBeCloseTo(mean, 11)
        s = rng.pick(ways).state
      }
    }
    expect(steps).toEqual(new Set(LAND_STEPS))
  })

  test('GW-13.23 a listed battle has the odds that it has once it has begun', () => {
    const t = land({ infantry: 3, artillery: 1 }, { infantry: 2 }, trench)
    const before = odds(t.state, DEFAULT, 'poland')
    expect(odds(begun(t), DEFAULT)).toEqual(before)
    expect(oddsOf(t.state, DEFAULT, 'moscow')).toBeUndefined()
  })

  test('GW-13.18 land units alone take a space', () => {
    const s = begun(land({ fighter: 2 }, { infantry: 1 }))
    const { takesSpace, attackerWins, survivors } = odds(s, DEFAULT)
    expect(takesSpace).toBe(0)
    expect(attackerWins).toBeGreaterThan(0.5)
    expect(survivors.attacker.every((x) => KINDS.every((k) => !isLandKind(k) || x.units[k] === undefined))).toBe(true)
  })
})
