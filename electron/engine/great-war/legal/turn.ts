/** What the acting nation may do of its own accord, phase by phase; candidates that `rules/` then judges. */
import { MEXICO, PEACE_RESULTS, type GreatWarCommand } from '../../../../shared/great-war/commands'
import { isLandKind, KINDS, NATIONS, POOLS, type NationId, type UnitId } from '../../../../shared/great-war/ids'
import { cancellable, judgePurchase, judgeResearch } from '../phases/economy'
import {
  giftable,
  giftZones,
  judgeDoctrine,
  judgeGift,
  judgeInduction,
  judgeInfluence,
  judgeTurkishChoice,
} from '../phases/influence'
import { judgePlacements, judgeVolunteers, serbiaGone, volunteerSpace } from '../phases/place'
import { cargoOf, territoriesOf, unit, unitsIn, unitsOf, type GreatWarState } from '../state'
import { judgeEndLimitedWar, judgeJoinWar, judgeLimitedWar } from '../rules/america'
import { mayFightMexicans, MEXICO_BATTLE, openBattles, outOfOrder } from '../rules/battle-list'
import { judgeNeutralAttack } from '../rules/neutrals'
import { leftIn, poolKind } from '../rules/manpower'
import { moveTargets } from '../rules/moves'
import { peasantSites, sitesFor, trenchSites } from '../rules/placement'
import { interceptorsAsked, judgeRaid } from '../rules/raids'
import { capitalsOf, controlledBy, graphOf } from '../rules/spaces'
import { mayTruce, mayAskOtherTerms, maySurrender, offerBar } from '../rules/treaties'
import { judgeLoad, judgeUnload } from '../rules/transport'
import { isBelligerent, isSigner } from '../rules/who'

type Commands = GreatWarCommand[]

function offers(s: GreatWarState, by: NationId): Commands {
  const said: Commands = []
  for (const to of NATIONS) {
    if (to === by) continue
    if (mayTruce(s, by, to) && !offerBar(s, 'armistice', by, to))
      said.push({ type: 'offerArmistice', by, to, rounds: 1, terms: [] })
    const other = mayAskOtherTerms(s, by, to)
    const kind = other ? 'compelledTerms' : 'conditionalSurrender'
    if ((other || maySurrender(s, by, to)) && !s.nations[by].brokeSurrender && !offerBar(s, kind, by, to))
      said.push({ type: 'offerConditionalSurrender', by, to, terms: [] })
    if (maySurrender(s, by, to) && !offerBar(s, 'unconditionalSurrender', by, to))
      said.push({ type: 'offerUnconditionalSurrender', by, to })
  }
  if (isBelligerent(s, by) && isSigner(by) && !offerBar(s, 'generalPeace', by, undefined))
    for (const result of PEACE_RESULTS) said.push({ type: 'offerGeneralPeace', by, result })
  return said
}

function ofTreaties(s: GreatWarState, by: NationId): Commands {
  return s.treaties
    .filter((x) => x.state === 'in-force')
    .flatMap((x): Commands => {
      const { treaty } = x
      const [loser, victor] = x.parties
      const party = x.parties.includes(by)
      const other = x.parties.find((n) => n !== by)
      if (x.kind === 'armistice') {
        if (!party || !other) return []
        const end: Commands = offerBar(s, 'armisticeEnd', by, other)
          ? []
          : [{ type: 'endArmisticeByConsent', by, treaty }]
        return [{ type: 'breakArmistice', by, treaty }, ...end]
      }
      const compelled =
        x.kind === 'compelledPeace' &&
        (by === 'bolsheviks' || (s.nations[by].bloc === 'central' && isBelligerent(s, by) && isSigner(by)))
      const renounce: Commands =
        (compelled || (x.kind !== 'compelledPeace' && party)) && !s.nations[by].brokeSurrender
          ? [{ type: 'renounceSurrender', by, treaty }]
          : []
      const impose: Commands =
        x.kind === 'unconditionalSurrender' && victor === by && loser
          ? controlledBy(s, loser).map((space) => ({
              type: 'imposeTerms',
              by,
              treaty,
              terms: [{ term: 'cedeTerritory', from: loser, space, to: by }],
            }))
          : []
      return [...renounce, ...impose]
    })
}

