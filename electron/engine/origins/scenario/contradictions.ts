/** What no campaign can be played with, although each figure is possible by itself: where, and what is wrong, in names. */
import { allotmentIn, crossCheck, type OriginsData } from '../../../../shared/origins/data'
import { FACES } from '../../../../shared/dice'
import { ODDS_COLUMNS, POWERS, type PowerId } from '../../../../shared/origins/ids'
import type { Change } from '../../../../shared/origins/scenario'
import type { ScenarioFault } from '../../../../shared/scenario'
import { nationInText, POWER_NAMES, sayOdds } from '../../../../shared/wording/origins'
import { counted, listed } from '../../../../shared/wording/text'
import { pathOf } from './figures'

type Say = (at: string, problem: string) => void
type Check = (data: OriginsData, changes: readonly Change[], say: Say) => void

const roundsOf = (data: OriginsData): number[] => Array.from({ length: data.rounds }, (_, i) => i + 1)

const allotments: Check = (data, changes, say) => {
  for (const power of POWERS)
    if (roundsOf(data).every((round) => allotmentIn(data, power, round) === 0))
      say(`allotments.${power}`, `${POWER_NAMES[power]} would place nothing in any round`)
  for (const { at } of changes) {
    const [first, , round] = at.split('.')
    if (first === 'allotments' && Number(round) > data.rounds)
      say(at, `the game has ${counted(data.rounds, 'round')}, there is no round ${round}`)
  }
}

/** The most that one power can have abroad in one nation at the end. */
function mostAbroad(data: OriginsData, power: PowerId): number {
  const turns = roundsOf(data).map((round) => Math.min(allotmentIn(data, power, round), data.abroadPerTurn))
  return turns.reduce((sum, n) => sum + n, 0)
}
const rights: Check = (data, _changes, say) => {
  const most = Math.max(...POWERS.map((power) => mostAbroad(data, power)))
  if (most < data.rightsAt)
    say(
      'rightsAt',
      `nobody could ever have treaty rights: ${most} factors abroad are the most in the whole game (OW-2.3)`,
    )
}

const SERVES_ATTACKER = { AE: 0, EX: 1, DE: 2 } as const
const attackTable: Check = (data, _changes, say) => {
  for (const odds of ODDS_COLUMNS) {
    const results = data.attackTable[odds]
    for (const face of FACES) {
      const [lower, here] = [results[face - 2], results[face - 1]]
      if (lower && here && SERVES_ATTACKER[here] < SERVES_ATTACKER[lower])
        say(
          `attackTable.${odds}.${face}`,
          `at ${sayOdds(odds)} a ${face} (${here}) would serve the attacker worse than a ${face - 1} (${lower})`,
        )
    }
  }
}

/** More have no room on a power's card. */
const MOST_OBJECTIVES = 8

const objectives: Check = (data, _changes, say) => {
  if (data.objectives.length === 0) say('objectives', 'no power would score anything')
  for (const o of data.objectives) {
    const name = POWER_NAMES[o.power]
    if (o.kind === 'condition') {
      if (o.condition === 'isolated' && o.rival === o.power) say(pathOf(o), `${name} cannot shut itself out (OW-5.4)`)
      continue
    }
    if (o.nation === o.power) say(pathOf(o), `${name} has no treaty rights in its own nation (OW-4.4)`)
    const both = data.objectives.some((x) => x.kind === 'rights' && x.power === o.power && x.nation === o.nation)
    if (o.kind === 'exclusive' && both)
      say(pathOf(o), `${name} has points for rights in ${nationInText(o.nation)} already; one of the two must be 0`)
  }
  for (const power of POWERS) {
    const own = data.objectives.filter((o) => o.power === power)
    const last = own.at(-1)
    if (last && own.length > MOST_OBJECTIVES)
      say(
        pathOf(last),
        `${POWER_NAMES[power]} would have ${own.length} objectives; its card has room for ${MOST_OBJECTIVES}`,
      )
  }
  const looking = data.objectives.filter((o) => o.kind === 'condition' && o.condition === 'othersAtMost')
  if (looking.length > 1) {
    const names = listed(looking.map((o) => POWER_NAMES[o.power]))
    for (const o of looking)
      say(pathOf(o), `${names} would look at each other’s totals; one power may have this objective (OW-5.3)`)
  }
}

const chips: Check = (data, _changes, say) => {
  data.chips.forEach((chip, i) => {
    const at = `chips.${chip.colour}.worth`
    const smaller = data.chips[i + 1]
    if (smaller === undefined) {
      if (chip.worth !== 1) say(at, `the smallest chip, ${chip.colour}, must be 1 factor (OW-1.6)`)
    } else if (chip.worth <= smaller.worth || chip.worth % smaller.worth !== 0)
      say(
        at,
        `a ${chip.colour} chip must be several ${smaller.colour} ones: ${chip.worth} is no multiple of ${smaller.worth}`,
      )
  })
}

export function contradictions(data: OriginsData, changes: readonly Change[]): ScenarioFault[] {
  const faults: ScenarioFault[] = []
  const say: Say = (at, problem) => void faults.push({ at, problem })
  for (const check of [allotments, rights, attackTable, objectives, chips]) check(data, changes, say)
  // Nothing that stops the app when it loads its own figures may pass here either.
  return faults.length > 0 ? faults : crossCheck(data).map((problem) => ({ at: '', problem }))
}
