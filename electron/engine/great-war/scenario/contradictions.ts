/** What no campaign can be played with, although the sums are right: each with the path of the figure and what is wrong. */
import { isAirKind, isLandKind, KINDS, type Kind, type NationId, type SpaceId } from '../../../../shared/great-war/ids'
import { seatsFault } from '../../../../shared/great-war/seating'
import { sayRefusal } from '../../../../shared/wording/great-war'
import { SayNation, sayNation, saySpace, TECHNOLOGY_NAMES } from '../../../../shared/wording/great-war-names'
import { counted } from '../../../../shared/wording/text'
import { GRAPHS, isLand, isSea, isSpaceId } from '../board'
import type { TableFault } from '../cross-check'
import { isClosedSea, LISTED, nationData } from '../data'
import type { Draft } from './slots'

type Say = (at: string, problem: string) => void

/** In the war from the first round (GW-2.3). */
const fights = (n: NationId) => nationData(n).bloc !== null && n !== 'ottoman-empire'
const SaySpace = (space: SpaceId) => saySpace(space).replace(/^the /, 'The ')
const allies = (a: NationId, b: NationId) =>
  a === b || (fights(a) && fights(b) && nationData(a).bloc === nationData(b).bloc)

function standing(d: Draft, say: Say): void {
  const rows = [...d.setup.rows, d.setup.finland]
  for (const { nation, space, units } of rows)
    for (const { kind } of units) {
      const at = `setup.${nation}.${space}.${kind}`
      const wrong = misplaced(nation, space, kind)
      if (wrong) say(at, wrong)
    }
  for (const { nation, space } of rows) {
    const foe = rows.find((r) => isSea(space) && r.space === space && r.nation > nation && !allies(r.nation, nation))
    if (foe && (fights(nation) || fights(foe.nation)))
      for (const { kind } of rows.find((r) => r.nation === nation && r.space === space)?.units ?? [])
        say(
          `setup.${nation}.${space}.${kind}`,
          `${SayNation(nation)} shares the zone with ${sayNation(foe.nation)}, who is no friend`,
        )
  }
  if (d.setup.finland.units.length === 0)
    say('setup.finland.finland.infantry', 'Nobody would stand up in Finland (GW-17.6)')
}
/** Why such a unit cannot stand there at the start, or nothing. */
export function misplaced(nation: NationId, space: SpaceId, kind: Kind): string | undefined {
  if (isLandKind(kind) || isAirKind(kind)) {
    if (!isLand(space)) return `${SaySpace(space)} is no land`
    const owner = LISTED.get(space)?.owner
    if (owner === undefined) return `${SaySpace(space)} is a true neutral (GW-3.8)`
    if (nation === 'finland') return space === 'finland' ? undefined : 'Finns stand up in Finland alone (GW-17.6)'
    return allies(nation, owner)
      ? undefined
      : `${SaySpace(space)} belongs to ${sayNation(owner)}, who is no friend at the start`
  }
  if (!isSea(space)) return `${SaySpace(space)} is no sea zone`
  if (isClosedSea(space)) return `${SaySpace(space)} is closed (GW-3.12)`
  const coast = GRAPHS.standing.coasts(space).some((x) => LISTED.get(x)?.owner === nation)
  return fights(nation) || coast ? undefined : `${SayNation(nation)} is neutral and keeps to its own coast`
}

function values(d: Draft, say: Say): void {
  const most = d.units.maximumValue.value
  const unit = (kind: Kind) => d.units.units.find((u) => u.kind === kind)
  const high = (at: string, value: number, what: string) => {
    if (value > most) say(at, `${what} would make ${value}; nothing goes above ${most} (GW-4.T1)`)
  }
  const [foot, fighter] = [unit('infantry'), unit('fighter')]
  if (foot) {
    high('units.infantry.attack', foot.attack.value + d.units.artillerySupport.value, 'with a gun it')
    high('units.infantry.defence', foot.defence.value + d.units.trench.defence.value, 'in a trench it')
  }
  if (fighter) {
    high('units.fighter.attack', fighter.attack.value + 1, 'with Improved Aviation it')
    high('units.fighter.defence', fighter.defence.value + 1, 'with Improved Aviation it')
  }
}

function advances(d: Draft, say: Say): void {
  for (const { nation, technology } of d.setup.technologies) {
    const needs = d.technologies.find((t) => t.id === technology)?.needs
    const owned = d.setup.technologies.filter((t) => t.nation === nation).map((t) => t.technology)
    if (needs && !owned.includes(needs))
      say(`technologies.${nation}`, `${TECHNOLOGY_NAMES[technology]} needs ${TECHNOLOGY_NAMES[needs]} (GW-10.4)`)
  }
}

function revolution(d: Draft, say: Say): void {
  const { first, certain, breaksOutOn } = d.rules.revolution
  if (first.value > certain.value)
    say('revolution.first', `${first.value} is after round ${certain.value}, in which the Revolution is certain`)
  for (let round = first.value; round < certain.value; round++)
    if (!breaksOutOn.some((x) => x.round === round))
      say(`revolution.rounds.${round}`, 'Missing, although Russia throws in that round')
  for (const { round } of breaksOutOn)
    if (round < first.value || round >= certain.value)
      say(`revolution.rounds.${round}`, `Nobody throws in that round, but in ${first.value} to ${certain.value - 1}`)
}

function opinion(d: Draft, say: Say): void {
  const { lowest, highest, allies: up, central: down } = d.rules.opinion
  const start = d.setup.opinion.value
  if (start < lowest.value || start > highest.value)
    say('opinion.start', `${start} lies outside the track from ${lowest.value} to ${highest.value}`)
  if (up.value > highest.value)
    say('opinion.allies', `${up.value} lies above the track, which ends at ${highest.value}`)
  if (down.value < lowest.value)
    say('opinion.central', `${down.value} lies below the track, which ends at ${lowest.value}`)
  const { draftLimit, warDraftLimit } = d.rules.unitedStates
  if (draftLimit.value > warDraftLimit.value)
    say('unitedStates.draftLimit', `${draftLimit.value} is more than the ${warDraftLimit.value} after a limited war`)
}

function seating(d: Draft, say: Say): void {
  for (const { players, seats } of d.seats) {
    const at = `seats.${players}`
    if (seats.length !== players) say(at, `${counted(seats.length, 'seat')} for ${players} players`)
    const why = seatsFault(seats.map((nations, i) => ({ player: `seat ${i + 1}`, nations })))
    if (why) say(at, sayRefusal('badSeats', { why }).replace(/\.$/, ''))
  }
}

export function contradictions(d: Draft): TableFault[] {
  const faults: TableFault[] = []
  for (const check of [standing, values, advances, revolution, opinion, seating])
    check(d, (at, problem) => void faults.push({ at, problem }))
  return faults
}

/** Paths of the set-up name a space that only the board knows. */
export const unknownSpace = (at: string): string | undefined => {
  const [first, , space = '', kind = ''] = at.split('.')
  if (first !== 'setup' || (isSpaceId(space) && KINDS.some((k) => k === kind))) return undefined
  return `${JSON.stringify(space)} is no space of the board`
}
