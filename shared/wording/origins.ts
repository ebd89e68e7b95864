/** Events and refusals of Origins as sentences. One voice: short, British, the rule said once. */
import type { ObjectiveFigure } from '../origins/data'
import type { OddsColumn, OriginsEvent } from '../origins/events'
import { POWERS, type NationId, type PowerId } from '../origins/ids'
import type { RefusalFacts, RefusalReason } from '../origins/refusals'
import type { VerdictStep } from '../origins/verdict'
import type { Facts } from '../ruling'
import { counted, listed } from './text'

export const NATION_NAMES: Readonly<Record<NationId, string>> = {
  britain: 'Britain',
  france: 'France',
  germany: 'Germany',
  russia: 'Russia',
  'austria-hungary': 'Austria-Hungary',
  italy: 'Italy',
  serbia: 'Serbia',
  rumania: 'Rumania',
  bulgaria: 'Bulgaria',
  greece: 'Greece',
  turkey: 'Turkey',
  'far-east': 'Far East',
  africa: 'Africa',
}
/** Powers are nations too and share their names. */
export const POWER_NAMES: Readonly<Record<PowerId, string>> = NATION_NAMES

/** The nation within a sentence: "in the Far East". */
export const nationInText = (nation: NationId): string =>
  nation === 'far-east' ? 'the Far East' : NATION_NAMES[nation]
export const listedPowers = (powers: readonly PowerId[]): string => listed(powers.map((p) => POWER_NAMES[p]))

const ODDS: Readonly<Record<OddsColumn, string>> = {
  0: 'less than 1 to 1',
  1: '1 to 1',
  2: '2 to 1',
  3: '3 to 1',
  4: '4 to 1',
}
/** The attack table's columns as a table says them. */
export const sayOdds = (odds: OddsColumn): string => ODDS[odds]

export const RESULT_NAMES = { AE: 'attacker out', EX: 'exchange', DE: 'defender out' } as const

const SAY_REFUSAL: { readonly [R in RefusalReason]: (f: RefusalFacts[R]) => string } = {
  gameOver: () => 'The game is over; only corrections and deals can still be written down.',
  notActing: (f) => `It is ${POWER_NAMES[f.acting]}’s turn, not ${POWER_NAMES[f.power]}’s.`,
  nothingLeft: (f) => `All ${f.allotment} factors of this turn are placed.`,
  moreThanLeft: (f) =>
    `${f.asked} in ${nationInText(f.nation)} would make ${f.allotment - f.left + f.asked} of ${f.allotment}; ${
      f.left === 1 ? 'only 1 is' : `only ${f.left} are`
    } left this turn.`,
  tooManyAbroad: (f) =>
    f.placed === 0
      ? `${f.asked} in ${nationInText(f.nation)} is too many; at most ${f.most} go into one embassy abroad in a turn.`
      : `${f.asked} more would make ${f.placed + f.asked} in ${nationInText(f.nation)} this turn; at most ${f.most} go into one embassy abroad.`,
  attackMade: () => 'The attack is made; this turn’s placement can’t be taken back any more.',
  notPlacedThere: (f) =>
    `Nothing was placed in ${nationInText(f.nation)} this turn; only this turn’s factors can be taken back.`,
  moreThanPlaced: (f) =>
    `Only ${f.placed} of the ${f.asked} were placed in ${nationInText(f.nation)} this turn; older factors stay.`,
  moreThanLies: (f) =>
    `Only ${f.lies} of the ${f.asked} still ${f.lies === 1 ? 'lies' : 'lie'} in ${nationInText(f.nation)}.`,
  placementUnfinished: (f) => `Place the last ${f.left} first; nothing is kept for later.`,
  alreadyAttacked: (f) => `${POWER_NAMES[f.power]} has made its attack; a turn has one at most.`,
  attackOnItself: (f) => `${POWER_NAMES[f.power]} can’t attack itself.`,
  noCommonNation: (f) => {
    const none =
      f.ours === 0 && f.theirs === 0
        ? 'neither power has any'
        : `${POWER_NAMES[f.ours === 0 ? f.power : f.target]} has none`
    return `An attack needs factors of both sides in ${nationInText(f.nation)}; ${none}.`
  },
  allianceWithItself: (f) => `An alliance takes two powers; ${POWER_NAMES[f.power]} can’t ally with itself.`,
  heldPair: (f) =>
    `${POWER_NAMES[f.power]} and ${POWER_NAMES[f.partner]} are one player’s pair, allied for the whole game.`,
  alreadyAllied: (f) =>
    `${POWER_NAMES[f.power]} is allied with ${POWER_NAMES[f.partner]} already; a power has one ally at most.`,
  leftThisRound: (f) =>
    `${POWER_NAMES[f.power]} has just left an alliance and may not ally before its next turn begins.`,
  alliancesPermanent: () => 'Alliances are permanent in this campaign.',
  notAllied: (f) => `${POWER_NAMES[f.power]} stands in no alliance.`,
  partyTwice: (f) =>
    `${POWER_NAMES[f.power]} stands twice in this deal; a deal is between two different powers or more.`,
  noSuchDeal: (f) =>
    `There is no deal ${f.deal}; ${f.deals === 0 ? 'none is recorded yet' : `the ledger has ${counted(f.deals, 'deal')}`}.`,
  breakerWithoutBreach: (f) =>
    `Nobody broke deal ${f.deal} unless it is judged broken; leave ${POWER_NAMES[f.by]} out.`,
  breakerNotParty: (f) => `${POWER_NAMES[f.by]} has no part in deal ${f.deal} and can’t have broken it.`,
  impossibleCount: (f) => `${f.asked} is no count of factors; an embassy holds a whole number from 0 to ${f.most}.`,
}

