/** UNKNOWN_ID (GW-22.2, 22.3): whether everything that a command names is there. Offers and treaties have codes of their own. */
import { MEXICO, type GreatWarCommand } from '../../../../shared/great-war/commands'
import { isNationId, isPoolId } from '../../../../shared/great-war/ids'
import { knownTerms, type SaidTerms } from '../../../../shared/great-war/terms'
import { isSpaceId } from '../board'
import type { GreatWarState } from '../state'

interface Named {
  readonly nations?: readonly (string | undefined)[]
  readonly spaces?: readonly (string | undefined)[]
  readonly units?: readonly (string | undefined)[]
  readonly pools?: readonly (string | undefined)[]
}

function inTerms(said: SaidTerms | undefined): Named {
  const terms = knownTerms(said ?? []) ?? []
  return {
    nations: terms.flatMap((t) => [t.from, 'to' in t ? t.to : undefined]),
    spaces: terms.flatMap((t) => ('space' in t ? [t.space] : 'spaces' in t ? t.spaces : [])),
    units: terms.flatMap((t) => ('units' in t ? t.units : [])),
  }
}
const battle = (b: string) => (b === MEXICO ? undefined : b)

function namedBy(c: GreatWarCommand): Named {
  switch (c.type) {
    case 'startGame':
      return { nations: c.seats.flatMap((x) => x.nations) }
    case 'respondOffer':
      return inTerms(c.terms)
    case 'influenceNation':
    case 'declareAttackOnNeutral':
      return { nations: [c.nation] }
    case 'giveDreadnoughts':
    case 'chooseBlockadeLosses':
      return { units: c.units }
    case 'placeGiftedShips':
      return { units: c.placements.map((p) => p.unit), spaces: c.placements.map((p) => p.space) }
    case 'offerArmistice':
    case 'offerConditionalSurrender': {
      const terms = inTerms(c.terms)
      return { ...terms, nations: [c.to, ...(terms.nations ?? [])] }
    }
    case 'offerUnconditionalSurrender':
      return { nations: [c.to] }
    case 'imposeTerms':
      return inTerms(c.terms)
    case 'requestLimitedWar':
      return { nations: [battle(c.target)] }
    case 'purchaseUnits':
    case 'cancelPurchase':
      return { pools: c.units.map((i) => i.pool) }
    case 'moveUnits':
      return { units: c.units, spaces: c.path }
    case 'loadTransport':
      return { units: [c.transport, ...c.units] }
    case 'unloadTransport':
      return { units: [c.transport, ...c.units], spaces: [c.space] }
    case 'declareBombingRaid':
      return { units: [...c.bombers, ...c.escorts], spaces: [c.space] }
    case 'startBattle':
      return { spaces: [battle(c.battle)], units: [...(c.units ?? []), ...(c.bombarding ?? [])] }
    case 'rollBattleDice':
    case 'continueBattle':
      return { spaces: [battle(c.battle)] }
    case 'submergeSubmarines':
    case 'selectCasualties':
      return { spaces: [battle(c.battle)], units: c.units }
    case 'retreat':
      return { spaces: [battle(c.battle), c.to] }
    case 'chooseInterceptors':
      return { spaces: [c.space], units: c.units }
    case 'rollBombingRaid':
    case 'recruitPeasant':
      return { spaces: [c.space] }
    case 'placeUnits':
      return { spaces: c.placements.flatMap((p) => [p.space, p.complex]), pools: c.placements.map((p) => p.pool) }
    case 'buildTrench':
      return { spaces: [c.space, c.facing] }
    case 'sendVolunteers':
      return { nations: [c.to], spaces: [c.space] }
    case 'displaceUnits':
      return { units: c.moves.map((m) => m.unit), spaces: c.moves.map((m) => m.to ?? undefined) }
    case 'correct':
      return {
        nations: [c.units?.nation, c.treasury?.nation, c.marker?.nation, c.control?.nation, c.technology?.nation],
        spaces: [c.units?.space, c.control?.space, c.trench?.space, c.trench?.facing],
        pools: [c.manpower?.pool],
      }
    default:
      return {}
  }
}

/** The first name that nothing bears, and what it should have been the name of. */
export function unknownName(
  s: GreatWarState,
  c: GreatWarCommand,
): { readonly id: string; readonly what: 'nation' | 'space' | 'unit' | 'pool' } | undefined {
  const { nations = [], spaces = [], units = [], pools = [] } = namedBy(c)
  const by = 'by' in c ? c.by : undefined
  const stranger = (ids: readonly (string | undefined)[], known: (id: string) => boolean) =>
    ids.find((id): id is string => id !== undefined && !known(id))
  const nation = stranger([by, ...nations], isNationId)
  if (nation !== undefined) return { id: nation, what: 'nation' }
  const space = stranger(spaces, isSpaceId)
  if (space !== undefined) return { id: space, what: 'space' }
  const unit = stranger(units, (id) => Object.hasOwn(s.units, id))
  if (unit !== undefined) return { id: unit, what: 'unit' }
  const pool = stranger(pools, isPoolId)
  return pool === undefined ? undefined : { id: pool, what: 'pool' }
}
