/** Combat force set-up charts (GW-5.T1): a page for each nation, and one for the small states together. */
import type { GreatWarSource } from '../../../shared/charts'
import { GREAT_POWERS, MINORS, type NationId } from '../../../shared/great-war/ids'
import { html } from '../html'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { setText, stack, type Block } from '../type/set'
import { heldAtStart, isSea } from './board'
import { CHART_FORM_CSS, chartHead, chartPages, heading, type Chart, type ChartRow } from './chart'
import { BUILT_IN, figuresIn, type SetupRow, type SheetSource, type WarFigures } from './figures'
import { LEANINGS, shield, signed, tag } from './marks'
import { facts, manpower, MEANS_CSS, technologyBoxes, turnRecord } from './means'
import { heldBy, listed, otherName, placeName, sayList, titleOf } from './names'
import { ownRules } from './own-rules'
import { RULE_CSS, ruleLine } from './rich'

export const CHARTED: readonly NationId[] = [...GREAT_POWERS, 'italy', 'united-states']
const SMALL: readonly NationId[] = ['serbia', ...MINORS.filter((m) => m !== 'finland')]
const LEFT_PX = 392

const ipcOf = ({ figuresOf }: WarFigures, space: string): number | undefined => {
  for (const n of SMALL.concat(CHARTED)) {
    const found = figuresOf(n).spaces.find((s) => s.space === space)
    if (found !== undefined) return found.ipc
  }
  return undefined
}

function underName(figures: WarFigures, space: string, more: readonly (string | undefined)[] = []): string {
  const ipc = ipcOf(figures, space)
  const capitalOf = CHARTED.concat(SMALL).find((n) => figures.figuresOf(n).capitals.includes(space))
  const parts = [
    otherName(space),
    ipc === undefined ? 'sea zone' : ipc === 0 ? 'no income' : `${ipc} IPC`,
    capitalOf === undefined ? undefined : 'capital',
    ...more,
  ]
  return parts.filter((p) => p !== undefined).join(', ')
}

const NOTES: Readonly<Record<string, string>> = { egypt: 'Australians land here' }

const rowOf = (figures: WarFigures, r: SetupRow, more: readonly (string | undefined)[] = []): ChartRow => ({
  space: r.space,
  under: underName(figures, r.space, [...(NOTES[r.space] === undefined ? [] : [NOTES[r.space] ?? '']), ...more]),
  counts: {
    ...Object.fromEntries(r.units.map((u) => [u.kind, u.count])),
    ...(r.complex === undefined ? {} : { complex: 1 }),
  },
})

/** Where a chart's units come from, in a sentence. */
const SAY_SOURCE: Readonly<Record<SheetSource, string>> = {
  printed: 'Units and figures are the original’s own (GW-5.T1).',
  base: 'Units as in the base game.',
  decision: 'Units by decision of the rulebook.',
  reconstruction:
    'The original’s chart is lost: its units are the rulebook’s reconstruction (GW-5.1); incomes and manpower are printed.',
  scenario: 'Units by the campaign’s scenario.',
}
function sayWhence(rows: readonly SetupRow[]): string {
  const sources = [...new Set(rows.map((r) => r.source))]
  return sources
    .map((source) => {
      const of = rows.filter((r) => r.source === source).map((r) => placeName(r.space))
      return sources.length === 1 ? SAY_SOURCE[source] : `${listed(of)}: ${SAY_SOURCE[source]}`
    })
    .join(' ')
}
/** Land before sea, as the numbers run. */
const landFirst = (rows: readonly SetupRow[]): readonly SetupRow[] => [
  ...rows.filter((r) => !isSea(r.space)),
  ...rows.filter((r) => isSea(r.space)),
]

const countOf = (rows: readonly SetupRow[]): string => {
  const units = rows.reduce((n, r) => n + r.units.reduce((m, u) => m + u.count, 0), 0)
  const complexes = rows.filter((r) => r.complex !== undefined).length
  return `${units} ${units === 1 ? 'unit' : 'units'}${complexes === 0 ? '' : `, ${complexes} ${complexes === 1 ? 'complex' : 'complexes'}`}`
}

