/**
 * The only judge: the common checks in the order of GW-22.3, then the ruling of the command's own phase. Faces typed into
 * the command are the command's dice; the list handed in is the app's (GW-22.5).
 */
import { isFace, type Face } from '../../../shared/dice'
import type { CommandType, GreatWarCommand, Said, Spoken } from '../../../shared/great-war/commands'
import { DICE_EVENTS, type GreatWarEvent } from '../../../shared/great-war/events'
import type { NationId, Phase } from '../../../shared/great-war/ids'
import { read } from '../core/ruling'
import * as america from './phases/america'
import * as battles from './phases/battles'
import { correct } from './phases/correction'
import * as economy from './phases/economy'
import * as influence from './phases/influence'
import * as moves from './phases/moves'
import * as place from './phases/place'
import * as raids from './phases/raids'
import * as revolution from './phases/revolution'
import { startGame } from './phases/start'
import * as treaties from './phases/treaties'
import { endPhase } from './phases/turn'
import { no, type GreatWarDecision, type GreatWarRuling, type No } from './refusal'
import { unknownName } from './rules/names'
import { pendingChoices, type Pending } from './rules/pending'
import { offerOf, waitingFor } from './rules/treaties'
import { sameSeat } from './rules/who'
import type { GreatWarState } from './state'

type Judge<T extends CommandType> = (s: GreatWarState, c: Said<T>) => GreatWarDecision | GreatWarRuling
interface Rule<T extends CommandType> {
  /** Phases in which it may be said; every one when absent. */
  readonly phases?: readonly Phase[]
  readonly judge: Judge<T>
}
const rule = <T extends CommandType>(phases: readonly Phase[] | undefined, judge: Judge<T>): Rule<T> =>
  phases ? { phases, judge } : { judge }

const DIPLOMACY: readonly Phase[] = ['diplomacy']
const COMBAT: readonly Phase[] = ['combat']
const PLACE: readonly Phase[] = ['place']
const MOVING: readonly Phase[] = ['combat-move', 'non-combat']

/** Each command to the phases in which it belongs (22b to 22f) and the ruling that judges it. */
const RULES: { readonly [T in Spoken['type']]: Rule<T> } = {
  endPhase: rule(undefined, endPhase),
  respondOffer: rule(undefined, treaties.respondOffer),
  influenceNation: rule(DIPLOMACY, influence.influenceNation),
  giveDreadnoughts: rule(DIPLOMACY, influence.giveDreadnoughts),
  placeGiftedShips: rule(DIPLOMACY, influence.placeGiftedShips),
  joinCentralPowers: rule(DIPLOMACY, influence.joinCentralPowers),
  inductBulgaria: rule(DIPLOMACY, influence.inductBulgaria),
  inductGreece: rule(DIPLOMACY, influence.inductGreece),
  setSubmarineDoctrine: rule(DIPLOMACY, influence.setSubmarineDoctrine),
  offerArmistice: rule(DIPLOMACY, treaties.offerArmistice),
  breakArmistice: rule(DIPLOMACY, treaties.breakArmistice),
  endArmisticeByConsent: rule(DIPLOMACY, treaties.endArmisticeByConsent),
  offerConditionalSurrender: rule(DIPLOMACY, treaties.offerConditionalSurrender),
  offerUnconditionalSurrender: rule(DIPLOMACY, treaties.offerUnconditionalSurrender),
  imposeTerms: rule(DIPLOMACY, treaties.imposeTerms),
  renounceSurrender: rule(DIPLOMACY, treaties.renounceSurrender),
  offerGeneralPeace: rule(DIPLOMACY, treaties.offerGeneralPeace),
  requestLimitedWar: rule(DIPLOMACY, america.requestLimitedWar),
  endLimitedWar: rule(undefined, america.endLimitedWar),
  joinWar: rule(DIPLOMACY, america.joinWar),
  researchTechnology: rule(['research'], economy.researchTechnology),
  purchaseUnits: rule(['purchase'], economy.purchaseUnits),
  cancelPurchase: rule(['purchase'], economy.cancelPurchase),
  declareAttackOnNeutral: rule(['combat-move'], moves.declareAttackOnNeutral),
  moveUnits: rule(MOVING, moves.moveUnits),
  loadTransport: rule(MOVING, moves.loadTransport),
  unloadTransport: rule(MOVING, moves.unloadTransport),
  declareBombingRaid: rule(['combat-move'], moves.declareBombingRaid),
  endCombatMovement: rule(['combat-move'], battles.endCombatMovement),
  startBattle: rule(COMBAT, battles.startBattle),
  rollBattleDice: rule(COMBAT, battles.rollBattleDice),
  submergeSubmarines: rule(COMBAT, battles.submergeSubmarines),
  selectCasualties: rule(COMBAT, battles.selectCasualties),
  continueBattle: rule(COMBAT, battles.continueBattle),
  retreat: rule(COMBAT, battles.retreat),
  chooseInterceptors: rule(COMBAT, raids.chooseInterceptors),
  rollBombingRaid: rule(COMBAT, raids.rollBombingRaid),
  placeUnits: rule(PLACE, place.placeUnits),
  rollRevolution: rule(PLACE, revolution.rollRevolution),
  rollLoyalty: rule(PLACE, revolution.rollLoyalty),
  recruitPeasant: rule(PLACE, place.recruitPeasant),
  buildTrench: rule(PLACE, place.buildTrench),
  placeSerbianInfantry: rule(PLACE, place.placeSerbianInfantry),
  sendVolunteers: rule(PLACE, place.sendVolunteers),
  chooseBlockadeLosses: rule(['income'], place.chooseBlockadeLosses),
  displaceUnits: rule(PLACE, revolution.displaceUnits),
}

