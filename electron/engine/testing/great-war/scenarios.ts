/** Scenarios at random: every figure that may be changed has its turn, and each change is kept that agrees with the others. */
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import type { Kind } from '../../../../shared/great-war/ids'
import type { GreatWarOptions } from '../../../../shared/great-war/options'
import { CHANGEABLE, NAMES, type Change, type Changeable, type Scenario } from '../../../../shared/great-war/scenario'
import { data } from '../../great-war/data'
import { figures } from '../../great-war/figures'
import { figureAt, withScenario } from '../../great-war/scenario'
import type { GreatWarState } from '../../great-war/state'
import type { Rng } from '../rng'
import type { Speaker } from '../speaker'
import { unaccounted } from './ledger'
import { greatWarSpeaker } from './speaker'

function pathOf(rng: Rng, c: Changeable): string {
  if (!c.at.startsWith('setup.')) return c.at.replace(/\{\w+\}/g, (name) => rng.pick(NAMES[name] ?? ['']))
  const row = rng.pick(data.setup.rows)
  const own = data.nations.find((n) => n.id === row.nation)?.spaces ?? []
  const space = rng.chance(40) && own.length > 0 ? rng.pick(own).space : row.space
  return `setup.${row.nation}.${space}.${rng.pick(NAMES['{kind}'] ?? [])}`
}

function valueOf(rng: Rng, c: Changeable, at: string): Change['value'] {
  const now = figureAt(data, at)
  switch (c.value) {
    case 'yes':
      return !now
    case 'technologies':
      return (['1', '2', '3', '3b', '4', '4b', '6'] as const).filter(() => rng.chance(30))
    case 'seats':
      return [...(now as readonly string[][])].reverse()
    case 'number': {
      const { least = 0, most = 0 } = c
      const near = Number(now) + rng.int(-2, 3)
      return Math.min(most, Math.max(least, rng.chance(80) ? near : rng.int(least, Math.min(most, 20))))
    }
  }
}

export function randomScenario(rng: Rng, tries = 40): Scenario {
  let scenario: Scenario = { name: 'A house rule', base: 1, changes: [] }
  for (let i = 0; i < tries; i++) {
    const c = rng.pick(CHANGEABLE)
    const at = pathOf(rng, c)
    if (scenario.changes.some((x) => x.at === at)) continue
    const changed = { ...scenario, changes: [...scenario.changes, { at, value: valueOf(rng, c, at) }] }
    if (withScenario(changed).ok) scenario = changed
  }
  return scenario
}

/** Plays each game with a scenario of its own. */
export function scenarioSpeaker(): Speaker<GreatWarState, GreatWarCommand, GreatWarEvent, GreatWarOptions> {
  let manpower = (_kind: Kind) => 1
  return {
    ...greatWarSpeaker,
    options: (rng) => {
      const scenario = randomScenario(rng)
      const { unit } = figures({ scenario })
      manpower = (kind) => unit(kind).manpower.value
      return { ...greatWarSpeaker.options(rng), scenario }
    },
    unaccounted: (events) => unaccounted(events, manpower),
  }
}
