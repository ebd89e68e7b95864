// OW-5.5, OW-7.4 to 7.7: who has won, out of the totals and the alliances that stand. Surprising: an alliance needs only
// as much as the rest together; with two alliances the fifth power wins by default, even with nothing; and who holds an
// allied pair wins as that alliance does (OW-7.6). RULINGS.md 5 and 6.
import type { ClauseId } from '../../../../shared/ids'
import type { VerdictStep } from '../../../../shared/origins/verdict'
import { POWERS, type PowerId } from '../../../../shared/origins/ids'
import { bySeat, type OriginsState, type Pair } from '../state'
import type { Totals } from './objectives'

export interface Verdict {
  /** In seating order; never empty. */
  readonly powers: readonly PowerId[]
  readonly clause: ClauseId
  readonly steps: readonly VerdictStep[]
}

type Table = Pick<OriginsState, 'alliances' | 'individualWinner'>

const sumOf = (totals: Totals, powers: readonly PowerId[]): number => powers.reduce((sum, p) => sum + totals[p], 0)
const without = (powers: readonly PowerId[]): readonly PowerId[] => POWERS.filter((p) => !powers.includes(p))

/** Highest total among some powers, ties shared. */
function highest(totals: Totals, among: readonly PowerId[], clause: ClauseId, before: readonly VerdictStep[]): Verdict {
  const most = Math.max(...among.map((p) => totals[p]))
  const powers = among.filter((p) => totals[p] === most)
  return { powers, clause, steps: [...before, { kind: 'highest', among: [...among], powers, total: most, clause }] }
}

/** What an alliance scores, and what it needs: as much as everybody outside it together. */
export function standingOf(
  totals: Totals,
  pair: Pair,
): { readonly total: number; readonly needs: number; readonly reaches: boolean } {
  const total = sumOf(totals, pair)
  const needs = sumOf(totals, without(pair))
  return { total, needs, reaches: total >= needs }
}

const allianceStep = (totals: Totals, pair: Pair, clause: ClauseId) =>
  ({ kind: 'alliance', powers: pair, ...standingOf(totals, pair), clause }) as const

function oneAlliance(table: Table, totals: Totals, pair: Pair): Verdict {
  const step = allianceStep(totals, pair, 'OW-7.4')
  if (step.reaches) return { powers: pair, clause: 'OW-7.4', steps: [step] }
  const among = table.individualWinner === 'everyone' ? POWERS : without(pair)
  return highest(totals, among, 'OW-7.4', [step])
}

function twoAlliances(totals: Totals, pairs: readonly Pair[]): Verdict {
  const steps = pairs.map((pair) => allianceStep(totals, pair, 'OW-7.5'))
  const winning = steps.filter((s) => s.reaches).flatMap((s) => s.powers)
  if (winning.length > 0) return { powers: [...winning].sort(bySeat), clause: 'OW-7.5', steps }
  const fifth = without(pairs.flat())
  const last = fifth.map((power) => ({ kind: 'fifth', power, total: totals[power], clause: 'OW-7.5' }) as const)
  return { powers: fifth, clause: 'OW-7.5', steps: [...steps, ...last] }
}

/** As if the game ended now. */
export function verdictOf(table: Table, totals: Totals): Verdict {
  const pairs = table.alliances.map((a) => a.powers)
  const [first, second] = pairs
  if (first === undefined) return highest(totals, POWERS, 'OW-5.5', [])
  return second === undefined ? oneAlliance(table, totals, first) : twoAlliances(totals, pairs)
}

/** Players who hold a winning power, in the order they sit in the campaign (OW-7.6). */
export const winningPlayers = (state: Pick<OriginsState, 'players'>, powers: readonly PowerId[]): readonly string[] =>
  state.players.filter((player) => player.powers.some((p) => powers.includes(p))).map((player) => player.name)
