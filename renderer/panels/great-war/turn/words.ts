/** Words of the turn panel that no other place needs. */
import type { Fraction } from '../../../../shared/dice'
import type { ClauseId } from '../../../../shared/ids'
import type { UnitId, Kind, NationId, Phase, SpaceId, Technology } from '../../../../shared/great-war/ids'
import type { GreatWarView } from '../../../../shared/great-war/view'
import { sayNation } from '../../../../shared/wording/great-war-names'
import type { UnitLookup } from '../../../../shared/wording/great-war-commands'
import type { Words } from '../../../../shared/wording/great-war-events'

export const LOOKING_BACK = 'This is an earlier position; go back to the present to play on.'

/** Short names for the bar and for "End …". */
export const PHASE_SHORT: Readonly<Record<Phase, string>> = {
  diplomacy: 'Diplomacy',
  research: 'Research',
  purchase: 'Purchase',
  'combat-move': 'Combat moves',
  combat: 'Battles',
  'non-combat': 'Non-combat',
  place: 'Place',
  income: 'Income',
}
/** What the phase is for, to whoever plays it for the first time. */
const PHASE_HELP: Readonly<Record<Phase, string>> = {
  diplomacy: 'Influence, treaties, doctrine: all on the Diplomacy page. It can be passed.',
  research: 'Pay for a die; a 6 brings an advance. At most one a turn.',
  purchase: 'Buy now, place later this turn. What stays in the treasury is kept.',
  'combat-move':
    'Pick a stack on the map and see where it can go. Moves that lead to a fight or take a hostile space must be made now. One that does not is allowed too, and is then the unit’s move of this turn; only aircraft still land afterwards.',
  combat: 'Raids first, then sea battles, landings, other land battles; inside a class as you like.',
  'non-combat': 'What has not moved may move in peace; aircraft land.',
  place: 'Put what was bought on the board. What was bought and can be placed must be placed.',
  income: 'The turn is over when its income is in.',
}
/** The help of the phase, with the clause where it is one that tables quarrel about. */
export function helpOf({ phase, acting }: Pick<GreatWarView, 'phase' | 'acting'>): {
  readonly text: string
  readonly clause?: ClauseId
} {
  if (phase === 'place' && acting === 'serbia')
    return {
      text: 'Serbia buys nothing; it may raise one infantry a turn in Serbia, free of cost.',
      clause: 'GW-16.16',
    }
  const clause = phase === 'combat-move' ? 'GW-12.1' : phase === 'place' ? 'GW-14.5' : undefined
  return { text: PHASE_HELP[phase], ...(clause ? { clause } : {}) }
}
export const POSSESSIVE = (nation: NationId): string => {
  const name = sayNation(nation)
  return name.endsWith('s') ? `${name}’` : `${name}’s`
}
export const TECHNOLOGY_DOES: Readonly<Record<Technology, string>> = {
  '1': 'each attacking artillery fires once before a land battle, hitting on 1',
  '2': 'fighters +1 attack, defence and movement; bombers for sale',
  '3': 'tanks for sale',
  '3b': 'tanks move 2 and may blitz',
  '4': 'submarines for sale',
  '4b': 'submarines move 3',
  '5': 'doubles the unused manpower, once',
  '6': 'trenches stop artillery support and attack from the air',
}
export const TECHNOLOGY_CLAUSE = {
  '1': 'GW-10.7',
  '2': 'GW-10.8',
  '3': 'GW-10.9',
  '3b': 'GW-10.10',
  '4': 'GW-10.11',
  '4b': 'GW-10.12',
  '5': 'GW-10.13',
  '6': 'GW-10.14',
} as const satisfies Record<Technology, string>

/** Whole per cent, and never a 0 or 100 that is not one. */
export function percent({ n, over }: Fraction): string {
  const exact = (100 * n) / over
  if (exact > 0 && exact < 1) return '<1 %'
  if (exact < 100 && exact > 99) return '>99 %'
  return `${Math.round(exact)} %`
}

/** The offers and treaties of a position, by id: a deed names them by nothing else. */
export const pactsIn = (view: GreatWarView): Words => ({
  offer: (id) => view.offers.find((o) => o.offer === id),
  treaty: (id) => view.treaties.find((t) => t.treaty === id),
})

/** What stands on the board, by id: commands name units by nothing else. */
export function lookupIn(view: GreatWarView): UnitLookup {
  const found = new Map<UnitId, { kind: Kind; space: SpaceId }>()
  for (const [space, { units }] of Object.entries(view.spaces))
    for (const u of units) found.set(u.id as UnitId, { kind: u.kind, space: space as SpaceId })
  return (id) => found.get(id)
}
