/**
 * What keeps the stand-in honest: asking it for a member it lacks is an error, and only plain JSON crosses its bridge. A
 * gap between it and Electron then fails a test instead of hiding behind one.
 */

/** Members that the language itself asks for (promises, JSON, inspection) and that may be missing. */
const ASKED_BY_THE_LANGUAGE = new Set(['then', 'toJSON', 'constructor', '$$typeof', 'asymmetricMatch'])

export function strict<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(it, key) {
      if (key in it || typeof key === 'symbol' || ASKED_BY_THE_LANGUAGE.has(key)) {
        const value: unknown = Reflect.get(it, key)
        return value
      }
      throw new Error(`stand-in: ${name}.${key} is not implemented`)
    },
  })
}

/**
 * A copy of the value as the other side would receive it. Electron clones structures; our contract promises plain JSON, so
 * maps, dates, functions and class instances are refused here rather than silently lost.
 */
export function plainJson(what: string, value: unknown): unknown {
  const visit = (x: unknown): void => {
    if (typeof x === 'function' || typeof x === 'symbol' || typeof x === 'bigint')
      throw new Error(`stand-in: ${what} holds a ${typeof x}: An object could not be cloned.`)
    if (typeof x !== 'object' || x === null) return
    const prototype = Object.getPrototypeOf(x) as object | null
    if (!Array.isArray(x) && prototype !== null && prototype !== Object.prototype)
      throw new Error(`stand-in: ${what} is not plain JSON (${prototype.constructor.name})`)
    Object.values(x).forEach(visit)
  }
  visit(value)
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}
