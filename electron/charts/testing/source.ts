/** Sources written by hand: a table in round 6 as the mock-ups show it, and the worst that players may type. */
import type { OriginsSource } from '../../../shared/charts'
import type { CampaignId, ClauseId } from '../../../shared/ids'
import type { HistoryLine } from '../../../shared/history'
import { originsData } from '../../../shared/origins/data'
import { figuresShown } from '../../../shared/origins/figures'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../shared/origins/ids'
import type { ObjectiveView, OriginsView } from '../../../shared/origins/view'
import { nationName } from '../words'

const COUNTS: Readonly<Record<NationId, readonly number[]>> = {
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

const byPower = <T>(value: (power: PowerId, index: number) => T): Record<PowerId, T> => ({
  britain: value('britain', 0),
  france: value('france', 1),
  germany: value('germany', 2),
  russia: value('russia', 3),
  'austria-hungary': value('austria-hungary', 4),
})
const byNation = <T>(value: (nation: NationId) => T): Record<NationId, T> =>
  Object.fromEntries(NATIONS.map((n) => [n, value(n)])) as Record<NationId, T>

const OBJECTIVES: Readonly<
  Record<PowerId, readonly (readonly [string, number, 'rights' | 'exclusive' | 'condition'])[]>
> = {
  britain: [
    ['italy', 3, 'rights'],
    ['turkey', 2, 'rights'],
    ['greece', 1, 'rights'],
    ['far-east', 4, 'exclusive'],
    ['No other power above 12', 10, 'condition'],
  ],
  france: [
    ['russia', 3, 'rights'],
    ['britain', 2, 'rights'],
    ['italy', 1, 'rights'],
    ['africa', 5, 'exclusive'],
    ['Germany shut out', 10, 'condition'],
  ],
  germany: [
    ['austria-hungary', 4, 'rights'],
    ['africa', 3, 'rights'],
    ['russia', 2, 'rights'],
    ['italy', 2, 'rights'],
    ['Britain shut out', 5, 'condition'],
  ],
  russia: [
    ['serbia', 5, 'rights'],
    ['rumania', 3, 'rights'],
    ['far-east', 3, 'rights'],
    ['bulgaria', 1, 'rights'],
    ['greece', 1, 'rights'],
    ['turkey', 5, 'exclusive'],
  ],
  'austria-hungary': [
    ['germany', 4, 'rights'],
    ['italy', 2, 'rights'],
    ['rumania', 2, 'rights'],
    ['serbia', 10, 'exclusive'],
  ],
}

function objectives(): ObjectiveView[] {
  return POWERS.flatMap((power) =>
    OBJECTIVES[power].map(([where, points, kind]): ObjectiveView => {
      const nation = NATIONS.find((n) => n === where)
      if (nation === undefined)
        return {
          power,
          kind: 'condition',
          title: where,
          points,
          met: power === 'britain',
          threatened: false,
          factors: 0,
          short: 0,
          why: power === 'britain' ? 'Nobody else is above 12' : 'Germany has rights in Russia and grants them',
          clause: power === 'britain' ? 'OW-5.3' : 'OW-5.4',
        }
      const factors = COUNTS[nation][POWERS.indexOf(power)] ?? 0
      const others = POWERS.filter((p, i) => p !== power && p !== nation && (COUNTS[nation][i] ?? 0) >= 10)
      const rival = others[0]
      const met = factors >= 10 && (kind === 'rights' || rival === undefined)
      return {
        power,
        nation,
        kind,
        title: `${kind === 'exclusive' ? 'Exclusive rights' : 'Rights'} in ${nation === 'far-east' ? 'the ' : ''}${nationName(nation)}`,
        points,
        met,
        threatened: met && factors < 12,
        factors,
        short: Math.max(0, 10 - factors),
        why:
          factors < 10
            ? `${factors}, ${10 - factors} short`
            : rival !== undefined && kind === 'exclusive'
              ? `${nationName(rival)} has rights there too`
              : `${factors} there`,
        clause: 'OW-5.2',
      }
    }),
  )
}

export function sampleView(over: Partial<OriginsView> = {}): OriginsView {
  const all = objectives()
  const totals = byPower((p) => all.filter((o) => o.power === p && o.met).reduce((sum, o) => sum + o.points, 0))
  const embassies = byNation((n) => byPower((_, i) => COUNTS[n][i] ?? 0))
  const rights = byNation((n) => POWERS.filter((p) => p !== n && embassies[n][p] >= 10))
  return {
    game: 'origins',
    round: 6,
    rounds: 10,
    acting: 'germany',
    step: 'placement',
    left: 4,
    allotment: 16,
    allotments: { britain: 14, france: 12, germany: 16, russia: 10, 'austria-hungary': 10 },
    figures: figuresShown(originsData),
    placed: { russia: 5, africa: 5, germany: 2 },
    room: byNation(() => 4),
    attacked: false,
    embassies,
    chips: byNation((n) =>
      byPower((p) => {
        const v = embassies[n][p]
        return { blue: Math.floor(v / 10), red: Math.floor((v % 10) / 5), white: v % 5 }
      }),
    ),
    chipsShort: 0,
    rights,
    exclusive: Object.fromEntries(NATIONS.flatMap((n) => (rights[n].length === 1 ? [[n, rights[n][0]]] : []))),
    alliances: [{ powers: ['britain', 'france'], fixed: false, round: 4, total: 26, needs: 21, reaches: true }],
    deals: [
      {
        deal: 1,
        parties: ['germany', 'austria-hungary'],
        text: 'Germany leaves Serbia alone; Austria-Hungary places five in Russia every round.',
        round: 2,
        untilRound: 6,
        outcome: 'open',
        due: 'last',
      },
      {
        deal: 2,
        parties: ['britain', 'russia'],
        text: 'No British attack in the Far East before round 5.',
        round: 3,
        untilRound: 5,
        outcome: 'broken',
        by: 'britain',
        due: 'no',
      },
      {
        deal: 3,
        parties: ['france', 'russia', 'britain'],
        text: 'Nobody attacks in Italy.',
        round: 5,
        outcome: 'kept',
        due: 'no',
      },
    ],
    players: ['Ann', 'Bertrand', 'Clara', 'Dmitri', 'Eva'].map((name, i) => ({
      name,
      powers: [POWERS[i] ?? 'britain'],
    })),
    options: { individualWinner: 'unallied', breakableAlliances: 'off' },
    scores: {
      totals,
      objectives: all,
      winner: {
        powers: ['britain', 'france'],
        players: ['Ann', 'Bertrand'],
        clause: 'OW-7.4',
        because: [
          { text: 'One alliance stands: Britain and France.', clause: 'OW-7.4' },
          { text: 'Together they have 26, the other three 21: the allies win.', clause: 'OW-7.4' },
        ],
      },
      final: false,
    },
    attacks: [],
    blocked: { place: {}, takeBack: {} },
    pairs: [],
    ...over,
  }
}

const SAID: readonly ((power: PowerId, n: number) => { text: string; clauses: ClauseId[] })[] = [
  (p, n) => ({ text: `${nationName(p)} places 5 in Italy: ${5 + (n % 9)} there now, 9 left.`, clauses: ['OW-2.3'] }),
  (p) => ({ text: `${nationName(p)} places the last 9 at home.`, clauses: ['OW-2.4'] }),
  (p, n) => ({
    text: `${nationName(p)} attacks Russia in Rumania, 12 against 8, 1 to 1: the die shows ${(n % 6) + 1}, exchange. Both lose 8: Russia loses its treaty rights there.`,
    clauses: ['OW-3.5', 'OW-3.6', 'OW-4.2'],
  }),
  (p) => ({ text: `${nationName(p)} ends its turn.`, clauses: ['OW-3.1'] }),
]

/** Four lines a turn, five turns a round. */
export function sampleLines(entries: number): HistoryLine[] {
  const begun: HistoryLine = {
    position: 0,
    round: 1,
    acting: 'Britain',
    events: [],
    text: 'The campaign begins: five players, one power each.',
    clauses: ['OW-1.3'],
    powers: [...POWERS],
    throws: [],
    correction: false,
    undone: false,
  }
  const rest = Array.from({ length: entries }, (_, i): HistoryLine => {
    const power = POWERS[Math.floor(i / 4) % 5] ?? 'britain'
    const said = SAID[i % 4]?.(power, i) ?? { text: '', clauses: [] }
    const thrown = i % 4 === 2
    return {
      position: i + 1,
      round: Math.min(10, 1 + Math.floor(i / 20)),
      acting: nationName(power),
      command: {},
      events: [],
      ...said,
      powers: [power],
      throws: thrown
        ? [
            {
              power,
              against: 'russia',
              faces: [4],
              source: i % 8 === 2 ? 'table' : 'app',
              asBad: { n: 5, over: 6 },
              asGood: { n: 4, over: 6 },
            },
          ]
        : [],
      correction: i === 41,
      undone: false,
      ...(i === 42 ? { rerolled: [2, 6] } : {}),
    }
  })
  return [begun, ...rest]
}

export function sampleSource(over: Partial<OriginsView> = {}, entries = 110, name = 'The long table'): OriginsSource {
  const view = sampleView(over)
  const lines = sampleLines(entries)
  const last = lines.at(-1)?.round ?? 1
  const rounds = Array.from({ length: last }, (_, i) => ({
    round: i + 1,
    position: lines.filter((l) => l.round === i + 1).at(-1)?.position ?? 0,
    view: { ...view, round: i + 1 },
  }))
  return {
    summary: {
      id: 'the-long-table' as CampaignId,
      game: 'origins',
      name,
      round: view.round,
      rounds: 10,
      acting: view.acting,
      step: view.step,
      ended: view.step === 'ended',
      players: view.players,
      entries,
      createdAt: Date.UTC(2026, 10, 30, 18),
      playedAt: Date.UTC(2026, 10, 30, 21),
      picture: {},
      lastEvents: [],
      promised: [],
    },
    view,
    lines,
    rounds,
    scores: rounds.map((r, i) => ({
      position: r.position,
      round: r.round,
      totals: byPower((p, k) =>
        Math.max(0, Math.round((view.scores.totals[p] * (i + 1)) / rounds.length + ((i * (k + 2)) % 4) - 1)),
      ),
    })),
  }
}
