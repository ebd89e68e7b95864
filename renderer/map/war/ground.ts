/** What the still picture of The Great War shows, read off the view: whose land it is, its trenches, waters and treaties. */
import { warBorders, warSpaces } from '../../../shared/board'
import type { NationId, Position } from '../../../shared/great-war/ids'
import { NATIONS } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import type { ColourSet } from '../../../shared/schema/table'
import { OWN_NATION_COLOURS } from '../../theme/nations'
import type { Palette, PowerColours } from '../../theme/palette'
import { isColourSet } from '../../theme/powers'

/** A colour set, or paper, which every minor wears that has no master. */
export type WarSet = ColourSet | 'mn'
export type WarColours = Readonly<Record<NationId, WarSet>>

/** The table's own choice, else the nation's set, else its master's. */
export function warColours(view: GreatWarView, chosen: Readonly<Record<string, string>> = {}): WarColours {
  const own = (nation: NationId): WarSet | undefined => {
    const set = chosen[nation]
    return isColourSet(set) ? set : OWN_NATION_COLOURS[nation]
  }
  const entries = NATIONS.map((nation) => {
    const master = view.nations[nation].controller
    return [nation, own(nation) ?? (master ? own(master) : undefined) ?? 'mn'] as const
  })
  return Object.fromEntries(entries) as Record<NationId, WarSet> // built from NATIONS, so every one has its key
}

export function coloursIn(palette: Palette, set: WarSet): PowerColours {
  if (set !== 'mn') return palette.sets[set]
  return { solid: palette['mn-solid'], on: palette['mn-on'], tint: palette['mn-tint'], deep: palette['mn-deep'] }
}

export interface Land {
  readonly id: string
  /** Absent for a true neutral. */
  readonly owner?: NationId
  readonly set: WarSet
  /** Held by somebody who did not begin with it. */
  readonly occupied: boolean
}
export interface Ground {
  readonly lands: readonly Land[]
  readonly trenches: readonly { readonly space: string; readonly facing: string; readonly set: WarSet }[]
  /** Borders across which a treaty keeps the peace. */
  readonly truces: readonly (readonly [a: string, b: string])[]
  readonly convoys: readonly { readonly id: string; readonly set: WarSet; readonly raider?: WarSet }[]
  /** Guarded straits that the acting nation finds open. */
  readonly open: readonly string[]
  readonly capitals: readonly string[]
  /** Neutrals on the influence board, by their home. */
  readonly leaning: readonly { readonly space: string; readonly position: Position }[]
  /** American opinion, as long as America is out of the war. */
  readonly opinion?: number
  /** Serbia is part of Yugoslavia (GW-16.17). */
  readonly absorbed: boolean
}

const SERBIA = 'serbia'
const YUGOSLAVIA = 'yugoslavia'
/** Where American opinion is written. */
export const AMERICA = 'eastern-us'

export function groundOf(view: GreatWarView, colours: WarColours): Ground {
  const absorbed = view.spaces[SERBIA] === undefined
  const at = (id: string) => view.spaces[id === SERBIA && absorbed ? YUGOSLAVIA : id]
  const lands = warSpaces
    .filter((space) => space.kind === 'land')
    .map(({ id }): Land => {
      const owner = at(id)?.controller
      if (!owner) return { id, set: 'mn', occupied: false }
      const first = at(id)?.originalOwner
      return { id, owner, set: colours[owner], occupied: first !== null && first !== owner }
    })
  const ownerOf = new Map(lands.map((land) => [land.id, land.owner]))
  const truces = warBorders()
    .filter(({ kind, a, b }) => kind === 'land' && atPeaceByTreaty(view, ownerOf.get(a), ownerOf.get(b)))
    .map(({ a, b }) => [a, b] as const)
  const homeOf = (nation: NationId) =>
    Object.entries(view.spaces).find(([, space]) => space.capitalOf.includes(nation))?.[0]
  const opinion = view.nations['united-states'].bloc === null ? { opinion: view.usEntryLevel } : {}
  return {
    lands,
    trenches: lands.flatMap(({ id, set }) =>
      id === SERBIA && absorbed ? [] : (at(id)?.trenches ?? []).map((facing) => ({ space: id, facing, set })),
    ),
    truces,
    convoys: warSpaces.flatMap(({ id, convoyOf }) => {
      if (!convoyOf) return []
      const raider = view.raided.includes(id) ? view.raiders[id] : undefined
      return [{ id, set: colours[convoyOf], ...(raider ? { raider: colours[raider] } : {}) }]
    }),
    open: view.straitsOpen,
    capitals: lands.filter(({ id }) => (view.spaces[id]?.capitalOf.length ?? 0) > 0).map(({ id }) => id),
    leaning: (Object.entries(view.influence) as [NationId, Position][]).flatMap(([nation, position]) => {
      const space = homeOf(nation)
      return space && view.nations[nation].bloc === null ? [{ space, position }] : []
    }),
    ...opinion,
    absorbed,
  }
}
/** Between the signatories, and between the loser and the whole bloc that it made peace with. */
function atPeaceByTreaty(view: GreatWarView, a: NationId | undefined, b: NationId | undefined): boolean {
  if (!a || !b || a === b) return false
  return view.treaties.some((treaty) => {
    const bound = (n: NationId) => treaty.parties.includes(n) || (treaty.bloc && view.nations[n].bloc === treaty.bloc)
    const signed = treaty.parties.includes(a) || treaty.parties.includes(b)
    return treaty.state === 'in-force' && signed && bound(a) && bound(b)
  })
}

/** The same object as long as it says the same: the picture is painted anew only for what it shows. */
export function keepGround() {
  let kept: { readonly ground: Ground; readonly text: string } | undefined
  return (ground: Ground): Ground => {
    const text = JSON.stringify(ground)
    if (kept?.text !== text) kept = { ground, text }
    return kept.ground
  }
}
