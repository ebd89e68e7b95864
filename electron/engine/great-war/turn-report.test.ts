/** The panel's check-list and the books of research, purchase, placing and income. */
import { describe, expect, test } from 'vitest'
import type { NationId, SpaceId } from '../../../shared/great-war/ids'
import { table, type Table } from '../testing/great-war/table'
import { incomeReport, placeReport, purchaseReport, researchReport } from './economy-report'
import { turnReport } from './turn-report'
import { judgePurchase } from './phases/economy'

const states = (t: Table) => Object.fromEntries(turnReport(t.state).steps.map((x) => [x.phase, x.state]))
const checks = (t: Table) => turnReport(t.state).checks
const musts = (t: Table) => checks(t).filter((c) => c.weight === 'must')

describe('steps and what comes next', () => {
  test('GW-8.1 eight steps: behind, now, ahead', () => {
    expect(states(table().at('germany', 'combat-move'))).toEqual({
      diplomacy: 'done',
      research: 'done',
      purchase: 'done',
      'combat-move': 'now',
      combat: 'ahead',
      'non-combat': 'ahead',
      place: 'ahead',
      income: 'ahead',
    })
  })
  test('GW-8.3 GW-16.16 Serbia only places; unaligned Turkey fights nobody', () => {
    const serbia = states(table().at('serbia', 'place'))
    expect(Object.entries(serbia).filter(([, x]) => x !== 'skipped')).toEqual([['place', 'now']])
    expect(states(table().at('ottoman-empire'))).toMatchObject({
      'combat-move': 'skipped',
      combat: 'skipped',
      income: 'ahead',
    })
  })
  test('GW-2.10 after the last phase comes the next nation that takes a turn', () => {
    expect(turnReport(table().at('germany', 'income').state).next).toEqual({ nation: 'russia' })
    expect(turnReport(table().at('germany', 'research').state).next).toEqual({ phase: 'purchase', nation: 'germany' })
  })
  test('GW-21 a decided game has no steps left', () => {
    const t = table().patch({ result: { winner: 'draw', clause: 'GW-21.6' } })
    expect(turnReport(t.state)).toEqual({ steps: [], checks: [] })
  })
})

