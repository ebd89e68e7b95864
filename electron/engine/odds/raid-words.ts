/** The sentences that the numbers of a bombing raid stand on. */
import type { RaidOrder } from '../../../shared/odds/raid'
import { counted } from '../../../shared/wording/text'
import type { Kind } from '../../../shared/great-war/ids'
import { figureOf } from './tables'

/** Planes on both sides, and who of the attackers goes first. */
export interface Air {
  readonly bombers: number
  readonly escorts: number
  readonly interceptors: number
  readonly first: Kind
}

function sayAir(order: RaidOrder, air: Air): string[] {
  if (air.interceptors === 0) return ['No fighter rises against the raid: there is no air combat (GW-13.21).']
  const gone =
    air.first === 'fighter'
      ? 'the attacker gives up escorts before bombers'
      : 'the attacker gives up bombers before escorts'
  return [
    `One round of air combat: escorts hit on ${figureOf('escort', order.figures)}, interceptors on ${figureOf('interceptor', order.figures)}, bombers do not fire; Improved Aviation changes nothing (GW-13.21, 13.22).`,
    ...(air.escorts > 0 ? [`Of hits, ${gone}.`] : []),
  ]
}

function sayCap(order: RaidOrder, cap: number): string {
  if (!Number.isFinite(cap))
    return 'Neither the space’s worth nor the treasury caps the loss, since neither is named (GW-13.20).'
  const { spaceIpc, alreadyBombed = 0, treasury } = order
  const reasons = [
    ...(spaceIpc === undefined
      ? []
      : [`the space is worth ${spaceIpc}${alreadyBombed > 0 ? `, of which ${alreadyBombed} were bombed before` : ''}`]),
    ...(treasury === undefined ? [] : [`the treasury holds ${treasury}`]),
  ]
  return `The bombs cost at most ${counted(cap, 'IPC')}: ${reasons.join(', ')} (GW-13.20).`
}

export function sayRaid(order: RaidOrder, air: Air, cap: number): string[] {
  const step = order.now?.step ?? 'airCombat'
  return [
    ...(step === 'bombs' ? ['The air combat is over.'] : sayAir(order, air)),
    sayCap(order, cap),
    'Money lost to the bombs counts in the IPC swing.',
    ...(Object.keys(order.values ?? {}).length > 0
      ? ['Some prices are the order’s own, not those of table GW-4.T1.']
      : []),
  ]
}