/** One sentence for the player. Facts come from the ruling that gave the reason, so they fit it. */
export const sayRefusal = (reason: RefusalReason, facts: Facts): string =>
  (SAY_REFUSAL[reason] as (f: Facts) => string)(facts)

/** Beside the greyed attack button when no law of the turn stands against it but nobody can be attacked. */
export const NOBODY_TO_ATTACK = 'No other power has factors where yours are.'

const wins = (powers: readonly PowerId[]): string =>
  powers.length === 1 ? `${listedPowers(powers)} wins` : `${listedPowers(powers)} share the victory`

function sayAttack(e: Extract<OriginsEvent, { type: 'attackResolved' }>): string {
  const [attacker, target] = [POWER_NAMES[e.power], POWER_NAMES[e.target]]
  const outcome = {
    AE: () => `attacker out, ${attacker} loses ${e.losses.attacker}`,
    EX: () => `exchange, ${e.losses.attacker} each`,
    DE: () => `defender out, ${target} loses ${e.losses.target}`,
  }[e.result]()
  const odds = `at ${sayOdds(e.odds)} (${e.ours} against ${e.theirs})`
  const die = e.source === 'table' ? `threw ${e.face} at the table` : `threw ${e.face}`
  return `${attacker} attacked ${target} in ${nationInText(e.nation)} ${odds}, ${die}: ${outcome}.`
}

const until = (round: number | undefined): string => (round === undefined ? '' : `, until round ${round}`)

function sayBeginning(e: Extract<OriginsEvent, { type: 'campaignBegun' }>): string {
  const players = e.players.map((p) => `${p.name} (${listedPowers(p.powers)})`)
  const how = e.dealt.length > 0 ? 'dealt' : 'chosen'
  const options = [
    ...(e.scenario ? [` It is played with the scenario “${e.scenario.name}”.`] : []),
    ...(e.individualWinner === 'everyone'
      ? [' Beaten allies still count one by one (individualWinner: everyone).']
      : []),
    ...(e.breakableAlliances === 'on' ? [' Alliances can be left (breakableAlliances: on).'] : []),
  ]
  return `The campaign begins, powers ${how}: ${listed(players)}.${options.join('')}`
}

function sayJudgement(e: Extract<OriginsEvent, { type: 'dealJudged' }>): string {
  if (e.outcome === 'kept') return `Deal ${e.deal} was kept.`
  if (e.outcome === 'void') return `Deal ${e.deal} is void.`
  return e.by === undefined ? `Deal ${e.deal} was broken.` : `Deal ${e.deal} was broken by ${POWER_NAMES[e.by]}.`
}

