/**
 * The Diplomacy page: the influence table, the deeds of single nations and the United States, with what each would bring and why
 * it is not open (GW-9, 16.11 to 16.25, 18.7, 18.8, 19). Successes are tried with the purse filled and the window open, so
 * that a page read in another phase says the same; bars are those of the position itself.
 */
import type { Face, Fraction } from '../../../shared/dice'
import type {
  AllegianceReport,
  BarView,
  DiplomacyReport,
  DoctrineReport,
  GiftReport,
  InductionReport,
  InfluenceReport,
  InfluenceRow,
  UnitCount,
} from '../../../shared/great-war/diplomacy'
import { isMinor, KINDS, type NationId, type Position } from '../../../shared/great-war/ids'
import { americaReport } from './america-report'
import { figures } from './figures'
import { commonBar } from './decide'
import { bar, barOf, foresee } from './foresight'
import {
  giftable,
  giftZones,
  inductBulgaria,
  inductGreece,
  influenceNation,
  joinCentralPowers,
  judgeDoctrine,
  judgeGift,
  judgeInduction,
  judgeInfluence,
  judgeTurkishChoice,
  setSubmarineDoctrine,
} from './phases/influence'
import { blockadeStands } from './rules/convoys'
import { nationalPools } from './rules/manpower'
import { isOfTheTable } from './rules/neutrals'
import { blockadeZones, homeOf, ipcOf } from './rules/spaces'
import { isBelligerent, playerOf } from './rules/who'
import { unit, unitsIn, unitsOf, type GreatWarState } from './state'

const MOST_ATTEMPTS = 3
/** The highest face succeeds, whatever the lowest one is that does. */
const BEST: Face = 6
const TURKEY: NationId = 'ottoman-empire'
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** A deed that belongs to the Diplomacy phase of the acting nation cannot be said now at all. */
export function deskBar(s: GreatWarState): BarView | undefined {
  const found = commonBar(s, { type: 'offerGeneralPeace', by: s.acting, result: 'draw' })
  return found && barOf(found)
}

const filled = (s: GreatWarState, n: NationId, price: number): GreatWarState => ({
  ...s,
  nations: { ...s.nations, [n]: { ...s.nations[n], treasury: Math.max(price, s.nations[n].treasury) } },
})

function armyOf(s: GreatWarState, n: NationId): UnitCount[] {
  const kinds = unitsOf(s, n).map((id) => unit(s, id).kind)
  return KINDS.map((kind) => ({ kind, count: kinds.filter((k) => k === kind).length })).filter((x) => x.count > 0)
}

function successOf(s: GreatWarState, by: NationId, nation: NationId): Pick<InfluenceRow, 'success'> {
  const { fee } = figures(s).rules.influence
  const rich = filled(s, by, fee.value)
  const { bloc } = s.nations[by]
  if (bloc === null || judgeInfluence(rich, by, nation)) return {}
  const { follows } = foresee(rich, influenceNation(rich, { type: 'influenceNation', by, nation }), [BEST])
  const position = ((s.markers[nation] ?? 0) + (bloc === 'allied' ? 1 : -1)) as Position // GW-9.7
  return follows ? { success: { position, joins: Math.abs(position) === 2, follows } } : {}
}

function influenceRow(s: GreatWarState, nation: NationId, start: Position): InfluenceRow {
  const n = s.nations[nation]
  const [pool] = nationalPools(nation)
  return {
    nation,
    size: isMinor(nation) ? 'minor' : nation === TURKEY ? 'great' : 'major',
    position: s.markers[nation] ?? null,
    start,
    bloc: n.bloc,
    status: n.status,
    controller: n.controller ?? null,
    player: playerOf(s, nation) ?? null,
    army: armyOf(s, nation),
    ipc: sum(homeOf(s, nation).map((x) => ipcOf(s, x))),
    manpower: pool ? s.pools[pool] : null,
    treasury: n.treasury,
    feeTo: nation === TURKEY ? nation : 'bank',
    ...bar(judgeInfluence(s, s.acting, nation)),
    ...successOf(s, s.acting, nation),
  }
}

