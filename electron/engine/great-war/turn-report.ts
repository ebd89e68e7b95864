/**
 * The turn as a check-list (GW-8.1, 8.3): which phases there are, where the turn stands, what the end of the phase waits for and what
 * the nation could still do with it. Nothing of this decides anything; the rulings do.
 */
import { isAirKind, PHASES, type Phase, type SpaceId, type UnitId } from '../../../shared/great-war/ids'
import type { CheckLine, PhaseStep, TurnAnswer } from '../../../shared/great-war/turn'
import { sayGoods, sayNation, saySpace } from '../../../shared/wording/great-war-names'
import { counted, listed } from '../../../shared/wording/text'
import { figures } from './figures'
import { cancellable, judgePurchase, judgeResearch } from './phases/economy'
import { judgeInfluence } from './phases/influence'
import { airborne, canStillLand } from './phases/turn'
import { battleList, openBattles } from './rules/battle-list'
import { pendingChoices } from './rules/pending'
import { couldPlace } from './rules/placement'
import { nextPhase, phasesOf, takesTurn } from './rules/phases'
import { revolutionDue } from './rules/revolution'
import { standingNeutrals } from './rules/neutrals'
import { controlledBy, controllerOf, incomeOf } from './rules/spaces'
import { overdueStrays } from './rules/strays'
import { moveTargets } from './rules/moves'
import { waitingFor } from './rules/treaties'
import { cargoOf, pairOf, unit, unitsOf, type GreatWarState } from './state'

const sum = (list: readonly { readonly count: number }[]) => list.reduce((a, b) => a + b.count, 0)

function noteOf(s: GreatWarState, phase: Phase): string {
  const n = s.acting
  switch (phase) {
    case 'diplomacy': {
      const asked = s.offers.filter((o) => waitingFor(s, o).includes(n)).length
      return asked > 0 ? `${counted(asked, 'offer')} to answer` : ''
    }
    case 'research':
      return s.turn.researched ? 'an advance' : ''
    case 'purchase': {
      const bought = sum(cancellable(s, n))
      return bought > 0 ? `${bought} bought` : s.phase === 'purchase' ? `${s.nations[n].treasury} IPC` : ''
    }
    case 'combat-move': {
      const battles = s.phase === 'combat-move' ? battleList(s).length : s.turn.battles.length
      return battles > 0 ? counted(battles, 'battle') : ''
    }
    case 'combat':
      return s.phase === 'combat' ? `${s.turn.fought.length} of ${s.turn.battles.length} fought` : ''
    case 'non-combat': {
      const aloft = airborne(s).length
      return aloft > 0 && s.phase !== 'combat-move' ? `${aloft} to land` : ''
    }
    case 'place': {
      const left = sum(s.nations[n].waiting)
      return left > 0 ? `${left} to place` : s.turn.raised.length > 0 ? 'all placed' : ''
    }
    case 'income':
      return incomeOf(s, n) > 0 ? `+${incomeOf(s, n)} IPC` : ''
  }
}

function stepsOf(s: GreatWarState): PhaseStep[] {
  const taken = phasesOf(s, s.acting)
  const now = PHASES.indexOf(s.phase)
  // Combat follows its movement and is never entered by itself.
  const takes = (p: Phase) => p === s.phase || taken.includes(p === 'combat' ? 'combat-move' : p)
  return PHASES.map((phase, i): PhaseStep => {
    const state = !takes(phase) ? 'skipped' : i === now ? 'now' : i < now ? 'done' : 'ahead'
    return { phase, state, note: state === 'skipped' ? '' : noteOf(s, phase) }
  })
}

const must = (text: string, more: Partial<CheckLine> = {}): CheckLine => ({ weight: 'must', text, ...more })
const should = (text: string, more: Partial<CheckLine> = {}): CheckLine => ({ weight: 'should', text, ...more })
const may = (text: string, more: Partial<CheckLine> = {}): CheckLine => ({ weight: 'may', text, ...more })
const at = (space: SpaceId) => ({ leads: { space } })

const bySpace = (s: GreatWarState, ids: readonly UnitId[]): [SpaceId, UnitId[]][] => {
  const found = new Map<SpaceId, UnitId[]>()
  for (const id of ids) found.set(unit(s, id).space, [...(found.get(unit(s, id).space) ?? []), id])
  return [...found]
}

