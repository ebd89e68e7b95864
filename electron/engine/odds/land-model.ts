/**
 * An order read as a battle: sorts of units on both sides, support, trenches, shots before the first round (GW-4.4, 10.7,
 * 10.8, 10.14, 13.6, 13.7, 13.17, 15.4 to 15.7, 15.9).
 */
import { isShipKind, KINDS, LAND_KINDS, SHIP_KINDS, type Kind, type Technology } from '../../../shared/great-war/ids'
import type { Force } from '../../../shared/odds/fields'
import type { LandOrder } from '../../../shared/odds/land'
import { fault, ok, type Result } from '../../../shared/result'
import { strangeLoss, type Counts, type Sort } from './sorts'
import { attackOf, costOf, defenceOf, figureOf, FIGURES, isLandKind, manpowerOf, ROWS } from './tables'

export interface LandModel {
  readonly attackers: readonly Sort[]
  readonly defenders: readonly Sort[]
  /** What an artillery adds to one infantry: 0 against an active Super Trench. */
  readonly support: number
  /** Whether attacking aircraft roll. */
  readonly airFires: boolean
  /** What a trench adds to a defending infantry: 0 without one that is active. */
  readonly dug: number
  /** Whether artillery has gas shots, and how many dreadnoughts bombard. */
  readonly gas: boolean
  readonly bombardment: number
  readonly bombardmentNeeds: number
  readonly gasNeeds: number
  readonly trench: 'none' | 'inactive' | 'active'
  readonly isSuper: boolean
}

function landUnits(f: Force): number {
  let n = 0
  for (const kind of LAND_KINDS) n += f[kind] ?? 0
  return n
}

function shipsIn(f: Force, at: string): Result<never> | undefined {
  for (const ship of SHIP_KINDS)
    if ((f[ship] ?? 0) > 0)
      return fault(`${at}.${ship}`, `a ${ship} fights at sea only`, 'infantry, artillery, tank, fighter, bomber')
  return undefined
}

/** What is wrong with an order that its parser can't see. */
function slip(order: LandOrder): Result<never> | undefined {
  let ship = shipsIn(order.attacker, 'attacker') ?? shipsIn(order.defender, 'defender')
  for (const [i, ally] of (order.allies ?? []).entries()) ship ??= shipsIn(ally.units, `allies.${i}.units`)
  if (ship) return ship
  const named =
    order.losses === undefined || order.losses === 'default' ? undefined : strangeLoss(order.losses, isShipKind)
  if (named) return fault(named.at, `a ${named.kind} fights at sea only`, 'infantry, artillery, tank, fighter, bomber')
  if (order.landed) {
    const wrong = slipInLanded(order, order.landed)
    if (wrong) return wrong
  }
  return order.from && slipInFrom(order, order.from)
}

function slipInLanded(order: LandOrder, landed: Force): Result<never> | undefined {
  for (const kind of KINDS) {
    const came = landed[kind] ?? 0
    if (came > 0 && !isLandKind(kind))
      return fault(`landed.${kind}`, `a ${kind} does not come off a ship`, 'land units')
    const there = order.attacker[kind] ?? 0
    if (came > there) return fault(`landed.${kind}`, `${came} landed, but only ${there} attack`, `at most ${there}`)
  }
  return undefined
}

function slipInFrom(order: LandOrder, from: NonNullable<LandOrder['from']>): Result<never> | undefined {
  const { faced = 0, elsewhere = 0, sea = 0 } = from
  const land = landUnits(order.attacker)
  const came = faced + elsewhere + sea
  if (came !== land) return fault('from', `${came} land units came, but ${land} attack`, `${land} in all`)
  if (order.trench?.active !== undefined)
    return fault('trench.active', 'said beside “from”, which decides it', 'one of the two')
  const landed = landUnits(order.landed ?? {})
  if (order.landed ? landed !== sea : sea > 0 && sea < land)
    return fault(
      'landed',
      order.landed ? `${landed} landed, but ${sea} came by sea` : 'missing',
      `the ${sea} that came by sea`,
    )
  return undefined
}

/** Without a list of its own, whoever came by sea is everybody, or nobody. */
const landedOf = (order: LandOrder): Force => order.landed ?? ((order.from?.sea ?? 0) > 0 ? order.attacker : {})

/** The half rule, counted at the start (GW-15.6); against aircraft alone there is no bonus (GW-15.7). Later it stays as it was. */
function trenchOf(order: LandOrder): LandModel['trench'] {
  if (!order.trench) return 'none'
  const land = landUnits(order.attacker)
  if (land === 0 && !order.now) return 'inactive'
  const active = order.from ? (order.from.faced ?? 0) * 2 >= land : (order.trench.active ?? true)
  return active ? 'active' : 'inactive'
}

const NONE: readonly Technology[] = []

function attackers(order: LandOrder): Sort[] {
  const technologies = order.technologies?.attacker ?? NONE
  const landed = landedOf(order)
  const sorts: Sort[] = []
  for (const kind of KINDS) {
    const all = order.attacker[kind] ?? 0
    if (all === 0) continue
    const isLand = ROWS[kind].isLand
    const stuck = isLand && order.wayOut === false ? all : isLand ? (landed[kind] ?? 0) : 0
    const power = attackOf(kind, technologies, order.values)
    if (stuck > 0) sorts.push(sortOf(order, kind, stuck, power, true))
    if (all > stuck) sorts.push(sortOf(order, kind, all - stuck, power, false))
  }
  return sorts
}

