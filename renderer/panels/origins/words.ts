/** Names and small phrases of the panels. Sentences about events and refusals come from the engine; these only label. */
import type { ClauseId } from '../../../shared/ids'
import type { AttackResult } from '../../../shared/origins/events'
import type { PowerId } from '../../../shared/origins/ids'
import { capital } from '../../../shared/wording/text'
import { POWER_NAMES, RESULT_NAMES, nationInText } from '../../../shared/wording/origins'
import type { AttackOutcome, AttackPreview, OriginsView } from '../../../shared/origins/view'

export { NATION_NAMES as NATION_NAME, nationInText as nationName, sayOdds } from '../../../shared/wording/origins'
export { counted, listed, spelt } from '../../../shared/wording/text'
/** Every power is also a nation, of the same name (OW-1.1). */
export const powerName = (power: PowerId): string => POWER_NAMES[power]
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
export const place = (index: number): string => PLACES[index] ?? `${index + 1}th`

/** A change of score or count, with a true minus sign. */
export const signed = (n: number, digits = 0): string => {
  const figure = Math.abs(n).toFixed(digits)
  if (Number(figure) === 0) return '0'
  return n > 0 ? `+${figure}` : `−${figure}`
}

export const resultName = (result: AttackResult): string => capital(RESULT_NAMES[result])
/** Colour of a result, always beside its name. */
export const RESULT_TONE: Readonly<Record<AttackResult, 'bad' | 'warn' | 'good'>> = {
  AE: 'bad',
  EX: 'warn',
  DE: 'good',
}
export const inSix = (n: number): string => `${n} in 6`
/** The same within a sentence: "loses them in 4 of 6". */
export const ofSix = (n: number): string => (n === 0 ? 'never' : `in ${n} of 6`)

/** Means over the six faces, for the line "On average". */
export function averages(outcomes: readonly AttackOutcome[]): {
  readonly ours: number
  readonly theirs: number
  readonly change: (power: PowerId) => number
} {
  const mean = (of: (o: AttackOutcome) => number): number =>
    outcomes.reduce((sum, o) => sum + o.faces.length * of(o), 0) / 6
  return {
    ours: mean((o) => o.ours),
    theirs: mean((o) => o.theirs),
    change: (power) => mean((o) => changeOf(o, power)),
  }
}
export const changeOf = (outcome: AttackOutcome, power: PowerId): number =>
  outcome.scores.find((s) => s.power === power)?.change ?? 0

export const attackKey = (a: Pick<AttackPreview, 'nation' | 'target'>): string => `${a.nation}/${a.target}`
export const attackName = (a: Pick<AttackPreview, 'nation' | 'target'>): string =>
  `${powerName(a.target)} in ${nationInText(a.nation)}`

export const playerOf = (view: OriginsView, power: PowerId): string =>
  view.players.find((p) => p.powers.includes(power))?.name ?? ''

/** Standing reasons that several panels give in the same words. */
export const LOOKING_BACK = 'You are looking at an earlier position; go back to the present to play on.'
export interface Reason {
  readonly text: string
  readonly clause?: ClauseId
}
