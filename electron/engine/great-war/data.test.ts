import { describe, expect, test } from 'vitest'
import { POOLS, type NationId, type SpaceId } from '../../../shared/great-war/ids'
import { GRAPHS, SPACES } from './board'
import { BUILT_IN, crossCheck, data, isTrueNeutral, LISTED, loadData, RAW_DATA } from './data'

const space = (s: string) => s as SpaceId

describe('GW-3.T1 territories', () => {
  const printed: Record<string, string> = {
    'great-britain':
      'united-kingdom 6, eire 0, iceland 0, gibraltar 0, egypt 1, trans-jordan 2, netherlands-belgium 2, canada 0, malta 0, cyprus 0',
    france: 'france 3, eastern-france 2, vichy-france 1, morocco 1, algeria 1, tunisia 1, corsica 0',
    russia:
      'leningrad 1, moscow 1, stalingrad 1, finland 1, vyborg 0, karelia 1, archangel 1, russia 1, siberia 1, baltic-states 1, poland 1, east-poland 1, belorussia 1, turkestan 1, bessarabia 0, ukraine 1, caucasus 1',
    germany: 'germany 12',
    'austria-hungary': 'austria 2, czechoslovakia 2, hungary 2, yugoslavia 1',
    serbia: 'serbia 1',
    'ottoman-empire': 'turkey 3, syria 1, iran 2, iraq 2, palestine 0',
    italy: 'northern-italy 4, southern-italy 2, sicily 0, libya 1, sardinia 0',
    'united-states': 'eastern-us 18',
    bulgaria: 'bulgaria 1',
    denmark: 'denmark 1',
    greece: 'greece 1, crete 0',
    norway: 'norway 2',
    romania: 'rumania 1',
  }
  test.each(Object.entries(printed))('GW-3.T1 GW-3.1 %s', (nation, line) => {
    const spaces = BUILT_IN.nation(nation as NationId).spaces.map((s) => `${s.space} ${s.ipc}`)
    expect(spaces.join(', ')).toBe(line)
  })
  test('GW-3.3 a Russian space with a number on the list is worth exactly 1', () => {
    const values = BUILT_IN.nation('russia').spaces.map((s) => s.ipc)
    expect(values.filter((v) => v > 0)).toEqual(Array(15).fill(1))
  })
  test('GW-3.T1 GW-6.2 incomes: 15, 9, 15, 12, 7, 8, 7, 20, and the minors', () => {
    const incomes = data.nations.map((n) => [n.id, n.income.value])
    expect(incomes).toEqual([
      ['great-britain', 15],
      ['france', 9],
      ['russia', 15],
      ['germany', 12],
      ['austria-hungary', 7],
      ['ottoman-empire', 8],
      ['serbia', 0],
      ['bolsheviks', 0],
      ['italy', 7],
      ['united-states', 20],
      ['bulgaria', 1],
      ['denmark', 1],
      ['finland', 1],
      ['greece', 1],
      ['norway', 2],
      ['romania', 1],
    ])
  })
  test('GW-3.7 four British and two American convoys of 1 IPC; the Arctic Ocean is none', () => {
    expect(BUILT_IN.nation('great-britain').convoys.map((c) => [c.space, c.ipc])).toEqual(
      [1, 2, 3, 4].map((n) => [`british-convoy-${n}`, 1]),
    )
    expect(BUILT_IN.nation('united-states').convoys.map((c) => [c.space, c.ipc])).toEqual(
      [1, 2].map((n) => [`us-convoy-${n}`, 1]),
    )
    expect(SPACES.get(space('arctic-ocean'))?.terrain).toBe('sea')
  })
  test('GW-3.4 capitals; Russia has two', () => {
    expect(Object.fromEntries(data.nations.map((n) => [n.id, n.capitals]))).toMatchObject({
      'great-britain': ['united-kingdom'],
      france: ['france'],
      russia: ['leningrad', 'moscow'],
      germany: ['germany'],
      'austria-hungary': ['austria'],
      'ottoman-empire': ['turkey'],
      italy: ['northern-italy'],
      'united-states': ['eastern-us'],
      serbia: ['serbia'],
      romania: ['rumania'],
    })
  })
  test('GW-3.2 the islands and Canada are worth nothing and marked as reconstructions', () => {
    for (const id of ['canada', 'malta', 'cyprus', 'corsica', 'sardinia']) {
      const row = data.nations.flatMap((n) => n.spaces).find((s) => s.space === id)
      expect(row).toMatchObject({ ipc: 0, source: 'reconstruction' })
    }
  })
  test('GW-3.8 true neutrals are the land spaces that no table lists', () => {
    const closed = [...SPACES.keys()].filter(isTrueNeutral).sort()
    expect(closed).toEqual(['portugal', 'saudi-arabia', 'spain', 'spanish-morocco', 'sweden', 'switzerland'])
    expect(SPACES.has(space('far-east'))).toBe(false)
  })
  test('GW-3.6 GW-22.2 every space the tables name is on the board, under the board data id', () => {
    for (const id of LISTED.keys()) expect(SPACES.has(id), id).toBe(true)
    expect(SPACES.get(space('leningrad'))?.name).toBe('Petrograd')
    expect(SPACES.get(space('stalingrad'))?.name).toBe('Tsaritsyn')
  })
})

