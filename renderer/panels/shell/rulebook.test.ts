import { describe, expect, test } from 'vitest'
import { clauseAnchor, parseRulebook, rulebook, searchRules, textOf, type RuleNode } from './rulebook'

const idsOf = (node: RuleNode): string[] =>
  node.kind === 'branch' ? [...(node.id === undefined ? [] : [node.id]), ...node.children.flatMap(idsOf)] : []

describe('both rulebooks', () => {
  test.each(['origins', 'great-war'] as const)('%s: every id stands for one place only', (game) => {
    const ids = idsOf(rulebook(game).body)
    expect(ids.length).toBeGreaterThan(50)
    expect(new Set(ids).size).toBe(ids.length)
  })
  test.each(['OW-2.3', 'OW-3.6', 'OW-7.7'])('%s has a place to jump to', (clause) => {
    expect(idsOf(rulebook('origins').body)).toContain(clauseAnchor(clause))
  })
  test('tables of the longer book can be jumped to as well', () => {
    expect(idsOf(rulebook('great-war').body)).toEqual(
      expect.arrayContaining([clauseAnchor('GW-3.T1'), clauseAnchor('GW-1.7')]),
    )
  })
})

describe('reading', () => {
  const book = parseRulebook(
    'origins',
    '# Book\n\n## OW-1 One\n- OW-1.1 First, see OW-1.2.\n- OW-1.2 Second <b>bold</b>.\n\n| a | b |\n| --- | --- |\n| c | d |\n',
  )
  test('an id inside a sentence refers, it does not state', () => {
    expect(idsOf(book.body).filter((id) => id.startsWith('rule-'))).toEqual(['rule-OW-1.1', 'rule-OW-1.2'])
  })
  test('markup in the text stays text', () => {
    expect(textOf(book.body)).toContain('<b>bold</b>')
  })
  test('contents are its headings without the title', () => {
    expect(book.headings.map((h) => h.text)).toEqual(['OW-1 One'])
  })
})

describe('searching', () => {
  test('a clause id finds its clause before those that mention it', () => {
    expect(searchRules(rulebook('origins'), 'ow-2.3')[0]?.clause).toBe('OW-2.3')
  })
  test('all words must be there, in any order', () => {
    const hits = searchRules(rulebook('origins'), 'abroad five')
    expect(hits.map((h) => h.clause)).toContain('OW-2.3')
    expect(hits.every((h) => /abroad/i.test(h.text) && /five/i.test(h.text))).toBe(true)
  })
  test('nothing wanted, nothing found', () => {
    expect(searchRules(rulebook('origins'), '  ')).toEqual([])
  })
})
