/** How long a stack holds (OW-3.6): against every die played on the engine's own board, and against very many rounds. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACES } from '../../../shared/dice'
import type { Chance } from '../../../shared/odds/answer'
import type { BreakAnswer } from '../../../shared/odds/origins'
import type { OddsColumn } from '../../../shared/origins/events'
import { originsData } from '../../../shared/origins/data'
import type { NationId, PowerId } from '../../../shared/origins/ids'
import { attack, OriginsTable, table } from '../testing/table'
import { toNumber } from '../odds/fraction'
import { origins, type OriginsState } from './index'
import { originsOdds } from './planning'
import { everOf } from './planning-ever'
import { courseOf, type Siege, type Slot } from './planning-siege'

function planned<A>(input: object): A {
  const answer = originsOdds({ game: 'origins', ...input })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  if (answer.value.kind !== 'plan') throw new Error(JSON.stringify(answer.value))
  return answer.value.plan as unknown as A
}

/** Chance to break, by playing every die on the engine's own board. */
function played(
  state: OriginsState,
  nation: NationId,
  target: PowerId,
  below: number,
  turns: readonly { power: PowerId; adds: number }[],
): number {
  const [now, ...then] = turns
  if (state.embassies[nation][target] < below) return 1
  if (!now) return 0
  const built = new OriginsTable(origins, state)
    .embassy(now.power, nation, state.embassies[nation][now.power] + now.adds)
    .turn(now.power, 'attack')
  if (now.power === target || built.state.embassies[nation][now.power] === 0)
    return played(built.state, nation, target, below, then)
  return FACES.reduce<number>((sum, face) => {
    const { after } = new OriginsTable(origins, built.state).say(attack(now.power, nation, target), { dice: [face] })
    return sum + played(after, nation, target, below, then) / 6
  }, 0)
}

