/** Sentences of the plans: why a place is good, and what was taken for granted. */
import type { Chance } from '../../../shared/odds/answer'
import type { BreakOrder, OriginsAim, PlannedAttack, PlannedResult, RankedPlace } from '../../../shared/odds/origins'
import type { OddsColumn } from '../../../shared/origins/events'
import type { PowerId } from '../../../shared/origins/ids'
import { nationInText, POWER_NAMES, sayOdds } from '../../../shared/wording/origins'
import { counted, listed } from '../../../shared/wording/text'
import { text } from '../odds/fraction'
import { sixths as asSixths } from './planning-siege'

const name = (power: PowerId): string => POWER_NAMES[power]
const mixed = (sixths: number): string => {
  const [whole, rest] = [Math.trunc(sixths / 6), Math.abs(sixths % 6)]
  const part = text(asSixths(rest))
  return rest === 0 ? `${whole}` : whole === 0 ? `${sixths < 0 ? '−' : ''}${part}` : `${whole} ${part}`
}
const faces = (results: readonly PlannedResult<Chance>[]): string =>
  listed(results.flatMap((r) => r.faces).map(String), 'or')

const place = (attack: PlannedAttack<Chance>, adds: number): string => {
  const there = `${nationInText(attack.nation)} ${attack.ours} against ${attack.theirs} is ${attack.odds}`
  return adds === 0 ? `In ${there}` : `With ${adds} more in ${there}`
}

/** “In Italy 18 against 12 is 1 to 1: 4 faces of 6 (3, 4, 5 or 6) end Britain’s treaty rights.” */
export function sayPlace(aim: OriginsAim, attack: PlannedAttack<Chance>, adds: number, sixths: number): string {
  const target = name(attack.target)
  switch (aim) {
    case 'rights': {
      const ending = attack.results.filter((r) => r.rightsLost.includes(attack.target))
      return `${place(attack, adds)}: ${counted(sixths, 'face')} of 6 (${faces(ending)}) ${
        sixths === 1 ? 'ends' : 'end'
      } ${target}’s treaty rights there.`
    }
    case 'swing':
      return `${place(attack, adds)}: ${mixed(sixths)} points of swing against ${target} on average.`
    case 'factors':
      return `${place(attack, adds)}: ${mixed(sixths)} of ${target}’s ${attack.theirs} PFs removed on average.`
  }
}

const NOWHERE: Readonly<Record<OriginsAim, string>> = {
  rights: 'end treaty rights',
  swing: 'win points',
  factors: 'remove factors',
}
export function sayBest(
  aim: OriginsAim,
  power: PowerId,
  target: PowerId | undefined,
  best: readonly RankedPlace<Chance>[],
): string {
  if (best.length === 0)
    return `No attack of ${name(power)}${target === undefined ? '' : ` on ${name(target)}`} can ${NOWHERE[aim]} now.`
  return best.map(({ reason }) => reason).join(' ')
}

export function assumedOfSiege(
  order: BreakOrder & { readonly below: number },
  onBoard: boolean,
  rightsAt: number,
): string[] {
  const waits = order.attackers.map((a) => a.attackFrom)
  const rights = order.below === rightsAt ? ', where treaty rights end (OW-4.2)' : ''
  return [
    `Broken means fewer than ${order.below} PFs${rights}.`,
    onBoard
      ? 'Turns come in the order of play, to the end of the game or of the rounds asked for.'
      : 'The attackers have their turns in the order given, the stack’s owner after them.',
    'In each turn an attacker adds first, then attacks once if it has PFs there and the odds it waits for; nobody else touches these stacks.',
    waits.every((w) => w === 0)
      ? 'Attackers attack at any odds.'
      : `Attackers wait for their odds: ${listed(waits.map((w) => sayOdds(w as OddsColumn)))}.`,
    order.defenderAdds === 0
      ? 'The stack gets no new PFs.'
      : `The stack gets ${order.defenderAdds} PFs in each turn of its owner.`,
  ]
}