function gifts(s: GreatWarState, by: NationId): Commands {
  if (judgeGift(s, by)) return []
  const ships = giftable(s) as UnitId[]
  return ships.flatMap((a, i) =>
    ships.slice(i + 1).map((b): GreatWarCommand => ({ type: 'giveDreadnoughts', by, units: [a, b] })),
  )
}
/** Said by the Turkish seat in Britain's phase (GW-16.20). */
export function giftedShips(s: GreatWarState): Commands {
  const [a, b] = s.gift.unplaced
  if (!a || !b || s.phase !== 'diplomacy' || s.acting !== 'great-britain') return []
  const by = 'ottoman-empire'
  return giftZones(s).flatMap((x) =>
    giftZones(s).map((y): GreatWarCommand => ({
      type: 'placeGiftedShips',
      by,
      placements: [
        { unit: a, space: x },
        { unit: b, space: y },
      ],
    })),
  )
}

function diplomacy(s: GreatWarState, by: NationId): Commands {
  const targets = [MEXICO, ...NATIONS] as const
  return [
    ...NATIONS.filter((n) => !judgeInfluence(s, by, n)).map((nation): GreatWarCommand => ({
      type: 'influenceNation',
      by,
      nation,
    })),
    ...gifts(s, by),
    ...(judgeTurkishChoice(s, by) ? [] : [{ type: 'joinCentralPowers' as const, by }]),
    ...(judgeInduction(s, by, 'bulgaria') ? [] : [{ type: 'inductBulgaria' as const, by }]),
    ...(judgeInduction(s, by, 'greece') ? [] : [{ type: 'inductGreece' as const, by }]),
    ...(['restricted', 'unrestricted'] as const)
      .filter((doctrine) => !judgeDoctrine(s, by, doctrine))
      .map((doctrine): GreatWarCommand => ({ type: 'setSubmarineDoctrine', by, doctrine })),
    ...offers(s, by),
    ...ofTreaties(s, by),
    ...targets
      .filter((x) => !judgeLimitedWar(s, by, x))
      .map((target): GreatWarCommand => ({ type: 'requestLimitedWar', by, target })),
    ...(['allied', 'central'] as const)
      .filter((bloc) => !judgeJoinWar(s, by, bloc))
      .map((bloc): GreatWarCommand => ({ type: 'joinWar', by, bloc })),
  ]
}

function purchases(s: GreatWarState, by: NationId): Commands {
  const pools = POOLS.filter((pool) => poolKind(s, by, pool) !== undefined)
  const lines = [
    ...KINDS.flatMap((kind) => pools.map((pool) => ({ kind, count: 1, pool }))),
    { kind: 'trench' as const, count: 1 },
  ]
  return [
    ...lines
      .filter((x) => !judgePurchase(s, by, [x]))
      .map((x): GreatWarCommand => ({ type: 'purchaseUnits', by, units: [x] })),
    ...cancellable(s, by).map((x): GreatWarCommand => ({ type: 'cancelPurchase', by, units: [{ ...x, count: 1 }] })),
  ]
}

function transports(s: GreatWarState, by: NationId): Commands {
  const said: Commands = []
  const ships = (Object.keys(s.units) as UnitId[]).filter((id) => unit(s, id).kind === 'transport')
  for (const transport of ships) {
    const zone = unit(s, transport).space
    for (const coast of graphOf(s).coasts(zone))
      for (const id of unitsIn(s, coast))
        if (isLandKind(unit(s, id).kind) && unit(s, id).owner === by && !judgeLoad(s, by, transport, [id]))
          said.push({ type: 'loadTransport', by, transport, units: [id] })
    for (const id of cargoOf(s, transport))
      for (const space of graphOf(s).coasts(zone))
        if (!judgeUnload(s, by, transport, [id], space))
          said.push({ type: 'unloadTransport', by, transport, units: [id], space })
  }
  return said
}