describe('how long a stack holds', () => {
  const broken = (input: object) => planned<BreakAnswer>({ kind: 'break', ...input })

  test('OW-3.6 one attacker without new PFs has one attack', () => {
    // 19 against 12 is 1 to 1: EX and DE on 3 to 6 leave nothing of it
    expect(broken({ attackers: [{ factors: 19 }], defenders: 12, exact: true })).toMatchObject({
      chance: '2/3',
      meanAttacks: '1',
      byAttacks: [{ attacks: 1, chance: '2/3', upTo: '2/3' }],
      left: [
        { factors: 0, chance: '2/3' },
        { factors: 12, chance: '1/3' },
      ],
      withoutEnd: { chance: '2/3' },
    })
  })

  test('OW-6.3 two in turn: the second meets what the first left', () => {
    // 3 against 14 exchanges on 4 to 6 (11 left, still ten and more), then 3 against 11 or 14
    const answer = broken({ attackers: [{ factors: 3 }, { factors: 3 }], defenders: 14, exact: true })
    expect(answer.chance).toBe('1/4')
    expect(answer.attackers.map((a) => [a.name, a.breaks, a.meanLosses])).toEqual([
      ['Attacker 1', '0', '3'],
      ['Attacker 2', '1/4', '3'],
    ])
  })

  test('OW-3.6 five more in each turn against twelve that get none: two turns on average', () => {
    // below 1 to 1 either the five are lost or they take five along: one exchange of even chance does it
    const answer = broken({ attackers: [{ factors: 0, adds: 5 }], defenders: 12, exact: true })
    expect(answer.withoutEnd).toEqual({ chance: '1', meanAttacks: '2', meanRounds: '2' })
    expect(answer.chance).toBe('1023/1024')
    expect(answer.byAttacks.slice(0, 3).map((b) => b.chance)).toEqual(['1/2', '1/4', '1/8'])
    expect(answer.byRound.at(1)).toEqual({ round: 2, upTo: '3/4' })
  })

  test('with everybody waiting for better odds the chance is told beside', () => {
    const answer = broken({ attackers: [{ factors: 0, adds: 5 }], defenders: 12, rounds: 10 })
    expect(answer.alternatives.map((a) => a.odds)).toEqual(['less than 1 to 1', '1 to 1', '2 to 1', '3 to 1', '4 to 1'])
    expect(answer.alternatives[0]?.chance).toBe(answer.chance)
    // ten turns of five gather 50: 4 to 1 needs 48 and cannot fail
    expect(answer.alternatives[4]).toMatchObject({ chance: 1, meanAttacks: 1, meanRounds: 10 })
  })

  test('OW-3.6 without an end of rounds the means are those that very many rounds tend to', () => {
    const attackers = fc.array(
      fc.record({
        factors: fc.integer({ min: 0, max: 12 }),
        adds: fc.integer({ min: 3, max: 9 }),
        attackFrom: fc.constantFrom<OddsColumn>(0, 1, 2),
      }),
      { minLength: 1, maxLength: 2 },
    )
    fc.assert(
      fc.property(attackers, fc.integer({ min: 10, max: 16 }), (list, defenders) => {
        const siege: Siege = {
          stacks: list.map((a) => a.factors),
          attackFrom: list.map((a) => a.attackFrom),
          defenders,
          below: 10,
        }
        const round = (n: number) => list.map((a, who): Slot => ({ round: n, who, adds: a.adds, attacks: true }))
        const course = courseOf(originsData, siege, Array.from({ length: 90 }, (_, n) => round(n + 1)).flat())
        const ever = everOf(originsData, siege, round(1))
        const mean = course.byAttacks.reduce((sum, p, n) => sum + n * toNumber(p), 0)
        const rounds = course.bySlot.reduce((sum, p, i) => sum + (Math.floor(i / list.length) + 1) * toNumber(p), 0)
        expect(toNumber(ever.chance)).toBe(1)
        expect(course.bySlot.reduce((sum, p) => sum + toNumber(p), 0)).toBeGreaterThan(1 - 1e-7)
        expect(toNumber(ever.attacks)).toBeCloseTo(mean, 4)
        expect(toNumber(ever.rounds)).toBeCloseTo(rounds, 4)
      }),
      { numRuns: 30, seed: 1914 },
    )
  })

  test('OW-1.5 in a position the order of play is kept, and every die played out gives the same chance', () => {
    const stacks = fc.record({
      germany: fc.integer({ min: 0, max: 25 }),
      france: fc.integer({ min: 0, max: 25 }),
      britain: fc.integer({ min: 10, max: 22 }),
      adds: fc.integer({ min: 0, max: 5 }),
      defenderAdds: fc.integer({ min: 0, max: 2 }),
      below: fc.constantFrom(1, 10),
    })
    fc.assert(
      fc.property(stacks, ({ adds, defenderAdds, below, ...embassies }) => {
        const answer = broken({
          position: { acting: 'germany', round: 9, embassies: { greece: embassies } },
          nation: 'greece',
          target: 'britain',
          attackers: [
            { power: 'france', adds },
            { power: 'germany', adds },
          ],
          defenderAdds,
          below,
        })
        // Germany has placed in this turn already; the rest of round 9, then round 10
        const turns = [
          { power: 'germany', adds: 0 },
          { power: 'britain', adds: defenderAdds },
          { power: 'france', adds },
          { power: 'germany', adds },
        ] as const
        const t = Object.entries(embassies).reduce(
          (at, [p, n]) => at.embassy(p as PowerId, 'greece', n),
          table(origins),
        )
        expect(answer.chance).toBeCloseTo(played(t.state, 'greece', 'britain', below, turns), 12)
        expect(answer.rounds).toBe(2)
      }),
      { numRuns: 40, seed: 1914 },
    )
  })

  test('chances of one answer agree with each other', () => {
    const answer = broken({
      attackers: [
        { factors: 7, adds: 3 },
        { factors: 9, adds: 5, attackFrom: 1 },
      ],
      defenders: 31,
      defenderAdds: 1,
    })
    const sum = (list: readonly Chance[]) => list.reduce<number>((all, c) => all + Number(c), 0)
    expect(sum(answer.attackers.map((a) => a.breaks))).toBeCloseTo(Number(answer.chance), 12)
    expect(sum(answer.byAttacks.map((b) => b.chance))).toBeCloseTo(Number(answer.chance), 12)
    expect(sum(answer.left.map((b) => b.chance))).toBeCloseTo(1, 12)
    expect(answer.byRound.at(-1)?.upTo).toBeCloseTo(Number(answer.chance), 12)
    expect(answer.withoutEnd).toBeUndefined()
  })
})
