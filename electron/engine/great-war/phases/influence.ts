/** Influence, the gift of dreadnoughts, Turkey's choice, the two fees, the doctrine (GW-9, 16.11, 16.20 to 16.25, 18.7, 18.8). */
import type { Said } from '../../../../shared/great-war/commands'
import type { NationId, Position, SpaceId } from '../../../../shared/great-war/ids'
import { accept, throwDie } from '../../core/ruling'
import { figures } from '../figures'
import { joinBloc } from '../consequences/joining'
import { liftRaid, settle } from '../consequences/settle'
import { no, type GreatWarDecision, type GreatWarRuling, type No } from '../refusal'
import { raidsOn, sortedUnits, unit, type GreatWarState } from '../state'
import { Telling } from '../telling'
import { scoreEvent } from '../rules/opinion'
import { graphOf, hasCapital, TURKEY } from '../rules/spaces'
import { isBelligerent } from '../rules/who'

const short = (s: GreatWarState, n: NationId, price: number): boolean => s.nations[n].treasury < price
const tooPoor = (s: GreatWarState, n: NationId, price: number) => ({
  nation: n,
  price,
  treasury: s.nations[n].treasury,
})

/** GW-16.21, 16.22: Germany, and Britain after the gift. */
const mayCourtTurkey = (s: GreatWarState, by: NationId) => by === 'germany' || (by === 'great-britain' && s.gift.given)

export function judgeInfluence(s: GreatWarState, by: NationId, target: NationId): No | undefined {
  if (!isBelligerent(s, by) || by === 'serbia') return no('GW-9.5', 'notBelligerent', { nation: by })
  if (!hasCapital(s, by)) return no('GW-6.3', 'noCapital', { nation: by })
  const joined = s.nations[target].bloc !== null && target in s.markers
  if (!(target in s.markers)) return no('GW-9.1', 'notInfluenceable', { nation: target })
  if (joined) return no('GW-9.6', 'alreadyJoined', { nation: target })
  if (target === 'ottoman-empire' && !mayCourtTurkey(s, by)) return no('GW-16.22', 'onlyGermany', { nation: by })
  const price = figures(s).rules.influence.fee.value
  return short(s, by, price) ? no('GW-9.2', 'notEnoughIpc', tooPoor(s, by, price)) : undefined
}

export function* influenceNation(s: GreatWarState, c: Said<'influenceNation'>): GreatWarRuling {
  const bar = judgeInfluence(s, c.by, c.nation)
  if (bar) return bar
  const face = yield* throwDie('GW-9.2')
  const t = new Telling(s)
  const to = c.nation === 'ottoman-empire' ? c.nation : 'bank' // GW-9.3
  t.tell({ type: 'ipcPaid', from: c.by, to, ipc: figures(s).rules.influence.fee.value, why: 'influence' })
  t.tell({ type: 'influenceTried', nation: c.by, target: c.nation, face })
  const { bloc } = s.nations[c.by]
  if (face >= figures(s).rules.influence.success.value && bloc !== null) {
    const step = bloc === 'allied' ? 1 : -1
    const position = ((s.markers[c.nation] ?? 0) + step) as Position // GW-9.7: a joined nation is no target
    if (Math.abs(position) === 2)
      joinBloc(t, c.nation, bloc, 'influence', c.by) // GW-9.8
    else t.tell({ type: 'markerMoved', nation: c.nation, position })
  }
  settle(t)
  return accept(...t.events)
}

export function judgeGift(s: GreatWarState, by: NationId): No | undefined {
  if (by !== 'great-britain') return no('GW-16.20', 'onlyBritain', { nation: by })
  if (!isBelligerent(s, by)) return no('GW-8.3', 'notBelligerent', { nation: by })
  if (!hasCapital(s, by)) return no('GW-8.3', 'noCapital', { nation: by, left: 'treaties' })
  const turkey = s.nations['ottoman-empire']
  if (turkey.bloc !== null || turkey.status !== 'unaligned')
    return no('GW-16.20', 'alreadyJoined', {
      nation: 'ottoman-empire',
      ...(turkey.bloc === null ? { why: 'conquered' } : {}),
    })
  return s.gift.given ? no('GW-16.20', 'alreadyGiven') : undefined
}
/** Undamaged British dreadnoughts, of which any two may be handed over. */
export const giftable = (s: GreatWarState): string[] =>
  sortedUnits(
    (Object.keys(s.units) as (keyof typeof s.units)[]).filter((id) => {
      const u = unit(s, id)
      return u.owner === 'great-britain' && u.kind === 'dreadnought' && !u.damaged
    }),
  )

export function giveDreadnoughts(s: GreatWarState, c: Said<'giveDreadnoughts'>): GreatWarDecision {
  const bar = judgeGift(s, c.by)
  if (bar) return bar
  const may = giftable(s)
  const wrong = c.units.find((id) => !may.includes(id)) ?? (c.units[0] === c.units[1] ? c.units[0] : undefined)
  if (wrong) return no('GW-16.20', 'badUnits', { unit: wrong })
  const t = new Telling(s)
  t.tell({ type: 'dreadnoughtsGiven', units: sortedUnits(c.units) })
  settle(t)
  return accept(...t.events)
}

/** Zones where the Turkish player may put the gifted ships. */
export const giftZones = (s: GreatWarState): readonly SpaceId[] => graphOf(s).seas(TURKEY)

