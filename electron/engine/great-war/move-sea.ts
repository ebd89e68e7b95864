/**
 * For the map: the gestures by which land units go to sea (GW-4.5, 12.12). A stack carried onto a zone goes aboard whatever has
 * room there; cargo, or its ship, carried onto a coast goes ashore; from coast to coast it does both.
 */
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { isLandKind, type NationId, type SpaceId, type UnitId } from '../../../shared/great-war/ids'
import { apply } from './apply'
import type { GreatWarDecision } from './refusal'
import { loadTransport } from './phases/moves'
import { likeness } from './rules/moves'
import { judgeLoad, judgeUnload } from './rules/transport'
import { graphOf } from './rules/spaces'
import { friendly } from './rules/who'
import { cargoOf, unit, unitsIn, type GreatWarState } from './state'

export interface SeaWay {
  readonly space: SpaceId
  readonly path: readonly SpaceId[]
  readonly deed: 'load' | 'unload' | 'ferry'
  readonly units: readonly UnitId[]
  readonly commands: readonly GreatWarCommand[]
}

export const stateAfter = (s: GreatWarState, decision: GreatWarDecision): GreatWarState =>
  decision.kind === 'accepted' ? decision.events.reduce(apply, s) : s

/** What fills a hold alone goes aboard first; two infantry fill one between them. */
const BULK = ['tank', 'artillery', 'infantry'] as const
const bulk = (s: GreatWarState, id: UnitId) => BULK.findIndex((k) => k === unit(s, id).kind)

type LoadCommand = Extract<GreatWarCommand, { type: 'loadTransport' }>
function loads(s: GreatWarState, by: NationId, ids: readonly UnitId[], zone: SpaceId): LoadCommand[] {
  const transports = unitsIn(s, zone).filter(
    (id) => unit(s, id).kind === 'transport' && friendly(s, by, unit(s, id).owner),
  )
  if (transports.length === 0) return []
  const own = (id: UnitId) => (unit(s, id).owner === by ? 0 : 1)
  const ships = [...transports].sort((a, b) => own(a) - own(b))
  const holds = new Map<UnitId, UnitId[]>()
  const leftBehind = new Set<string>() // holds only fill: what found no room, its like won't find either
  for (const id of [...ids].sort((a, b) => bulk(s, a) - bulk(s, b))) {
    const like = likeness(s, id)
    if (leftBehind.has(like)) continue
    const ship = ships.find((x) => !judgeLoad(s, by, x, [...(holds.get(x) ?? []), id]))
    if (ship) holds.set(ship, [...(holds.get(ship) ?? []), id])
    else leftBehind.add(like)
  }
  return [...holds].map(([transport, units]) => ({ type: 'loadTransport', by, transport, units }))
}

type UnloadCommand = Extract<GreatWarCommand, { type: 'unloadTransport' }>
function unloads(s: GreatWarState, by: NationId, ids: readonly UnitId[], space: SpaceId): UnloadCommand[] {
  const byShip = new Map<UnitId, UnitId[]>()
  for (const id of ids) {
    const ship = unit(s, id).cargoOf
    if (ship) byShip.set(ship, [...(byShip.get(ship) ?? []), id])
  }
  return [...byShip].flatMap(([transport, units]): UnloadCommand[] =>
    judgeUnload(s, by, transport, units, space) ? [] : [{ type: 'unloadTransport', by, transport, units, space }],
  )
}

/** Units of the stack that could go ashore: cargo that was taken up itself, and what lies in the ships that were. */
export const aboard = (s: GreatWarState, by: NationId, ids: readonly UnitId[]): UnitId[] => [
  ...new Set([
    ...ids.filter((id) => unit(s, id).cargoOf),
    ...ids.flatMap((id) => cargoOf(s, id)).filter((id) => unit(s, id).owner === by),
  ]),
]

function landings(s: GreatWarState, by: NationId, ids: readonly UnitId[], from: SpaceId): SeaWay[] {
  const cargo = aboard(s, by, ids)
  if (cargo.length === 0) return []
  return graphOf(s)
    .coasts(from)
    .flatMap((space): SeaWay[] => {
      const commands = unloads(s, by, cargo, space)
      const units = commands.flatMap((c) => c.units)
      return commands.length > 0 ? [{ space, path: [space], deed: 'unload', units, commands }] : []
    })
}

/** Ways of a stack that stands together in `from`. */
export function seaWays(s: GreatWarState, by: NationId, ids: readonly UnitId[], from: SpaceId): SeaWay[] {
  const soldiers = ids.filter((id) => isLandKind(unit(s, id).kind) && !unit(s, id).cargoOf)
  const embarking = graphOf(s)
    .seas(from)
    .flatMap((zone): SeaWay[] => {
      const commands = loads(s, by, soldiers, zone)
      if (commands.length === 0) return []
      const units = commands.flatMap((c) => c.units)
      const at = commands.reduce((x, c) => stateAfter(x, loadTransport(x, c)), s)
      const over = landings(at, by, units, zone).filter((way) => way.space !== from)
      return [
        { space: zone, path: [zone], deed: 'load', units, commands },
        ...over.map((way) => ({
          ...way,
          path: [zone, way.space],
          deed: 'ferry' as const,
          commands: [...commands, ...way.commands],
        })),
      ]
    })
  return [...embarking, ...landings(s, by, ids, from)]
}
