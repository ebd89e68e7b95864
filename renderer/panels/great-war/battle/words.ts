/** Sentences and names of the battle board. */
import type { Battle } from '../../../../shared/great-war/battle'
import type { BattleSideReport, Fighter } from '../../../../shared/great-war/battle-answer'
import { KINDS, type Kind, type NationId } from '../../../../shared/great-war/ids'
import { sayForce } from '../../../../shared/wording/great-war-battle'
import { sayEvent } from '../../../../shared/wording/great-war-events'
import { SayNation, sayNation, saySpace } from '../../../../shared/wording/great-war-names'
import { counted, listed } from '../../../../shared/wording/text'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import { setOfNation } from '../../../theme/nations'
import type { Roster, Story } from './story'

/** Whole per cent, "<1 %" and ">99 %" at the edges; nothing and all are said as they are. */
export function percent(x: number): string {
  const of = 100 * x
  if (x > 0 && of < 1) return '<1\u00a0%'
  if (x < 1 && of > 99) return '>99\u00a0%'
  return `${Math.round(of)}\u00a0%`
}
export const setOf = (nation: NationId | undefined) => (nation && setOfNation(nation)) ?? 'mn'

export function placeName(b: Pick<Battle, 'battle' | 'kind'>): string {
  const name = b.kind === 'mexico' ? 'the Mexican border' : saySpace(b.battle)
  return b.kind === 'sea' && !name.startsWith('the ') ? `the ${name}` : name
}
export function titleOf(b: Pick<Battle, 'battle' | 'kind'>): string {
  if (b.kind === 'raid') return `Raid on ${placeName(b)}`
  return b.kind === 'sea'
    ? `Battle in ${placeName(b)}`
    : b.kind === 'mexico'
      ? `Battle on ${placeName(b)}`
      : `Battle of ${placeName(b)}`
}

/** Who stands on a side: a nation, several, or the Mexicans. */
export const sideName = (side: Pick<BattleSideReport, 'nations'>): string =>
  side.nations.length === 0 ? 'Mexico' : upper(listed(side.nations.map(sayNation)))
export const upper = (x: string) => x.charAt(0).toUpperCase() + x.slice(1)

export const countKinds = (kinds: readonly Kind[]): [Kind, number][] =>
  KINDS.map((kind): [Kind, number] => [kind, kinds.filter((k) => k === kind).length]).filter(([, n]) => n > 0)
export const sayKinds = (kinds: readonly Kind[]): string => sayForce(countKinds(kinds)) || 'nobody'

/** Who is gone by a choice of losses, and how many ships are only damaged by it (GW-4.6). */
function takenBy(fighters: readonly Fighter[], chosen: readonly string[]): { gone: string[]; hurt: number } {
  const hit = (f: Fighter) => chosen.filter((id) => id === f.unit).length
  const gone = fighters.filter((f) => hit(f) > 0 && hit(f) >= f.room).map((f) => f.kind)
  const hurt = fighters.filter((f) => hit(f) > 0 && hit(f) < f.room).length
  return { gone: countKinds(gone).map((x) => sayForce([x])), hurt }
}
/** `2 infantry and 1 dreadnought damaged`: what a choice of losses comes to. */
export function sayLosses(fighters: readonly Fighter[], chosen: readonly string[]): string {
  const { gone, hurt } = takenBy(fighters, chosen)
  return listed([...gone, ...(hurt > 0 ? [`${counted(hurt, 'dreadnought')} damaged`] : [])]) || 'nobody'
}
/** `Give up 2 infantry`, `Damage 2 dreadnoughts`, `Remove 1 transport and damage 1 dreadnought`: the same as a deed. */
export function sayTaking(verb: string, fighters: readonly Fighter[], chosen: readonly string[]): string {
  const { gone, hurt } = takenBy(fighters, chosen)
  const damage = hurt > 0 ? `damage ${counted(hurt, 'dreadnought')}` : ''
  if (gone.length === 0) return damage === '' ? `${verb} nobody` : upper(damage)
  return `${verb} ${listed(gone)}${damage === '' ? '' : ` and ${damage}`}`
}

/** Units that an event names, by side and nation: "Germany loses 2 infantry." */
function byNation(roster: Roster, units: readonly string[], say: (who: string, what: string) => string) {
  const owners = [...new Set(units.map((id) => roster.get(id)?.owner))]
  return owners
    .map((owner) => {
      const kinds = units.flatMap((id) => (roster.get(id)?.owner === owner ? [roster.get(id)?.kind ?? []].flat() : []))
      return owner === undefined ? '' : say(SayNation(owner), sayKinds(kinds))
    })
    .filter((x) => x !== '')
    .join(' ')
}