interface Nation {
  readonly units: Force
  readonly technologies?: readonly Technology[] | undefined
}

/** Nation after nation inside a kind, as they are given; those that fight alike and follow each other are one sort. */
function defenders(order: LandOrder): Sort[] {
  const nations: Nation[] = [{ units: order.defender, technologies: order.technologies?.defender }]
  if (order.allies) nations.push(...order.allies)
  const sorts: Sort[] = []
  for (const kind of KINDS)
    for (const { units, technologies = NONE } of nations) {
      const count = units[kind] ?? 0
      if (count === 0) continue
      const power = defenceOf(kind, technologies, order.values)
      const last = sorts.at(-1)
      const isSame = last?.kind === kind && last.power === power
      if (isSame) sorts.pop()
      sorts.push(sortOf(order, kind, count + (isSame ? last.count : 0), power, true))
    }
  return sorts
}

function sortOf({ values }: LandOrder, kind: Kind, count: number, power: number, stays: boolean): Sort {
  const { isLand, isAir } = ROWS[kind]
  return { kind, count, power, cost: costOf(kind, values), manpower: manpowerOf(kind, values), isLand, isAir, stays }
}

export function landModel(order: LandOrder): Result<LandModel> {
  const bad = slip(order)
  if (bad) return bad
  const trench = trenchOf(order)
  const isSuper =
    order.trench !== undefined && (order.trench.super ?? order.technologies?.defender?.includes('6') ?? false)
  const air = landUnits(order.attacker) === 0
  return ok({
    attackers: attackers(order),
    defenders: defenders(order),
    support: isSuper && trench === 'active' ? 0 : figureOf('support', order.figures),
    airFires: !(isSuper && (trench === 'active' || air)), // GW-10.14 b, 15.7
    dug: trench === 'active' ? figureOf('trench', order.figures) : 0,
    gas: order.technologies?.attacker?.includes('1') ?? false,
    gasNeeds: figureOf('gas', order.figures),
    bombardment: order.bombardment ?? 0,
    bombardmentNeeds: figureOf('bombardment', order.figures),
    trench,
    isSuper,
  })
}

/** How many units throw a die that hits on 0 to 6: the volley of a side, whoever is left of it. */
export type Volley = readonly number[]
const blank = (): number[] => [0, 0, 0, 0, 0, 0, 0]
function put(volley: number[], power: number, dice: number): void {
  const value = Math.min(power, FIGURES.most)
  volley[value] = (volley[value] ?? 0) + dice
}

function countOf(sorts: readonly Sort[], counts: Counts, kind: Kind): number {
  let n = 0
  for (let i = 0; i < sorts.length; i++) if (sorts[i]?.kind === kind) n += counts[i] ?? 0
  return n
}
export const tanksIn = (m: LandModel, counts: Counts): number => countOf(m.attackers, counts, 'tank')

/** GW-4.4: one infantry for each artillery; against a Super Trench neither support nor aircraft (GW-10.14). */
export function attackVolley(m: LandModel, counts: Counts): Volley {
  const volley = blank()
  let guns = m.support > 0 ? countOf(m.attackers, counts, 'artillery') : 0
  for (let i = 0; i < m.attackers.length; i++) {
    const { kind, isAir, power } = m.attackers[i] as Sort
    const n = counts[i] ?? 0
    const supported = kind === 'infantry' ? Math.min(n, guns) : 0
    guns -= supported
    const value = isAir && !m.airFires ? 0 : power
    if (supported > 0) put(volley, value + m.support, supported)
    put(volley, value, n - supported)
  }
  return volley
}

/** GW-15.4, 15.5: every infantry but one for each tank alive at the start of the round. */
export function defenceVolley(m: LandModel, counts: Counts, tanks: number): Volley {
  const volley = blank()
  let dug = m.dug > 0 ? Math.max(0, countOf(m.defenders, counts, 'infantry') - tanks) : 0
  for (let i = 0; i < m.defenders.length; i++) {
    const { kind, power } = m.defenders[i] as Sort
    const n = counts[i] ?? 0
    const behind = kind === 'infantry' ? Math.min(n, dug) : 0
    dug -= behind
    if (behind > 0) put(volley, power + m.dug, behind)
    put(volley, power, n - behind)
  }
  return volley
}

/** Shots before the first round: gas hits land units only (GW-10.7, 13.3). */
export const gasShots = (m: LandModel, counts: Counts): Volley => {
  const volley = blank()
  volley[m.gasNeeds] = m.gas ? countOf(m.attackers, counts, 'artillery') : 0
  return volley
}
export const bombardmentShots = (m: LandModel): Volley => {
  const volley = blank()
  volley[m.bombardmentNeeds] = m.bombardment
  return volley
}
export function cannotHit(v: Volley): boolean {
  for (let needs = 1; needs < v.length; needs++) if ((v[needs] ?? 0) > 0) return false
  return true
}
