// OW-4: treaty rights. They are counted, never kept: ten PFs abroad are rights, nine are none. PFs at home give no
// rights and break nobody's exclusivity, and an ally's rights count against exclusivity like anybody's.
import type { OriginsData } from '../../../../shared/origins/data'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../../shared/origins/ids'
import type { Embassies } from '../state'

export const hasRights = (data: OriginsData, board: Embassies, power: PowerId, nation: NationId): boolean =>
  power !== nation && board[nation][power] >= data.rightsAt // OW-4.1, OW-4.4

/** Powers with rights in the nation, in seating order. */
export const rightsIn = (data: OriginsData, board: Embassies, nation: NationId): readonly PowerId[] =>
  POWERS.filter((power) => hasRights(data, board, power, nation))

/** The only power with rights in the nation, if there is one (OW-4.3). */
export function exclusiveIn(data: OriginsData, board: Embassies, nation: NationId): PowerId | undefined {
  const [first, second] = rightsIn(data, board, nation)
  return second === undefined ? first : undefined
}

/** OW-5.4: neither rights anywhere, nor rights of others in its nation. Where it fails first, in board order. */
export function tiesOf(
  data: OriginsData,
  board: Embassies,
  power: PowerId,
): { readonly kind: 'has' | 'grants'; readonly nation: NationId; readonly to: PowerId } | undefined {
  const has = NATIONS.find((nation) => hasRights(data, board, power, nation))
  if (has !== undefined) return { kind: 'has', nation: has, to: power }
  const [to] = rightsIn(data, board, power)
  return to === undefined ? undefined : { kind: 'grants', nation: power, to }
}

/** Rights events of one embassy that went from `was` to `now`: the crossing, if there was one (OW-4.2). */
export function crossing(
  data: OriginsData,
  power: PowerId,
  nation: NationId,
  was: number,
  now: number,
): readonly { readonly type: 'rightsGained' | 'rightsLost'; readonly power: PowerId; readonly nation: NationId }[] {
  if (power === nation || was >= data.rightsAt === now >= data.rightsAt) return []
  return [{ type: now >= data.rightsAt ? 'rightsGained' : 'rightsLost', power, nation }]
}
