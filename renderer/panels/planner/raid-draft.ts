/** Raids and several battles together, as they are being planned. */
import type { BattleFigures, Force, Values } from '../../../shared/odds/fields'
import type { BattleOrder } from '../../../shared/odds/order'
import type { RaidOrder } from '../../../shared/odds/raid'
import type { SeveralOrder } from '../../../shared/odds/several'
import { forceOf, valuesOf, type Counts } from './draft'

export interface RaidDraft {
  name: string
  bombers: number
  escorts: number
  interceptors: number
  /** Whether the space's worth and the controller's money cap the loss. */
  capped: boolean
  spaceIpc: number
  alreadyBombed: number
  treasury: number
  losses: 'default' | 'escorts' | 'bombers'
  values: Values
  figures: BattleFigures
}
export const newRaid = (): RaidDraft => ({
  name: '',
  bombers: 2,
  escorts: 1,
  interceptors: 1,
  capped: false,
  spaceIpc: 6,
  alreadyBombed: 0,
  treasury: 20,
  losses: 'default',
  values: {},
  figures: {},
})
export function raidOrder(d: RaidDraft): RaidOrder {
  const { bombers, escorts, interceptors, spaceIpc, alreadyBombed, treasury, figures } = d
  const values = valuesOf(d.values)
  return {
    game: 'great-war',
    kind: 'raid',
    bombers,
    escorts,
    interceptors,
    ...(values ? { values } : {}),
    ...(Object.keys(figures).length > 0 ? { figures } : {}),
    ...(d.capped ? { spaceIpc, alreadyBombed, treasury } : {}),
    ...(d.losses === 'default'
      ? {}
      : { losses: { attacker: d.losses === 'escorts' ? ['fighter', 'bomber'] : ['bomber', 'fighter'] } }),
  }
}

export interface KeptBattle {
  /** Counts up. */
  readonly number: number
  name: string
  goal: 'win' | 'takeSpace'
  readonly order: BattleOrder | RaidOrder
}
export interface SeveralDraft {
  battles: KeptBattle[]
  reserve: Counts
}
export function severalOrder(d: SeveralDraft): SeveralOrder | undefined {
  if (d.battles.length === 0) return undefined
  const reserve: Force = forceOf(d.reserve)
  const order: SeveralOrder = {
    game: 'great-war',
    kind: 'several',
    battles: d.battles.map(({ name, goal, order: battle }, i) => ({
      name: name.trim() === '' ? `Battle ${i + 1}` : name.trim().slice(0, 60),
      ...(battle.kind === 'land' ? { goal } : {}),
      order: battle,
    })),
    ...(Object.keys(reserve).length > 0 ? { reserve } : {}),
  }
  return JSON.parse(JSON.stringify(order)) as SeveralOrder
}
