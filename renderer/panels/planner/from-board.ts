/**
 * A battle of the board into the form: forces, advances, trench and landing are its own, and it is fought as the battle board counts
 * it (nobody dives or retreats unless the order says so), so that both give the same figures.
 */
import { isLandKind, isShipKind, KINDS, type Kind, type Technology } from '../../../shared/great-war/ids'
import type { LossOrder } from '../../../shared/odds/fields'
import type { BattleOrder } from '../../../shared/odds/order'
import type { RaidOrder } from '../../../shared/odds/raid'
import { newBattle, type BattleDraft, type SideDraft, type SideName } from './draft'
import { newRaid, type RaidDraft } from './raid-draft'

function sideOf(order: BattleOrder, side: SideName): SideDraft {
  const technologies: Technology[] = [...(order.technologies?.[side] ?? [])]
  const sea = order.kind === 'sea' ? order : undefined
  const fresh = newBattle(order.kind)[side]
  return {
    ...fresh,
    units: { ...order[side] },
    technologies,
    ...lossesOf(order, side, fresh),
    damaged: sea?.damaged?.[side] ?? 0,
    // What an order leaves out counts as in their turn (`shared/odds/sea.ts`).
    firstHits: sea ? (sea.dreadnoughts?.[side] ?? 'inTurn') : fresh.firstHits,
    cargo: { ...sea?.cargo?.[side] },
  }
}
function lossesOf(order: BattleOrder, side: SideName, fresh: SideDraft): Pick<SideDraft, 'losses' | 'order'> {
  const both = order.losses
  const said: LossOrder = both === undefined || both === 'default' ? 'default' : (both[side] ?? 'default')
  if (!Array.isArray(said)) return { losses: said, order: fresh.order }
  return { losses: 'own', order: [...new Set([...said, ...KINDS])] }
}

/** Of a stack next to a space, those that may fight there: ships at sea, land units ashore, with guns only beside a landing (GW-13.17). */
export function mayFight<U extends { readonly kind: Kind }>(sea: boolean, fromSea: boolean, stack: readonly U[]): U[] {
  if (sea) return stack.filter((u) => !isLandKind(u.kind))
  const lands = fromSea && stack.some((u) => isLandKind(u.kind))
  return stack.filter((u) => !isShipKind(u.kind) || (lands && u.kind === 'dreadnought'))
}

export function battleFrom(order: BattleOrder, name: string): BattleDraft {
  const land = order.kind === 'land' ? order : undefined
  const trench = land?.trench
  return {
    ...newBattle(order.kind),
    name,
    attacker: sideOf(order, 'attacker'),
    defender: sideOf(order, 'defender'),
    allies: [...(order.allies ?? [])],
    trench: land?.from !== undefined ? 'from' : trench?.active === true ? 'active' : 'none',
    superTrench: trench?.super === true,
    faced: land?.from?.faced ?? 0,
    landed: { ...land?.landed },
    bombardment: land?.bombardment ?? 0,
    wayOut: order.wayOut ?? true,
    values: { ...order.values },
    figures: { ...order.figures },
  }
}

export const raidFrom = (order: RaidOrder, name: string): RaidDraft => ({
  ...newRaid(),
  name,
  bombers: order.bombers,
  escorts: order.escorts ?? 0,
  interceptors: order.interceptors ?? 0,
  capped: order.spaceIpc !== undefined,
  spaceIpc: order.spaceIpc ?? 0,
  alreadyBombed: order.alreadyBombed ?? 0,
  treasury: order.treasury ?? 0,
  values: { ...order.values },
  figures: { ...order.figures },
})
