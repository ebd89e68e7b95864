import { describe, expect, it } from 'vitest'
import { greatWarCommand, type GreatWarCommand } from '../great-war/commands'
import type { Kind, SpaceId } from '../great-war/ids'
import { sayCommand, type UnitLookup } from './great-war-commands'
import type { Words } from './great-war-events'

const board: Readonly<Record<string, readonly [Kind, string]>> = {
  u1: ['infantry', 'germany'],
  u2: ['infantry', 'germany'],
  u3: ['artillery', 'germany'],
  u4: ['submarine', 'north-sea'],
  u5: ['dreadnought', 'north-sea'],
  u6: ['dreadnought', 'celtic-sea'],
}
const look: UnitLookup = (id) => {
  const found = board[id]
  return found && { kind: found[0], space: found[1] as SpaceId, hitsLeft: found[0] === 'dreadnought' ? 2 : 1 }
}
const say = (said: object): string => sayCommand(greatWarCommand.parse(said), look)

describe('a command as a deed', () => {
  it.each([
    [
      { type: 'moveUnits', by: 'germany', units: ['u1', 'u2', 'u3'], path: ['poland', 'east-poland'] },
      'Move 2 infantry and 1 artillery from Germany to East Poland',
    ],
    [
      { type: 'purchaseUnits', by: 'great-britain', units: [{ kind: 'infantry', count: 2, pool: 'australia' }] },
      'Buy 2 infantry from the pool of Australia',
    ],
    [{ type: 'purchaseUnits', by: 'germany', units: [{ kind: 'trench', count: 1 }] }, 'Buy 1 trench'],
    [
      {
        type: 'placeUnits',
        by: 'germany',
        placements: [{ kind: 'infantry', count: 3, space: 'germany', pool: 'germany' }],
      },
      'Place 3 infantry in Germany',
    ],
    [
      { type: 'giveDreadnoughts', by: 'great-britain', units: ['u5', 'u6'] },
      'Hand two dreadnoughts from North Sea and Celtic Sea to Turkey',
    ],
    [{ type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' }, 'Declare an attack on neutral Denmark'],
    [{ type: 'startBattle', by: 'germany', battle: 'eastern-france' }, 'Fight in Eastern France'],
    [{ type: 'startBattle', by: 'united-states', battle: 'mexico' }, 'Fight the Mexicans'],
    [{ type: 'submergeSubmarines', by: 'germany', battle: 'north-sea', units: ['u4'] }, '1 submarine submerges'],
    [{ type: 'submergeSubmarines', by: 'germany', battle: 'north-sea', units: [] }, 'No submarine submerges'],
    [{ type: 'rollRevolution', by: 'russia', die: 3 }, 'Roll for the Revolution, with 3 on the table'],
    [
      { type: 'offerArmistice', by: 'germany', to: 'russia', rounds: 2, terms: [] },
      'Offer Russia an armistice for 2 rounds',
    ],
    [
      {
        type: 'offerConditionalSurrender',
        by: 'france',
        to: 'germany',
        terms: [{ term: 'payNow', from: 'france', ipc: 4, to: 'germany' }],
      },
      'Offer Germany a conditional surrender: France pays 4 IPC to Germany at once',
    ],
    [{ type: 'displaceUnits', by: 'russia', moves: [{ unit: 'u1', to: null }] }, 'Remove 1 infantry from Germany'],
    [
      { type: 'correct', reason: 'x', treasury: { nation: 'france', ipc: 7 } },
      'Correct the record: France holds 7 IPC',
    ],
    [{ type: 'correct', reason: 'x', opinion: -2 }, 'Correct the record: opinion in the United States stands at -2'],
    [{ type: 'selectCasualties', by: 'germany', battle: 'eastern-france', units: ['u9'] }, 'Mark 1 unit as lost'],
    [
      { type: 'selectCasualties', by: 'germany', battle: 'north-sea', units: ['u5', 'u5', 'u6'] },
      'Mark 1 dreadnought as lost and 1 dreadnought as damaged',
    ],
  ])('%o is said', (command, words) => {
    expect(say(command)).toBe(words)
  })
})

it('a deed about a treaty or an offer says between whom, of which kind and since when', () => {
  const treaty = {
    treaty: 't1',
    kind: 'armistice',
    parties: ['germany', 'russia'],
    terms: [],
    tributes: [],
    signedIn: 3,
  }
  const offer = {
    offer: 'o2',
    kind: 'conditionalSurrender',
    from: 'france',
    to: 'germany',
    madeIn: { round: 4, turn: 1 },
  }
  const pacts = { treaty: () => treaty, offer: () => offer } as unknown as Words
  const say = (c: object) => sayCommand({ by: 'germany', ...c } as GreatWarCommand, look, pacts)
  expect(say({ type: 'breakArmistice', treaty: 't1' })).toBe(
    'Break the armistice of round 3 between Germany and Russia',
  )
  expect(say({ type: 'respondOffer', offer: 'o2', answer: 'accept' })).toBe(
    'Accept France’s offer of a conditional surrender of round 4',
  )
  expect(sayCommand({ type: 'breakArmistice', by: 'germany', treaty: 't1' } as GreatWarCommand)).toBe(
    'Break the treaty',
  )
})
