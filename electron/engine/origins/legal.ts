/**
 * Everything that can be said now, asked of the same predicates that `decide` reads. Free texts stand as "…": any other
 * will do. A table die and a deal's last round are optional and left out.
 */
import type { OriginsCommand } from '../../../shared/origins/commands'
import type { OriginsData } from '../../../shared/origins/data'
import { NATIONS, POWERS, type PowerId } from '../../../shared/origins/ids'
import type { Choice } from '../../../shared/ruling'
import { cannotAlly, cannotLeave } from './rules/alliances'
import { cannotAttack, cannotEndTurn, noAttackThere } from './rules/attack'
import { returnableFrom, roomIn } from './rules/placement'
import type { OriginsState, Pair } from './state'

type LegalChoice = Choice<OriginsCommand>

/** Stands for a text that the player writes. */
export const ANY_TEXT = '…'

/** The ten pairs of powers, in seating order. */
export const PAIRS: readonly Pair[] = POWERS.flatMap((a, i) => POWERS.slice(i + 1).map((b): Pair => [a, b]))

/** Every company of two powers or more that could make a deal. */
const COMPANIES: readonly (readonly PowerId[])[] = Array.from({ length: 2 ** POWERS.length }, (_, set) =>
  POWERS.filter((_power, i) => set & (1 << i)),
).filter((company) => company.length >= 2)

/** What never changes with play is made once for each set of figures. */
export function once<T>(make: (data: OriginsData) => T): (data: OriginsData) => T {
  const made = new WeakMap<OriginsData, T>()
  return (data) => {
    const value = made.get(data) ?? make(data)
    made.set(data, value)
    return value
  }
}

const upTo = (max: number) => ({ field: 'factors' as const, min: 1, max })

function placing(data: OriginsData, state: OriginsState): LegalChoice[] {
  const power = state.acting
  return NATIONS.flatMap((nation): LegalChoice[] => {
    const room = roomIn(data, state, nation)
    return room > 0 ? [{ command: { type: 'placeFactors', power, nation, factors: 1 }, range: upTo(room) }] : []
  })
}

function takingBack(state: OriginsState): LegalChoice[] {
  const power = state.acting
  return NATIONS.flatMap((nation): LegalChoice[] => {
    const most = returnableFrom(state, nation)
    return most > 0 ? [{ command: { type: 'takeBackFactors', power, nation, factors: 1 }, range: upTo(most) }] : []
  })
}

function attacking(data: OriginsData, state: OriginsState): LegalChoice[] {
  const power = state.acting
  if (cannotAttack(data, state, power)) return []
  return NATIONS.flatMap((nation) =>
    POWERS.filter((target) => !noAttackThere(state, power, nation, target)).map((target): LegalChoice => ({
      command: { type: 'attack', power, nation, target },
    })),
  )
}

function allying(state: OriginsState): LegalChoice[] {
  const forming = PAIRS.filter(([a, b]) => !cannotAlly(state, a, b)).map(([a, b]): LegalChoice => ({
    command: { type: 'formAlliance', powers: [a, b] },
  }))
  return cannotLeave(state, state.acting)
    ? forming
    : [...forming, { command: { type: 'leaveAlliance', power: state.acting } }]
}

const recording = COMPANIES.map((parties): LegalChoice => ({
  command: { type: 'recordDeal', parties: [...parties], text: ANY_TEXT },
}))

/** Every outcome, and a breach also with each party named as its breaker. */
const judging = (state: OriginsState): LegalChoice[] =>
  state.deals.flatMap(({ parties }, i): LegalChoice[] => {
    const type = 'judgeDeal'
    const deal = i + 1
    return [
      { command: { type, deal, outcome: 'kept' } },
      { command: { type, deal, outcome: 'broken' } },
      ...parties.map((by): LegalChoice => ({ command: { type, deal, outcome: 'broken', by } })),
      { command: { type, deal, outcome: 'void' } },
    ]
  })

const correcting = once((data): readonly LegalChoice[] => {
  const range = { field: 'factors' as const, min: 0, max: data.mostOnBoard }
  return NATIONS.flatMap((nation) =>
    POWERS.map((power): LegalChoice => ({
      command: { type: 'correct', power, nation, factors: 0, reason: ANY_TEXT },
      range,
    })),
  )
})

export function legal(data: OriginsData, state: OriginsState): readonly LegalChoice[] {
  const power = state.acting
  return [
    ...placing(data, state),
    ...takingBack(state),
    ...attacking(data, state),
    ...(cannotEndTurn(data, state, power) ? [] : [{ command: { type: 'endTurn', power } } as const]),
    ...allying(state),
    ...recording,
    ...judging(state),
    ...correcting(data),
  ]
}
