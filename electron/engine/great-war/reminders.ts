/**
 * What the acting nation would be wise not to forget: doors that stand open this turn, terms that run out, burdens that stand.
 * Facts of the position only; nobody is advised.
 */
import type { ClauseId } from '../../../shared/ids'
import type { Facts } from '../../../shared/ruling'
import type { NationId, SpaceId } from '../../../shared/great-war/ids'
import { URGENCIES, type Reminder, type ReminderKind, type Urgency } from '../../../shared/great-war/turn'
import { sayReminder } from '../../../shared/wording/great-war-reminders'
import { CONVOYS, nationData, STRAITS } from './data'
import { figures } from './figures'
import { judgeGift } from './phases/influence'
import { joinable } from './rules/america'
import { blockadeStands, blockadeToll } from './rules/convoys'
import { draftLeft, leftIn, nationalPools } from './rules/manpower'
import { peasantSites } from './rules/placement'
import { breaksOutUpTo, isCertain, revolutionDue } from './rules/revolution'
import { hasCapital, incomeOf } from './rules/spaces'
import { favoured } from './rules/opinion'
import { waitingFor } from './rules/treaties'
import { compelledPeace, isBelligerent } from './rules/who'
import { unit, unitsOf, type GreatWarState } from './state'

type Where = { readonly space?: SpaceId; readonly nation?: NationId }
const remind = (
  kind: ReminderKind,
  urgency: Urgency,
  clause: ClauseId,
  facts: Facts = {},
  where: Where = {},
): Reminder => ({ kind, urgency, clause, facts, text: sayReminder(kind, facts), ...where })

type Found = Reminder | undefined | false
type Finder = (s: GreatWarState, n: NationId) => readonly Found[]

const LOW = 5
const free = (s: GreatWarState, n: NationId) => s.nations[n].bloc === null && s.nations[n].status === 'unaligned'
const inDiplomacy = (s: GreatWarState) => s.phase === 'diplomacy'

const offers: Finder = (s, n) =>
  s.offers
    .filter((o) => waitingFor(s, o).includes(n))
    .map((o) => {
      const lapses = o.to === n && inDiplomacy(s) && o.kind !== 'generalPeace' && o.madeIn.turn < s.turn.number
      const facts = { from: o.from, kind: o.kind, lapses: lapses ? 1 : 0 }
      return remind('answerOffer', lapses ? 'now' : 'soon', 'GW-20.4', facts, { nation: o.from })
    })

const treaties: Finder = (s, n) =>
  s.treaties
    .filter((x) => x.state === 'in-force' && x.kind === 'armistice' && x.parties.includes(n))
    .map((x) => {
      const other = x.parties.find((p) => p !== n)
      if (other === undefined || x.untilRound === undefined) return undefined
      if (x.untilRound <= s.round) return remind('armisticeEnds', 'now', 'GW-20.8', { with: other }, { nation: other })
      const next = x.untilRound === s.round + 1
      return next && remind('armisticeEndsNext', 'soon', 'GW-20.8', { with: other }, { nation: other })
    })

const feeOf = (s: GreatWarState) => ({ fee: figures(s).rules.inductionFee.value })
/** GW-6.3, 18.7, 18.8 */
const mayPay = (s: GreatWarState, n: NationId) => isBelligerent(s, n) && hasCapital(s, n)
const turkey: Finder = (s, n) => {
  if (n !== 'ottoman-empire') return []
  const support = inDiplomacy(s) && s.windows.turkishSupport === s.round && free(s, 'bulgaria') && mayPay(s, n)
  const from = figures(s).rules.allegianceRound.value
  const waits = free(s, n) && s.markers[n] === -1
  return [
    support && remind('turkishSupport', 'now', 'GW-18.7', feeOf(s), { nation: 'bulgaria' }),
    waits && s.round >= from && inDiplomacy(s) && remind('allegiance', 'now', 'GW-16.23', {}, { nation: n }),
    waits && s.round < from && remind('allegianceFrom', 'soon', 'GW-16.23', { from }, { nation: n }),
  ]
}

const britain: Finder = (s, n) => {
  if (n !== 'great-britain') return []
  const window = free(s, 'greece') && mayPay(s, n) ? s.windows.bulgarianNeighbor : undefined
  const toll = blockadeStands(s) ? blockadeToll(s) : undefined
  const burden = toll && { manpower: toll.manpower, units: toll.shortfall }
  return [
    window === s.round &&
      inDiplomacy(s) &&
      remind('bulgarianNeighbor', 'now', 'GW-18.8', feeOf(s), { nation: 'greece' }),
    window === s.round + 1 && remind('bulgarianNeighborNext', 'soon', 'GW-18.8', feeOf(s), { nation: 'greece' }),
    burden && remind('blockadeSuffered', 'now', 'GW-16.14', burden, { space: 'united-kingdom' as SpaceId }),
    inDiplomacy(s) && judgeGift(s, n) === undefined && remind('gift', 'standing', 'GW-16.20'),
  ]
}

const germany: Finder = (s, n) => {
  if (n !== 'germany') return []
  const idle =
    s.doctrine === 'restricted'
      ? unitsOf(s, n).find((id) => unit(s, id).kind === 'submarine' && CONVOYS.has(unit(s, id).space))
      : undefined
  const space = idle && unit(s, idle).space
  return [
    blockadeStands(s) && remind('blockadeHeld', 'standing', 'GW-16.13'),
    space && remind('doctrineRestricts', 'standing', 'GW-16.12', { space }, { space }),
  ]
}

