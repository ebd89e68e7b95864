/** How the war stands, in the form of the set-up charts: what each nation has where, and its means. */
import type { GreatWarSource } from '../../../shared/charts'
import { GREAT_POWERS, KINDS, NATIONS, type NationId } from '../../../shared/great-war/ids'
import type { GreatWarView, SpaceView } from '../../../shared/great-war/view'

import { footed } from '../sheet'
import { stack, type Block } from '../type/set'
import { standingOf } from '../words'
import { heldNow, isSea } from './board'
import { CHART_FORM_CSS, chartHead, chartPages, type Chart, type ChartRow } from './chart'
import { BUILT_IN } from './figures'
import { shield, signed, tag } from './marks'
import { facts, manpower, MEANS_CSS, remarks, technologyBoxes, turnRecord, type Pool } from './means'
import { blocName, capital, heldBy, listed, otherName, placeName, sayList, sayNation, titleOf } from './names'
import { RULE_CSS } from './rich'
import { saying } from './sayings'

type Space = readonly [string, SpaceView]

function under(view: GreatWarView, nation: NationId, [id, s]: Space): string {
  const own = s.units.filter((u) => u.owner === nation)
  const damaged = own.filter((u) => u.damaged).length
  const submerged = own.filter((u) => u.submerged).length
  const aboard = own.filter((u) => u.cargoOf !== undefined).length
  const strays = own.filter((u) => u.stray).length
  const facing =
    s.controller === nation && s.trenches.length > 0 ? `trench towards ${listed(s.trenches.map(placeName))}` : undefined
  const parts = [
    otherName(id),
    s.terrain === 'sea' ? 'sea zone' : s.ipc === 0 ? 'no income' : `${s.ipc} IPC`,
    s.capitalOf.includes(nation) ? 'capital' : undefined,
    s.terrain === 'land' && s.controller !== null && s.controller !== nation
      ? `held by ${sayNation(s.controller)}`
      : undefined,
    damaged > 0 ? `${damaged} damaged` : undefined,
    submerged > 0 ? `${submerged} submerged` : undefined,
    aboard > 0 ? `${aboard} aboard` : undefined,
    strays > 0 ? `${strays} to leave` : undefined,
    view.raided.includes(id) ? 'raided' : undefined,
    facing,
  ]
  return parts.filter((p) => p !== undefined).join(', ')
}

/** Spaces with something of a nation in them: capitals, home, other land, sea. */
function rowsOf(view: GreatWarView, nations: readonly NationId[]): { nation: NationId; row: ChartRow }[] {
  const rank = (nation: NationId, [id, s]: Space) =>
    s.terrain === 'sea'
      ? 3
      : s.capitalOf.includes(nation)
        ? 0
        : BUILT_IN.figuresOf(nation).spaces.some((x) => x.space === id)
          ? 1
          : 2
  return nations.flatMap((nation) => {
    const there = Object.entries(view.spaces).filter(
      ([, s]) =>
        s.units.some((u) => u.owner === nation) || (s.controller === nation && (s.complex || s.trenches.length > 0)),
    )
    return there
      .sort((a, b) => rank(nation, a) - rank(nation, b) || placeName(a[0]).localeCompare(placeName(b[0])))
      .map((space) => {
        const [id, s] = space
        const own = s.units.filter((u) => u.owner === nation)
        const holds = s.controller === nation
        return {
          nation,
          row: {
            space: id,
            under: under(view, nation, space),
            counts: {
              ...Object.fromEntries(KINDS.map((k) => [k, own.filter((u) => u.kind === k).length])),
              trench: holds ? s.trenches.length : 0,
              complex: holds && s.complex ? 1 : 0,
            },
          },
        }
      })
  })
}

const poolsNow = (view: GreatWarView, nation: NationId): Pool[] =>
  Object.entries(view.nations[nation].manpower).map(([pool, { used, total }]) => ({ pool, nation, used, total }))

const unitsOf = (view: GreatWarView, nations: readonly NationId[]): number =>
  Object.values(view.spaces).reduce((n, s) => n + s.units.filter((u) => nations.includes(u.owner)).length, 0)

const STATUS: Readonly<Record<GreatWarView['nations'][NationId]['status'], string>> = {
  belligerent: 'Belligerent',
  unaligned: 'Unaligned',
  surrendered: 'Surrendered',
  conquered: 'Conquered',
  gone: 'Gone',
}
function statusLines(view: GreatWarView, nation: NationId): string[] {
  const n = view.nations[nation]
  const side = n.bloc === null || n.status === 'unaligned' ? '' : `, with ${blocName(n.bloc)}`
  const by = n.conqueror === null ? '' : ` by ${sayNation(n.conqueror)}`
  return [
    `${STATUS[n.status]}${by}${side}`,
    n.atWarWith.length === 0 ? 'At war with no one' : `At war with ${sayList(n.atWarWith)}`,
  ]
}

