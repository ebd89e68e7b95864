/** What a counter changed in an offer: the record keeps only the last word, the log every one. */
import type { HistoryLine } from '../../../../shared/history'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import type { Offer } from '../../../../shared/great-war/treaties'
import { sayTerm } from '../../../../shared/wording/great-war-diplomacy'
import { counted } from './words'

/** The offer as it lay there before the last counter; undefined where nobody has countered it. `position`: of the board that is shown. */
export function beforeCounter(lines: readonly HistoryLine[], position: number, offer: Offer): Offer | undefined {
  const said = lines
    .filter((line) => line.position <= position && !line.undone)
    .flatMap((line) => line.events as readonly GreatWarEvent[]) // this game's own log
  const versions = said.flatMap((e) =>
    (e.type === 'offerMade' || e.type === 'offerStands') && e.offer.offer === offer.offer ? [e] : [],
  )
  return versions.at(-1)?.type === 'offerStands' && offer.kind !== 'generalPeace' ? versions.at(-2)?.offer : undefined
}

type SayUnits = (ids: readonly string[]) => string
/** Each change as a sentence; empty where the same was laid on the table again. */
export function sayChanges(before: Offer, now: Offer, sayUnits: SayUnits): readonly string[] {
  const said = (o: Offer) => o.terms.map((t) => sayTerm(t, sayUnits))
  const [old, fresh] = [said(before), said(now)]
  return [
    ...(before.rounds !== now.rounds && before.rounds !== undefined && now.rounds !== undefined
      ? [`${counted(now.rounds, 'whole round')} instead of ${before.rounds}.`]
      : []),
    ...fresh.filter((t) => !old.includes(t)).map((t) => `Added: ${t}`),
    ...old.filter((t) => !fresh.includes(t)).map((t) => `Struck out: ${t}`),
  ]
}
