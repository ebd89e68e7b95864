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

  const must = (s: GreatWarState, command: unknown, seed = 1): GreatWarState => {
    const after = say(s, command, rngOf(seed))
    if (typeof after === 'string') throw new Error(`${JSON.stringify(command)}: ${after}`)
    return after
  }
  const marker = (nation: string, position: number) => ({
    type: 'correct',
    reason: 'so it lies',
    marker: { nation, position },
  })

  test('GW-9.1 GW-18.3 a marker at an end is a nation that has joined: army, land and leader follow, opinion does not', () => {
    const first = begun()
    const s = must(must(first, { type: 'endPhase', by: 'serbia' }), marker('bulgaria', -2))
    expect(s.nations.bulgaria).toMatchObject({ bloc: 'central', status: 'belligerent', controller: 'germany' })
    expect(s.markers.bulgaria).toBe(-2)
    expect(s.territories['bulgaria' as SpaceId]?.controller).toBe('germany')
    expect(Object.values(s.units).filter((u) => u.owner === 'bulgaria')).toEqual([])
    expect([s.opinion, s.windows]).toEqual([first.opinion, first.windows])
    // The side that is not acting is led by its next great power.
    expect(must(s, marker('norway', 2)).nations.norway).toMatchObject({ bloc: 'allied', controller: 'russia' })
    const italy = must(s, marker('italy', 2))
    expect(italy.order[italy.order.indexOf('russia') + 1]).toBe('italy')
    expect(italy.nations.italy).toMatchObject({ bloc: 'allied', treasury: 0 })
    expect(must(s, marker('ottoman-empire', -2)).nations['ottoman-empire'].bloc).toBe('central')
  })
  test('GW-22.7 the marker of a nation that has joined stays; where it is, it may be said again', () => {
    const s = must(begun(), marker('greece', 2))
    expect(say(s, marker('greece', 0), rngOf(1))).toBe('unknownId')
    expect(must(s, marker('greece', 2)).nations.greece).toEqual(s.nations.greece)
  })
  test('GW-9.9 a neutral that was attacked has no marker to correct', () => {
    let s = begun()
    while (s.acting !== 'germany' || s.phase !== 'combat-move') s = must(s, { type: 'endPhase', by: s.acting })
    s = must(s, { type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' })
    expect(say(s, marker('denmark', -2), rngOf(1))).toBe('unknownId')
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
