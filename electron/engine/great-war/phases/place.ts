/** Place Units and Britain's answer to the blockade (GW-14.2, 14.3, 15.3, 16.7, 16.14, 16.16, 19.10 to 19.13; 22f). */
import type { Placement, PurchaseItem, Said } from '../../../../shared/great-war/commands'
import {
  isShipKind,
  type Goods,
  type Kind,
  type NationId,
  type PoolId,
  type SpaceId,
  type UnitId,
} from '../../../../shared/great-war/ids'
import { isMinor } from '../../../../shared/great-war/ids'
import { accept } from '../../core/ruling'
import { SERBIA } from '../board'
import { figures } from '../figures'
import { receive } from '../consequences/income'
import { settle } from '../consequences/settle'
import { no, type GreatWarDecision, type No } from '../refusal'
import { sortedUnits, type GreatWarState } from '../state'
import { Telling } from '../telling'
import { blockaded, blockadeDue } from '../rules/convoys'
import { drawn, leftIn } from '../rules/manpower'
import { favoured } from '../rules/opinion'
import { judgeTrench, peasantSites, productionLeft, sitesFor, type Site } from '../rules/placement'
import { capitalsOf, controllerOf, hasCapital, LENINGRAD } from '../rules/spaces'
import { binds } from '../rules/terms'
import { isBelligerent, isSigner } from '../rules/who'

type Raise = { readonly kind: Kind; readonly space: SpaceId }
const raised = (s: GreatWarState, list: readonly Raise[]) =>
  list.map((x, i) => ({ unit: `u${s.nextUnit + i}` as UnitId, ...x }))
const isKind = (kind: Goods): kind is Kind => kind !== 'trench' && kind !== 'industrial-complex'

const waiting = (s: GreatWarState, n: NationId, kind: Goods, pool: PoolId | undefined): number =>
  s.nations[n].waiting.find((i) => i.kind === kind && i.pool === pool)?.count ?? 0
const asked = (list: readonly Placement[], p: Placement) =>
  list.filter((x) => x.kind === p.kind && x.pool === p.pool).reduce((sum, x) => sum + x.count, 0)

/** Default for ships: an adjacent complex of the builder without limit, else the first by id (22i). */
function pickComplex(s: GreatWarState, n: NationId, sites: readonly Site[]): Site | undefined {
  const sorted = [...sites].sort((a, b) => ((a.complex ?? '') < (b.complex ?? '') ? -1 : 1))
  return sorted.find((x) => x.complex === undefined || productionLeft(s, n, x.complex) === Infinity) ?? sorted[0]
}

/** The place that a line means, or why there is none. */
function siteOf(s: GreatWarState, n: NationId, p: Placement): Site | No {
  if (!isKind(p.kind)) return no('GW-6.5', 'noComplex', { space: p.space })
  const all = sitesFor(s, n, p.kind, p.pool)
  const ships = isShipKind(p.kind)
  const home = p.complex ?? (ships ? undefined : p.space)
  const fitting = all.filter(
    (x) => home === undefined || x.complex === home || (x.complex === undefined && x.space === home),
  )
  if (fitting.length === 0) return no('GW-6.5', 'noComplex', { space: home ?? p.space, pool: p.pool, kind: p.kind })
  return (
    pickComplex(
      s,
      n,
      fitting.filter((x) => x.space === p.space),
    ) ?? no('GW-14.2', 'badZone', { space: p.space })
  )
}

export function judgePlacements(s: GreatWarState, by: NationId, list: readonly Placement[]): No | Site[] {
  for (const p of list) {
    const held = isKind(p.kind) ? waiting(s, by, p.kind, p.pool) : 0
    if (asked(list, p) > held) return no('GW-14.2', 'notPurchased', { kind: p.kind, count: asked(list, p), held })
  }
  const sites = list.map((p) => siteOf(s, by, p))
  const homeless = sites.find((x): x is No => 'reason' in x && x.reason === 'noComplex')
  if (homeless) return homeless
  const builtAt = (complex: SpaceId) =>
    list.reduce((sum, p, i) => {
      const site = sites[i]
      return sum + (site && 'space' in site && site.complex === complex ? p.count : 0)
    }, 0)
  for (const site of sites) {
    if ('reason' in site || site.complex === undefined) continue
    const left = productionLeft(s, by, site.complex)
    if (builtAt(site.complex) > left) return no('GW-6.6', 'productionLimit', { space: site.complex, left })
  }
  for (const p of list) {
    const asks = list.filter((x) => x.pool === p.pool).reduce((sum, x) => sum + drawn(s, x), 0)
    if (asks > leftIn(s, p.pool))
      return no('GW-7.1', 'noManpower', { pool: p.pool, asked: asks, left: leftIn(s, p.pool) })
  }
  const wrong = sites.find((x): x is No => 'reason' in x)
  return wrong ?? (sites as Site[])
}

