/** Marking and removing losses in a battle (GW-4.6, 13.4, 13.11, 13.25, 13.27). */
import type { Battle } from '../../../../shared/great-war/battle'
import type { UnitId } from '../../../../shared/great-war/ids'
import { cargoOf, sortedUnits, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import { cheapest, forcedCasualties, voiceOf, type Side } from '../rules/battle-losses'
import { hitsLeft } from '../rules/strength'

const NO_HITS = { limited: 0, onAny: 0 } as const

/** The side's losses are marked; marked units still fire where the clauses let them. */
export function mark(t: Telling, b: Battle, side: Side, units: readonly UnitId[]): Battle {
  if (units.length > 0) t.tell({ type: 'casualtiesMarked', battle: b.battle, side, units: [...units] })
  return { ...b, hits: NO_HITS, marked: { ...b.marked, [side]: [...b.marked[side], ...units] } }
}

/** Marks what nobody has to be asked about; undefined when a seat has to choose. */
export function markWithoutAsking(t: Telling, b: Battle, side: Side): Battle | undefined {
  if (b.kind === 'mexico' && side === 'defenders') {
    const hits = Math.min(b.hits.limited + b.hits.onAny, b.mexicans - b.mexicansMarked)
    return { ...b, hits: NO_HITS, mexicansMarked: b.mexicansMarked + hits }
  }
  const seated = voiceOf(t.state, b, side) !== undefined
  const units = seated ? forcedCasualties(t.state, b, side) : cheapest(t.state, b, side)
  return units && mark(t, b, side, units)
}

function lostOf(s: GreatWarState, marked: readonly UnitId[]): { lost: UnitId[]; damaged: UnitId[] } {
  const ids = sortedUnits(new Set(marked))
  const hits = (id: UnitId) => marked.filter((x) => x === id).length
  return {
    lost: ids.filter((id) => hits(id) >= hitsLeft(s, id)),
    damaged: ids.filter((id) => hits(id) < hitsLeft(s, id)),
  }
}

/** Marked units leave the board, ships with what they carry; dreadnoughts hit once stay, damaged. */
export function removeMarked(t: Telling, b: Battle): Battle {
  const { lost, damaged } = lostOf(t.state, [...b.marked.attackers, ...b.marked.defenders])
  const aboard = lost.flatMap((id) => cargoOf(t.state, id))
  if (damaged.length > 0) t.tell({ type: 'dreadnoughtsDamaged', units: damaged })
  if (lost.length > 0) t.tell({ type: 'unitsRemoved', units: lost, why: 'battle' })
  if (aboard.length > 0) t.tell({ type: 'unitsRemoved', units: aboard, why: 'withShip' })
  if (b.mexicansMarked > 0) t.tell({ type: 'mexicansSet', count: b.mexicans - b.mexicansMarked })
  const stays = (id: UnitId) => !lost.includes(id)
  return {
    ...b,
    attackers: b.attackers.filter(stays),
    defenders: b.defenders.filter(stays),
    landed: b.landed.filter(stays),
    bombers: b.bombers.filter(stays),
    mexicans: b.mexicans - b.mexicansMarked,
    mexicansMarked: 0,
    marked: { attackers: [], defenders: [] },
  }
}
