/** The form of the editor: every figure in words as a scenario leaves it, what is wrong with it, and where pieces may be added. */
import {
  AIR_KINDS,
  KINDS,
  LAND_KINDS,
  SHIP_KINDS,
  type Kind,
  type NationId,
  type SpaceId,
} from '../../../../shared/great-war/ids'
import { FORM, NAMES } from '../../../../shared/great-war/scenario'
import {
  changeableIn,
  wrongChanges,
  type Change,
  type ScenarioFault,
  type ScenarioFigure,
  type ScenarioReport,
  type ScenarioRoom,
  type ScenarioValue,
} from '../../../../shared/scenario'
import { isSea, isSpaceId, SPACES } from '../board'
import { data, LISTED } from '../data'
import type { GreatWarData } from '../tables'
import { misplaced, unknownSpace } from './contradictions'
import { capital, complexEntry, entries, GROUPS, placeTitle, setupEntry, title, type Entry } from './entries'
import { disagreements, laidOver } from './index'
import { slotAt } from './slots'

const STANDS: readonly Kind[] = [...LAND_KINDS, ...AIR_KINDS]
const kindsOf = (space: string): readonly Kind[] => (isSea(space as SpaceId) ? SHIP_KINDS : STANDS)
const nationsOfSetup = NAMES['{nation}'] as readonly NationId[]
const ownLand = (nation: string): readonly string[] =>
  (NAMES['{land}'] ?? []).filter((s) => LISTED.get(s as SpaceId)?.owner === nation)

/** Spaces in which something of the nation stands, or stood before the changes, or was said to stand: land before sea. */
function spacesOf(nation: NationId, tables: readonly GreatWarData[], changes: readonly Change[]): readonly SpaceId[] {
  const rows = tables.flatMap((d) => [...d.setup.rows, d.setup.finland]).filter((r) => r.nation === nation)
  const said = changes.flatMap(({ at }): readonly SpaceId[] => {
    const [first, a = '', b = ''] = at.split('.')
    if (first === 'setup' && a === nation && isSpaceId(b)) return [b]
    return first === 'complexes' && ownLand(nation).includes(a) ? [a as SpaceId] : []
  })
  const all = [...new Set([...rows.map((r) => r.space), ...said])]
  return [...all.filter((s) => !isSea(s)), ...all.filter((s) => isSea(s))]
}

function setupEntries(tables: readonly GreatWarData[], changes: readonly Change[]): Entry[] {
  return nationsOfSetup.flatMap((nation) =>
    spacesOf(nation, tables, changes).flatMap((space): Entry[] => [
      // A kind that cannot stand there keeps its field, so that the mistake can be seen and mended.
      ...KINDS.filter(
        (kind) => kindsOf(space).includes(kind) || changes.some((c) => c.at === `setup.${nation}.${space}.${kind}`),
      ).map((kind) => setupEntry(nation, space, kind)),
      ...(ownLand(nation).includes(space) ? [complexEntry(space)] : []),
    ]),
  )
}

const BY_NAME = (a: { says: string }, b: { says: string }) => (a.says < b.says ? -1 : 1)
function rooms(): ScenarioRoom[] {
  const spaces = [...SPACES.keys()]
  return nationsOfSetup.flatMap((nation): ScenarioRoom[] => {
    const room = (kinds: readonly Kind[]): ScenarioRoom => ({
      group: GROUPS.setup,
      table: title(nation),
      places: spaces
        .filter((s) => kinds.every((k) => misplaced(nation, s, k) === undefined))
        .map((s) => ({ value: s, says: placeTitle(s) }))
        .sort(BY_NAME),
      kinds: kinds.map((k) => ({ at: `setup.${nation}.{place}.${k}`, says: capital(k), value: 1 })),
    })
    const built: ScenarioRoom = {
      group: GROUPS.setup,
      table: title(nation),
      places: ownLand(nation).map((s) => ({ value: s, says: placeTitle(s) })).sort(BY_NAME), // prettier-ignore
      kinds: [{ at: 'complexes.{place}', says: 'Industrial complex', value: true }],
    }
    return [room(STANDS), room(SHIP_KINDS), built].filter((r) => r.places.length > 0)
  })
}
/** What `follows.ts` brings into line unless the scenario names it. */
const FOLLOWS =
  /^(nations\.[\w-]+\.income|treasuries\.(?!united-states)|manpower\.(?!canada|australia)[\w-]+\.used|yugoslaviaAfter)/
type Known = Pick<ScenarioFigure, 'kind' | 'least' | 'most' | 'builtIn' | 'source' | 'follows'>
/** What no change moves is looked up once: the form is asked for with every key. */
const known = new Map<string, Known>()
function knownOf(at: string): Known {
  const found = known.get(at)
  if (found !== undefined) return found
  const form = changeableIn(FORM, at)
  const { get, source } = slotAt(data, at)
  const fresh: Known = {
    kind: form?.value ?? 'number',
    ...(form?.least === undefined ? {} : { least: form.least }),
    ...(form?.most === undefined ? {} : { most: form.most }),
    builtIn: get(),
    source,
    ...(FOLLOWS.test(at) ? { follows: true as const } : {}),
  }
  known.set(at, fresh)
  return fresh
}
const ROOMS = rooms()
const ENTRIES = entries()

/** Changes by themselves: paths that mean nothing, values out of their bounds. */
function faultsOfForm(changes: readonly Change[]): { good: readonly Change[]; faults: readonly ScenarioFault[] } {
  const wrong = wrongChanges(FORM, changes)
  const faults = wrong.map(({ index, field, problem }): ScenarioFault => {
    const change = changes[index]
    const at = change?.at ?? ''
    const found = changeableIn(FORM, at)
    const right = found && change && FORM.right[found.value](found, change.value)
    return { at, problem: field === 'value' && right !== undefined ? `${capital(right)} would be right` : problem }
  })
  const bad = new Set(wrong.map((w) => w.index))
  const lost = changes.flatMap(({ at }, index): ScenarioFault[] => {
    const problem = bad.has(index) ? undefined : unknownSpace(at)
    if (problem === undefined) return []
    bad.add(index)
    return [{ at, problem }]
  })
  return { good: changes.filter((_, i) => !bad.has(i)), faults: [...faults, ...lost] }
}

export function scenarioReport(changes: readonly Change[]): ScenarioReport {
  const { good, faults } = faultsOfForm(changes)
  const draft = laidOver(good)
  const said = new Map<string, ScenarioValue>(changes.map((c) => [c.at, c.value]))
  const figures = [...setupEntries([data, draft], changes), ...ENTRIES].map((entry): ScenarioFigure => ({
    ...entry,
    ...knownOf(entry.at),
    // What was said is shown as it was said, right or wrong.
    value: said.get(entry.at) ?? slotAt(draft, entry.at).get(),
  }))
  return { figures, faults: [...faults, ...disagreements(draft, good)], rooms: ROOMS }
}