export function moves(s: GreatWarState, by: NationId): Commands {
  const units = unitsOf(s, by).flatMap((id) =>
    moveTargets(s, id).map((t): GreatWarCommand => ({ type: 'moveUnits', by, units: [id], path: [...t.path] })),
  )
  return [...units, ...transports(s, by)]
}

function combatMoves(s: GreatWarState, by: NationId): Commands {
  const bombers = unitsOf(s, by).filter((id) => unit(s, id).kind === 'bomber')
  const complexes = territoriesOf(s).filter((x) => s.territories[x]?.complex)
  const raids = bombers.flatMap((id) =>
    complexes
      .filter((space) => !judgeRaid(s, by, [id], [], space))
      .map((space): GreatWarCommand => ({ type: 'declareBombingRaid', by, bombers: [id], escorts: [], space })),
  )
  return [
    ...NATIONS.filter((n) => !judgeNeutralAttack(s, by, n)).map((nation): GreatWarCommand => ({
      type: 'declareAttackOnNeutral',
      by,
      nation,
    })),
    ...moves(s, by),
    ...raids,
    { type: 'endCombatMovement', by },
  ]
}

function battles(s: GreatWarState, by: NationId): Commands {
  return (
    openBattles(s)
      .filter((b) => !outOfOrder(s, b))
      // It stays on the list for those who may still land from the sea (GW-19.22).
      .filter((b) => b.battle !== MEXICO_BATTLE || mayFightMexicans(s).length > 0)
      .flatMap((b): Commands => {
        if (b.class !== 'raid') return [{ type: 'startBattle', by, battle: b.battle }]
        return interceptorsAsked(s, b.battle).length > 0 ? [] : [{ type: 'rollBombingRaid', by, space: b.battle }]
      })
  )
}

function placing(s: GreatWarState, by: NationId): Commands {
  const said: Commands = []
  for (const { kind, pool } of s.nations[by].waiting) {
    if (kind === 'trench') {
      for (const site of trenchSites(s, by)) said.push({ type: 'buildTrench', by, ...site })
      continue
    }
    if (kind === 'industrial-complex' || pool === undefined) continue
    const spaces = [...new Set(sitesFor(s, by, kind, pool).map((x) => x.space))]
    for (const space of spaces) {
      const p = { kind, count: 1, space, pool }
      if (Array.isArray(judgePlacements(s, by, [p]))) said.push({ type: 'placeUnits', by, placements: [p] })
    }
    if (by === 'united-states') said.push(...volunteers(s, kind))
    if (by === 'russia' && kind === 'infantry' && pool === 'russia' && leftIn(s, pool) > 0)
      for (const space of peasantSites(s)) said.push({ type: 'recruitPeasant', by, space })
  }
  if (by === 'serbia' && !serbiaGone(s) && !s.turn.serbianPlaced) said.push({ type: 'placeSerbianInfantry', by })
  return said
}
function volunteers(s: GreatWarState, kind: (typeof KINDS)[number]): Commands {
  const by = 'united-states'
  return NATIONS.flatMap((to) =>
    capitalsOf(to)
      .filter((space) => volunteerSpace(s, to, space) && !judgeVolunteers(s, by, kind, to, space))
      .map((space): GreatWarCommand => ({ type: 'sendVolunteers', by, kind, to, space })),
  )
}

/** Everything but the end of the phase. */
export function turnDeeds(s: GreatWarState): Commands {
  const by = s.acting
  const always: Commands = judgeEndLimitedWar(s, by) ? [] : [{ type: 'endLimitedWar', by }]
  switch (s.phase) {
    case 'diplomacy':
      return [...diplomacy(s, by), ...always]
    case 'research':
      return [...(judgeResearch(s, by) ? [] : [{ type: 'researchTechnology' as const, by }]), ...always]
    case 'purchase':
      return [...purchases(s, by), ...always]
    case 'combat-move':
      return [...combatMoves(s, by), ...always]
    case 'combat':
      return [...battles(s, by), ...always]
    case 'non-combat':
      return [...moves(s, by), ...always]
    case 'place':
      return [...placing(s, by), ...always]
    case 'income':
      return always
  }
}
