/** A table in the middle of an evening, for the tests and the bench of the map: Britain has placed ten of its fourteen. */
import { originsData } from '../../shared/origins/data'
import { figuresShown } from '../../shared/origins/figures'
import type { NationId, PowerId } from '../../shared/origins/ids'
import { NATIONS, POWERS } from '../../shared/origins/ids'
import type { ChipStack, OriginsView } from '../../shared/origins/view'

type ByNation<T> = Record<NationId, T>
type ByPower<T> = Record<PowerId, T>

const byNation = <T>(make: (nation: NationId) => T) =>
  Object.fromEntries(NATIONS.map((nation) => [nation, make(nation)])) as ByNation<T>
const byPower = <T>(make: (power: PowerId) => T) =>
  Object.fromEntries(POWERS.map((power) => [power, make(power)])) as ByPower<T>

/** Britain, France, Germany, Russia, Austria-Hungary. */
const FACTORS: Readonly<ByNation<readonly number[]>> = {
  britain: [9, 10, 0, 0, 0],
  france: [5, 4, 0, 0, 0],
  germany: [3, 2, 12, 0, 11],
  russia: [0, 14, 11, 0, 0],
  'austria-hungary': [0, 0, 15, 0, 6],
  italy: [12, 6, 13, 0, 5],
  serbia: [0, 0, 0, 12, 14],
  rumania: [0, 0, 5, 10, 8],
  bulgaria: [0, 0, 0, 4, 0],
  greece: [10, 0, 0, 3, 0],
  turkey: [8, 0, 7, 5, 0],
  'far-east': [17, 0, 0, 6, 0],
  africa: [4, 13, 8, 0, 0],
}
const chipsOf = (n: number): ChipStack => ({
  blue: Math.floor(n / 10),
  red: Math.floor((n % 10) / 5),
  white: n % 5,
})

export function roundSix(): OriginsView {
  const embassies = byNation((nation) => byPower((power) => FACTORS[nation][POWERS.indexOf(power)] ?? 0))
  const rights = byNation((nation) => POWERS.filter((power) => power !== nation && embassies[nation][power] >= 10))
  const exclusive = Object.fromEntries(
    NATIONS.flatMap((nation) => {
      const [only, ...more] = rights[nation]
      return only && more.length === 0 ? [[nation, only]] : []
    }),
  ) as Partial<ByNation<PowerId>>
  return {
    game: 'origins',
    round: 6,
    rounds: 10,
    acting: 'britain',
    step: 'placement',
    left: 4,
    allotment: 14,
    allotments: { britain: 14, france: 12, germany: 16, russia: 10, 'austria-hungary': 10 },
    figures: figuresShown(originsData),
    placed: { turkey: 5, 'far-east': 5 },
    room: byNation((nation) => (nation === 'turkey' || nation === 'far-east' ? 0 : 4)),
    attacked: false,
    embassies,
    chips: byNation((nation) => byPower((power) => chipsOf(embassies[nation][power]))),
    chipsShort: 0,
    rights,
    exclusive,
    alliances: [],
    deals: [],
    players: POWERS.map((power) => ({ name: power, powers: [power] })),
    options: { individualWinner: 'unallied', breakableAlliances: 'off' },
    scores: {
      totals: byPower(() => 0),
      objectives: [],
      winner: { powers: [], players: [], clause: 'OW-8.1', because: [] },
      final: false,
    },
    attacks: [],
    blocked: { place: {}, takeBack: {} },
    pairs: [],
  }
}
