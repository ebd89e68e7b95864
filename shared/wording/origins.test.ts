import { describe, expect, test } from 'vitest'
import { EVENT_TYPES, type OriginsEvent } from '../origins/events'
import { NATIONS } from '../origins/ids'
import { REFUSAL_REASONS, type RefusalFacts } from '../origins/refusals'
import { NATION_NAMES, sayEvent, sayEvents, sayInstead, sayRefusal, sayVerdictStep } from './origins'

/** One of each, as a table would meet them. */
const EVENTS: readonly (readonly [OriginsEvent, string])[] = [
  [
    {
      type: 'campaignBegun',
      players: [
        { name: 'Ann', powers: ['britain', 'france'] },
        { name: 'Ben', powers: ['germany'] },
        { name: 'Clara', powers: ['russia', 'austria-hungary'] },
      ],
      dealt: [3, 1],
      individualWinner: 'everyone',
      breakableAlliances: 'on',
    },
    'The campaign begins, powers dealt: Ann (Britain and France), Ben (Germany) and Clara (Russia and Austria-Hungary). Beaten allies still count one by one (individualWinner: everyone). Alliances can be left (breakableAlliances: on).',
  ],
  [
    { type: 'factorsPlaced', power: 'britain', nation: 'far-east', factors: 5, now: 17, left: 9 },
    'Britain placed 5 in the Far East, now 17.',
  ],
  [
    { type: 'factorsTakenBack', power: 'britain', nation: 'italy', factors: 2, now: 3, left: 11 },
    'Britain took 2 back from Italy, now 3.',
  ],
  [
    {
      type: 'attackResolved',
      power: 'germany',
      nation: 'italy',
      target: 'britain',
      ours: 18,
      theirs: 12,
      odds: 1,
      face: 4,
      source: 'app',
      result: 'EX',
      losses: { attacker: 12, target: 12 },
    },
    'Germany attacked Britain in Italy at 1 to 1 (18 against 12), threw 4: exchange, 12 each.',
  ],
  [{ type: 'rightsGained', power: 'britain', nation: 'italy' }, 'Britain gained treaty rights in Italy.'],
  [{ type: 'rightsLost', power: 'britain', nation: 'italy' }, 'Britain lost its treaty rights in Italy.'],
  [{ type: 'turnEnded', power: 'russia', round: 3, attacked: false }, 'Russia ended its turn without an attack.'],
  [{ type: 'turnBegun', power: 'russia', round: 3 }, 'Russia’s turn in round 3.'],
  [{ type: 'dealCameDue', deal: 2 }, 'Deal 2 is due: was it kept?'],
  [{ type: 'allianceFormed', powers: ['britain', 'france'] }, 'Britain and France formed an alliance.'],
  [{ type: 'allianceLeft', power: 'russia', partner: 'germany' }, 'Russia left its alliance with Germany.'],
  [
    {
      type: 'dealRecorded',
      deal: 1,
      parties: ['britain', 'russia'],
      text: 'hands off Turkey',
      untilRound: 4,
      round: 1,
    },
    'Deal 1 between Britain and Russia, until round 4: hands off Turkey',
  ],
  [{ type: 'dealJudged', deal: 1, outcome: 'broken', by: 'russia' }, 'Deal 1 was broken by Russia.'],
  [
    { type: 'embassyCorrected', power: 'russia', nation: 'serbia', was: 10, now: 12, reason: 'a chip had slid' },
    'Referee’s correction: Russia has 12 in Serbia, not 10 (a chip had slid).',
  ],
  [
    {
      type: 'gameEnded',
      totals: { britain: 1, france: 2, germany: 3, russia: 4, 'austria-hungary': 4 },
      winners: ['russia', 'austria-hungary'],
      clause: 'OW-5.5',
    },
    'The game is over: Russia and Austria-Hungary share the victory.',
  ],
]

