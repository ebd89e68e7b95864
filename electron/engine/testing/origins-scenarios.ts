/** Scenarios of Origins at random: every figure that may be changed has its turn, and each change is kept that agrees. */
import type { OriginsCommand } from '../../../shared/origins/commands'
import { originsData } from '../../../shared/origins/data'
import type { OriginsEvent } from '../../../shared/origins/events'
import { ATTACK_RESULTS } from '../../../shared/origins/ids'
import type { OriginsOptions } from '../../../shared/origins/options'
import { CHANGEABLE, NAMES, type Change, type OriginsScenario } from '../../../shared/origins/scenario'
import type { OriginsState } from '../origins/index'
import { figureAt, withScenario } from '../origins/scenario'
import { originsSpeaker } from './origins-speaker'
import type { Rng } from './rng'
import type { Speaker } from './speaker'

function changeOf(rng: Rng): Change {
  const c = rng.pick(CHANGEABLE)
  const at = c.at.replace(/\{\w+\}/g, (name) => rng.pick(NAMES[name] ?? ['']))
  if (c.value === 'result') return { at, value: rng.pick(ATTACK_RESULTS) }
  const { least = 0, most = 0 } = c
  const near = Number(figureAt(originsData, at)) + rng.int(-4, 4)
  return { at, value: Math.min(most, Math.max(least, rng.chance(70) ? near : rng.int(least, Math.min(most, 20)))) }
}

export function randomScenario(rng: Rng, tries = 40): OriginsScenario {
  let scenario: OriginsScenario = { name: 'A house rule', base: 1, changes: [] }
  for (let i = 0; i < tries; i++) {
    const change = changeOf(rng)
    if (scenario.changes.some((c) => c.at === change.at)) continue
    const changed = { ...scenario, changes: [...scenario.changes, change] }
    if (withScenario(originsData, changed).ok) scenario = changed
  }
  return scenario
}

/** Plays each game with a scenario of its own. */
export const originsScenarioSpeaker: Speaker<OriginsState, OriginsCommand, OriginsEvent, OriginsOptions> = {
  ...originsSpeaker,
  options: (rng) => ({ ...originsSpeaker.options(rng), scenario: randomScenario(rng) }),
}
