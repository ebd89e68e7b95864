/** The hex board: data and pure geometry, for the window's map and for the printed sheets alike. Board pixels throughout. */
export type { Hex, Point } from './hex'
export { HEX_SIZE, centreOf, hexAt } from './hex'
export type { Space, SpaceKind, SpaceLabel, Strait } from './board'
export { BOARD_SIZE, SHEET, boardSpaces, nationAt, spaceAt, straits } from './board'
export { outlineOf } from './outline'
export type { BorderPaths } from './borders'
export { borderPaths, gridPath } from './borders'
export { landPath, middleOf, neighbours, otherLandPath, regionPath } from './nations'
export type { PlateAnchor } from './plates'
export { PLATE_SIZE, plateAnchors } from './plates'
export type { Hatch } from './hatches'
export { HATCHES } from './hatches'
export type { Passage, WarBorder, WarSpace } from './war'
export {
  frontPath,
  passages,
  warBorders,
  warLandPath,
  warMiddle,
  warNeighbours,
  warPath,
  warSpace,
  warSpaces,
} from './war'
