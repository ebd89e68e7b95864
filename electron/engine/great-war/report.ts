/** What an entry said, as one text with its clauses, everyone it concerns, and how lucky its throws were. */
import type { Face, Fraction } from '../../../shared/dice'
import type { GreatWarEvent } from '../../../shared/great-war/events'
import { isNationId, NATIONS, type NationId, type UnitId } from '../../../shared/great-war/ids'
import type { ClauseId } from '../../../shared/ids'
import type { ThrowReport } from '../../../shared/luck'
import { sayEvent, type Words } from '../../../shared/wording/great-war-events'
import type { EntryReport } from '../core/game'
import { clausesOf } from './clauses'
import { CONVOYS } from './data'
import { figures } from './figures'
import { sayQuiet } from './quiet-lines'
import { breaksOutUpTo } from './rules/revolution'
import { controllerOf } from './rules/spaces'
import type { GreatWarState } from './state'

/** More dice than this and 6 to their number is no whole number that a computer keeps exactly. */
const EXACT_DICE = 20

/** Ways to score exactly k hits, for every k, out of 6 to the number of dice. */
function ways(needs: readonly number[]): number[] {
  let row = [1]
  for (const need of needs) {
    const hit = Math.min(6, Math.max(0, need))
    const next = Array<number>(row.length + 1).fill(0)
    row.forEach((n, k) => {
      next[k] = (next[k] ?? 0) + n * (6 - hit)
      next[k + 1] = (next[k + 1] ?? 0) + n * hit
    })
    row = next
  }
  return row
}
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Chances of so few hits or fewer, and of so many or more. Beyond exact numbers only the first dice are weighed. */
export function luckOf(needs: readonly number[], faces: readonly Face[]): { asBad: Fraction; asGood: Fraction } {
  const weighed = needs.slice(0, EXACT_DICE)
  const hits = weighed.filter((need, i) => (faces[i] ?? 7) <= need).length
  const row = ways(weighed)
  const over = 6 ** weighed.length
  return { asBad: { n: sum(row.slice(0, hits + 1)), over }, asGood: { n: sum(row.slice(hits)), over } }
}

type Source = ThrowReport['source']
const one = (
  power: string,
  faces: readonly Face[],
  good: readonly number[],
  source: Source,
  against?: string,
): ThrowReport => {
  // A high face is good here: 6 succeeds, so the die is weighed upside down.
  const luck = luckOf(
    good,
    faces.map((f) => (7 - f) as Face),
  )
  return { power, faces, source, ...luck, ...(against ? { against } : {}) }
}

function throwsOf(s: GreatWarState, e: GreatWarEvent): ThrowReport[] {
  const source: Source = 'typed' in e && e.typed ? 'table' : 'app'
  const success = (value: number) => 7 - value
  switch (e.type) {
    case 'influenceTried':
      return [one(e.nation, [e.face], [success(figures(s).rules.influence.success.value)], source, e.target)]
    case 'researchTried':
      return [one(e.nation, [e.face], [success(figures(s).rules.research.success.value)], source)]
    case 'congressAsked':
      return [
        {
          power: 'united-states',
          faces: [e.face],
          source,
          ...luckOf([figures(s).rules.unitedStates.congressPasses.value], [e.face]),
        },
      ]
    case 'battleDiceThrown': {
      const faces = e.throws.map((x) => x.face)
      const power = e.throws.find((x) => x.nation)?.nation ?? 'mexico'
      const needs = e.throws.map((x) => x.needs)
      return [{ power, faces, source, ...luckOf(needs, faces) }]
    }
    case 'loyaltyRolled': {
      const faces = e.throws.map((x) => x.face)
      return [
        {
          power: 'russia',
          faces,
          source,
          ...luckOf(
            faces.map(() => figures(s).rules.revolution.loyalUpTo.value),
            faces,
          ),
        },
      ]
    }
    case 'revolutionRolled':
      return [one('russia', [e.face], [6 - breaksOutUpTo(s)], source)]
    default:
      return []
  }
}

/** Nations that an event names, and owners of units that it names, wherever they stand in it. */
function nationsIn(value: unknown, ownerOf: (id: string) => NationId | undefined): NationId[] {
  if (typeof value === 'string') return isNationId(value) ? [value] : [ownerOf(value) ?? []].flat()
  if (Array.isArray(value)) return value.flatMap((x) => nationsIn(x, ownerOf))
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap((x) => nationsIn(x, ownerOf)) : []
}
/** Whoever held the space that this befalls, or whose trade runs through it. */
function holders(s: GreatWarState, e: GreatWarEvent): NationId[] {
  switch (e.type) {
    case 'battleBegun':
      return [controllerOf(s, e.battle.space) ?? []].flat()
    case 'controlChanged':
    case 'trenchesDestroyed':
      return [controllerOf(s, e.space) ?? []].flat()
    case 'convoyRaided':
    case 'convoyRelieved':
      return [CONVOYS.get(e.space)?.owner ?? []].flat()
    case 'battlesListed':
      return e.battles.flatMap((b) => controllerOf(s, b.battle) ?? [])
    default:
      return []
  }
}
function concerned(s: GreatWarState, e: GreatWarEvent, words: Words): NationId[] {
  switch (e.type) {
    case 'phaseBegun':
    case 'orderChanged':
    case 'gameStarted':
      return []
    case 'turnBegun':
      return [e.nation]
    default:
      return [...nationsIn(e, (id) => words.unit?.(id as UnitId)?.owner), ...holders(s, e)]
  }
}

type Raised = Extract<GreatWarEvent, { type: 'unitsRaised' }>['units'][number]
/** What offers, treaties and units of these events are: those on the table before, and those that arose since. */
export function wordsFor(before: GreatWarState, events: readonly GreatWarEvent[]): Words {
  const offers = events.flatMap((e) => (e.type === 'offerMade' ? [e.offer] : []))
  const treaties = events.flatMap((e) => (e.type === 'treatySigned' ? [e.treaty] : []))
  const raised = new Map<UnitId, Raised & { readonly owner: NationId }>()
  for (const e of events)
    if (e.type === 'unitsRaised') for (const u of e.units) raised.set(u.unit, { ...u, owner: e.nation })
  return {
    unit: (id) => before.units[id] ?? raised.get(id),
    offer: (id) => [...before.offers, ...offers].find((o) => o.offer === id),
    treaty: (id) => [...before.treaties, ...treaties].find((t) => t.treaty === id),
  }
}

export function report(before: GreatWarState, events: readonly GreatWarEvent[]): EntryReport {
  const words = wordsFor(before, events)
  const named = new Set([
    ...(before.round > 0 ? [before.acting] : []),
    ...events.flatMap((e) => concerned(before, e, words)),
  ])
  const said = events.map((e) => sayEvent(e, words)).filter((x) => x !== '')
  return {
    text: said.length > 0 ? said.join(' ') : sayQuiet(before, events),
    clauses: [...new Set(events.flatMap(clausesOf))] as ClauseId[],
    powers: NATIONS.filter((n) => named.has(n)),
    throws: events.flatMap((e) => throwsOf(before, e)),
    correction: events.some((e) => e.type === 'figureCorrected'),
  }
}
