/** Units in sentences: what they are, whose, and where they stand, as far as the teller knows. */
import { KINDS, type Kind, type NationId, type SpaceId, type UnitId } from '../great-war/ids'
import { sayGoods, sayNation, saySpace } from './great-war-names'
import { counted, listed } from './text'

/** What a unit is and where it stands; nothing for one that is gone. */
export interface UnitSeen {
  readonly kind: Kind
  readonly space: SpaceId
  readonly owner?: NationId
  /** Hits that it still takes (GW-4.6); one if the teller does not say. */
  readonly hitsLeft?: number
  /** How many units it carries, which go down with it (GW-12.12). */
  readonly aboard?: number
}
export type UnitLookup = (id: UnitId) => UnitSeen | undefined

const known = (ids: readonly UnitId[], look: UnitLookup) => ids.flatMap((id) => look(id) ?? [])
/** "3 infantry and 1 artillery", in the order of the unit table. */
export function sayUnits(ids: readonly UnitId[], look: UnitLookup): string {
  const found = known(ids, look)
  const parts = KINDS.map((kind) => [kind, found.filter((u) => u.kind === kind).length] as const)
  const said = listed(parts.filter(([, n]) => n > 0).map(([kind, n]) => sayGoods(kind, n)))
  return said === '' ? counted(ids.length, 'unit') : said
}

/** " from Germany": the one place in which they all stand. */
export function sayFrom(ids: readonly UnitId[], look: UnitLookup): string {
  const spaces = [...new Set(known(ids, look).map((u) => u.space))]
  return spaces.length === 0 ? '' : ` from ${listed(spaces.map(saySpace))}`
}

/** "2 infantry of France and 1 tank of Russia in Poland": by owner and place. */
export function sayForces(ids: readonly UnitId[], look: UnitLookup): string {
  const found = known(ids, look)
  if (found.length < ids.length) return sayUnits(ids, look)
  const parts = new Map<string, UnitId[]>()
  for (const id of ids) {
    const u = look(id)
    const key = `${u?.owner ?? ''} ${u?.space ?? ''}`
    parts.set(key, [...(parts.get(key) ?? []), id])
  }
  const spaces = new Set(found.map((u) => u.space))
  const said = [...parts.values()].map((part) => {
    const [first] = known(part, look)
    const whose = first?.owner === undefined ? '' : ` of ${sayNation(first.owner)}`
    return `${sayUnits(part, look)}${whose}${spaces.size > 1 ? ` in ${saySpace(first?.space)}` : ''}`
  })
  const [only] = spaces
  return `${listed(said)}${spaces.size === 1 ? ` in ${saySpace(only)}` : ''}`
}
