/** An order for a sea battle, read: sorts of ships and aircraft on both sides, and what its parser can't see (GW-4.6, 10.8, 13.16). */
import { isShipKind, KINDS, type Kind, type Technology } from '../../../shared/great-war/ids'
import type { Force } from '../../../shared/odds/fields'
import type { SeaOrder } from '../../../shared/odds/sea'
import { fault, ok, type Result } from '../../../shared/result'
import { strangeLoss, type Sort } from './sorts'
import { attackOf, costOf, defenceOf, isAirKind, isLandKind, manpowerOf } from './tables'

export interface SeaSort extends Sort {
  readonly isSub: boolean
  /** It stands a first hit, damaged (GW-4.6). */
  readonly isTough: boolean
}

export interface SeaSide {
  readonly sorts: readonly SeaSort[]
  readonly damaged: number
  /** Land units aboard, by kind. */
  readonly cargo: Force
}

export interface SeaModel {
  readonly attacker: SeaSide
  readonly defender: SeaSide
  readonly firstStrike: 'attacker' | 'both' | 'none'
}

const AT_SEA = KINDS.filter((k) => isShipKind(k) || isAirKind(k)).join(', ')
const numbers = (f: Force, of: (k: Kind) => boolean) => KINDS.filter(of).reduce((sum, k) => sum + (f[k] ?? 0), 0)

function slip(order: SeaOrder): Result<never> | undefined {
  const forces: [Force, string][] = [
    [order.attacker, 'attacker'],
    [order.defender, 'defender'],
    ...(order.allies ?? []).map((a, i): [Force, string] => [a.units, `allies.${i}.units`]),
  ]
  for (const [f, at] of forces) {
    const land = KINDS.find((k) => isLandKind(k) && (f[k] ?? 0) > 0)
    if (land) return fault(`${at}.${land}`, `${land} does not fight at sea; aboard a transport it is cargo`, AT_SEA)
  }
  return slipInShips(order) ?? slipInLosses(order)
}

function slipInShips(order: SeaOrder): Result<never> | undefined {
  const there = { attacker: order.attacker.dreadnought ?? 0, defender: total(order, 'dreadnought') }
  const transports = { attacker: order.attacker.transport ?? 0, defender: total(order, 'transport') }
  for (const side of ['attacker', 'defender'] as const) {
    const damaged = order.damaged?.[side] ?? 0
    if (damaged > there[side])
      return fault(`damaged.${side}`, `${damaged} damaged, but only ${there[side]} there`, `0 to ${there[side]}`)
    if (damaged > 0 && order.edition?.dreadnoughtHits === 1)
      return fault(`damaged.${side}`, 'with one hit to each none is ever damaged', '0')
    const cargo = order.cargo?.[side] ?? {}
    const kind = KINDS.find((k) => !isLandKind(k) && (cargo[k] ?? 0) > 0)
    if (kind) return fault(`cargo.${side}.${kind}`, `no transport carries a ${kind}`, 'infantry, artillery, tank')
    const room = 2 * transports[side]
    const aboard = (cargo.infantry ?? 0) + 2 * ((cargo.artillery ?? 0) + (cargo.tank ?? 0))
    if (aboard > room)
      return fault(
        `cargo.${side}`,
        `more than ${transports[side]} transports carry`,
        'two infantry, an artillery or a tank each',
      )
  }
  return undefined
}

function slipInLosses(order: SeaOrder): Result<never> | undefined {
  const { losses } = order
  if (losses === undefined || losses === 'default') return undefined
  for (const side of ['attacker', 'defender'] as const)
    if (losses[side] === 'keepLand')
      return fault(`losses.${side}`, 'no land unit fights at sea', 'default, best or a list of kinds')
  const named = strangeLoss(losses, isLandKind)
  return named && fault(named.at, `${named.kind} does not fight at sea`, AT_SEA)
}

const total = (order: SeaOrder, kind: Kind): number =>
  [order.defender, ...(order.allies ?? []).map((a) => a.units)].reduce((sum, f) => sum + (f[kind] ?? 0), 0)

/** Alike are units of a kind that hit alike: only an advance of one of several nations tells them apart. */
function sortsOf(
  order: SeaOrder,
  nations: readonly { readonly units: Force; readonly technologies?: readonly Technology[] | undefined }[],
  valueOf: typeof attackOf,
): SeaSort[] {
  return KINDS.filter((k) => !isLandKind(k)).flatMap((kind) => {
    const byPower = new Map<number, number>()
    for (const { units, technologies = [] } of nations) {
      const power = valueOf(kind, technologies, order.values)
      const count = units[kind] ?? 0
      if (count > 0) byPower.set(power, (byPower.get(power) ?? 0) + count)
    }
    return [...byPower].map(([power, count]): SeaSort => ({
      kind,
      count,
      power,
      cost: costOf(kind, order.values),
      manpower: manpowerOf(kind, order.values),
      isLand: false,
      isAir: isAirKind(kind),
      stays: isShipKind(kind) && order.wayOut === false,
      isSub: kind === 'submarine',
      isTough: kind === 'dreadnought' && order.edition?.dreadnoughtHits !== 1,
    }))
  })
}

export function seaModel(order: SeaOrder): Result<SeaModel> {
  const wrong = slip(order)
  if (wrong) return wrong
  const { attacker, defender, technologies = {} } = order
  const side = (name: 'attacker' | 'defender', sorts: readonly SeaSort[]): SeaSide => ({
    sorts,
    damaged: order.damaged?.[name] ?? 0,
    cargo: order.cargo?.[name] ?? {},
  })
  const ours = sortsOf(order, [{ units: attacker, technologies: technologies.attacker }], attackOf)
  const theirs = [{ units: defender, technologies: technologies.defender }, ...(order.allies ?? [])]
  return ok({
    attacker: side('attacker', ours),
    defender: side('defender', sortsOf(order, theirs, defenceOf)),
    firstStrike: order.edition?.firstStrike ?? 'attacker',
  })
}

/** What the cargo of one transport adds to its price and its manpower. */
export const cargoWorth = (
  side: SeaSide,
  order: SeaOrder,
  worthOf: (k: Kind, v?: SeaOrder['values']) => number,
): number => {
  const transports = side.sorts.reduce((sum, s) => sum + (s.kind === 'transport' ? s.count : 0), 0)
  const all = KINDS.reduce((sum, k) => sum + (side.cargo[k] ?? 0) * worthOf(k, order.values), 0)
  return transports === 0 ? 0 : all / transports
}
export const unitsAboard = (side: SeaSide): number => numbers(side.cargo, () => true)
