// OW-7: who may ally and who may leave. Surprising: an alliance is nobody's turn, a pair that one player holds can
// neither be left nor joined, and who has left an alliance waits for its own next turn while the one left need not.
import type { PowerId } from '../../../../shared/origins/ids'
import { allianceOf, partnerIn, type OriginsState } from '../state'
import { no, type No } from '../refusal'
import { afterTheEnd } from './turn'

export function cannotAlly(state: OriginsState, a: PowerId, b: PowerId): No | undefined {
  const over = afterTheEnd(state)
  if (over) return over
  if (a === b) return no('OW-7.1', 'allianceWithItself', { power: a })
  const bound = [a, b].flatMap((power) => {
    const alliance = allianceOf(state, power)
    return alliance ? [{ power, partner: partnerIn(alliance, power), fixed: alliance.fixed }] : []
  })
  const held = bound.find((x) => x.fixed)
  if (held) return no('OW-7.2', 'heldPair', { power: held.power, partner: held.partner })
  const [allied] = bound
  if (allied) return no('OW-7.1', 'alreadyAllied', { power: allied.power, partner: allied.partner })
  const barred = [a, b].find((power) => state.barred.includes(power))
  if (barred !== undefined) return no('OW-7.7', 'leftThisRound', { power: barred })
  return undefined
}

export function cannotLeave(state: OriginsState, power: PowerId): No | undefined {
  const over = afterTheEnd(state)
  if (over) return over
  if (state.breakableAlliances === 'off') return no('OW-7.1', 'alliancesPermanent', { power })
  if (power !== state.acting) return no('OW-7.7', 'notActing', { power, acting: state.acting })
  const alliance = allianceOf(state, power)
  if (!alliance) return no('OW-7.7', 'notAllied', { power })
  if (alliance.fixed) return no('OW-7.7', 'heldPair', { power, partner: partnerIn(alliance, power) })
  return undefined
}
