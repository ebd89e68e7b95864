/** What may be said to a choice that is open, and to offers (GW-22.4, 20.34). */
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import { maySubmerge } from '../battle/steps'
import type { GreatWarState } from '../state'
import { cheapest, hitsToTake, judgeCasualties, victimsNow } from '../rules/battle-losses'
import { blockaded } from '../rules/convoys'
import type { Pending } from '../rules/pending'
import { fightersAgainst } from '../rules/raids'
import { mayRetreat, needsSpace, retreatSpaces } from '../rules/retreat'
import { refuges } from '../rules/revolution'
import { hitsLeft } from '../rules/strength'
import { waitingFor } from '../rules/treaties'
import { alike, selections, subsets } from './groups'

function battleAnswers(s: GreatWarState, p: Pending): GreatWarCommand[] {
  const b = s.turn.battle
  const [by] = p.nations
  if (!b || !by) return []
  const { battle } = b
  if (p.answers.includes('rollBattleDice')) return [{ type: 'rollBattleDice', by, battle }]
  if (p.answers.includes('rollBombingRaid')) return [{ type: 'rollBombingRaid', by, space: b.space }]
  if (p.answers.includes('submergeSubmarines'))
    return subsets(alike(s, maySubmerge(s, b))).map((units) => ({ type: 'submergeSubmarines', by, battle, units }))
  const side = victimsNow(b)
  if (side) {
    const two = (id: Parameters<typeof hitsLeft>[1]) => hitsLeft(s, id) > 1
    const ways = [cheapest(s, b, side), ...selections(alike(s, b[side]), hitsToTake(s, b, side), two)]
    const good = ways.filter((units) => judgeCasualties(s, b, side, units) === undefined)
    const distinct = [...new Map(good.map((units) => [[...units].sort().join(), units])).values()]
    return distinct.map((units) => ({ type: 'selectCasualties', by, battle, units }))
  }
  const leaves = mayRetreat(s, b).length > 0
  const retreats: GreatWarCommand[] = needsSpace(s, b)
    ? retreatSpaces(s, b).map((to) => ({ type: 'retreat', by, battle, to }))
    : leaves
      ? [{ type: 'retreat', by, battle }]
      : []
  return [{ type: 'continueBattle', by, battle }, ...retreats]
}

export function answersTo(s: GreatWarState, p: Pending): GreatWarCommand[] {
  switch (p.kind) {
    case 'battle':
      return battleAnswers(s, p)
    case 'interceptors':
      return p.nations.flatMap((by) => {
        const { space } = p
        if (space === undefined) return []
        const own = fightersAgainst(s, space).filter((id) => s.units[id]?.owner === by)
        return subsets(alike(s, own)).map((units): GreatWarCommand => ({
          type: 'chooseInterceptors',
          by,
          space,
          units,
        }))
      })
    case 'revolution':
      return [{ type: 'rollRevolution', by: 'russia' }]
    case 'loyalty':
      return [{ type: 'rollLoyalty', by: 'russia' }]
    case 'displacement':
      return (s.revolution?.displaced ?? []).flatMap(({ unit, nation }) =>
        [...refuges(s, unit, nation), null].map((to): GreatWarCommand => ({
          type: 'displaceUnits',
          by: nation,
          moves: [{ unit, to }],
        })),
      )
    case 'blockade':
      return selections(alike(s, blockaded(s)), p.due ?? 0).map((units) => ({
        type: 'chooseBlockadeLosses',
        by: 'great-britain',
        units,
      }))
  }
}

/** Answers to open offers; a counter is listed with the terms that lie on the table. */
export function offerAnswers(s: GreatWarState): GreatWarCommand[] {
  if (s.phase === 'combat-move' || s.phase === 'combat') return []
  return s.offers.flatMap((o) =>
    waitingFor(s, o).flatMap((by): GreatWarCommand[] => {
      const { offer } = o
      const plain: GreatWarCommand[] = [
        { type: 'respondOffer', by, offer, answer: 'accept' },
        { type: 'respondOffer', by, offer, answer: 'reject' },
      ]
      const terms = [...o.terms]
      if (o.kind === 'armistice')
        plain.push({ type: 'respondOffer', by, offer, answer: 'counter', terms, rounds: o.rounds ?? 1 })
      if (o.kind === 'conditionalSurrender') plain.push({ type: 'respondOffer', by, offer, answer: 'counter', terms })
      return plain
    }),
  )
}
