/** Reads a printed file back: pages, paper and text. */
import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Pdf {
  readonly pages: number
  readonly sizes: readonly string[]
  readonly text: string
}

export async function readPdf(file: string): Promise<Pdf> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise
  const sizes: string[] = []
  let text = ''
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n)
    const [, , width = 0, height = 0] = page.view
    sizes.push(`${Math.round(width)} × ${Math.round(height)}`)
    const { items } = await page.getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
  return { pages: pdf.numPages, sizes: [...new Set(sizes)], text: text.replaceAll(/\s+/g, ' ') }
}
