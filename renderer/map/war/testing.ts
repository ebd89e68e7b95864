/** A small table for the tests and the bench of this map: a few spaces as the view gives them, the rest empty. */
import { warSpaces } from '../../../shared/board'
import type { Kind, NationId } from '../../../shared/great-war/ids'
import { NATIONS } from '../../../shared/great-war/ids'
import type { GreatWarView, NationView, SpaceView, UnitView } from '../../../shared/great-war/view'
import { saySpace } from '../../../shared/wording/great-war-names'

const nation = (id: NationId): NationView => ({
  name: id,
  bloc: id === 'germany' || id === 'austria-hungary' ? 'central' : id === 'france' ? 'allied' : null,
  status: 'belligerent',
  player: null,
  controller: null,
  conqueror: null,
  treasury: 0,
  income: 0,
  production: 0,
  technologies: [],
  manpower: {},
  waiting: [],
  capitalHeld: true,
  brokeSurrender: false,
  atWarWith: [],
})

const HELD: Readonly<Record<string, NationId>> = {
  germany: 'germany',
  poland: 'germany',
  france: 'france',
  'eastern-france': 'france',
  'united-kingdom': 'great-britain',
  denmark: 'denmark',
  bulgaria: 'bulgaria',
  serbia: 'serbia',
  yugoslavia: 'austria-hungary',
}
const empty = (id: string, terrain: 'land' | 'sea'): SpaceView => ({
  name: saySpace(id),
  terrain,
  controller: HELD[id] ?? null,
  originalOwner: id === 'poland' ? 'russia' : (HELD[id] ?? null),
  ipc: id === 'germany' ? 12 : 0,
  capitalOf: id === 'germany' || id === 'france' || id === 'denmark' ? [id] : [],
  complex: id === 'germany',
  trenches: id === 'eastern-france' ? ['germany'] : [],
  units: [],
})

/** `units` by space; ids count up from u1. */
export function warView(
  units: Readonly<Record<string, readonly Partial<UnitView>[]>> = {},
  more: Partial<GreatWarView> = {},
): GreatWarView {
  let next = 1
  const spaces = warSpaces.map(({ id, kind }) => {
    const standing = (units[id] ?? []).map((u): UnitView => ({
      id: `u${next++}`,
      kind: 'infantry',
      owner: 'germany',
      ...u,
    }))
    return [id, { ...empty(id, kind), units: standing }] as const
  })
  return {
    game: 'great-war',
    round: 3,
    acting: 'germany',
    phase: 'combat-move',
    orderOfPlay: ['germany'],
    nations: Object.fromEntries(NATIONS.map((n) => [n, nation(n)])) as GreatWarView['nations'],
    spaces: Object.fromEntries(spaces),
    raided: [],
    raiders: {},
    moves: [],
    influence: { denmark: 0, bulgaria: -1 },
    usEntryLevel: 2,
    doctrine: 'restricted',
    treaties: [],
    offers: [],
    pending: [],
    battles: [],
    straitsOpen: ['danish'],
    blockade: false,
    unitedStates: { income: 8, draftLeft: null, volunteersSent: 0, limitedWar: null, congressFrom: 1, mexicans: 0 },
    windows: {},
    revolution: null,
    serbia: 'stands',
    players: [],
    ...more,
  }
}

const MIXED: readonly Kind[] = ['infantry', 'infantry', 'artillery', 'fighter', 'tank']
/** Three hundred counters, each space with its own mixture: what the bench pans and zooms. */
export const crowded = (count: number): GreatWarView => {
  const open = warSpaces.filter(({ label }) => !label.outside)
  const units: Record<string, Partial<UnitView>[]> = {}
  const owners: readonly NationId[] = ['germany', 'france', 'great-britain', 'austria-hungary', 'russia', 'italy']
  for (let i = 0; i < count; i++) {
    const space = open[i % open.length]
    if (!space) continue
    const kind = space.kind === 'sea' ? 'dreadnought' : (MIXED[i % MIXED.length] ?? 'infantry')
    const owner = owners[(i * 7) % owners.length] ?? 'germany'
    units[space.id] = [...(units[space.id] ?? []), { kind, owner }]
  }
  return warView(units)
}
