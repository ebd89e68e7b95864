/** The spaces as the list groups them: lands by region, waters by sea; and walking among them. */
import type { Point } from '../../../shared/board'
import { warMiddle, warNeighbours, warSpaces } from '../../../shared/board'
import type { Direction } from '../walk'
import { walkAmong } from '../walk'

const REGIONS: readonly (readonly [string, readonly string[]])[] = [
  ['British Isles and the north', ['united-kingdom', 'eire', 'iceland', 'norway', 'sweden', 'denmark']],
  [
    'Western Europe',
    [
      'netherlands-belgium',
      'france',
      'eastern-france',
      'vichy-france',
      'switzerland',
      'spain',
      'portugal',
      'gibraltar',
      'corsica',
    ],
  ],
  ['Central Europe', ['germany', 'austria', 'czechoslovakia', 'hungary', 'yugoslavia']],
  ['Italy', ['northern-italy', 'southern-italy', 'sicily', 'sardinia', 'malta']],
  ['The Balkans', ['serbia', 'rumania', 'bulgaria', 'greece', 'crete']],
  [
    'Russia',
    [
      'poland',
      'east-poland',
      'baltic-states',
      'leningrad',
      'finland',
      'vyborg',
      'karelia',
      'archangel',
      'russia',
      'moscow',
      'belorussia',
      'ukraine',
      'bessarabia',
      'stalingrad',
      'caucasus',
      'turkestan',
      'siberia',
    ],
  ],
  [
    'The Near East',
    ['turkey', 'syria', 'iraq', 'iran', 'palestine', 'trans-jordan', 'cyprus', 'saudi-arabia', 'egypt'],
  ],
  ['North Africa', ['morocco', 'spanish-morocco', 'algeria', 'tunisia', 'libya']],
  ['North America', ['canada', 'eastern-us']],
]

export interface Region {
  readonly name: string
  readonly spaces: readonly string[]
}
const lands = new Set(REGIONS.flatMap(([, spaces]) => spaces))
const rest = warSpaces.filter((space) => !lands.has(space.id))
const ids = (list: typeof rest) => list.map(({ id }) => id).sort()
/** Each space once; what no region names stands under its own kind, so that none is ever missing. */
export const WAR_REGIONS: readonly Region[] = [
  ...REGIONS.map(([name, spaces]) => ({ name, spaces: spaces.filter((id) => warSpaces.some((s) => s.id === id)) })),
  { name: 'Other lands', spaces: ids(rest.filter(({ kind }) => kind === 'land')) },
  { name: 'Seas', spaces: ids(rest.filter(({ kind, convoyOf }) => kind === 'sea' && !convoyOf)) },
  { name: 'Convoys', spaces: ids(rest.filter(({ convoyOf }) => convoyOf)) },
].filter(({ spaces }) => spaces.length > 0)

export const walkSpaces = (from: string, direction: Direction): string | undefined =>
  walkAmong(from, warNeighbours(from), direction, (id): Point => warMiddle(id))
