// OW-3 before the die is thrown: what every result of an attack would do to embassies, rights and running scores, with
// exact chances in sixths.
import type { OriginsData } from '../../../../shared/origins/data'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../../shared/origins/ids'
import type { AttackOutcome, AttackPreview } from '../../../../shared/origins/view'
import { embassy, type Embassies, type OriginsState } from '../state'
import { lossesOf, noAttackThere, oddsColumn, toNextColumn } from './attack'
import { withCounts } from './board'
import { scoresOf, type Totals } from './objectives'
import { hasRights } from './rights'

interface Meeting {
  readonly power: PowerId
  readonly nation: NationId
  readonly target: PowerId
  readonly ours: number
  readonly theirs: number
}

function outcomesOf(data: OriginsData, board: Embassies, totals: Totals, m: Meeting): readonly AttackOutcome[] {
  return data.attackResults[oddsColumn(m.ours, m.theirs)].map(({ result, faces }) => {
    const losses = lossesOf(result, m.ours, m.theirs)
    const ours = m.ours - losses.attacker
    const theirs = m.theirs - losses.target
    const after = withCounts(board, m.nation, { [m.power]: ours, [m.target]: theirs })
    const then = scoresOf(data, after).totals
    return {
      result,
      faces,
      ours,
      theirs,
      rightsLost: [m.power, m.target].filter(
        (p) => hasRights(data, board, p, m.nation) && !hasRights(data, after, p, m.nation),
      ),
      scores: POWERS.filter((p) => then[p] !== totals[p]).map((power) => ({
        power,
        change: then[power] - totals[power],
      })),
    }
  })
}

function previewOf(data: OriginsData, state: OriginsState, totals: Totals, m: Meeting): AttackPreview {
  const outcomes = outcomesOf(data, state.embassies, totals, m)
  const sixths = (which: (o: AttackOutcome) => boolean) =>
    outcomes.filter(which).reduce((sum, o) => sum + o.faces.length, 0)
  const more = toNextColumn(m.ours, m.theirs)
  const ownChange = (o: AttackOutcome) => o.scores.find((s) => s.power === m.power)?.change ?? 0
  return {
    nation: m.nation,
    target: m.target,
    ours: m.ours,
    theirs: m.theirs,
    odds: oddsColumn(m.ours, m.theirs),
    ...(more === undefined ? {} : { toNextColumn: more }),
    outcomes,
    ourRightsLost: sixths((o) => o.rightsLost.includes(m.power)),
    theirRightsLost: sixths((o) => o.rightsLost.includes(m.target)),
    meanOwnChange: outcomes.reduce((sum, o) => sum + o.faces.length * ownChange(o), 0) / 6,
  }
}

/** Every attack that the board allows the acting power, in board order, whatever the step. */
export function previewsOf(data: OriginsData, state: OriginsState): readonly AttackPreview[] {
  if (state.ended || state.attacked) return []
  const power = state.acting
  const { totals } = scoresOf(data, state.embassies)
  return NATIONS.flatMap((nation) =>
    POWERS.filter((target) => !noAttackThere(state, power, nation, target)).map((target) =>
      previewOf(data, state, totals, {
        power,
        nation,
        target,
        ours: embassy(state, power, nation),
        theirs: embassy(state, target, nation),
      }),
    ),
  )
}
