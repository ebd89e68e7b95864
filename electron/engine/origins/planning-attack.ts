// OW-3 to OW-5 before the die: every attack that a position allows, what each result of the table would leave of embassies,
// treaty rights and running scores, and where an attack serves an aim best. Chances are sixths, so everything is exact.
import type { Chance } from '../../../shared/odds/answer'
import type {
  AttacksAnswer,
  BestAnswer,
  OriginsAim,
  PlannedAttack,
  PlannedResult,
  RankedPlace,
} from '../../../shared/odds/origins'
import { ORIGINS_AIMS } from '../../../shared/odds/origins'
import { FACES } from '../../../shared/dice'
import type { OriginsData } from '../../../shared/origins/data'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../shared/origins/ids'
import { RESULT_NAMES, sayOdds } from '../../../shared/wording/origins'
import { spelt } from '../../../shared/wording/text'
import { text } from '../odds/fraction'
import { sixths as asSixths } from './planning-siege'
import { roomBefore, whenOf } from './planning-position'
import { sayBest, sayPlace } from './planning-words'
import { lossesOf, oddsColumn, toNextColumn } from './rules/attack'
import { withCounts } from './rules/board'
import { scoresOf } from './rules/objectives'
import { exclusiveIn, hasRights, rightsIn } from './rules/rights'
import { verdictOf } from './rules/victory'
import { embassy, type Embassies, type OriginsState } from './state'

/** An attack in thought: with so many PFs added first. */
export interface Thought {
  readonly power: PowerId
  readonly nation: NationId
  readonly target: PowerId
  readonly adds: number
}

/** Sixths as a number, or as a fraction where that is asked for. */
export const amount = (sixths: number, exact: boolean): Chance =>
  exact ? text(asSixths(sixths)) : sixths / FACES.length

const soleIn = (data: OriginsData, board: Embassies, nation: NationId) => {
  const sole = exclusiveIn(data, board, nation)
  return sole === undefined ? {} : { exclusive: sole }
}

function resultsOf(
  data: OriginsData,
  state: OriginsState,
  before: Embassies,
  { power, nation, target }: Thought,
  exact: boolean,
): PlannedResult<Chance>[] {
  const [ours, theirs] = [before[nation][power], before[nation][target]]
  const totals = scoresOf(data, before).totals
  return data.attackResults[oddsColumn(ours, theirs)].map(({ result, faces }) => {
    const losses = lossesOf(result, ours, theirs)
    const left = { attacker: ours - losses.attacker, target: theirs - losses.target }
    const after = withCounts(before, nation, { [power]: left.attacker, [target]: left.target })
    const then = scoresOf(data, after).totals
    const lost = (p: PowerId) => hasRights(data, before, p, nation) && !hasRights(data, after, p, nation)
    return {
      result,
      name: RESULT_NAMES[result],
      faces,
      chance: amount(faces.length, exact),
      sixths: faces.length,
      losses,
      left,
      rights: rightsIn(data, after, nation),
      ...soleIn(data, after, nation),
      rightsLost: [power, target].filter(lost),
      totals: then,
      scores: POWERS.filter((p) => then[p] !== totals[p]).map((p) => ({ power: p, change: then[p] - totals[p] })),
      winners: verdictOf(state, then).powers,
    }
  })
}

/** Sixths that weigh what each result is worth. */
const weigh = (results: readonly PlannedResult<Chance>[], worth: (r: PlannedResult<Chance>) => number): number =>
  results.reduce((sum, r) => sum + r.sixths * worth(r), 0)
const changeFor = (power: PowerId) => (r: PlannedResult<Chance>) => r.scores.find((s) => s.power === power)?.change ?? 0
const losing = (power: PowerId) => (r: PlannedResult<Chance>) => (r.rightsLost.includes(power) ? 1 : 0)

function attackOf(data: OriginsData, state: OriginsState, t: Thought, exact: boolean): PlannedAttack<Chance> {
  const { power, nation, target, adds } = t
  const before = withCounts(state.embassies, nation, { [power]: embassy(state, power, nation) + adds })
  const [ours, theirs] = [before[nation][power], before[nation][target]]
  const column = oddsColumn(ours, theirs)
  const more = toNextColumn(ours, theirs)
  const results = resultsOf(data, state, before, t, exact)
  const mean = (worth: (r: PlannedResult<Chance>) => number) => amount(weigh(results, worth), exact)
  return {
    power,
    nation,
    target,
    ours,
    theirs,
    column,
    odds: sayOdds(column),
    ...(more === undefined ? {} : { toNextColumn: more }),
    rights: rightsIn(data, before, nation),
    ...soleIn(data, before, nation),
    results,
    chances: { ourRightsLost: mean(losing(power)), theirRightsLost: mean(losing(target)) },
    means: {
      attackerLosses: mean((r) => r.losses.attacker),
      targetLosses: mean((r) => r.losses.target),
      ownChange: mean(changeFor(power)),
      targetChange: mean(changeFor(target)),
    },
  }
}

