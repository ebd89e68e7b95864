// OW-1.3, OW-1.4: how a campaign begins. Players, powers and options are its first event. Cards are dealt with dice that
// a table can throw: the die picks among the cards left, and a face beyond them is thrown again, so every deal is
// equally likely. RULINGS.md 1.
import type { Face } from '../../../../shared/dice'
import type { OriginsOptions } from '../../../../shared/origins/options'
import { POWERS, type PowerId } from '../../../../shared/origins/ids'
import { throwDie } from '../../core/ruling'
import { bySeat } from '../state'
import { happened, type OriginsRuling } from '../refusal'

/** The five cards in the order they are dealt, and the faces that dealt them. The last card needs no die. */
function* shuffle() {
  const cards: PowerId[] = [...POWERS]
  const dealt: PowerId[] = []
  const faces: Face[] = []
  while (cards.length > 1) {
    const face = yield* throwDie('OW-1.3')
    faces.push(face)
    dealt.push(...cards.splice(face - 1, 1)) // a face beyond the cards left deals none: thrown again
  }
  return { dealt: [...dealt, ...cards], faces }
}

export function* begin(options: OriginsOptions): OriginsRuling {
  const { individualWinner, breakableAlliances, scenario } = options
  const { dealt, faces } = options.powers === 'dealt' ? yield* shuffle() : { dealt: [], faces: [] }
  const players = options.players.map(({ name, powers }, seat) => ({
    name,
    // OW-1.4: cards go round the table, so those listed first get the second ones.
    powers: (options.powers === 'dealt'
      ? dealt.filter((_, i) => i % options.players.length === seat)
      : [...powers]
    ).sort(bySeat),
  }))
  return happened(
    {
      type: 'campaignBegun',
      players,
      dealt: faces,
      individualWinner,
      breakableAlliances,
      ...(scenario ? { scenario } : {}),
    },
    { type: 'turnBegun', power: POWERS[0], round: 1 }, // OW-1.5
  )
}
