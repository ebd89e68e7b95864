/**
 * Bombing raids (GW-13.20 to 13.22): interceptors are named before the first die, then the air combat, then the bombs. Each of
 * the two throws is one `rollBombingRaid` (see RULINGS.md).
 */
import type { Battle } from '../../../../shared/great-war/battle'
import type { Said } from '../../../../shared/great-war/commands'
import type { SpaceId } from '../../../../shared/great-war/ids'
import { accept, throwDice } from '../../core/ruling'
import { raidAt } from '../battle/begin'
import { endBattle } from '../battle/end'
import { advance } from '../battle/steps'
import { no, type GreatWarDecision, type GreatWarRuling } from '../refusal'
import { sortedUnits, unit, type GreatWarState } from '../state'
import { Telling } from '../telling'
import { shotsNow } from '../rules/battle-dice'
import { openBattles, outOfOrder } from '../rules/battle-list'
import { fightersAgainst, interceptorsAsked } from '../rules/raids'
import { controllerOf, ipcOf } from '../rules/spaces'
import { sameSeat } from '../rules/who'
import { thrown } from './battles'

export function chooseInterceptors(s: GreatWarState, c: Said<'chooseInterceptors'>): GreatWarDecision {
  const nations = interceptorsAsked(s, c.space).filter((n) => sameSeat(s, n, c.by))
  if (nations.length === 0) return no('GW-13.23', 'noBattle', { battle: c.space })
  const may = fightersAgainst(s, c.space).filter((id) => nations.includes(unit(s, id).owner))
  const wrong = c.units.find((id) => !may.includes(id))
  if (wrong) return no('GW-13.21', 'badUnits', { unit: wrong })
  return accept({ type: 'interceptorsChosen', space: c.space, nations, units: sortedUnits(c.units) })
}

/** What the bombs cost: capped by the space's value over the turn and by the treasury (GW-13.20). */
export function bombDamage(s: GreatWarState, space: SpaceId, rolled: number): number {
  const controller = controllerOf(s, space)
  const treasury = controller === undefined ? 0 : s.nations[controller].treasury
  return Math.max(0, Math.min(rolled, ipcOf(s, space) - (s.turn.bombed[space] ?? 0), treasury))
}

function* dropBombs(t: Telling, b: Battle): GreatWarRuling {
  const faces = yield* throwDice(b.bombers.length, 'GW-13.20')
  const owner = controllerOf(t.state, b.space)
  const ipc = bombDamage(
    t.state,
    b.space,
    faces.reduce<number>((sum, face) => sum + face, 0),
  )
  if (owner) {
    t.tell({ type: 'bombsDropped', space: b.space, nation: owner, faces: [...faces], ipc })
    if (ipc > 0) t.tell({ type: 'ipcPaid', from: owner, to: 'bank', ipc, why: 'bombing' })
  }
  endBattle(t, b, 'raided')
  return accept(...t.events)
}

function* fightInTheAir(t: Telling, b: Battle): GreatWarRuling {
  const shots = shotsNow(t.state, b)
  const throws = thrown(shots, yield* throwDice(shots.length, 'GW-13.21'))
  const of = (what: 'escort' | 'interceptor') => throws.filter((x) => x.for === what)
  const hits = (list: typeof throws) => list.filter((x) => x.face <= x.needs).length
  const [ours, theirs] = [of('escort'), of('interceptor')]
  const common = { type: 'battleDiceThrown', battle: b.battle, step: 'airCombat' } as const
  if (ours.length > 0) t.tell({ ...common, side: 'attackers', throws: ours, hits: hits(ours) })
  t.tell({ ...common, side: 'defenders', throws: theirs, hits: hits(theirs) })
  advance(t, { ...b, step: 'defenderMarks', hits: { limited: 0, onAny: hits(ours) }, owed: hits(theirs) })
  return accept(...t.events)
}

export function* rollBombingRaid(s: GreatWarState, c: Said<'rollBombingRaid'>): GreatWarRuling {
  const t = new Telling(s)
  const under = s.turn.battle
  if (under && (under.kind !== 'raid' || under.space !== c.space))
    return no('GW-13.23', 'noBattle', { battle: c.space })
  const listed = openBattles(s).find((x) => x.class === 'raid' && x.battle === c.space)
  if (!under && (!listed || outOfOrder(s, listed))) return no('GW-13.23', 'noBattle', { battle: c.space })
  if (!under && interceptorsAsked(s, c.space).length > 0)
    return no('GW-13.27', 'wrongStep', { battle: c.space, step: 'interceptors' })
  const b = under ?? raidAt(s, c.space)
  if (!under) t.tell({ type: 'battleBegun', battle: b })
  switch (b.step) {
    case 'airCombat':
      return yield* fightInTheAir(t, b)
    case 'bombs':
      return yield* dropBombs(t, b)
    default:
      return no('GW-13.27', 'wrongStep', { battle: c.space, step: b.step })
  }
}
