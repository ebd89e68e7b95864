/** What the board's picture is painted from. */
import type { PictureScene } from '../../picture'
import type { Ground } from '../ground'
import type { Palette } from '../../../theme/palette'

export interface WarBoardScene extends PictureScene {
  readonly palette: Palette
  readonly ground: Ground
  readonly textScale: number
}
