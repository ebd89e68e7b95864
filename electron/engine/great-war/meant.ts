/** Names in commands that nothing bears: what was probably meant, and how it is written (GW-22.2). */
import { MEXICO, type GreatWarCommand } from '../../../shared/great-war/commands'
import { isNationId, NATIONS, numberOf, POOLS, type UnitId } from '../../../shared/great-war/ids'
import type { Facts } from '../../../shared/ruling'
import { meantBy } from '../../../shared/spelling'
import { has, sayNation, SayNation, sayPool, SaySpace } from '../../../shared/wording/great-war-names'
import { capital, listed } from '../../../shared/wording/text'
import { SPACES } from './board'
import { byNumber, unitsOf, type GreatWarState } from './state'

/** What nations are called at tables, and how this game writes them. */
export const NATION_ALIASES: Readonly<Record<string, string>> = {
  britain: 'great-britain',
  england: 'great-britain',
  uk: 'great-britain',
  austria: 'austria-hungary',
  turkey: 'ottoman-empire',
  ottomans: 'ottoman-empire',
  usa: 'united-states',
  us: 'united-states',
  america: 'united-states',
  rumania: 'romania',
}
/** Names of the map that are written otherwise (GW-3.6, 22.2). */
const PLACES: Readonly<Record<string, string>> = {
  romania: 'rumania',
  petrograd: 'leningrad',
  tsaritsyn: 'stalingrad',
  arabia: 'saudi-arabia',
  atlanticocean: 'atlantic',
  easternunitedstates: 'eastern-us',
  unitedstates: 'eastern-us',
  useasterncoast: 'us-east-coast',
  easterncanada: 'canada',
  britain: 'united-kingdom',
  greatbritain: 'united-kingdom',
}
/** A sentence, or nothing where nothing comes near. */
export function whatWasMeant(s: GreatWarState, facts: Facts, asked: GreatWarCommand): string | undefined {
  const typed = String(facts['id'])
  switch (facts['what']) {
    case 'nation': {
      // GW-19.21: a limited war may be asked for on Mexico, which is no nation of the game otherwise.
      const mexico = asked.type === 'requestLimitedWar' ? [MEXICO] : []
      const id = meantBy(typed, [...NATIONS, ...mexico], NATION_ALIASES)
      if (id !== undefined) return `${SayNation(id)} is written “${id}”.`
      return SPACES.has(typed as never)
        ? `${SaySpace(typed)} is a space of the map, and no nation of this game.`
        : `Nations are ${listed([...NATIONS, ...mexico].map(sayNation))}.`
    }
    case 'space': {
      const mexico = 'battle' in asked ? [MEXICO] : []
      const id = meantBy(typed, [...SPACES.keys(), ...mexico], PLACES)
      return id && `${SaySpace(id)} is written “${id}”.`
    }
    case 'pool': {
      const id = meantBy(typed, POOLS, NATION_ALIASES)
      return id ? `${capital(sayPool(id))} is written “${id}”.` : `Pools are ${listed(POOLS.map(sayPool))}.`
    }
    case 'unit':
      return unitsFor(s, asked)
    default:
      return undefined
  }
}

/** Runs of numbers that are named; more would not be read. */
const MOST_RUNS = 6
/** Whoever speaks is told of its own units, in its turn or out of it. */
function unitsFor(s: GreatWarState, asked: GreatWarCommand): string | undefined {
  const nation = 'by' in asked && isNationId(asked.by) ? asked.by : s.acting
  const runs = runsOf(unitsOf(s, nation))
  if (runs.length === 0) return `${SayNation(nation)} ${has(nation)} no units on the board.`
  const more = runs.length - MOST_RUNS
  const said = [...runs.slice(0, MOST_RUNS), ...(more > 0 ? ['others'] : [])]
  return `Units of ${sayNation(nation)} are ${listed(said)}.`
}
/** "(u47) to (u53)": every number between the two is one of them. */
function runsOf(ids: readonly UnitId[]): string[] {
  const runs: UnitId[][] = []
  for (const id of [...ids].sort(byNumber)) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before !== undefined && numberOf(id) === numberOf(before) + 1) run.push(id)
    else runs.push([id])
  }
  return runs.map((run) => (run.length === 1 ? `(${run[0]})` : `(${run[0]}) to (${run.at(-1)})`))
}
