/** The next deed of the turn: what the foot's button names and says. It follows from what is legal; no rule is decided here. */
import type { ClauseId } from '../../../../shared/ids'
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import type { Phase } from '../../../../shared/great-war/ids'
import type { PlaceAnswer, TurnAnswer } from '../../../../shared/great-war/turn'
import type { GreatWarView } from '../../../../shared/great-war/view'
import { listed } from '../../../../shared/wording/text'
import { sayGoods, sayNation, SayNation, saySpace } from '../../../../shared/wording/great-war-names'
import { LOOKING_BACK, PHASE_SHORT, POSSESSIVE } from './words'

export interface NextDeed {
  readonly name: string
  /** A command, or the page to go to; absent when it is not open and `reason` says why. */
  readonly run?: { readonly say: object } | { readonly tab: 'map' | 'result' | 'diplomacy' }
  readonly reason?: string
  readonly clause?: ClauseId
  /** The other way, where the deed is a choice. */
  readonly other?: { readonly name: string; readonly run: { readonly say: object } }
}

/** What is not done in the phase by then is not done in it any more. */
export const endsPhase = (run: NonNullable<NextDeed['run']>): boolean =>
  'say' in run && ['endPhase', 'endCombatMovement'].includes((run.say as { readonly type?: string }).type ?? '')

const END: Readonly<Record<Phase, string>> = {
  diplomacy: 'End diplomacy',
  research: 'End research',
  purchase: 'End purchase',
  'combat-move': 'End combat movement',
  combat: 'End combat',
  'non-combat': 'End movement',
  place: 'End placing',
  income: 'End the turn',
}

/** Everything that waits goes to the one place it can go to. */
function placeAll(view: GreatWarView, place: PlaceAnswer | undefined): NextDeed | undefined {
  if (place === undefined || place.lines.length === 0 || place.trenches > 0) return undefined
  const open = place.lines.filter((l) => l.bar === undefined)
  const sole = open.map((l) => (l.sites.length === 1 && l.sites[0]?.most === l.count ? l.sites[0] : undefined))
  if (open.length === 0 || sole.some((s) => s === undefined)) return undefined
  const placements = open.map((l, i) => ({ kind: l.kind, count: l.count, space: sole[i]?.space, pool: l.pool }))
  const spaces = [...new Set(placements.map((p) => p.space))]
  const what = listed(open.map((l) => sayGoods(l.kind, l.count)))
  return {
    name: spaces.length === 1 ? `Place ${what} in ${saySpace(spaces[0])}` : `Place ${what}`,
    run: { say: { type: 'placeUnits', by: view.acting, placements } },
    reason: 'Everything that waits has only one place to go.',
    clause: 'GW-14.2',
  }
}

interface Facts {
  readonly view: GreatWarView
  readonly legal: readonly GreatWarCommand[]
  readonly readonly: boolean
  readonly turn: TurnAnswer | undefined
  readonly place: PlaceAnswer | undefined
  /** The list of battles stands beside the panel: there, and only there, they are begun. */
  readonly listed: boolean
}

const nextWords = (view: GreatWarView, turn: TurnAnswer | undefined): string | undefined => {
  const next = turn?.next
  if (next === undefined) return undefined
  return next.phase !== undefined && next.nation === view.acting
    ? `Then: ${PHASE_SHORT[next.phase].toLowerCase()}.`
    : `Then ${sayNation(next.nation)} is to move.`
}

export function nextDeed({ view, legal, readonly, turn, place, listed: inSight }: Facts): NextDeed {
  if (view.result)
    return { name: 'Read the result', run: { tab: 'result' }, reason: 'The game is decided.', clause: 'GW-22.7' }
  const name = view.phase === 'income' ? `End ${POSSESSIVE(view.acting)} turn` : END[view.phase]
  if (readonly) return { name, reason: LOOKING_BACK }
  const [asked] = view.pending
  if (view.battle !== undefined)
    return {
      name: `Go on with the battle in ${saySpace(view.battle.battle)}`,
      run: { tab: 'map' },
      reason:
        asked && asked.nations.length > 0
          ? `${listed(asked.nations.map(SayNation))} to speak.`
          : 'The next dice are due.',
      clause: 'GW-13.27',
    }
  const fight = legal.find((c) => c.type === 'startBattle' || c.type === 'rollBombingRaid')
  const owed = turn?.checks.find((c) => c.weight === 'must')
  const end = legal.find((c) => c.type === 'endPhase')
  if (view.phase === 'combat' && fight && !(end && owed === undefined)) {
    if (inSight) return { name, reason: owed?.text ?? 'The battles of the list come first.', clause: 'GW-13.23' }
    return {
      name: 'To the list of battles',
      run: { tab: 'map' },
      reason: 'Raids, sea battles, landings, other land battles: in this order.',
      clause: 'GW-13.2',
    }
  }
  if (view.phase === 'combat-move') {
    const battles = turn?.checks.filter((c) => c.clause === 'GW-13.23').length ?? 0
    const fights = legal.find((c) => c.type === 'endCombatMovement')
    if (battles > 0 && fights)
      return {
        name: battles === 1 ? 'To the battle' : `To the ${battles} battles`,
        run: { say: fights },
        reason: 'All combat moves come before the first battle.',
        clause: 'GW-12.1',
      }
  }
  if (view.phase === 'place') {
    const all = placeAll(view, place)
    if (all) return all
    const raise = legal.find((c) => c.type === 'placeSerbianInfantry')
    if (raise && end)
      return {
        name: 'Raise 1 infantry in Serbia',
        run: { say: raise },
        reason: 'It is free, and Serbia’s whole turn; what is not raised now is not raised later.',
        clause: 'GW-16.16',
        other: { name: 'End placing without it', run: { say: end } },
      }
  }
  const reason = nextWords(view, turn)
  if (end) return { name, run: { say: end }, ...(reason === undefined ? {} : { reason }), clause: 'GW-8.1' }
  if (asked)
    return {
      name,
      reason: owed?.text ?? `${listed(asked.nations.map(sayNation))} has to answer first.`,
      clause: 'GW-22.4',
    }
  return { name, ...(owed ? { reason: owed.text, ...(owed.clause ? { clause: owed.clause } : {}) } : {}) }
}
