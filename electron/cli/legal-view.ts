/** `show --view legal`: what may be said, each with its sentence where the game has one: units by kind and place instead of their ids. */
import type { GreatWarCommand } from '../../shared/great-war/commands'
import type { UnitId } from '../../shared/great-war/ids'
import type { Choice } from '../../shared/ruling'
import { sayCommand, type UnitLookup } from '../../shared/wording/great-war-commands'
import type { Words } from '../../shared/wording/great-war-events'
import type { Course } from '../campaign'
import { seenIn } from '../engine/great-war/open-deeds'
import type { GreatWarState } from '../engine/great-war/state'

type WarChoice = Choice<GreatWarCommand>

/** `alike`: units of one stack that may do the same stand once, by the first; else a choice stands for each of them. */
export function legalOf(course: Course, units: 'each' | 'alike'): readonly unknown[] {
  const state: unknown = course.stateAt()
  const choices = course.game.legal(state) as readonly WarChoice[]
  const view = course.viewAt()
  if (view.game !== 'great-war') return choices
  // The game's own state: its view has just said which game it is.
  const look = seenIn(state as GreatWarState)
  const pacts: Words = {
    offer: (id) => view.offers.find((o) => o.offer === id),
    treaty: (id) => view.treaties.find((t) => t.treaty === id),
  }
  const say = ({ command }: WarChoice) => sayCommand(command, look, pacts)
  if (units === 'each') return choices.map((choice) => ({ text: `${say(choice)}.`, ...choice }))
  return stacked(choices, look).map(({ choice, alike }) =>
    alike.length === 0
      ? { text: `${say(choice)}.`, ...choice }
      : { text: `${say(choice)} (1 of ${alike.length} alike).`, ...choice, alike },
  )
}

interface Stack {
  readonly choice: WarChoice
  /** Ids of all that may do it, the one in the command first; empty where no other may. */
  readonly alike: readonly UnitId[]
}

/** The field that holds the one unit of a move, and that unit. */
function mover(c: GreatWarCommand): { readonly field: string; readonly id: UnitId } | undefined {
  const [field, ids] =
    c.type === 'moveUnits' || c.type === 'loadTransport' || c.type === 'unloadTransport'
      ? ['units', c.units]
      : c.type === 'declareBombingRaid'
        ? ['bombers', c.bombers]
        : []
  const [id, ...others] = ids ?? []
  return field !== undefined && id !== undefined && others.length === 0 ? { field, id } : undefined
}

/** What a choice says apart from which of the equal units does it. */
function keyOf(c: GreatWarCommand, look: UnitLookup): string | undefined {
  const moves = mover(c)
  const u = moves && look(moves.id)
  return u && JSON.stringify([{ ...c, [moves.field]: [] }, u])
}

function stacked(choices: readonly WarChoice[], look: UnitLookup): readonly Stack[] {
  const stacks = new Map<string, { choice: WarChoice; ids: UnitId[] }>()
  for (const [n, choice] of choices.entries()) {
    const key = keyOf(choice.command, look) ?? `${n}`
    const stack = stacks.get(key) ?? { choice, ids: [] }
    stack.ids.push(...(mover(choice.command) ? [mover(choice.command)?.id ?? ('' as UnitId)] : []))
    stacks.set(key, stack)
  }
  return [...stacks.values()].map(({ choice, ids }) => ({ choice, alike: ids.length > 1 ? ids : [] }))
}
