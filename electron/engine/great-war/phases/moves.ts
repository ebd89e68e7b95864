/**
 * Moving, loading, unloading, raids and attacks on neutrals (GW-12, 14.1, 18.15, 18.16; 13.20). Empty hostile land is taken as
 * it is entered; what is defended waits for the battle list.
 */
import type { Said } from '../../../../shared/great-war/commands'
import { isLandKind, type NationId, type SpaceId } from '../../../../shared/great-war/ids'
import { accept } from '../../core/ruling'
import { isLand } from '../board'
import { openWars } from '../battle/begin'
import { capture } from '../consequences/control'
import { settle } from '../consequences/settle'
import type { GreatWarDecision } from '../refusal'
import { sortedUnits, unit, type GreatWarState } from '../state'
import { Telling } from '../telling'
import { judgeNeutralAttack } from '../rules/neutrals'
import { defendersOf, hostileWarships, landEntry } from '../rules/entry'
import { judgeMove, movePhase, trackOf } from '../rules/moves'
import { scoreEvent } from '../rules/opinion'
import { judgeRaid, raidPath, raidTrack } from '../rules/raids'
import { controllerOf } from '../rules/spaces'
import { judgeLoad, judgeUnload, loadTracks, unloadTracks } from '../rules/transport'

/** GW-12.4, 17.19: the space is taken if nobody defends it; entering Bolshevik land begins the war either way. */
function enter(t: Telling, by: NationId, space: SpaceId): void {
  const c = controllerOf(t.state, space)
  if (c === undefined || landEntry(t.state, by, space, movePhase(t.state)) !== 'hostile') return
  openWars(t, by, [c])
  if (defendersOf(t.state, by, space).length === 0) capture(t, space, by, 'entered')
}

export function moveUnits(s: GreatWarState, c: Said<'moveUnits'>): GreatWarDecision {
  const bar = judgeMove(s, c.by, c.units, c.path)
  if (bar) return bar
  const t = new Telling(s)
  const units = sortedUnits(c.units)
  const tracks = Object.fromEntries(units.map((id) => [id, trackOf(s, id, c.path)]))
  t.tell({ type: 'unitsMoved', units, path: [...c.path], tracks })
  if (units.some((id) => isLandKind(unit(s, id).kind)))
    for (const space of c.path) if (isLand(space)) enter(t, c.by, space)
  settle(t)
  return accept(...t.events)
}

export function loadTransport(s: GreatWarState, c: Said<'loadTransport'>): GreatWarDecision {
  const bar = judgeLoad(s, c.by, c.transport, c.units)
  if (bar) return bar
  const t = new Telling(s)
  const units = sortedUnits(c.units)
  t.tell({ type: 'unitsLoaded', transport: c.transport, units, tracks: loadTracks(s, c.transport, units) })
  settle(t)
  return accept(...t.events)
}

/** GW-12.12: at once on a coast that nobody defends, unless the sea has to be won first (GW-13.18), be the coast a friend's. */
export function unloadTransport(s: GreatWarState, c: Said<'unloadTransport'>): GreatWarDecision {
  const bar = judgeUnload(s, c.by, c.transport, c.units, c.space)
  if (bar) return bar
  const t = new Telling(s)
  const units = sortedUnits(c.units)
  const tracks = unloadTracks(s, c.transport, units, c.space)
  const told = { transport: c.transport, units, space: c.space, tracks }
  const fights = landEntry(s, c.by, c.space, movePhase(s)) === 'hostile'
  const guarded = hostileWarships(s, c.by, unit(s, c.transport).space).length > 0
  if (guarded || (fights && defendersOf(s, c.by, c.space).length > 0)) {
    t.tell({ type: 'landingDeclared', ...told })
    const owner = controllerOf(s, c.space)
    if (fights && owner) openWars(t, c.by, [owner])
  } else {
    t.tell({ type: 'unitsUnloaded', ...told })
    if (fights) enter(t, c.by, c.space)
  }
  settle(t)
  return accept(...t.events)
}

export function declareBombingRaid(s: GreatWarState, c: Said<'declareBombingRaid'>): GreatWarDecision {
  const bar = judgeRaid(s, c.by, c.bombers, c.escorts, c.space)
  if (bar) return bar
  const t = new Telling(s)
  const all = sortedUnits([...c.bombers, ...c.escorts])
  const tracks = Object.fromEntries(all.map((id) => [id, raidTrack(s, id, raidPath(s, id, c.space) ?? [])]))
  const owner = controllerOf(s, c.space)
  if (owner) openWars(t, c.by, [owner])
  t.tell({
    type: 'raidDeclared',
    bombers: sortedUnits(c.bombers),
    escorts: sortedUnits(c.escorts),
    space: c.space,
    tracks,
  })
  settle(t)
  return accept(...t.events)
}

export function declareAttackOnNeutral(s: GreatWarState, c: Said<'declareAttackOnNeutral'>): GreatWarDecision {
  const bar = judgeNeutralAttack(s, c.by, c.nation)
  if (bar) return bar
  const t = new Telling(s)
  t.tell({ type: 'neutralAttacked', by: c.by, nation: c.nation })
  t.tell({ type: 'warBegun', nations: [c.by, c.nation] })
  if (c.nation in s.markers) t.tell({ type: 'markerTakenOff', nation: c.nation }) // GW-9.9
  scoreEvent(t, s.nations[c.by].bloc === 'central' ? 'E1' : 'E2') // GW-18.16
  settle(t)
  return accept(...t.events)
}
