/** Research and purchase (GW-10, 11; 22d). */
import type { PurchaseItem, Said } from '../../../../shared/great-war/commands'
import { TECHNOLOGIES, type Goods, type NationId, type PoolId, type Technology } from '../../../../shared/great-war/ids'
import type { Face } from '../../../../shared/dice'
import { accept, throwDie } from '../../core/ruling'
import { figures } from '../figures'
import { no, type GreatWarDecision, type GreatWarRuling, type No } from '../refusal'
import type { GreatWarState } from '../state'
import { Telling } from '../telling'
import { draftLeft, drawn, freeIn, leftIn, nationalPools, ownUsedUp, poolKind } from '../rules/manpower'
import { peasantSites, roomySites, trenchSites } from '../rules/placement'
import { withoutRoom } from '../rules/room'
import { hasCapital } from '../rules/spaces'
import { owns } from '../rules/strength'

export function judgeResearch(s: GreatWarState, by: NationId): No | undefined {
  if (!hasCapital(s, by)) return no('GW-6.3', 'noCapital', { nation: by })
  if (s.turn.researched) return no('GW-10.3', 'alreadySucceeded', { nation: by })
  if (TECHNOLOGIES.every((t) => owns(s, by, t))) return no('GW-10.5', 'allResearched', { nation: by })
  const { treasury } = s.nations[by]
  const price = figures(s).rules.research.fee.value
  return treasury < price ? no('GW-10.1', 'notEnoughIpc', { nation: by, price, treasury }) : undefined
}

/** What a face names: the advance, its second step for owners of the first, or nothing new (GW-10.4). */
export function advanceFor(s: GreatWarState, n: NationId, face: Face): Technology | undefined {
  const steps = figures(s)
    .technologies.filter((t) => t.number === face)
    .map((t) => t.id)
  return steps.find((t) => !owns(s, n, t))
}

export function* researchTechnology(s: GreatWarState, c: Said<'researchTechnology'>): GreatWarRuling {
  const bar = judgeResearch(s, c.by)
  if (bar) return bar
  const t = new Telling(s)
  const face = yield* throwDie('GW-10.1')
  t.tell({ type: 'ipcPaid', from: c.by, to: 'bank', ipc: figures(s).rules.research.fee.value, why: 'research' })
  t.tell({ type: 'researchTried', nation: c.by, face })
  if (face < figures(s).rules.research.success.value) return accept(...t.events)
  let technology: Technology | undefined
  while (technology === undefined) {
    const number = yield* throwDie('GW-10.2')
    t.tell({ type: 'technologyRolled', nation: c.by, face: number })
    technology = advanceFor(s, c.by, number)
  }
  t.tell({ type: 'technologyGained', nation: c.by, technology })
  if (technology === '5')
    for (const pool of nationalPools(c.by)) {
      const { used, total } = t.state.pools[pool]
      t.tell({ type: 'manpowerDoubled', pool, total: total + (total - used) }) // GW-10.13
    }
  return accept(...t.events)
}

/** Price of one, double for foreign manpower (GW-20.27). */
export function priceOf(s: GreatWarState, n: NationId, kind: Goods, pool: PoolId | undefined): number {
  if (kind === 'trench' || kind === 'industrial-complex') return figures(s).units.trench.cost.value
  const foreign = pool !== undefined && poolKind(s, n, pool) === 'foreign'
  return figures(s).unit(kind).cost.value * (foreign ? figures(s).rules.foreignPrice.value : 1)
}
export const totalPrice = (s: GreatWarState, n: NationId, items: readonly PurchaseItem[]): number =>
  items.reduce((sum, i) => sum + i.count * priceOf(s, n, i.kind, i.pool), 0)

function hasSite(s: GreatWarState, n: NationId, i: PurchaseItem, all: readonly PurchaseItem[]): boolean {
  if (i.kind === 'trench') {
    const asked = all.filter((x) => x.kind === 'trench').reduce((sum, x) => sum + x.count, 0)
    return trenchSites(s, n).length >= waitingOf(s, n, 'trench') + asked
  }
  if (i.kind === 'industrial-complex' || i.pool === undefined) return false
  const sites = roomySites(s, n, i.kind, i.pool)
  const peasant = n === 'russia' && i.kind === 'infantry' && i.pool === 'russia' && peasantSites(s).length > 0
  return sites.length > 0 || peasant
}
const waitingOf = (s: GreatWarState, n: NationId, kind: Goods) =>
  s.nations[n].waiting.filter((i) => i.kind === kind).reduce((sum, i) => sum + i.count, 0)

