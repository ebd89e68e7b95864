/** What the map says in words: for those who listen, and on cards, arrows and rows. */
import type { Kind, NationId, Position } from '../../../shared/great-war/ids'
import type { BarredView, MoveTargetView, MovesAnswer } from '../../../shared/great-war/questions'
import type { GreatWarView, SpaceView, UnitView } from '../../../shared/great-war/view'
import { NATION_NAMES, SayNation, sayGoods, sayNation, saySpace } from '../../../shared/wording/great-war-names'
import { passages, warSpace } from '../../../shared/board'
import { KIND_ORDER, partsOf, type Part } from './stacks'

const SHORT: Readonly<Record<Kind, string>> = {
  infantry: 'inf',
  artillery: 'art',
  tank: 'tank',
  fighter: 'ftr',
  bomber: 'bmr',
  submarine: 'sub',
  transport: 'trn',
  dreadnought: 'dn',
}
const counted = (kinds: readonly Kind[]): readonly (readonly [Kind, number])[] =>
  KIND_ORDER.map((kind) => [kind, kinds.filter((k) => k === kind).length] as const).filter(([, n]) => n > 0)

/** "6 inf · 2 art" */
export const shortForce = (kinds: readonly Kind[]): string =>
  counted(kinds)
    .map(([kind, n]) => `${n} ${SHORT[kind]}`)
    .join(' · ')
/** "6 infantry, 2 artillery" */
export const sayForce = (kinds: readonly Kind[]): string =>
  counted(kinds)
    .map(([kind, n]) => sayGoods(kind, n))
    .join(', ')

/** What sets these units apart from others of their kind. */
export function statesOf(part: Part): readonly string[] {
  return [
    ...(part.damaged ? ['damaged'] : []),
    ...(part.submerged ? ['submerged'] : []),
    ...(part.stray ? ['has to leave by the end of its phase'] : []),
    ...(part.cargo.length > 0 ? [`carries ${sayForce(part.cargo)}`] : []),
    ...(part.moved ? ['moved'] : []),
  ]
}
const sayPart = (part: Part) => [sayGoods(part.kind, part.ids.length), ...statesOf(part)].join(', ')

/** "German: 7 infantry; 2 artillery, moved" by nation. */
const sayUnits = (units: readonly UnitView[]): string[] => {
  const owners = [...new Set(units.map((u) => u.owner))]
  return owners.map((n) => {
    const parts = partsOf(
      units.filter((u) => u.owner === n),
      units,
    )
    return `${SayNation(n)}: ${parts.map(sayPart).join('; ')}`
  })
}

export const LEANINGS: Readonly<Record<Position, string>> = {
  [-2]: 'joined the Central Powers',
  [-1]: 'Pro-Central',
  0: 'Neutral',
  1: 'Pro-Allied',
  2: 'joined the Allies',
}

