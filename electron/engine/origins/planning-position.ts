// The board that a plan looks at, as a state: a campaign's own, or one made up for the question. What it leaves open is
// filled in the plainest way: empty embassies, the acting power's placement complete and laid at home (OW-2.4, OW-3.1).
import type { OriginsPosition } from '../../../shared/odds/origins'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../shared/origins/ids'
import { allotmentIn, type OriginsData } from '../../../shared/origins/data'
import { err, ok, type Result } from '../../../shared/result'
import { BLANK, factorsLeft, inSeatingOrder, nextRoundOf, placedIn, type Embassies, type OriginsState } from './state'

export function stateOf(data: OriginsData, p: OriginsPosition): Result<OriginsState> {
  const allotment = allotmentIn(data, p.acting, p.round)
  if (p.left > allotment)
    return err({ at: 'position.left', problem: `${p.left} is too large`, expected: `0 to ${allotment}` })
  const placed = p.placed ?? (p.left < allotment ? { [p.acting]: allotment - p.left } : {})
  const sum = Object.values(placed).reduce((all, n) => all + n, 0)
  if (sum !== allotment - p.left) {
    const expected = `${allotment - p.left} in all, the allotment without the ${p.left} left`
    return err({ at: 'position.placed', problem: `${sum} PFs placed in all`, expected })
  }
  const embassies = Object.fromEntries(
    NATIONS.map((nation) => [
      nation,
      Object.fromEntries(POWERS.map((power) => [power, p.embassies[nation]?.[power] ?? 0])),
    ]),
  ) as Embassies
  return ok({
    ...BLANK,
    acting: p.acting,
    round: p.round,
    attacked: p.attacked,
    ended: p.step === 'ended',
    placed,
    embassies,
    alliances: p.alliances.map(([a, b]) => ({ powers: inSeatingOrder(a, b), fixed: false, round: 1 })),
    individualWinner: p.options?.individualWinner ?? BLANK.individualWinner,
    ...(p.scenario ? { scenario: p.scenario } : {}),
  })
}

/** PFs that the power may still add in the nation before it attacks: in this turn, or in its next if this is over for it. */
export function roomBefore(data: OriginsData, state: OriginsState, power: PowerId, nation: NationId): number {
  const now = whenOf(data, state, power) !== 'laterTurn'
  const left = now ? factorsLeft(data, state) : allotmentIn(data, power, nextRoundOf(state, power))
  if (nation === power) return left
  return Math.min(left, data.abroadPerTurn - (now ? placedIn(state, nation) : 0))
}

export function whenOf(data: OriginsData, state: OriginsState, power: PowerId): 'now' | 'afterPlacement' | 'laterTurn' {
  if (state.ended || state.attacked || state.acting !== power) return 'laterTurn'
  return factorsLeft(data, state) > 0 ? 'afterPlacement' : 'now'
}