const ORDINALS = ['first', 'second', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']
export function turnOf(nation: NationId): string {
  const order: readonly NationId[] = BUILT_IN.rules.order.filter((n) => n !== 'bolsheviks')
  const at = order.indexOf(nation)
  if (at === -1) return 'No turn of its own while neutral'
  const before = order[at - 1]
  if (at === order.length - 1) return `Acts last in the round`
  return `Acts ${ORDINALS[at] ?? ''}${before === undefined ? '' : `, after ${titleOf(before)}`}`
}
export function warsAtStart(nation: NationId): string {
  const { bloc } = BUILT_IN.figuresOf(nation)
  if (bloc === null || nation === 'ottoman-empire') return 'Unaligned, at war with no one'
  const others = CHARTED.filter(
    (n) => n !== 'ottoman-empire' && BUILT_IN.figuresOf(n).bloc !== null && BUILT_IN.figuresOf(n).bloc !== bloc,
  )
  return `At war with ${sayList(others)}${bloc === 'central' ? ', Serbia' : ''}`
}

/** Which set-up it is. */
const scenarioTitle = ({ scenario }: WarFigures): string =>
  `Set-up chart · The Great War, ${scenario === undefined ? 'semi-historical scenario' : `scenario “${scenario}”`}`
const ruleBlocks = (source: GreatWarSource, nation: NationId): Block[] =>
  ownRules(source, nation).map((rule) => ruleLine(rule, 12, LEFT_PX))

function nationChart(source: GreatWarSource, nation: NationId): Chart {
  const { view, summary } = source
  const figures = figuresIn(source)
  const { setupOf, figuresOf, poolsOf, treasuries, rules, firstTechnologies, italyOnJoining } = figures
  const rows = landFirst(setupOf(nation))
  const f = figuresOf(nation)
  const pools = poolsOf(nation)
  const treasury = treasuries.find((t) => t.nation === nation)?.ipc ?? 0
  const left = pools.reduce((n, p) => n + p.total - p.used, 0)
  const used = pools.reduce((n, p) => n + p.used, 0)
  const empty = f.spaces.filter((s) => !rows.some((r) => r.space === s.space)).map((s) => placeName(s.space))
  const peace = nation === 'united-states' ? rules.unitedStates.peaceIncome.value : f.income.value
  const own = ruleBlocks(source, nation)
  return {
    id: `setup-${nation}`,
    title: f.name,
    head: chartHead(shield(nation, 54), f.name, scenarioTitle(figures), [
      summary.name,
      `Player: ${heldBy(view, nation)}`,
      turnOf(nation),
      warsAtStart(nation),
    ]),
    rows: rows.map((r) => rowOf(figures, r)),
    total: countOf(rows),
    tick: 'Placed',
    held: new Map([...heldAtStart()].filter(([, n]) => n === nation)),
    caption: `Hatched: ${f.adjective} at the start.${empty.length === 0 ? '' : ` Also ${f.adjective}, without units: ${listed(empty)}.`} ${sayWhence(rows)}`,
    leastPx: 400,
    below: own.length === 0 ? [] : [heading(`Rules of its own`), ...own],
    beside(heightPx) {
      const top = [
        facts([
          [treasury, nation === 'italy' ? `IPC; ${italyOnJoining.value} on joining` : 'IPC in hand'],
          [peace, nation === 'united-states' ? `income, ${f.income.value} at war` : 'income'],
          [left, 'manpower left'],
        ]),
        manpower(pools),
      ]
      const techs = technologyBoxes(firstTechnologies.filter((t) => t.nation === nation).map((t) => t.technology))
      const record = turnRecord(heightPx - stack(top).heightPx - techs.heightPx, {
        round: 1,
        inHand: treasury,
        manpower: used,
      })
      return stack([...top, record, techs])
    },
  }
}

function smallChart(source: GreatWarSource): Chart {
  const { view, summary } = source
  const figures = figuresIn(source)
  const { setupRows, finlandRow, rules, poolsOf } = figures
  const rows = SMALL.flatMap((n) => setupRows.filter((r) => r.nation === n))
  const later = finlandRow.units.map((u) => `${u.count} ${u.kind}`)
  const start = (n: NationId) => rules.influence.starts.find((s) => s.nation === n)?.position
  const leaning = (n: NationId) => {
    const at = start(n)
    return n === 'serbia' ? 'Allied, at war from the start' : at === undefined ? undefined : LEANINGS[at]
  }
  return {
    id: 'setup-small',
    title: 'Small and neutral nations',
    head: chartHead(undefined, 'Small and neutral nations', scenarioTitle(figures), [
      summary.name,
      `Serbia: ${heldBy(view, 'serbia')}`,
      'Neutrals stand on the board and obey nobody until they join (GW-18.1)',
    ]),
    rows: rows.map((r) => ({ ...rowOf(figures, r, [leaning(r.nation)]), whose: tag(r.nation) })),
    total: countOf(rows),
    tick: 'Placed',
    held: new Map(),
    caption: sayWhence(rows),
    leastPx: 400,
    // They stand in no row above, with no box: nothing of Finland is put on the board before the Revolution.
    below: [
      heading('Not at the start'),
      setText(
        `Finland: ${listed(later)}, set up in ${placeName(finlandRow.space)} when the Revolution parts it from Russia (GW-17.6).`,
        't12',
        LEFT_PX,
      ),
    ],
    beside(heightPx) {
      const men = manpower(
        MINORS.flatMap((m) => poolsOf(m)),
        'Manpower, in the country alone',
      )
      const starts = rules.influence.starts.map((s) =>
        setText(`${titleOf(s.nation)} ${signed(s.position)}, ${LEANINGS[s.position]}`, 't12', COLUMN_PX - LEFT_PX - 22),
      )
      const all = stack([
        men,
        { heightPx: 6, html: html`<div class="six"></div>` },
        heading('Influence at the start, GW-9.T1'),
        ...starts,
      ])
      return { heightPx: Math.min(heightPx, all.heightPx), html: all.html }
    },
  }
}

export const setup = footed<GreatWarSource['view']>(
  {
    sheet: 'setup',
    title: 'Set-up chart',
    about:
      'What stands where at the start: one page a nation, with a small map, manpower boxes and room for a turn record.',
    rules: 'GW, table GW-5.T1',
    moment: 'Set-up, before the first round',
  },
  `${CHART_FORM_CSS}
${MEANS_CSS}
${RULE_CSS}`,
  (source, heightPx) =>
    [...CHARTED.map((n) => nationChart(source, n)), smallChart(source)].flatMap((chart) => chartPages(chart, heightPx)),
)