const waitingOf = (view: GreatWarView, nation: NationId): string[] =>
  view.nations[nation].waiting.map(
    (w) =>
      `${w.count} ${w.kind}${w.pool === undefined ? '' : ` (${capital(w.pool.replace('-', ' '))})`}, bought and not yet placed`,
  )

function held(view: GreatWarView, nation: NationId, rows: readonly ChartRow[]): string {
  const empty = Object.entries(view.spaces)
    .filter(([id, s]) => s.terrain === 'land' && s.controller === nation && !rows.some((r) => r.space === id))
    .map(([id]) => placeName(id))
  return empty.length === 0 ? '' : ` Also held, without units: ${listed(empty)}.`
}

function nationChart({ view, summary }: GreatWarSource, nation: NationId): Chart {
  const n = view.nations[nation]
  const rows = rowsOf(view, [nation]).map((r) => r.row)
  const pools = poolsNow(view, nation)
  const [left, used] = [pools.reduce((m, p) => m + p.total - p.used, 0), pools.reduce((m, p) => m + p.used, 0)]
  const units = unitsOf(view, [nation])
  const all = heldNow(view)
  return {
    id: `position-${nation}`,
    title: titleOf(nation),
    head: chartHead(shield(nation, 54), titleOf(nation), `Position · ${standingOf(view)}`, [
      summary.name,
      `Player: ${heldBy(view, nation)}`,
      ...statusLines(view, nation),
    ]),
    rows,
    total: `${units} ${units === 1 ? 'unit' : 'units'}`,
    tick: 'Placed',
    held: new Map([...all].filter(([, owner]) => owner === nation)),
    caption: `Hatched: held by ${sayNation(nation)}, its minors’ land included.${held(view, nation, rows)}`,
    leastPx: 300,
    below: [],
    beside(heightPx) {
      const notes = [...waitingOf(view, nation), ...saying(view, nation)]
      const top = [
        facts([
          [n.treasury, 'IPC in hand'],
          [n.income, 'next income'],
          [left, 'manpower left'],
        ]),
        ...(pools.length === 0 ? [] : [manpower(pools)]),
      ]
      const techs = technologyBoxes(n.technologies)
      const freePx = heightPx - stack(top).heightPx - techs.heightPx
      const said = remarks('To remember', notes, freePx)
      const record = turnRecord(freePx - said.heightPx, { round: view.round, inHand: n.treasury, manpower: used })
      return stack([...top, said, record, techs])
    },
  }
}

function smallChart({ view, summary }: GreatWarSource, nations: readonly NationId[]): Chart {
  const rows = rowsOf(view, nations)
  const units = unitsOf(view, nations)
  const leaning = (n: NationId) => {
    const at = view.influence[n]
    return at === undefined ? '' : `, marker ${signed(at)}`
  }
  return {
    id: 'position-small',
    title: 'Small and neutral nations',
    head: chartHead(undefined, 'Small and neutral nations', `Position · ${standingOf(view)}`, [
      summary.name,
      'Minors that have joined stand with the nation that runs them',
    ]),
    rows: [...rows.filter((r) => !isSea(r.row.space)), ...rows.filter((r) => isSea(r.row.space))].map(
      ({ nation, row }) => ({
        ...row,
        under: `${row.under}${leaning(nation)}`,
        whose: tag(nation),
      }),
    ),
    total: `${units} ${units === 1 ? 'unit' : 'units'}`,
    tick: 'Placed',
    held: new Map([...heldNow(view)].filter(([, owner]) => nations.includes(owner))),
    caption: '',
    leastPx: 300,
    below: [],
    beside: (): Block =>
      manpower(
        nations.flatMap((n) => poolsNow(view, n)),
        'Manpower, in the country alone',
      ),
  }
}

/** Great powers always; others once they have a treasury of their own; minors together while they obey nobody. */
export function chartedNow(view: GreatWarView): { own: NationId[]; small: NationId[] } {
  const has = (n: NationId) => unitsOf(view, [n]) > 0 || Object.values(view.spaces).some((s) => s.controller === n)
  const own = NATIONS.filter(
    (n) => GREAT_POWERS.some((g) => g === n) || (['italy', 'united-states', 'bolsheviks'].includes(n) && has(n)),
  )
  return { own, small: NATIONS.filter((n) => !own.includes(n) && has(n) && view.nations[n].controller === null) }
}

export const position = footed<GreatWarView>(
  {
    sheet: 'position',
    title: 'Position',
    about: 'What stands where now, in the form of the set-up charts: to lay the board out again on another evening.',
    rules: 'GW-5, GW-7',
  },
  `${CHART_FORM_CSS}
${MEANS_CSS}
${RULE_CSS}`,
  (source, heightPx) => {
    const { own, small } = chartedNow(source.view)
    const charts = own.map((n) => nationChart(source, n))
    return [...charts, ...(small.length === 0 ? [] : [smallChart(source, small)])].flatMap((c) =>
      chartPages(c, heightPx),
    )
  },
)
