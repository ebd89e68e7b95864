/** What a figure of the ledger is made of, line by line, with the clause where a rule and not a table says so. */
import type { FigureAnswer, FigureLine, LedgerFigure } from '../../../shared/great-war/figures'
import type { ClauseId } from '../../../shared/ids'
import { KINDS, isMinor, type NationId } from '../../../shared/great-war/ids'
import { sayGoods, sayPool } from '../../../shared/wording/great-war-names'
import { SPACES } from './board'
import { nationData } from './data'
import { figures } from './figures'
import { freeIn, leftIn, nationalPools } from './rules/manpower'
import { controlledBy, hasCapital, incomeOf, ipcOf, productionOf } from './rules/spaces'
import { unit, unitsOf, type GreatWarState } from './state'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const placeName = (space: string): string => SPACES.get(space as never)?.name ?? space

function production(s: GreatWarState, n: NationId): FigureLine[] {
  const land = controlledBy(s, n).map((space) => ({ text: placeName(space), amount: ipcOf(s, space), space }))
  const convoys = figures(s)
    .nation(n)
    .convoys.map(({ space, ipc }): FigureLine => {
      const by = s.raided[space]?.by
      return by === undefined
        ? { text: placeName(space), amount: ipc, space }
        : { text: `${placeName(space)}, raided by ${nationData(by).name}`, amount: 0, space, clause: 'GW-6.10' }
    })
  return [...land.filter((l) => l.amount > 0).sort((a, b) => b.amount - a.amount), ...convoys]
}

/** Why the nation collects something else than it produces, or nothing. */
function bar(s: GreatWarState, n: NationId): Omit<FigureLine, 'amount'> | undefined {
  if (n === 'serbia' || isMinor(n))
    return { text: 'Serbia and the minors collect nothing themselves', clause: 'GW-5.4' }
  if (s.nations[n].status === 'conquered') return { text: 'It is conquered', clause: 'GW-20.24' }
  if (s.nations[n].status === 'gone') return { text: 'It is not in play' }
  if (!hasCapital(s, n)) return { text: 'Without its capital a nation collects nothing', clause: 'GW-6.3' }
  if (n === 'italy' && s.nations.italy.bloc === null)
    return { text: 'Italy collects once it has joined', clause: 'GW-2.15' }
  if (n === 'united-states' && s.nations[n].bloc === null)
    return { text: 'Peacetime America collects a fixed sum, whatever it holds', clause: 'GW-19.4' }
  return undefined
}

function income(s: GreatWarState, n: NationId): FigureLine[] {
  const lines = production(s, n)
  const difference = incomeOf(s, n) - productionOf(s, n)
  const why = bar(s, n)
  return why === undefined ? lines : [...lines, { ...why, amount: difference }]
}

function manpower(s: GreatWarState, n: NationId): FigureLine[] {
  return nationalPools(n).flatMap((pool): FigureLine[] => {
    const { used, total } = s.pools[pool]
    const waiting = leftIn(s, pool) - freeIn(s, pool)
    const name = capitalised(sayPool(pool))
    return [
      { text: `${name}: in all`, amount: total, clause: 'GW-7.1' },
      { text: `${name}: used`, amount: -used, clause: 'GW-7.1' },
      ...(waiting > 0
        ? [{ text: `${name}: ${waiting} more bought and not yet placed`, amount: 0, clause: 'GW-11.3' as const }]
        : []),
    ]
  })
}

function army(s: GreatWarState, n: NationId): FigureLine[] {
  const own = unitsOf(s, n).map((id) => unit(s, id).kind)
  return KINDS.flatMap((kind) => {
    const count = own.filter((k) => k === kind).length
    const cost = figures(s).unit(kind).cost.value
    return count === 0 ? [] : [{ text: `${sayGoods(kind, count)} at ${cost} IPC`, amount: count * cost }]
  })
}

const MADE: Readonly<Record<LedgerFigure, (s: GreatWarState, n: NationId) => FigureLine[]>> = {
  income,
  production,
  manpower,
  army,
}

const CLAUSES: Readonly<Partial<Record<LedgerFigure, ClauseId>>> = {
  income: 'GW-6.1',
  production: 'GW-6.1',
  manpower: 'GW-7.1',
}

export function figureReport(s: GreatWarState, nation: NationId, figure: LedgerFigure): FigureAnswer {
  const lines = MADE[figure](s, nation)
  const clause = CLAUSES[figure]
  const total = lines.reduce((sum, l) => sum + l.amount, 0)
  return { nation, figure, lines, total, ...(clause ? { clause } : {}) }
}
