/** Speech that is mostly wrong: legal commands with one field spoilt, and commands out of their place. */
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import { GOODS, NATIONS, POOLS, type SpaceId, type UnitId } from '../../../../shared/great-war/ids'
import { SPACES } from '../../great-war/board'
import { greatWarCore } from '../../great-war/game'
import type { GreatWarState } from '../../great-war/state'
import type { Random } from './fuzz'

type Json = Record<string, unknown>

function wild(r: Random, s: GreatWarState): Json {
  const nation = () => r.pick(NATIONS)
  const space = () => r.pick([...SPACES.keys()])
  const unit = () => r.pick(Object.keys(s.units)) ?? 'u1'
  const units = (n: number) => [...new Set(Array.from({ length: n }, unit))]
  const by = r.chance(85) ? s.acting : nation()
  const to = nation()
  const battle = r.chance(20) ? 'mexico' : (s.turn.battle?.battle ?? r.pick(s.turn.battles)?.battle ?? space())
  const kind = r.pick(GOODS)
  const pool = r.pick(POOLS)
  const item = () => (kind === 'trench' ? { kind, count: 1 + r.below(3) } : { kind, count: 1 + r.below(3), pool })
  const offer = `o${1 + r.below(Math.max(2, s.nextOffer + 1))}`
  const treaty = `t${1 + r.below(Math.max(2, s.nextTreaty + 1))}`
  const term = () =>
    r.pick<Json>([
      { term: 'payNow', from: by, ipc: 1 + r.below(20), to },
      { term: 'cedeTerritory', from: by, space: space(), to },
      { term: 'tribute', from: to, ipc: 2, rounds: 2, to: by },
      { term: 'handOverUnits', from: by, units: units(1), to },
      { term: 'disbandUnits', from: by, units: units(1) },
      { term: 'evacuate', from: by, spaces: [space()] },
      { term: 'demilitarize', from: by, space: space() },
      { term: 'passage', from: by, spaces: [space()], to },
      { term: 'text', from: by, text: 'no more poetry' },
      { term: 'unheardOf', from: by },
    ])
  return (
    r.pick<Json>([
      { type: 'endPhase', by },
      { type: 'influenceNation', by, nation: to },
      { type: 'influenceNation', by, nation: to, die: r.below(9) },
      { type: 'giveDreadnoughts', by, units: [unit(), unit()] },
      {
        type: 'placeGiftedShips',
        by: 'ottoman-empire',
        placements: [
          { unit: unit(), space: space() },
          { unit: unit(), space: space() },
        ],
      },
      { type: 'joinCentralPowers', by },
      { type: 'inductBulgaria', by },
      { type: 'inductGreece', by },
      { type: 'setSubmarineDoctrine', by, doctrine: r.pick(['restricted', 'unrestricted']) },
      { type: 'offerArmistice', by, to, rounds: r.below(4), terms: r.chance(50) ? [] : [term()] },
      { type: 'offerConditionalSurrender', by, to, terms: [term()] },
      { type: 'offerUnconditionalSurrender', by, to },
      { type: 'respondOffer', by: r.chance(50) ? by : to, offer, answer: 'reject' },
      { type: 'respondOffer', by: to, offer, answer: 'counter', terms: [term()], rounds: r.below(3) },
      { type: 'breakArmistice', by, treaty },
      { type: 'endArmisticeByConsent', by, treaty },
      { type: 'imposeTerms', by, treaty, terms: [term()] },
      { type: 'renounceSurrender', by, treaty },
      { type: 'offerGeneralPeace', by, result: 'draw' },
      { type: 'requestLimitedWar', by, target: r.chance(30) ? 'mexico' : to },
      { type: 'endLimitedWar', by },
      { type: 'joinWar', by, bloc: r.pick(['allied', 'central']) },
      { type: 'researchTechnology', by },
      { type: 'purchaseUnits', by, units: [item()] },
      { type: 'cancelPurchase', by, units: [item()] },
      { type: 'declareAttackOnNeutral', by, nation: to },
      { type: 'moveUnits', by, units: units(1 + r.below(2)), path: Array.from({ length: 1 + r.below(3) }, space) },
      { type: 'loadTransport', by, transport: unit(), units: units(1) },
      { type: 'unloadTransport', by, transport: unit(), units: units(1), space: space() },
      { type: 'declareBombingRaid', by, bombers: units(1), escorts: [], space: space() },
      { type: 'endCombatMovement', by },
      { type: 'startBattle', by, battle },
      { type: 'rollBattleDice', by, battle },
      { type: 'submergeSubmarines', by, battle, units: units(1) },
      { type: 'selectCasualties', by, battle, units: units(1 + r.below(2)) },
      { type: 'continueBattle', by, battle },
      { type: 'retreat', by, battle, to: space() },
      { type: 'chooseInterceptors', by, space: space(), units: units(1) },
      { type: 'rollBombingRaid', by, space: space() },
      ...(pool
        ? [{ type: 'placeUnits', by, placements: [{ kind, count: 1 + r.below(3), space: space(), pool }] }]
        : []),
      { type: 'rollRevolution', by },
      { type: 'rollLoyalty', by },
      { type: 'recruitPeasant', by, space: space() },
      { type: 'buildTrench', by, space: space(), facing: space() },
      { type: 'placeSerbianInfantry', by },
      { type: 'sendVolunteers', by, kind: 'infantry', to },
      { type: 'chooseBlockadeLosses', by, units: units(1) },
      { type: 'displaceUnits', by, moves: [{ unit: unit(), to: space() }] },
      { type: 'startGame', seats: [] },
    ]) ?? { type: 'endPhase', by }
  )
}

/** A legal command with one thing changed: another speaker, unit, space, or a die that no die shows. */
function spoilt(r: Random, s: GreatWarState, c: GreatWarCommand): Json {
  const copy = structuredClone(c) as Json
  switch (r.below(5)) {
    case 0:
      return { ...copy, ...('by' in copy ? { by: r.pick(NATIONS) } : {}) }
    case 1:
      return Array.isArray(copy['units']) && typeof copy['units'][0] === 'string'
        ? { ...copy, units: [r.pick(Object.keys(s.units)) as UnitId] }
        : { ...copy, by: r.pick(NATIONS) }
    case 2:
      return Array.isArray(copy['path'])
        ? { ...copy, path: [...(copy['path'] as SpaceId[]), r.pick([...SPACES.keys()])] }
        : { ...copy, by: r.pick(NATIONS) }
    case 3:
      return c.type === 'rollBattleDice' || c.type === 'researchTechnology' ? { ...copy, dice: [7] } : copy
    default:
      return 'space' in copy ? { ...copy, space: r.chance(20) ? 'atlantis' : r.pick([...SPACES.keys()]) } : copy
  }
}

export function illegalSpeech(
  r: Random,
  s: GreatWarState,
  choices: readonly GreatWarCommand[],
): GreatWarCommand | undefined {
  for (let i = 0; i < 20; i++) {
    const base = r.pick(choices)
    const said = base && base.type !== 'correct' && r.chance(40) ? spoilt(r, s, base) : wild(r, s)
    const parsed = greatWarCore.parseCommand(said)
    if (parsed.ok) return parsed.value
  }
  return undefined
}
