/** Offers, answers, breaches, imposed terms, the general peace (GW-20, 21.6; 22b, 22c). */
import type { Said } from '../../../../shared/great-war/commands'
import type { NationId, OfferId } from '../../../../shared/great-war/ids'
import type { SaidTerms, Term } from '../../../../shared/great-war/terms'
import type { Offer } from '../../../../shared/great-war/treaties'
import { accept } from '../../core/ruling'
import { lapse } from '../consequences/lapses'
import { settle } from '../consequences/settle'
import { carryOutAll, sign, surrender, tributesIn } from '../consequences/treaties'
import { no, type GreatWarDecision, type No } from '../refusal'
import type { GreatWarState } from '../state'
import { Telling } from '../telling'
import { scoreOffence } from '../rules/opinion'
import {
  isNo,
  judgeTerms,
  mayAskOtherTerms,
  maySurrender,
  mayTruce,
  offerBar,
  offerOf,
  peacemakers,
  surrenderOf,
  treatyOf,
  truceBetween,
  waitingFor,
  type Signing,
} from '../rules/treaties'
import { isBelligerent, isSigner } from '../rules/who'

type Draft = Pick<Offer, 'kind' | 'from'> & Partial<Omit<Offer, 'kind' | 'from'>>
function offer(s: GreatWarState, draft: Draft): GreatWarDecision {
  const made: Offer = {
    offer: `o${s.nextOffer}` as OfferId,
    waitsFor: draft.to ? [draft.to] : peacemakers(s).filter((n) => n !== draft.from),
    accepted: [],
    terms: [],
    madeIn: { round: s.round, turn: s.turn.number },
    ...draft,
  }
  return accept({ type: 'offerMade', offer: made })
}

export function offerArmistice(s: GreatWarState, c: Said<'offerArmistice'>): GreatWarDecision {
  if (!mayTruce(s, c.by, c.to)) return no('GW-20.2', 'notAtWar', { nation: c.by, other: c.to })
  if (c.rounds < 1) return no('GW-20.6', 'badDuration', { rounds: c.rounds })
  const terms = armisticeTerms(s, c.by, c.to, c.terms)
  if (isNo(terms)) return terms
  const bar = offerBar(s, 'armistice', c.by, c.to)
  return bar ?? offer(s, { kind: 'armistice', from: c.by, to: c.to, terms: [...terms], rounds: c.rounds })
}
/** GW-17.24: the Bolsheviks' has no terms. */
function armisticeTerms(s: GreatWarState, a: NationId, b: NationId, said: SaidTerms): readonly Term[] | No {
  const bare = a === 'bolsheviks' || b === 'bolsheviks'
  const [first] = said
  if (bare && first) return no('GW-20.3', 'badTerms', { term: String(first.term), why: 'bare' })
  return judgeTerms(s, said, truceBetween(a, b))
}

export function offerConditionalSurrender(s: GreatWarState, c: Said<'offerConditionalSurrender'>): GreatWarDecision {
  const other = mayAskOtherTerms(s, c.by, c.to)
  if (!other && !maySurrender(s, c.by, c.to)) return no('GW-20.2', 'notAtWar', { nation: c.by, other: c.to })
  if (s.nations[c.by].brokeSurrender) return no('GW-20.15', 'onlyUnconditional', { nation: c.by })
  const terms = judgeTerms(s, c.terms, other ? truceBetween(c.by, c.to) : surrenderOf(s, c.by, c.to))
  if (isNo(terms)) return terms
  const kind = other ? 'compelledTerms' : 'conditionalSurrender'
  return offerBar(s, kind, c.by, c.to) ?? offer(s, { kind, from: c.by, to: c.to, terms: [...terms] })
}

export function offerUnconditionalSurrender(
  s: GreatWarState,
  c: Said<'offerUnconditionalSurrender'>,
): GreatWarDecision {
  if (!maySurrender(s, c.by, c.to)) return no('GW-20.2', 'notAtWar', { nation: c.by, other: c.to })
  const kind = 'unconditionalSurrender'
  return offerBar(s, kind, c.by, c.to) ?? offer(s, { kind, from: c.by, to: c.to })
}

