/**
 * HTML out of templates: whatever is put into one is escaped, unless it is Html itself. Names and deals are written by
 * players and may hold anything; there is no other way into a sheet than through here.
 */
const MEANS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text
  }
}

export type Piece = string | number | Html | false | undefined | readonly Piece[]

const said = (piece: Piece): string => {
  if (piece === false || piece === undefined) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'object') return piece.map(said).join('')
  return String(piece).replace(/[&<>"']/g, (c) => MEANS[c] ?? c)
}

export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.map((s, i) => s + said(pieces[i])).join(''))

/** Several pieces one after the other. */
export const join = (pieces: readonly Piece[]): Html => new Html(pieces.map(said).join(''))
