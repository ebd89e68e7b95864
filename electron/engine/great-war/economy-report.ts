/** What a turn panel shows of the acting nation's money and people: research, purchase, placing, income (GW-6, 7, 10, 11, 14). */
import type { Fraction } from '../../../shared/dice'
import type { PurchaseItem } from '../../../shared/great-war/commands'
import {
  KINDS,
  POOLS,
  type Goods,
  type Kind,
  type NationId,
  type PoolId,
  type Technology,
} from '../../../shared/great-war/ids'
import type {
  AdvanceView,
  Bar,
  GoodsView,
  IncomeAnswer,
  OfferedLine,
  PlaceAnswer,
  PoolView,
  PurchaseAnswer,
  ResearchAnswer,
  SiteView,
  WaitingLine,
} from '../../../shared/great-war/turn'
import { FACES } from '../../../shared/dice'
import { sayRefusal } from '../../../shared/wording/great-war'
import { CONVOYS } from './data'
import { figures } from './figures'
import { advanceFor, cancellable, judgePurchase, judgeResearch, priceOf, totalPrice } from './phases/economy'
import { judgePlacements } from './phases/place'
import type { No } from './refusal'
import { draftLeft, drawn, freeIn, leftIn, poolKind } from './rules/manpower'
import { productionLeft, sitesFor, trenchSites, usableComplexes } from './rules/placement'
import { controlledBy, hasCapital, incomeOf, ipcOf } from './rules/spaces'
import { attackOf, defenceOf, moveOf, owns } from './rules/strength'
import type { GreatWarState } from './state'

export const barOf = (no: No): Bar => ({ clause: no.clause, message: sayRefusal(no.reason, no.facts) })
const barred = (no: No | undefined): { bar?: Bar } => (no ? { bar: barOf(no) } : {})

/** More attempts than this are not worth a figure. */
const MOST_ATTEMPTS = 6

/** GW-10.2, 10.4: a number that names nothing new is thrown again, so the rest share its chance. */
function chanceOf(s: GreatWarState, n: NationId, technology: Technology): Fraction {
  const named = FACES.map((face) => advanceFor(s, n, face)).filter((t) => t !== undefined)
  return { n: named.filter((t) => t === technology).length, over: Math.max(1, named.length) }
}

export function researchReport(s: GreatWarState): ResearchAnswer {
  const by = s.acting
  const { fee, success } = figures(s).rules.research
  const attempts = Math.floor(s.nations[by].treasury / fee.value)
  const miss = success.value - 1
  const chances = Array.from({ length: Math.min(attempts, MOST_ATTEMPTS) }, (_, i): Fraction => {
    const over = FACES.length ** (i + 1)
    return { n: over - miss ** (i + 1), over }
  })
  const advances = figures(s).technologies.map((t): AdvanceView => ({
    technology: t.id,
    owned: owns(s, by, t.id),
    face: t.number,
    ...(t.needs ? { needs: t.needs } : {}),
    chance: chanceOf(s, by, t.id),
  }))
  return { fee: fee.value, success: success.value, attempts, chances, advances, ...barred(judgeResearch(s, by)) }
}

function poolsFor(s: GreatWarState, n: NationId): PoolView[] {
  return POOLS.flatMap((pool) => {
    const kind = poolKind(s, n, pool)
    return kind === undefined ? [] : [{ pool, kind, ...s.pools[pool], free: freeIn(s, pool) }]
  })
}

const same = (i: { kind: string; pool?: PoolId | undefined }, kind: string, pool: PoolId | undefined) =>
  i.kind === kind && i.pool === pool
const counted = (items: readonly PurchaseItem[], kind: Goods, pool: PoolId | undefined) =>
  items.filter((i) => same(i, kind, pool)).reduce((sum, i) => sum + i.count, 0)

/** The largest count that would still be sold; each limit may be hit by the treasury, the pool, the draft or the sites. */
function mostOf(s: GreatWarState, n: NationId, kind: Goods, pool: PoolId | undefined, price: number): number {
  let most = Math.floor(s.nations[n].treasury / price)
  while (most > 0 && judgePurchase(s, n, [{ kind, count: most, ...(pool ? { pool } : {}) }])) most--
  return most
}

function offered(s: GreatWarState, n: NationId, kind: Goods, pool?: PoolId): OfferedLine {
  const one = { kind, count: 1, ...(pool ? { pool } : {}) }
  const price = priceOf(s, n, kind, pool)
  const bar = judgePurchase(s, n, [one])
  return {
    ...(pool ? { pool } : {}),
    price,
    bought: counted(cancellable(s, n), kind, pool),
    carried: counted(s.turn.carried, kind, pool),
    most: bar ? 0 : mostOf(s, n, kind, pool, price),
    ...barred(bar),
  }
}

/** A line is shown where something can be bought, was bought, or would be if it were not for a reason worth saying. */
const worthSaying = (line: OfferedLine, kind: PoolView['kind']) =>
  kind === 'own' || line.most > 0 || line.bought > 0 || line.carried > 0

