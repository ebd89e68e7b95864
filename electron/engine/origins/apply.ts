/** The only code that changes the state. It writes events down and knows no rules; what it makes is frozen. */
import type { OriginsEvent } from '../../../shared/origins/events'
import type { NationId, PowerId } from '../../../shared/origins/ids'
import { BLANK, bySeat, inSeatingOrder, type Alliance, type Deal, type OriginsState } from './state'

type Event<T extends OriginsEvent['type']> = Extract<OriginsEvent, { type: T }>

const change = (state: OriginsState, what: Partial<OriginsState>): OriginsState => Object.freeze({ ...state, ...what })

function setEmbassy(state: OriginsState, nation: NationId, counts: Partial<Record<PowerId, number>>): OriginsState {
  const row = Object.freeze({ ...state.embassies[nation], ...counts })
  return change(state, { embassies: Object.freeze({ ...state.embassies, [nation]: row }) })
}

/** Records what was placed this turn; a nation with nothing left of it drops out, so that equal turns are equal. */
function setPlaced(state: OriginsState, nation: NationId, factors: number): OriginsState {
  const { [nation]: before = 0, ...others } = state.placed
  const now = before + factors
  return change(state, { placed: Object.freeze(now === 0 ? others : { ...others, [nation]: now }) })
}

const sorted = (alliances: readonly Alliance[]): readonly Alliance[] =>
  Object.freeze([...alliances].sort((a, b) => bySeat(a.powers[0], b.powers[0])))

const alliance = (a: PowerId, b: PowerId, fixed: boolean, round: number): Alliance =>
  Object.freeze({ powers: Object.freeze(inSeatingOrder(a, b)), fixed, round })

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const member of Object.values(value)) frozen(member)
  return Object.freeze(value)
}

function begin(e: Event<'campaignBegun'>): OriginsState {
  const pairs = e.players.flatMap(({ powers: [a, b] }) => (a && b ? [alliance(a, b, true, 0)] : []))
  return change(BLANK, {
    players: Object.freeze(
      e.players.map((p) => Object.freeze({ name: p.name, powers: Object.freeze([...p.powers].sort(bySeat)) })),
    ),
    individualWinner: e.individualWinner,
    breakableAlliances: e.breakableAlliances,
    alliances: sorted(pairs),
    ...(e.scenario ? { scenario: frozen(e.scenario) } : {}),
  })
}

function attackResolved(state: OriginsState, e: Event<'attackResolved'>): OriginsState {
  const after = setEmbassy(state, e.nation, {
    [e.power]: e.ours - e.losses.attacker,
    [e.target]: e.theirs - e.losses.target,
  })
  return change(after, { attacked: true })
}

function recordDeal(state: OriginsState, e: Event<'dealRecorded'>): OriginsState {
  const deal: Deal = Object.freeze({
    parties: Object.freeze([...e.parties].sort(bySeat)),
    text: e.text,
    round: e.round,
    ...(e.untilRound === undefined ? {} : { untilRound: e.untilRound }),
    outcome: 'open',
  })
  return change(state, { deals: Object.freeze([...state.deals, deal]) })
}

function judgeDeal(state: OriginsState, e: Event<'dealJudged'>): OriginsState {
  const judged = state.deals.map((deal, i): Deal => {
    if (i + 1 !== e.deal) return deal
    const { by: _before, ...rest } = deal
    return Object.freeze({ ...rest, outcome: e.outcome, ...(e.by === undefined ? {} : { by: e.by }) })
  })
  return change(state, { deals: Object.freeze(judged) })
}

export function apply(state: OriginsState, e: OriginsEvent): OriginsState {
  switch (e.type) {
    case 'campaignBegun':
      return begin(e)
    case 'factorsPlaced':
      return setPlaced(setEmbassy(state, e.nation, { [e.power]: e.now }), e.nation, e.factors)
    case 'factorsTakenBack':
      return setPlaced(setEmbassy(state, e.nation, { [e.power]: e.now }), e.nation, -e.factors)
    case 'attackResolved':
      return attackResolved(state, e)
    case 'turnBegun':
      return change(state, {
        acting: e.power,
        round: e.round,
        barred: Object.freeze(state.barred.filter((p) => p !== e.power)),
      })
    case 'turnEnded':
      return change(state, { placed: BLANK.placed, attacked: false })
    case 'gameEnded':
      return change(state, { ended: true })
    case 'allianceFormed':
      return change(state, {
        alliances: sorted([...state.alliances, alliance(e.powers[0], e.powers[1], false, state.round)]),
      })
    case 'allianceLeft':
      return change(state, {
        alliances: Object.freeze(state.alliances.filter((a) => !a.powers.includes(e.power))),
        barred: Object.freeze([...state.barred, e.power].sort(bySeat)),
      })
    case 'dealRecorded':
      return recordDeal(state, e)
    case 'dealJudged':
      return judgeDeal(state, e)
    case 'embassyCorrected':
      return setEmbassy(state, e.nation, { [e.power]: e.now })
    // Said aloud for the table; the state already tells them (OW-4.1, OW-6.1).
    case 'rightsGained':
    case 'rightsLost':
    case 'dealCameDue':
      return state
  }
}
