/** `show --view board`: the map of The Great War as a graph. Whoever holds what stands in `--view state`. */
import { spaceName, SPACES, type Link } from '../engine/great-war/board'
import { CONVOYS, isClosedSea, isTrueNeutral, LISTED, STRAITS } from '../engine/great-war/data'
import { graphOf, ipcOf } from '../engine/great-war/rules/spaces'
import type { GreatWarState } from '../engine/great-war/state'
import type { SpaceId } from '../../shared/great-war/ids'
import type { Course } from '../campaign'
import { Usage } from './exit'

export function boardOf(course: Course): unknown {
  const { game } = course.viewAt()
  if (game !== 'great-war')
    throw new Usage('--view board is for The Great War; embassies of Origins have no neighbours.')
  // The game's own state: its view has just said which game it is.
  const s = course.stateAt() as GreatWarState
  const graph = graphOf(s)
  const ids = [...graph.links.keys()].sort()
  return {
    game,
    spaces: Object.fromEntries(ids.map((id) => [id, spaceOf(s, id, graph.links.get(id) ?? [])])),
    straits: STRAITS,
    convoys: Object.fromEntries([...CONVOYS].map(([id, { owner }]) => [id, { owner, ipc: ipcOf(s, id) }])),
  }
}

/** A link is `land`, `coast` (land and sea), `sea` or `strait`. */
function spaceOf(s: GreatWarState, id: SpaceId, links: readonly Link[]): unknown {
  const listed = LISTED.get(id)
  return {
    name: spaceName(id),
    kind: SPACES.get(id)?.terrain,
    ...(listed ? { originalOwner: listed.owner, ipc: ipcOf(s, id) } : {}),
    ...(isTrueNeutral(id) ? { trueNeutral: true } : {}),
    ...(isClosedSea(id) ? { closed: true } : {}),
    neighbours: links.map(({ to, kind }) => ({ to, kind })),
  }
}