export function placeGiftedShips(s: GreatWarState, c: Said<'placeGiftedShips'>): GreatWarDecision {
  const asked = s.gift.unplaced
  if (asked.length === 0) return no('GW-16.20', 'badZone', { space: '', why: 'noGift' })
  const wrong =
    c.placements.find((p) => !giftZones(s).includes(p.space)) ?? c.placements.find((p) => !asked.includes(p.unit))
  const twice = new Set(c.placements.map((p) => p.unit)).size !== asked.length
  const [first] = c.placements
  if (wrong ?? (twice ? first : undefined)) return no('GW-16.20', 'badZone', { space: (wrong ?? first)?.space ?? '' })
  const t = new Telling(s)
  t.tell({ type: 'giftedShipsPlaced', placements: c.placements.map((p) => ({ ...p })) })
  settle(t)
  return accept(...t.events)
}

export function judgeTurkishChoice(s: GreatWarState, by: NationId): No | undefined {
  if (by !== 'ottoman-empire') return no('GW-16.23', 'onlyTurkey', { nation: by })
  const from = figures(s).rules.allegianceRound.value
  if (s.round < from) return no('GW-16.23', 'tooEarly', { round: s.round, from })
  const { bloc, status } = s.nations[by]
  if (bloc !== null || status !== 'unaligned') return no('GW-16.23', 'alreadyJoined', { nation: by })
  const marker = s.markers[by]
  return marker === -1 ? undefined : no('GW-16.23', 'notProCentral', { nation: by, position: marker ?? 0 })
}
export function joinCentralPowers(s: GreatWarState, c: Said<'joinCentralPowers'>): GreatWarDecision {
  const bar = judgeTurkishChoice(s, c.by)
  if (bar) return bar
  const t = new Telling(s)
  joinBloc(t, c.by, 'central', 'choice', c.by)
  settle(t)
  return accept(...t.events)
}

const INDUCTIONS = {
  bulgaria: { by: 'ottoman-empire', only: 'onlyTurkey', window: 'turkishSupport', bloc: 'central', clause: 'GW-18.7' },
  greece: { by: 'great-britain', only: 'onlyBritain', window: 'bulgarianNeighbor', bloc: 'allied', clause: 'GW-18.8' },
} as const
export type Inductee = keyof typeof INDUCTIONS

export function judgeInduction(s: GreatWarState, by: NationId, target: Inductee): No | undefined {
  const rule = INDUCTIONS[target]
  if (by !== rule.by) return no(rule.clause, rule.only, { nation: by })
  if (isBelligerent(s, by) && !hasCapital(s, by)) return no('GW-6.3', 'noCapital', { nation: by })
  const open = isBelligerent(s, by) && s.nations[by].bloc === rule.bloc && s.windows[rule.window] === s.round
  if (!open) return no(rule.clause, 'windowClosed', { nation: target })
  const n = s.nations[target]
  if (n.bloc !== null || n.status !== 'unaligned')
    return no(rule.clause, 'alreadyJoined', { nation: target, ...(n.bloc === null ? { why: 'conquered' } : {}) })
  const price = figures(s).rules.inductionFee.value
  return short(s, by, price) ? no(rule.clause, 'notEnoughIpc', tooPoor(s, by, price)) : undefined
}
function induct(s: GreatWarState, by: NationId, target: Inductee): GreatWarDecision {
  const bar = judgeInduction(s, by, target)
  if (bar) return bar
  const t = new Telling(s)
  t.tell({ type: 'ipcPaid', from: by, to: 'bank', ipc: figures(s).rules.inductionFee.value, why: 'induction' })
  joinBloc(t, target, INDUCTIONS[target].bloc, 'fee', by)
  settle(t)
  return accept(...t.events)
}
export const inductBulgaria = (s: GreatWarState, c: Said<'inductBulgaria'>) => induct(s, c.by, 'bulgaria')
export const inductGreece = (s: GreatWarState, c: Said<'inductGreece'>) => induct(s, c.by, 'greece')

export function judgeDoctrine(s: GreatWarState, by: NationId, doctrine: GreatWarState['doctrine']): No | undefined {
  if (by !== 'germany') return no('GW-16.11', 'onlyGermany', { nation: by })
  if (!isBelligerent(s, by)) return no('GW-8.3', 'notBelligerent', { nation: by })
  if (s.turn.doctrineChanged) return no('GW-16.11', 'alreadyChanged')
  return s.doctrine === doctrine ? no('GW-16.11', 'noChange', { doctrine }) : undefined
}
export function setSubmarineDoctrine(s: GreatWarState, c: Said<'setSubmarineDoctrine'>): GreatWarDecision {
  const bar = judgeDoctrine(s, c.by, c.doctrine)
  if (bar) return bar
  const t = new Telling(s)
  t.tell({ type: 'doctrineSet', doctrine: c.doctrine })
  scoreEvent(t, c.doctrine === 'unrestricted' ? 'E3' : 'E4')
  // GW-6.11: markers set by German submarines go with the doctrine.
  if (c.doctrine === 'restricted')
    for (const space of Object.keys(s.raided) as SpaceId[])
      if (raidsOn(s, space).some((r) => r.by === 'germany' && r.submarines)) liftRaid(t, space, 'germany')
  settle(t)
  return accept(...t.events)
}
