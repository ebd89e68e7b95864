/** Orders that come of the form, and forms that come of the board. */
import { describe, expect, test } from 'vitest'
import { ORDERS } from '../../../shared/odds/order'
import { battleOrder, newBattle } from './draft'
import { battleFrom, mayFight, raidFrom } from './from-board'
import { PLACING } from '../origins/testing/fixture'
import { attackOrder, newAttack, newSiege, siegeOrder } from './origins-draft'
import { newRaid, raidOrder, severalOrder } from './raid-draft'

const parses = (parser: { parse: (x: unknown) => unknown }, order: unknown) =>
  expect(() => parser.parse(order)).not.toThrow()

describe('a land battle', () => {
  test('what the form begins with is a whole order', () => {
    const order = battleOrder(newBattle('land'))
    parses(ORDERS['great-war'].land, order)
    expect(order).toMatchObject({
      attacker: { infantry: 3, artillery: 1 },
      defender: { infantry: 2 },
      trench: { active: false, super: false },
      losses: { attacker: 'default', defender: 'default' },
      retreat: 'never',
    })
  })

  test('GW-15.6 by where they come from: whoever landed counts as not faced, and no more are faced than came overland', () => {
    const d = newBattle('land')
    Object.assign(d, { trench: 'from', superTrench: true, faced: 9, landed: { infantry: 2, tank: 5 } })
    expect(battleOrder(d)).toMatchObject({
      trench: { super: true },
      from: { faced: 2, elsewhere: 0, sea: 2 },
      landed: { infantry: 2 },
    })
    expect(battleOrder(d)).not.toHaveProperty('trench.active')
  })

  test('GW-13.17 without a landing nobody bombards', () => {
    const d = newBattle('land')
    d.bombardment = 3
    expect(battleOrder(d)).not.toHaveProperty('bombardment')
  })

  test('an own order names the kinds that are there; an aim goes along only with what is to be the best', () => {
    const d = newBattle('land')
    Object.assign(d.attacker, { losses: 'own', order: ['tank', 'artillery', 'infantry'] })
    expect(battleOrder(d)).toMatchObject({ losses: { attacker: ['artillery', 'infantry'] } })
    expect(battleOrder(d)).not.toHaveProperty('aim')
    Object.assign(d, { retreat: 'best', aim: 'keep', aimKeep: 'artillery' })
    expect(battleOrder(d)).toMatchObject({ retreat: 'best', aim: { keep: 'artillery', of: 'attacker' } })
  })

  test('a retreat in per cent is a chance; values left empty are no other edition', () => {
    const d = newBattle('land')
    Object.assign(d, { retreat: 'below', retreatBelow: 35, values: { infantry: {} } })
    expect(battleOrder(d)).toMatchObject({ retreat: { below: 0.35, chance: 'takeSpace' } })
    expect(battleOrder(d)).not.toHaveProperty('values')
  })
})

describe('a sea battle', () => {
  test('GW-4.6, GW-13.14 damage, first hits, submerging and cargo', () => {
    const d = newBattle('sea')
    d.attacker.units = { submarine: 2, dreadnought: 1, infantry: 4 }
    Object.assign(d.attacker, { damaged: 3, firstHits: 'damageFirst', dives: 'below', divesBelow: 25 })
    d.defender.units = { transport: 1 }
    Object.assign(d.defender, { dives: 'atOnce', cargo: { infantry: 2 } })
    const order = battleOrder(d)
    parses(ORDERS['great-war'].sea, order)
    expect(order).toMatchObject({
      attacker: { submarine: 2, dreadnought: 1 },
      damaged: { attacker: 1, defender: 0 },
      dreadnoughts: { attacker: 'damageFirst' },
      submerge: { attacker: { below: 0.25 }, defender: 'never' },
      cargo: { attacker: {}, defender: { infantry: 2 } },
    })
    expect(order.attacker).not.toHaveProperty('infantry')
  })

  test('another edition: one hit sinks, and then nobody is damaged', () => {
    const d = newBattle('sea')
    Object.assign(d, { dreadnoughtHits: 1, firstStrike: 'both' })
    expect(battleOrder(d)).toMatchObject({ edition: { dreadnoughtHits: 1, firstStrike: 'both' } })
    expect(battleOrder(d)).not.toHaveProperty('damaged')
  })
})

test('GW-13.17 of a stack next door only those are offered that may fight there', () => {
  const stack = (['infantry', 'fighter', 'transport', 'dreadnought'] as const).map((kind) => ({ kind }))
  const fleet = stack.slice(2)
  const kinds = (units: readonly { kind: string }[]) => units.map((u) => u.kind)
  expect(mayFight(false, true, fleet)).toEqual([])
  expect(kinds(mayFight(false, true, stack))).toEqual(['infantry', 'fighter', 'dreadnought'])
  expect(kinds(mayFight(false, false, stack))).toEqual(['infantry', 'fighter'])
  expect(kinds(mayFight(true, true, stack))).toEqual(['fighter', 'transport', 'dreadnought'])
})