/** Where the two can meet; with `add`, also where the attacker first has to place something. */
function meetings(data: OriginsData, state: OriginsState, power: PowerId, target: PowerId | undefined, add: boolean) {
  return NATIONS.flatMap((nation) =>
    POWERS.filter((p) => p !== power && (target === undefined || p === target) && embassy(state, p, nation) > 0)
      .filter(() => embassy(state, power, nation) + (add ? roomBefore(data, state, power, nation) : 0) > 0)
      .map((p) => ({ power, nation, target: p })),
  )
}

const heading = (data: OriginsData, state: OriginsState, power: PowerId) => {
  const { totals } = scoresOf(data, state.embassies)
  return {
    game: 'origins',
    power,
    when: whenOf(data, state, power),
    totals,
    winners: verdictOf(state, totals).powers,
  } as const
}

export function planAttacks(
  data: OriginsData,
  state: OriginsState,
  ask: { readonly power: PowerId; readonly nation?: NationId; readonly target?: PowerId; readonly exact: boolean },
): AttacksAnswer<Chance> {
  const { power, nation, target, exact } = ask
  return {
    ...heading(data, state, power),
    kind: 'attacks',
    attacks: meetings(data, state, power, target, false)
      .filter((m) => nation === undefined || m.nation === nation)
      .map((m) => attackOf(data, state, { ...m, adds: 0 }, exact)),
    assumptions: ['Embassies as they stand, nothing placed before the attack.', AS_IF_ENDED],
  }
}
const AS_IF_ENDED = 'Scores as if the game ended after the attack (OW-5.6).'

const WORTH: Readonly<Record<OriginsAim, (a: PlannedAttack<Chance>) => (r: PlannedResult<Chance>) => number>> = {
  rights: (a) => losing(a.target),
  swing: (a) => (r) => changeFor(a.power)(r) - changeFor(a.target)(r),
  factors: () => (r) => r.losses.target,
}

interface Candidate {
  readonly attack: PlannedAttack<Chance>
  readonly adds: number
  readonly sixths: number
  readonly cost: number
}

/** By what it is worth; then by what it costs the attacker, what it has to place, and the order of the board. */
const better = (a: Candidate, b: Candidate): number => b.sixths - a.sixths || a.cost - b.cost || a.adds - b.adds

function rank(data: OriginsData, state: OriginsState, aim: OriginsAim, thoughts: readonly Thought[][], exact: boolean) {
  const places = thoughts.flatMap((same): Candidate[] => {
    const [best] = same
      .map((t): Candidate => {
        const attack = attackOf(data, state, t, exact)
        const cost = weigh(attack.results, (r) => r.losses.attacker)
        return { attack, adds: t.adds, sixths: weigh(attack.results, WORTH[aim](attack)), cost }
      })
      // Of several numbers that serve alike the smallest: the other PFs are free for elsewhere.
      .sort((a, b) => b.sixths - a.sixths || a.adds - b.adds)
    return best && best.sixths > 0 ? [best] : []
  })
  places.sort(better)
  const [first] = places
  return {
    best: places.filter((p) => p.sixths === first?.sixths).length,
    places: places.map((p): RankedPlace<Chance> => ({
      attack: p.attack,
      adds: p.adds,
      value: amount(p.sixths, exact),
      reason: sayPlace(aim, p.attack, p.adds, p.sixths),
    })),
  }
}

export function planBest(
  data: OriginsData,
  state: OriginsState,
  ask: { readonly power: PowerId; readonly target?: PowerId; readonly aim?: OriginsAim; readonly exact: boolean },
): BestAnswer<Chance> {
  const { power, target, exact } = ask
  const thoughts = meetings(data, state, power, target, true).map((m) =>
    Array.from({ length: roomBefore(data, state, power, m.nation) + 1 }, (_, adds): Thought => ({ ...m, adds })).filter(
      ({ adds }) => embassy(state, power, m.nation) + adds > 0,
    ),
  )
  const { game, when } = heading(data, state, power)
  return {
    game,
    kind: 'best',
    power,
    ...(target === undefined ? {} : { target }),
    when,
    aims: ORIGINS_AIMS.filter((aim) => ask.aim === undefined || ask.aim === aim).map((aim) => {
      const ranked = rank(data, state, aim, thoughts, exact)
      return { aim, ...ranked, text: sayBest(aim, power, target, ranked.places.slice(0, ranked.best)) }
    }),
    assumptions: [
      'One attack, by one die (OW-3.5); what others do afterwards is not looked at.',
      when === 'now'
        ? 'The placement is complete, so nothing can be added first.'
        : `PFs that can still be placed there before the attack may be added: at most ${spelt(data.abroadPerTurn)} abroad in a turn (OW-2.3).`,
      AS_IF_ENDED,
      'The swing is the attacker’s own change of score less the target’s.',
    ],
  }
}