describe('GW-3 the graph', () => {
  const { standing, absorbed } = GRAPHS
  test('GW-3.5 Serbia borders exactly Bulgaria, Yugoslavia, Romania and Greece', () => {
    expect(standing.land(space('serbia'))).toEqual(['bulgaria', 'greece', 'rumania', 'yugoslavia'])
  })
  test('GW-3.5 Yugoslavia touches Romania and Greece beside Serbia, and Bulgaria only once Serbia is absorbed', () => {
    const yu = space('yugoslavia')
    expect(standing.land(yu)).toEqual(expect.arrayContaining(['rumania', 'greece']))
    expect(standing.land(yu)).not.toContain('bulgaria')
    expect(absorbed.land(yu)).toContain('bulgaria')
    expect(absorbed.land(space('bulgaria'))).toContain('yugoslavia')
    expect(absorbed.links.has(space('serbia'))).toBe(false)
    expect(absorbed.land(space('greece'))).not.toContain('serbia')
  })
  test('GW-3.6 closed contacts are no borders', () => {
    for (const [a, b] of [
      ['gibraltar', 'spain'],
      ['barents-sea', 'karelia'],
      ['davis-strait', 'eastern-us'],
      ['tunisia', 'western-mediterranean'],
      ['southern-italy', 'tyrrhenian-sea'],
    ])
      expect(standing.touches(space(a ?? ''), space(b ?? '')), `${a} - ${b}`).toBe(false)
  })
  test('GW-3.10 GW-3.11 the two guarded straits are borders of the graph', () => {
    expect(standing.seas(space('aegean-sea'))).toContain('black-sea')
    expect(standing.seas(space('danish-sea'))).toContain('baltic-sea')
  })
  test('GW-16.13 the seas around Great Britain', () => {
    expect(standing.seas(space('united-kingdom'))).toEqual(['atlantic', 'celtic-sea', 'english-channel', 'north-sea'])
  })
})

