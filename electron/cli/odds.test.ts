/** keg odds, every kind of order for both games. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realDesk } from './desk'
import { run } from './run'

let home: string
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'keg-odds-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function keg(...words: string[]) {
  const out: Record<string, unknown>[] = []
  const said: string[] = []
  const status = await run(
    {
      ...realDesk(() => createInterface({ input: Readable.from([]) })),
      print: (value) => out.push(JSON.parse(JSON.stringify(value)) as Record<string, unknown>),
      say: (sentence) => said.push(sentence),
    },
    words,
  )
  return { status, out, said: said.join('\n') }
}
const RAID = { game: 'great-war', kind: 'raid', bombers: 2 }
const odds = (order: object) => keg('odds', JSON.stringify(order))

describe('keg odds of The Great War', () => {
  test('GW-13.11 a sea battle, in numbers and in fractions', async () => {
    const order = { game: 'great-war', kind: 'sea', attacker: { submarine: 1 }, defender: { transport: 1 } }
    // first strike on 2; else the transport hits on 1: 1/3 + 2/3 · 5/6 · …
    expect(await odds({ ...order, exact: true })).toMatchObject({
      status: 0,
      out: [{ kind: 'sea', attackerWins: '3/4', defenderWins: '1/4', stopped: '0' }],
    })
    const { out } = await odds(order)
    expect(out[0]).toMatchObject({
      assumptions: expect.arrayContaining(['The attacker’s submarines never go under.']) as string[],
    })
    expect(out[0]?.['attackerWins']).toBeCloseTo(3 / 4, 12)
  })

  test('GW-13.20 a raid, and several battles of a turn', async () => {
    const raid = { game: 'great-war', kind: 'raid', bombers: 1, interceptors: 1 }
    expect((await odds({ ...raid, exact: true })).out).toMatchObject([{ getsThrough: '2/3' }])
    const sea = { game: 'great-war', kind: 'sea', attacker: { submarine: 1 }, defender: { transport: 1 } }
    const { out } = await odds({
      game: 'great-war',
      kind: 'several',
      battles: [{ order: raid }, { order: sea }],
      reserve: { bomber: 1 },
    })
    expect(out[0]?.['all']).toBeCloseTo((2 / 3) * (3 / 4), 12)
    expect(out[0]).toMatchObject({ reserve: [{ kind: 'bomber', options: [{ battle: 0 }, { battle: 1 }] }] })
  })

  test('what cannot be is refused with its place and what would be right', async () => {
    const sea = { game: 'great-war', kind: 'sea', attacker: { submarine: 1 }, defender: { transport: 1 } }
    const wrong = [
      [{ ...sea, attacker: { infantry: 1 } }, 'attacker.infantry', 'fighter, bomber'],
      [{ ...sea, damaged: { attacker: 1 } }, 'damaged.attacker', '0 to 0'],
      [{ ...sea, submerge: { attacker: 'sometimes' } }, 'submerge.attacker', 'none of never, atOnce'],
      [{ ...sea, cargo: { defender: { infantry: 3 } } }, 'cargo.defender', 'two infantry'],
      [{ ...sea, losses: { defender: 'keepLand' } }, 'losses.defender', 'default, best'],
      [{ ...sea, now: { step: 'attackersFire', defenderLeft: { units: {} } } }, 'now.defenderLeft', 'defendersFire'],
      [{ ...sea, defender: { sub: 1 } }, 'defender.sub', 'fighter, bomber, submarine, transport, dreadnought'],
      [{ ...sea, cargo: { defender: { tnk: 1 } } }, 'cargo.defender.tnk', 'infantry, artillery, tank.'],
      [{ ...RAID, spaceIpc: 12, alreadyBombed: 20 }, 'alreadyBombed', 'at most 12'],
      [{ game: 'great-war', kind: 'air' }, 'kind', 'land, sea, raid, several'],
      [{ game: 'chess' }, 'game', 'origins or great-war'],
    ] as const
    for (const [order, at, right] of wrong) {
      const { status, said, out } = await odds(order)
      expect([status, out]).toEqual([64, []])
      expect(said).toContain(at)
      expect(said).toContain(right)
    }
    const land = { game: 'great-war', kind: 'land', attacker: { infantry: 2 }, defender: { infantry: 1 } }
    const below = await odds({ ...land, retreat: { below: 1.5 } })
    expect(below.said).toMatch(
      /^keg help odds says what it takes\.\nretreat\.below: 1\.5 is too large\. Right would be at most 1\.[^\n]*$/,
    )
    expect((await odds({ ...land, losses: { attacker: ['tnk'] } })).said).toContain('losses.attacker.0: "tnk"')
    expect((await odds({ ...land, losses: { attacker: ['submarine'] } })).said).toContain('fights at sea only')
    // an example of the kind that was meant
    expect((await odds({ ...sea, attacker: { infantry: 1 } })).said).toContain(
      'Such as {"game":"great-war","kind":"sea"',
    )
    expect((await odds({ game: 'great-war', kind: 'raid', bomber: 1 })).said).toContain('"kind":"raid","bombers":2')
    const together = await odds({ ...sea, losses: { attacker: 'best' }, retreat: { afterRound: 2 } })
    expect(together).toMatchObject({ status: 2, out: [{ ok: false, reason: 'notTogether', at: 'retreat' }] })
  })
})

describe('a battle needs two sides', () => {
  const land = { game: 'great-war', kind: 'land', attacker: { infantry: 2 }, defender: { infantry: 1 } }
  const sea = { game: 'great-war', kind: 'sea', attacker: { submarine: 1 }, defender: { transport: 1 } }
  test.each([
    ['land, nobody attacks', { ...land, attacker: {} }, 'attacker', 'the attacker has none'],
    ['land, nobody defends', { ...land, defender: { infantry: 0 } }, 'defender', 'the defender has none'],
    ['sea, nobody attacks', { ...sea, attacker: {} }, 'attacker', 'fighter, bomber, submarine'],
    ['sea, nobody at all', { ...sea, attacker: {}, defender: {} }, 'attacker', 'neither has any'],
    ['GW-13.20 no bomber', { ...RAID, bombers: 0, escorts: 2 }, 'bombers', '1 bomber or more'],
    [
      'one of several',
      {
        game: 'great-war',
        kind: 'several',
        battles: [{ order: land }, { name: 'Kiel', order: { ...sea, defender: {} } }],
      },
      'battles.1.order.defender',
      'Kiel: A battle needs units of both sides',
    ],
  ])('%s', async (_, order, at, says) => {
    const { status, out, said } = await odds(order)
    expect(out).toMatchObject([{ ok: false, reason: 'noBattle', at }])
    expect([status, said]).toEqual([2, expect.stringContaining(says)])
  })
  test('further nations are defenders too, and GW-13.27 a battle from its middle may have lost a side', async () => {
    expect((await odds({ ...land, defender: {}, allies: [{ units: { infantry: 1 } }] })).status).toBe(0)
    const over = await odds({ ...land, defender: {}, now: { step: 'decision' } })
    expect(over).toMatchObject({ status: 0, out: [{ attackerWins: 1 }] })
  })
})

describe('what odds stand on', () => {
  const land = { game: 'great-war', kind: 'land', attacker: { infantry: 2 }, defender: { infantry: 1 } }
  const assumed = async (order: object) => (await odds({ ...land, ...order })).out[0]?.['assumptions'] as string[]

  test('GW-13.17 a bombardment without a landing is said to be against the rules', async () => {
    const said = expect.stringContaining('only where a land unit lands') as string
    expect(await assumed({ bombardment: 1 })).toContainEqual(said)
    expect(await assumed({ bombardment: 1, landed: { infantry: 1 } })).not.toContainEqual(said)
    expect(await assumed({ bombardment: 1, from: { sea: 2 } })).not.toContainEqual(said)
  })
  test('GW-10.T1 an advance without the one it needs is answered, and said', async () => {
    const said = 'Advance 3b stands here without advance 3, which it needs by the rules (GW-10.T1).'
    expect(await assumed({ technologies: { attacker: ['3b'] } })).toContainEqual(said)
    expect(await assumed({ technologies: { attacker: ['3', '3b'] } })).not.toContainEqual(said)
    expect(await assumed({ allies: [{ units: { infantry: 1 }, technologies: ['1', '3b'] }] })).toContainEqual(said)
  })
  test('GW-13.5 a list may go unit by unit: each naming is one, the last the rest', async () => {
    const attacker = { infantry: 2, artillery: 1 }
    const own = (list: readonly string[]) => ({ ...land, attacker, losses: { attacker: list }, exact: true })
    const [mixed] = (await odds(own(['infantry', 'artillery', 'infantry']))).out
    const [guns] = (await odds(own(['artillery', 'infantry']))).out
    const [men] = (await odds(own(['infantry', 'artillery']))).out
    expect(mixed?.['survivors']).not.toEqual(guns?.['survivors'])
    expect(mixed?.['survivors']).not.toEqual(men?.['survivors'])
    expect(JSON.stringify(mixed?.['assumptions'])).toContain('unit by unit: infantry, artillery, infantry')
    // Said for every unit, the usual order is the usual order.
    expect((await odds(own(['infantry', 'infantry', 'artillery']))).out[0]?.['survivors']).toEqual(men?.['survivors'])
  })

  test('GW-13.7 where nobody can retreat no retreat is spoken of', async () => {
    const nobody = 'No attacker can retreat: the battle goes on to its end (GW-13.7).'
    expect(await assumed({ landed: { infantry: 2 }, retreat: 'best' })).toContain(nobody)
    expect(await assumed({ landed: { infantry: 1 } })).toContain('The attacker never retreats.')
    const sea = { kind: 'sea', attacker: { submarine: 1 }, defender: { transport: 1 }, wayOut: false }
    expect(await assumed(sea)).toContain(
      'The attacking ships have no zone to fall back to: none can retreat (GW-13.15).',
    )
  })
  test('GW-13.15 what going under counts as, where somebody may go under', async () => {
    const sea = { game: 'great-war', kind: 'sea', attacker: { dreadnought: 1 }, defender: { submarine: 1 } }
    const lost = expect.stringContaining('the defender has gone under, the battle is over and counts as won') as string
    const dives = { ...sea, submerge: { defender: 'best' }, exact: true }
    expect((await odds(dives)).out).toMatchObject([
      { attackerWins: '46/49', assumptions: expect.arrayContaining([lost]) as string[] },
    ])
    expect((await odds(sea)).out[0]?.['assumptions']).not.toContainEqual(lost)
  })
  test('GW-13.5 a list of losses that names who is not there', async () => {
    expect(await assumed({ losses: { attacker: ['tank', 'infantry'] } })).toContain(
      'The attacker has only infantry to lose. Its list names tanks too, but it has none.',
    )
  })
})

describe('keg odds of Origins', () => {
  test('OW-3.5 an attack by numbers, with and without its kind', async () => {
    const plain = await odds({ game: 'origins', attackers: 19, defenders: 10 })
    expect(plain.out).toMatchObject([{ odds: '1 to 1', results: [{ sixths: 2 }, { sixths: 3 }, { sixths: 1 }] }])
    expect((await odds({ game: 'origins', kind: 'attack', attackers: 19, defenders: 10 })).out).toEqual(plain.out)
  })

  test('OW-5.6 plans for a position as keg show prints it', async () => {
    const folder = path.join(home, 'Plans')
    await keg(
      'new',
      '--game',
      'origins',
      '--out',
      folder,
      '--seed',
      '1',
      '--option',
      'players=Ann:britain,Ben:france,Cy:germany,Di:russia,Em:austria-hungary',
    )
    const place = (power: string, nation: string, factors: number) =>
      JSON.stringify({ type: 'placeFactors', power, nation, factors })
    const done = await keg(
      'do',
      folder,
      place('britain', 'italy', 5),
      place('britain', 'britain', 9),
      '{"type":"endTurn","power":"britain"}',
      place('france', 'italy', 4),
    )
    expect(done.status).toBe(0)
    const position = (await keg('show', folder)).out[0]
    const attacks = await odds({ game: 'origins', kind: 'attacks', position })
    expect(attacks.out).toMatchObject([
      { power: 'france', when: 'afterPlacement', attacks: [{ nation: 'italy', ours: 4, theirs: 5 }] },
    ])
    const best = await odds({ game: 'origins', kind: 'best', position, target: 'britain', aim: 'factors' })
    // one more in Italy makes it 1 to 1: exchange and elimination on 3 to 6 take all five
    const aims = best.out[0]?.['aims'] as { best: number; places: { adds: number; attack: { nation: string } }[] }[]
    expect(aims[0]).toMatchObject({ best: 1 })
    expect(aims[0]?.places[0]).toMatchObject({ adds: 1, attack: { nation: 'italy' } })
    const siege = { game: 'origins', kind: 'break', position, nation: 'italy', target: 'britain', below: 1 }
    const broken = await odds({ ...siege, attackers: [{ power: 'france', adds: 5 }], exact: true })
    expect(broken.out).toMatchObject([{ defenders: 5, rounds: 10, attackers: [{ name: 'France', factors: 4 }] }])
  }, 60_000)

  test('an attack that the rules forbid, and an order that is malformed', async () => {
    const nobody = { acting: 'france', embassies: { italy: { france: 3 } } }
    const refused = await odds({
      game: 'origins',
      kind: 'attacks',
      position: nobody,
      nation: 'italy',
      target: 'russia',
    })
    expect(refused).toMatchObject({ status: 2, out: [{ ok: false, clause: 'OW-3.2' }] })
    const wrong = await odds({
      game: 'origins',
      kind: 'best',
      position: { acting: 'france', embassies: { italy: { france: -1 } } },
    })
    expect(wrong).toMatchObject({ status: 64, out: [] })
    expect(wrong.said).toContain('position.embassies.italy.france')
  })
})
