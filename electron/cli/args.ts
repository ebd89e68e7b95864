/** Options of a verb, read strictly: what is unknown, missing or out of range is refused with what would be right. */
import { parseArgs } from 'node:util'
import { Usage } from './exit'

type Spec = Readonly<Record<string, 'once' | 'many'>>
interface Read {
  readonly positionals: readonly string[]
  readonly one: (name: string) => string | undefined
  readonly need: (name: string) => string
  readonly many: (name: string) => readonly string[]
  /** A whole number min…max, or the value that stands for leaving it out. */
  readonly whole: (name: string, min: number, max: number, absent: number) => number
}

export function readArgs(args: readonly string[], spec: Spec): Read {
  const options = Object.fromEntries(
    Object.entries(spec).map(([name, how]) => [name, { type: 'string' as const, multiple: how === 'many' }]),
  )
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const known = Object.keys(spec).map((name) => `--${name}`)
    const right = known.length === 0 ? 'This verb has no options.' : `Options here: ${known.join(', ')}.`
    throw new Usage(`${error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)}. ${right}`)
  }
  const many = (name: string): string[] => [parsed.values[name] ?? []].flat().map(String)
  const one = (name: string): string | undefined => many(name)[0]
  return {
    positionals: parsed.positionals,
    one,
    many,
    need: (name) => {
      const value = one(name)
      if (value === undefined || value === '') throw new Usage(`--${name} is missing.`)
      return value
    },
    whole: (name, min, max, absent) => {
      const text = one(name)
      if (text === undefined) return absent
      const value = Number(text)
      if (!/^\d+$/.test(text) || value < min || value > max)
        throw new Usage(`--${name} ${text}: a whole number from ${min} to ${max} is right.`)
      return value
    },
  }
}

/** The one path that most verbs take. */
export function onePath(positionals: readonly string[]): string {
  const [path, ...rest] = positionals
  if (path === undefined) throw new Usage('The campaign’s path is missing.')
  if (rest.length > 0) throw new Usage(`“${rest.join(' ')}” is more than this verb takes.`)
  return path
}

export const oneOf = <T extends string>(name: string, value: string, known: readonly T[]): T => {
  const found = known.find((k) => k === value)
  if (found === undefined) throw new Usage(`--${name} ${value}: ${known.join(', ')} would be right.`)
  return found
}