export function purchaseReport(s: GreatWarState): PurchaseAnswer {
  const by = s.acting
  const pools = poolsFor(s, by)
  const draft = draftLeft(s, by)
  const units = KINDS.map((kind): GoodsView => {
    const { hits, needs } = figures(s).unit(kind)
    const all = pools.map((p) => ({ line: offered(s, by, kind, p.pool), kind: p.kind }))
    const lines = all.filter((x) => worthSaying(x.line, x.kind)).map((x) => x.line)
    // One reason is enough where no pool helps; a pool that never builds this kind is left out where another one does.
    const open = lines.filter((x) => x.most > 0 || x.bought > 0 || x.carried > 0)
    return {
      kind,
      attack: attackOf(s, by, kind),
      defence: defenceOf(s, by, kind),
      move: moveOf(s, by, kind),
      hits: hits.value,
      ...(needs && !owns(s, by, needs.value) ? { needs: needs.value } : {}),
      lines: open.length > 0 ? open : lines.slice(0, 1),
    }
  })
  return {
    treasury: s.nations[by].treasury,
    spent: totalPrice(s, by, cancellable(s, by)),
    pools,
    ...(Number.isFinite(draft) ? { draftLeft: draft } : {}),
    goods: [...units, { kind: 'trench', lines: [offered(s, by, 'trench')] }],
    complexes: usableComplexes(s, by).map((space) => ({ space, ...limited(productionLeft(s, by, space)) })),
  }
}
const limited = (left: number): { left?: number } => (Number.isFinite(left) ? { left } : {})

/** How many of a line may go to each place (GW-6.6): all that wait and the pool bears, or what the complex still builds. */
function sitesOf(s: GreatWarState, n: NationId, kind: Kind, pool: PoolId, count: number): SiteView[] {
  const bound = Math.min(count, Math.floor(leftIn(s, pool) / drawn(s, { kind, count: 1 })))
  const sites = sitesFor(s, n, kind, pool).map((x): SiteView => {
    const room = x.complex === undefined ? bound : Math.min(bound, productionLeft(s, n, x.complex))
    return { space: x.space, ...(x.complex ? { complex: x.complex } : {}), most: Math.max(0, room) }
  })
  return sites.filter((x) => x.most > 0)
}

const isUnit = (kind: Goods): kind is Kind => kind !== 'trench' && kind !== 'industrial-complex'

export function placeReport(s: GreatWarState): PlaceAnswer {
  const by = s.acting
  const { waiting } = s.nations[by]
  const lines = waiting.flatMap(({ kind, pool, count }): WaitingLine[] => {
    if (!isUnit(kind) || pool === undefined) return []
    const sites = sitesOf(s, by, kind, pool, count)
    const bar = sites.length > 0 ? undefined : whyNowhere(s, by, kind, pool)
    return [{ kind, pool, count, sites, ...barred(bar) }]
  })
  const trenches = counted(waiting, 'trench', undefined)
  return { lines, trenches, trenchSites: trenches > 0 ? trenchSites(s, by) : [], pools: poolsFor(s, by) }
}

/** The reason that the first place one would think of gives. */
function whyNowhere(s: GreatWarState, n: NationId, kind: Kind, pool: PoolId): No | undefined {
  const [site] = sitesFor(s, n, kind, pool)
  const space = site?.space ?? controlledBy(s, n)[0]
  if (space === undefined) return undefined
  const found = judgePlacements(s, n, [{ kind, count: 1, space, pool }])
  return Array.isArray(found) ? undefined : found
}

/** GW-6.1 and its exceptions: what the next, or this, Collect Income brings, space by space. */
export function incomeReport(s: GreatWarState): IncomeAnswer {
  const n = s.acting
  const land = controlledBy(s, n).map((space) => ({ space, ipc: ipcOf(s, space) }))
  const sea = [...CONVOYS]
    .filter(([, c]) => c.owner === n)
    .map(([space]) => (space in s.raided ? { space, ipc: 0, raided: true as const } : { space, ipc: ipcOf(s, space) }))
  const lines = [...land, ...sea].filter((x) => x.ipc > 0 || 'raided' in x).sort((a, b) => b.ipc - a.ipc)
  const total = incomeOf(s, n)
  return { nation: n, lines, total, treasury: s.nations[n].treasury, ...insteadOf(s, n, total) }
}
function insteadOf(s: GreatWarState, n: NationId, total: number): { instead?: Bar } {
  if (n === 'united-states' && s.nations[n].bloc === null && hasCapital(s, n))
    return {
      instead: {
        clause: 'GW-19.4',
        message: `In peacetime the United States collects ${total} IPC a turn, whatever it holds.`,
      },
    }
  if (total === 0 && !hasCapital(s, n))
    return { instead: { clause: 'GW-6.3', message: 'Without its capital the nation collects nothing.' } }
  return {}
}
