/** The filled ledger: every nation's money, men and pieces round by round, out of the engine's books. */
import type { GreatWarSource } from '../../../shared/charts'
import type { LedgerRow, Count } from '../../../shared/great-war/ledger'
import { KINDS, NATIONS, type NationId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { paginate, single } from '../flow'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { row, tableRun, textCell, type Column } from '../table'
import { setText, type Block } from '../type/set'
import { standingOf } from '../words'
import { heldBy, titleOf } from './names'

const SHORT: Readonly<Record<keyof Count, string>> = {
  infantry: 'inf',
  artillery: 'art',
  tank: 'tank',
  fighter: 'ftr',
  bomber: 'bmb',
  submarine: 'sub',
  transport: 'tra',
  dreadnought: 'dre',
  trench: 'trench',
}
const GOODS: readonly (keyof Count)[] = [...KINDS, 'trench']
export const sayCount = (count: Count): string =>
  GOODS.flatMap((k) => ((count[k] ?? 0) > 0 ? [`${count[k]} ${SHORT[k]}`] : [])).join(', ')
const total = (of: Readonly<Record<string, number>>): number => Object.values(of).reduce((a, b) => a + b, 0)

const NUMBERS = [
  'Round',
  'Income',
  'Other in',
  'Units',
  'Research',
  'Influ-ence',
  'Other out',
  'In hand',
  'Men used',
  'Men left',
] as const
/** Heads that 44 px would break. */
const WIDE: Readonly<Record<string, number>> = { Round: 46, Income: 54, Research: 60, 'In hand': 52 }
const narrow = (head: string): Column => ({ widthPx: WIDE[head] ?? 44, head })
const FIRST = NUMBERS.map(narrow)
const REST = COLUMN_PX - FIRST.reduce((sum, c) => sum + c.widthPx, 0) - 52
const BUILT: Column = { widthPx: Math.floor(REST / 2), head: 'Built' }
const LOST: Column = { widthPx: REST - Math.floor(REST / 2), head: 'Lost' }
const VALUE: Column = { widthPx: 52, head: 'Forces value' }
const COLUMNS = [...FIRST, BUILT, LOST, VALUE]

const blank = (n: number): string => (n === 0 ? '·' : String(n))
function line(r: LedgerRow): Block {
  const paid = (key: string) => r.paid[key] ?? 0
  const otherOut = total(r.paid) - paid('purchase') - paid('research') - paid('influence')
  const otherIn = total(r.received) + r.corrected
  const figures = [
    r.round,
    blank(r.income),
    blank(otherIn),
    blank(paid('purchase')),
    blank(paid('research')),
    blank(paid('influence')),
    blank(otherOut),
    r.treasury,
    blank(r.manpowerUsed),
    r.manpowerLeft,
  ].map(String)
  return row(
    [
      ...figures.map((text, i) => textCell(text, FIRST[i] ?? VALUE, i === 0 || i === 7 ? 'b12' : 't12')),
      textCell(
        [sayCount(r.unitsBuilt), r.gained.map((t) => `technology ${t}`).join(', ')]
          .filter((t) => t !== '')
          .join('; ') || '·',
        BUILT,
        't11',
      ),
      textCell(sayCount(r.unitsLost) || '·', LOST, 't11'),
      textCell(String(r.armyValue), VALUE, 't12'),
    ],
    '',
    2,
  )
}

const about = (view: GreatWarView, nation: NationId): string =>
  `${heldBy(view, nation)}; technologies ${view.nations[nation].technologies.join(', ') || 'none'}`

export const ledger = footed<GreatWarView>(
  {
    sheet: 'ledger',
    title: 'Ledger',
    about: 'Every nation’s money, manpower, pieces built and lost and the value of its forces, round by round.',
    rules: 'GW-6, GW-7',
  },
  `.books td { padding: 2px 5px } .books td:nth-child(n+2):nth-child(-n+7), .books td:nth-child(9), .books td:nth-child(10) { border-left: 1px solid #e0e0e0 } .books td:nth-child(8) { background: #f0f0f0 }`,
  (source: GreatWarSource, heightPx) => {
    const { view, summary, ledger: books } = source
    const rows = books?.rows ?? []
    const nations = NATIONS.filter((n) => rows.some((r) => r.nation === n))
    const none = setText('Nothing has been written into the books yet.', 't13', COLUMN_PX)
    return paginate(
      [
        single(titleLine('Ledger', `${summary.name} · ${standingOf(view)}`)),
        ...(nations.length === 0 ? [single(none)] : []),
        ...nations.map((n) =>
          tableRun('books', COLUMNS, rows.filter((r) => r.nation === n).map(line), {
            text: titleOf(n),
            note: about(view, n),
            together: 3,
          }),
        ),
      ],
      heightPx,
    )
  },
)