/** One event as a sentence. */
export function sayEvent(e: OriginsEvent): string {
  switch (e.type) {
    case 'campaignBegun':
      return sayBeginning(e)
    case 'factorsPlaced':
      return `${POWER_NAMES[e.power]} placed ${e.factors} in ${nationInText(e.nation)}, now ${e.now}.`
    case 'factorsTakenBack':
      return `${POWER_NAMES[e.power]} took ${e.factors} back from ${nationInText(e.nation)}, now ${e.now}.`
    case 'attackResolved':
      return sayAttack(e)
    case 'rightsGained':
      return `${POWER_NAMES[e.power]} gained treaty rights in ${nationInText(e.nation)}.`
    case 'rightsLost':
      return `${POWER_NAMES[e.power]} lost its treaty rights in ${nationInText(e.nation)}.`
    case 'turnEnded':
      return e.attacked
        ? `${POWER_NAMES[e.power]} ended its turn.`
        : `${POWER_NAMES[e.power]} ended its turn without an attack.`
    case 'turnBegun':
      return `${POWER_NAMES[e.power]}’s turn in round ${e.round}.`
    case 'dealCameDue':
      return `Deal ${e.deal} is due: was it kept?`
    case 'allianceFormed':
      return `${listedPowers(e.powers)} formed an alliance.`
    case 'allianceLeft':
      return `${POWER_NAMES[e.power]} left its alliance with ${POWER_NAMES[e.partner]}.`
    case 'dealRecorded':
      return `Deal ${e.deal} between ${listedPowers(e.parties)}${until(e.untilRound)}: ${e.text}`
    case 'dealJudged':
      return sayJudgement(e)
    case 'embassyCorrected':
      return `Referee’s correction: ${POWER_NAMES[e.power]} has ${e.now} in ${nationInText(e.nation)}, not ${e.was} (${e.reason}).`
    case 'gameEnded':
      return `The game is over: ${wins(e.winners)}.`
  }
}

/** Rights that went with another event of the same place: the place is not said again. */
function sayRightsToo(type: 'rightsGained' | 'rightsLost', powers: readonly PowerId[]): string {
  const whose = powers.length === 1 ? 'its' : 'their'
  return type === 'rightsGained'
    ? `${listedPowers(powers)} gained treaty rights.`
    : `${listedPowers(powers)} lost ${whose} treaty rights.`
}

/** All that one command led to. */
export function sayEvents(events: readonly OriginsEvent[]): string {
  const [first] = events
  const place = first && 'nation' in first ? first.nation : undefined
  const there = (type: 'rightsGained' | 'rightsLost') =>
    events
      .filter((e) => e !== first && e.type === type && e.nation === place)
      .flatMap((e) => ('power' in e ? [e.power] : []))
  const gained = there('rightsGained')
  const lost = there('rightsLost')
  const others = events.filter((e) => e === first || !('nation' in e && e.nation === place))
  return [
    ...others.slice(0, 1).map(sayEvent),
    ...(gained.length > 0 ? [sayRightsToo('rightsGained', gained)] : []),
    ...(lost.length > 0 ? [sayRightsToo('rightsLost', lost)] : []),
    ...others.slice(1).map(sayEvent),
  ].join(' ')
}

/** One step of the reckoning of the result. */
export function sayVerdictStep(step: VerdictStep): string {
  switch (step.kind) {
    case 'alliance': {
      const against = `${listedPowers(step.powers)} are allied: ${step.total} together against ${step.needs} of all others.`
      return step.reaches ? `${against} That is enough.` : `${against} That is not enough.`
    }
    case 'highest': {
      const among = step.among.length === POWERS.length ? 'of all five powers' : `of ${listedPowers(step.among)}`
      return step.powers.length === 1
        ? `The highest total ${among} is ${listedPowers(step.powers)}’s ${step.total}.`
        : `The highest total ${among} is ${step.total}, shared by ${listedPowers(step.powers)}.`
    }
    case 'fifth':
      return `Neither alliance reaches the rest, so the fifth power wins: ${POWER_NAMES[step.power]} with ${step.total}.`
  }
}

/** Who wins, as a title: "Germany wins", "Britain and France share the victory". */
export const sayWinners = wins

/** What an objective asks for: "Rights in Italy", "No other power above 12". */
export function sayObjective(o: ObjectiveFigure): string {
  switch (o.kind) {
    case 'rights':
      return `Rights in ${nationInText(o.nation)}`
    case 'exclusive':
      return `Exclusive rights in ${nationInText(o.nation)}`
    case 'condition':
      return o.condition === 'othersAtMost'
        ? `No other power above ${o.most}`
        : `${POWER_NAMES[o.rival]} neither has rights nor grants any`
  }
}

