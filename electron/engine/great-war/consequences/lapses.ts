/** Offers that end unanswered, and treaties that end with a nation (GW-20.4, 20.21, 20.24). */
import type { NationId } from '../../../../shared/great-war/ids'
import type { Offer, Treaty } from '../../../../shared/great-war/treaties'
import type { GreatWarState } from '../state'
import type { Telling } from '../telling'
import { scoreEvent } from '../rules/opinion'
import { armisticeOf, atWar, compelledPeace } from '../rules/who'

/** GW-20.21: the first rejection of a nation's unconditional offer moves opinion, later ones do not. */
export function scoreRejection(t: Telling, o: Offer): void {
  const n = t.state.nations[o.from]
  if (o.kind !== 'unconditionalSurrender' || n.rejectionScored || n.bloc === null) return
  t.tell({ type: 'rejectionScored', nation: o.from })
  scoreEvent(t, n.bloc === 'allied' ? 'E10' : 'E11')
}

/** The offer is off the table; `rejected` when it was ignored rather than overtaken. */
export function lapse(t: Telling, o: Offer, rejected: boolean): void {
  t.tell({ type: 'offerLapsed', offer: o.offer, rejected })
  if (rejected) scoreRejection(t, o)
}

/** Whether what the offer presumes still holds: war between the two, or the treaty that it is about. */
function stands(s: GreatWarState, o: Offer): boolean {
  const parties = o.to === undefined ? [o.from] : [o.from, o.to]
  if (parties.some((n) => s.nations[n].status === 'conquered' || s.nations[n].status === 'gone')) return false
  if (o.to === undefined) return s.nations[o.from].status === 'belligerent'
  switch (o.kind) {
    case 'armistice':
      return atWar(s, o.from, o.to)
    case 'armisticeEnd':
      return s.treaties.some((x) => x.treaty === o.treaty && x.state === 'in-force')
    case 'conditionalSurrender':
      if (s.nations[o.from].brokeSurrender) return false // GW-20.15
      return s.nations[o.from].status === 'belligerent' && (atWar(s, o.from, o.to) || bound(s, o.from, o.to))
    case 'unconditionalSurrender':
      return s.nations[o.from].status === 'belligerent' && (atWar(s, o.from, o.to) || bound(s, o.from, o.to))
    case 'compelledTerms':
      return compelledPeace(s) !== undefined
    case 'generalPeace':
      return true
  }
}
const bound = (s: GreatWarState, a: NationId, b: NationId) => armisticeOf(s, a, b) !== undefined

/** GW-20.4: overtaken offers go without counting as rejected. */
export function lapseOvertaken(t: Telling): void {
  for (const o of t.state.offers) if (!stands(t.state, o)) lapse(t, o, false)
}

/** A surrender outlives its principal victor, who answered for a whole bloc (see RULINGS.md). */
const concerns = (x: Treaty, n: NationId) =>
  x.kind === 'armistice' ? x.parties.includes(n) : x.parties[0] === n && x.kind !== 'compelledPeace'
/** GW-20.24: a conquered nation's treaties end. */
export function endTreatiesOf(t: Telling, n: NationId): void {
  for (const x of t.state.treaties)
    if (x.state === 'in-force' && concerns(x, n)) t.tell({ type: 'treatyEnded', treaty: x.treaty, how: 'ended' })
}
