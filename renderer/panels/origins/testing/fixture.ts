/**
 * A table in round 6, as the mock-ups draw it. Written out by hand, so that a panel's test shows what it was given;
 * `real-view.test.ts` checks that the engine's own view fits the same panels.
 */
import type {
  AttackOutcome,
  AttackPreview,
  ChipStack,
  ObjectiveView,
  OriginsView,
} from '../../../../shared/origins/view'
import { originsData } from '../../../../shared/origins/data'
import { figuresShown } from '../../../../shared/origins/figures'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../../shared/origins/ids'
import type { ColourSet } from '../../../../shared/schema/table'

export const COLOURS: Readonly<Record<PowerId, ColourSet>> = {
  britain: 'gb',
  france: 'fr',
  germany: 'de',
  russia: 'ru',
  'austria-hungary': 'ah',
}

type Row = readonly [number, number, number, number, number]
/** Britain, France, Germany, Russia, Austria-Hungary. */
const BOARD: Readonly<Record<NationId, Row>> = {
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

const perNation = <T>(value: (nation: NationId) => T): Record<NationId, T> =>
  Object.fromEntries(NATIONS.map((n) => [n, value(n)])) as Record<NationId, T>
const perPower = <T>(value: (power: PowerId, seat: number) => T): Record<PowerId, T> =>
  Object.fromEntries(POWERS.map((p, i) => [p, value(p, i)])) as Record<PowerId, T>

const chips = (factors: number): ChipStack => ({
  blue: Math.floor(factors / 10),
  red: Math.floor((factors % 10) / 5),
  white: factors % 5,
})

const rights = perNation<readonly PowerId[]>((n) => POWERS.filter((p, i) => p !== n && (BOARD[n][i] ?? 0) >= 10))

const objective = (
  power: PowerId,
  nation: NationId | undefined,
  kind: ObjectiveView['kind'],
  title: string,
  points: number,
  met: boolean,
  factors: number,
  why: string,
  more: Partial<ObjectiveView> = {},
): ObjectiveView => ({
  power,
  ...(nation ? { nation } : {}),
  kind,
  title,
  points,
  met,
  threatened: false,
  factors,
  short: kind === 'condition' ? 0 : Math.max(0, 10 - factors),
  why,
  clause: 'OW-5.2',
  ...more,
})

const OBJECTIVES: readonly ObjectiveView[] = [
  objective('britain', 'italy', 'rights', 'Rights in Italy', 3, true, 12, '12'),
  objective('britain', 'turkey', 'rights', 'Rights in Turkey', 2, false, 8, '8, 2 short'),
  objective('britain', 'greece', 'rights', 'Rights in Greece', 1, true, 10, '10, by a hair', { threatened: true }),
  objective('britain', 'far-east', 'exclusive', 'Exclusive rights in the Far East', 4, true, 17, '17'),
  objective('britain', undefined, 'condition', 'No other power above 12', 10, true, 0, 'France 10'),
  objective('france', 'russia', 'rights', 'Rights in Russia', 3, true, 14, '14'),
  objective('france', 'britain', 'rights', 'Rights in Britain', 2, true, 10, '10, by a hair', { threatened: true }),
  objective('france', 'italy', 'rights', 'Rights in Italy', 1, false, 6, '6, 4 short'),
  objective('france', 'africa', 'exclusive', 'Exclusive rights in Africa', 5, true, 13, '13'),
  objective('france', undefined, 'condition', 'Germany without rights', 10, false, 0, 'Germany has rights in Italy'),
  objective('germany', 'austria-hungary', 'rights', 'Rights in Austria-Hungary', 4, true, 15, '15'),
  objective('germany', 'africa', 'rights', 'Rights in Africa', 3, false, 8, '8, 2 short'),
  objective('germany', 'russia', 'rights', 'Rights in Russia', 2, true, 11, '11'),
  objective('germany', 'italy', 'rights', 'Rights in Italy', 2, true, 13, '13'),
  objective('germany', undefined, 'condition', 'Britain without rights', 5, false, 0, 'Britain has rights in Italy'),
  objective('russia', 'serbia', 'rights', 'Rights in Serbia', 5, true, 12, '12'),
  objective('russia', 'rumania', 'rights', 'Rights in Rumania', 3, true, 10, '10, by a hair', { threatened: true }),
  objective('russia', 'far-east', 'rights', 'Rights in the Far East', 3, false, 6, '6, 4 short'),
  objective('russia', 'bulgaria', 'rights', 'Rights in Bulgaria', 1, false, 4, '4, 6 short'),
  objective('russia', 'greece', 'rights', 'Rights in Greece', 1, false, 3, '3, 7 short'),
  objective('russia', 'turkey', 'exclusive', 'Exclusive rights in Turkey', 5, false, 5, '5, 5 short'),
  objective('austria-hungary', 'germany', 'rights', 'Rights in Germany', 4, true, 11, '11'),
  objective('austria-hungary', 'italy', 'rights', 'Rights in Italy', 2, false, 5, '5, 5 short'),
  objective('austria-hungary', 'rumania', 'rights', 'Rights in Rumania', 2, false, 8, '8, 2 short'),
  objective(
    'austria-hungary',
    'serbia',
    'exclusive',
    'Exclusive rights in Serbia',
    10,
    false,
    14,
    'Russia has rights there too',
  ),
]

const outcome = (
  result: AttackOutcome['result'],
  faces: AttackOutcome['faces'],
  ours: number,
  theirs: number,
  rightsLost: readonly PowerId[] = [],
  scores: AttackOutcome['scores'] = [],
): AttackOutcome => ({ result, faces, ours, theirs, rightsLost, scores })

const BRITISH_ATTACKS: readonly AttackPreview[] = [
  {
    nation: 'italy',
    target: 'france',
    ours: 12,
    theirs: 6,
    odds: 2,
    toNextColumn: 6,
    outcomes: [
      outcome('AE', [1], 0, 6, ['britain'], [{ power: 'britain', change: -3 }]),
      outcome('EX', [2, 3, 4, 5], 6, 0, ['britain'], [{ power: 'britain', change: -3 }]),
      outcome('DE', [6], 12, 0),
    ],
    ourRightsLost: 5,
    theirRightsLost: 0,
    meanOwnChange: -2.5,
  },
  {
    nation: 'far-east',
    target: 'russia',
    ours: 17,
    theirs: 6,
    odds: 2,
    toNextColumn: 1,
    outcomes: [
      outcome('AE', [1], 0, 6, ['britain'], [{ power: 'britain', change: -4 }]),
      outcome('EX', [2, 3, 4, 5], 11, 0),
      outcome('DE', [6], 17, 0),
    ],
    ourRightsLost: 1,
    theirRightsLost: 0,
    meanOwnChange: -0.67,
  },
]

/** Germany's attack of the mock-up: Britain in Italy, eighteen against twelve. */
export const ATTACK_IN_ITALY: AttackPreview = {
  nation: 'italy',
  target: 'britain',
  ours: 18,
  theirs: 12,
  odds: 1,
  toNextColumn: 6,
  outcomes: [
    outcome('AE', [1, 2], 0, 12, ['germany'], [{ power: 'germany', change: -2 }]),
    outcome(
      'EX',
      [3, 4, 5],
      6,
      0,
      ['germany', 'britain'],
      [
        { power: 'britain', change: -3 },
        { power: 'germany', change: -2 },
      ],
    ),
    outcome('DE', [6], 18, 0, ['britain'], [{ power: 'britain', change: -3 }]),
  ],
  ourRightsLost: 5,
  theirRightsLost: 4,
  meanOwnChange: -1.67,
}

const ATTACK_IN_AFRICA: AttackPreview = {
  nation: 'africa',
  target: 'france',
  ours: 8,
  theirs: 13,
  odds: 0,
  toNextColumn: 5,
  outcomes: [
    outcome('AE', [1, 2, 3], 0, 13),
    outcome('EX', [4, 5, 6], 0, 5, ['france'], [{ power: 'france', change: -5 }]),
  ],
  ourRightsLost: 0,
  theirRightsLost: 3,
  meanOwnChange: 0,
}

const five = {
  clause: 'OW-2.3',
  text: 'Turkey has its five for this turn. Two more next turn give treaty rights.',
} as const
const unfinished = { clause: 'OW-2.5', text: 'Place the last 4 first; nothing is kept for later.' } as const

/** Britain places: 5 in Turkey and 5 in the Far East, 4 left. */
export const PLACING: OriginsView = {
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
  room: perNation((n) => (n === 'turkey' || n === 'far-east' ? 0 : 4)),
  attacked: false,
  embassies: perNation((n) => perPower((_, i) => BOARD[n][i] ?? 0)),
  chips: perNation((n) => perPower((_, i) => chips(BOARD[n][i] ?? 0))),
  chipsShort: 0,
  rights,
  exclusive: Object.fromEntries(NATIONS.flatMap((n) => (rights[n].length === 1 ? [[n, rights[n][0]]] : []))),
  alliances: [],
  deals: [
    {
      deal: 1,
      parties: ['russia', 'austria-hungary'],
      text: 'No attacks in Serbia',
      round: 3,
      untilRound: 8,
      outcome: 'open',
      due: 'no',
    },
    {
      deal: 2,
      parties: ['britain', 'france'],
      text: 'France keeps out of Greece',
      round: 4,
      outcome: 'open',
      due: 'no',
    },
    {
      deal: 3,
      parties: ['britain', 'germany'],
      text: 'Germany stays below ten in Turkey',
      round: 2,
      untilRound: 5,
      outcome: 'open',
      due: 'due',
    },
    {
      deal: 4,
      parties: ['france', 'russia'],
      text: 'Russia attacks Germany in Bulgaria',
      round: 1,
      untilRound: 2,
      outcome: 'broken',
      by: 'russia',
      due: 'no',
    },
  ],
  players: [
    { name: 'Ann', powers: ['britain'] },
    { name: 'Ben', powers: ['france'] },
    { name: 'Clara', powers: ['germany'] },
    { name: 'Dov', powers: ['russia'] },
    { name: 'Emil', powers: ['austria-hungary'] },
  ],
  options: { individualWinner: 'unallied', breakableAlliances: 'off' },
  scores: {
    totals: { britain: 18, france: 10, germany: 8, russia: 8, 'austria-hungary': 4 },
    objectives: OBJECTIVES,
    winner: {
      powers: ['britain'],
      players: ['Ann'],
      clause: 'OW-5.5',
      because: [
        { text: 'No alliance stands, so the highest total wins.', clause: 'OW-5.5' },
        { text: 'Britain 18, France 10, Germany 8, Russia 8, Austria-Hungary 4: Britain wins.', clause: 'OW-5.5' },
      ],
    },
    final: false,
  },
  attacks: BRITISH_ATTACKS,
  blocked: {
    attack: unfinished,
    endTurn: unfinished,
    leaveAlliance: { clause: 'OW-7.1', text: 'An alliance is permanent.' },
    place: { turkey: five, 'far-east': { ...five, text: 'The Far East has its five for this turn.' } },
    takeBack: {},
  },
  pairs: POWERS.flatMap((a, i) => POWERS.slice(i + 1).map((b) => ({ powers: [a, b] as const }))),
}

/** Germany has placed its sixteen and may attack. */
export const ATTACKING: OriginsView = {
  ...PLACING,
  acting: 'germany',
  step: 'attack',
  left: 0,
  allotment: 16,
  placed: { italy: 5, 'austria-hungary': 5, russia: 5, germany: 1 },
  room: perNation(() => 0),
  attacks: [ATTACK_IN_ITALY, ATTACK_IN_AFRICA],
  blocked: {
    leaveAlliance: { clause: 'OW-7.1', text: 'An alliance is permanent.' },
    place: Object.fromEntries(NATIONS.map((n) => [n, { clause: 'OW-2.5', text: 'All sixteen are placed.' } as const])),
    takeBack: {},
  },
}

/** Britain and France allied, Germany and Austria-Hungary held by one player. */
export const ALLIED: OriginsView = {
  ...PLACING,
  alliances: [
    { powers: ['britain', 'france'], fixed: false, round: 4, total: 28, needs: 20, reaches: true },
    { powers: ['germany', 'austria-hungary'], fixed: true, round: 0, total: 12, needs: 36, reaches: false },
  ],
  options: { individualWinner: 'unallied', breakableAlliances: 'on' },
  pairs: PLACING.pairs.map((p) => ({
    ...p,
    blocked: { clause: 'OW-7.1', text: 'Two alliances stand already.' } as const,
  })),
  blocked: { attack: unfinished, endTurn: unfinished, place: PLACING.blocked.place, takeBack: {} },
}

/** The game is over and Ann has won with Britain. */
export const ENDED: OriginsView = {
  ...PLACING,
  round: 10,
  acting: 'austria-hungary',
  step: 'ended',
  left: 0,
  placed: {},
  attacks: [],
  scores: { ...PLACING.scores, final: true },
  blocked: {
    attack: { clause: 'OW-5.7', text: 'The game is over.' },
    endTurn: { clause: 'OW-5.7', text: 'The game is over.' },
    leaveAlliance: { clause: 'OW-5.7', text: 'The game is over.' },
    place: {},
    takeBack: {},
  },
}
