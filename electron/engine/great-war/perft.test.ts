/** How many things may be said in positions that everybody knows. When a number moves, the commit that moves it says why. */
import { describe, expect, test } from 'vitest'
import type { Phase } from '../../../shared/great-war/ids'
import { table } from '../testing/great-war/table'
import { greatWarCore as game } from './game'

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
