/**
 * The referee's word, which may be said at any time (GW-22.7): one choice of each form, with the range of its figure, about what
 * lies next to hand. It may name any other nation, pool or space as well; there are too many to list.
 */
import { BOUNDS, type Said } from '../../../../shared/great-war/commands'
import { BLOCS, NATIONS } from '../../../../shared/great-war/ids'
import { isTrueNeutral, LISTED, poolsOf } from '../data'
import { figures } from '../figures'
import { leads } from '../phases/correction'
import { graphOf } from '../rules/spaces'
import { territoriesOf, unitsIn, type GreatWarState } from '../state'
import type { GreatWarChoice } from './ranges'

const SAID = { type: 'correct', reason: 'as on the table' } as const
const said = (figure: Partial<Said<'correct'>>): Said<'correct'> => ({ ...SAID, ...figure })

export function corrections(s: GreatWarState): readonly GreatWarChoice[] {
  const { lowest, highest } = figures(s).rules.opinion
  const { acting: nation } = s
  const [pool] = poolsOf(nation)
  const [space] = territoriesOf(s)
  const held = territoriesOf(s).find((x) => unitsIn(s, x).some((id) => s.units[id]?.owner === nation)) ?? space
  const found: GreatWarChoice[] = [
    {
      command: said({ opinion: s.opinion }),
      range: { field: 'opinion', min: lowest.value, max: highest.value },
    },
    {
      command: said({ treasury: { nation, ipc: s.nations[nation].treasury } }),
      range: { field: 'treasury.ipc', min: 0, max: BOUNDS.ipc },
    },
    { command: said({ technology: { nation, technology: '1', owned: s.nations[nation].technologies.includes('1') } }) },
  ]
  if (pool) {
    const { used, total } = s.pools[pool]
    found.push({
      command: said({ manpower: { pool, used, total } }),
      range: { field: 'manpower.used', min: 0, max: total },
    })
  }
  const free = NATIONS.find(
    (n) =>
      n in s.markers && s.nations[n].status === 'unaligned' && BLOCS.every((bloc) => leads(s, n, bloc) !== undefined),
  )
  if (free)
    found.push({
      command: said({ marker: { nation: free, position: s.markers[free] ?? 0 } }),
      range: { field: 'marker.position', min: -2, max: 2 },
    })
  if (held) {
    const kind = 'infantry'
    const count = unitsIn(s, held).filter((id) => s.units[id]?.owner === nation && s.units[id]?.kind === kind).length
    found.push({
      command: said({ units: { space: held, nation, kind, count } }),
      range: { field: 'units.count', min: 0, max: BOUNDS.units },
    })
  }
  if (space) {
    const owner = s.territories[space]?.controller ?? LISTED.get(space)?.owner ?? nation
    found.push({ command: said({ control: { space, nation: owner } }) })
  }
  const trench = territoriesOf(s).flatMap((x) =>
    graphOf(s)
      .land(x)
      .filter((facing) => !isTrueNeutral(facing)) // GW-15.2
      .map((facing) => ({ space: x, facing })),
  )[0]
  if (trench) {
    const present = s.territories[trench.space]?.trenches.includes(trench.facing) ?? false
    found.push({ command: said({ trench: { ...trench, present } }) })
  }
  return found
}
