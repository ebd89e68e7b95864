import { describe, expect, test } from 'vitest'
import { goldenFiles, replayGolden } from './golden'
import { goldenCampaigns, writeGolden } from './recordings'
import { recordSample } from './sample'
import sampleJson from '../../../shared/origins/data/sample.json'
import { readFileSync } from 'node:fs'
import { origins, sampleHistory, sampleName } from '../origins/index'

describe('golden campaigns', () => {
  const files = goldenFiles()

  test('there is one for each way to sit down', () => {
    expect(files.map((g) => g.id)).toEqual(
      expect.arrayContaining([
        'origins-breakable-alliances',
        'origins-five-players',
        'origins-four-players',
        'origins-three-players',
      ]),
    )
  })

  test.each(files.map((g) => [g.id, g] as const))(
    '%s plays as it was recorded, from events and judged anew',
    (_id, g) => {
      expect(replayGolden(g)).toEqual([])
    },
  )

  test('every line of their logs says something', () => {
    for (const { id, history } of files.filter((g) => g.game === 'origins')) {
      let state = origins.blank
      const all = [history.begun, ...history.entries].map((x) => x.events as (typeof sampleHistory)['begun']['events'])
      for (const events of all) {
        expect(origins.report(state, events).text.trim(), id).not.toBe('')
        state = events.reduce((s, e) => origins.apply(s, e), state)
      }
    }
  })

  test('a golden campaign with a changed fact does not pass', () => {
    const [golden] = files.filter((g) => g.game === 'origins')
    if (!golden) throw new Error('no golden campaign')
    const [first, ...rest] = golden.history.entries
    const forged = {
      ...first,
      events: [{ type: 'factorsPlaced', power: 'britain', nation: 'italy', factors: 6, now: 6, left: 8 }],
    }
    const history = { ...golden.history, entries: [forged, ...rest] } as typeof golden.history
    expect(replayGolden({ ...golden, history })).not.toEqual([])
  })

  test('what is committed is what the recorder makes', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    for (const campaign of goldenCampaigns()) expect(read(`golden/${campaign.id}.json`)).toBe(writeGolden(campaign))
    expect(read('../../../shared/origins/data/sample.json')).toBe(writeGolden(recordSample()))
  })
})

describe('Sunday at Mill Lane', () => {
  test('plays as it was recorded', () => {
    expect(replayGolden({ ...sampleJson, game: 'origins' } as unknown as Parameters<typeof replayGolden>[0])).toEqual(
      [],
    )
  })

  test('stands at Britain’s turn in round 6, with a deal due, one in its last round, an alliance, rights and stars', () => {
    const { begun, entries, position } = sampleHistory
    const state = [begun, ...entries.slice(0, position)].reduce(
      (s, { events }) => events.reduce((t, e) => origins.apply(t, e), s),
      origins.blank,
    )
    const view = origins.view(state)
    expect(sampleName).toBe('Sunday at Mill Lane')
    expect(view.players.map((p) => p.name)).toEqual(['Ann', 'Ben', 'Clara', 'Dov', 'Emil'])
    expect([view.round, view.acting, view.step, view.left]).toEqual([6, 'britain', 'placement', 14])
    expect(view.alliances.map((a) => a.powers)).toEqual([['germany', 'austria-hungary']])
    expect(view.deals.map((d) => `${d.outcome} ${d.due}`)).toEqual(['broken no', 'open last', 'open no', 'open due'])
    expect(view.exclusive).toMatchObject({ 'far-east': 'britain', africa: 'france', rumania: 'russia' })
    expect(view.scores.totals).toEqual({ britain: 18, france: 10, germany: 8, russia: 8, 'austria-hungary': 4 })
  })

  test('goes on to its end', () => {
    expect(sampleHistory.entries.at(-1)?.events.at(-1)).toMatchObject({ type: 'gameEnded' })
  })
})
