/**
 * The treaty desk (GW-20, 21.6): what lies on the table and what answering it brings, what stands and what breaking it costs, whom
 * the acting nation could offer what, and which terms can be promised. All of it is asked of the rulings themselves.
 */
import type { Said } from '../../../shared/great-war/commands'
import type {
  BarView,
  BreakingPrice,
  OfferableKind,
  OfferReport,
  SignedKind,
  TermChoices,
  TermParty,
  TermsTried,
  TreatyDesk,
  TreatyReport,
} from '../../../shared/great-war/diplomacy'
import type { GreatWarEvent } from '../../../shared/great-war/events'
import { KINDS, NATIONS, type NationId, type OfferId, type SpaceId, type TreatyId } from '../../../shared/great-war/ids'
import { TERM_KINDS, type SaidTerms, type Term } from '../../../shared/great-war/terms'
import type { Offer, Treaty } from '../../../shared/great-war/treaties'
import { apply } from './apply'
import { commonBar } from './decide'
import { deskBar } from './diplomacy-report'
import { bar, barOf, consequences, foresee } from './foresight'
import * as rulings from './phases/treaties'
import type { GreatWarDecision, No } from './refusal'
import { controlledBy, ipcOf, isCapitalOf } from './rules/spaces'
import {
  isNo,
  judgeTerms,
  mayAskOtherTerms,
  offerOf,
  surrenderOf,
  treatyOf,
  truceBetween,
  waitingFor,
  type Signing,
} from './rules/treaties'
import { isBelligerent, isSigner } from './rules/who'
import { territoriesOf, unit, unitsOf, type GreatWarState } from './state'

const refusalOf = (d: GreatWarDecision): No | undefined => (d.kind === 'refused' ? d : undefined)

/** What it brings once everybody who is still asked has accepted (GW-21.6): one answer alone brings nothing. */
function agreed(s: GreatWarState, o: Offer): ReturnType<typeof foresee> {
  let now = s
  const events: GreatWarEvent[] = []
  for (const by of waitingFor(s, o)) {
    const d = rulings.respondOffer(now, { type: 'respondOffer', by, offer: o.offer, answer: 'accept' })
    if (d.kind !== 'accepted') return foresee(now, d)
    events.push(...d.events)
    now = d.events.reduce(apply, now)
  }
  return { follows: consequences(s, events) }
}

function offerReport(s: GreatWarState, o: Offer): OfferReport {
  const waitsFor = waitingFor(s, o)
  const by = waitsFor[0] ?? o.to ?? o.from
  const answer = (what: 'accept' | 'reject') =>
    foresee(s, rulings.respondOffer(s, { type: 'respondOffer', by, offer: o.offer, answer: what }))
  const { follows, bar: barred } = o.kind === 'generalPeace' ? agreed(s, o) : answer('accept')
  return {
    offer: o,
    waitsFor,
    mayCounter: o.kind === 'armistice' || o.kind === 'conditionalSurrender',
    ...(follows ? { accepted: follows } : {}),
    ...(barred ? { bar: barred } : {}),
    refused: answer('reject').follows ?? consequences(s, []),
  }
}

/** Parties that may break it, the compelled peace's whole bloc included (GW-17.21). */
function breakersOf(s: GreatWarState, x: Treaty): NationId[] {
  if (x.kind !== 'compelledPeace') return x.parties
  return ['bolsheviks', ...NATIONS.filter((n) => s.nations[n].bloc === 'central' && isBelligerent(s, n) && isSigner(n))]
}
const breach = (s: GreatWarState, x: Treaty, by: NationId): GreatWarDecision =>
  x.kind === 'armistice'
    ? rulings.breakArmistice(s, { type: 'breakArmistice', by, treaty: x.treaty })
    : rulings.renounceSurrender(s, { type: 'renounceSurrender', by, treaty: x.treaty })

