/** What sheets call things, and where the game stands in words. */
import type { GameView } from '../../shared/campaign'
import type { ChartSource } from '../../shared/charts'
import { POWERS, type NationId, type PowerId } from '../../shared/origins/ids'
import type { OriginsView } from '../../shared/origins/view'
import { PHASE_NAMES, sayNation } from '../../shared/wording/great-war-names'
import { NATION_NAMES } from '../../shared/wording/origins'

export { capital, listed, spelt } from '../../shared/wording/text'

export const nationName = (id: NationId): string => NATION_NAMES[id]

/** A power by its id or by its name: lines and titles say the name. */
export const powerOf = (said: string): PowerId | undefined => POWERS.find((p) => p === said || nationName(p) === said)

export const POWER_CODES: Readonly<Record<PowerId, string>> = {
  britain: 'GB',
  france: 'FR',
  germany: 'DE',
  russia: 'RU',
  'austria-hungary': 'AH',
}

export function standingOf(view: GameView): string {
  if (view.game === 'great-war')
    return view.result
      ? `The war is over in round ${view.round}`
      : `Round ${view.round} · ${sayNation(view.acting)}, ${PHASE_NAMES[view.phase]}`
  if (view.step === 'ended') return `The game is over after round ${view.rounds}`
  const name = nationName(view.acting)
  const turn = view.step === 'placement' ? `${name} placing, ${view.left} left` : `${name}, placement complete`
  return `Round ${view.round} of ${view.rounds} · ${turn}`
}

/** OW-7.7: every printed record names the option; so do the other that changes who wins, and a scenario. */
export function optionNotes(view: GameView): string[] {
  if (view.game !== 'origins') return []
  const notes: string[] = view.scenario ? [`Scenario “${view.scenario.name}”`] : []
  if (view.options.breakableAlliances === 'on') notes.push('Option OW-7.7: alliances may be left')
  if (view.options.individualWinner === 'everyone') notes.push('Option OW-7.4: allied powers also win alone')
  return notes
}

/** What a power places in a turn: one number, or the least and the most where rounds differ. */
export function allotmentOf({ figures }: OriginsView, power: PowerId): string {
  const [least, most] = [Math.min(...figures.allotments[power]), Math.max(...figures.allotments[power])]
  return least === most ? `${most}` : `${least}–${most}`
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`

export const holderOf = (view: OriginsView, power: PowerId): string =>
  view.players.find((p) => p.powers.includes(power))?.name ?? ''

export const positionOf = (source: ChartSource): number => source.lines.filter((l) => !l.undone).at(-1)?.position ?? 0

/** A chance out of six, or any other, as a whole per cent; "<1 %" and ">99 %" at the edges. */
export function percent(n: number, over: number): string {
  const share = (100 * n) / over
  if (share > 0 && share < 1) return '<1 %'
  if (share < 100 && share > 99) return '>99 %'
  return `${Math.round(share)} %`
}
