/** Collect Income (GW-6.1, 14.4, 16.14, 20.3): the blockade first, then the money, then tributes. */
import type { UnitId } from '../../../../shared/great-war/ids'
import { unit, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import { blockaded, blockadeStands, blockadeToll } from '../rules/convoys'
import { incomeOf } from '../rules/spaces'
import { settle } from './settle'

/** Units that the blockade takes when there is nothing to choose: all of them, or any of a kind and owner. */
function forced(s: GreatWarState, due: number): readonly UnitId[] | undefined {
  const here = blockaded(s)
  if (due >= here.length) return here
  const alike = new Set(here.map((id) => `${unit(s, id).kind} ${unit(s, id).owner}`)).size <= 1
  return alike ? here.slice(0, due) : undefined
}

function payTributes(t: Telling): void {
  const { acting } = t.state
  for (const x of t.state.treaties.filter((y) => y.state === 'in-force' && y.tributes.some((z) => z.from === acting))) {
    for (const { ipc, to } of x.tributes.filter((z) => z.from === acting)) {
      const paid = Math.min(ipc, t.state.nations[acting].treasury)
      if (paid > 0) t.tell({ type: 'ipcPaid', from: acting, to, ipc: paid, why: 'tribute' })
    }
    const tributes = x.tributes
      .map((z) => (z.from === acting ? { ...z, left: z.left - 1 } : z))
      .filter((z) => z.left > 0)
    t.tell({ type: 'tributesLeft', treaty: x.treaty, tributes })
  }
}

export function receive(t: Telling): void {
  const { acting } = t.state
  t.tell({ type: 'incomeCollected', nation: acting, ipc: incomeOf(t.state, acting) })
  payTributes(t)
  settle(t)
}

/** Waits for Britain's choice where the blockade leaves one; `receive` follows it then. */
export function collectIncome(t: Telling): void {
  if (t.state.acting !== 'great-britain' || !blockadeStands(t.state)) return receive(t)
  const { manpower, shortfall } = blockadeToll(t.state)
  if (manpower > 0) t.tell({ type: 'manpowerUsed', pool: 'british-isles', count: manpower, why: 'blockade' })
  const victims = forced(t.state, shortfall)
  t.tell({ type: 'blockadeApplied', manpower, shortfall: victims ? 0 : shortfall })
  if (!victims) return
  if (victims.length > 0) t.tell({ type: 'unitsRemoved', units: [...victims], why: 'blockade' })
  receive(t)
}
