/** Standing terms of treaties in force (GW-20.3): what a nation may not do, or may do, as long as they bind it. */
import type { NationId, SpaceId } from '../../../../shared/great-war/ids'
import type { Term } from '../../../../shared/great-war/terms'
import { kept } from '../kept'
import type { GreatWarState } from '../state'

const termsOf = kept((treaties: GreatWarState['treaties']): readonly Term[] =>
  treaties.filter((t) => t.state === 'in-force').flatMap((t) => t.terms),
)
const standing = (s: GreatWarState): readonly Term[] => termsOf(s.treaties)

/** Whether an evacuation or a demilitarised zone binds this nation in this space. */
export const binds = (s: GreatWarState, n: NationId, kind: 'evacuate' | 'demilitarize', space: SpaceId): boolean =>
  standing(s).some(
    (t) =>
      t.from === n &&
      ((kind === 'evacuate' && t.term === 'evacuate' && t.spaces.includes(space)) ||
        (kind === 'demilitarize' && t.term === 'demilitarize' && t.space === space)),
  )

/** Whether the space's controller has promised this nation passage through it. */
export const hasPassage = (s: GreatWarState, n: NationId, space: SpaceId): boolean =>
  standing(s).some(
    (t) =>
      t.term === 'passage' && t.to === n && t.spaces.includes(space) && s.territories[space]?.controller === t.from,
  )
