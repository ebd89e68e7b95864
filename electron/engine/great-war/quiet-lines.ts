/** What the log says where the events of an entry say nothing by themselves: losses marked, submarines that stay up, a battle gone on with. */
import type { GreatWarEvent, Told } from '../../../shared/great-war/events'
import type { NationId, UnitId } from '../../../shared/great-war/ids'
import { has, SayNation, sayNation, saySpace, sayWhose, verb } from '../../../shared/wording/great-war-names'
import { sayUnits } from '../../../shared/wording/great-war-units'
import { capital, counted, listed } from '../../../shared/wording/text'
import { maySubmerge } from './battle/steps'
import { hitsLeft } from './rules/strength'
import type { GreatWarState } from './state'

const owners = (s: GreatWarState, ids: readonly UnitId[]): NationId[] => [
  ...new Set(ids.flatMap((id) => s.units[id]?.owner ?? [])),
]

/** "Great Britain gives up 1 transport and has 1 dreadnought damaged." (GW-4.6, 13.27) */
function sayMarked(s: GreatWarState, { units, side }: Told<'casualtiesMarked'>): string {
  const before = s.turn.battle?.marked[side] ?? []
  const hits = (id: UnitId) => [...before, ...units].filter((x) => x === id).length
  const there = [...new Set(units)].filter((id) => s.units[id])
  return owners(s, there)
    .map((n) => {
      const own = there.filter((id) => s.units[id]?.owner === n)
      const gone = own.filter((id) => hits(id) >= hitsLeft(s, id))
      const hurt = own.length - gone.length
      const said = [
        ...(gone.length > 0 ? [`${verb(n, 'gives', 'give')} up ${sayUnits(gone, (id) => s.units[id])}`] : []),
        ...(hurt > 0 ? [`${has(n)} ${counted(hurt, 'dreadnought')} damaged`] : []),
      ]
      return `${SayNation(n)} ${listed(said)}.`
    })
    .join(' ')
}

/** Said to the step that the battle stood at. */
function sayStep(s: GreatWarState): string {
  const b = s.turn.battle
  switch (b?.step) {
    case 'attackerSubmerges':
    case 'defenderSubmerges': {
      const whose = owners(s, maySubmerge(s, b))
      return `${whose.length === 0 ? 'The' : capital(listed(whose.map(sayWhose)))} submarines stay up.`
    }
    case 'decision': {
      const where = b.kind === 'mexico' ? 'on the Mexican border' : `in ${saySpace(b.battle)}`
      return `${SayNation(b.attacker)} ${verb(b.attacker, 'fights', 'fight')} on ${where}: round ${b.round + 1}.`
    }
    default:
      return ''
  }
}

/** Never empty: a line of the log that says nothing is a riddle. */
export function sayQuiet(before: GreatWarState, events: readonly GreatWarEvent[]): string {
  const said = [
    ...events.flatMap((e) => (e.type === 'casualtiesMarked' ? [sayMarked(before, e)] : [])),
    ...(events.some((e) => e.type === 'battleStands') ? [sayStep(before)] : []),
  ].filter((x) => x !== '')
  if (said.length > 0) return said.join(' ')
  return before.round > 0
    ? `${capital(sayNation(before.acting))} ${verb(before.acting, 'goes', 'go')} on.`
    : 'Play goes on.'
}