describe('GW-4.T1 units', () => {
  //                cost A  D  M  hits manpower needs
  const printed = `
    infantry        2    1  2  1  1    1        -
    artillery       3    2  2  1  1    1        -
    tank            4    3  2  1  1    1        3
    fighter         6    2  3  3  1    1        -
    bomber          8    4  1  6  1    1        2
    submarine       4    2  2  2  1    1        4
    transport       4    0  1  2  1    1        -
    dreadnought     12   4  4  2  2    1        -`
  test.each(
    printed
      .trim()
      .split('\n')
      .map((l) => l.trim().split(/\s+/)),
  )('GW-4.T1 GW-4.9 %s', (kind, cost, a, d, m, hits, manpower, needs) => {
    const u = BUILT_IN.unit(kind as Parameters<typeof BUILT_IN.unit>[0])
    const cells = [u.cost, u.attack, u.defence, u.move, u.hits, u.manpower].map((f) => String(f.value))
    expect([...cells, u.needs?.value ?? '-']).toEqual([cost, a, d, m, hits, manpower, needs])
  })
  test('GW-4.T1 GW-15.1 a trench costs 5 and adds 1; nothing goes above 6', () => {
    expect([data.units.trench.cost, data.units.trench.defence, data.units.maximumValue].map((f) => f.value)).toEqual([
      5, 1, 6,
    ])
  })
  test('GW-4.1 land units cost one less than the base game, ships and aircraft half, rounded up', () => {
    const base = {
      infantry: 3,
      artillery: 4,
      tank: 5,
      fighter: 12,
      bomber: 15,
      submarine: 8,
      transport: 8,
      dreadnought: 24,
    }
    for (const u of data.units.units)
      expect(u.cost.value, u.kind).toBe(u.arm === 'land' ? base[u.kind] - 1 : Math.ceil(base[u.kind] / 2))
  })
  test('GW-4.2 the improved advances give the base units back', () => {
    const f = BUILT_IN.unit('fighter')
    expect([f.attack.value + 1, f.defence.value + 1, f.move.value + 1]).toEqual([3, 4, 4])
    expect(BUILT_IN.unit('tank').move.value + 1).toBe(2)
  })
  test('GW-4.7 GW-1.4 no kinds beside the eight', () => {
    expect(data.units.units.map((u) => u.kind)).toEqual([
      'infantry',
      'artillery',
      'tank',
      'fighter',
      'bomber',
      'submarine',
      'transport',
      'dreadnought',
    ])
  })
})

describe('GW-5.T1 set-up', () => {
  const printed = `
    great-britain united-kingdom 3 infantry, 1 artillery, 1 fighter IC
    great-britain netherlands-belgium 2 infantry
    great-britain egypt 2 infantry
    great-britain trans-jordan 1 infantry
    great-britain north-sea 3 dreadnought, 2 transport
    great-britain eastern-mediterranean 1 dreadnought
    great-britain canada  IC
    france france 3 infantry, 1 artillery, 1 fighter IC
    france eastern-france 4 infantry, 1 artillery
    france vichy-france 1 infantry
    france morocco 1 infantry
    france algeria 1 infantry
    france western-mediterranean 1 dreadnought, 1 transport
    russia leningrad 2 infantry, 1 artillery IC
    russia moscow 2 infantry IC
    russia poland 4 infantry, 1 artillery
    russia east-poland 1 infantry
    russia baltic-states 1 infantry
    russia ukraine 1 infantry
    russia caucasus 1 infantry
    russia black-sea 1 dreadnought
    germany germany 10 infantry, 2 artillery, 1 fighter IC
    germany danish-sea 2 dreadnought, 2 submarine
    germany baltic-sea 1 transport
    austria-hungary austria 3 infantry, 1 artillery IC
    austria-hungary hungary 3 infantry, 1 artillery
    austria-hungary czechoslovakia 2 infantry
    austria-hungary yugoslavia 2 infantry
    austria-hungary adriatic-sea 1 dreadnought
    ottoman-empire turkey 4 infantry, 1 artillery IC
    ottoman-empire syria 2 infantry
    ottoman-empire palestine 2 infantry
    ottoman-empire iraq 2 infantry
    ottoman-empire iran 1 infantry
    ottoman-empire aegean-sea 1 dreadnought, 1 transport
    serbia serbia 1 infantry
    italy northern-italy 3 infantry, 1 artillery IC
    italy southern-italy 2 infantry
    italy libya 1 infantry
    united-states eastern-us 2 infantry IC
    united-states us-east-coast 1 dreadnought
    bulgaria bulgaria 1 infantry
    denmark denmark 1 infantry
    greece greece 2 infantry
    norway norway 2 infantry
    romania rumania 1 infantry`
  test('GW-5.T1 GW-5.1 GW-5.3 row by row, complexes included', () => {
    const rows = data.setup.rows.map((r) =>
      `${r.nation} ${r.space} ${r.units.map((u) => `${u.count} ${u.kind}`).join(', ')}${r.complex ? ' IC' : ''}`.trim(),
    )
    expect(rows).toEqual(
      printed
        .trim()
        .split('\n')
        .map((l) => l.trim()),
    )
    expect(data.setup.finland).toMatchObject({ space: 'finland', units: [{ kind: 'infantry', count: 2 }] })
  })
  test('GW-X.48 GW-5.T1 the sums of the set-up', () => {
    const counts = (n: NationId) =>
      data.setup.rows
        .filter((r) => r.nation === n)
        .reduce((sum, r) => sum + r.units.reduce((a, u) => a + u.count, 0), 0)
    const nations = [
      'great-britain',
      'france',
      'russia',
      'germany',
      'austria-hungary',
      'ottoman-empire',
      'italy',
      'united-states',
      'serbia',
    ] as const
    expect(nations.map(counts)).toEqual([16, 15, 15, 18, 13, 14, 7, 3, 1])
    expect(nations.slice(0, 7).map((n) => BUILT_IN.nation(n).income.value)).toEqual([15, 9, 15, 12, 7, 8, 7])
  })
  test('GW-5.2 armies, land and air, of the great powers: 87 against 83', () => {
    const armies = (nations: readonly NationId[]) =>
      data.setup.rows
        .filter((r) => nations.includes(r.nation))
        .flatMap((r) => r.units)
        .filter((u) => BUILT_IN.unit(u.kind).arm !== 'sea')
        .reduce((sum, u) => sum + u.count * BUILT_IN.unit(u.kind).cost.value, 0)
    expect(armies(['great-britain', 'france', 'russia'])).toBe(87)
    expect(armies(['germany', 'austria-hungary', 'ottoman-empire'])).toBe(83)
  })
})

