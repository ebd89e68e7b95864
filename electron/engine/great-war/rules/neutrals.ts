/** Who may be attacked, and what becomes of a neutral that stands (GW-18.15 to 18.18). */
import type { NationId } from '../../../../shared/great-war/ids'
import { figures } from '../figures'
import { no, type No } from '../refusal'
import { powersAfter, isBelligerent } from './who'
import type { GreatWarState } from '../state'
import { otherBloc } from '../../../../shared/great-war/ids'

/** On the influence table, or its newcomer Finland (table GW-9.T1). */
export const isOfTheTable = (s: GreatWarState, n: NationId): boolean =>
  figures(s).rules.influence.starts.some((x) => x.nation === n) ||
  (n === 'finland' && s.nations.finland.status !== 'gone')

export function judgeNeutralAttack(s: GreatWarState, by: NationId, target: NationId): No | undefined {
  if (!isBelligerent(s, by)) return no('GW-18.15', 'notBelligerent', { nation: by })
  const n = s.nations[target]
  const eligible = isOfTheTable(s, target) || target === 'united-states'
  if (eligible && n.bloc !== null) return no('GW-18.15', 'alreadyJoined', { nation: target })
  const fresh = eligible && n.status === 'unaligned' && !s.attacked.includes(target)
  return fresh ? undefined : no('GW-18.15', 'badTarget', { nation: target })
}

/** GW-18.18: the first belligerent great power of the other bloc after the attacker. */
export function protectorAgainst(s: GreatWarState, attacker: NationId): NationId | undefined {
  const { bloc } = s.nations[attacker]
  if (bloc === null) return undefined
  return powersAfter(s, attacker).find((p) => s.nations[p].bloc === otherBloc(bloc) && isBelligerent(s, p))
}

/** Neutrals that the acting nation has attacked in this phase and not taken: still unaligned and at war with it. */
export const standingNeutrals = (s: GreatWarState): NationId[] =>
  s.attacked.filter((n) => s.nations[n].status === 'unaligned' && s.nations[n].bloc === null)
