/** Sheets of paper in CSS pixels (96 to the inch). Both papers carry the same column; only the height differs. */
import type { Paper } from '../../shared/ipc'

const MM = 96 / 25.4
const MARGIN_MM = 12

export interface PaperSize {
  readonly paper: Paper
  readonly cssName: string
  readonly widthMm: number
  readonly heightMm: number
}

export const PAPERS: Readonly<Record<Paper, PaperSize>> = {
  a4: { paper: 'a4', cssName: 'A4', widthMm: 210, heightMm: 297 },
  letter: { paper: 'letter', cssName: 'letter', widthMm: 215.9, heightMm: 279.4 },
}

/** 186 mm: what A4 leaves between its margins. Letter is wider and keeps the same column, so lines break alike. */
export const COLUMN_PX = Math.floor((210 - 2 * MARGIN_MM) * MM)
export const MARGIN_PX = MARGIN_MM * MM

/** Pages are set a pixel short, so that rounding never makes an empty one after them. */
export const SHORT_PX = 1

/** Between the upper and the lower margin, foot included. */
export const innerHeightPx = (paper: Paper): number =>
  Math.floor((PAPERS[paper].heightMm - 2 * MARGIN_MM) * MM - SHORT_PX)
/** Half a sheet, as cut along its middle. */
export const halfHeightPx = (paper: Paper): number => Math.floor((PAPERS[paper].heightMm * MM - SHORT_PX) / 2)
