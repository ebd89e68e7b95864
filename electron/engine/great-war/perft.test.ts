/** How many things may be said in positions that everybody knows. When a number moves, the commit that moves it says why. */
import { describe, expect, test } from 'vitest'
import type { Face } from '../../../shared/dice'
import type { Phase } from '../../../shared/great-war/ids'
import { table } from '../testing/great-war/table'
import { hashState } from '../core/hash'
import { greatWarCore as game } from './game'
import type { GreatWarState } from './state'

const spoken = (nation: Parameters<ReturnType<typeof table>['at']>[0], phase: Phase) => {
  const counts = new Map<string, number>()
  for (const { command } of game.legal(table().at(nation, phase).state))
    counts.set(command.type, (counts.get(command.type) ?? 0) + 1)
  return Object.fromEntries([...counts].filter(([type]) => type !== 'correct'))
}

describe('GW perft: legal deeds at the start', () => {
  test('GW-8.1 Germany, phase by phase', () => {
    const phases: Phase[] = ['diplomacy', 'research', 'purchase', 'combat-move', 'non-combat', 'place', 'income']
    expect(Object.fromEntries(phases.map((p) => [p, spoken('germany', p)]))).toMatchInlineSnapshot(`
      {
        "combat-move": {
          "declareAttackOnNeutral": 8,
          "endCombatMovement": 1,
          "endPhase": 1,
          "loadTransport": 12,
          "moveUnits": 99,
        },
        "diplomacy": {
          "endPhase": 1,
          "influenceNation": 7,
          "offerArmistice": 3,
          "offerConditionalSurrender": 3,
          "offerGeneralPeace": 3,
          "offerUnconditionalSurrender": 3,
          "setSubmarineDoctrine": 1,
        },
        "income": {
          "endPhase": 1,
        },
        "non-combat": {
          "endPhase": 1,
          "loadTransport": 12,
          "moveUnits": 56,
        },
        "place": {
          "endPhase": 1,
        },
        "purchase": {
          "endPhase": 1,
          "purchaseUnits": 7,
        },
        "research": {
          "endPhase": 1,
          "researchTechnology": 1,
        },
      }
    `)
  })
  test('GW-8.1 combat movement of the others', () => {
    const nations = ['russia', 'great-britain', 'france', 'austria-hungary'] as const
    expect(Object.fromEntries(nations.map((n) => [n, spoken(n, 'combat-move')]))).toMatchInlineSnapshot(`
      {
        "austria-hungary": {
          "declareAttackOnNeutral": 8,
          "endCombatMovement": 1,
          "endPhase": 1,
          "moveUnits": 58,
        },
        "france": {
          "declareAttackOnNeutral": 8,
          "endCombatMovement": 1,
          "endPhase": 1,
          "loadTransport": 2,
          "moveUnits": 65,
        },
        "great-britain": {
          "declareAttackOnNeutral": 8,
          "endCombatMovement": 1,
          "endPhase": 1,
          "loadTransport": 8,
          "moveUnits": 78,
        },
        "russia": {
          "declareAttackOnNeutral": 8,
          "endCombatMovement": 1,
          "endPhase": 1,
          "moveUnits": 64,
        },
      }
    `)
  })
})

/** Every way to say so many legal commands one after another, all dice alike: ways, and positions that they lead to. */
function perft(from: GreatWarState, depth: number, face: Face): { ways: number; positions: number } {
  const faces = Array.from({ length: 40 }, () => face)
  let ways = 1
  let front = new Map([[hashState(from), { state: from, ways: 1 }]])
  for (let i = 0; i < depth; i++) {
    const next: typeof front = new Map()
    ways = 0
    for (const { state, ways: n } of front.values())
      for (const { command } of game.legal(state)) {
        if (command.type === 'correct') continue
        const d = game.decide(state, command, faces)
        if (d.kind !== 'accepted') throw new Error(`${JSON.stringify(command)} is ${d.kind}`)
        const after = d.events.reduce((s, e) => game.apply(s, e), state)
        const hash = hashState(after)
        const known = next.get(hash)
        next.set(hash, { state: after, ways: n + (known?.ways ?? 0) })
        ways += n
      }
    front = next
  }
  return { ways, positions: front.size }
}
const depths = (state: GreatWarState, most: number, face: Face = 3) =>
  Array.from({ length: most }, (_, i) => {
    const { ways, positions } = perft(state, i + 1, face)
    return `${ways} ways, ${positions} positions`
  })

describe('GW perft: prepared positions, two commands deep and more', () => {
  test('GW-12.1 GW-12.4 two infantry before an empty border', () => {
    const t = table().clearAll()
    t.put('germany', 'germany', { infantry: 2 })
    t.patch({ attacked: ['denmark', 'italy', 'norway', 'bulgaria', 'greece', 'romania', 'united-states'] })
    expect(depths(t.at('germany', 'combat-move').state, 3)).toMatchInlineSnapshot(`
      [
        "13 ways, 13 positions",
        "98 ways, 66 positions",
        "360 ways, 170 positions",
      ]
    `)
  })
  test('GW-12.12 GW-13.18 a transport, a man on the quay, and a coast', () => {
    const t = table().clearAll()
    t.put('united-kingdom', 'great-britain', { infantry: 1 })
    t.put('english-channel', 'great-britain', { transport: 1 })
    expect(depths(t.at('great-britain', 'non-combat').state, 3)).toMatchInlineSnapshot(`
      [
        "13 ways, 13 positions",
        "47 ways, 44 positions",
        "94 ways, 67 positions",
      ]
    `)
  })
  test('GW-12.7 GW-12.8 a fighter and where it can come down', () => {
    const t = table().clearAll()
    t.put('france', 'france', { fighter: 1 })
    expect(depths(t.at('france', 'non-combat').state, 3)).toMatchInlineSnapshot(`
      [
        "16 ways, 16 positions",
        "53 ways, 45 positions",
        "88 ways, 57 positions",
      ]
    `)
  })
  test('GW-13.4 GW-13.7 a land battle, step by step', () => {
    const t = table()
      .clear('netherlands-belgium')
      .with('netherlands-belgium', 'great-britain', { infantry: 1, artillery: 1 })
    t.clear('germany').put('germany', 'germany', { infantry: 2, artillery: 1 })
    t.at('germany', 'combat-move')
    t.do({ type: 'moveUnits', by: 'germany', units: t.ids('germany'), path: ['netherlands-belgium'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    expect(depths(t.state, 6, 1)).toMatchInlineSnapshot(`
      [
        "1 ways, 1 positions",
        "1 ways, 1 positions",
        "1 ways, 1 positions",
        "2 ways, 2 positions",
        "2 ways, 2 positions",
        "54 ways, 54 positions",
      ]
    `)
  })
  test('GW-11.1 GW-11.2 ten IPC in the purchase phase', () => {
    const t = table().treasury('serbia', 0).treasury('france', 10).at('france', 'purchase')
    expect(depths(t.state, 2)).toMatchInlineSnapshot(`
      [
        "6 ways, 6 positions",
        "109 ways, 96 positions",
      ]
    `)
  })
  test('GW-14.2 GW-15.3 two men and a trench to place', () => {
    const t = table().waiting('france', 'infantry', 2, 'france').waiting('france', 'trench', 1).at('france', 'place')
    expect(depths(t.state, 3)).toMatchInlineSnapshot(`
      [
        "14 ways, 14 positions",
        "27 ways, 14 positions",
        "39 ways, 13 positions",
      ]
    `)
  })
})
