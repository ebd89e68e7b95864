/** Options of a new campaign with the seats that an earlier one began with. */
import type { Told } from '../../../../shared/great-war/events'
import { isGreatPower } from '../../../../shared/great-war/ids'
import type { GreatWarOptions } from '../../../../shared/great-war/options'

/** The American seat goes by its holder's name; what joined later is no seat of the beginning. */
export function sameSeats({ seats, unitedStates }: Told<'gameStarted'>): GreatWarOptions {
  const dealt = seats.map((x) => ({
    name: x.player,
    nations: x.nations.filter((n) => isGreatPower(n) || n === 'serbia' || n === 'bolsheviks'),
  }))
  return { players: dealt.filter((x) => x.nations.length > 0), unitedStates }
}