/** Phases in which a command belongs; absent when it may come in any. */
export const phasesOfCommand = (type: Spoken['type']): readonly Phase[] | undefined => RULES[type].phases

/** Commands of a battle, raid or revolution under way: said at the wrong step they are WRONG_STEP, not PENDING_CHOICE. */
const STEPS: Readonly<Partial<Record<Pending['kind'], readonly CommandType[]>>> = {
  battle: [
    'rollBattleDice',
    'submergeSubmarines',
    'selectCasualties',
    'continueBattle',
    'retreat',
    'chooseInterceptors',
    'rollBombingRaid',
  ],
  interceptors: ['chooseInterceptors', 'rollBombingRaid'],
  revolution: ['rollRevolution', 'rollLoyalty', 'displaceUnits'],
  loyalty: ['rollRevolution', 'rollLoyalty', 'displaceUnits'],
  displacement: ['rollRevolution', 'rollLoyalty', 'displaceUnits'],
}
/** Commands marked * in the catalogue: the seat that is asked speaks, whoever's turn it is. */
const STARRED: readonly CommandType[] = [
  'submergeSubmarines',
  'selectCasualties',
  'chooseInterceptors',
  'chooseBlockadeLosses',
  'displaceUnits',
]

/** Nations of which one has to speak this command now. */
function speakers(s: GreatWarState, c: Spoken, pending: readonly Pending[]): readonly NationId[] {
  if (c.type === 'placeGiftedShips') return s.gift.unplaced.length > 0 ? ['ottoman-empire'] : [s.acting]
  if (!STARRED.includes(c.type)) return [s.acting]
  const asked = pending.filter((p) => p.answers.includes(c.type)).flatMap((p) => p.nations)
  return asked.length > 0 ? asked : [s.acting]
}

function mayNotSpeak(s: GreatWarState, c: Spoken, pending: readonly Pending[]): No | undefined {
  if (c.type === 'respondOffer') {
    const o = offerOf(s, c.offer)
    return o && !waitingFor(s, o).some((n) => n === c.by || (o.kind !== 'generalPeace' && sameSeat(s, n, c.by)))
      ? no('GW-20.4', 'notRecipient', { nation: c.by })
      : undefined
  }
  const nations = c.type === 'placeSerbianInfantry' && s.acting !== 'serbia' ? [] : speakers(s, c, pending)
  const starred = STARRED.includes(c.type) || c.type === 'placeGiftedShips'
  const allowed = nations.some((n) => n === c.by || (starred && sameSeat(s, n, c.by)))
  return allowed ? undefined : no('GW-22.3', 'notYourTurn', { nation: c.by, acting: nations[0] ?? s.acting })
}

function wrongPhase(s: GreatWarState, c: Spoken): No | undefined {
  if (c.type === 'respondOffer')
    return s.phase === 'combat-move' || s.phase === 'combat'
      ? no('GW-20.34', 'wrongPhase', { phase: s.phase, answer: 1 })
      : undefined
  const { phases } = RULES[c.type]
  const stray = c.type === 'placeGiftedShips' && s.acting !== 'great-britain'
  return (phases && !phases.includes(s.phase)) || stray ? no('GW-8.1', 'wrongPhase', { phase: s.phase }) : undefined
}

