/** Commands that miss by one thing, made for the position: for each refusal reason something that may call it forth. */
import { GOODS, KINDS, NATIONS, POOLS, type UnitId } from '../../../../shared/great-war/ids'
import { SPACES } from '../../great-war/board'
import { pendingChoices } from '../../great-war/rules/pending'
import { graphOf } from '../../great-war/rules/spaces'
import { atWar } from '../../great-war/rules/who'
import { unitsOf, type GreatWarState } from '../../great-war/state'
import type { Random } from './random'

export type Json = Record<string, unknown>

function terms(r: Random, s: GreatWarState, by: unknown, to: unknown): Json | undefined {
  const space = r.pick([...SPACES.keys()])
  return r.pick<Json>([
    { term: 'payNow', from: by, ipc: 1 + r.below(20), to },
    { term: 'cedeTerritory', from: by, space, to },
    { term: 'tribute', from: by, ipc: 2, rounds: 2, to },
    { term: 'handOverUnits', from: by, units: [r.pick(Object.keys(s.units))], to },
    { term: 'evacuate', from: by, spaces: [space] },
    { term: 'demilitarize', from: by, space },
    { term: 'text', from: by, text: 'no more poetry' },
    { term: 'unheardOf', from: by },
  ])
}

function diplomatic(r: Random, s: GreatWarState, by: unknown): Json[] {
  const to = r.pick(NATIONS)
  const offer = `o${1 + r.below(s.nextOffer + 1)}`
  const treaty = `t${1 + r.below(s.nextTreaty + 1)}`
  const open = r.pick(s.offers)
  const surrender = r.pick(s.treaties)
  const loser = surrender?.parties[0]
  const dreadnoughts = unitsOf(s, 'great-britain').filter((id) => s.units[id]?.kind === 'dreadnought')
  const said = terms(r, s, by, to)
  return [
    ...NATIONS.map((nation) => ({ type: 'influenceNation', by, nation })),
    { type: 'influenceNation', by, nation: 'denmark', die: 7 },
    { type: 'giveDreadnoughts', by, units: [dreadnoughts[0] ?? 'u1', dreadnoughts[1] ?? 'u2'] },
    { type: 'giveDreadnoughts', by: 'great-britain', units: ['u1', 'u2'] },
    {
      type: 'placeGiftedShips',
      by: 'ottoman-empire',
      placements: s.gift.unplaced.map((unit) => ({ unit, space: 'north-sea' })),
    },
    { type: 'joinCentralPowers', by },
    { type: 'inductBulgaria', by },
    { type: 'inductGreece', by },
    { type: 'setSubmarineDoctrine', by, doctrine: r.pick(['restricted', 'unrestricted']) },
    { type: 'offerArmistice', by, to, rounds: r.below(3), terms: r.chance(50) || !said ? [] : [said] },
    { type: 'offerConditionalSurrender', by, to, terms: r.chance(50) || !said ? [] : [said] },
    { type: 'offerUnconditionalSurrender', by, to },
    ...(open?.to
      ? [
          { type: 'offerUnconditionalSurrender', by, to: open.to },
          { type: 'offerArmistice', by, to: open.to, rounds: 1, terms: [] },
        ]
      : []),
    { type: 'respondOffer', by: r.chance(50) ? by : to, offer, answer: r.pick(['accept', 'reject']) },
    ...(open
      ? [
          {
            type: 'respondOffer',
            by: r.pick(open.waitsFor) ?? to,
            offer: open.offer,
            answer: 'counter',
            terms: said ? [said] : [],
            rounds: 0,
          },
        ]
      : []),
    { type: 'breakArmistice', by, treaty },
    { type: 'endArmisticeByConsent', by, treaty },
    { type: 'imposeTerms', by, treaty, terms: [{ term: 'payNow', from: loser ?? by, ipc: 1, to: by }] },
    { type: 'imposeTerms', by: loser ?? by, treaty, terms: [{ term: 'text', from: loser ?? by, text: 'mercy' }] },
    { type: 'renounceSurrender', by, treaty },
    { type: 'renounceSurrender', by: loser ?? by, treaty: surrender?.treaty ?? treaty },
    { type: 'offerGeneralPeace', by, result: 'draw' },
    { type: 'requestLimitedWar', by, target: r.chance(30) ? 'mexico' : to },
    { type: 'joinWar', by, bloc: r.pick(['allied', 'central']) },
  ]
}

