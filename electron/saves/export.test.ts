import { describe, expect, test } from 'vitest'
import { seal } from './envelope'
import { MAX_EXPORT_BYTES, exportText, importText } from './export'
import { record } from './testing/campaign'

const read = (value: unknown) => importText('0.1.0', 'x.keg', Buffer.from(seal('keg-export', '0.1.0', value)))
const whole = record(5, 3)

describe('an exported file', () => {
  test('gives back the campaign, undone entries and all', () => {
    expect(importText('0.1.0', 'x.keg', Buffer.from(exportText('0.1.0', whole)))).toEqual({ ok: true, value: whole })
  })

  // Whoever edits a file can make its checksum right again; what it says must still hang together.
  const [first, second, ...rest] = whole.entries
  test.each<[string, unknown, string]>([
    ['another word in an entry', { ...whole, entries: [first, { ...second, faces: [6] }, ...rest] }, 'entry 2'],
    ['an entry left out', { ...whole, entries: [first, ...rest] }, 'entry 2'],
    ['the last entries left out', { ...whole, entries: [first, second] }, 'counts other entries'],
    ['a position beyond the end', { ...whole, header: { ...whole.header, position: 6 } }, 'counts other entries'],
    [
      'another seed',
      { ...whole, header: { ...whole.header, birth: { ...whole.header.birth, diceKey: 'f'.repeat(32) } } },
      'entry 1',
    ],
    ['fields that are none of ours', { ...whole, extra: 1 }, 'shaped'],
    ['a name without end', { ...whole, header: { ...whole.header, name: 'x'.repeat(10_000) } }, 'header.name'],
    ['no entries at all', { header: whole.header }, 'entries'],
    ['nothing', null, 'shaped'],
  ])('with %s is refused', (_, value, said) => {
    const answer = read(value)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'damaged', where: 'x.keg', recoverable: false } })
    expect(answer.ok ? '' : answer.error.message).toContain(said)
  })

  test('beyond all measure is not even read', () => {
    expect(importText('0.1.0', 'x.keg', Buffer.alloc(MAX_EXPORT_BYTES + 1))).toMatchObject({
      ok: false,
      error: { kind: 'foreign' },
    })
  })
})