/** A treaty of that kind in force to which the nation is a party. */
const inForce = (s: GreatWarState, id: Parameters<typeof treatyOf>[1]) => {
  const found = treatyOf(s, id)
  return found?.state === 'in-force' ? found : undefined
}
const noTreaty = (treaty: string): No => no('GW-20.1', 'noSuchTreaty', { treaty })

export function breakArmistice(s: GreatWarState, c: Said<'breakArmistice'>): GreatWarDecision {
  const x = inForce(s, c.treaty)
  if (x?.kind !== 'armistice' || !x.parties.includes(c.by)) return noTreaty(c.treaty)
  const t = new Telling(s)
  t.tell({ type: 'treatyEnded', treaty: c.treaty, how: 'broken' })
  scoreOffence(t, 'E12', s.nations[c.by].bloc)
  settle(t)
  return accept(...t.events)
}

export function endArmisticeByConsent(s: GreatWarState, c: Said<'endArmisticeByConsent'>): GreatWarDecision {
  const x = inForce(s, c.treaty)
  const to = x?.parties.find((n) => n !== c.by)
  if (x?.kind !== 'armistice' || !x.parties.includes(c.by) || !to) return noTreaty(c.treaty)
  const kind = 'armisticeEnd'
  return offerBar(s, kind, c.by, to) ?? offer(s, { kind, from: c.by, to, treaty: c.treaty })
}

export function imposeTerms(s: GreatWarState, c: Said<'imposeTerms'>): GreatWarDecision {
  const x = inForce(s, c.treaty)
  if (x?.kind !== 'unconditionalSurrender' || !x.parties.includes(c.by)) return noTreaty(c.treaty)
  const [loser, victor] = x.parties
  if (victor !== c.by || !loser) return no('GW-20.19', 'notVictor', { nation: c.by })
  const signing: Signing = { ...surrenderOf(s, loser, victor), bound: [loser] }
  const terms = judgeTerms(s, c.terms, signing)
  if (isNo(terms)) return terms
  const t = new Telling(s)
  t.tell({ type: 'termsImposed', treaty: c.treaty, terms: [...terms] })
  const more = tributesIn(terms)
  if (more.length > 0) t.tell({ type: 'tributesLeft', treaty: c.treaty, tributes: [...x.tributes, ...more] })
  carryOutAll(t, terms)
  settle(t)
  return accept(...t.events)
}

/** GW-20.16, 17.21. */
export function renounceSurrender(s: GreatWarState, c: Said<'renounceSurrender'>): GreatWarDecision {
  const x = inForce(s, c.treaty)
  const compelled =
    x?.kind === 'compelledPeace' &&
    (c.by === 'bolsheviks' || (s.nations[c.by].bloc === 'central' && isBelligerent(s, c.by) && isSigner(c.by)))
  const party = x && (compelled || (x.kind !== 'armistice' && x.parties.includes(c.by)))
  if (!x || !party) return noTreaty(c.treaty)
  if (s.nations[c.by].brokeSurrender) return no('GW-20.17', 'alreadyBroken', { nation: c.by })
  const t = new Telling(s)
  t.tell({ type: 'treatyEnded', treaty: c.treaty, how: 'renounced' })
  t.tell({ type: 'surrenderBroken', nation: c.by })
  const [loser] = x.parties
  if (loser && x.kind !== 'compelledPeace') t.tell({ type: 'nationFightsOn', nation: loser })
  scoreOffence(t, 'E13', s.nations[c.by].bloc)
  settle(t)
  return accept(...t.events)
}

export function offerGeneralPeace(s: GreatWarState, c: Said<'offerGeneralPeace'>): GreatWarDecision {
  if (!isBelligerent(s, c.by) || !isSigner(c.by)) return no('GW-21.6', 'notBelligerent', { nation: c.by })
  const bar = offerBar(s, 'generalPeace', c.by, undefined)
  return bar ?? offer(s, { kind: 'generalPeace', from: c.by, result: c.result })
}

