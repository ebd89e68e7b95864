/** Attacks of Origins as they are being planned. Figures that nobody has changed follow the open board. */
import type { AttacksOrder, BestOrder, BreakOrder, OriginsPosition } from '../../../shared/odds/origins'
import { POWERS, type NationId, type PowerId } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'

export interface AttackDraft {
  power: PowerId
  target: PowerId
  nation: NationId
  /** Absent: as on the board. */
  ours?: number | undefined
  theirs?: number | undefined
}
export interface Besieger {
  power: PowerId
  factors?: number | undefined
  adds: number
  attackFrom: 0 | 1 | 2 | 3 | 4
}
export interface SiegeDraft {
  nation: NationId
  target: PowerId
  attackers: Besieger[]
  defenders?: number | undefined
  defenderAdds: number
  /** Absent: where treaty rights end. */
  below?: number | undefined
  rounds?: number | undefined
}
export interface BestDraft {
  /** Absent: whoever acts. */
  power?: PowerId | undefined
  target?: PowerId | undefined
}
export const newAttack = (): AttackDraft => ({ power: 'germany', target: 'britain', nation: 'italy' })
export const newSiege = (): SiegeDraft => ({
  nation: 'italy',
  target: 'britain',
  attackers: [{ power: 'germany', adds: 5, attackFrom: 1 }],
  defenderAdds: 0,
})

/** What stands there when no board is open and nobody has said a number. */
const NO_BOARD = { ours: 12, theirs: 10, stack: 18, rightsAt: 10 } as const
export const oursOf = (d: AttackDraft, view: OriginsView | undefined): number =>
  d.ours ?? view?.embassies[d.nation][d.power] ?? NO_BOARD.ours
export const theirsOf = (d: AttackDraft, view: OriginsView | undefined): number =>
  d.theirs ?? view?.embassies[d.nation][d.target] ?? NO_BOARD.theirs
export const besiegersFactors = (d: SiegeDraft, b: Besieger, view: OriginsView | undefined): number =>
  b.factors ?? view?.embassies[d.nation][b.power] ?? NO_BOARD.ours
export const belowOf = (d: SiegeDraft, view: OriginsView | undefined): number =>
  d.below ?? view?.figures.rightsAt ?? NO_BOARD.rightsAt
export const defendersOf = (d: SiegeDraft, view: OriginsView | undefined): number =>
  d.defenders ?? view?.embassies[d.nation][d.target] ?? NO_BOARD.stack

/** The open board as a position for plans. */
export const positionOf = (view: OriginsView): OriginsPosition => ({
  acting: view.acting,
  round: view.round,
  attacked: view.attacked,
  left: view.left,
  placed: { ...view.placed },
  embassies: structuredEmbassies(view),
  alliances: view.alliances.map(({ powers }) => [...powers]),
  options: { individualWinner: view.options.individualWinner },
  step: view.step,
  ...(view.scenario ? { scenario: view.scenario } : {}),
})
const structuredEmbassies = (view: OriginsView): OriginsPosition['embassies'] =>
  Object.fromEntries(Object.entries(view.embassies).map(([nation, held]) => [nation, { ...held }]))

/** With other figures in one nation than the board has. */
function withFigures(
  position: OriginsPosition,
  nation: NationId,
  figures: Partial<Record<PowerId, number>>,
): OriginsPosition {
  return { ...position, embassies: { ...position.embassies, [nation]: { ...position.embassies[nation], ...figures } } }
}
const bare = (acting: PowerId): OriginsPosition => ({
  acting,
  round: 1,
  attacked: false,
  left: 0,
  embassies: {},
  alliances: [],
})

export function attackOrder(d: AttackDraft, view: OriginsView | undefined): AttacksOrder | undefined {
  if (d.power === d.target) return undefined
  const base = view === undefined ? bare(d.power) : positionOf(view)
  const figures = { [d.power]: oursOf(d, view), [d.target]: theirsOf(d, view) }
  const { power, nation, target } = d
  return {
    game: 'origins',
    kind: 'attacks',
    position: withFigures(base, nation, figures),
    power,
    nation,
    target,
    exact: false,
  }
}

export function siegeOrder(d: SiegeDraft, view: OriginsView | undefined): BreakOrder {
  const { nation, target, defenderAdds, rounds } = d
  const common = {
    game: 'origins' as const,
    kind: 'break' as const,
    defenderAdds,
    below: belowOf(d, view),
    exact: false,
    ...(rounds === undefined ? {} : { rounds }),
  }
  const attackers = d.attackers.map((b) => ({ power: b.power, adds: b.adds, attackFrom: b.attackFrom }))
  if (view === undefined)
    return {
      ...common,
      attackers: attackers.map((a, i) => ({ ...a, factors: d.attackers[i]?.factors ?? NO_BOARD.ours })),
      defenders: Math.max(1, defendersOf(d, view)),
    }
  const figures = Object.fromEntries([
    ...d.attackers.map((b) => [b.power, besiegersFactors(d, b, view)] as const),
    [target, defendersOf(d, view)] as const,
  ])
  return { ...common, position: withFigures(positionOf(view), nation, figures), nation, target, attackers }
}

export const bestOrder = (d: BestDraft, view: OriginsView | undefined): BestOrder | undefined =>
  view === undefined
    ? undefined
    : {
        game: 'origins',
        kind: 'best',
        position: positionOf(view),
        ...(d.power ? { power: d.power } : {}),
        ...(d.target ? { target: d.target } : {}),
        exact: false,
      }

/** A power that does not besiege yet; undefined once all do. */
export const nextBesieger = (d: SiegeDraft): PowerId | undefined =>
  POWERS.find((p) => p !== d.target && !d.attackers.some((b) => b.power === p))
