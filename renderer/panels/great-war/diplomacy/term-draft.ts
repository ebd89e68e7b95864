/** A term while it is being written: every field that any kind has; `termOf` makes a term of those that its kind needs. */
import type { TermChoices, TermParty } from '../../../../shared/great-war/diplomacy'
import type { NationId, SpaceId } from '../../../../shared/great-war/ids'
import type { Term, TermKind } from '../../../../shared/great-war/terms'

export interface TermDraft {
  term: TermKind
  from: NationId
  to: NationId
  ipc: number
  rounds: number
  space: string
  spaces: readonly string[]
  /** Index of a group of like units, and how many of them. */
  group: number
  count: number
  text: string
}

export const partyOf = (choices: TermChoices, from: NationId): TermParty | undefined =>
  choices.parties.find((p) => p.nation === from)

export function freshDraft(choices: TermChoices, term: TermKind, from?: NationId): TermDraft | undefined {
  const party = choices.parties.find((p) => p.nation === from) ?? choices.parties[0]
  const to = party?.recipients[0]
  if (!party || !to) return undefined
  const own = term === 'cedeTerritory' || term === 'passage'
  const [first] = own ? party.lands.map((l) => l.space) : choices.lands
  return {
    term,
    from: party.nation,
    to,
    ipc: 1,
    rounds: 1,
    space: first ?? '',
    spaces: [],
    group: 0,
    count: 1,
    text: '',
  }
}

/** What is missing, as a sentence; undefined once it is a term. Whether it can be signed so, the rules say. */
export function missing(d: TermDraft, choices: TermChoices): string | undefined {
  const party = partyOf(choices, d.from)
  const group = party?.units[d.group]
  const whole = (n: number) => Number.isInteger(n) && n >= 1
  switch (d.term) {
    case 'cedeTerritory':
    case 'demilitarize':
      return d.space === '' ? 'Choose a space.' : undefined
    case 'payNow':
      return whole(d.ipc) ? undefined : 'How many IPC? A whole number from 1.'
    case 'tribute':
      return whole(d.ipc) && whole(d.rounds) ? undefined : 'Whole numbers from 1: IPC, and how many times.'
    case 'handOverUnits':
    case 'disbandUnits':
      if (!group) return 'It has no units.'
      return whole(d.count) && d.count <= group.units.length ? undefined : `From 1 to ${group.units.length} of them.`
    case 'evacuate':
    case 'passage':
      return d.spaces.length === 0 ? 'Add at least one space.' : undefined
    case 'text':
      return d.text.trim() === '' ? 'Write down what is promised.' : undefined
  }
}

export function termOf(d: TermDraft, choices: TermChoices): Term | undefined {
  if (missing(d, choices) !== undefined) return undefined
  const { from, to, ipc } = d
  const space = d.space as SpaceId // chosen from the spaces that the answer lists
  const spaces = d.spaces as SpaceId[]
  const units = partyOf(choices, from)?.units[d.group]?.units.slice(0, d.count) ?? []
  switch (d.term) {
    case 'cedeTerritory':
      return { term: 'cedeTerritory', from, space, to }
    case 'payNow':
      return { term: 'payNow', from, ipc, to }
    case 'tribute':
      return { term: 'tribute', from, ipc, rounds: d.rounds, to }
    case 'handOverUnits':
      return { term: 'handOverUnits', from, units, to }
    case 'disbandUnits':
      return { term: 'disbandUnits', from, units }
    case 'evacuate':
      return { term: 'evacuate', from, spaces }
    case 'demilitarize':
      return { term: 'demilitarize', from, space }
    case 'passage':
      return { term: 'passage', from, spaces, to }
    case 'text':
      return { term: 'text', from, text: d.text.trim() }
  }
}
