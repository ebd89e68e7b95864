/** `keg odds`: an attack of so many against so many, without a campaign (OW-3.3 to 3.6). */
import { z } from 'zod'
import { FACES } from '../../../shared/dice'
import type { ClauseId } from '../../../shared/ids'
import { originsData, type OriginsData } from '../../../shared/origins/data'
import type { AttackResult, OddsColumn } from '../../../shared/origins/events'
import type { Result } from '../../../shared/result'
import { RESULT_NAMES, sayOdds } from '../../../shared/wording/origins'
import { parseWith } from '../core/parse'
import { lossesOf, oddsColumn, toNextColumn } from './rules/attack'

const count = z.int().min(0).max(1_000_000)
const order = z.strictObject({ game: z.literal('origins'), attackers: count, defenders: count })
export type OddsOrder = Readonly<z.infer<typeof order>>

export interface OddsResult {
  readonly result: AttackResult
  readonly name: string
  readonly faces: readonly number[]
  /** Chance as a fraction of 6, "2/6", and its numerator. */
  readonly chance: string
  readonly sixths: number
  readonly losses: { readonly attackers: number; readonly defenders: number }
  readonly left: { readonly attackers: number; readonly defenders: number }
}

export interface Odds {
  readonly game: 'origins'
  readonly attackers: number
  readonly defenders: number
  readonly column: OddsColumn
  readonly odds: string
  /** Attackers more that would reach the next column; absent in the last. */
  readonly toNextColumn?: number
  /** Worst for the attacker first; the chances sum to 6/6. */
  readonly results: readonly OddsResult[]
  /** Mean losses as fractions of 6. */
  readonly meanLosses: { readonly attackers: string; readonly defenders: string }
}

/** An attack that the rules forbid: with nobody on one side there is none (OW-3.2). */
export interface NoOdds {
  readonly kind: 'refused'
  readonly clause: ClauseId
  readonly reason: 'noCommonNation' | 'attackOnItself'
  readonly message: string
}

/** A fault for malformed input; else the odds, or why there are none. */
export function attackOdds(
  input: unknown,
  data: OriginsData = originsData,
): Result<{ readonly kind: 'odds'; readonly odds: Odds } | NoOdds> {
  const parsed = parseWith(order, input)
  if (!parsed.ok) return parsed
  const { attackers, defenders } = parsed.value
  if (attackers === 0 || defenders === 0) {
    const side = attackers === 0 ? 'attacker' : 'defender'
    const message = `An attack needs factors of both sides; the ${side} has none.`
    return { ok: true, value: { kind: 'refused', clause: 'OW-3.2', reason: 'noCommonNation', message } }
  }
  return { ok: true, value: { kind: 'odds', odds: oddsOf(data, attackers, defenders) } }
}

function oddsOf(data: OriginsData, attackers: number, defenders: number): Odds {
  const column = oddsColumn(attackers, defenders)
  const more = toNextColumn(attackers, defenders)
  const results = data.attackResults[column].map(({ result, faces }): OddsResult => {
    const { attacker, target } = lossesOf(result, attackers, defenders)
    return {
      result,
      name: RESULT_NAMES[result],
      faces,
      chance: `${faces.length}/${FACES.length}`,
      sixths: faces.length,
      losses: { attackers: attacker, defenders: target },
      left: { attackers: attackers - attacker, defenders: defenders - target },
    }
  })
  const mean = (side: 'attackers' | 'defenders') =>
    `${results.reduce((sum, r) => sum + r.sixths * r.losses[side], 0)}/${FACES.length}`
  return {
    game: 'origins',
    attackers,
    defenders,
    column,
    odds: sayOdds(column),
    ...(more === undefined ? {} : { toNextColumn: more }),
    results,
    meanLosses: { attackers: mean('attackers'), defenders: mean('defenders') },
  }
}
