/** What an end of a battle is worth to an aim; swings are counted from what is left, a constant apart. */
import type { Aim } from '../../../shared/odds/fields'
import type { Counts, Sort } from './sorts'

export interface Worth {
  /** Of units standing in the space; without attackers there the others have broken off, or nobody is left. */
  of(attackers: Counts, defenders: Counts): number
  /** Of attackers that have broken off. */
  away(attackers: Counts): number
  /** Whether the attacker wants it high. */
  readonly attackerGains: boolean
}

const weighed = (sorts: readonly Sort[], counts: Counts, weight: (s: Sort) => number): number =>
  sorts.reduce((sum, s, i) => sum + weight(s) * (counts[i] ?? 0), 0)
const some = (counts: Counts) => counts.some((n) => n > 0)

export function worthOf(aim: Aim, attackers: readonly Sort[], defenders: readonly Sort[]): Worth {
  const swing = (weight: (s: Sort) => number): Worth => ({
    of: (a, d) => weighed(attackers, a, weight) - weighed(defenders, d, weight),
    away: (a) => weighed(attackers, a, weight),
    attackerGains: true,
  })
  switch (aim) {
    case 'win':
      return { of: (a, d) => (some(a) && !some(d) ? 1 : 0), away: () => 0, attackerGains: true }
    case 'takeSpace': {
      const onLand = (a: Counts) => weighed(attackers, a, (s) => (s.isLand ? 1 : 0)) > 0
      return { of: (a, d) => (onLand(a) && !some(d) ? 1 : 0), away: () => 0, attackerGains: true }
    }
    case 'ipcSwing':
      return swing((s) => s.cost)
    case 'manpowerSwing':
      return swing((s) => s.manpower)
  }
  const kept = (s: Sort) => (s.kind === aim.keep ? 1 : 0)
  if (aim.of === 'defender') return { of: (_, d) => weighed(defenders, d, kept), away: () => 0, attackerGains: false }
  return { of: (a) => weighed(attackers, a, kept), away: (a) => weighed(attackers, a, kept), attackerGains: true }
}
