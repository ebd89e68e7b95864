/** Names in commands that nothing bears: what was probably meant, and how it is written (GW-22.2). */
import { NATIONS, POOLS } from '../../../shared/great-war/ids'
import type { Facts } from '../../../shared/ruling'
import { sayNation, SayNation, sayPool, SaySpace } from '../../../shared/wording/great-war-names'
import { capital, listed } from '../../../shared/wording/text'
import { SPACES } from './board'
import { unitsOf, type GreatWarState } from './state'

const ALIASES: Readonly<Record<string, string>> = {
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
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Letters to change, add or leave out; enough to know a slip. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, x] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, y] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (x === y ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}
const SLIP = 2

function nearest(typed: string, ids: readonly string[], aliases: Readonly<Record<string, string>>) {
  const name = plain(typed)
  const alias = aliases[name]
  if (alias !== undefined) return alias
  const [best] = ids
    .map((id) => ({ id, far: plain(id) === name ? 0 : distance(plain(id), name) }))
    .sort((a, b) => a.far - b.far)
  return best && best.far <= SLIP ? best.id : undefined
}

/** A sentence, or nothing where nothing comes near. */
export function whatWasMeant(s: GreatWarState, facts: Facts): string | undefined {
  const typed = String(facts['id'])
  switch (facts['what']) {
    case 'nation': {
      const id = nearest(typed, NATIONS, ALIASES)
      if (id !== undefined) return `${SayNation(id)} is written “${id}”.`
      return SPACES.has(typed as never)
        ? `${SaySpace(typed)} is a space of the map, and no nation of this game.`
        : `Nations are ${listed(NATIONS.map(sayNation))}.`
    }
    case 'space': {
      const id = nearest(typed, [...SPACES.keys()], PLACES)
      return id && `${SaySpace(id)} is written “${id}”.`
    }
    case 'pool': {
      const id = nearest(typed, POOLS, ALIASES)
      return id ? `${capital(sayPool(id))} is written “${id}”.` : `Pools are ${listed(POOLS.map(sayPool))}.`
    }
    case 'unit': {
      const own = unitsOf(s, s.acting)
      return own.length > 0 ? `Units of ${sayNation(s.acting)} are ${range(own)}.` : undefined
    }
    default:
      return undefined
  }
}
/** "(u47) to (u64)": the first and the last of them. */
const range = (ids: readonly string[]) => (ids.length === 1 ? `(${ids[0]})` : `(${ids[0]}) to (${ids.at(-1)})`)
