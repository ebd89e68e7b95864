/**
 * How wide a text is and where its lines end, without a browser: page counts are promised before anything is printed.
 * Widths come from `metrics.json`, which a test measures in the bundled fonts; what those fonts lack is taken as wide as
 * any fallback is likely to be, so that a line may come out short but never long. Lines are broken here and set as they
 * are; the browser breaks none.
 */
import metrics from './metrics.json'

export type FaceName = keyof typeof metrics
export interface Type {
  readonly face: FaceName
  readonly px: number
}

/** Kerning can widen a line by a hair. */
const SAFETY = 1.01
const WIDE = 1.05
const PICTURE = 1.45
const UNKNOWN = 1.1

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isWide = (s: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(s)
const isPicture = (s: string) => /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u.test(s)

function emOf(grapheme: string, face: FaceName): number {
  const table: Readonly<Record<string, number>> = metrics[face]
  const known = table[grapheme] ?? table[grapheme.normalize('NFC')]
  if (known !== undefined) return known / 1000
  // Without a font that joins them, the parts of one picture are drawn one by one.
  if (isPicture(grapheme)) return [...grapheme].filter(isPicture).length * PICTURE
  if (isWide(grapheme)) return WIDE
  // Letters with marks that no font joins are drawn one by one; joined scripts take no more than that.
  return Math.max(1, [...grapheme.replace(/\p{M}/gu, '')].length) * UNKNOWN
}

export const widthOf = (text: string, type: Type): number => {
  let em = 0
  for (const { segment } of graphemes.segment(text)) em += emOf(segment, type.face)
  return em * type.px * SAFETY
}

/** Where a line may end: after spaces, between ideographs, after hyphens but not inside "OW-2.3". */
const IDEOGRAPH = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
const WORD = new RegExp(
  String.raw`[${IDEOGRAPH}][、。，！？」』）]*|(?:[^\s\-${IDEOGRAPH}]|-(?=\d))*(?:-(?!\d))?\s*`,
  'gu',
)
const words = (text: string): string[] => text.match(WORD)?.filter((w) => w !== '') ?? []

/** One line or more; a word too long for a line is broken between graphemes. Line breaks in the text count as spaces. */
export function wrap(text: string, type: Type, widthPx: number): string[] {
  const lines: string[] = []
  let line = ''
  const put = (word: string) => {
    if (widthOf((line + word).trimEnd(), type) <= widthPx) line += word
    else if (line === '') for (const { segment } of graphemes.segment(word)) putPiece(segment)
    else {
      lines.push(line.trimEnd())
      line = ''
      put(word)
    }
  }
  const putPiece = (piece: string) => {
    if (line !== '' && widthOf((line + piece).trimEnd(), type) > widthPx) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  for (const word of words(plain(text))) put(word)
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd())
  return lines
}

/** Without control characters and with single spaces. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