/** Facts of a space beside its units, each a short phrase. */
export function factsOf(view: GreatWarView, id: string): readonly string[] {
  const space = view.spaces[id]
  if (!space) return []
  return [...holding(view, id, space), ...works(space), ...treatiesAt(view, space), ...waters(view, id)]
}
function holding(view: GreatWarView, id: string, space: SpaceView): string[] {
  if (space.terrain === 'sea') return []
  const { controller, originalOwner } = space
  if (!controller) return ['True neutral: nobody enters']
  const { bloc } = view.nations[controller]
  // A minor that joined is led by who paid for it, and what an ally has freed is held in trust: neither was taken.
  const friends = originalOwner && bloc !== null && view.nations[originalOwner].bloc === bloc
  const occupied =
    originalOwner && originalOwner !== controller
      ? `, ${friends ? 'for' : 'taken from'} ${sayNation(originalOwner)}`
      : ''
  const position = view.influence[controller]
  const leaning = position !== undefined && view.nations[controller].bloc === null ? LEANINGS[position] : undefined
  const neutral = view.nations[controller].bloc === null ? [leaning ?? 'Not in the war'] : []
  const opinion = id === 'eastern-us' && view.nations['united-states'].bloc === null
  return [
    `Held by ${sayNation(controller)}${occupied}`,
    ...neutral,
    ...(opinion ? [`American opinion ${view.usEntryLevel > 0 ? '+' : ''}${view.usEntryLevel}`] : []),
  ]
}
function works(space: SpaceView): string[] {
  return [
    ...space.capitalOf.map((n) => `Capital of ${sayNation(n)}`),
    ...(space.complex ? ['Industrial complex'] : []),
    ...(space.trenches.length > 0 ? [`Trench facing ${space.trenches.map(saySpace).join(' and ')}`] : []),
  ]
}
const TREATY_WORDS = {
  armistice: 'Armistice',
  conditionalSurrender: 'Conditional surrender',
  unconditionalSurrender: 'Unconditional surrender',
  compelledPeace: 'Compelled peace',
} as const
function treatiesAt(view: GreatWarView, { controller }: SpaceView): string[] {
  if (!controller) return []
  return view.treaties
    .filter((treaty) => treaty.state === 'in-force' && treaty.parties.includes(controller))
    .map((treaty) => {
      const others = treaty.parties.filter((n) => n !== controller)
      const until = treaty.untilRound === undefined ? '' : `, to the end of round ${treaty.untilRound}`
      return `${TREATY_WORDS[treaty.kind]}${others.length > 0 ? ` with ${others.map((n) => sayNation(n)).join(', ')}` : ''}${until}`
    })
}
const GUARDED: Readonly<Record<string, readonly string[]>> = {
  turkish: ['aegean-sea', 'black-sea'],
  danish: ['baltic-sea', 'danish-sea'],
}
function waters(view: GreatWarView, id: string): string[] {
  const convoy = warSpace(id)?.convoyOf
  const raider = view.raiders[id]
  const straits = passages.filter((p) => GUARDED[p.id]?.includes(id))
  return [
    ...(convoy
      ? [raider ? `Convoy of ${sayNation(convoy)}, raided by ${sayNation(raider)}` : `Convoy of ${sayNation(convoy)}`]
      : []),
    ...straits.map(
      (p) => `${p.name} ${view.straitsOpen.includes(p.id) ? 'open' : 'shut'} to ${sayNation(view.acting)} this turn`,
    ),
  ]
}

/** What reaching a space comes to, for the card and the list. */
export function sayWay(way: MoveTargetView): string {
  const left = way.left > 0 ? `, ${way.left} left` : ''
  switch (way.deed) {
    case 'load':
      return 'Go aboard here'
    case 'unload':
      return way.arrival === 'fight' ? 'Land against defenders' : 'Go ashore here'
    case 'ferry':
      return way.arrival === 'fight' ? 'Over the sea and land against defenders' : 'Over the sea and ashore'
    case 'raid':
      return `Bomb the complex, ${way.cost} out${left}`
    case 'move': {
      const what = way.arrival === 'fight' ? 'Attack' : way.arrival === 'taking' ? 'Take it undefended' : 'In reach'
      return `${what}, costs ${way.cost}${left}`
    }
  }
}
/** The deed and its object, for a button. */
export function deedWords(way: MoveTargetView): string {
  const place = saySpace(way.space)
  const words: Readonly<Record<MoveTargetView['deed'], string>> = {
    move: way.arrival === 'fight' ? `Attack ${place}` : way.arrival === 'taking' ? `Take ${place}` : `Move to ${place}`,
    load: `Go aboard in ${place}`,
    unload: `Go ashore in ${place}`,
    ferry: `Cross to ${place}`,
    raid: `Bomb the complex in ${place}`,
  }
  return words[way.deed]
}
export function sayBarred({ message, attack }: BarredView): string {
  return attack ? `${message} ${sayPrice(attack.nation, attack.opinion)}` : message
}
export function sayPrice(nation: NationId, opinion: number): string {
  const moves =
    opinion === 0
      ? 'leaves American opinion as it is'
      : `moves American opinion ${opinion > 0 ? '+' : '−'}${Math.abs(opinion)}`
  return `An attack on ${sayNation(nation)} ${moves}.`
}

/** "Eastern France, 2 IPC. Held by France. France: 7 infantry; 2 artillery. Attack, costs 1." */
export function describeSpace(view: GreatWarView, id: string, moves?: MovesAnswer): string {
  const space = view.spaces[id]
  if (!space) return saySpace(id)
  const name = capital(saySpace(id))
  const ways = moves?.targets.filter((t) => t.space === id) ?? []
  const barred = moves?.barred.find((b) => b.space === id)
  const parts = [
    space.ipc > 0 ? `${name}, ${space.ipc} IPC` : name,
    ...factsOf(view, id),
    ...(space.units.length > 0 ? sayUnits(space.units) : ['No units']),
    ...ways.map(sayWay),
    ...(barred ? [`Closed: ${sayBarred(barred).replace(/\.$/, '')}`] : []),
  ]
  return `${parts.join('. ')}.`
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export { NATION_NAMES }