describe('GW-7.T1 manpower', () => {
  const printed = `british-isles 16/40, canada 0/30, australia 0/40, france 15/90, russia 15/200, germany 18/120,
    austria-hungary 13/70, ottoman-empire 14/80, italy 7/60, united-states 3/180, bulgaria 1/6, denmark 1/3, finland 2/6,
    greece 2/5, norway 2/8, romania 1/4`
  test('GW-7.T1 GW-16.1 pool by pool', () => {
    const pools = POOLS.map((p) => `${p} ${BUILT_IN.pool(p).used}/${BUILT_IN.pool(p).total}`)
    expect(pools).toEqual(printed.split(',').map((l) => l.trim()))
  })
})

describe('GW-2.1 GW-2.2 the tables check themselves when they are loaded (case R27)', () => {
  const broken = (change: (copy: ReturnType<typeof structuredClone<typeof data>>) => void) => {
    const copy = structuredClone(RAW_DATA) as ReturnType<typeof structuredClone<typeof data>>
    change(copy)
    return () => loadData(copy)
  }
  test('GW-2.1 as printed: 39 and 27 IPC, 400 and 270 manpower', () => {
    expect(crossCheck(data)).toEqual([])
    const { totals } = data.manpower
    expect([totals.alliedIncome.value, totals.centralIncome.value, totals.allied.value, totals.central.value]).toEqual([
      39, 27, 400, 270,
    ])
  })
  const nation = (copy: typeof data, id: NationId) => {
    const found = copy.nations.find((n) => n.id === id)
    if (!found) throw new Error(id)
    return found
  }
  test('GW-2.2 a wrong value of a territory stops the start', () => {
    expect(broken((d) => Object.assign(nation(d, 'russia').spaces[0] ?? {}, { ipc: 2 }))).toThrow('russia: land IPC')
  })
  test('GW-2.1 a wrong pool stops the start', () => {
    expect(broken((d) => Object.assign(d.manpower.pools[5] ?? {}, { total: 121 }))).toThrow('Central manpower')
  })
  test('GW-7.1 units at start that are not the used manpower stop the start', () => {
    expect(broken((d) => Object.assign(d.setup.rows[0]?.units[0] ?? {}, { count: 4 }))).toThrow('units at the start')
  })
  test('GW-3.6 a space that the board does not have stops the start', () => {
    expect(broken((d) => Object.assign(d.setup.rows[0] ?? {}, { space: 'atlantis' }))).toThrow()
  })
})
