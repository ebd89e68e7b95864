/** Measures the bundled fonts in the browser that prints with them. */
import { FONT_CSS, MEASURED, MEASURED_CHARACTERS, MEASURED_FRANKLIN_ONLY } from '../type/fonts'
import type { Press } from './browser'

/** A script for the page, where a canvas knows how wide a character is. */
const MEASURE = (font: string, characters: readonly string[]) => `(async () => {
  const font = ${JSON.stringify(font)}, characters = ${JSON.stringify(characters)}
  await document.fonts.load(font, characters.join(''))
  const context = document.createElement('canvas').getContext('2d')
  context.font = font
  return Object.fromEntries(characters.map((c) => [c, Math.ceil(context.measureText(c).width)]))
})()`

/** The text of `type/metrics.json`: advance widths in thousandths of the size, as the browser finds them. */
export async function measureFonts(press: Press): Promise<string> {
  await press.show(`<!doctype html><style>${FONT_CSS}</style><p>x`)
  const tables: Record<string, Record<string, number>> = {}
  for (const [face, font] of Object.entries(MEASURED)) {
    const characters = face === 'title' ? MEASURED_CHARACTERS : [...MEASURED_CHARACTERS, ...MEASURED_FRANKLIN_ONLY]
    tables[face] = await press.page.evaluate<Record<string, number>>(MEASURE(font.replace('{}', '1000'), characters))
  }
  return `${JSON.stringify(tables, undefined, 2)}\n`
}