describe('the check-list', () => {
  test('GW-9.2 GW-10.1 fees that could still be paid', () => {
    expect(checks(table().at('germany'))).toContainEqual(
      expect.objectContaining({ weight: 'may', text: '12 IPC would pay for 2 attempts at influence.' }),
    )
    expect(checks(table().treasury('germany', 4).at('germany'))).toEqual([])
    expect(checks(table().at('germany', 'research'))[0]?.text).toContain('2 attempts at research')
  })
  test('GW-6.1 unspent IPC are told in Purchase Units, but only if something is for sale', () => {
    expect(checks(table().at('germany', 'purchase'))[0]?.text).toContain('12 IPC unspent')
    expect(checks(table().treasury('germany', 1).at('germany', 'purchase'))).toEqual([])
  })
  test('GW-13.23 a battle that must be fought stops the phase; the end of it agrees', () => {
    const t = table().at('germany', 'combat-move')
    const army = t.ids('germany', 'germany', 'infantry')
    t.do({ type: 'moveUnits', by: 'germany', units: army, path: ['eastern-france'] })
    expect(musts(t)).toEqual([
      { weight: 'must', text: 'Battle in Eastern France.', clause: 'GW-13.23', leads: { space: 'eastern-france' } },
    ])
    expect(turnReport(t.state).next).toEqual({ phase: 'combat', nation: 'germany' })
    expect(t.say({ type: 'endPhase', by: 'germany' })).toMatchObject({ ok: false })
  })
  test('GW-18.15 GW-18.18 a neutral that was attacked and that nobody has entered is still owed a visit', () => {
    const t = table().at('russia', 'combat-move')
    const owed = () => checks(t).filter((c) => c.weight === 'should')
    expect(owed()).toEqual([])
    t.do({ type: 'declareAttackOnNeutral', by: 'russia', nation: 'romania' })
    expect(owed()).toEqual([
      {
        weight: 'should',
        text: 'War on Romania is declared, and nobody has gone in; left alone, it joins the enemy bloc.',
        clause: 'GW-18.18',
        leads: { space: 'rumania' },
      },
    ])
    const army = t.with('bessarabia', 'russia', { infantry: 1 }).ids('bessarabia', 'russia', 'infantry')
    t.do({ type: 'moveUnits', by: 'russia', units: army, path: ['rumania'] })
    expect(owed()).toEqual([])
  })
  test('GW-12.12 cargo of a declared landing is not told of as forgotten', () => {
    const t = table().clear('danish-sea').at('great-britain', 'combat-move')
    const [transport] = t.put('danish-sea', 'great-britain', { transport: 1 })
    const cargo = t.put('danish-sea', 'great-britain', { infantry: 1 }, transport ? { cargoOf: transport } : {})
    const aboard = () => checks(t).filter((c) => c.text.includes('units aboard'))
    expect(aboard()).toHaveLength(1)
    t.do({ type: 'unloadTransport', by: 'great-britain', transport, units: cargo, space: 'germany' })
    expect(aboard()).toEqual([])
    expect(musts(t)[0]?.text).toBe('Landing in Germany.')
  })
  test('GW-12.8 aircraft in the air must land', () => {
    const t = table().with('north-sea', 'germany', { fighter: 1 }).at('germany', 'non-combat')
    expect(musts(t)[0]).toMatchObject({ clause: 'GW-12.8', leads: { space: 'north-sea' } })
    expect(turnReport(t.state).steps.find((x) => x.phase === 'non-combat')?.note).toBe('1 to land')
  })
  test('GW-14.5 GW-11.4 what waits must be placed, or cannot be', () => {
    const t = table().waiting('germany', 'infantry', 2, 'germany').at('germany', 'place')
    expect(musts(t)).toEqual([{ weight: 'must', text: '2 infantry to place.', clause: 'GW-14.5' }])
    expect(checks(t.pool('germany', 120, 120))).toEqual([
      { weight: 'may', text: '2 infantry cannot be placed now and will wait.', clause: 'GW-11.4' },
    ])
  })
  test('GW-17.2 GW-16.16 the roll for the Revolution, and the Serbian infantry', () => {
    expect(musts(table().at('russia', 'place', 12))).toHaveLength(1)
    expect(checks(table().at('serbia', 'place'))).toEqual([
      { weight: 'may', text: 'Serbia may raise one infantry.', clause: 'GW-16.16' },
    ])
  })
  test('GW-20.4 an offer that waits is told', () => {
    const t = table().at('germany')
    t.do({ type: 'offerArmistice', by: 'germany', to: 'russia', rounds: 2, terms: [] })
    expect(checks(t.at('russia'))[0]).toMatchObject({
      text: 'The offer of Germany is not answered.',
      leads: { tab: 'diplomacy' },
    })
  })
})

describe('research', () => {
  test('GW-10.1 one attempt in six, two in eleven of thirty-six', () => {
    const { fee, success, attempts, chances } = researchReport(table().at('germany', 'research').state)
    expect([fee, success, attempts]).toEqual([5, 6, 2])
    expect(chances).toEqual([
      { n: 1, over: 6 },
      { n: 11, over: 36 },
    ])
  })
  test('GW-10.4 a number that names nothing new is thrown again; 4b waits for 4', () => {
    const t = table().tech('germany', '1', '4').at('germany', 'research')
    const chance = Object.fromEntries(researchReport(t.state).advances.map((a) => [a.technology, a.chance]))
    expect(chance).toMatchObject({ '1': { n: 0 }, '2': { n: 1, over: 5 }, '3b': { n: 0 }, '4b': { n: 1, over: 5 } })
  })
  test('GW-10.3 GW-10.1 why not', () => {
    expect(researchReport(table().treasury('france', 4).at('france', 'research').state).bar).toMatchObject({
      clause: 'GW-10.1',
    })
  })
})

