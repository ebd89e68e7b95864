/** What the Revolution and the blockade leave to choose or to throw for (GW-16.14, 17.1 to 17.13), with everything a seat has to see. */
import type { ChoiceReport, UnitAt } from '../../../shared/great-war/diplomacy'
import type { UnitId } from '../../../shared/great-war/ids'
import { figures } from './figures'
import { blockaded } from './rules/convoys'
import { pendingChoices } from './rules/pending'
import { breaksOutUpTo, loyaltyUnits, refuges } from './rules/revolution'
import { controllerOf, currentCapital, FINLAND } from './rules/spaces'
import { byNumber, unit, unitsIn, type GreatWarState } from './state'

const at = (s: GreatWarState, id: UnitId): UnitAt => {
  const { kind, space, owner } = unit(s, id)
  return { unit: id, kind, space, owner }
}

/** GW-16.14: cheapest first, then by number. */
function cheapest(s: GreatWarState, due: number): UnitId[] {
  const price = (id: UnitId) => figures(s).unit(unit(s, id).kind).cost.value
  return [...blockaded(s)].sort((a, b) => price(a) - price(b) || byNumber(a, b)).slice(0, due)
}

export function choiceReport(s: GreatWarState): ChoiceReport {
  const [first] = pendingChoices(s)
  switch (first?.kind) {
    case 'revolution':
      return {
        kind: 'revolution',
        round: s.round,
        upTo: breaksOutUpTo(s),
        certainFrom: figures(s).rules.revolution.certain.value,
      }
    case 'loyalty': {
      const { treasury } = s.nations.russia
      const breaksOff = controllerOf(s, FINLAND) === 'russia'
      const trapped = breaksOff ? unitsIn(s, FINLAND) : []
      const fresh = s.turn.raised.filter((id) => s.units[id]?.owner === 'russia' && !trapped.includes(id))
      return {
        kind: 'loyalty',
        loyalUpTo: figures(s).rules.revolution.loyalUpTo.value,
        dice: loyaltyUnits(s).map((id) => at(s, id)),
        fresh: fresh.map((id) => at(s, id)),
        trapped: trapped.map((id) => at(s, id)),
        capital: currentCapital(s, 'russia') ?? null,
        ipc: { before: treasury, half: Math.floor(treasury / 2) },
      }
    }
    case 'displacement':
      return {
        kind: 'displacement',
        units: (s.revolution?.displaced ?? []).map((d) => ({
          ...at(s, d.unit),
          refuges: refuges(s, d.unit, d.nation),
        })),
      }
    case 'blockade': {
      const due = first.due ?? 0
      return { kind: 'blockade', due, units: blockaded(s).map((id) => at(s, id)), cheapest: cheapest(s, due) }
    }
    case 'battle':
    case 'interceptors':
    case undefined:
      return { kind: 'none' }
  }
}
