/** What the map is told of a stack taken up: every way with the commands to say, and why not everywhere else. */
import { describe, expect, test } from 'vitest'
import type { UnitId } from '../../../shared/great-war/ids'
import { table, type Table } from '../testing/great-war/table'
import { answer } from './ask'
import { moveReport } from './move-report'
import type { MoveWay } from './move-ways'
import { GRAPHS } from './board'
import { mayStillMove, plannedMoves } from './planned-moves'

const to = (ways: readonly MoveWay[], space: string) => ways.filter((w) => w.space === space)
const sayAll = (t: Table, way: MoveWay | undefined): void => {
  if (!way) throw new Error('no such way')
  for (const c of way.commands) t.do(c)
}

describe('GW-12 what a stack may do, as the map is told', () => {
  test('GW-12.2 every way offered is accepted as it stands, and every other space says why not', () => {
    const t = table().at('germany', 'combat-move')
    const { targets, barred } = moveReport(t.state, t.ids('germany', 'germany'))
    const spaces = new Set([...targets, ...barred].map((x) => x.space))
    const inPlay = [...GRAPHS.standing.links].filter(([id, links]) => links.length > 0 && id !== 'germany')
    expect(inPlay.map(([id]) => id).filter((id) => !spaces.has(id))).toEqual([])
    expect(targets.length).toBeGreaterThan(5)
    for (const way of targets) {
      const copy = table().at('germany', 'combat-move')
      for (const c of way.commands) expect(copy.say(c).ok, `${way.space} ${way.deed}`).toBe(true)
    }
  })
  test('GW-12.3 what waits there, what ends the move, and movement left', () => {
    const t = table().tech('germany', '3', '3b').at('germany', 'combat-move')
    const tanks = t.put('germany', 'germany', { tank: 1 })
    const { targets, left } = moveReport(t.state, tanks)
    expect(left).toBe(2)
    expect(to(targets, 'eastern-france')).toMatchObject([
      { deed: 'move', arrival: 'fight', cost: 1, left: 1, stops: { clause: 'GW-12.3', reason: 'mustStop' } },
    ])
    expect(to(targets, 'austria')[0]).toMatchObject({ arrival: 'peace', cost: 1, left: 1 })
    expect(to(targets, 'austria')[0]?.stops).toBeUndefined()
  })
  test('GW-12.7 an aircraft flies where others cannot follow, and is told where it could land afterwards', () => {
    const t = table().at('germany', 'combat-move')
    t.put('germany', 'germany', { fighter: 1 })
    const { targets } = moveReport(t.state, t.ids('germany', 'germany'))
    const [sea] = to(targets, 'danish-sea')
    expect(sea?.units.map((id) => t.state.units[id]?.kind)).toEqual(['fighter', 'fighter'])
    expect(sea?.landing).toContain('germany')
    expect(sea?.landing).not.toContain('denmark')
  })
  test('GW-18.15 a neutral within reach offers the attack and its price; one out of reach only says no', () => {
    const t = table().at('germany', 'combat-move')
    const { barred } = moveReport(t.state, t.ids('germany', 'germany', 'infantry'))
    expect(barred.find((b) => b.space === 'denmark')).toMatchObject({
      why: { reason: 'neutralSpace', clause: 'GW-3.9' },
      attack: { nation: 'denmark', opinion: 1, command: { type: 'declareAttackOnNeutral', by: 'germany' } },
    })
    expect(barred.find((b) => b.space === 'norway')?.attack).toBeUndefined()
    t.do({ type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' })
    const after = moveReport(t.state, t.ids('germany', 'germany', 'infantry'))
    expect(to(after.targets, 'denmark')[0]?.arrival).toBe('fight')
  })
  test('GW-13.20 bombers over a hostile complex may raid it or join the attack: two ways', () => {
    const t = table().at('germany', 'combat-move')
    const ids = t.put('germany', 'germany', { bomber: 1, fighter: 1, infantry: 1 })
    const { targets } = moveReport(t.state, ids)
    expect(
      to(targets, 'france')
        .map((w) => w.deed)
        .sort(),
    ).toEqual(['move', 'raid'])
    const raid = to(targets, 'france').find((w) => w.deed === 'raid')
    sayAll(t, raid)
    expect(t.state.turn.raids).toHaveLength(1)
  })
  test('GW-8.1 out of turn or out of phase the stack is closed, and says so', () => {
    const t = table().at('germany', 'purchase')
    expect(moveReport(t.state, t.ids('germany', 'germany')).closed?.reason).toBe('wrongPhase')
    expect(moveReport(t.state, t.ids('france', 'france')).closed?.reason).toBe('notYourTurn')
  })
})

describe('GW-12.12 the sea in one gesture', () => {
  const channel = () => {
    const t = table().clear('english-channel').at('great-britain', 'non-combat')
    const [one, two] = t.put('english-channel', 'great-britain', { transport: 2 })
    return { t, ships: [one, two] as UnitId[] }
  }
  test('GW-4.5 a stack carried onto the zone goes aboard what has room: two infantry, or one gun, a ship', () => {
    const { t } = channel()
    t.clear('united-kingdom')
    const men = t.put('united-kingdom', 'great-britain', { infantry: 3, artillery: 1 })
    const [way] = to(moveReport(t.state, men).targets, 'english-channel')
    expect(way).toMatchObject({ deed: 'load' })
    expect(way?.units.map((id) => t.state.units[id]?.kind).sort()).toEqual(['artillery', 'infantry', 'infantry'])
    sayAll(t, way)
    expect(way?.units.every((id) => t.state.units[id]?.cargoOf !== undefined)).toBe(true)
  })
  test('GW-12.12 cargo goes ashore by itself or with its ship, and from coast to coast at once', () => {
    const { t, ships } = channel()
    t.clear('united-kingdom')
    const men = t.put('united-kingdom', 'great-britain', { infantry: 2 })
    const ferry = to(moveReport(t.state, men).targets, 'france')
    expect(ferry).toMatchObject([{ deed: 'ferry', path: ['english-channel', 'france'] }])
    sayAll(t, to(moveReport(t.state, men).targets, 'english-channel')[0])
    for (const picked of [men, ships]) {
      const [way] = to(moveReport(t.state, picked).targets, 'france')
      expect(way).toMatchObject({ deed: 'unload', units: men })
    }
    sayAll(t, to(moveReport(t.state, ships).targets, 'france')[0])
    expect(men.map((id) => t.state.units[id]?.space)).toEqual(['france', 'france'])
    expect(men.some((id) => mayStillMove(t.state, id))).toBe(false)
  })
})

describe('GW-12.1 ways gone in this turn', () => {
  test('GW-12.1 one arrow for those that went together, gone with the phase, confirmed while they fight', () => {
    const t = table().at('germany', 'combat-move')
    const men = t.ids('germany', 'germany', 'infantry')
    expect(plannedMoves(t.state)).toEqual([])
    t.do({ type: 'moveUnits', by: 'germany', units: men.slice(0, 2), path: ['eastern-france'] })
    const arrow = { units: men.slice(0, 2), owner: 'germany', from: 'germany', to: 'eastern-france', way: 'land' }
    expect(plannedMoves(t.state)).toEqual([{ ...arrow, confirmed: false }])
    t.do({ type: 'endCombatMovement', by: 'germany' })
    expect(plannedMoves(t.state)).toEqual([{ ...arrow, confirmed: true }])
  })
  test('GW-22.2 the question answers in words, and faults what does not stand together', () => {
    const t = table().at('germany', 'combat-move')
    const asked = answer(t.state, { ask: 'moves', units: t.ids('germany', 'germany', 'infantry') })
    expect(asked).toMatchObject({ ok: true, value: { left: 1 } })
    const apart = [...t.ids('germany', 'germany').slice(0, 1), ...t.ids('france', 'france').slice(0, 1)]
    expect(answer(t.state, { ask: 'moves', units: apart })).toMatchObject({ ok: false, error: { at: 'units' } })
  })
})