function economic(r: Random, s: GreatWarState, by: unknown): Json[] {
  const kind = r.pick(KINDS)
  const pool = r.pick(POOLS)
  const own = r.pick(POOLS.filter((p) => p === by || (by === 'great-britain' && p === 'british-isles')))
  const count = 1 + r.below(4)
  const wait = r.pick(s.nations[s.acting].waiting)
  const space = r.pick([...SPACES.keys()])
  const here = r.pick(unitsOf(s, s.acting))
  const at = here && s.units[here]?.space
  return [
    { type: 'researchTechnology', by },
    { type: 'purchaseUnits', by, units: [{ kind, count, pool }] },
    ...(own
      ? [
          { type: 'purchaseUnits', by, units: [{ kind, count, pool: own }] },
          { type: 'purchaseUnits', by, units: [{ kind: 'infantry', count: 60 + r.below(100), pool: own }] },
        ]
      : []),
    { type: 'purchaseUnits', by, units: [{ kind: 'industrial-complex', count: 1, pool: pool ?? 'germany' }] },
    { type: 'purchaseUnits', by, units: [{ kind: 'artillery', count: 1, pool: 'australia' }] },
    { type: 'purchaseUnits', by, units: [{ kind: 'trench', count: 30 }] },
    { type: 'cancelPurchase', by, units: [{ kind, count, pool }] },
    { type: 'placeUnits', by, placements: [{ kind: r.pick(GOODS), count, space, pool }] },
    ...(wait?.pool
      ? [
          { type: 'placeUnits', by, placements: [{ ...wait, space }] },
          {
            type: 'placeUnits',
            by,
            placements: [
              {
                ...wait,
                space: r.pick(
                  Object.keys(s.territories).filter((x) => s.territories[x as keyof typeof s.territories]?.complex),
                ),
              },
            ],
          },
        ]
      : []),
    { type: 'recruitPeasant', by, space },
    ...(at
      ? [
          ...(graphOf(s).links.get(at) ?? []).map((l) => ({ type: 'buildTrench', by, space: at, facing: l.to })),
          { type: 'buildTrench', by, space: at, facing: space },
        ]
      : []),
    ...s.turn.diggers
      .slice(0, 1)
      .flatMap((x) =>
        (s.territories[x]?.trenches ?? []).map((facing) => ({ type: 'buildTrench', by, space: x, facing })),
      ),
    { type: 'buildTrench', by, space, facing: r.pick([...SPACES.keys()]) },
    { type: 'buildTrench', by, space: 'france', facing: 'spain' },
    { type: 'placeSerbianInfantry', by: 'serbia' },
    { type: 'sendVolunteers', by, kind: kind ?? 'infantry', to: r.pick(NATIONS) },
    { type: 'chooseBlockadeLosses', by: 'great-britain', units: [r.pick(Object.keys(s.units))] },
    { type: 'rollRevolution', by },
    { type: 'rollLoyalty', by },
    {
      type: 'displaceUnits',
      by: s.revolution?.displaced[0]?.nation ?? by,
      moves: [{ unit: s.revolution?.displaced[0]?.unit ?? r.pick(Object.keys(s.units)), to: space }],
    },
  ]
}

function military(r: Random, s: GreatWarState, by: unknown): Json[] {
  const space = r.pick([...SPACES.keys()])
  const own = unitsOf(s, s.acting)
  const ships = own.filter((id) => s.units[id]?.kind === 'transport')
  const ship = r.pick(ships) ?? 'u1'
  const zone = s.units[ship as UnitId]?.space
  const coasts = zone ? graphOf(s).coasts(zone) : []
  const near = own.filter((id) => coasts.some((c) => c === s.units[id]?.space))
  const aboard = own.filter((id) => s.units[id]?.cargoOf === ship)
  const planes = own.filter((id) => s.units[id]?.kind === 'bomber')
  const complexes = Object.keys(s.territories).filter((x) => s.territories[x as keyof typeof s.territories]?.complex)
  const any = [r.pick(own) ?? 'u1']
  return [
    ...NATIONS.slice(r.chance(5) ? 9 : 10).map((nation) => ({ type: 'declareAttackOnNeutral', by, nation })),
    { type: 'moveUnits', by, units: any, path: [space, space] },
    { type: 'loadTransport', by, transport: ship, units: any },
    { type: 'loadTransport', by, transport: ship, units: near.slice(0, 3) },
    { type: 'loadTransport', by, transport: ship, units: near.slice(-1) },
    ...coasts.map((x) => ({ type: 'unloadTransport', by, transport: ship, units: aboard, space: x })),
    { type: 'unloadTransport', by, transport: ship, units: aboard.length > 0 ? aboard : any, space },
    ...complexes.map((x) => ({
      type: 'declareBombingRaid',
      by,
      bombers: planes.length > 0 ? planes.slice(0, 1) : any,
      escorts: [],
      space: x,
    })),
    { type: 'declareBombingRaid', by, bombers: any, escorts: [], space },
    { type: 'endLimitedWar', by },
  ]
}

