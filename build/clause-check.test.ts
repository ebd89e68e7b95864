import { describe, expect, test } from 'vitest'
import { clausesIn, compare, titlesIn } from './clause-check'

const [one, two, three] = ['OW-1.1', 'OW-1.2', 'GW-9.T1']

describe('clauses against tests', () => {
  test('ids are defined at the head of an item, not where they are cited', () => {
    const rulebook = `- ${one} A rule, see ${two}.\n- **${two}** Another.\ntext about ${three}`
    expect(clausesIn(rulebook, 'OW')).toEqual([one, two])
    expect(clausesIn(`**Table ${three}: units** (costs)`, 'GW')).toEqual([three])
  })

  test('titles in any quotes, with each and with nested brackets', () => {
    const source = [
      `test('${one} a')`,
      `it("b 'c'", f)`,
      'describe(`d ${x}`, f)',
      `test.each(LIST)('e', f)`,
      `test.each([\n [f(1), 2],\n] as const)('g', f)`,
      `contest('not a title')`,
    ].join('\n')
    expect(titlesIn(source)).toEqual([`${one} a`, `b 'c'`, 'd ${x}', 'e', 'g'])
  })

  test('both directions', () => {
    const books = [{ prefix: 'OW', clauses: [one, two] }]
    const tests = [{ path: 'a.test.ts', text: `test('${one}, and ${'OW-9'}.9', f) // ${two}` }]
    expect(compare(books, tests)).toEqual({
      unnamed: [{ clause: two, where: '' }],
      unknown: [{ clause: 'OW-9' + '.9', where: 'a.test.ts' }],
    })
  })
})
