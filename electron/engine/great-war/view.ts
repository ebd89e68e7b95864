/** The position as anybody may see it: everything that can be counted, counted. */
import type { NationId, SpaceId } from '../../../shared/great-war/ids'
import { NATIONS } from '../../../shared/great-war/ids'
import type { GreatWarView, NationView, SpaceView, UnitView } from '../../../shared/great-war/view'
import { SPACES } from './board'
import { nationData } from './data'
import { mayStillMove, plannedMoves } from './planned-moves'
import { shotsNow } from './rules/battle-dice'
import { foughtKey } from './rules/battle-list'
import { conquerorOf } from './rules/conquest'
import { blockadeStands } from './rules/convoys'
import { draftLeft, nationalPools } from './rules/manpower'
import { pendingChoices } from './rules/pending'
import { waitingFor } from './rules/treaties'
import { capitalsOf, hasCapital, incomeOf, ipcOf, originalOwner, productionOf } from './rules/spaces'
import { atWar, playerOf } from './rules/who'
import { unit, unitsIn, type GreatWarState } from './state'

function unitsAt(s: GreatWarState, space: SpaceId): UnitView[] {
  return unitsIn(s, space).map((id) => {
    const u = unit(s, id)
    const t = s.turn.tracks[id]
    return {
      id,
      kind: u.kind,
      owner: u.owner,
      ...(u.damaged ? { damaged: true as const } : {}),
      ...(u.submerged ? { submerged: true as const } : {}),
      ...(u.cargoOf ? { cargoOf: u.cargoOf } : {}),
      ...(t && (t.spent > 0 || t.done) ? { moved: true as const } : {}),
      ...(u.strayIn === undefined ? {} : { stray: true as const }),
      ...(mayStillMove(s, id) ? { movable: true as const } : {}),
    }
  })
}

function spaceView(s: GreatWarState, space: SpaceId, name: string, terrain: 'land' | 'sea'): SpaceView {
  const t = s.territories[space]
  return {
    name,
    terrain,
    controller: t?.controller ?? null,
    originalOwner: t ? (originalOwner(s, space) ?? null) : null,
    ipc: ipcOf(s, space),
    capitalOf: NATIONS.filter((n) => n !== 'bolsheviks' && capitalsOf(n).includes(space)),
    complex: t?.complex ?? false,
    trenches: t?.trenches ?? [],
    units: unitsAt(s, space),
  }
}

function nationView(s: GreatWarState, n: NationId): NationView {
  const x = s.nations[n]
  return {
    name: nationData(n).name,
    bloc: x.bloc,
    status: x.status,
    player: playerOf(s, n) ?? null,
    controller: x.controller ?? null,
    conqueror: x.status === 'conquered' ? (conquerorOf(s, n) ?? null) : null,
    treasury: x.treasury,
    income: incomeOf(s, n),
    production: productionOf(s, n),
    technologies: x.technologies,
    manpower: Object.fromEntries(nationalPools(n).map((p) => [p, s.pools[p]])),
    waiting: x.waiting.map((i) => ({ kind: i.kind, count: i.count, ...(i.pool ? { pool: i.pool } : {}) })),
    capitalHeld: hasCapital(s, n),
    brokeSurrender: x.brokeSurrender,
    atWarWith: NATIONS.filter((other) => atWar(s, n, other)),
  }
}

export function view(s: GreatWarState): GreatWarView {
  const draft = draftLeft(s, 'united-states')
  const { battle } = s.turn
  return {
    game: 'great-war',
    round: s.round,
    acting: s.acting,
    phase: s.phase,
    orderOfPlay: s.order,
    nations: Object.fromEntries(NATIONS.map((n) => [n, nationView(s, n)])) as GreatWarView['nations'],
    spaces: Object.fromEntries(
      [...SPACES]
        .filter(([id]) => !(id === 'serbia' && s.serbia === 'absorbed'))
        .map(([id, x]) => [id, spaceView(s, id, x.name, x.terrain)]),
    ),
    raided: Object.keys(s.raided).sort(),
    raiders: Object.fromEntries(Object.entries(s.raided).map(([space, { by }]) => [space, by])),
    moves: plannedMoves(s),
    influence: s.markers,
    usEntryLevel: s.opinion,
    doctrine: s.doctrine,
    treaties: s.treaties,
    offers: s.offers.map((o) => ({ ...o, waitsFor: [...waitingFor(s, o)] })),
    pending: pendingChoices(s),
    battles: s.turn.battles.map((b) => ({ ...b, fought: s.turn.fought.includes(foughtKey(b)) })),
    ...(battle ? { battle: { ...battle, shots: shotsNow(s, battle) } } : {}),
    straitsOpen: s.turn.straits,
    blockade: s.round > 0 && blockadeStands(s),
    unitedStates: {
      income: incomeOf(s, 'united-states'),
      draftLeft: Number.isFinite(draft) ? draft : null,
      volunteersSent: s.us.volunteers,
      limitedWar: s.us.war?.target ?? null,
      congressFrom: s.us.congressFrom,
      mexicans: s.us.mexicans,
    },
    windows: s.windows,
    revolution: s.revolution?.round ?? null,
    serbia: s.serbia,
    players: s.seats.map((x) => ({ name: x.player, nations: x.nations })),
    ...(s.scenario ? { scenario: s.scenario } : {}),
    ...(s.result ? { result: s.result } : {}),
  }
}
