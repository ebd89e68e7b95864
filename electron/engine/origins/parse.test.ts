import { describe, expect, test } from 'vitest'
import { optionsOf } from '../testing/table'
import { origins, sampleHistory } from './index'

const fault = (input: unknown) => {
  const parsed = origins.parseCommand(input)
  return parsed.ok ? 'parses' : parsed.error.at
}
const good = { type: 'placeFactors', power: 'britain', nation: 'italy', factors: 5 }

describe('foreign input', () => {
  test('a command that parses comes back as it is', () => {
    expect(origins.parseCommand(good)).toEqual({ ok: true, value: good })
  })

  test.each([
    ['nothing at all', undefined, ''],
    ['null', null, ''],
    ['a list', [good], ''],
    ['an unknown type', { ...good, type: 'fly' }, 'type'],
    ['a truncated command', { type: 'placeFactors', power: 'britain' }, 'nation'],
    ['an unknown power', { ...good, power: 'bulgaria' }, 'power'],
    ['an unknown nation', { ...good, nation: 'spain' }, 'nation'],
    ['none', { ...good, factors: 0 }, 'factors'],
    ['a fraction', { ...good, factors: 0.5 }, 'factors'],
    ['a huge number', { ...good, factors: 1e12 }, 'factors'],
    ['an unknown field', { ...good, note: 'x' }, 'note'],
    ['a prototype', JSON.parse('{"type":"endTurn","power":"britain","__proto__":{"power":"x"}}'), '__proto__'],
    ['a die of seven', { type: 'attack', power: 'britain', nation: 'italy', target: 'france', die: 7 }, 'die'],
    ['an alliance of three', { type: 'formAlliance', powers: ['britain', 'france', 'russia'] }, 'powers'],
    ['a deal with oneself only', { type: 'recordDeal', parties: ['britain'], text: 'x' }, 'parties'],
    ['an empty promise', { type: 'recordDeal', parties: ['britain', 'france'], text: '  ' }, 'text'],
    ['an endless promise', { type: 'recordDeal', parties: ['britain', 'france'], text: 'x'.repeat(501) }, 'text'],
    ['round 11', { type: 'recordDeal', parties: ['britain', 'france'], text: 'x', untilRound: 11 }, 'untilRound'],
    ['a correction without a reason', { type: 'correct', power: 'britain', nation: 'italy', factors: 3 }, 'reason'],
    [
      'a correction to no number',
      { type: 'correct', power: 'britain', nation: 'italy', factors: null, reason: 'x' },
      'factors',
    ],
  ])('%s is a fault with its path', (_what, input, at) => {
    expect(fault(input)).toBe(at)
  })

  test('events and options of another shape are faults too', () => {
    expect(origins.parseEvent({ type: 'factorsPlaced', power: 'britain' })).toMatchObject({ ok: false })
    expect(origins.parseEvent({ type: 'gameExploded' })).toMatchObject({ ok: false, error: { at: 'type' } })
    expect(origins.parseOptions({ ...optionsOf(), map: 'mars' })).toMatchObject({ ok: false, error: { at: 'map' } })
    expect(origins.parseOptions({ players: optionsOf().players, powers: 'chosen' })).toMatchObject({
      ok: true,
      value: { individualWinner: 'unallied', breakableAlliances: 'off' },
    })
  })

  test('every command and event of the sample campaign parses to itself', () => {
    for (const { command, events } of sampleHistory.entries) {
      expect(origins.parseCommand(command)).toEqual({ ok: true, value: command })
      for (const event of events) expect(origins.parseEvent(event)).toEqual({ ok: true, value: event })
    }
  })
})
