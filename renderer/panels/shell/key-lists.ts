/** Every deed and its keys, as the list of keys shows them: what is the same everywhere, and what the game on the table adds. */
import type { GameId } from '../../../shared/ids'
import type { MenuDeed } from '../../../shared/ipc'
import { PAGES_OF, PAGE_NAMES } from '../../../shared/pages'
import { DEED_KEYS, keyCaps } from '../../composables/shortcuts'

export interface KeyLine {
  readonly what: string
  /** Ways to do it, each a chord of keys. */
  readonly keys: readonly (readonly string[])[]
}
export interface KeyGroup {
  readonly title: string
  readonly lines: readonly KeyLine[]
}

/** `ways`: how many of its keys are worth telling. */
const of = (deed: MenuDeed, what: string, ways = 1): KeyLine => ({
  what,
  keys: (DEED_KEYS[deed] ?? []).slice(0, ways).map((k) => keyCaps(k)),
})
/** A key that does the same while the map has the focus. */
const also = ({ what, keys }: KeyLine, key: string): KeyLine => ({ what, keys: [...keys, [key]] })
const plain = (what: string, ...keys: string[][]): KeyLine => ({ what, keys })

const ARROWS = [['←'], ['→'], ['↑'], ['↓']]
const ZOOM: readonly KeyLine[] = [
  also(of('zoomIn', 'Nearer'), 'Page Up'),
  also(of('zoomOut', 'Farther'), 'Page Down'),
  also(of('zoomFit', 'The whole board'), '9'),
  also(of('zoomActual', 'Actual size'), '0'),
]
const SHIFT_BOARD = plain('Move the board under the window', ['Shift', '←'], ['→'], ['↑'], ['↓'])

const OF_GAME: Readonly<Record<GameId, readonly KeyGroup[]>> = {
  origins: [
    {
      title: 'On the map and the sheet',
      lines: [
        plain('From nation to nation', ...ARROWS),
        plain('Find a nation by its name', ['A … Z']),
        plain('Choose the nation; once more: place there, or attack', ['Enter']),
        plain('Place one there, take one back', ['+'], ['−']),
        SHIFT_BOARD,
        ...ZOOM,
      ],
    },
  ],
  'great-war': [
    {
      title: 'On the map',
      lines: [
        plain('From space to space along borders', ...ARROWS),
        plain('Find a space by its name', ['A … Z']),
        plain('Open the units of the space', ['Enter']),
        plain('Take up all that may move there', ['M']),
        plain('With units in hand: put them down in the space', ['Enter']),
        plain('With units in hand: give up the move', ['Esc']),
        plain('First space of the list, last', ['Home'], ['End']),
        SHIFT_BOARD,
        ...ZOOM,
      ],
    },
    {
      title: 'Counts: units to take up, buy, place or lose',
      lines: [plain('One more, one fewer', ['+'], ['−']), plain('The same', ['↑'], ['↓'])],
    },
  ],
}
const pagesOf = (game: GameId): readonly KeyLine[] => [
  of('map', 'Map'),
  of('secondPage', PAGE_NAMES[PAGES_OF[game][0]]),
  of('thirdPage', PAGE_NAMES[PAGES_OF[game][1]]),
  of('log', 'Log'),
  of('print', 'Print', 2),
]
const DICE: Readonly<Record<GameId, readonly KeyLine[]>> = {
  origins: [plain('The face that lies on the table, in the attack dialog', ['1 … 6'])],
  'great-war': [
    plain('The face that lies on the table, wherever a die is asked for', ['1 … 6']),
    plain('Take the last face back', ['Backspace']),
  ],
}

/** `game`: the one on the table; without a campaign there is only the window to talk of. */
export function keyGroups(game: GameId | undefined): readonly KeyGroup[] {
  const atTable = game !== undefined
  return [
    {
      title: 'Pages',
      lines: [
        ...(atTable ? pagesOf(game) : []),
        ...(atTable ? [of('tableView', 'Table view, on a second screen')] : []),
        of('rules', 'Rulebook'),
        of('planner', 'Planner'),
        of('library', 'Library'),
        of('new', 'New campaign'),
        of('import', 'Open a file'),
        ...(atTable ? [of('export', 'Export to a file')] : []),
      ],
    },
    ...(atTable
      ? [
          {
            title: 'Play',
            lines: [
              of('undo', 'Undo'),
              of('redo', 'Redo', 2),
              ...DICE[game],
              plain('Back, or close what is open', ['Esc']),
              plain('Look one position back, one forth', ['Alt', '←'], ['Alt', '→']),
            ],
          },
          ...OF_GAME[game],
        ]
      : []),
    {
      title: 'Window',
      lines: [
        of('textLarger', 'Larger text'),
        of('textSmaller', 'Smaller text'),
        of('settings', 'Settings'),
        of('keys', 'This list'),
        plain('Next control, previous control', ['Tab'], ['Shift', 'Tab']),
      ],
    },
  ]
}