export function placeUnits(s: GreatWarState, c: Said<'placeUnits'>): GreatWarDecision {
  const sites = judgePlacements(s, c.by, c.placements)
  if (!Array.isArray(sites)) return sites
  const t = new Telling(s)
  c.placements.forEach((p, i) => {
    const site = sites[i]
    if (!site || !isKind(p.kind)) return
    const { kind } = p
    const units = raised(
      t.state,
      Array.from({ length: p.count }, () => ({ kind, space: site.space })),
    )
    const from: PurchaseItem[] = [{ kind, count: p.count, pool: p.pool }]
    const { complex } = site
    t.tell({ type: 'unitsRaised', nation: c.by, why: 'placed', units, from, ...(complex ? { complex } : {}) })
    t.tell({ type: 'manpowerUsed', pool: p.pool, count: drawn(s, { kind, count: p.count }), why: 'placed' })
  })
  settle(t)
  return accept(...t.events)
}

export function judgePeasant(s: GreatWarState, by: NationId, space: SpaceId): No | undefined {
  if (by !== 'russia') return no('GW-16.7', 'onlyRussia', { nation: by })
  if (s.turn.recruited) return no('GW-16.8', 'alreadyRecruited')
  if (waiting(s, by, 'infantry', 'russia') < 1) return no('GW-16.8', 'notPurchased', { kind: 'infantry', count: 1 })
  if (!peasantSites(s).includes(space)) return no('GW-16.8', 'notHomeSoil', { space })
  const [left, due] = [leftIn(s, 'russia'), drawn(s, { kind: 'infantry', count: 1 })]
  return left < due ? no('GW-7.1', 'noManpower', { pool: 'russia', asked: due, left }) : undefined
}
export function recruitPeasant(s: GreatWarState, c: Said<'recruitPeasant'>): GreatWarDecision {
  const bar = judgePeasant(s, c.by, c.space)
  if (bar) return bar
  const t = new Telling(s)
  const units = raised(s, [{ kind: 'infantry', space: c.space }])
  t.tell({
    type: 'unitsRaised',
    nation: 'russia',
    why: 'peasant',
    units,
    from: [{ kind: 'infantry', count: 1, pool: 'russia' }],
  })
  t.tell({ type: 'manpowerUsed', pool: 'russia', count: drawn(s, { kind: 'infantry', count: 1 }), why: 'placed' })
  settle(t)
  return accept(...t.events)
}

export function buildTrench(s: GreatWarState, c: Said<'buildTrench'>): GreatWarDecision {
  if (waiting(s, c.by, 'trench', undefined) < 1) return no('GW-14.2', 'notPurchased', { kind: 'trench', count: 1 })
  const bar = judgeTrench(s, c.by, c.space, c.facing)
  return bar ?? accept({ type: 'trenchBuilt', space: c.space, facing: c.facing })
}

export const serbiaGone = (s: GreatWarState): No | undefined => {
  if (s.serbia === 'absorbed') return no('GW-16.17', 'serbiaGone')
  return s.nations.serbia.status === 'gone' || controllerOf(s, SERBIA) !== 'serbia'
    ? no('GW-16.19', 'serbiaGone')
    : undefined
}
export function placeSerbianInfantry(s: GreatWarState): GreatWarDecision {
  const gone = serbiaGone(s)
  if (gone) return gone
  if (s.turn.serbianPlaced) return no('GW-16.16', 'alreadyPlaced')
  const units = raised(s, [{ kind: 'infantry', space: SERBIA }])
  return accept({ type: 'unitsRaised', nation: 'serbia', why: 'serbia', units, from: [] })
}