const WAITS = {
  battle: 'A battle is under way.',
  interceptors: 'Somebody has to say who rises against the raid.',
  revolution: 'The roll for the Revolution has to be made.',
  loyalty: 'The loyalty dice have to be thrown.',
  displacement: 'Units between the factions have to find their way out.',
  blockade: 'Britain has to choose what the blockade costs.',
} as const
function choices(s: GreatWarState): CheckLine[] {
  return pendingChoices(s).map((p) => {
    const who = p.nations.length > 0 ? ` ${listed(p.nations.map(sayNation))} to answer.` : ''
    return must(`${WAITS[p.kind]}${who}`, {
      clause: 'GW-22.4',
      ...(p.space && p.space !== 'mexico' ? at(p.space) : {}),
    })
  })
}

function ofDiplomacy(s: GreatWarState): CheckLine[] {
  const by = s.acting
  const desk = { leads: { tab: 'diplomacy' as const } }
  const offers = s.offers
    .filter((o) => waitingFor(s, o).includes(by))
    .map((o) => may(`The offer of ${sayNation(o.from)} is not answered.`, { clause: 'GW-20.4', ...desk }))
  const { treasury } = s.nations[by]
  const fee = figures(s).rules.influence.fee.value
  const open = (Object.keys(s.nations) as (keyof typeof s.nations)[]).filter((n) => !judgeInfluence(s, by, n))
  const tries = Math.floor(treasury / fee)
  const influence =
    open.length > 0 && tries > 0
      ? [may(`${treasury} IPC would pay for ${counted(tries, 'attempt')} at influence.`, { clause: 'GW-9.2', ...desk })]
      : []
  return [...offers, ...influence]
}

function ofEconomy(s: GreatWarState): CheckLine[] {
  const by = s.acting
  const { treasury } = s.nations[by]
  if (s.phase === 'research') {
    const tries = Math.floor(treasury / figures(s).rules.research.fee.value)
    return judgeResearch(s, by)
      ? []
      : [may(`${treasury} IPC would pay for ${counted(tries, 'attempt')} at research.`, { clause: 'GW-10.1' })]
  }
  const pools = (Object.keys(s.pools) as (keyof typeof s.pools)[]).filter(
    (pool) => !judgePurchase(s, by, [{ kind: 'infantry', count: 1, pool }]),
  )
  const trench = !judgePurchase(s, by, [{ kind: 'trench', count: 1 }])
  return pools.length > 0 || trench
    ? [may(`${treasury} IPC unspent; they are kept for next turn.`, { clause: 'GW-6.1' })]
    : []
}

/** Land units, ships and aircraft that could still go somewhere, by space; a long list says only how many. */
const FEW = 4
function unmoved(s: GreatWarState): CheckLine[] {
  const free = unitsOf(s, s.acting).filter(
    (id) => (s.turn.tracks[id]?.spent ?? 0) === 0 && s.turn.tracks[id]?.done !== true && moveTargets(s, id).length > 0,
  )
  const places = bySpace(s, free)
  if (places.length === 0) return []
  if (places.length > FEW)
    return [
      may(`${counted(free.length, 'unit')} in ${places.length} spaces could still move.`, { leads: { tab: 'map' } }),
    ]
  return places.map(([space, ids]) =>
    may(`${counted(ids.length, 'unit')} in ${saySpace(space)} could still move.`, at(space)),
  )
}
/** A landing that is declared is no forgotten cargo. */
const laden = (s: GreatWarState): CheckLine[] =>
  unitsOf(s, s.acting)
    .filter((id) => unit(s, id).kind === 'transport')
    .filter((id) => cargoOf(s, id).some((c) => s.turn.tracks[c]?.landing === undefined))
    .map((id) => unit(s, id).space)
    .filter((space, i, all) => all.indexOf(space) === i)
    .map((space) => may(`A transport in ${saySpace(space)} has units aboard.`, { clause: 'GW-12.12', ...at(space) }))

/** Neutrals attacked this turn into whose land nobody has gone, by land, by sea or through the air (GW-18.15, 18.18). */
function unentered(s: GreatWarState): CheckLine[] {
  const by = s.acting
  const gone = new Set(
    [
      ...unitsOf(s, by).map((id) => s.turn.tracks[id]?.landing ?? unit(s, id).space),
      ...s.turn.raids.map((r) => r.space),
    ].map((space) => controllerOf(s, space)),
  )
  return standingNeutrals(s)
    .filter((n) => s.wars.includes(pairOf(by, n)) && !gone.has(n))
    .map((n) => {
      const [space] = controlledBy(s, n)
      const text = `War on ${sayNation(n)} is declared, and nobody has gone in; left alone, it joins the enemy bloc.`
      return should(text, { clause: 'GW-18.18', ...(space ? at(space) : {}) })
    })
}

