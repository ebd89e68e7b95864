/** The whole board of The Great War in the free view, America and the convoys included. */
import { SHEET } from '../../../shared/board'
import type { Camera, Insets, ViewSize } from '../camera'
import { fitCamera } from '../camera'

export const fitWar = (size: ViewSize, insets: Insets): Camera => fitCamera(size, insets, undefined, SHEET)
