/** Who may sign what, and which terms can be promised (GW-20.2, 20.3, 20.4, 20.15, 20.22, 21.6, 17.21, 17.24). */
import type { NationId, OfferId, SpaceId, TreatyId, UnitId } from '../../../../shared/great-war/ids'
import { knownTerms, TERM_KINDS, type SaidTerms, type Term } from '../../../../shared/great-war/terms'
import type { Offer, OfferKind, Treaty } from '../../../../shared/great-war/treaties'
import { isLand } from '../board'
import { no, type No } from '../refusal'
import { territoriesOf, type GreatWarState } from '../state'
import { armisticeOf, atWar, compelledPeace, isBelligerent, isSigner, playerOf } from './who'

const bolsheviksFight = (s: GreatWarState) => s.nations.bolsheviks.status === 'belligerent'
const signs = (s: GreatWarState, n: NationId): boolean =>
  (isBelligerent(s, n) && isSigner(n)) || (n === 'bolsheviks' && bolsheviksFight(s))

export const mayTruce = (s: GreatWarState, a: NationId, b: NationId): boolean =>
  signs(s, a) && signs(s, b) && atWar(s, a, b)

/** GW-20.2: also during an armistice; the Bolsheviks neither offer nor take a surrender (GW-17.24). */
export const maySurrender = (s: GreatWarState, loser: NationId, victor: NationId): boolean =>
  [loser, victor].every((n) => isBelligerent(s, n) && isSigner(n)) &&
  s.nations[loser].bloc !== s.nations[victor].bloc &&
  (atWar(s, loser, victor) || armisticeOf(s, loser, victor) !== undefined)

/** GW-17.21: in the Bolsheviks' first phase 1 a seat of their own may ask a Central nation for other terms. */
export function mayAskOtherTerms(s: GreatWarState, by: NationId, to: NationId): boolean {
  const peace = compelledPeace(s)
  const first = s.revolution !== undefined && s.revolution.round + 1 === s.round
  if (by !== 'bolsheviks' || !peace || !first || peace.terms.length > 0) return false
  const holder = playerOf(s, 'bolsheviks')
  const alone = s.seats.every((x) => x.player !== holder || x.nations.every((n) => s.nations[n].bloc === null))
  return alone && isBelligerent(s, to) && s.nations[to].bloc === 'central' && isSigner(to)
}

export interface Signing {
  /** Nations that may be bound by a term. */
  readonly bound: readonly NationId[]
  /** Who may receive what the nation gives up. */
  recipients(from: NationId): readonly NationId[]
}
const blocOf = (s: GreatWarState, n: NationId) =>
  (Object.keys(s.nations) as NationId[]).filter(
    (x) => isBelligerent(s, x) && isSigner(x) && s.nations[x].bloc === s.nations[n].bloc,
  )
export const truceBetween = (a: NationId, b: NationId): Signing => ({
  bound: [a, b],
  recipients: (from) => [from === a ? b : a],
})
/** In a surrender what the loser gives may go to any belligerent of the victor's bloc (GW-20.3). */
export const surrenderOf = (s: GreatWarState, loser: NationId, victor: NationId): Signing => ({
  bound: [loser, victor],
  recipients: (from) => (from === loser ? [...new Set([victor, ...blocOf(s, victor)])] : [loser]),
})

/** What a nation can still promise, as one term after another gives it away. */
interface Holdings {
  treasury: Map<NationId, number>
  readonly spaces: Set<SpaceId>
  readonly units: Set<UnitId>
}

/** Why a term cannot be signed, for its sentence. */
type Fault = Readonly<Record<string, string | number>>

