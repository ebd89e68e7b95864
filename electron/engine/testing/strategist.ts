/**
 * A player with sense, for recordings: builds up where points lie, keeps what it has out of easy reach, and attacks where
 * its own score gains or a rival's falls. No judge of good play; it makes games that look like games.
 */
import type { OriginsCommand } from '../../../shared/origins/commands'
import { isPlaced, objectivesOf, originsData } from '../../../shared/origins/data'
import type { NationId, PowerId } from '../../../shared/origins/ids'
import type { AttackPreview } from '../../../shared/origins/view'
import { origins, type OriginsState } from '../origins/index'
import type { Rng } from './rng'

const MARGIN = 4

/** How much it wants one more PF in a nation: points first, nearness next, then a margin that a bad throw can't eat. */
function wish(state: OriginsState, power: PowerId, nation: NationId, points: number): number {
  const there = state.embassies[nation][power]
  const enough = originsData.rightsAt
  if (there < enough) return points * 10 + there
  if (there < enough + MARGIN) return points * 3
  return points - there / 4
}

/** Placement of the whole allotment, as commands in the order of its wishes. */
export function placementOf(rng: Rng, state: OriginsState): OriginsCommand[] {
  const power = state.acting
  const aims = objectivesOf(originsData, power)
    .filter(isPlaced)
    .map(({ nation, points }) => ({ nation, want: wish(state, power, nation, points) + rng.int(0, 12) }))
    .sort((a, b) => b.want - a.want)
  const commands: OriginsCommand[] = []
  let now = state
  for (const { nation } of aims) {
    const room = origins.view(now).room[nation]
    const factors = Math.min(room, rng.chance(75) ? 5 : rng.int(1, 5))
    if (factors < 1) continue
    const command: OriginsCommand = { type: 'placeFactors', power, nation, factors }
    now = after(now, command)
    commands.push(command)
  }
  const { left } = origins.view(now)
  return left > 0 ? [...commands, { type: 'placeFactors', power, nation: power, factors: left }] : commands
}

function after(state: OriginsState, command: OriginsCommand): OriginsState {
  const decision = origins.decide(state, command, [])
  if (decision.kind !== 'accepted') throw new Error(`the strategist wants ${JSON.stringify(command)}`)
  return decision.events.reduce((s, e) => origins.apply(s, e), state)
}

/** Mean change of the scores in its favour, its own twice as dear; allies' losses count against it. */
function worth(state: OriginsState, preview: AttackPreview): number {
  const friends = state.alliances.find((a) => a.powers.includes(state.acting))?.powers ?? [state.acting]
  const gain = preview.outcomes.map((o) => {
    const change = o.scores.map((s) => (s.power === state.acting ? 2 : friends.includes(s.power) ? 1 : -1) * s.change)
    return o.faces.length * change.reduce((a, b) => a + b, 0)
  })
  return gain.reduce((a, b) => a + b, 0) / 6
}

/** The turn's commands but its end: placement, and the best attack if it promises anything. */
export function turnOf(rng: Rng, state: OriginsState): readonly OriginsCommand[] {
  const placement = placementOf(rng, state)
  const placed = placement.reduce(after, state)
  const ranked = origins
    .view(placed)
    .attacks.map((preview) => ({ preview, value: worth(placed, preview) + (preview.theirs > preview.ours ? -1 : 0) }))
    .sort((a, b) => b.value - a.value)
  const [best] = ranked
  if (!best || (best.value <= 0.5 && !rng.chance(30))) return placement
  const { nation, target } = best.preview
  return [...placement, { type: 'attack', power: state.acting, nation, target }]
}
