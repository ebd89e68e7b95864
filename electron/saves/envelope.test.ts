import { describe, expect, test } from 'vitest'
import { FORMAT, seal, unseal } from './envelope'

const text = seal('keg-campaign', '0.1.0', { name: 'Zoë’s', n: [1, 2] })
const read = (content: string | Buffer) => unseal(Buffer.from(content), 'keg-campaign', '0.1.0')
const flawOf = (content: string | Buffer) => {
  const opened = read(content)
  return opened.ok ? 'none' : opened.flaw.kind
}

describe('the envelope', () => {
  test('gives back what was sealed', () => {
    expect(read(text)).toEqual({ ok: true, format: FORMAT, body: { name: 'Zoë’s', n: [1, 2] } })
  })

  test('S3 every shorter text is truncated, whatever byte it ends at', () => {
    const bytes = Buffer.from(text)
    for (let end = 0; end < bytes.length; end++)
      expect(flawOf(bytes.subarray(0, end)), `${end} bytes`).toBe('truncated')
  })

  test('any other byte of the body is damage', () => {
    const bytes = Buffer.from(text)
    for (let at = bytes.indexOf(10) + 1; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(flawOf(changed)).toBe('damaged')
    }
    expect(flawOf(`${text} `)).toBe('damaged')
  })

  test.each([
    ['another program’s JSON', '{"name":"x"}\n{}'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a])],
    ['a long text', 'once upon a time '.repeat(1000)],
    ['a kind of ours that was not asked for', seal('keg-history', '0.1.0', {})],
    ['a head that is a list', '[1]\n{}'],
  ])('%s is foreign', (_, content) => {
    expect(flawOf(content)).toBe('foreign')
  })

  test('a first line of ours that can’t be read is damage', () => {
    expect(flawOf(text.replace('"kind"', '"kind'))).toBe('damaged')
    expect(flawOf('{"format":1,"kind":"keg-campaign"}\n{}')).toBe('damaged')
  })

  test('S2 a newer format is told before anything of it is judged', () => {
    expect(read('{"format":2,"kind":"keg-campaign","app":"2.0.0"}\n???')).toMatchObject({
      flaw: { kind: 'newer', detail: expect.stringContaining('Powder Keg 2.0.0 (format 2)') as string },
    })
  })

  test('__proto__ in a body pollutes nothing', () => {
    const opened = read(seal('keg-campaign', '0.1.0', JSON.parse('{"__proto__":{"polluted":true}}')))
    expect(opened.ok).toBe(true)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
