/** Legal commands as a player would say them, those that differ in one place only told together. */
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import type { UnitId } from '../../../shared/great-war/ids'
import { sayCommand, type UnitLookup } from '../../../shared/wording/great-war-commands'
import { sayWhose } from '../../../shared/wording/great-war-names'
import { capital, listed } from '../../../shared/wording/text'
import { atMost } from './legal/ranges'
import type { GreatWarChoice } from './legal'
import { hitsLeft } from './rules/strength'
import { cargoOf, type GreatWarState } from './state'

/** More would not be read: of deeds, and of places in one of them. */
const MOST_DEEDS = 9
const MOST_PLACES = 12

const unitsOf = (c: GreatWarCommand): readonly UnitId[] =>
  'units' in c && Array.isArray(c.units) ? (c.units as unknown[]).filter((x): x is UnitId => typeof x === 'string') : []

/** Gifted ships that part; each may go where both may. */
const divides = (c: GreatWarCommand): boolean =>
  c.type === 'placeGiftedShips' && new Set(c.placements.map((p) => p.space)).size > 1

/** Of the choices of that very type those for the same units, if there are any. */
export function ofItsKind(asked: GreatWarCommand, choices: readonly GreatWarChoice[]): readonly GreatWarChoice[] {
  const same = choices.filter((x) => x.command.type === asked.type && !divides(x.command))
  const [about] = unitsOf(asked)
  const mine = about === undefined ? [] : same.filter((x) => unitsOf(x.command).includes(about))
  return mine.length > 0 ? mine : same
}

/** "Retreat to" and "Poland": where a deed ends in a place, the deed and the place. */
const PLACED = /^(.* (?:to|in|on|facing|of)) ([^,]+)$/
/** One more would take no more room than its number. */
const cut = (list: readonly string[], most: number): string[] =>
  list.length <= most + 1 ? [...list] : [...list.slice(0, most), `${list.length - most} more`]

/** A count is said at its greatest, years of peace at their least. */
function deedOf(choice: GreatWarChoice, look: UnitLookup): { readonly said: string; readonly also: string } {
  const { range } = choice
  if (range === undefined || range.min === range.max) return { said: sayCommand(choice.command, look), also: '' }
  if (range.field === 'rounds') return { said: sayCommand(choice.command, look), also: ' (or more)' }
  return { said: sayCommand(atMost(choice), look), also: ' (or fewer)' }
}

/** Units as they stand on the board, with the hits that they still take. */
export const seenIn =
  (s: GreatWarState): UnitLookup =>
  (id) => {
    const u = s.units[id]
    return u && { ...u, hitsLeft: hitsLeft(s, id), aboard: cargoOf(s, id).length }
  }

/** At most a handful of deeds, in words. */
export const sayDeeds = (s: GreatWarState, choices: readonly GreatWarChoice[]): string =>
  cut(deedsOf(s, choices), MOST_DEEDS).join('; ')

/** One deed of every kind that is open, and how many there are besides. */
export function sayKinds(s: GreatWarState, choices: readonly GreatWarChoice[]): string {
  const types = [...new Set(choices.map((x) => x.command.type))]
  const kinds = types.flatMap((type) => {
    const [first, ...others] = deedsOf(
      s,
      choices.filter((x) => x.command.type === type),
    )
    if (first === undefined) return []
    return [others.length < 2 ? [first, ...others].join('; ') : `${first} (and ${others.length} more of the kind)`]
  })
  return kinds.join('; ')
}

function deedsOf(s: GreatWarState, choices: readonly GreatWarChoice[]): string[] {
  const groups = new Map<string, { readonly deed: string; readonly also: string; readonly places: string[] }>()
  for (const choice of choices) {
    const { said, also } = deedOf(choice, seenIn(s))
    const [, deed = said, place] = PLACED.exec(said) ?? []
    const group = groups.get(deed + also) ?? { deed, also, places: [] }
    if (place !== undefined && !group.places.includes(place)) group.places.push(place)
    groups.set(deed + also, group)
  }
  return [...groups.values()].map(({ deed, also, places }) =>
    places.length === 0 ? deed + also : `${deed} ${listed(cut(places, MOST_PLACES), 'or')}${also}`,
  )
}

/** Who has to say what, while somebody is asked. */
export function sayDue(s: GreatWarState, choices: readonly GreatWarChoice[]): string {
  const speakers = new Map<string, GreatWarChoice[]>()
  for (const x of choices) {
    const by = 'by' in x.command ? x.command.by : undefined
    if (by !== undefined) speakers.set(by, [...(speakers.get(by) ?? []), x])
  }
  return [...speakers].map(([by, list]) => `${capital(sayWhose(by))} choice: ${sayDeeds(s, list)}.`).join(' ')
}
