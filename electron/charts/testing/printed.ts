/** Sheets as a printer gets them, checked for what must hold of every page. */
import { expect } from 'vitest'
import type { ChartSource } from '../../../shared/charts'
import type { Paper } from '../../../shared/ipc'
import { listSheets, renderSheets } from '../index'
import type { Press } from './browser'
import { readPdf, squeezed, type PdfPage } from './pdf'

export const PAPERS: readonly Paper[] = ['a4', 'letter']
const SIZES = { a4: [595, 842], letter: [612, 792] } as const
const MARGIN_PT = (12 / 25.4) * 72
/** How far letters reach above their line, as a share of their size. */
const CAPITALS = 0.75

/** Pages by sheet. */
export type Printed = Readonly<Record<string, readonly PdfPage[]>>

const promises = new WeakMap<ChartSource, Map<Paper, ReadonlyMap<string, number>>>()
/** Pages by sheet as the list promises them, asked once. */
function promisedBy(source: ChartSource, paper: Paper): ReadonlyMap<string, number> {
  const known = promises.get(source) ?? new Map<Paper, ReadonlyMap<string, number>>()
  promises.set(source, known)
  const asked = known.get(paper) ?? new Map(listSheets(source, paper).map((s) => [s.sheet, s.pages]))
  known.set(paper, asked)
  return asked
}

/**
 * Prints sheets as one document and checks what must hold of every one: pages as promised, sizes, margins, type no smaller
 * than allowed, nothing out of its box.
 */
export async function printSheets(
  press: Press,
  source: ChartSource,
  paper: Paper,
  sheets: readonly string[],
): Promise<Printed> {
  const rendered = renderSheets(source, sheets, paper)
  if (!rendered.ok) throw new Error(rendered.error.problem)
  await press.show(rendered.value.html)
  expect(await overflowing(press), `what does not fit on ${paper}`).toEqual([])
  const pages = await readPdf(await press.pdf())
  expect(pages).toHaveLength(rendered.value.pages)
  const promised = promisedBy(source, paper)
  let at = 0
  const bySheet = Object.fromEntries(
    sheets.map((sheet) => {
      const own = pages.slice(at, (at += promised.get(sheet) ?? 0))
      for (const [i, page] of own.entries()) check(page, paper, `page ${i + 1} of ${own.length}`, sheet)
      return [sheet, own] as const
    }),
  )
  expect(at, 'pages in all').toBe(pages.length)
  return bySheet
}

function check(page: PdfPage, paper: Paper, which: string, sheet: string): void {
  expect(Math.round(page.widthPt)).toBe(SIZES[paper][0])
  expect(Math.round(page.heightPt)).toBe(SIZES[paper][1])
  const outside = page.items.filter(
    (t) =>
      t.x < MARGIN_PT - 1 ||
      t.x + t.width > page.widthPt - MARGIN_PT + 1 ||
      t.y < MARGIN_PT - 1 ||
      t.y + t.height * CAPITALS > page.heightPt - MARGIN_PT + 1,
  )
  // A tiled map's names run over the edge of its sheets, and are cut there.
  if (sheet !== 'map') expect(outside, `text in the margins, ${which}, ${sheet}`).toEqual([])
  expect(Math.min(...page.items.map((t) => t.height)), `smallest type, ${which}, ${sheet}`).toBeGreaterThan(8.2)
  expect(page.text).toContain(which)
}

/** A script for the page: boxes whose content reaches out of them, as the browser lays them out. */
const OVERFLOWING = `(() => {
  const found = []
  const say = (what, e) => found.push(what + ': ' + e.className + ' ' + (e.textContent ?? '').replace(/\\s+/g, ' ').slice(0, 60))
  for (const body of document.querySelectorAll('.body, .half, .middle, .right, .abridged')) {
    const room = body.getBoundingClientRect()
    const last = body.lastElementChild?.getBoundingClientRect()
    if (last !== undefined && last.bottom > room.bottom + 0.6) say('too high by ' + Math.round(last.bottom - room.bottom), body)
  }
  for (const line of document.querySelectorAll('.x')) {
    const around = line.parentElement?.closest('td, th, div, section')
    if (around && line.scrollWidth > Math.ceil(around.getBoundingClientRect().width) + 1) say('too wide', line)
  }
  return found
})()`
const overflowing = (press: Press) => press.page.evaluate<string[]>(OVERFLOWING)

export const words = (pages: readonly PdfPage[]) => pages.map((p) => p.text).join(' ')
export const letters = (pages: readonly PdfPage[]) =>
  squeezed(pages.map((p) => p.items.map((t) => t.text).join('')).join(''))

/** The pages of one sheet; a test that finds none has asked for the wrong one. */
export const pagesOf = (printed: Printed, sheet: string): readonly PdfPage[] => {
  const pages = printed[sheet] ?? []
  expect(pages.length, sheet).toBeGreaterThan(0)
  return pages
}
