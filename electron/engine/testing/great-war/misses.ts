/** Refusals that chance seldom meets, each sought where it can be met: one wish for each reason, read from the position. */
import {
  isLandKind,
  isShipKind,
  NATIONS,
  type NationId,
  type SpaceId,
  type UnitId,
} from '../../../../shared/great-war/ids'
import { SPACES } from '../../great-war/board'
import { isTrueNeutral } from '../../great-war/data'
import { openBattles, outOfOrder } from '../../great-war/rules/battle-list'
import { hitsToTake, victimsNow } from '../../great-war/rules/battle-losses'
import { hostileWarships, landEntry, straitBar } from '../../great-war/rules/entry'
import { draftLeft } from '../../great-war/rules/manpower'
import { leftOf, movePhase } from '../../great-war/rules/moves'
import { favoured, openTo } from '../../great-war/rules/opinion'
import { productionLeft, usableComplexes } from '../../great-war/rules/placement'
import { controlledBy, graphOf } from '../../great-war/rules/spaces'
import { atWar, isBelligerent } from '../../great-war/rules/who'
import { cargoOf, unitsIn, unitsOf, type GreatWarState } from '../../great-war/state'
import type { Json } from './near-misses'
import type { Wish } from './happenings'
import { correct } from './happenings'
import type { Random } from './random'

const anywhere = (r: Random) => r.pick([...SPACES.keys()])
const US: NationId = 'united-states'
const ownerOf = (s: GreatWarState, id: UnitId | undefined): NationId => (id && s.units[id]?.owner) ?? s.acting

const congress: Wish = (r, s) => {
  if (s.acting !== US || s.phase !== 'diplomacy' || s.nations[US].status !== 'unaligned') return undefined
  const open = openTo(s)
  const ask = { type: 'requestLimitedWar', by: US, target: r.chance(60) ? 'mexico' : r.pick(NATIONS) }
  const join = { type: 'joinWar', by: US, bloc: open ?? r.pick(['allied', 'central']) }
  return r.chance(50) ? ask : join
}
const drafts: Wish = (r, s) => {
  if (s.acting !== US || s.phase !== 'purchase') return undefined
  const count = draftLeft(s, US) + 1
  return Number.isFinite(count)
    ? { type: 'purchaseUnits', by: US, units: [{ kind: 'infantry', count: count + r.below(3), pool: US }] }
    : undefined
}
const volunteers: Wish = (r, s) => {
  if (s.acting !== US || s.phase !== 'place') return undefined
  const side = r.chance(50) ? favoured(s) : undefined
  const to = r.pick(NATIONS.filter((n) => isBelligerent(s, n) && (side === undefined || s.nations[n].bloc === side)))
  return { type: 'sendVolunteers', by: US, kind: 'infantry', to }
}

const ofBritain: Wish = (_r, s) => {
  const ships = unitsOf(s, 'great-britain').filter((id) => s.units[id]?.kind === 'dreadnought')
  return s.acting === 'great-britain' && s.phase === 'diplomacy' && s.gift.given && ships.length > 1
    ? { type: 'giveDreadnoughts', by: s.acting, units: ships.slice(0, 2) }
    : undefined
}
const ofGermany: Wish = (r, s) =>
  s.acting === 'germany' && s.phase === 'diplomacy'
    ? {
        type: 'setSubmarineDoctrine',
        by: s.acting,
        doctrine: r.chance(60) ? s.doctrine : r.pick(['restricted', 'unrestricted']),
      }
    : undefined
const ofTurkey: Wish = (r, s) =>
  s.acting === 'ottoman-empire' && s.phase === 'diplomacy'
    ? { type: r.pick(['joinCentralPowers', 'inductBulgaria']), by: s.acting }
    : undefined
const ofRussia: Wish = (r, s) => {
  if (s.acting !== 'russia') return undefined
  if (s.phase === 'place')
    return { type: 'recruitPeasant', by: s.acting, space: r.chance(50) ? 'siberia' : anywhere(r) }
  return s.phase === 'purchase'
    ? { type: 'purchaseUnits', by: s.acting, units: [{ kind: 'infantry', count: 2, pool: 'russia' }] }
    : undefined
}
const ofSerbia: Wish = (_r, s) =>
  s.acting === 'serbia' || s.serbia !== 'stands' ? { type: 'placeSerbianInfantry', by: 'serbia' } : undefined

