// Which objectives hang by a thread: met now, but one turn of somebody could undo them, by what it places or by its
// attack. A power without a turn to come before OW-5.1 threatens nobody, its own objectives are not under threat from
// itself, and the acting power has only what is left of its turn unless another is to come. RULINGS.md 7.
import type { OriginsData } from '../../../../shared/origins/data'
import { isPlaced, objectivesOf } from '../../../../shared/origins/data'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../../shared/origins/ids'
import { bySeat, factorsLeft, placedIn, type Embassies, type OriginsState } from '../state'
import { lossesOf, oddsColumn, resultsOf } from './attack'
import { withCounts } from './board'
import { scoresOf } from './objectives'
import { rightsIn } from './rights'

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
    const allotment = data.allotments[power]
    const whole: Turn = {
      power,
      factors: allotment,
      into: (nation) => (nation === power ? allotment : Math.min(allotment, data.abroadPerTurn)),
      attacks: true,
    }
    if (anotherRound || bySeat(power, state.acting) > 0) return [whole]
    if (power !== state.acting) return []
    const left = factorsLeft(data, state)
    return [
      {
        power,
        factors: left,
        into: (nation) => (nation === power ? left : Math.min(left, data.abroadPerTurn - placedIn(state, nation))),
        attacks: !state.attacked,
      },
    ]
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

/** Boards after it has put all it can into one nation and attacked there, or not. */
function* strokes(data: OriginsData, board: Embassies, turn: Turn, nation: NationId): Generator<Embassies> {
  const ours = board[nation][turn.power] + turn.into(nation)
  yield withCounts(board, nation, { [turn.power]: ours })
  if (!turn.attacks || ours === 0) return
  for (const target of POWERS) {
    const theirs = board[nation][target]
    if (target === turn.power || theirs === 0) continue
    for (const { result } of resultsOf(data, oddsColumn(ours, theirs))) {
      const losses = lossesOf(result, ours, theirs)
      yield withCounts(board, nation, { [turn.power]: ours - losses.attacker, [target]: theirs - losses.target })
    }
  }
}

/** Only rights score (OW-5.2), so boards with the same rights are one board here. */
const rightsKey = (data: OriginsData, board: Embassies, nation: NationId): string =>
  rightsIn(data, board, nation).join('+')

/** What one turn could make of the board, as far as rights go; boards that change none are left out. */
function* boardsAfter(data: OriginsData, board: Embassies, turn: Turn): Generator<Embassies> {
  yield* buildUps(data, board, turn)
  for (const nation of NATIONS) {
    const seen = new Set([rightsKey(data, board, nation)])
    for (const after of strokes(data, board, turn, nation)) {
      const key = rightsKey(data, after, nation)
      if (seen.has(key)) continue
      seen.add(key)
      yield after
    }
  }
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
