/** A refusal as the player hears it: the sentence, what would be legal instead, and the nearest such commands. */
import type { OriginsCommand } from '../../../shared/origins/commands'
import type { OriginsData } from '../../../shared/origins/data'
import { NATIONS } from '../../../shared/origins/ids'
import type { Choice } from '../../../shared/ruling'
import { sayInstead, sayRefusal, type Instead } from '../../../shared/wording/origins'
import type { OriginsDecision } from './refusal'
import { legal } from './legal'
import type { OriginsState } from './state'

type LegalChoice = Choice<OriginsCommand>
type Refused = Extract<OriginsDecision, { kind: 'refused' }>

/** A handful: more would not be read. */
const MOST_CHOICES = 5

const nationOf = (c: OriginsCommand) => ('nation' in c ? c.nation : undefined)

/** How far a legal choice is from what was asked; choices of another kind come last, and 0 is the same place. */
function distance(asked: OriginsCommand, choice: LegalChoice): number {
  const c: OriginsCommand = choice.command
  if (c.type !== asked.type) return 100
  const [here, there] = [nationOf(asked), nationOf(c)]
  const apart = here && there ? Math.abs(NATIONS.indexOf(here) - NATIONS.indexOf(there)) : 0
  const otherTarget = asked.type === 'attack' && c.type === 'attack' && asked.target !== c.target ? 0.5 : 0
  const otherPower = asked.type === 'correct' && c.type === 'correct' && asked.power !== c.power ? 0.5 : 0
  return apart + otherTarget + otherPower
}

/** Deeds of the turn before the ledger's: those are always open and help nobody on. */
const ofTheTurn = (c: OriginsCommand): boolean =>
  c.type === 'placeFactors' || c.type === 'takeBackFactors' || c.type === 'attack' || c.type === 'endTurn'

function nearest(asked: OriginsCommand, choices: readonly LegalChoice[]): readonly LegalChoice[] {
  const same = choices.filter((choice) => choice.command.type === asked.type)
  const open = same.length > 0 ? same : choices.filter((choice) => ofTheTurn(choice.command))
  const ranked = open.map((choice) => ({ choice, far: distance(asked, choice) }))
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_CHOICES)
    .map(({ choice }) => choice)
}

function turnDeeds(state: OriginsState, choices: readonly LegalChoice[]): Instead {
  if (state.ended) return { kind: 'ledger' }
  const open = (type: OriginsCommand['type']) => choices.some((choice) => choice.command.type === type)
  const deeds = [
    ...(open('placeFactors') ? ['place' as const] : []),
    ...(open('takeBackFactors') ? ['takeBack' as const] : []),
    ...(open('attack') ? ['attack' as const] : []),
    ...(open('endTurn') ? ['endTurn' as const] : []),
  ]
  return { kind: 'turn', acting: state.acting, deeds }
}

function insteadOf(state: OriginsState, asked: OriginsCommand, choices: readonly LegalChoice[]): Instead {
  const same = choices.filter((choice) => choice.command.type === asked.type)
  switch (asked.type) {
    case 'placeFactors':
    case 'takeBackFactors':
    case 'correct': {
      const { power } = asked
      const here = same.find(({ command: c }) => nationOf(c) === asked.nation && 'power' in c && c.power === power)
      if (here?.range) return { kind: 'upTo', nation: asked.nation, min: here.range.min, max: here.range.max }
      if (asked.type === 'takeBackFactors' || power !== state.acting || same.length === 0)
        return turnDeeds(state, choices)
      const rooms = same.flatMap((choice) => {
        const nation = nationOf(choice.command)
        return nation && choice.range ? [{ nation, max: choice.range.max }] : []
      })
      return { kind: 'rooms', rooms }
    }
    case 'attack': {
      const targets = same.flatMap(({ command: c }) =>
        c.type === 'attack' ? [{ nation: c.nation, target: c.target }] : [],
      )
      return asked.power === state.acting && targets.length > 0
        ? { kind: 'targets', targets }
        : turnDeeds(state, choices)
    }
    case 'endTurn':
      return turnDeeds(state, choices)
    case 'formAlliance': {
      const pairs = same.flatMap(({ command: c }) => (c.type === 'formAlliance' ? [c.powers] : []))
      return pairs.length > 0 ? { kind: 'pairs', pairs } : turnDeeds(state, choices)
    }
    case 'leaveAlliance':
      return same.length > 0 ? { kind: 'leaving', power: state.acting } : turnDeeds(state, choices)
    case 'recordDeal':
      return { kind: 'deals', deals: 0 }
    case 'judgeDeal':
      return { kind: 'deals', deals: state.deals.length }
  }
}

export function explain(data: OriginsData, state: OriginsState, asked: OriginsCommand, refused: Refused) {
  const choices = legal(data, state)
  return {
    message: sayRefusal(refused.reason, refused.facts),
    instead: sayInstead(insteadOf(state, asked, choices)),
    choices: nearest(asked, choices),
  }
}
