/**
 * A space changes hands in war (GW-6.4, 6.7, 12.4, 15.8, 16.17 to 16.19, 17.22, 18.5, 20.30 to 20.33). What follows for whole
 * nations (conquest, trust, absorption, victory) is settled afterwards, whatever changed the space.
 */
import { isMinor, type NationId, type SpaceId } from '../../../../shared/great-war/ids'
import type { Told } from '../../../../shared/great-war/events'
import { SERBIA } from '../board'
import { territory, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import { controllerOf, hasCapital, isCapitalOf, originalOwner } from '../rules/spaces'
import { friendly, isBelligerent } from '../rules/who'
import { joinBloc } from './joining'

type How = Told<'controlChanged'>['how']

/** The space passes, and the record notes whose capital that was (GW-20.24: the one lost last counts). */
export function passTo(t: Telling, space: SpaceId, to: NationId, how: How): void {
  const from = controllerOf(t.state, space)
  if (from === undefined || from === to) return
  t.tell({ type: 'controlChanged', space, from, to, how })
  if (isCapitalOf(from, space)) t.tell({ type: 'capitalCaptured', nation: from, space, by: to })
}

/** A neutral that was conquered before it joined anybody, and whose capital the other bloc now takes (GW-20.33). */
function freedNeutral(s: GreatWarState, space: SpaceId, by: NationId): NationId | undefined {
  const owner = originalOwner(s, space)
  if (owner === undefined || owner === by || !isCapitalOf(owner, space)) return undefined
  const n = s.nations[owner]
  if (n.status !== 'conquered' || n.bloc !== null) return undefined
  const holder = territory(s, space).controller
  return s.nations[by].bloc !== null && s.nations[holder].bloc !== s.nations[by].bloc ? owner : undefined
}

/** Who controls the space once `by` has taken it. */
export function heirOf(s: GreatWarState, space: SpaceId, by: NationId): NationId {
  if (space === SERBIA) return by // GW-16.19: never liberated
  const owner = originalOwner(s, space)
  if (owner === undefined || owner === by) return by
  if (territory(s, space).controller === 'bolsheviks' && owner === 'russia' && friendly(s, by, 'russia'))
    return 'russia' // GW-17.22
  if (isMinor(owner)) {
    const { controller } = s.nations[owner]
    const returns = controller !== undefined && friendly(s, by, controller) && isBelligerent(s, controller)
    return returns ? controller : by // GW-18.5
  }
  if (!friendly(s, by, owner)) return by
  return isCapitalOf(owner, space) || hasCapital(s, owner) ? owner : by // GW-20.30
}

/** Its own space again, or a friend's that it holds in trust (GW-20.30); Serbia is never liberated (GW-20.32). */
function isLiberation(s: GreatWarState, space: SpaceId, by: NationId): boolean {
  const owner = originalOwner(s, space)
  return owner !== undefined && space !== SERBIA && friendly(s, by, owner)
}

function plunder(t: Telling, loser: NationId, by: NationId): void {
  const s = t.state
  if (loser === 'serbia' || isMinor(loser) || hasCapital(s, loser)) return // GW-6.4, 16.9
  const ipc = s.nations[loser].treasury
  if (ipc > 0) t.tell({ type: 'ipcPaid', from: loser, to: by, ipc, why: 'plunder' })
}

/** `by` takes a hostile space, after a battle or by walking in. */
export function capture(t: Telling, space: SpaceId, by: NationId, how: 'entered' | 'battle'): void {
  const before = t.state
  const loser = territory(before, space).controller
  const freed = freedNeutral(before, space, by)
  const heir = freed !== undefined && !isMinor(freed) ? freed : heirOf(before, space, by)
  const freely = how === 'entered' && (heir !== by || freed !== undefined || isLiberation(before, space, by))
  const { trenches } = territory(before, space)
  if (trenches.length > 0 && !freely) t.tell({ type: 'trenchesDestroyed', space, facings: [...trenches] }) // GW-15.8

  passTo(t, space, heir, heir === by ? how : 'liberated')
  if (isCapitalOf(loser, space)) plunder(t, loser, by)
  const bloc = t.state.nations[by].bloc
  if (freed !== undefined && bloc !== null) joinBloc(t, freed, bloc, 'liberated', by)
}