/** What stands between an objective and its points, in a few words. */
export type ObjectiveWhy =
  | { readonly kind: 'count'; readonly factors: number; readonly short: number }
  | { readonly kind: 'shared'; readonly rivals: readonly PowerId[] }
  | { readonly kind: 'highest'; readonly powers: readonly PowerId[]; readonly total: number; readonly most: number }
  | { readonly kind: 'has' | 'grants'; readonly rival: PowerId; readonly nation: NationId; readonly to: PowerId }
  | { readonly kind: 'isolated'; readonly rival: PowerId }

export function sayObjectiveWhy(why: ObjectiveWhy): string {
  switch (why.kind) {
    case 'count':
      return why.short > 0 ? `${why.factors}, ${why.short} short` : `${why.factors}`
    case 'shared':
      return `${listedPowers(why.rivals)} ${why.rivals.length === 1 ? 'has' : 'have'} rights there too`
    case 'highest':
      return `${listedPowers(why.powers)} ${why.powers.length === 1 ? 'scores' : 'score'} ${why.total}, ${
        why.total > why.most ? `more than ${why.most}` : `at most ${why.most} is allowed`
      }`
    case 'has':
      return `${POWER_NAMES[why.rival]} has rights in ${nationInText(why.nation)}`
    case 'grants':
      return `${POWER_NAMES[why.rival]} grants rights to ${POWER_NAMES[why.to]}`
    case 'isolated':
      return `${POWER_NAMES[why.rival]} has no rights and grants none`
  }
}

/** What would be legal instead of a refused command, in figures. */
export type Instead =
  | { readonly kind: 'upTo'; readonly nation: NationId; readonly min: number; readonly max: number }
  | { readonly kind: 'rooms'; readonly rooms: readonly { readonly nation: NationId; readonly max: number }[] }
  | { readonly kind: 'targets'; readonly targets: readonly { readonly nation: NationId; readonly target: PowerId }[] }
  | {
      readonly kind: 'turn'
      readonly acting: PowerId
      readonly deeds: readonly ('place' | 'takeBack' | 'attack' | 'endTurn')[]
    }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [PowerId, PowerId])[] }
  | { readonly kind: 'leaving'; readonly power: PowerId }
  | { readonly kind: 'deals'; readonly deals: number }
  | { readonly kind: 'ledger' }

const DEEDS = { place: 'place', takeBack: 'take back', attack: 'attack', endTurn: 'end its turn' } as const
const are = (n: number): string => (n === 1 ? 'is' : 'are')

/** At most three of a list are named; the rest are counted. */
function some(words: readonly string[]): string {
  return words.length <= 4 ? listed(words) : listed([...words.slice(0, 3), `${words.length - 3} others`])
}

export function sayInstead(instead: Instead): string {
  switch (instead.kind) {
    case 'upTo':
      return instead.min === 0
        ? `0 to ${instead.max} in ${nationInText(instead.nation)} would be right.`
        : `${instead.max === 1 ? '1' : `Up to ${instead.max}`} in ${nationInText(instead.nation)} would be legal.`
    case 'rooms':
      return `There is room in ${some(instead.rooms.map((r) => `${nationInText(r.nation)} (${r.max})`))}.`
    case 'targets':
      return `Open to attack ${are(instead.targets.length)} ${some(
        instead.targets.map((t) => `${POWER_NAMES[t.target]} in ${nationInText(t.nation)}`),
      )}.`
    case 'turn':
      return `${POWER_NAMES[instead.acting]} can ${listed(
        instead.deeds.map((d) => DEEDS[d]),
        'or',
      )}.`
    case 'pairs':
      return `Free to ally ${are(instead.pairs.length)} ${some(instead.pairs.map(listedPowers))}.`
    case 'leaving':
      return `${POWER_NAMES[instead.power]} can leave its alliance.`
    case 'deals':
      return instead.deals === 0
        ? 'A deal can be recorded at any time.'
        : instead.deals === 1
          ? 'Deal 1 can be judged.'
          : `Deals 1 to ${instead.deals} can be judged.`
    case 'ledger':
      return 'Deals and corrections can be written down at any time.'
  }
}