function treatyReport(s: GreatWarState, x: Treaty): TreatyReport {
  const proposes = (by: NationId) =>
    !refusalOf(rulings.endArmisticeByConsent(s, { type: 'endArmisticeByConsent', by, treaty: x.treaty }))
  return {
    treaty: x,
    ...(x.untilRound === undefined ? {} : { roundsLeft: x.untilRound - s.round + 1 }),
    breakers: breakersOf(s, x).map((by) => ({ by, ...bar(refusalOf(breach(s, x, by))) })),
    consent: x.parties.filter(proposes),
    dictator: x.kind === 'unconditionalSurrender' ? (x.parties[1] ?? null) : null,
  }
}

const partners = (s: GreatWarState, by: NationId): NationId[] =>
  NATIONS.filter((n) => n !== by && (isSigner(n) || n === 'bolsheviks') && s.nations[n].status !== 'gone')

function kindsOf(s: GreatWarState): TreatyDesk['kinds'] {
  const by = s.acting
  const others = partners(s, by)
  const pair = (kind: OfferableKind, judge: (to: NationId) => GreatWarDecision, to = others) => ({
    kind,
    partners: to.map((n) => ({ to: n, ...bar(refusalOf(judge(n))) })),
  })
  const asks = others.filter((to) => mayAskOtherTerms(s, by, to))
  const conditional = (to: NationId) =>
    rulings.offerConditionalSurrender(s, { type: 'offerConditionalSurrender', by, to, terms: [] })
  return [
    pair('armistice', (to) => rulings.offerArmistice(s, { type: 'offerArmistice', by, to, rounds: 1, terms: [] })),
    ...(asks.length > 0 ? [pair('compelledTerms', conditional, asks)] : []),
    pair(
      'conditionalSurrender',
      conditional,
      others.filter((to) => !asks.includes(to)),
    ),
    pair('unconditionalSurrender', (to) =>
      rulings.offerUnconditionalSurrender(s, { type: 'offerUnconditionalSurrender', by, to }),
    ),
    {
      kind: 'generalPeace',
      partners: [],
      ...bar(refusalOf(rulings.offerGeneralPeace(s, { type: 'offerGeneralPeace', by, result: 'draw' }))),
    },
  ]
}

function answerBar(s: GreatWarState): BarView | undefined {
  const [o] = s.offers
  const by = o && waitingFor(s, o)[0]
  const found = o && by && commonBar(s, { type: 'respondOffer', by, offer: o.offer, answer: 'reject' })
  return found ? barOf(found) : undefined
}

export function treatyDesk(s: GreatWarState): TreatyDesk {
  const barred = deskBar(s)
  const silent = answerBar(s)
  const standing = s.treaties.filter((x) => x.state === 'in-force')
  return {
    acting: s.acting,
    ...(barred ? { bar: barred } : {}),
    ...(silent ? { answerBar: silent } : {}),
    offers: s.offers.map((o) => offerReport(s, o)),
    treaties: standing.map((x) => treatyReport(s, x)),
    past: s.treaties.filter((x) => x.state !== 'in-force'),
    kinds: kindsOf(s),
  }
}

/** Terms that still run, a tribute for the times that are left: what was carried out on signing stands (GW-20.3, 20.16). */
const unfulfilled = (x: Treaty): readonly Term[] => [
  ...x.tributes.flatMap(({ from, to, ipc, left }): Term[] =>
    left > 0 ? [{ term: 'tribute', from, to, ipc, rounds: left }] : [],
  ),
  ...x.terms.filter((t) => ['evacuate', 'demilitarize', 'passage', 'text'].includes(t.term)),
]
export function priceOfBreaking(s: GreatWarState, id: TreatyId, by: NationId): BreakingPrice | undefined {
  const x = treatyOf(s, id)
  if (x?.state !== 'in-force') return undefined
  return {
    deed: x.kind === 'armistice' ? 'breakArmistice' : 'renounceSurrender',
    ...foresee(s, breach(s, x, by)),
    terms: unfulfilled(x),
    onlyOnce: x.kind !== 'armistice',
  }
}

