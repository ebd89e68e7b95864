/**
 * The rulebooks as the window shows them: markdown parsed once into tokens, and those into plain nodes. Nothing is ever
 * turned into an HTML string, so nothing has to be trusted.
 */
import MarkdownIt, { type Token } from 'markdown-it'
import great from '../../../shared/rules/great-war-rulebook.md?raw'
import origins from '../../../shared/rules/origins-rulebook.md?raw'
import type { ClauseId, GameId } from '../../../shared/ids'

export interface Leaf {
  readonly kind: 'text' | 'code' | 'clause' | 'break'
  readonly text: string
}
export interface Branch {
  readonly kind: 'branch'
  readonly tag: string
  readonly children: RuleNode[]
  /** Where a clause or a heading begins: what a link jumps to. */
  id?: string
}
export type RuleNode = Leaf | Branch

export interface Heading {
  readonly id: string
  readonly level: number
  readonly text: string
}
/** One block that the search looks through. */
export interface Passage {
  readonly id: string
  readonly clause?: ClauseId
  readonly heading: string
  readonly text: string
}
export interface Rulebook {
  readonly game: GameId
  readonly title: string
  readonly body: Branch
  readonly headings: readonly Heading[]
  readonly passages: readonly Passage[]
}

const CLAUSE = /\b(?:OW|GW)-\d+\.T?\d+\b/g
/** A block that opens with its own id states that clause; ids further on only refer to one. */
const OWN_CLAUSE = /^(?:Table )?((?:OW|GW)-\d+\.T?\d+)\b/
const TAGS: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 p ul ol li table thead tbody tr th td strong em blockquote hr pre code'.split(' '),
)

export const clauseAnchor = (clause: string): string => `rule-${clause}`
export const gameOfClause = (clause: ClauseId): GameId => (clause.startsWith('OW') ? 'origins' : 'great-war')

export function parseRulebook(game: GameId, source: string): Rulebook {
  const body: Branch = { kind: 'branch', tag: 'div', children: [] }
  build(new MarkdownIt({ html: false, linkify: false }).parse(source, {}), body)

  const headings: Heading[] = []
  const passages: Passage[] = []
  let heading = ''
  const seen = new Set<string>()
  const visit = (node: Branch): void => {
    const text = textOf(node)
    if (/^h[1-5]$/.test(node.tag)) {
      heading = text
      node.id = `${game}-part-${headings.length}`
      headings.push({ id: node.id, level: Number(node.tag.slice(1)), text })
      return
    }
    if (node.tag === 'p' || node.tag === 'li' || node.tag === 'tr') {
      const own = OWN_CLAUSE.exec(text)?.[1] as ClauseId | undefined // the pattern is that of a clause id
      const fresh = own !== undefined && !seen.has(own)
      node.id = fresh ? clauseAnchor(own) : `${game}-passage-${passages.length}`
      if (fresh) seen.add(own)
      passages.push({ id: node.id, ...(fresh ? { clause: own } : {}), heading, text })
      return
    }
    for (const child of node.children) if (child.kind === 'branch') visit(child)
  }
  visit(body)
  return { game, title: headings[0]?.text ?? '', body, headings: headings.filter((h) => h.level > 1), passages }
}

function build(tokens: readonly Token[], root: Branch): void {
  const open: Branch[] = [root]
  const top = (): Branch => open[open.length - 1] ?? root
  for (const token of tokens) {
    if (token.type === 'inline') build(token.children ?? [], top())
    else if (token.nesting === 1) {
      // A tight list's paragraphs are hidden: their text belongs to the item itself.
      const node: Branch = token.hidden ? top() : branch(token.tag)
      if (!token.hidden) top().children.push(node)
      open.push(node)
    } else if (token.nesting === -1) open.pop()
    else top().children.push(...leaves(token))
  }
}
const branch = (tag: string): Branch => ({ kind: 'branch', tag: TAGS.has(tag) ? tag : 'span', children: [] })

function leaves(token: Token): RuleNode[] {
  switch (token.type) {
    case 'text':
      return split(token.content)
    case 'softbreak':
      return [{ kind: 'text', text: ' ' }]
    case 'hardbreak':
      return [{ kind: 'break', text: '' }]
    case 'code_inline':
    case 'fence':
    case 'code_block':
      return [{ kind: 'code', text: token.content }]
    case 'hr':
      return [branch('hr')]
    default:
      return token.content === '' ? [] : split(token.content)
  }
}
function split(text: string): Leaf[] {
  const parts: Leaf[] = []
  let at = 0
  for (const found of text.matchAll(CLAUSE)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) })
    parts.push({ kind: 'clause', text: found[0] })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}
export function textOf(node: RuleNode): string {
  return node.kind === 'branch'
    ? node.children.map((c) => textOf(c) + (c.kind === 'branch' && c.tag === 'td' ? ' ' : '')).join('')
    : node.text
}

/** Passages that hold every word of `wanted`, clauses named by id first. */
export function searchRules(book: Rulebook, wanted: string, most = 60): readonly Passage[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = book.passages.filter((p) => {
    const text = p.text.toLowerCase()
    return words.every((w) => text.includes(w))
  })
  const named = (p: Passage): number => (words.some((w) => p.clause?.toLowerCase() === w) ? 0 : 1)
  return hits.sort((a, b) => named(a) - named(b)).slice(0, most)
}

const books = new Map<GameId, Rulebook>()
/** Parsed on first use: the longer book takes some ten milliseconds. */
export function rulebook(game: GameId): Rulebook {
  const known = books.get(game) ?? parseRulebook(game, game === 'origins' ? origins : great)
  books.set(game, known)
  return known
}
