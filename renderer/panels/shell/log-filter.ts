/** What of the log is shown: lines that concern somebody, of a phase, of a kind. Read off the lines; nothing is judged. */
import type { HistoryLine } from '../../../shared/history'
import type { GameId } from '../../../shared/ids'
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { NATIONS, PHASES, type Phase } from '../../../shared/great-war/ids'
import type { OriginsCommand } from '../../../shared/origins/commands'
import { POWERS } from '../../../shared/origins/ids'

export const KIND_NAMES = {
  moves: 'Movements',
  battles: 'Battles and raids',
  money: 'Research and purchases',
  placing: 'Placements',
  diplomacy: 'Influence and treaties',
  events: 'Revolution and other events',
  attacks: 'Attacks',
  alliances: 'Alliances',
  deals: 'Deals',
  turns: 'Ends of phases and turns',
  corrections: 'Corrections',
} as const
export type LineKind = keyof typeof KIND_NAMES

const WAR: Readonly<Record<GreatWarCommand['type'], LineKind>> = {
  startGame: 'turns',
  endPhase: 'turns',
  endCombatMovement: 'turns',
  respondOffer: 'diplomacy',
  influenceNation: 'diplomacy',
  giveDreadnoughts: 'diplomacy',
  placeGiftedShips: 'diplomacy',
  joinCentralPowers: 'diplomacy',
  inductBulgaria: 'diplomacy',
  inductGreece: 'diplomacy',
  endLimitedWar: 'diplomacy',
  setSubmarineDoctrine: 'diplomacy',
  offerArmistice: 'diplomacy',
  breakArmistice: 'diplomacy',
  endArmisticeByConsent: 'diplomacy',
  renounceSurrender: 'diplomacy',
  offerConditionalSurrender: 'diplomacy',
  offerUnconditionalSurrender: 'diplomacy',
  imposeTerms: 'diplomacy',
  offerGeneralPeace: 'diplomacy',
  requestLimitedWar: 'diplomacy',
  joinWar: 'diplomacy',
  researchTechnology: 'money',
  purchaseUnits: 'money',
  cancelPurchase: 'money',
  declareAttackOnNeutral: 'moves',
  moveUnits: 'moves',
  loadTransport: 'moves',
  unloadTransport: 'moves',
  declareBombingRaid: 'moves',
  startBattle: 'battles',
  rollBattleDice: 'battles',
  submergeSubmarines: 'battles',
  selectCasualties: 'battles',
  continueBattle: 'battles',
  retreat: 'battles',
  chooseInterceptors: 'battles',
  rollBombingRaid: 'battles',
  placeUnits: 'placing',
  buildTrench: 'placing',
  rollRevolution: 'events',
  rollLoyalty: 'events',
  placeSerbianInfantry: 'placing',
  recruitPeasant: 'placing',
  sendVolunteers: 'events',
  chooseBlockadeLosses: 'events',
  displaceUnits: 'events',
  correct: 'corrections',
}
const ORIGINS: Readonly<Record<OriginsCommand['type'], LineKind>> = {
  placeFactors: 'placing',
  takeBackFactors: 'placing',
  attack: 'attacks',
  endTurn: 'turns',
  formAlliance: 'alliances',
  leaveAlliance: 'alliances',
  recordDeal: 'deals',
  judgeDeal: 'deals',
  correct: 'corrections',
}
const BY_TYPE: Readonly<Record<string, LineKind>> = { ...WAR, ...ORIGINS }

const typeOf = (said: unknown): string | undefined =>
  typeof said === 'object' && said !== null && 'type' in said ? String(said.type) : undefined
export function kindOf(line: HistoryLine): LineKind | undefined {
  return line.correction ? 'corrections' : BY_TYPE[typeOf(line.command) ?? '']
}
/** Kinds that a game's commands have, in the order of the list. */
export function kindsOf(game: GameId): LineKind[] {
  const all = new Set(Object.values(game === 'origins' ? ORIGINS : WAR))
  return (Object.keys(KIND_NAMES) as LineKind[]).filter((kind) => all.has(kind))
}

/** The phase in which each line was said, by position; absent before the first turn and where a game has no phases. */
export function phasesOf(lines: readonly HistoryLine[]): ReadonlyMap<number, Phase> {
  const found = new Map<number, Phase>()
  let phase: Phase | undefined
  for (const line of lines) {
    if (phase !== undefined) found.set(line.position, phase)
    for (const event of line.events)
      if (typeOf(event) === 'phaseBegun') phase = PHASES.find((p) => p === (event as { phase?: unknown }).phase)
  }
  return found
}

/** Whose shield a line carries: whoever said it, or whose turn begins with it. Nobody's after the end. */
export function shieldOf(line: HistoryLine): string | undefined {
  const begun = line.events.findLast((e) => typeOf(e) === 'turnBegun')
  const who = begun === undefined ? line.acting : String((begun as { nation?: unknown }).nation)
  return who === '' ? undefined : who
}

/** Whom the log can be asked about: the powers, or the nations that it names. */
export function sidesOf(game: GameId, lines: readonly HistoryLine[]): readonly string[] {
  if (game === 'origins') return POWERS
  const named = new Set(lines.flatMap((l) => l.powers))
  return NATIONS.filter((n) => named.has(n))
}

export interface LogFilter {
  /** Nobody chosen: everybody. */
  readonly sides: readonly string[]
  readonly phase: Phase | undefined
  readonly kind: LineKind | undefined
}
export function filtered(lines: readonly HistoryLine[], { sides, phase, kind }: LogFilter): readonly HistoryLine[] {
  const phases = phase === undefined ? undefined : phasesOf(lines)
  return lines.filter(
    (l) =>
      (sides.length === 0 || l.powers.some((p) => sides.includes(p))) &&
      (phases === undefined || phases.get(l.position) === phase) &&
      (kind === undefined || kindOf(l) === kind),
  )
}
