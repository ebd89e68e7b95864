/** The whole board of The Great War in the free view, America and the convoys included. */
import { SHEET } from '../../../shared/board'
import type { Camera, Insets, ViewSize } from '../camera'
import { fitCamera } from '../camera'

/** A little desk on either side, so that counters on the edge of the sheet are whole. */
const AROUND = 36
const AREA = { ...SHEET, x: SHEET.x - AROUND, width: SHEET.width + 2 * AROUND }

export const fitWar = (size: ViewSize, insets: Insets): Camera => fitCamera(size, insets, undefined, AREA)
