/** What a sighted player reads off the map at one nation, as a sentence for those who listen. */
import type { NationId, PowerId } from '../../shared/origins/ids'
import { POWERS } from '../../shared/origins/ids'
import type { OriginsView } from '../../shared/origins/view'
import { NATION_NAMES, POWER_NAMES } from '../../shared/wording/origins'

export interface Standing {
  readonly target: boolean
  readonly dim: boolean
}

/** "Italy. Britain 12, treaty rights; France 6; Germany 13, treaty rights." */
export function describeNation(view: OriginsView, nation: NationId, standing: Standing): string {
  const present = POWERS.filter((power) => view.embassies[nation][power] > 0)
  const parts = [NATION_NAMES[nation], present.map((power) => embassyWords(view, nation, power)).join('; ') || 'Empty']
  const placed = view.placed[nation] ?? 0
  if (placed > 0) parts.push(`${POWER_NAMES[view.acting]} placed ${placed} this turn`)
  if (standing.target) parts.push('Legal target')
  else if (standing.dim) parts.push('Not open now')
  return `${parts.join('. ')}.`
}

function embassyWords(view: OriginsView, nation: NationId, power: PowerId): string {
  const count = `${POWER_NAMES[power]} ${view.embassies[nation][power]}`
  if (view.exclusive[nation] === power) return `${count}, exclusive rights`
  if (view.rights[nation].includes(power)) return `${count}, treaty rights`
  return nation === power ? `${count} at home, no rights` : count
}
