/**
 * An order read as a battle: sorts of units on both sides, support, trenches, shots before the first round (GW-4.4, 10.7,
 * 10.8, 10.14, 13.6, 13.7, 13.17, 15.4 to 15.7, 15.9).
 */
import { KINDS, type Kind, type Technology } from '../../../shared/great-war/ids'
import type { Force } from '../../../shared/odds/fields'
import type { LandOrder } from '../../../shared/odds/land'
import { fault, ok, type Result } from '../../../shared/result'
import type { Counts, Sort } from './sorts'
import { attackOf, costOf, defenceOf, figureOf, FIGURES, isAirKind, isLandKind, manpowerOf } from './tables'

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

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const landUnits = (f: Force) => sum(KINDS.filter(isLandKind).map((k) => f[k] ?? 0))

function shipsIn(f: Force, at: string): Result<never> | undefined {
  const ship = KINDS.find((k) => !isLandKind(k) && !isAirKind(k) && (f[k] ?? 0) > 0)
  return ship && fault(`${at}.${ship}`, `a ${ship} fights at sea only`, 'infantry, artillery, tank, fighter, bomber')
}

/** What is wrong with an order that its parser can't see. */
function slip(order: LandOrder): Result<never> | undefined {
  const forces: [Force, string][] = [
    [order.attacker, 'attacker'],
    [order.defender, 'defender'],
    ...(order.allies ?? []).map((a, i): [Force, string] => [a.units, `allies.${i}.units`]),
  ]
  for (const [f, at] of forces) {
    const ship = shipsIn(f, at)
    if (ship) return ship
  }
  for (const kind of KINDS) {
    const came = order.landed?.[kind] ?? 0
    if (came > 0 && !isLandKind(kind))
      return fault(`landed.${kind}`, `a ${kind} does not come off a ship`, 'land units')
    const there = order.attacker[kind] ?? 0
    if (came > there) return fault(`landed.${kind}`, `${came} landed, but only ${there} attack`, `at most ${there}`)
  }
  return order.from && slipInFrom(order, order.from)
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

function attackers(order: LandOrder): Sort[] {
  const technologies = order.technologies?.attacker ?? []
  const landed = landedOf(order)
  const sort = (kind: Kind, count: number, stays: boolean): Sort[] =>
    count === 0 ? [] : [{ ...figures(order, kind), count, power: attackOf(kind, technologies, order.values), stays }]
  return KINDS.flatMap((kind) => {
    const all = order.attacker[kind] ?? 0
    const stuck = isLandKind(kind) && order.wayOut === false
    const afoot = isLandKind(kind) ? (landed[kind] ?? 0) : 0
    return stuck ? sort(kind, all, true) : [...sort(kind, afoot, true), ...sort(kind, all - afoot, false)]
  })
}

/** Nation after nation inside a kind, as they are given; those that fight alike and follow each other are one sort. */
function defenders(order: LandOrder): Sort[] {
  const nations: { units: Force; technologies?: readonly Technology[] | undefined }[] = [
    { units: order.defender, technologies: order.technologies?.defender },
    ...(order.allies ?? []),
  ]
  const sorts: Sort[] = []
  for (const kind of KINDS)
    for (const { units, technologies = [] } of nations) {
      const count = units[kind] ?? 0
      const power = defenceOf(kind, technologies, order.values)
      const last = sorts.at(-1)
      if (count === 0) continue
      if (last?.kind === kind && last.power === power) sorts.splice(-1, 1, { ...last, count: last.count + count })
      else sorts.push({ ...figures(order, kind), count, power, stays: true })
    }
  return sorts
}

const figures = (order: LandOrder, kind: Kind) => ({
  kind,
  cost: costOf(kind, order.values),
  manpower: manpowerOf(kind, order.values),
  isLand: isLandKind(kind),
  isAir: isAirKind(kind),
})

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
const blank = (): number[] => new Array<number>(FIGURES.most + 1).fill(0)
const capped = (n: number) => Math.min(n, FIGURES.most)

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
  m.attackers.forEach((s, i) => {
    const n = counts[i] ?? 0
    const supported = s.kind === 'infantry' ? Math.min(n, guns) : 0
    guns -= supported
    const power = s.isAir && !m.airFires ? 0 : s.power
    volley[capped(power + m.support)] = (volley[capped(power + m.support)] ?? 0) + supported
    volley[power] = (volley[power] ?? 0) + n - supported
  })
  return volley
}

/** GW-15.4, 15.5: every infantry but one for each tank alive at the start of the round. */
export function defenceVolley(m: LandModel, counts: Counts, tanks: number): Volley {
  const volley = blank()
  let dug = m.dug > 0 ? Math.max(0, countOf(m.defenders, counts, 'infantry') - tanks) : 0
  m.defenders.forEach((s, i) => {
    const n = counts[i] ?? 0
    const behind = s.kind === 'infantry' ? Math.min(n, dug) : 0
    dug -= behind
    volley[capped(s.power + m.dug)] = (volley[capped(s.power + m.dug)] ?? 0) + behind
    volley[s.power] = (volley[s.power] ?? 0) + n - behind
  })
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
export const cannotHit = (v: Volley): boolean => v.every((n, needs) => needs === 0 || n === 0)
