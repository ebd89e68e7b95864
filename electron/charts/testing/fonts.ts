/** The bundled fonts as the sheets' test browser is served them: straight out of their packages. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { FONT_CSS, MEASURED, MEASURED_CHARACTERS, MEASURED_FRANKLIN_ONLY } from '../type/fonts'
import type { Press } from './browser'

const require = createRequire(import.meta.url)
const folders = ['@fontsource/libre-caslon-condensed', '@fontsource-variable/libre-franklin'].map((name) =>
  join(dirname(require.resolve(`${name}/package.json`)), 'files'),
)

/** The bytes of `/fonts/<file>`, or undefined where no package has it: a sheet that asks for it is wrong. */
export async function fontFile(file: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    try {
      return await readFile(join(folder, file))
    } catch {
      // in the other package, then
    }
  }
  return undefined
}

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
