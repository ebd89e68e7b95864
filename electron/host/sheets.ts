/** Printed sheets waiting to be looked at or printed: documents without scripts, each under a name nobody can guess. */
import { createHash, randomBytes } from 'node:crypto'

export interface Sheet {
  readonly html: string
  readonly csp: string
}

/** Enough for a preview beside a print; older ones are forgotten. */
const KEPT = 8

export class SheetShelf {
  private readonly sheets = new Map<string, Sheet>()

  /** The path under which main serves the document. */
  put(html: string): string {
    const path = `/sheets/${randomBytes(16).toString('hex')}.html`
    this.sheets.set(path, { html, csp: policyFor(html) })
    for (const oldest of [...this.sheets.keys()].slice(0, -KEPT)) this.sheets.delete(oldest)
    return path
  }
  get(path: string): Sheet | undefined {
    return this.sheets.get(path)
  }
}

/** Allows the document's one style sheet, by its hash, and our fonts. Nothing else: no script, no form, no request. */
function policyFor(html: string): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
  const hashes = styles.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'none'",
    `style-src ${hashes.length === 0 ? "'none'" : hashes.join(' ')}`,
    "font-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