/** Bombs on another space wait, too, while somebody is asked who rises over this one. */
const isItsRaid = (p: Pending, c: Spoken): boolean =>
  p.kind !== 'interceptors' || c.type !== 'rollBombingRaid' || p.space === c.space

/** GW-22.4; the end of a limited war breaks off even a battle under way (GW-19.19). */
function waitsForOther(s: GreatWarState, c: Spoken, pending: readonly Pending[]): No | undefined {
  const [first] = pending
  if (!first || c.type === 'respondOffer') return undefined
  if (c.type === 'endLimitedWar' && s.us.war) return undefined
  const heard = pending.some((p) => (p.answers.includes(c.type) || STEPS[p.kind]?.includes(c.type)) && isItsRaid(p, c))
  const battles = first.kind === 'battle' && first.space !== undefined ? { battles: first.space } : {}
  return heard ? undefined : no('GW-22.4', 'pendingChoice', { waits: first.kind, ...battles })
}

/** What stands before the command's own errors (GW-22.3); `legal` reads it too. */
export function commonBar(s: GreatWarState, c: GreatWarCommand): No | undefined {
  const unknown = unknownName(s, c)
  if (unknown !== undefined) return no('GW-22.2', 'unknownId', unknown)
  if (c.type === 'correct') return undefined
  if (s.result) return no('GW-22.3', 'gameOver')
  if (c.type === 'startGame') return s.round === 0 ? undefined : no('GW-8.1', 'wrongPhase', { phase: s.phase })
  if (s.round === 0) return no('GW-8.1', 'wrongPhase', { phase: 'startGame' })
  if (c.type === 'placeSerbianInfantry') {
    const gone = place.serbiaGone(s)
    if (gone) return gone
  }
  const pending = pendingChoices(s)
  return mayNotSpeak(s, c, pending) ?? wrongPhase(s, c) ?? waitsForOther(s, c, pending)
}

function judge(s: GreatWarState, c: GreatWarCommand): GreatWarDecision | GreatWarRuling {
  const bar = commonBar(s, c)
  if (bar) return bar
  if (c.type === 'correct') return correct(s, c)
  if (c.type === 'startGame') return startGame(s, c)
  // The table above gives each type the judge of that very type.
  return (RULES[c.type].judge as Judge<typeof c.type>)(s, c)
}

/** Faces that stand in the command itself. */
export const typedDice = (c: GreatWarCommand): readonly number[] | undefined =>
  'dice' in c && c.dice !== undefined ? c.dice : 'die' in c && c.die !== undefined ? [c.die] : undefined

/** Dice typed in are marked as such in what they led to (case D8). */
function asTyped(d: GreatWarDecision): GreatWarDecision {
  if (d.kind !== 'accepted') return d
  const mark = (e: GreatWarEvent): GreatWarEvent =>
    DICE_EVENTS.includes(e.type) ? ({ ...e, typed: true } as GreatWarEvent) : e
  return { ...d, events: d.events.map(mark) }
}

/** `wanted`: how many the command throws, as far as it got with those that were given. */
const badDice = (given: readonly number[], wanted: number) =>
  no('GW-22.5', 'badDice', { given: given.length, wanted, ...(given.every(isFace) ? {} : { odd: 1 }) })
const isRuling = (x: GreatWarDecision | GreatWarRuling): x is GreatWarRuling => 'next' in x

export function decide(s: GreatWarState, c: GreatWarCommand, faces: readonly Face[]): GreatWarDecision {
  const judged = judge(s, c)
  const typed = typedDice(c)
  if (!isRuling(judged)) return judged.kind === 'accepted' && typed && typed.length > 0 ? badDice(typed, 0) : judged
  if (!typed) return read(judged, faces).decision
  // Errors of the command come before errors of its dice: a ruling that refuses before it asks has been heard.
  const all = typed.filter(isFace)
  const { decision, used } = read(judged, all)
  if (decision.kind === 'refused') return decision
  const exact = decision.kind === 'accepted' && used === typed.length && all.length === typed.length
  return exact ? asTyped(decision) : badDice(typed, decision.kind === 'wantsDice' ? all.length + decision.count : used)
}
