/**
 * Speech that is mostly wrong: near misses of the present phase, legal commands with one thing spoilt, commands out of their
 * place, and now and then the referee. Between them they meet every refusal reason.
 */
import type { GreatWarCommand, Spoken } from '../../../../shared/great-war/commands'
import { NATIONS, TECHNOLOGIES, type SpaceId, type UnitId } from '../../../../shared/great-war/ids'
import { SPACES } from '../../great-war/board'
import { phasesOfCommand } from '../../great-war/decide'
import { greatWarCore } from '../../great-war/game'
import { graphOf } from '../../great-war/rules/spaces'
import { unitsIn, unitsOf, type GreatWarState } from '../../great-war/state'
import type { Random } from './random'
import { nearMisses, type Json } from './near-misses'

/** A legal command with one thing changed: another speaker, unit, space, or a die that no die shows. */
function spoilt(r: Random, s: GreatWarState, c: GreatWarCommand): Json {
  const copy = structuredClone(c) as Json
  const space = () => r.pick([...SPACES.keys()])
  switch (r.below(6)) {
    case 0:
      return { ...copy, ...('by' in copy ? { by: r.pick(NATIONS) } : {}) }
    case 1:
      return Array.isArray(copy['units']) && typeof copy['units'][0] === 'string'
        ? { ...copy, units: [r.pick(Object.keys(s.units)) as UnitId] }
        : { ...copy, by: r.pick(NATIONS) }
    case 2:
      return Array.isArray(copy['path'])
        ? { ...copy, path: [...(copy['path'] as SpaceId[]), space()] }
        : { ...copy, by: r.pick(NATIONS) }
    case 3:
      return c.type === 'rollBattleDice' || c.type === 'researchTechnology' ? { ...copy, dice: [7] } : copy
    case 4:
      return copy // said twice, where once is all
    default:
      return 'space' in copy ? { ...copy, space: r.chance(20) ? 'atlantis' : space() } : copy
  }
}

/** A unit goes one or two steps from where it is, wherever that leads. */
function stroll(r: Random, s: GreatWarState): Json {
  const id = r.pick(unitsOf(s, s.acting))
  const from = id && s.units[id]?.space
  if (!id || !from) return { type: 'endPhase', by: s.acting }
  const path: SpaceId[] = []
  let at = from
  for (let i = 0; i < 1 + r.below(3); i++) {
    const to = r.pick(graphOf(s).links.get(at) ?? [])?.to
    if (!to) break
    path.push(to)
    at = to
  }
  const others = unitsIn(s, from).filter((x) => s.units[x]?.owner === s.acting)
  return {
    type: 'moveUnits',
    by: s.acting,
    units: r.chance(80) ? [id] : [id, ...others.filter((x) => x !== id).slice(0, 1)],
    path,
  }
}

/** Figures that upset no army: money, people, opinion, advances. */
function referee(r: Random, s: GreatWarState): Json {
  const nation = r.pick(NATIONS) ?? s.acting
  const pool = r.pick(['germany', 'france', 'russia', 'british-isles', 'austria-hungary'] as const) ?? 'germany'
  const { total } = s.pools[pool]
  const figure = r.pick<Json>([
    { treasury: { nation, ipc: r.below(40) } },
    { treasury: { nation: s.acting, ipc: 20 + r.below(30) } },
    { manpower: { pool, used: total - r.below(3), total } },
    { manpower: { pool, used: 20, total: 120 } },
    { opinion: r.below(21) - 10 },
    { technology: { nation: s.acting, technology: r.pick(TECHNOLOGIES), owned: r.chance(90) } },
    { marker: { nation: 'ottoman-empire', position: 0 } },
    // Empty capitals fall, and submarines around Britain blockade it: what random armies seldom bring about.
    {
      units: {
        space: r.pick(['leningrad', 'moscow', 'serbia', 'france', 'germany', 'austria']),
        nation: r.pick(['russia', 'bolsheviks', 'serbia', 'france', 'germany', 'austria-hungary']),
        kind: 'infantry',
        count: 0,
      },
    },
    {
      units: {
        space: r.pick(['atlantic', 'celtic-sea', 'english-channel', 'north-sea']),
        nation: 'germany',
        kind: 'submarine',
        count: 2,
      },
    },
  ])
  const joined = figure && 'marker' in figure && s.nations['ottoman-empire'].bloc !== null
  return { type: 'correct', reason: 'as it lies on the table', ...(joined ? { opinion: 0 } : figure) }
}

const fitting =
  (s: GreatWarState) =>
  (said: Json): boolean => {
    if (said['type'] === 'startGame') return false
    const phases = phasesOfCommand(said['type'] as Spoken['type'])
    return phases === undefined || phases.includes(s.phase)
  }

function oneOf(r: Random, s: GreatWarState, choices: readonly GreatWarCommand[]): Json | undefined {
  if (r.chance(8)) return referee(r, s)
  const base = r.pick(choices)
  if (base && base.type !== 'correct' && r.chance(35)) return spoilt(r, s, base)
  const moving = s.phase === 'combat-move' || s.phase === 'non-combat'
  if (moving && r.chance(40)) return stroll(r, s)
  const all = nearMisses(r, s)
  return r.pick(r.chance(85) ? all.filter(fitting(s)) : all)
}

export function illegalSpeech(
  r: Random,
  s: GreatWarState,
  choices: readonly GreatWarCommand[],
): GreatWarCommand | undefined {
  for (let i = 0; i < 20; i++) {
    const parsed = greatWarCore.parseCommand(oneOf(r, s, choices))
    if (parsed.ok) return parsed.value
  }
  return undefined
}