/** At least one success in so many attempts. */
function chanceWithin(s: GreatWarState, attempts: number): Fraction {
  const fails = figures(s).rules.influence.success.value - 1
  const over = 6 ** attempts
  return { n: over - fails ** attempts, over }
}

export function influenceReport(s: GreatWarState): InfluenceReport {
  const { fee, success, starts, finland } = figures(s).rules.influence
  const rows = starts.map((x) => influenceRow(s, x.nation, x.position))
  if (isOfTheTable(s, 'finland')) rows.push(influenceRow(s, 'finland', finland.value))
  const attempts = Math.floor(s.nations[s.acting].treasury / fee.value)
  return {
    price: fee.value,
    succeedsFrom: success.value,
    attempts,
    chances: Array.from({ length: Math.max(1, Math.min(MOST_ATTEMPTS, attempts)) }, (_, i) => chanceWithin(s, i + 1)),
    rows,
  }
}

function doctrineReport(s: GreatWarState): DoctrineReport {
  const to = s.doctrine === 'restricted' ? 'unrestricted' : 'restricted'
  const fresh: GreatWarState = { ...s, turn: { ...s.turn, doctrineChanged: false } }
  return {
    by: 'germany',
    now: s.doctrine,
    to,
    zones: blockadeZones(s).map((space) => ({
      space,
      submarines: unitsIn(s, space).filter((id) => {
        const u = unit(s, id)
        return u.owner === 'germany' && u.kind === 'submarine'
      }).length,
    })),
    blockade: blockadeStands(s),
    toll: figures(s).rules.blockade.manpower.value,
    ...bar(judgeDoctrine(s, s.acting, to)),
    ...foresee(fresh, setSubmarineDoctrine(fresh, { type: 'setSubmarineDoctrine', by: 'germany', doctrine: to })),
  }
}

function giftReport(s: GreatWarState): GiftReport {
  return {
    by: 'great-britain',
    given: s.gift.given,
    ships: giftable(s).flatMap((id) => {
      const found = unitsOf(s, 'great-britain').find((x) => x === id)
      return found ? [{ unit: found, space: unit(s, found).space }] : []
    }),
    unplaced: s.gift.unplaced,
    zones: giftZones(s),
    ...bar(judgeGift(s, s.acting)),
  }
}

function allegianceReport(s: GreatWarState): AllegianceReport {
  const tried = foresee(s, joinCentralPowers(s, { type: 'joinCentralPowers', by: TURKEY }))
  return {
    by: TURKEY,
    from: figures(s).rules.allegianceRound.value,
    ...(tried.follows ? { follows: tried.follows } : {}),
    ...bar(judgeTurkishChoice(s, s.acting)),
  }
}

const INDUCTIONS = [
  { nation: 'bulgaria', by: TURKEY, window: 'turkishSupport' },
  { nation: 'greece', by: 'great-britain', window: 'bulgarianNeighbor' },
] as const
function inductionReport(s: GreatWarState, { nation, by, window }: (typeof INDUCTIONS)[number]): InductionReport {
  const price = figures(s).rules.inductionFee.value
  const open = filled({ ...s, windows: { ...s.windows, [window]: s.round } }, by, price)
  const tried = isBelligerent(s, by)
    ? foresee(
        open,
        nation === 'bulgaria'
          ? inductBulgaria(open, { type: 'inductBulgaria', by })
          : inductGreece(open, { type: 'inductGreece', by }),
      )
    : {}
  const round = s.windows[window]
  return {
    nation,
    by,
    price,
    ...(round === undefined ? {} : { round }),
    ...(tried.follows ? { follows: tried.follows } : {}),
    ...bar(judgeInduction(s, s.acting, nation)),
  }
}

export function diplomacyReport(s: GreatWarState): DiplomacyReport {
  const barred = deskBar(s)
  const { bloc, treasury } = s.nations[s.acting]
  return {
    acting: s.acting,
    ...(barred ? { bar: barred } : {}),
    treasury,
    bloc,
    influence: influenceReport(s),
    doctrine: doctrineReport(s),
    gift: giftReport(s),
    allegiance: allegianceReport(s),
    inductions: INDUCTIONS.map((x) => inductionReport(s, x)),
    america: americaReport(s),
  }
}
