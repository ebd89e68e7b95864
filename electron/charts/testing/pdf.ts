/** What a PDF holds, read back by another hand than the one that made it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfText {
  readonly text: string
  /** In points, from the lower left corner of the page. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PdfPage {
  readonly widthPt: number
  readonly heightPt: number
  readonly items: readonly PdfText[]
  /** All its words, one space between them. */
  readonly text: string
}

export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: PdfPage[] = []
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n)
    const viewport = page.getViewport({ scale: 1 })
    const content = await page.getTextContent()
    const items = content.items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    )
    const text = content.items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join(' ')
      .replace(/\s+/g, ' ')
    pages.push({ widthPt: viewport.width, heightPt: viewport.height, items, text })
  }
  await task.destroy()
  return pages
}

/** Without any white space: lines, and words too long for one, are broken where the paper ends. */
export const squeezed = (text: string): string => text.replace(/[\s­]+/g, '')
