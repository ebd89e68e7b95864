/** Where a value is not plain JSON, as a path; undefined when it is: no holes, no `undefined`, no NaN, no instances. */
export function unplain(value: unknown, at = 'value'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : at
  if (typeof value !== 'object') return at
  const entries: [string, unknown][] = Array.isArray(value)
    ? Array.from(value, (v: unknown, i) => [String(i), v])
    : Object.entries(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype) return at
  for (const [key, member] of entries) {
    const odd = unplain(member, `${at}.${key}`)
    if (odd !== undefined) return odd
  }
  return undefined
}