const signing: Wish = (r, s) => {
  if (s.phase !== 'diplomacy') return undefined
  const by = s.acting
  const enemy = r.pick(NATIONS.filter((n) => atWar(s, by, n)))
  const mine = s.treaties.filter((t) => t.state === 'in-force' && t.parties.includes(by))
  const bound = r.pick(mine)
  const { brokeSurrender } = s.nations[by]
  const open = s.offers.find((o) => o.from === by && o.to !== undefined)
  const said: Json[] = [
    { type: 'offerArmistice', by, to: enemy, rounds: -r.below(2), terms: [] },
    { type: 'offerConditionalSurrender', by, to: enemy, terms: [] },
    ...(open
      ? [
          {
            type: open.kind === 'armistice' ? 'offerArmistice' : 'offerUnconditionalSurrender',
            by,
            to: open.to,
            ...(open.kind === 'armistice' ? { rounds: 1, terms: [] } : {}),
          },
        ]
      : []),
    ...(bound
      ? [
          { type: 'imposeTerms', by, treaty: bound.treaty, terms: [{ term: 'text', from: by, text: 'mercy' }] },
          { type: 'renounceSurrender', by, treaty: bound.treaty },
        ]
      : []),
    ...(brokeSurrender && enemy
      ? Array.from({ length: 4 }, () => ({ type: 'offerUnconditionalSurrender', by, to: enemy }))
      : []),
  ]
  return r.pick(said)
}

/** More than a captured complex can build, or ships where no complex lies. */
const production: Wish = (r, s) => {
  const by = s.acting
  const complex = usableComplexes(s, by).find((x) => productionLeft(s, by, x) < Infinity)
  if (s.phase === 'purchase' && complex)
    return s.nations[by].treasury < 30
      ? correct({ treasury: { nation: by, ipc: 40 } })
      : {
          type: 'purchaseUnits',
          by,
          units: [
            {
              kind: 'infantry',
              count: productionLeft(s, by, complex) + 1,
              pool: by === 'great-britain' ? 'british-isles' : by,
            },
          ],
        }
  if (s.phase !== 'place') return undefined
  const item = r.pick(s.nations[by].waiting.filter((i) => i.pool !== undefined))
  if (!item) return undefined
  return complex && !isShipKind(item.kind as never) && r.chance(70)
    ? { type: 'placeUnits', by, placements: [{ ...item, space: complex }] }
    : { type: 'placeUnits', by, placements: [{ ...item, space: anywhere(r) }] }
}
const trenches: Wish = (r, s) => {
  const by = s.acting
  if (s.phase === 'purchase') return { type: 'purchaseUnits', by, units: [{ kind: 'trench', count: 1 }] }
  if (s.phase !== 'place' || !s.nations[by].waiting.some((i) => i.kind === 'trench')) return undefined
  const pairs = controlledBy(s, by).flatMap((space) =>
    graphOf(s)
      .land(space)
      .map((facing) => ({ space, facing })),
  )
  const dug = pairs.filter((p) => s.territories[p.space]?.trenches.includes(p.facing))
  const neutral = pairs.filter((p) => isTrueNeutral(p.facing) && s.turn.diggers.includes(p.space))
  const list = r.pick([dug, neutral, pairs].filter((x) => x.length > 0)) ?? pairs
  return { type: 'buildTrench', by, ...r.pick(list) }
}

