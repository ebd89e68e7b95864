/** A campaign's or a scenario's name as the name of a file that every system accepts. */
export function fileName(name: string, nameless = 'Campaign'): string {
  const safe = [...name.normalize('NFC')]
    .map((c) => (/[<>:"/\\|?*\p{Cc}]/u.test(c) ? ' ' : c))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  return safe === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(safe) ? nameless : safe
}