const NAMED = { raid: 'Bombing raid on', sea: 'Sea battle in', landing: 'Landing in', land: 'Battle in' } as const
const where = (battle: SpaceId) => (battle === 'mexico' ? {} : at(battle))
function ofBattles(s: GreatWarState): CheckLine[] {
  const open = s.phase === 'combat' ? openBattles(s) : battleList(s)
  return open.map((b) => {
    const text = `${NAMED[b.class]} ${saySpace(b.battle)}`
    return b.obligatory
      ? must(`${text}.`, { clause: 'GW-13.23', ...where(b.battle) })
      : may(`${text}, if wanted; it lapses with the phase.`, { clause: 'GW-13.23', ...where(b.battle) })
  })
}

function ofLanding(s: GreatWarState): CheckLine[] {
  const aloft = airborne(s)
  const lines = (ids: readonly UnitId[], say: (n: number, space: SpaceId) => CheckLine) =>
    bySpace(s, ids).map(([space, here]) => say(here.length, space))
  const strays = overdueStrays(s).filter((id) => !(isAirKind(unit(s, id).kind) && aloft.includes(id)))
  return [
    ...lines(
      aloft.filter((id) => canStillLand(s, id)),
      (n, space) =>
        must(`${counted(n, 'aircraft').replace(/aircrafts$/, 'aircraft')} over ${saySpace(space)} must land.`, {
          clause: 'GW-12.8',
          ...at(space),
        }),
    ),
    ...lines(
      aloft.filter((id) => !canStillLand(s, id)),
      (n, space) =>
        may(`${n} aircraft over ${saySpace(space)} cannot land any more and will be lost.`, {
          clause: 'GW-12.8',
          ...at(space),
        }),
    ),
    ...lines(strays, (n, space) =>
      // Who can go nowhere is told of, not asked about.
      (strays.some((id) => unit(s, id).space === space && moveTargets(s, id).length > 0) ? should : may)(
        `${counted(n, 'unit')} in ${saySpace(space)} will be removed unless moved out.`,
        { clause: 'GW-12.17', ...at(space) },
      ),
    ),
  ]
}

function ofPlacing(s: GreatWarState): CheckLine[] {
  const { waiting } = s.nations[s.acting]
  const lines = waiting.map((i) => sayGoods(i.kind, i.count))
  const placing =
    lines.length === 0
      ? []
      : couldPlace(s, s.acting)
        ? [must(`${listed(lines)} to place.`, { clause: 'GW-14.5' })]
        : [may(`${listed(lines)} cannot be placed now and will wait.`, { clause: 'GW-11.4' })]
  const serbia =
    s.acting === 'serbia' && !s.turn.serbianPlaced
      ? [may('Serbia may raise one infantry.', { clause: 'GW-16.16' })]
      : []
  const roll = revolutionDue(s) && !couldPlace(s, s.acting) && pendingChoices(s).length === 0
  return [
    ...placing,
    ...serbia,
    ...(roll ? [must('The roll for the Revolution has to be made.', { clause: 'GW-17.2' })] : []),
  ]
}

function checksOf(s: GreatWarState): CheckLine[] {
  const asked = choices(s)
  switch (s.phase) {
    case 'diplomacy':
      return [...asked, ...ofDiplomacy(s)]
    case 'research':
    case 'purchase':
      return [...asked, ...ofEconomy(s)]
    case 'combat-move':
      return [...asked, ...unentered(s), ...ofBattles(s), ...laden(s), ...unmoved(s)]
    case 'combat':
      return [...asked, ...ofBattles(s)]
    case 'non-combat':
      return [...asked, ...ofLanding(s), ...laden(s), ...unmoved(s)]
    case 'place':
      return [...asked, ...ofPlacing(s)]
    case 'income':
      return asked
  }
}

/** Who or what comes next, as far as the position tells: a new round may change the order. */
function nextOf(s: GreatWarState): TurnAnswer['next'] {
  const phase = s.phase === 'combat-move' && battleList(s).length > 0 ? 'combat' : nextPhase(s, s.acting, s.phase)
  if (phase) return { phase, nation: s.acting }
  const at = s.order.indexOf(s.acting)
  const nation = [...s.order.slice(at + 1), ...s.order.slice(0, at + 1)].find((n) => takesTurn(s, n))
  return nation && { nation }
}

export function turnReport(s: GreatWarState): TurnAnswer {
  if (s.round === 0 || s.result) return { steps: [], checks: [] }
  const next = nextOf(s)
  return { steps: stepsOf(s), checks: checksOf(s), ...(next ? { next } : {}) }
}
