/** What was probably meant by a command that cannot be read, and the form that would be right. */
import type { GameId } from '../../shared/ids'
import type { Fault } from '../../shared/result'
import { meantBy } from '../../shared/spelling'
import { sayFault } from '../../shared/wording/fault'
import { commandTypes, formOf, sayForm, termForm, termKinds, type Form } from './forms'

const fieldOf = (x: unknown, key: string): unknown =>
  typeof x === 'object' && x !== null && Object.hasOwn(x, key) ? Reflect.get(x, key) : undefined

/** The form that the place belongs to: that of a term where the fault lies in one. */
function formAt(game: GameId, command: unknown, at: string): Form | undefined {
  const [, number] = /^terms\.(\d+)(?:\.|$)/.exec(at) ?? []
  const term = number === undefined ? undefined : fieldOf(fieldOf(fieldOf(command, 'terms'), number), 'term')
  return termForm(term) ?? formOf(game, fieldOf(command, 'type'))
}

/** One die and several are different fields. */
const SWAPPED = { die: 'dice', dice: 'die' } as const

/** For fields that the form does not have. */
function guess(form: Form, { at, problem }: Pick<Fault, 'at' | 'problem'>): string {
  if (problem !== 'unknown field') return ''
  const typed = at.split('.').at(-1) ?? ''
  const names = form.fields.map((f) => f.name)
  const swapped = typed === 'die' || typed === 'dice' ? SWAPPED[typed] : undefined
  const meant = swapped !== undefined && names.includes(swapped) ? swapped : meantBy(typed, names)
  return meant === undefined ? '' : ` Did you mean “${meant}”?`
}

/** Names of all commands would drown the one that was meant. */
function unknownType(game: GameId, command: unknown): string {
  const typed = fieldOf(command, 'type')
  const meant = typeof typed === 'string' ? meantBy(typed, commandTypes(game)) : undefined
  const what = typed === undefined ? 'is missing' : `${JSON.stringify(typed).slice(0, 60)} is no command of this game`
  const right = meant === undefined ? '' : ` Did you mean “${meant}”?`
  return `type: ${what}.${right} keg help ${game} lists the commands.`
}

/** The whole sentence: what is wrong, what was meant, and the form. */
export function sayWithForm(game: GameId, command: unknown, fault: Fault): string {
  if (fault.at === 'type') return unknownType(game, command)
  const form = formAt(game, command, fault.at)
  if (form === undefined) return sayFault(fault)
  const others = (fault.others ?? []).filter((at) => !form.fields.some((f) => f.name === at))
  const guesses = [guess(form, fault), ...others.map((at) => guess(form, { at, problem: 'unknown field' }))]
  const isTerm = termKinds().includes(form.name)
  const what = isTerm ? `The term “${form.name}”` : form.name
  const marked = form.fields.some((f) => f.optional) ? '; fields marked ? may be left out' : ''
  const more = isTerm ? 'keg help terms lists them all.' : `keg help ${form.name} says more.`
  return `${sayFault(fault)}${[...new Set(guesses)].join('')} ${what} is ${sayForm(form)}${marked}. ${more}`
}
