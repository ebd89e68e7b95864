/** Invariants are shown positions that cannot be, one for each; and a sound one, of which none complains. */
import { describe, expect, test } from 'vitest'
import type { NationId, SpaceId, UnitId } from '../../../shared/great-war/ids'
import { table } from '../testing/great-war/table'
import { greatWarCore } from './game'
import type { GreatWarState, Unit } from './state'

type Patch = (s: GreatWarState) => Partial<GreatWarState>
const broken = (s: GreatWarState) => greatWarCore.invariants.flatMap((i) => (i.check(s) === undefined ? [] : [i.name]))
const sound = () => table().at('germany', 'purchase').state
const bent = (patch: Patch): GreatWarState => {
  const s = sound()
  broken(s) // what is kept for the sound position must not hide the fault
  return { ...s, ...patch(s) }
}
const nation =
  (id: NationId, change: object): Patch =>
  (s) => ({
    nations: { ...s.nations, [id]: { ...s.nations[id], ...change } },
  })
const withUnit =
  (unit: object): Patch =>
  (s) => ({ units: { ...s.units, ['u9999' as UnitId]: unit as Unit } })
const land =
  (space: string, change: object): Patch =>
  (s) => {
    const t = s.territories[space as SpaceId]
    if (!t) throw new Error(space)
    return { territories: { ...s.territories, [space]: { ...t, ...change } } }
  }
const ship = (s: GreatWarState) => Object.keys(s.units).find((id) => s.units[id as UnitId]?.kind === 'transport') ?? ''
const cargo: Patch = (s) => {
  const id = ship(s) as UnitId
  const { owner, space } = s.units[id] as Unit
  const men = ['u9001', 'u9002', 'u9003'].map((x) => [x, { kind: 'infantry', owner, space, cargoOf: id }] as const)
  return { units: { ...s.units, ...Object.fromEntries(men) } }
}
const battle: Patch = (s) => {
  const t = table().at('germany', 'combat-move')
  const ids = t.ids('germany', 'germany', 'infantry')
  t.do({ type: 'moveUnits', by: 'germany', units: ids, path: ['netherlands-belgium'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  t.do({ type: 'startBattle', by: 'germany', battle: 'netherlands-belgium' })
  const units = { ...t.state.units }
  for (const id of t.state.turn.battle?.defenders ?? []) delete units[id]
  return { ...s, ...t.state, units }
}
/** Somebody is asked, and nobody sits there to answer. */
const seatless: Patch = (s) => {
  const t = table().at('russia', 'place', 12)
  return {
    ...s,
    ...t.state,
    seats: t.state.seats.map((x) => ({ ...x, nations: x.nations.filter((n) => n !== 'russia') })),
  }
}

const CASES: readonly (readonly [string, GreatWarState, readonly string[]])[] = [
  ['a sound position', sound(), []],
  ['nothing has happened yet', greatWarCore.blank, []],
  ['GW-11.2 a debt', bent(nation('germany', { treasury: -1 })), ['nobody owes']],
  [
    'GW-7.1 more used than there is',
    bent((s) => ({ pools: { ...s.pools, germany: { used: 121, total: 120 } } })),
    ['no pool is overdrawn'],
  ],
  [
    'GW-12.3 infantry in the sea',
    bent(withUnit({ kind: 'infantry', owner: 'germany', space: 'baltic-sea' })),
    ['every unit stands where it can'],
  ],
  [
    'GW-12.3 a ship on land',
    bent(withUnit({ kind: 'submarine', owner: 'germany', space: 'germany' })),
    ['every unit stands where it can'],
  ],
  [
    'GW-3.12 a ship in a closed sea',
    bent(withUnit({ kind: 'submarine', owner: 'russia', space: 'caspian-sea' })),
    ['every unit stands where it can'],
  ],
  [
    'GW-12.8 aircraft over the sea when their phases are over',
    bent(withUnit({ kind: 'fighter', owner: 'germany', space: 'baltic-sea' })),
    ['every unit stands where it can'],
  ],
  [
    'GW-12.12 aboard a ship that is elsewhere',
    bent((s) => withUnit({ kind: 'infantry', owner: 'germany', space: 'black-sea', cargoOf: ship(s) })(s)),
    ['every unit stands where it can'],
  ],
  ['GW-4.5 three aboard', bent(cargo), ['no ship carries more than it may']],
  [
    'GW-12.17 enemies share land',
    bent(withUnit({ kind: 'infantry', owner: 'france', space: 'germany' })),
    ['hostile armies do not share land', 'armies stand on land of their side'],
  ],
  [
    'GW-12.17 an army on enemy land that nobody defends',
    { ...table().clear('algeria').with('algeria', 'germany', { infantry: 1 }).at('germany', 'purchase').state },
    ['armies stand on land of their side'],
  ],
  ['GW-19.1 opinion beyond its end', bent(() => ({ opinion: 11 })), ['the track and opinion stay within bounds']],
  [
    'GW-9.1 a marker off the table',
    bent((s) => ({ markers: { ...s.markers, denmark: 3 as never } })),
    ['the track and opinion stay within bounds'],
  ],
  [
    'GW-2.10 twice in the order',
    bent((s) => ({ order: [...s.order, 'france'] })),
    ['the order of play is well formed'],
  ],
  [
    'GW-2.10 somebody acts who is not in it',
    bent((s) => ({ order: s.order.filter((n) => n !== 'germany') })),
    ['the order of play is well formed'],
  ],
  [
    'GW-16.19 Serbia, gone, keeps its turn',
    bent(nation('serbia', { status: 'gone' })),
    ['the order of play is well formed', 'land belongs to a nation that is there'],
  ],
  [
    'GW-3.9 a neutral holds what is not its own',
    bent(land('algeria', { controller: 'denmark' })),
    ['land belongs to a nation that is there'],
  ],
  [
    'GW-20.24 landless and not conquered',
    { ...table().clearAll('italy').lose('italy', 'germany').at('germany', 'purchase').state },
    ['a nation on its feet holds land'],
  ],
  [
    'GW-15.2 a trench against nobody near',
    bent(land('germany', { trenches: ['turkey'] })),
    ['trenches face a neighbour'],
  ],
  [
    'GW-6.11 raided by a friend',
    bent(() => ({ raided: { ['british-convoy-1' as SpaceId]: { by: 'france', submarines: false } } })),
    ['raiders are at war with the owner'],
  ],
  ['GW-13.1 the dead fight on', bent(battle), ['a battle is fought by units that are there']],
  ['GW-22.4 nobody is asked', bent(seatless), ['every open choice can be answered']],
]

describe('GW invariants see what they are there to see', () => {
  test.each(CASES)('%s', (_what, state, names) => {
    expect(broken(state)).toEqual(names)
  })
  test('each of them is seen to fail', () => {
    const seen = new Set(CASES.flatMap(([, , names]) => names))
    expect(greatWarCore.invariants.map((i) => i.name).filter((name) => !seen.has(name))).toEqual([])
  })
})
