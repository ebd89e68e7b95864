/** GW-22.7: the referee's correction, in all its forms: one figure, nothing else; then what follows as after any change. */
import type { Battle } from '../../../../shared/great-war/battle'
import type { ClauseId } from '../../../../shared/ids'
import type { Said } from '../../../../shared/great-war/commands'
import type { Told } from '../../../../shared/great-war/events'
import {
  BLOCS,
  isAirKind,
  isGreatPower,
  isLandKind,
  isMinor,
  TECHNOLOGIES,
  type Bloc,
  type NationId,
  type Position,
  type Technology,
  type UnitId,
} from '../../../../shared/great-war/ids'
import { accept } from '../../core/ruling'
import { breakOff, strikeOff } from '../battle/break-off'
import { advance } from '../battle/steps'
import { joinBloc } from '../consequences/joining'
import { settle } from '../consequences/settle'
import { isLand, isSea } from '../board'
import { isClosedSea, isTrueNeutral } from '../data'
import { figures } from '../figures'
import { no, type GreatWarDecision, type No } from '../refusal'
import { cargoOf, sortedUnits, unit, unitsIn, type GreatWarState } from '../state'
import { Telling } from '../telling'
import { graphOf } from '../rules/spaces'
import { hostile, isBelligerent, powersAfter } from '../rules/who'

type Correct = Said<'correct'>
type Fixed = Omit<Told<'figureCorrected'>, 'type' | 'reason'>
/** A known name where it cannot be: no possible value, in the one code that the catalogue has for it. */
const impossible = (why: string, facts: No['facts'] & { readonly id: string }, clause: ClauseId = 'GW-22.7'): No =>
  no(clause, 'unknownId', { why, ...facts })

function units(s: GreatWarState, f: NonNullable<Correct['units']>): Fixed | No {
  const { space, nation, kind, count } = f
  const fits = isLandKind(kind) || isAirKind(kind) ? space in s.territories : isSea(space) && !isClosedSea(space)
  if (!fits) return impossible('cannotStand', { id: space, kind, space })
  const here = unitsIn(s, space).filter(
    (id) => unit(s, id).owner === nation && unit(s, id).kind === kind && !unit(s, id).cargoOf,
  )
  const figure = { figure: 'units' as const, space, nation, kind, was: here.length, now: count }
  if (count >= here.length) {
    const added = Array.from({ length: count - here.length }, (_, i) => `u${s.nextUnit + i}` as UnitId)
    return { ...figure, added }
  }
  const gone = here.slice(count)
  return { ...figure, removed: sortedUnits(new Set([...gone, ...gone.flatMap((id) => cargoOf(s, id))])) }
}

/** Who a neutral follows when the table says that it has joined: the acting great power, else the next of the bloc (GW-18.18). */
export function leads(s: GreatWarState, nation: NationId, bloc: Bloc): NationId | undefined {
  if (!isMinor(nation) && nation !== 'italy') return nation
  return [s.acting, ...powersAfter(s, s.acting)].find(
    (n) => isGreatPower(n) && s.nations[n].bloc === bloc && isBelligerent(s, n),
  )
}
/** Position 2 on either side is a nation that has joined (GW-9.1): the marker of one that has stays, another's makes it join. */
function marker(s: GreatWarState, { nation, position }: NonNullable<Correct['marker']>): Fixed | No {
  const was = s.markers[nation]
  const { bloc, status } = s.nations[nation]
  if (was === undefined || (bloc === null && status !== 'unaligned'))
    return impossible('noMarker', { id: nation, nation })
  if (bloc !== null && position !== endOf(bloc)) return impossible('joined', { id: nation, nation })
  const joins = joining(s, { nation, position })
  if (joins && leads(s, nation, joins) === undefined) return impossible('nobodyToJoin', { id: nation, nation })
  return { figure: 'marker', nation, was, now: position }
}
const endOf = (bloc: Bloc): Position => (bloc === 'allied' ? 2 : -2)
const joining = (s: GreatWarState, { nation, position }: NonNullable<Correct['marker']>): Bloc | undefined =>
  s.nations[nation].bloc === null ? BLOCS.find((bloc) => position === endOf(bloc)) : undefined

