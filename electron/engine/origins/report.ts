/** What an entry said, as one text with its clauses, everyone it concerns, and how lucky its throws were. */
import type { ClauseId } from '../../../shared/ids'
import { FACES, type Fraction } from '../../../shared/dice'
import type { OriginsData } from '../../../shared/origins/data'
import type { AttackResult, OriginsEvent } from '../../../shared/origins/events'
import type { PowerId } from '../../../shared/origins/ids'
import type { ThrowReport } from '../../../shared/luck'
import { sayEvents } from '../../../shared/wording/origins'
import type { EntryReport } from '../core/game'
import { bySeat, type OriginsState } from './state'

type Resolved = Extract<OriginsEvent, { type: 'attackResolved' }>

const SERVES_ATTACKER: Readonly<Record<AttackResult, number>> = { AE: 0, EX: 1, DE: 2 }

/** Results are ranked from the attacker's side: AE below EX below DE. */
function throwOf(data: OriginsData, e: Resolved): ThrowReport {
  const column = data.attackTable[e.odds].map((result) => SERVES_ATTACKER[result])
  const own = SERVES_ATTACKER[e.result]
  const chance = (which: (rank: number) => boolean): Fraction => ({
    n: column.filter(which).length,
    over: FACES.length,
  })
  return {
    power: e.power,
    against: e.target,
    faces: [e.face],
    source: e.source,
    asBad: chance((rank) => rank <= own),
    asGood: chance((rank) => rank >= own),
  }
}

function clausesOf(e: OriginsEvent): readonly string[] {
  switch (e.type) {
    case 'campaignBegun':
      return ['OW-1.3']
    case 'factorsPlaced':
      return [e.nation === e.power ? 'OW-2.4' : 'OW-2.3']
    case 'factorsTakenBack':
      return ['OW-2.7']
    case 'attackResolved':
      return ['OW-3.5', 'OW-3.6']
    case 'rightsGained':
      return ['OW-4.1']
    case 'rightsLost':
      return ['OW-4.2']
    case 'turnEnded':
    case 'turnBegun':
      return ['OW-1.5']
    case 'dealCameDue':
    case 'dealRecorded':
    case 'dealJudged':
      return ['OW-6.1']
    case 'allianceFormed':
      return ['OW-7.1']
    case 'allianceLeft':
      return ['OW-7.7']
    case 'embassyCorrected':
      return ['OW-1.6']
    case 'gameEnded':
      return ['OW-5.1', e.clause]
  }
}

function powersOf(before: OriginsState, e: OriginsEvent): readonly PowerId[] {
  switch (e.type) {
    case 'campaignBegun':
      return e.players.flatMap((p) => p.powers)
    case 'attackResolved':
      return [e.power, e.target]
    case 'allianceFormed':
      return e.powers
    case 'allianceLeft':
      return [e.power, e.partner]
    case 'dealRecorded':
      return e.parties
    case 'dealCameDue':
    case 'dealJudged':
      return before.deals[e.deal - 1]?.parties ?? []
    case 'gameEnded':
      return e.winners
    // The next turn's beginning stands in the entry of the turn that ended; that entry is about the latter.
    case 'turnBegun':
      return []
    case 'factorsPlaced':
    case 'factorsTakenBack':
    case 'rightsGained':
    case 'rightsLost':
    case 'turnEnded':
    case 'embassyCorrected':
      return [e.power]
  }
}

export function report(data: OriginsData, before: OriginsState, events: readonly OriginsEvent[]): EntryReport {
  const said = events.filter((e) => e.type !== 'turnBegun')
  return {
    text: sayEvents(said),
    clauses: [...new Set(said.flatMap(clausesOf))] as ClauseId[],
    powers: [...new Set(events.flatMap((e) => powersOf(before, e)))].sort(bySeat),
    throws: events.filter((e) => e.type === 'attackResolved').map((e) => throwOf(data, e)),
    correction: events.some((e) => e.type === 'embassyCorrected'),
  }
}
