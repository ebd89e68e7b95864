import type { NationId, PowerId } from '../../../shared/origins/ids'
import type { ColourSet } from '../../../shared/schema/table'
import type { Palette } from '../../theme/palette'

/** All that the still picture of the board depends on; equal scenes give equal pictures. */
export interface BoardScene {
  readonly palette: Palette
  readonly colours: Readonly<Record<PowerId, ColourSet>>
  readonly rights: Readonly<Record<NationId, readonly PowerId[]>>
  /** CSS pixels to one board pixel, and device pixels to one CSS pixel. */
  readonly scale: number
  readonly dpr: number
  /** Size of the players' text, which the plates share: names keep clear of plates. */
  readonly textScale: number
}
