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
    parsed = parseArgs({ args: joined(args, spec), options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new Usage(slipIn(error, Object.keys(spec)))
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

/** “--seed -1” is a wrong number, not a forgotten one followed by an option: it goes to where numbers are judged. */
function joined(args: readonly string[], spec: Spec): string[] {
  const words: string[] = []
  for (const word of args) {
    const before = words.at(-1) ?? ''
    const isItsValue = /^-\d/.test(word) && before.startsWith('--') && Object.hasOwn(spec, before.slice(2))
    if (isItsValue) words.splice(-1, 1, `${before}=${word}`)
    else words.push(word)
  }
  return words
}

/** What Node's parser found, in our words: its own talk of how to escape things that no verb takes. */
function slipIn(error: unknown, options: readonly string[]): string {
  if (!(error instanceof Error && 'code' in error)) throw error
  const named = /'(-[^' ]*)/.exec(error.message)?.[1] ?? ''
  const wrong =
    error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? `${named} needs a value` : `There is no ${named} here`
  const right = options.length === 0 ? 'This verb has no options.' : `Options here: --${options.join(', --')}.`
  return `${wrong}. ${right}`
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
