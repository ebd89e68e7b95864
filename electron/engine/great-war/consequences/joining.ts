/**
 * A nation joins a bloc (GW-2.6, 2.11, 2.12, 9.8, 16.25, 18.2 to 18.8, 18.11, 18.12, 20.33): units, spaces, slot, seat,
 * windows, opinion. Wars need no telling: they follow from the blocs.
 */
import type { Told } from '../../../../shared/great-war/events'
import { GREAT_POWERS, isMinor, type Bloc, type NationId } from '../../../../shared/great-war/ids'
import { ORDER } from '../data'
import { figures } from '../figures'
import { allUnits, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import { scoreEvent } from '../rules/opinion'
import { controlledBy, productionOf } from '../rules/spaces'
import { isBelligerent, placeInOrder, playerOf } from '../rules/who'

export type Joining = Told<'nationJoined'>['how']

/** The order of play with a new slot after `recruiter`, behind earlier recruits of the same nation (GW-2.11, 2.12). */
function orderWith(s: GreatWarState, nation: NationId, recruiter: NationId): NationId[] {
  const printed = ORDER
  let at = s.order.indexOf(recruiter) + 1
  while (at < s.order.length && !printed.some((n) => n === s.order[at])) at++
  return [...s.order.slice(0, at), nation, ...s.order.slice(at)]
}

function openWindows(t: Telling, nation: NationId, bloc: Bloc): void {
  const s = t.state
  if (bloc !== 'central') return
  if (nation === 'ottoman-empire') {
    // GW-18.7: this round's Diplomacy phase, if Turkey still has it, else the next one
    const gone = placeInOrder(s, s.acting) > placeInOrder(s, nation) || (s.acting === nation && s.phase !== 'diplomacy')
    t.tell({ type: 'windowOpened', window: 'turkishSupport', round: gone ? s.round + 1 : s.round })
  }
  if (nation === 'bulgaria') t.tell({ type: 'windowOpened', window: 'bulgarianNeighbor', round: s.round + 1 }) // GW-18.8
}

function score(t: Telling, nation: NationId, bloc: Bloc, how: Joining): void {
  // GW-19.9, 18.7, 18.8, 20.33; GW-22.7: a correction says what is, and opinion is a figure of its own
  if (nation === 'united-states' || how === 'fee' || how === 'liberated' || how === 'corrected') return
  if (nation === 'ottoman-empire' && bloc === 'central')
    scoreEvent(t, 'E5') // GW-16.25: instead of E6
  else scoreEvent(t, bloc === 'central' ? 'E6' : 'E7')
}

/** `by`: who brought it in and controls it, or whose slot and seat Italy follows. */
export function joinBloc(t: Telling, nation: NationId, bloc: Bloc, how: Joining, by: NationId): void {
  const minor = isMinor(nation)
  t.tell({ type: 'nationJoined', nation, bloc, how, ...(minor ? { controller: by } : {}) })
  const end = bloc === 'allied' ? 2 : -2
  if (nation in t.state.markers && t.state.markers[nation] !== end)
    t.tell({ type: 'markerMoved', nation, position: end })

  if (minor) {
    const units = allUnits(t.state).filter((id) => t.state.units[id]?.owner === nation)
    if (units.length > 0) t.tell({ type: 'unitsChangedSides', units, nation: by, why: 'joined' }) // GW-18.3
    for (const space of controlledBy(t.state, nation))
      t.tell({ type: 'controlChanged', space, from: nation, to: by, how: 'joined' })
  }
  if (nation === 'italy') {
    const owed = figures(t.state).setup.italyOnJoining.value
    if (how !== 'corrected') t.tell({ type: 'ipcPaid', from: 'bank', to: 'italy', ipc: owed, why: 'joining' }) // GW-5.4
    t.tell({ type: 'orderChanged', order: orderWith(t.state, 'italy', by) })
    const player = playerOf(t.state, by)
    if (player !== undefined) t.tell({ type: 'seatGiven', nation: 'italy', player }) // GW-2.15
  }
  for (const war of t.state.wars) {
    // From now on the blocs decide it; an older war of its own must not outlive a surrender.
    const [a, b] = war.split('|') as [NationId, NationId]
    if (a === nation || b === nation) t.tell({ type: 'warEnded', nations: [a, b] })
  }
  if (nation === 'united-states') seatAmerica(t, bloc)
  if (how !== 'corrected') openWindows(t, nation, bloc)
  score(t, nation, bloc, how)
}

/** GW-2.14: without a holder it is run by the seat of the bloc's great power that produces least. */
function seatAmerica(t: Telling, bloc: Bloc): void {
  const s = t.state
  if (playerOf(s, 'united-states') !== undefined) return
  const powers = GREAT_POWERS.filter((n) => s.nations[n].bloc === bloc && isBelligerent(s, n))
  const [weakest] = [...powers].sort(
    (a, b) => productionOf(s, a) - productionOf(s, b) || placeInOrder(s, a) - placeInOrder(s, b),
  )
  const player = weakest && playerOf(s, weakest)
  if (player) t.tell({ type: 'seatGiven', nation: 'united-states', player })
}

/** GW-19.8, 19.9: by its own choice, the automaton's included. */
export const enterWar = (t: Telling, bloc: Bloc): void => joinBloc(t, 'united-states', bloc, 'choice', 'united-states')