function battles(r: Random, s: GreatWarState, acting: unknown): Json[] {
  const b = s.turn.battle
  const asked = pendingChoices(s)[0]
  const by = asked?.nations[0] ?? acting
  const battle = b?.battle ?? r.pick(s.turn.battles)?.battle ?? (r.chance(20) ? 'mexico' : r.pick([...SPACES.keys()]))
  const units = [...(b?.attackers ?? []), ...(b?.defenders ?? [])]
  const some = (n: number) => [...new Set(Array.from({ length: n }, () => r.pick(units) ?? 'u1'))]
  return [
    ...s.turn.battles.map((x) => ({ type: 'startBattle', by, battle: x.battle })),
    { type: 'startBattle', by, battle },
    { type: 'startBattle', by, battle, units: some(1) },
    { type: 'rollBattleDice', by, battle },
    { type: 'submergeSubmarines', by, battle, units: some(1) },
    { type: 'selectCasualties', by, battle, units: some(1) },
    { type: 'selectCasualties', by, battle, units: some(2) },
    { type: 'selectCasualties', by, battle, units: [] },
    { type: 'continueBattle', by, battle },
    { type: 'retreat', by, battle, to: r.pick([...SPACES.keys()]) },
    { type: 'retreat', by, battle },
    { type: 'chooseInterceptors', by, space: asked?.space ?? battle, units: some(1) },
    { type: 'rollBombingRaid', by: acting, space: battle },
    { type: 'endCombatMovement', by: acting },
    { type: 'endPhase', by: acting },
  ]
}

/** What only this nation is ever refused, said often enough to be heard. */
function ofItsOwn(r: Random, s: GreatWarState): Json[] {
  const by = s.acting
  const enemy = r.pick(NATIONS.filter((n) => atWar(s, by, n)))
  const tribute = { term: 'tribute', from: by, ipc: 2, rounds: 2, to: enemy }
  const own: Json[] = enemy ? [{ type: 'offerConditionalSurrender', by, to: enemy, terms: [tribute] }] : []
  switch (by) {
    case 'united-states':
      own.push(
        { type: 'joinWar', by, bloc: r.pick(['allied', 'central']) },
        { type: 'requestLimitedWar', by, target: 'mexico' },
        { type: 'requestLimitedWar', by, target: r.pick(NATIONS) },
        { type: 'sendVolunteers', by, kind: 'infantry', to: r.pick(NATIONS.slice(0, 6)) },
        { type: 'purchaseUnits', by, units: [{ kind: 'infantry', count: 5, pool: 'united-states' }] },
      )
      break
    case 'ottoman-empire':
      own.push({ type: 'joinCentralPowers', by }, { type: 'inductBulgaria', by })
      break
    case 'russia':
      own.push({ type: 'recruitPeasant', by, space: r.pick(['poland', 'siberia', 'germany']) })
      break
    case 'serbia':
      own.push({ type: 'placeSerbianInfantry', by })
      break
    default:
      own.push({ type: 'placeSerbianInfantry', by: 'serbia' })
  }
  return Array.from({ length: 8 }, () => own).flat()
}

export function nearMisses(r: Random, s: GreatWarState): Json[] {
  const by = r.chance(92) ? s.acting : r.pick(NATIONS)
  return [
    ...diplomatic(r, s, by),
    ...economic(r, s, by),
    ...military(r, s, by),
    ...battles(r, s, by),
    ...ofItsOwn(r, s),
    { type: 'startGame', seats: [] },
  ]
}
