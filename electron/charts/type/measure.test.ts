import { describe, expect, test } from 'vitest'
import { plain, widthOf, wrap } from './measure'

const TEXT = { face: 'text', px: 13 } as const

describe('lines without a browser', () => {
  test('no line is wider than asked for, and no word is lost', () => {
    const text = 'Germany leaves Serbia alone; Austria-Hungary places five in Russia every round (OW-2.3).'
    for (const width of [60, 90, 140, 300]) {
      const lines = wrap(text, TEXT, width)
      for (const line of lines) expect(widthOf(line, TEXT)).toBeLessThanOrEqual(width)
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }
  })
  test('a line ends after a hyphen, but a clause id stays whole', () => {
    expect(wrap('Austria-Hungary', TEXT, 60)).toEqual(['Austria-', 'Hungary'])
    expect(wrap('see OW-7.7', TEXT, 50)).toEqual(['see', 'OW-7.7'])
  })
  test('a word too long for any line is broken between graphemes, a joined picture never', () => {
    const family = '👩‍👩‍👧‍👦'
    const lines = wrap(family.repeat(5), TEXT, 200)
    expect(lines.join('')).toBe(family.repeat(5))
    for (const line of lines) expect(line.length % family.length).toBe(0)
    expect(wrap('W'.repeat(30), TEXT, 100).length).toBeGreaterThan(3)
  })
  test('ideographs break anywhere, their points stay with them', () => {
    expect(wrap('日本語。日本語。', TEXT, 60)).toEqual(['日本語。', '日本語。'])
  })
  test('control characters and line breaks count as spaces; an empty text is one empty line', () => {
    expect(plain(' a\n\tb\u0000c\u2028d ')).toBe('a b c d')
    expect(wrap('', TEXT, 50)).toEqual([''])
  })
  test('a space costs a space: wider type is wider, more letters are wider', () => {
    expect(widthOf('Rights', { face: 'bold', px: 13 })).toBeGreaterThan(widthOf('Rights', TEXT))
    expect(widthOf('Rights ', TEXT)).toBeGreaterThan(widthOf('Rights', TEXT))
  })
})