/** Manpower of the asked units by pool: what the pools have to bear. */
const byPool = (s: GreatWarState, items: readonly PurchaseItem[]): Map<PoolId, number> => {
  const sums = new Map<PoolId, number>()
  for (const i of items) if (i.pool !== undefined) sums.set(i.pool, (sums.get(i.pool) ?? 0) + drawn(s, i))
  return sums
}

/** One check over all lines before the next, in the catalogue's order. */
export function judgePurchase(s: GreatWarState, by: NationId, items: readonly PurchaseItem[]): No | undefined {
  if (!hasCapital(s, by)) return no('GW-6.3', 'noCapital', { nation: by })
  const complex = items.find((i) => i.kind === 'industrial-complex')
  if (complex) return no('GW-4.8', 'notForSale', { kind: complex.kind })
  for (const { kind } of items) {
    const needs = kind === 'trench' || kind === 'industrial-complex' ? undefined : figures(s).unit(kind).needs?.value
    if (needs && !owns(s, by, needs)) return no('GW-4.3', 'needsTechnology', { kind, technology: needs })
  }
  for (const [pool, count] of byPool(s, items)) {
    const left = freeIn(s, pool)
    const mine = poolKind(s, by, pool) !== undefined
    const waits = leftIn(s, pool) - left
    if (mine && count > left)
      return no('GW-7.1', 'noManpower', { pool, asked: count, left, ...(waits > 0 ? { waits } : {}) })
  }
  const drafted = items.reduce((sum, i) => sum + drawn(s, i), 0)
  const draft = draftLeft(s, by)
  if (drafted > draft) return no('GW-19.5', 'draftLimit', { asked: drafted, left: Math.max(0, draft) })
  for (const pool of byPool(s, items).keys()) {
    const kind = poolKind(s, by, pool)
    if (kind === undefined || (kind === 'foreign' && !ownUsedUp(s, by)))
      return no('GW-20.27', 'foreignNotAllowed', { nation: by, pool, why: kind === undefined ? 'stranger' : 'ownLeft' })
  }
  const homeless = items.find((i) => !hasSite(s, by, i, items))
  if (homeless) return no('GW-11.3', 'noSite', { kind: homeless.kind, pool: homeless.pool ?? '' })
  const crowded = withoutRoom(s, by, items)
  if (crowded) return no('GW-11.3', 'noSite', { kind: crowded.kind, pool: crowded.pool ?? '', why: 'full' })
  const [price, { treasury }] = [totalPrice(s, by, items), s.nations[by]]
  return price > treasury ? no('GW-11.2', 'notEnoughIpc', { nation: by, price, treasury }) : undefined
}

const tidy = (items: readonly PurchaseItem[]): PurchaseItem[] => items.map((i) => ({ ...i }))

export function purchaseUnits(s: GreatWarState, c: Said<'purchaseUnits'>): GreatWarDecision {
  const bar = judgePurchase(s, c.by, c.units)
  if (bar) return bar
  return accept({ type: 'unitsPurchased', nation: c.by, units: tidy(c.units), ipc: totalPrice(s, c.by, c.units) })
}

/** What may still be handed back: bought in this very phase (22d). */
export const cancellable = (s: GreatWarState, n: NationId): readonly PurchaseItem[] =>
  s.nations[n].waiting.map((i) => ({ ...i, count: i.count - kept(s, n, i) })).filter((i) => i.count > 0)
const kept = (s: GreatWarState, _n: NationId, i: PurchaseItem): number =>
  s.turn.carried.find((x) => x.kind === i.kind && x.pool === i.pool)?.count ?? 0

export function cancelPurchase(s: GreatWarState, c: Said<'cancelPurchase'>): GreatWarDecision {
  const may = cancellable(s, c.by)
  const asked = (i: PurchaseItem) =>
    c.units.filter((x) => x.kind === i.kind && x.pool === i.pool).reduce((sum, x) => sum + x.count, 0)
  const wrong = c.units.find((i) => asked(i) > (may.find((x) => x.kind === i.kind && x.pool === i.pool)?.count ?? 0))
  if (wrong) return no('GW-11.1', 'notPurchased', { kind: wrong.kind, count: wrong.count })
  return accept({ type: 'purchaseCancelled', nation: c.by, units: tidy(c.units), ipc: totalPrice(s, c.by, c.units) })
}