const russia: Finder = (s, n) => {
  if (n !== 'russia') return []
  const first = figures(s).rules.revolution.first.value
  const open = s.revolution === undefined && !s.turn.revolutionRolled && s.phase !== 'income' && hasCapital(s, n)
  const soil = (s.phase === 'purchase' || s.phase === 'place') && peasantSites(s).length > 0
  const roll = open && s.round >= first
  return [
    s.revolution === undefined &&
      s.round === first - 1 &&
      remind('revolutionNext', 'soon', 'GW-17.1', { round: first }),
    roll &&
      !isCertain(s) &&
      remind('revolutionRoll', revolutionDue(s) ? 'now' : 'soon', 'GW-17.2', { upTo: breaksOutUpTo(s) }),
    roll && isCertain(s) && remind('revolutionCertain', 'now', 'GW-17.1'),
    soil && remind('peasant', 'standing', 'GW-16.7'),
  ]
}

const america: Finder = (s, n) => {
  if (n !== 'united-states' || !free(s, n)) return []
  const bloc = joinable(s)
  const { congressFrom, war, volunteers } = s.us
  const side = favoured(s)
  const left = figures(s).rules.unitedStates.volunteers.value - volunteers
  return [
    bloc && inDiplomacy(s) && remind('mayJoin', 'now', 'GW-19.8', { level: s.opinion, bloc }),
    war && remind('limitedWar', 'standing', 'GW-19.18', { target: war.target }),
    !war && congressFrom > s.round && remind('congressClosed', 'standing', 'GW-19.16', { from: congressFrom }),
    !war &&
      congressFrom <= s.round &&
      inDiplomacy(s) &&
      !s.turn.congressAsked &&
      remind('congressOpen', 'standing', 'GW-19.15'),
    remind('peacetimeEconomy', 'standing', 'GW-19.4', { income: incomeOf(s, n), draft: draftLeft(s, n) }),
    side && left > 0 && s.phase === 'place' && remind('volunteers', 'standing', 'GW-19.13', { left, bloc: side }),
  ]
}

const bolsheviks: Finder = (s, n) => [
  n === 'bolsheviks' && compelledPeace(s) !== undefined && remind('peaceCompelled', 'standing', 'GW-17.21'),
]

/** GW-12.17: by space, the ones whose term ends with this turn first. */
const strays: Finder = (s, n) => {
  if (s.phase === 'place' || s.phase === 'income') return []
  const found = unitsOf(s, n).filter((id) => unit(s, id).strayIn !== undefined)
  const spaces = [...new Set(found.map((id) => unit(s, id).space))]
  return spaces.map((space) => {
    const here = found.filter((id) => unit(s, id).space === space)
    const due = here.filter((id) => (unit(s, id).strayIn ?? 0) < s.turn.number)
    const facts = { space, count: due.length || here.length }
    return due.length > 0
      ? remind('straysDue', 'now', 'GW-12.17', facts, { space })
      : remind('straysNext', 'soon', 'GW-12.17', facts, { space })
  })
}

const purse: Finder = (s, n) => {
  const fights = isBelligerent(s, n) || n === 'bolsheviks'
  const lost = fights && nationData(n).size !== 'small' && !hasCapital(s, n)
  const raided = [...CONVOYS].filter(([space, { owner }]) => owner === n && space in s.raided)
  const dry = s.phase === 'purchase' ? nationalPools(n).filter((pool) => leftIn(s, pool) <= LOW) : []
  const carried =
    s.phase === 'purchase' || s.phase === 'place' ? s.turn.carried.reduce((sum, i) => sum + i.count, 0) : 0
  return [
    lost && remind('capitalLost', 'standing', 'GW-6.3'),
    ...raided.map(([space]) => remind('convoyRaided', 'standing', 'GW-6.11', { space }, { space })),
    ...dry.map((pool) => remind('manpowerLow', 'standing', 'GW-7.1', { pool, left: leftIn(s, pool) })),
    carried > 0 && remind('carriedOver', 'standing', 'GW-11.4', { count: carried }),
  ]
}

const STRAIT_CLAUSE = { turkish: 'GW-3.10', danish: 'GW-3.11' } as const
/** Only where a ship of the nation lies at the shut door. */
const straits: Finder = (s, n) => {
  if (s.phase !== 'combat-move' && s.phase !== 'non-combat') return []
  const zones = new Set(unitsOf(s, n).map((id) => unit(s, id).space))
  return STRAITS.filter((x) => !s.turn.straits.includes(x.name) && (zones.has(x.a) || zones.has(x.b))).map((x) =>
    remind('straitShut', 'standing', STRAIT_CLAUSE[x.name], { strait: x.name }),
  )
}

const FINDERS = [offers, turkey, britain, germany, russia, america, bolsheviks, treaties, strays, purse, straits]
const rank = (r: Reminder) => URGENCIES.indexOf(r.urgency)

export function remindersOf(s: GreatWarState): readonly Reminder[] {
  if (s.round === 0 || s.result) return []
  return FINDERS.flatMap((find) => find(s, s.acting))
    .filter((r): r is Reminder => r !== undefined && r !== false)
    .sort((a, b) => rank(a) - rank(b))
}