const REFUSALS: { readonly [R in keyof RefusalFacts]: readonly [RefusalFacts[R], string] } = {
  gameOver: [{}, 'The game is over; only corrections and deals can still be written down.'],
  notActing: [{ power: 'france', acting: 'britain' }, 'It is Britain’s turn, not France’s.'],
  nothingLeft: [{ allotment: 14 }, 'All 14 factors of this turn are placed.'],
  moreThanLeft: [
    { nation: 'britain', asked: 12, left: 7, allotment: 14 },
    '12 in Britain would make 19 of 14; only 7 are left this turn.',
  ],
  tooManyAbroad: [
    { nation: 'far-east', asked: 6, placed: 0, most: 5 },
    '6 in the Far East is too many; at most 5 go into one embassy abroad in a turn.',
  ],
  attackMade: [{}, 'The attack is made; this turn’s placement can’t be taken back any more.'],
  notPlacedThere: [
    { nation: 'italy' },
    'Nothing was placed in Italy this turn; only this turn’s factors can be taken back.',
  ],
  moreThanPlaced: [
    { nation: 'italy', asked: 4, placed: 3 },
    'Only 3 of the 4 were placed in Italy this turn; older factors stay.',
  ],
  moreThanLies: [{ nation: 'italy', asked: 3, lies: 1 }, 'Only 1 of the 3 still lies in Italy.'],
  placementUnfinished: [{ left: 4 }, 'Place the last 4 first; nothing is kept for later.'],
  alreadyAttacked: [{ power: 'germany' }, 'Germany has made its attack; a turn has one at most.'],
  attackOnItself: [{ power: 'germany' }, 'Germany can’t attack itself.'],
  noCommonNation: [
    { nation: 'africa', power: 'germany', target: 'france', ours: 10, theirs: 0 },
    'An attack needs factors of both sides in Africa; France has none.',
  ],
  allianceWithItself: [{ power: 'russia' }, 'An alliance takes two powers; Russia can’t ally with itself.'],
  heldPair: [
    { power: 'britain', partner: 'france' },
    'Britain and France are one player’s pair, allied for the whole game.',
  ],
  alreadyAllied: [
    { power: 'britain', partner: 'france' },
    'Britain is allied with France already; a power has one ally at most.',
  ],
  leftThisRound: [
    { power: 'russia' },
    'Russia has just left an alliance and may not ally before its next turn begins.',
  ],
  alliancesPermanent: [{ power: 'russia' }, 'Alliances are permanent in this campaign.'],
  notAllied: [{ power: 'russia' }, 'Russia stands in no alliance.'],
  partyTwice: [
    { power: 'russia' },
    'Russia stands twice in this deal; a deal is between two different powers or more.',
  ],
  noSuchDeal: [{ deal: 3, deals: 2 }, 'There is no deal 3; the ledger has 2 deals.'],
  breakerWithoutBreach: [
    { deal: 3, by: 'russia' },
    'Nobody broke deal 3 unless it is judged broken; leave Russia out.',
  ],
  breakerNotParty: [{ deal: 3, by: 'russia' }, 'Russia has no part in deal 3 and can’t have broken it.'],
  impossibleCount: [
    { asked: 2.5, most: 999 },
    '2.5 is no count of factors; an embassy holds a whole number from 0 to 999.',
  ],
}

describe('sentences of Origins', () => {
  test('every nation has a name', () => {
    expect(NATIONS.map((n) => NATION_NAMES[n]).filter((name) => name.length > 0)).toHaveLength(13)
  })

  test('every event has its sentence', () => {
    expect(EVENTS.map(([e]) => e.type)).toEqual(EVENT_TYPES)
    for (const [event, sentence] of EVENTS) expect(sayEvent(event)).toBe(sentence)
  })

  test('every refusal has its sentence', () => {
    expect(Object.keys(REFUSALS)).toEqual(REFUSAL_REASONS)
    for (const reason of REFUSAL_REASONS) {
      const [facts, sentence] = REFUSALS[reason]
      expect(sayRefusal(reason, facts)).toBe(sentence)
    }
  })

  test('rights that came or went with an attack don’t name the place again', () => {
    const attacked = EVENTS.map(([e]) => e).find((e) => e.type === 'attackResolved')
    if (!attacked) throw new Error('no attack')
    const lost = (power: 'germany' | 'britain') => ({ type: 'rightsLost', power, nation: 'italy' }) as const
    expect(sayEvents([attacked, lost('britain')])).toMatch(/12 each\. Britain lost its treaty rights\.$/)
    expect(sayEvents([attacked, lost('germany'), lost('britain')])).toMatch(
      /12 each\. Germany and Britain lost their treaty rights\.$/,
    )
  })

  test('what would be legal instead', () => {
    expect(sayInstead({ kind: 'upTo', nation: 'italy', min: 1, max: 5 })).toBe('Up to 5 in Italy would be legal.')
    expect(sayInstead({ kind: 'turn', acting: 'britain', deeds: ['place', 'takeBack'] })).toBe(
      'Britain can place or take back.',
    )
    expect(sayInstead({ kind: 'rooms', rooms: [{ nation: 'far-east', max: 3 }] })).toBe(
      'There is room in the Far East (3).',
    )
    expect(sayInstead({ kind: 'targets', targets: [{ nation: 'italy', target: 'france' }] })).toBe(
      'Open to attack is France in Italy.',
    )
    expect(sayInstead({ kind: 'pairs', pairs: [['britain', 'france']] })).toBe('Free to ally is Britain and France.')
    expect(sayInstead({ kind: 'leaving', power: 'russia' })).toBe('Russia can leave its alliance.')
    expect(sayInstead({ kind: 'deals', deals: 2 })).toBe('Deals 1 to 2 can be judged.')
    expect(sayInstead({ kind: 'ledger' })).toBe('Deals and corrections can be written down at any time.')
  })

  test('the reckoning of the result, step by step', () => {
    const clause = 'OW-7.4'
    expect(
      sayVerdictStep({ kind: 'alliance', powers: ['britain', 'france'], total: 12, needs: 14, reaches: false, clause }),
    ).toBe('Britain and France are allied: 12 together against 14 of all others. That is not enough.')
    expect(
      sayVerdictStep({
        kind: 'highest',
        among: ['germany', 'russia', 'austria-hungary'],
        powers: ['germany'],
        total: 8,
        clause,
      }),
    ).toBe('The highest total of Germany, Russia and Austria-Hungary is Germany’s 8.')
    expect(sayVerdictStep({ kind: 'fifth', power: 'austria-hungary', total: 2, clause: 'OW-7.5' })).toBe(
      'Neither alliance reaches the rest, so the fifth power wins: Austria-Hungary with 2.',
    )
  })
})