test('GW-10.T1 advances go into the order as they stand: the odds say which lack what they need', () => {
  const d = newBattle('land')
  d.attacker.technologies = ['1', '3b']
  d.defender.technologies = ['4', '4b']
  expect(battleOrder(d)).toMatchObject({ technologies: { attacker: ['1', '3b'], defender: ['4', '4b'] } })
})

test('a battle of the board fills the form and comes out again as the same order', () => {
  const order = ORDERS['great-war'].land.parse({
    game: 'great-war',
    kind: 'land',
    attacker: { infantry: 5, artillery: 1, fighter: 1 },
    defender: { infantry: 4 },
    allies: [{ units: { fighter: 1 }, technologies: ['2'] }],
    technologies: { attacker: ['1'], defender: ['6'] },
    trench: { super: true },
    from: { faced: 3, elsewhere: 1, sea: 2 },
    landed: { infantry: 2 },
    bombardment: 1,
    losses: { attacker: 'keepLand', defender: 'default' },
    wayOut: true,
  })
  const d = battleFrom(order, 'Poland')
  expect(d.name).toBe('Poland')
  const { wayOut: _, ...rest } = order
  expect(battleOrder(d)).toEqual({ ...rest, retreat: 'never' })
})

test('GW-4.6 a sea battle of the board is fought as the battle board counts it, whatever was planned before', () => {
  const order = ORDERS['great-war'].sea.parse({
    game: 'great-war',
    kind: 'sea',
    attacker: { dreadnought: 2, submarine: 1 },
    defender: { dreadnought: 3, transport: 1 },
    damaged: { attacker: 1, defender: 0 },
    dreadnoughts: { attacker: 'damageFirst', defender: 'inTurn' },
    wayOut: false,
  })
  const planned = battleOrder(battleFrom(order, 'North Sea'))
  expect(planned).toMatchObject({ ...order, losses: { attacker: 'default', defender: 'default' }, retreat: 'never' })
  expect(planned).toMatchObject({ submerge: { attacker: 'never', defender: 'never' } })
  // Made up by hand, both sides let their dreadnoughts take first hits, as players do.
  const own = battleOrder(newBattle('sea'))
  expect(own).toMatchObject({ dreadnoughts: { attacker: 'damageFirst', defender: 'damageFirst' } })
})

test('GW-13.22 a raid with its caps, and several battles by name', () => {
  const raid = raidFrom(
    { game: 'great-war', kind: 'raid', bombers: 3, interceptors: 2, spaceIpc: 4, treasury: 9 },
    'Raid on Moscow',
  )
  const order = raidOrder(raid)
  parses(ORDERS['great-war'].raid, order)
  expect(order).toMatchObject({ bombers: 3, escorts: 0, interceptors: 2, spaceIpc: 4, alreadyBombed: 0, treasury: 9 })
  expect(raidOrder(newRaid())).not.toHaveProperty('spaceIpc')
  expect(severalOrder({ battles: [], reserve: {} })).toBeUndefined()
  const together = severalOrder({
    battles: [
      { number: 1, name: ' ', goal: 'win', order },
      { number: 2, name: 'Poland', goal: 'takeSpace', order: battleOrder(newBattle('land')) },
    ],
    reserve: { tank: 1, infantry: 0 },
  })
  parses(ORDERS['great-war'].several, together)
  expect(together).toMatchObject({
    battles: [{ name: 'Battle 1' }, { name: 'Poland', goal: 'takeSpace' }],
    reserve: { tank: 1 },
  })
})

test('OW-3.3 attacks without a board are made up; nobody attacks itself', () => {
  const order = attackOrder({ ...newAttack(), ours: 19, theirs: 10 }, undefined)
  parses(ORDERS.origins.attacks, order)
  expect(order).toMatchObject({ position: { embassies: { italy: { germany: 19, britain: 10 } } } })
  expect(attackOrder({ power: 'france', target: 'france', nation: 'italy' }, undefined)).toBeUndefined()
  const siege = siegeOrder(newSiege(), undefined)
  parses(ORDERS.origins.break, siege)
  expect(siege).not.toHaveProperty('position')
})

test('OW-4.2 OW-2.2 a campaign with a scenario plans with its figures; broken is where its treaty rights end', () => {
  const scenario = { name: 'Printed board', base: 1 as const, changes: [{ at: 'rightsAt', value: 8 }] }
  const view = { ...PLACING, figures: { ...PLACING.figures, rightsAt: 8 }, scenario }
  const siege = siegeOrder(newSiege(), view)
  parses(ORDERS.origins.break, siege)
  expect(siege).toMatchObject({ below: 8, position: { scenario } })
  expect(siegeOrder({ ...newSiege(), below: 3 }, view)).toMatchObject({ below: 3 })
  expect(siegeOrder(newSiege(), PLACING)).toMatchObject({ below: 10 })
})