/** What comes of an accepted offer. */
function conclude(t: Telling, o: Offer): No | undefined {
  const s = t.state
  const { to } = o
  const checked = (signing: Signing) => judgeTerms(s, o.terms, signing)
  switch (o.kind) {
    case 'armistice': {
      if (!to) return undefined
      const terms = checked(truceBetween(o.from, to))
      if (isNo(terms)) return terms
      sign(t, { kind: 'armistice', parties: [o.from, to], terms: [...terms], untilRound: s.round + (o.rounds ?? 1) }) // GW-20.8
      return undefined
    }
    case 'armisticeEnd':
      if (o.treaty) t.tell({ type: 'treatyEnded', treaty: o.treaty, how: 'ended' })
      return undefined
    case 'conditionalSurrender':
    case 'unconditionalSurrender': {
      if (!to) return undefined
      const terms = checked(surrenderOf(s, o.from, to))
      if (isNo(terms)) return terms
      surrender(t, o.kind, o.from, to, terms)
      return undefined
    }
    case 'compelledTerms': {
      if (!to) return undefined
      const terms = checked(truceBetween(o.from, to))
      if (isNo(terms)) return terms
      const peace = s.treaties.find((x) => x.kind === 'compelledPeace' && x.state === 'in-force')
      if (!peace) return undefined
      t.tell({ type: 'termsImposed', treaty: peace.treaty, terms: [...terms] })
      t.tell({ type: 'tributesLeft', treaty: peace.treaty, tributes: [...peace.tributes, ...tributesIn(terms)] })
      carryOutAll(t, terms)
      return undefined
    }
    case 'generalPeace':
      return undefined // once everybody has accepted, `settle` ends the game
  }
}

/** A general peace, one nation nearer. */
function agreed(s: GreatWarState, o: Offer, by: NationId): Offer {
  const next = { ...o, accepted: [...o.accepted, by].sort() }
  return { ...next, waitsFor: [...waitingFor(s, next)] }
}

function acceptOffer(s: GreatWarState, by: NationId, o: Offer): GreatWarDecision {
  const t = new Telling(s)
  t.tell({ type: 'offerAnswered', offer: o.offer, by, answer: 'accept' })
  if (o.kind === 'generalPeace') {
    t.tell({ type: 'offerStands', offer: agreed(s, o, by) })
  } else {
    t.tell({ type: 'offerLapsed', offer: o.offer, rejected: false })
    const bar = conclude(t, o)
    if (bar) return bar
  }
  settle(t)
  return accept(...t.events)
}

/** A counter passes the answer to the other side and does not prolong the offer (GW-20.4). */
function counter(s: GreatWarState, by: NationId, o: Offer, c: Said<'respondOffer'>): GreatWarDecision {
  const { to } = o
  if (!to || (o.kind !== 'armistice' && o.kind !== 'conditionalSurrender'))
    return no('GW-20.3', 'badTerms', { term: 'counter', why: 'noCounter' })
  const said = c.terms ?? []
  const terms =
    o.kind === 'armistice' ? armisticeTerms(s, o.from, to, said) : judgeTerms(s, said, surrenderOf(s, o.from, to))
  if (isNo(terms)) return terms
  const lasts = o.kind === 'armistice' ? (c.rounds ?? 0) : undefined
  if (lasts !== undefined && lasts < 1) return no('GW-20.6', 'badDuration', { rounds: lasts })
  const other = by === to ? o.from : to
  const next: Offer = { ...o, terms: [...terms], waitsFor: [other], ...(lasts === undefined ? {} : { rounds: lasts }) }
  return accept({ type: 'offerAnswered', offer: o.offer, by, answer: 'counter' }, { type: 'offerStands', offer: next })
}

export function respondOffer(s: GreatWarState, c: Said<'respondOffer'>): GreatWarDecision {
  const o = offerOf(s, c.offer)
  if (!o) {
    const made = /^o[1-9]\d*$/.test(c.offer) && Number(c.offer.slice(1)) < s.nextOffer
    return made ? no('GW-20.4', 'offerLapsed', { offer: c.offer }) : no('GW-20.4', 'noSuchOffer', { offer: c.offer })
  }
  const by = waitingFor(s, o).find((n) => n === c.by) ?? waitingFor(s, o)[0] ?? c.by
  switch (c.answer) {
    case 'accept':
      return acceptOffer(s, by, o)
    case 'counter':
      return counter(s, by, o, c)
    case 'reject': {
      const t = new Telling(s)
      t.tell({ type: 'offerAnswered', offer: o.offer, by, answer: 'reject' })
      lapse(t, o, o.kind !== 'generalPeace')
      settle(t)
      return accept(...t.events)
    }
  }
}