/** GW-19.12: Russia may name either capital, Leningrad by default; the others have one. */
export function volunteerSpace(s: GreatWarState, to: NationId, space: SpaceId | undefined): SpaceId | undefined {
  const held = capitalsOf(to).filter((x) => controllerOf(s, x) === to)
  if (space !== undefined) return held.find((x) => x === space)
  return held.find((x) => x === LENINGRAD) ?? held[0]
}
export function judgeVolunteers(
  s: GreatWarState,
  by: NationId,
  kind: Kind,
  to: NationId,
  space: SpaceId | undefined,
): No | undefined {
  if (by !== 'united-states') return no('GW-19.10', 'onlyUs', { nation: by })
  if (s.nations[by].status !== 'unaligned') return no('GW-19.9', 'alreadyJoined', { nation: by })
  const { bloc } = s.nations[to]
  if (!isBelligerent(s, to) || !isSigner(to) || isMinor(to))
    return no('GW-19.12', 'notBelligerent', { nation: to, why: 'volunteers' })
  if (favoured(s) !== bloc) return no('GW-19.10', 'notFavoured', { nation: to, level: s.opinion })
  const most = figures(s).rules.unitedStates.volunteers.value
  if (s.us.volunteers >= most) return no('GW-19.13', 'volunteerLimit', { most })
  if (isShipKind(kind)) return no('GW-19.12', 'badUnits', { kind })
  if (waiting(s, by, kind, 'united-states') < 1) return no('GW-19.12', 'notPurchased', { kind, count: 1 })
  const at = hasCapital(s, to) ? volunteerSpace(s, to, space) : undefined
  if (at === undefined) return no('GW-19.12', 'capitalLost', { nation: to, ...placeOf(to, space) })
  return binds(s, to, 'demilitarize', at) // GW-20.3: they are the recipient's units
    ? no('GW-12.15', 'treatyBlocks', { space: at, nation: to, holder: to, why: 'demilitarize' })
    : undefined
}
/** A space that was named, and whether it is a capital at all. */
const placeOf = (to: NationId, space: SpaceId | undefined): No['facts'] =>
  space === undefined ? {} : { space, ...(capitalsOf(to).includes(space) ? {} : { why: 'noCapital' }) }
export function sendVolunteers(s: GreatWarState, c: Said<'sendVolunteers'>): GreatWarDecision {
  const bar = judgeVolunteers(s, c.by, c.kind, c.to, c.space)
  if (bar) return bar
  const space = volunteerSpace(s, c.to, c.space)
  if (space === undefined) return no('GW-19.12', 'capitalLost', { nation: c.to })
  const t = new Telling(s)
  t.tell({ type: 'volunteersSent', kind: c.kind, to: c.to })
  t.tell({
    type: 'unitsRaised',
    nation: c.to,
    why: 'volunteer',
    units: raised(s, [{ kind: c.kind, space }]),
    from: [{ kind: c.kind, count: 1, pool: 'united-states' }],
    buyer: 'united-states',
  })
  t.tell({ type: 'manpowerUsed', pool: 'united-states', count: drawn(s, { kind: c.kind, count: 1 }), why: 'placed' })
  settle(t)
  return accept(...t.events)
}

export function chooseBlockadeLosses(s: GreatWarState, c: Said<'chooseBlockadeLosses'>): GreatWarDecision {
  const due = blockadeDue(s)
  if (due === undefined) return no('GW-13.27', 'wrongStep', { step: 'blockade' })
  if (c.units.length !== due) return no('GW-16.14', 'wrongNumber', { chosen: c.units.length, due })
  const wrong = c.units.find((id) => !blockaded(s).includes(id))
  if (wrong) return no('GW-16.14', 'badUnits', { unit: wrong })
  const t = new Telling(s)
  if (due > 0) t.tell({ type: 'unitsRemoved', units: sortedUnits(c.units), why: 'blockade' })
  t.tell({ type: 'blockadeAnswered' })
  receive(t)
  return accept(...t.events)
}
