// Which objectives hang by a thread: met now, but one turn of somebody could undo them, by what it places or by its
// attack. A power without a turn to come before OW-5.1 threatens nobody, its own objectives are not under threat from
// itself, and the acting power has only what is left of its turn unless another is to come. RULINGS.md 7.
import type { OriginsData } from '../../../../shared/origins/data'
import { allotmentIn, isPlaced, objectivesOf } from '../../../../shared/origins/data'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../../shared/origins/ids'
import { bySeat, factorsLeft, nextRoundOf, placedIn, type Embassies, type OriginsState } from '../state'
import { lossesOf, oddsColumn } from './attack'
import { withCounts } from './board'
import { scoresOf } from './objectives'
import { crossing } from './rights'

interface Turn {
  readonly power: PowerId
  /** PFs that it could add in all, and in one nation. */
  readonly factors: number
  readonly into: (nation: NationId) => number
  readonly attacks: boolean
}

/** The turns still to come that matter: the rest of the present one, and one whole turn of everyone who has one. */
function turnsToCome(data: OriginsData, state: OriginsState): Turn[] {
  if (state.ended) return []
  return POWERS.flatMap((power): Turn[] => {
    const anotherRound = state.round < data.rounds
    const allotment = allotmentIn(data, power, nextRoundOf(state, power))
    const whole: Turn = {
      power,
      factors: allotment,
      into: (nation) => (nation === power ? allotment : Math.min(allotment, data.abroadPerTurn)),
      attacks: true,
    }
    if (power !== state.acting) return anotherRound || bySeat(power, state.acting) > 0 ? [whole] : []
    const left = factorsLeft(data, state)
    const rest: Turn = {
      power,
      factors: left,
      into: (nation) => (nation === power ? left : Math.min(left, data.abroadPerTurn - placedIn(state, nation))),
      attacks: !state.attacked,
    }
    if (!anotherRound) return [rest]
    // A whole turn reaches as far as the rest of one, unless the next allotment is smaller.
    return left > allotment ? [whole, rest] : [whole]
  })
}

/** Boards after the turn's power has built up to rights in several nations that serve it, as far as its PFs go. */
function buildUps(data: OriginsData, board: Embassies, turn: Turn): Embassies[] {
  const wanted = objectivesOf(data, turn.power)
    .filter(isPlaced)
    .map(({ nation }) => ({ nation, short: data.rightsAt - board[nation][turn.power] }))
    .filter(({ nation, short }) => short > 0 && short <= turn.into(nation))
  let boards: { readonly board: Embassies; readonly spent: number }[] = [{ board, spent: 0 }]
  for (const { nation, short } of wanted) {
    const more = boards
      .filter(({ spent }) => spent + short <= turn.factors)
      .map(({ board: b, spent }) => ({
        board: withCounts(b, nation, { [turn.power]: data.rightsAt }),
        spent: spent + short,
      }))
    boards = [...boards, ...more]
  }
  return boards.slice(1).map(({ board: b }) => b)
}

type Counts = Partial<Record<PowerId, number>>

/** Counts after it has put all it can into one nation and attacked there, or not. */
function strokes(data: OriginsData, row: Embassies[NationId], turn: Turn, nation: NationId): readonly Counts[] {
  const ours = row[turn.power] + turn.into(nation)
  const built: Counts = { [turn.power]: ours }
  if (!turn.attacks || ours === 0) return [built]
  const targets = POWERS.filter((target) => target !== turn.power && row[target] > 0)
  const attacked = targets.flatMap((target) =>
    data.attackResults[oddsColumn(ours, row[target])].map(({ result }): Counts => {
      const losses = lossesOf(result, ours, row[target])
      return { [turn.power]: ours - losses.attacker, [target]: row[target] - losses.target }
    }),
  )
  return [built, ...attacked]
}

/** Only rights score (OW-5.2): counts that neither make nor end rights leave every objective as it is. */
const movesRights = (data: OriginsData, row: Embassies[NationId], nation: NationId, counts: Counts): boolean =>
  POWERS.some((p) => crossing(data, p, nation, row[p], counts[p] ?? row[p]).length > 0)

/** What one turn could make of the board, as far as rights go. */
function boardsAfter(data: OriginsData, board: Embassies, turn: Turn): readonly Embassies[] {
  const struck = NATIONS.flatMap((nation) =>
    strokes(data, board[nation], turn, nation)
      .filter((counts) => movesRights(data, board[nation], nation, counts))
      .map((counts) => withCounts(board, nation, counts)),
  )
  return [...buildUps(data, board, turn), ...struck]
}

/** By objective, in the order of the data: met now, and within reach of one turn of another power. */
export function threatened(data: OriginsData, state: OriginsState): readonly boolean[] {
  const now = scoresOf(data, state.embassies).met
  const fallen = now.map(() => false)
  for (const turn of turnsToCome(data, state)) {
    for (const after of boardsAfter(data, state.embassies, turn)) {
      const { met } = scoresOf(data, after)
      data.objectives.forEach((o, i) => {
        if (o.power !== turn.power && now[i] && !met[i]) fallen[i] = true
      })
    }
  }
  return fallen
}