/** One event of the battle as a sentence that can be read aloud; empty where the others say it. */
export function sayInBattle(e: GreatWarEvent, roster: Roster): string {
  const by = (units: readonly string[], say: (who: string, what: string) => string) => byNation(roster, units, say)
  switch (e.type) {
    case 'battleBegun': {
      const sides = (ids: readonly string[]) => sayKinds(ids.flatMap((id) => roster.get(id)?.kind ?? []))
      const b = e.battle
      const against = b.kind === 'mexico' ? `${b.mexicans} Mexican infantry` : sides(b.defenders)
      const what = b.kind === 'raid' ? 'A raid on' : b.kind === 'sea' ? 'A battle in' : 'A battle for'
      return `${what} ${placeName(b)}: ${SayNation(b.attacker)} with ${sides(b.attackers)} against ${against}.`
    }
    case 'battleDiceThrown': {
      const owners = [...new Set(e.throws.flatMap((x) => x.nation ?? []))]
      const who =
        owners.length === 0
          ? e.side === 'attackers'
            ? 'The attacker'
            : 'Mexico'
          : upper(listed(owners.map(sayNation)))
      const needs = [...new Set(e.throws.map((x) => x.needs))].sort((a, b) => b - a)
      const rows = needs.map(
        (n) =>
          `${e.throws
            .filter((x) => x.needs === n)
            .map((x) => x.face)
            .join(' ')} at ${n}`,
      )
      return `${who} ${owners.length > 1 ? 'throw' : 'throws'} ${rows.join(', ')}: ${counted(e.hits, 'hit')}.`
    }
    case 'casualtiesMarked':
      return by(e.units, (who, what) => `${who} marks ${what}.`)
    case 'unitsRemoved':
      return by(e.units, (who, what) =>
        e.why === 'withShip' ? `With the ships ${who} loses ${what}.` : `${who} loses ${what}.`,
      )
    case 'dreadnoughtsDamaged':
      return by(e.units, (who, what) => `${who} has ${what} damaged.`)
    case 'unitsSubmerged':
      return by(e.units, (who, what) => `${who} submerges ${what}.`)
    case 'unitsRetreated':
      return by(
        e.units,
        (who, what) => `${who} ${e.to ? `retreats to ${saySpace(e.to)} with` : 'breaks off with'} ${what}.`,
      )
    default:
      return sayEvent(e)
  }
}
/** Fighters that are alike in number and in reasons, for one line under their tokens. */
export interface AlikeLine {
  readonly kind: Kind
  readonly count: number
  readonly like: Fighter
}
export function alikeLines(fighters: readonly Fighter[]): AlikeLine[] {
  const lines = new Map<string, AlikeLine>()
  for (const f of fighters) {
    const key = `${f.kind} ${f.owner ?? ''} ${f.role ?? ''} ${f.why.map((w) => w.text).join('|')}`
    lines.set(key, { kind: f.kind, count: (lines.get(key)?.count ?? 0) + 1, like: f })
  }
  return [...lines.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
}
export const orLess = (value: number): string => (value === 0 ? 'no die' : value === 1 ? 'only' : 'or less')

/** How a battle ended, as a headline. */
export function outcomeOf(story: Story): string {
  const { first, ended } = story
  const who = SayNation(first.attacker)
  const place = placeName(first)
  switch (ended?.outcome) {
    case 'attackerWon':
      if (first.kind === 'mexico') return 'The Mexican infantry is beaten.'
      return first.kind === 'sea' ? `${who} has cleared ${place}.` : `${who} has won in ${place}.`
    case 'defenderWon':
      return first.kind === 'raid' ? `No bomber reached ${place}.` : `${upper(place)} has been held.`
    case 'bothLost':
      return 'Nobody is left.'
    case 'retreated':
      return `${who} has retreated.`
    case 'stalemate':
      return 'Neither side can hurt the other.'
    case 'raided':
      return story.bombs
        ? `The bombs cost ${SayNation(story.bombs.nation)} ${story.bombs.ipc} IPC.`
        : 'The raid is over.'
    case 'brokenOff':
      return 'It was broken off.'
    case 'dropped':
      return 'It did not take place.'
    default:
      return 'Still under way.'
  }
}
