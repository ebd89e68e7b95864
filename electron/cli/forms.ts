/** The form of a command, read off the very schema that parses it: which fields, of what kind, which may be left out. */
import { z } from 'zod'
import { greatWarCommand } from '../../shared/great-war/commands'
import { amount, count, dice, die, nation, offer, pool, space, treaty, unit } from '../../shared/great-war/fields'
import { GOODS, KINDS, TECHNOLOGIES } from '../../shared/great-war/ids'
import { scenario } from '../../shared/great-war/scenario'
import { knownTerm, term } from '../../shared/great-war/terms'
import type { GameId } from '../../shared/ids'
import { originsCommand } from '../../shared/origins/commands'
import { NATIONS, POWERS } from '../../shared/origins/ids'

export interface Field {
  readonly name: string
  readonly optional: boolean
  /** As it stands in the form: `[unit,…]`. */
  readonly short: string
}
export interface Form {
  readonly name: string
  readonly fields: readonly Field[]
}

/** Fields that have a name of their own in the rulebook (GW-22.2). */
const NAMED = new Map<unknown, string>([
  [nation, 'nation'],
  [space, 'space'],
  [unit, 'unit'],
  [pool, 'pool'],
  [offer, 'offer'],
  [treaty, 'treaty'],
  [die, 'face'],
  [dice, '[face,…]'],
  [count, 'number'],
  [amount, 'number'],
  [term, 'term'],
  [scenario, 'scenario'],
])
/** Long lists of values by what they are. */
const LISTS = new Map([
  [KINDS.join(), 'kind'],
  [GOODS.join(), 'kind'],
  [[...TECHNOLOGIES].sort().join(), 'technology'],
  [POWERS.join(), 'power'],
  [NATIONS.join(), 'nation'],
])
const FEW = 4

const values = (list: readonly unknown[]): string =>
  LISTS.get(list.join()) ??
  LISTS.get([...list].sort().join()) ??
  (list.length > FEW && typeof list[0] === 'number' ? spanOf(list) : list.map(quoted).join('|'))
const quoted = (value: unknown): string => JSON.stringify(value) ?? ''
const spanOf = (list: readonly unknown[]): string => `${String(list[0])}…${String(list.at(-1))}`

function short(schema: unknown): string {
  const named = NAMED.get(schema)
  if (named !== undefined) return named
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return short(schema.unwrap())
  if (schema instanceof z.ZodNullable) return `${short(schema.unwrap())}|null`
  if (schema instanceof z.ZodPipe) return short(schema.in)
  if (schema instanceof z.ZodUnion) return schema.options.map(short).join('|')
  if (schema instanceof z.ZodEnum) return values(schema.options)
  if (schema instanceof z.ZodLiteral) return values([...schema.values])
  if (schema instanceof z.ZodTuple) return `[${schema.def.items.map(short).join(',')}]`
  if (schema instanceof z.ZodArray) return `[${short(schema.element)},…]`
  if (schema instanceof z.ZodObject) return said(fieldsOf(schema))
  if (schema instanceof z.ZodBoolean) return 'true|false'
  if (schema instanceof z.ZodNumber) return numberIn(schema)
  return 'text'
}

/** A range that is worth saying: of faces, of rounds, of a track. */
const numberIn = ({ minValue: least, maxValue: most }: z.ZodNumber): string =>
  least !== null && most !== null && most <= 20 ? `${least}…${most}` : 'number'

const fieldsOf = (schema: z.ZodObject): readonly Field[] =>
  Object.entries(schema.shape).map(([name, field]) => ({
    name,
    optional: field instanceof z.ZodOptional || field instanceof z.ZodDefault,
    short: short(field),
  }))
/** `{"type":"influenceNation","by":nation,"nation":nation,"die"?:face}` */
const said = (fields: readonly Field[]): string =>
  `{${fields.map((f) => `"${f.name}"${f.optional ? '?' : ''}:${f.short}`).join(',')}}`

const GAMES = { origins: originsCommand, 'great-war': greatWarCommand } as const

export const commandTypes = (game: GameId): readonly string[] => GAMES[game].options.map((o) => o.shape.type.value)

export function formOf(game: GameId, type: unknown): Form | undefined {
  const schema = GAMES[game].options.find((o) => o.shape.type.value === type)
  return schema && { name: String(type), fields: fieldsOf(schema) }
}
/** Terms of treaties (GW-20.3). */
export function termForm(kind: unknown): Form | undefined {
  const schema = knownTerm.options.find((o) => o.shape.term.value === kind)
  return schema && { name: String(kind), fields: fieldsOf(schema) }
}
export const termKinds = (): readonly string[] => knownTerm.options.map((o) => o.shape.term.value)

export const sayForm = (form: Form): string => said(form.fields)