export function signingOf(s: GreatWarState, kind: SignedKind, from: NationId, to: NationId): Signing {
  switch (kind) {
    case 'armistice':
      return truceBetween(from, to)
    case 'conditionalSurrender':
      return mayAskOtherTerms(s, from, to) ? truceBetween(from, to) : surrenderOf(s, from, to)
    case 'imposed':
      return { ...surrenderOf(s, from, to), bound: [from] }
  }
}

function partyOf(s: GreatWarState, n: NationId, recipients: readonly NationId[]): TermParty {
  const groups = new Map<
    string,
    TermParty['units'][number] & { units: TermParty['units'][number]['units'][number][] }
  >()
  for (const id of unitsOf(s, n)) {
    const { space, kind } = unit(s, id)
    const key = `${space} ${kind}`
    const group = groups.get(key) ?? { space, kind, units: [] }
    group.units.push(id)
    groups.set(key, group)
  }
  const order = (x: { space: SpaceId; kind: (typeof KINDS)[number] }) => `${x.space} ${KINDS.indexOf(x.kind)}`
  return {
    nation: n,
    recipients,
    treasury: s.nations[n].treasury,
    lands: controlledBy(s, n).map((space) => ({ space, ipc: ipcOf(s, space), capital: isCapitalOf(n, space) })),
    units: [...groups.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)),
  }
}

export function termChoices(s: GreatWarState, kind: SignedKind, from: NationId, to: NationId): TermChoices {
  const signing = signingOf(s, kind, from, to)
  const bare = kind === 'armistice' && (from === 'bolsheviks' || to === 'bolsheviks') // GW-17.24
  return {
    kinds: bare ? [] : TERM_KINDS,
    parties: signing.bound.map((n) => partyOf(s, n, signing.recipients(n))),
    lands: territoriesOf(s),
  }
}

/** The offer as it would lie on the table, and the events of signing it at once; a counter leaves the offer's own kind. */
function signed(s: GreatWarState, kind: SignedKind, from: NationId, to: NationId, terms: readonly Term[]) {
  if (kind === 'imposed') {
    const x = s.treaties.find(
      (t) =>
        t.kind === 'unconditionalSurrender' && t.state === 'in-force' && t.parties[0] === from && t.parties[1] === to,
    )
    return x
      ? foresee(s, rulings.imposeTerms(s, { type: 'imposeTerms', by: to, treaty: x.treaty, terms: [...terms] }))
      : {}
  }
  const offered: Offer = {
    offer: `o${s.nextOffer}` as OfferId,
    kind: kind === 'conditionalSurrender' && mayAskOtherTerms(s, from, to) ? 'compelledTerms' : kind,
    from,
    to,
    waitsFor: [to],
    accepted: [],
    terms: [...terms],
    rounds: 1,
    madeIn: { round: s.round, turn: s.turn.number },
  }
  const laid = apply(s, { type: 'offerMade', offer: offered })
  const answer: Said<'respondOffer'> = { type: 'respondOffer', by: to, offer: offered.offer, answer: 'accept' }
  return foresee(laid, rulings.respondOffer(laid, answer))
}

export function termsTried(
  s: GreatWarState,
  kind: SignedKind,
  from: NationId,
  to: NationId,
  said: SaidTerms,
  counters?: OfferId,
): TermsTried {
  const signing = signingOf(s, kind, from, to)
  const terms = judgeTerms(s, said, signing)
  if (isNo(terms)) {
    const at = said.findIndex((_, i) => isNo(judgeTerms(s, said.slice(0, i + 1), signing)))
    return { bar: barOf(terms), ...(at < 0 ? {} : { at }) }
  }
  if (kind === 'imposed' && terms.length === 0) return {}
  const open = counters === undefined ? undefined : offerOf(s, counters)
  const base = open ? { ...s, offers: s.offers.filter((o) => o !== open) } : s
  return signed(base, kind, from, to, terms)
}
