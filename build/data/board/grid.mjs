// The grid, the projection and the warp between them.
import { geoAzimuthalEqualArea } from 'd3-geo'

// ---------------------------------------------------------------- 1. the grid
// Pointy-top hexes, rows shifted right on odd rows ("odd-r"), stored axially.
export const COLS = 66
export const ROWS = 53
export const SIZE = 20 // centre-to-corner, board pixels
export const W = Math.sqrt(3) * SIZE // hex width = column pitch
export const ROW_PITCH = 1.5 * SIZE
export const toAxial = (c, r) => [c - (r - (r & 1)) / 2, r]
export const centre = (q, r) => [W * (q + r / 2) + W / 2, ROW_PITCH * r + SIZE]
export const DIRS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] // E NE NW W SW SE
export const key = (q, r) => `${q},${r}`
export const BOARD_W = W * (COLS + 0.5)
export const BOARD_H = ROW_PITCH * (ROWS - 1) + 2 * SIZE

// ------------------------------------------------- 2. projection and the warp
export const EUROPE = { rotate: [-18, -50], kmRadius: 6371 }
export const europe = geoAzimuthalEqualArea()
  .rotate(EUROPE.rotate)
  .scale(EUROPE.kmRadius)
  .translate([0, 0])
  .precision(0.1)
// Monotone piecewise-linear warp, smoothed: [km in the plane, hex widths on the board].
// Central Europe is enlarged, Russia, the far north and Africa are squeezed.
export const WARP_X = [
  [-3900, 1.5],
  [-2500, 13.9],
  [-1700, 21.2],
  [-900, 30.2],
  [900, 50.4],
  [1500, 56.4],
  [2100, 61.0],
  [2900, 66.6],
  [3600, 71],
]
export const WARP_Y = [
  [-3200, -6.5],
  [-2450, 0.2],
  [-1700, 6.2],
  [-900, 13.6],
  [-200, 21.0],
  [700, 31.0],
  [1400, 38.0],
  [2050, 43.2],
  [2600, 47],
]
export function interp(tab, i, o, x) {
  let k = 1
  while (k < tab.length - 1 && x > tab[k][i]) k++
  const [a, b] = [tab[k - 1], tab[k]]
  return a[o] + ((b[o] - a[o]) * (x - a[i])) / (b[i] - a[i])
}
export function smooth(tab, i, o, x, h) {
  // box-smoothed interpolation: no visible kinks
  let s = 0
  const n = 8
  for (let k = -n; k <= n; k++) s += interp(tab, i, o, x + (h * k) / n)
  return s / (2 * n + 1)
}
export const toBoard = (lon, lat) => {
  const [x, y] = europe([lon, lat])
  return [invert(WARP_X, x) * W, invert(WARP_Y, y) * W]
}
export const boardToKm = (x, y) => [smooth(WARP_X, 1, 0, x / W, 3), smooth(WARP_Y, 1, 0, y / W, 3)]
export function invert(tab, km) {
  let lo = -20,
    hi = 90
  for (let i = 0; i < 50; i++) {
    const m = (lo + hi) / 2
    smooth(tab, 1, 0, m, 3) < km ? (lo = m) : (hi = m)
  }
  return (lo + hi) / 2
}
// North America is drawn by its own projection in the west: the Atlantic is cut.
export const AMERICA = { rotate: [66, -44], kmRadius: 6371, at: [8.3, 11.2], kmPerHex: 195, maxCol: 15, maxRow: 27 }
export const america = geoAzimuthalEqualArea().rotate(AMERICA.rotate).scale(AMERICA.kmRadius).translate([0, 0])
export const boardToAmericaKm = (x, y) => [
  (x / W - AMERICA.at[0]) * AMERICA.kmPerHex,
  (y / W - AMERICA.at[1]) * AMERICA.kmPerHex,
]