describe('purchase', () => {
  const line = (t: Table, kind: string, pool?: string) =>
    purchaseReport(t.state)
      .goods.find((g) => g.kind === kind)
      ?.lines.find((l) => l.pool === pool)
  test('GW-11.2 GW-7.1 treasury and pool bound the count, and one more is refused', () => {
    const t = table().at('germany', 'purchase')
    expect(line(t, 'infantry', 'germany')).toMatchObject({ price: 2, most: 6, bought: 0 })
    expect(judgePurchase(t.state, 'germany', [{ kind: 'infantry', count: 7, pool: 'germany' }])).toBeDefined()
    expect(line(t.pool('germany', 117, 120), 'infantry', 'germany')).toMatchObject({ most: 3 })
  })
  test('GW-4.3 an advance that is missing is named', () => {
    const t = table().at('germany', 'purchase')
    const tank = purchaseReport(t.state).goods.find((g) => g.kind === 'tank')
    expect(tank).toMatchObject({ needs: '3', lines: [{ most: 0, bar: { clause: 'GW-4.3' } }] })
  })
  test('GW-7.4 GW-7.5 GW-7.6 Britain buys from three pools, Australia infantry only', () => {
    const t = table().at('great-britain', 'purchase')
    const pools = (kind: string) =>
      purchaseReport(t.state)
        .goods.find((g) => g.kind === kind)
        ?.lines.map((l) => l.pool)
    expect(pools('infantry')).toEqual(['british-isles', 'canada', 'australia'])
    expect(pools('artillery')).toEqual(['british-isles', 'canada'])
  })
  test('GW-11.1 what was bought in this phase can be handed back, what waited before cannot', () => {
    const t = table().waiting('germany', 'infantry', 1, 'germany').at('germany', 'purchase')
    t.do({ type: 'purchaseUnits', by: 'germany', units: [{ kind: 'infantry', count: 2, pool: 'germany' }] })
    expect(line(t, 'infantry', 'germany')).toMatchObject({ bought: 2, carried: 1, most: 4 })
    expect(purchaseReport(t.state)).toMatchObject({ spent: 4, treasury: 8 })
  })
  test('GW-20.27 foreign manpower costs double once the own is used up', () => {
    const t = table()
      .lose('france', 'germany')
      .nation('france', { status: 'conquered', lastCapitalLost: 'france' as SpaceId })
    t.pool('germany', 120, 120).at('germany', 'purchase')
    expect(line(t, 'infantry', 'france')).toMatchObject({ price: 4, most: 3 })
  })
  test('GW-19.5 the peacetime draft is told, and bounds', () => {
    const t = table(6, 'Ann')
      .pool('united-states', 49, 180)
      .treasury('united-states', 20)
      .at('united-states', 'purchase')
    expect(purchaseReport(t.state).draftLeft).toBe(1)
    expect(line(t, 'infantry', 'united-states')).toMatchObject({ most: 1 })
  })
  test('GW-15.1 trenches as many as there are places and fives', () => {
    expect(line(table().at('germany', 'purchase'), 'trench')).toMatchObject({ price: 5, most: 2 })
  })
})

describe('placing and income', () => {
  test('GW-6.5 GW-6.6 places with their limits: home without, captured up to the value', () => {
    const t = table().complex('poland').control('poland', 'germany').waiting('germany', 'infantry', 3, 'germany')
    const [infantry] = placeReport(t.at('germany', 'place').state).lines
    expect(infantry?.sites).toEqual([
      { space: 'germany', complex: 'germany', most: 3 },
      { space: 'poland', complex: 'poland', most: 1 },
    ])
  })
  test('GW-11.4 nowhere to go says why', () => {
    const t = table().waiting('germany', 'infantry', 1, 'germany').pool('germany', 120, 120).at('germany', 'place')
    expect(placeReport(t.state).lines[0]).toMatchObject({ sites: [], bar: { clause: 'GW-7.1' } })
  })
  test('GW-15.3 trenches with where they can be dug', () => {
    const t = table().waiting('germany', 'trench', 1).at('germany', 'place')
    const report = placeReport(t.state)
    expect(report.trenches).toBe(1)
    expect(report.trenchSites).toContainEqual({ space: 'germany', facing: 'eastern-france' })
  })
  test('GW-6.1 GW-6.10 income by space; a raided convoy is listed and pays nothing', () => {
    const raided = { ['british-convoy-2' as SpaceId]: { by: 'germany' as NationId, submarines: true } }
    const report = incomeReport(table().patch({ raided }).at('great-britain', 'income').state)
    expect(report.total).toBe(14)
    expect(report.lines.reduce((sum, x) => sum + x.ipc, 0)).toBe(14)
    expect(report.lines).toContainEqual({ space: 'british-convoy-2', ipc: 0, raided: true })
  })
  test('GW-19.4 GW-6.3 sums that stand instead', () => {
    expect(incomeReport(table(6, 'Ann').at('united-states', 'income').state)).toMatchObject({
      total: 8,
      instead: { clause: 'GW-19.4' },
    })
    expect(incomeReport(table().control('france', 'germany').at('france', 'income').state)).toMatchObject({
      total: 0,
      instead: { clause: 'GW-6.3' },
    })
  })
})
