/** The figures of a form in the order of its headings: tables where they have rows and columns, lists elsewhere. */
import type { FigureSource, ScenarioFigure } from '../../../shared/scenario'

export interface GridRow {
  readonly name: string
  readonly cells: ReadonlyMap<string, ScenarioFigure>
}
export type Block =
  | { readonly kind: 'grid'; readonly title: string; readonly columns: readonly string[]; readonly rows: readonly GridRow[] }
  | { readonly kind: 'list'; readonly title: string; readonly figures: readonly ScenarioFigure[] } // prettier-ignore
/** Where all figures of a block come from, if from one place and there are several. */
export function sourceOf(block: Block): FigureSource | undefined {
  const figures = block.kind === 'list' ? block.figures : block.rows.flatMap((r) => [...r.cells.values()])
  const sources = new Set(figures.map((f) => f.source))
  return figures.length > 1 && sources.size === 1 ? [...sources][0] : undefined
}
export interface Group {
  readonly title: string
  readonly figures: readonly ScenarioFigure[]
  readonly blocks: readonly Block[]
}

function grouped<T>(list: readonly T[], key: (t: T) => string): ReadonlyMap<string, readonly T[]> {
  const map = new Map<string, T[]>()
  for (const item of list) {
    const own = map.get(key(item))
    if (own === undefined) map.set(key(item), [item])
    else own.push(item)
  }
  return map
}

function grid(title: string, figures: readonly ScenarioFigure[], order: readonly ScenarioFigure[]): Block {
  const columns = [...new Set(order.map((f) => f.column ?? ''))]
  const rows = [...grouped(figures, (f) => f.row ?? '')].map(([name, own]) => ({
    name,
    cells: new Map(own.map((f) => [f.column ?? '', f])),
  }))
  return { kind: 'grid', title, columns, rows }
}

function blocksOf(figures: readonly ScenarioFigure[]): Block[] {
  // One form for all tables of a group: their columns stand in the same order, in those that lack one as well.
  const inGrids = figures.filter((f) => f.column !== undefined)
  return [...grouped(figures, (f) => `${f.table ?? ''}\n${f.column === undefined ? 'list' : 'grid'}`)].map(([key, own]) => {
    const title = key.split('\n')[0] ?? ''
    return key.endsWith('grid') ? grid(title, own, inGrids) : { kind: 'list', title, figures: own }
  }) // prettier-ignore
}

export function groupsOf(figures: readonly ScenarioFigure[]): readonly Group[] {
  return [...grouped(figures, (f) => f.group)].map(([title, own]) => ({ title, figures: own, blocks: blocksOf(own) }))
}

/** Figures that hold every word; a row of a table is found as a whole. */
export function found(figures: readonly ScenarioFigure[], search: string): readonly ScenarioFigure[] {
  const words = search.toLowerCase().split(/\s+/).filter((w) => w !== '') // prettier-ignore
  if (words.length === 0) return figures
  const text = (f: ScenarioFigure) => [f.table, f.row, f.column, f.says].join(' ').toLowerCase()
  return figures.filter((f) => words.every((w) => text(f).includes(w)))
}
/** Rows of a table stay whole: a figure alone says little. */
export function wholeRows(all: readonly ScenarioFigure[], some: readonly ScenarioFigure[]): readonly ScenarioFigure[] {
  const key = (f: ScenarioFigure) => (f.column === undefined ? f.at : [f.group, f.table, f.row].join('\n'))
  const keys = new Set(some.map(key))
  return all.filter((f) => keys.has(key(f)))
}
