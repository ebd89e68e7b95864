/** After a referee has said that the table lies otherwise, however oddly, play goes on (GW-22.7). */
import { describe, expect, test } from 'vitest'
import { KINDS, NATIONS, type SpaceId } from '../../../shared/great-war/ids'
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { rngOf, type Rng } from '../testing/rng'
import { greatWarCore as game } from './game'
import { controlledBy } from './rules/spaces'
import type { GreatWarState } from './state'

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(0, list.length - 1)] as T

function say(s: GreatWarState, command: unknown, rng: Rng): GreatWarState | string {
  const parsed = game.parseCommand(command)
  if (!parsed.ok) return parsed.error.problem
  const faces: ReturnType<Rng['face']>[] = []
  for (;;) {
    const decision = game.decide(s, parsed.value, faces)
    if (decision.kind === 'refused') return decision.reason
    if (decision.kind === 'accepted') return decision.events.reduce((state, e) => game.apply(state, e), s)
    for (let n = 0; n < decision.count; n++) faces.push(rng.face())
  }
}

function correction(s: GreatWarState, rng: Rng): unknown {
  const reason = 'as it lies on the table'
  const space = pick(rng, Object.keys(s.territories) as SpaceId[])
  const nation = pick(rng, NATIONS)
  return rng.chance(50)
    ? { type: 'correct', reason, control: { space, nation } }
    : { type: 'correct', reason, units: { space, nation, kind: pick(rng, KINDS.slice(0, 3)), count: rng.int(0, 4) } }
}

const begun = (): GreatWarState => {
  const options = game.parseOptions({ players: [{ name: 'Ann' }, { name: 'Ben' }], unitedStates: 'Gus' })
  const decision = options.ok ? game.begin(options.value, []) : undefined
  if (decision?.kind !== 'accepted') throw new Error('the game does not begin')
  return decision.events.reduce((s, e) => game.apply(s, e), game.blank)
}

describe('GW-22.7 play after a correction', () => {
  test('whatever was corrected, what is listed is accepted, and nothing breaks', () => {
    for (let run = 0; run < 12; run++) {
      const rng = rngOf(22, run)
      let s = begun()
      for (let n = 0; n < 160; n++) {
        const open = game.legal(s).filter((c) => c.command.type !== 'correct')
        const command: unknown =
          n % 20 === 10 ? correction(s, rng) : open.length > 0 ? pick(rng, open).command : undefined
        if (command === undefined) break
        const after = say(s, command, rng)
        if (typeof after === 'string') {
          if ((command as GreatWarCommand).type !== 'correct') expect([command, after]).toEqual([command, 'accepted'])
          continue
        }
        s = after
        game.view(s)
      }
    }
  })

  test('the acting nation’s capital given to an enemy in its own move: the turn can be ended', () => {
    let s = begun()
    const rng = rngOf(1)
    const must = (command: unknown): void => {
      const after = say(s, command, rng)
      if (typeof after === 'string') throw new Error(`${JSON.stringify(command)}: ${after}`)
      s = after
    }
    while (s.acting !== 'germany' || s.phase !== 'combat-move') must({ type: 'endPhase', by: s.acting })
    must({ type: 'correct', reason: 'as it lies', control: { space: 'germany', nation: 'russia' } })
    expect(controlledBy(s, 'russia')).toContain('germany')
    // Aircraft over land that has become hostile must land first (GW-12.7).
    for (let n = 0; s.acting === 'germany' && n < 80; n++) {
      const open = game.legal(s).map((c) => c.command)
      must(open.find((c) => c.type === 'endPhase' || c.type === 'endCombatMovement') ?? pick(rng, open))
    }
    expect(s.acting).not.toBe('germany')
  })
})
