/** How the level of American opinion came about, read from the campaign's history. */
import type { HistoryLine } from '../../../../shared/history'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import { OPINION_EVENTS } from '../../../../shared/wording/great-war-diplomacy'
import { BLOC_NAMES, sayNation, SayNation } from '../../../../shared/wording/great-war-names'

export interface OpinionLine {
  readonly position: number
  readonly round: number
  /** Code of table GW-19.T1; absent for what moved nothing, and for corrections. */
  readonly code?: string
  readonly from: number
  readonly to: number
  /** What happened, as a sentence without its full stop; `short` for the chart. */
  readonly text: string
  readonly short: string
}

const SHORT: Readonly<Record<string, string>> = {
  E1: 'neutral attacked',
  E2: 'neutral attacked',
  E3: 'unrestricted U-boats',
  E4: 'restricted again',
  E5: 'Turkey joins',
  E6: 'neutral joins',
  E7: 'neutral joins',
  E8: 'surrender',
  E9: 'surrender',
  E10: 'surrender refused',
  E11: 'surrender refused',
  E12: 'armistice broken',
  E13: 'surrender renounced',
  E14: 'Revolution',
  E15: 'limited war',
}

type Moved = Extract<GreatWarEvent, { type: 'opinionMoved' }>
/** The event of the same entry that the move answers to: the last of its kind before it. */
function cause(e: Moved, before: readonly GreatWarEvent[], line: HistoryLine): string {
  const by = (line.command as { readonly by?: string } | undefined)?.by
  const last = <T extends GreatWarEvent['type']>(type: T) =>
    before.findLast((x): x is Extract<GreatWarEvent, { type: T }> => x.type === type)
  switch (e.code) {
    case 'E1':
    case 'E2': {
      const x = last('neutralAttacked')
      return x ? `${SayNation(x.by)} attacked neutral ${sayNation(x.nation)}` : OPINION_EVENTS[e.code]
    }
    case 'E5':
    case 'E6':
    case 'E7': {
      const x = last('nationJoined')
      return x ? `${SayNation(x.nation)} joined ${BLOC_NAMES[x.bloc]}` : OPINION_EVENTS[e.code]
    }
    case 'E8':
    case 'E9': {
      const x = last('nationSurrendered')
      return x ? `${SayNation(x.nation)} surrendered` : OPINION_EVENTS[e.code]
    }
    case 'E10':
    case 'E11': {
      const x = last('rejectionScored')
      return x ? `${SayNation(x.nation)}’s surrender was refused` : OPINION_EVENTS[e.code]
    }
    case 'E12':
      return by === undefined ? OPINION_EVENTS.E12 : `${SayNation(by)} broke an armistice`
    case 'E13':
      return by === undefined ? OPINION_EVENTS.E13 : `${SayNation(by)} renounced a surrender`
    case 'E15': {
      const x = last('congressAsked')
      return x ? `Congress passed a war with ${sayNation(x.target)}` : OPINION_EVENTS.E15
    }
    case 'E3':
      return 'Germany declared unrestricted submarine warfare'
    case 'E4':
      return 'Germany gave up unrestricted submarine warfare'
    case 'E14':
      return 'Revolution in Russia'
  }
}

/** Lines up to a position, undone ones left out; joinings that moved nothing are told too, because one looks for them. */
export function opinionHistory(lines: readonly HistoryLine[], upTo: number): readonly OpinionLine[] {
  const told: OpinionLine[] = []
  let level = 0
  for (const line of lines) {
    if (line.undone || line.position > upTo) continue
    const events = line.events as readonly GreatWarEvent[] // the campaign parsed them when it was opened
    const at = { position: line.position, round: line.round }
    events.forEach((e, i) => {
      if (e.type === 'opinionMoved') {
        level = e.to
        told.push({
          ...at,
          code: e.code,
          from: e.from,
          to: e.to,
          text: cause(e, events.slice(0, i), line),
          short: SHORT[e.code] ?? e.code,
        })
      } else if (e.type === 'nationJoined' && (e.how === 'fee' || e.how === 'liberated')) {
        const how = e.how === 'fee' ? 'was brought in by the fee' : 'was freed and joined'
        told.push({
          ...at,
          from: level,
          to: level,
          text: `${SayNation(e.nation)} ${how}: no effect`,
          short: 'no effect',
        })
      } else if (e.type === 'figureCorrected' && e.figure === 'opinion' && typeof e.now === 'number') {
        told.push({ ...at, from: level, to: e.now, text: `Corrected: ${e.reason}`, short: 'corrected' })
        level = e.now
      }
    })
  }
  return told
}