const afloat: Wish = (r, s) => {
  if (s.phase !== 'combat-move' && s.phase !== 'non-combat') return undefined
  const by = s.acting
  const ship = r.pick(unitsOf(s, by).filter((id) => isShipKind(s.units[id]?.kind as never)))
  const u = ship && s.units[ship]
  if (!ship || !u) return undefined
  const near = graphOf(s).seas(u.space)
  const watched = near.filter((z) => hostileWarships(s, by, z).length > 0)
  const z = r.pick(watched)
  const beyond =
    z &&
    r.pick(
      graphOf(s)
        .seas(z)
        .filter((x) => x !== u.space),
    )
  const strait = near.find((x) => straitBar(s, u.space, x) !== undefined)
  const coast = graphOf(s).coasts(u.space)
  const man = unitsOf(s, by).find(
    (id) => coast.includes(s.units[id]?.space as SpaceId) && s.units[id]?.kind === 'infantry',
  )
  const enemy = NATIONS.find((n) => atWar(s, by, n))
  const said: Json[] = []
  if (z && beyond && leftOf(s, ship) > 1) said.push({ type: 'moveUnits', by, units: [ship], path: [z, beyond] })
  if (strait) said.push({ type: 'moveUnits', by, units: [ship], path: [strait] })
  if (u.kind === 'transport' && man && cargoOf(s, ship).length === 0) {
    if (hostileWarships(s, by, u.space).length > 0)
      said.push({ type: 'loadTransport', by, transport: ship, units: [man] })
    else if (enemy && r.chance(10))
      said.push(correct({ units: { space: u.space, nation: enemy, kind: 'dreadnought', count: 1 } }))
  }
  return r.pick(said)
}
const ashore: Wish = (r, s) => {
  if (s.phase !== 'combat-move' && s.phase !== 'non-combat') return undefined
  const by = s.acting
  const id = r.pick(unitsOf(s, by).filter((x) => !isShipKind(s.units[x]?.kind as never)))
  const u = id && s.units[id]
  if (!u || u.cargoOf) return undefined
  const links = graphOf(s).land(u.space)
  if (!isLandKind(u.kind)) {
    // Further than it can come back from.
    const path: SpaceId[] = []
    for (let i = 0, at = u.space; i < leftOf(s, id); i++) {
      const next = r.pick(graphOf(s).links.get(at) ?? [])?.to
      if (next) path.push((at = next))
    }
    return path.length > 0 ? { type: 'moveUnits', by, units: [id], path } : undefined
  }
  const wanted = r.pick(['neutralSpace', 'hostileSpace', 'treatyBlocks'])
  const barred = links.filter((x) => {
    const entry = landEntry(s, by, x, movePhase(s))
    return typeof entry === 'object' && entry.reason === wanted
  })
  const to = r.pick(barred)
  return to && { type: 'moveUnits', by, units: [id], path: [to] }
}

/** Mistakes in a battle: too many, somebody else's, not a submarine, out of order. */
const fighting: Wish = (r, s) => {
  if (s.phase !== 'combat') return undefined
  const b = s.turn.battle
  if (!b) {
    const late = r.pick(openBattles(s).filter((x) => outOfOrder(s, x)))
    return late && { type: 'startBattle', by: s.acting, battle: late.battle }
  }
  const { battle } = b
  const side = victimsNow(b)
  if (side) {
    const due = hitsToTake(s, b, side)
    const owner = ownerOf(s, b[side][0])
    const others = r.chance(50) ? [...b.attackers, ...b.defenders].filter((id) => !b[side].includes(id)) : b[side]
    const [first] = others
    const units = r.chance(50) ? b[side].slice(0, due + 1) : Array.from({ length: due }, () => first ?? 'u1')
    return { type: 'selectCasualties', by: owner, battle, units }
  }
  if (b.step === 'attackerSubmerges' || b.step === 'defenderSubmerges') {
    const mine = b.step === 'attackerSubmerges' ? b.attackers : b.defenders
    const other = [...mine, ...b.attackers, ...b.defenders].find((id) => s.units[id]?.kind !== 'submarine')
    const by = ownerOf(
      s,
      mine.find((id) => s.units[id]?.kind === 'submarine'),
    )
    return { type: 'submergeSubmarines', by, battle, units: [other ?? 'u1'] }
  }
  return b.step === 'decision'
    ? {
        type: 'retreat',
        by: s.acting,
        battle,
        to: r.pick(unitsIn(s, b.space).length ? [...graphOf(s).seas(b.space), ...graphOf(s).land(b.space)] : []),
      }
    : undefined
}

export const MISSES: readonly Wish[] = [
  congress,
  drafts,
  volunteers,
  ofBritain,
  ofGermany,
  ofTurkey,
  ofRussia,
  ofSerbia,
  signing,
  production,
  trenches,
  afloat,
  ashore,
  fighting,
]

/** One of those whose hour it is. */
export function missed(r: Random, s: GreatWarState): Json | undefined {
  return r.pick(MISSES.map((wish) => wish(r, s)).filter((said) => said !== undefined))
}
