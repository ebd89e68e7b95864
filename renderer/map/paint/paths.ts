const cache = new Map<string, Path2D>()

/** `Path2D` of path data that never changes, made once. */
export function path2d(d: string): Path2D {
  const known = cache.get(d)
  if (known) return known
  const made = new Path2D(d)
  cache.set(d, made)
  return made
}