function unpromised(s: GreatWarState, h: Holdings, t: Term): Fault | undefined {
  const own = (space: SpaceId) => s.territories[space]?.controller === t.from && !h.spaces.has(space)
  const inPlay = (space: SpaceId) => isLand(space) && territoriesOf(s).includes(space)
  const without = (spaces: readonly SpaceId[], good: (x: SpaceId) => boolean, why: string): Fault | undefined => {
    const space = spaces.find((x) => !good(x))
    return space === undefined ? undefined : { why, space }
  }
  switch (t.term) {
    case 'cedeTerritory': {
      const fault = without([t.space], own, 'notHeld')
      h.spaces.add(t.space)
      return fault
    }
    case 'payNow': {
      const left = (h.treasury.get(t.from) ?? s.nations[t.from].treasury) - t.ipc
      h.treasury.set(t.from, left)
      return left < 0 ? { why: 'tooDear', short: -left } : undefined
    }
    case 'handOverUnits':
    case 'disbandUnits': {
      if (t.units.length === 0) return { why: 'noUnits' }
      const mine = t.units.every((id) => s.units[id]?.owner === t.from && !h.units.has(id))
      t.units.forEach((id) => h.units.add(id))
      return mine ? undefined : { why: 'notOwn' }
    }
    case 'passage':
      return without(t.spaces, own, 'notHeld')
    case 'evacuate':
      return without(t.spaces, inPlay, 'notInPlay')
    case 'demilitarize':
      return without([t.space], inPlay, 'notInPlay')
    case 'tribute':
    case 'text':
      return undefined
  }
}

/** The terms, if every one can be signed so; otherwise the refusal (BAD_TERMS). */
export function judgeTerms(s: GreatWarState, said: SaidTerms, signing: Signing): readonly Term[] | No {
  const known = knownTerms(said)
  if (!known) {
    const stranger = said.find((t) => typeof t.term === 'string' && !TERM_KINDS.some((k) => k === t.term))
    return no('GW-20.3', 'badTerms', { term: stranger?.term ?? '' })
  }
  const h: Holdings = { treasury: new Map(), spaces: new Set(), units: new Set() }
  for (const t of known) {
    const fault = unsigned(signing, t) ?? unpromised(s, h, t)
    if (fault) return no('GW-20.3', 'badTerms', { term: t.term, from: t.from, ...fault })
  }
  return known
}
function unsigned(signing: Signing, t: Term): Fault | undefined {
  if (!signing.bound.includes(t.from)) return { why: 'stranger' }
  return 'to' in t && !signing.recipients(t.from).includes(t.to) ? { why: 'recipient', to: t.to } : undefined
}
export const isNo = (x: readonly Term[] | No): x is No => 'reason' in x

/** GW-20.4, 20.22: one open offer of a kind between two nations, one made of a kind to each nation a turn. */
export function offerBar(s: GreatWarState, kind: OfferKind, by: NationId, to: NationId | undefined): No | undefined {
  const same = (o: Offer) =>
    o.kind === kind && (to === undefined || (o.from === by && o.to === to) || (o.from === to && o.to === by))
  const about = to === undefined ? {} : { nation: to }
  if (s.offers.some(same)) return no('GW-20.4', 'offerOpen', about)
  return s.offered.includes(`${kind}:${to ?? ''}`) ? no('GW-20.22', 'offerOpen', about) : undefined
}

/** GW-21.6: belligerents, the surrendered, and Bolsheviks at war; Serbia and minors are no countries of it (GW-21.4). */
export const peacemakers = (s: GreatWarState): NationId[] =>
  (Object.keys(s.nations) as NationId[])
    .filter((n) => {
      if (n === 'bolsheviks')
        return bolsheviksFight(s) && (Object.keys(s.nations) as NationId[]).some((x) => atWar(s, n, x))
      return isSigner(n) && (isBelligerent(s, n) || s.nations[n].status === 'surrendered')
    })
    .sort()
export const waitingFor = (s: GreatWarState, o: Offer): readonly NationId[] =>
  o.kind === 'generalPeace' ? peacemakers(s).filter((n) => n !== o.from && !o.accepted.includes(n)) : o.waitsFor

export const offerOf = (s: GreatWarState, id: OfferId): Offer | undefined => s.offers.find((o) => o.offer === id)
export const treatyOf = (s: GreatWarState, id: TreatyId): Treaty | undefined => s.treaties.find((t) => t.treaty === id)