/** Table GW-10.T1: an improvement stands on the advance that it improves. */
const IMPROVES: Readonly<Partial<Record<Technology, Technology>>> = { '3b': '3', '4b': '4' }
function technology(s: GreatWarState, f: NonNullable<Correct['technology']>): Fixed | No {
  const { nation, technology: id, owned } = f
  const has = (x: Technology) => s.nations[nation].technologies.includes(x)
  const base = IMPROVES[id]
  const above = TECHNOLOGIES.find((x) => IMPROVES[x] === id)
  const facts = { id, nation, technology: id }
  if (owned && base && !has(base)) return impossible('needsBase', { ...facts, other: base }, 'GW-10.T1')
  if (!owned && above && has(above)) return impossible('isBase', { ...facts, other: above }, 'GW-10.T1')
  return { figure: 'technology', nation, technology: id, was: has(id), now: owned }
}

function fixed(s: GreatWarState, c: Correct): Fixed | No {
  if (c.units) return units(s, c.units)
  if (c.treasury) {
    const { nation, ipc } = c.treasury
    return { figure: 'treasury', nation, was: s.nations[nation].treasury, now: ipc }
  }
  if (c.manpower) {
    const { pool, used, total } = c.manpower
    return { figure: 'manpower', pool, was: s.pools[pool].used, now: used, total }
  }
  if (c.marker) {
    return marker(s, c.marker)
  }
  if (c.opinion !== undefined) {
    const { lowest, highest } = figures(s).rules.opinion
    const off = c.opinion < lowest.value || c.opinion > highest.value
    const track = { id: `opinion ${c.opinion}`, lowest: lowest.value, highest: highest.value }
    return off ? impossible('offTrack', track) : { figure: 'opinion', was: s.opinion, now: c.opinion }
  }
  if (c.control) {
    const { space, nation } = c.control
    const t = s.territories[space]
    return t
      ? { figure: 'control', space, nation, was: t.controller, now: nation }
      : impossible('noLand', { id: space, space })
  }
  if (c.technology) {
    return technology(s, c.technology)
  }
  const { space, facing, present } = c.trench ?? { space: '' as never, facing: '' as never, present: false }
  const t = s.territories[space]
  if (!t) return impossible('noLand', { id: space, space })
  if (!isLand(facing) || !graphOf(s).touches(space, facing))
    return impossible('noBorder', { id: facing, space, facing })
  // One that lies so in an old campaign may still be taken away.
  if (present && isTrueNeutral(facing)) return impossible('facesNeutral', { id: facing, space, facing }, 'GW-15.2')
  return { figure: 'trench', space, facing, was: t.trenches.includes(facing), now: present }
}

/** Of units that the referee finds in the space of a battle, those that take part in it. */
function newcomers(
  s: GreatWarState,
  b: Battle,
  added: readonly UnitId[],
): Pick<Battle, 'attackers' | 'defenders'> | undefined {
  if (b.kind === 'raid' || b.kind === 'mexico') return undefined
  const here = added.filter((id) => unit(s, id).space === b.space)
  const attackers = here.filter((id) => unit(s, id).owner === b.attacker)
  const defenders = here.filter((id) => hostile(s, b.attacker, unit(s, id).owner))
  return here.length > 0 ? { attackers, defenders } : undefined
}

export function correct(s: GreatWarState, c: Correct): GreatWarDecision {
  const figure = fixed(s, c)
  if ('kind' in figure && figure.kind === 'refused') return figure
  const t = new Telling(s)
  t.tell({ type: 'figureCorrected', reason: c.reason, ...figure })
  const bloc = c.marker && joining(s, c.marker)
  if (c.marker && bloc) joinBloc(t, c.marker.nation, bloc, 'corrected', leads(s, c.marker.nation, bloc) ?? s.acting)
  // A battle under way goes on with whoever is left of it, and with whoever lies there too (GW-13.1).
  const { battle } = t.state.turn
  const gone = 'removed' in figure ? (figure.removed ?? []) : []
  const more = battle && 'added' in figure ? newcomers(t.state, battle, figure.added ?? []) : undefined
  if (battle && (gone.length > 0 || more)) {
    const left = (ids: readonly UnitId[]) => ids.filter((id) => !gone.includes(id))
    advance(t, {
      ...battle,
      attackers: [...left(battle.attackers), ...(more?.attackers ?? [])],
      defenders: [...left(battle.defenders), ...(more?.defenders ?? [])],
      landed: left(battle.landed),
      bombarding: left(battle.bombarding),
      bombers: left(battle.bombers),
      marked: { attackers: left(battle.marked.attackers), defenders: left(battle.marked.defenders) },
    })
  }
  settle(t)
  if (s.us.war && !t.state.us.war && s.acting === 'united-states') {
    // GW-19.19: whom the Americans fight has joined a bloc, or is conquered.
    breakOff(t)
    strikeOff(t)
  }
  return accept(...t.events)
}
