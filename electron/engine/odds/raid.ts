/** Odds of a bombing raid (GW-13.20 to 13.22): one round of air combat where fighters rise, then the bombs. */
import type { Kind } from '../../../shared/great-war/ids'
import type { Chance, Expected, RaidAnswer, Standing } from '../../../shared/odds/answer'
import type { RaidOrder } from '../../../shared/odds/raid'
import { fault, type Result } from '../../../shared/result'
import { floats, fractions, type Arith } from './arith'
import { hitsOf } from './hits'
import { sayRaid, type Air } from './raid-words'
import { cheapestFirst, costOf, figureOf, manpowerOf } from './tables'
import { Tally } from './tally'
import { answering, tooLarge, type Answered } from './trouble'

const SIDES = 6
const MOST = { dice: 600, exact: 40 } as const

type Step = NonNullable<RaidOrder['now']>['step']

function slip(order: RaidOrder): Result<never> | undefined {
  const { now } = order
  const list = order.losses?.attacker
  const strange = Array.isArray(list) ? list.findIndex((k) => k !== 'fighter' && k !== 'bomber') : -1
  if (Array.isArray(list) && strange >= 0)
    return fault(`losses.attacker.${strange}`, `no ${list[strange] ?? ''} flies in a raid`, 'fighter, bomber')
  if (now?.hits?.limited) return fault('now.hits.limited', 'every hit of a raid may fall on any plane', 'onAny')
  const marked = now?.marked?.defender?.fighter ?? 0
  const rising = order.interceptors ?? 0
  if (marked > rising)
    return fault('now.marked.defender.fighter', `${marked} of ${rising} are marked`, `0 to ${rising}`)
  if (now?.owed && now.step !== 'defenderMarks')
    return fault('now.owed', `nothing is owed at the step ${now.step}`, 'now.hits.onAny')
  return undefined
}

export function raidOdds(order: RaidOrder): Answered<RaidAnswer<Chance>> {
  const wrong = slip(order)
  if (wrong) return wrong
  return answering(() => {
    const dice = order.bombers + (order.escorts ?? 0) + (order.interceptors ?? 0)
    const allowed = order.exact === true ? MOST.exact : MOST.dice
    if (dice > allowed) throw tooLarge(order.exact === true ? 'exact' : 'bombers', 'This raid', dice, allowed)
    return order.exact === true ? solve(order, fractions) : solve(order, floats)
  })
}

/** Chances by what stands after the air combat. */
interface AfterAir<T> {
  readonly bombers: number
  readonly escorts: number
  readonly interceptors: number
  readonly chance: T
}

function afterHits(air: Air, hits: number): { readonly bombers: number; readonly escorts: number } {
  const on = (first: number, second: number): [number, number] => [
    Math.max(0, first - hits),
    Math.max(0, second - Math.max(0, hits - first)),
  ]
  if (air.first === 'fighter') {
    const [escorts, bombers] = on(air.escorts, air.bombers)
    return { bombers, escorts }
  }
  const [bombers, escorts] = on(air.bombers, air.escorts)
  return { bombers, escorts }
}

const volley = (dice: number, needs: number): number[] =>
  Array.from({ length: needs + 1 }, (_, v) => (v === needs ? dice : 0))

function airCombat<T>(math: Arith<T>, order: RaidOrder, air: Air): AfterAir<T>[] {
  const step: Step = order.now?.step ?? 'airCombat'
  const onAny = order.now?.hits?.onAny ?? 0
  const marked = order.now?.marked?.defender?.fighter ?? 0
  const end = (theirHits: number, ourHits: number, chance: T): AfterAir<T> => ({
    ...afterHits(air, theirHits),
    interceptors: Math.max(0, air.interceptors - ourHits),
    chance,
  })
  switch (step) {
    case 'defenderMarks':
      return [end(order.now?.owed ?? 0, onAny, math.one)]
    case 'attackerMarks':
      return [end(onAny, marked, math.one)]
    case 'bombs':
      return [end(0, 0, math.one)]
    case 'airCombat': {
      // Without interceptors there is no air combat, and no escort throws (GW-13.21).
      if (air.interceptors === 0) return [end(0, 0, math.one)]
      const ours = hitsOf(math, volley(air.escorts, figureOf('escort', order.figures)))
      const theirs = hitsOf(math, volley(air.interceptors, figureOf('interceptor', order.figures)))
      return ours.flatMap((p, i) => theirs.map((q, j) => end(j, i, math.mul(p, q))))
    }
  }
}

/** Chances of what the bombs of 0, 1, 2… bombers cost; from `cap` on all is one (GW-13.20). */
function bombs<T>(math: Arith<T>, most: number, cap: number): T[][] {
  const { add, mul, zero, one } = math
  const face = math.sixths(1)
  const byBombers: T[][] = [[one]]
  for (let n = 1; n <= most; n++) {
    const before = byBombers[n - 1] ?? []
    const sums = Array.from({ length: Math.min(cap, n * SIDES) + 1 }, () => zero)
    before.forEach((p, ipc) => {
      for (let pips = 1; pips <= SIDES; pips++) {
        const at = Math.min(cap, ipc + pips)
        sums[at] = add(sums[at] ?? zero, mul(p, face))
      }
    })
    byBombers.push(sums)
  }
  return byBombers
}

/** The most that the bombs can still cost. */
function capOf({ spaceIpc, alreadyBombed = 0, treasury }: RaidOrder): number {
  return Math.max(0, Math.min((spaceIpc ?? Infinity) - alreadyBombed, treasury ?? Infinity))
}

function solve<T>(order: RaidOrder, math: Arith<T>): RaidAnswer<Chance> {
  const { add, mul, chance: told, say, zero, of } = math
  const list = order.losses?.attacker
  const turns = Array.isArray(list) ? [...list, ...cheapestFirst(order.values)] : cheapestFirst(order.values)
  const first = turns.find((k) => k === 'fighter' || k === 'bomber') ?? 'fighter'
  const air: Air = { bombers: order.bombers, escorts: order.escorts ?? 0, interceptors: order.interceptors ?? 0, first }
  const cap = capOf(order)
  const cost = bombs(math, air.bombers, cap)
  const tally = new Tally(math)
  const through = Array.from({ length: air.bombers + 1 }, () => zero)
  const lost = Array.from({ length: Math.min(cap, air.bombers * SIDES) + 1 }, () => zero)
  for (const { bombers, escorts, interceptors, chance } of airCombat(math, order, air)) {
    tally.add(bombers > 0 ? 'attackerWins' : 'defenderWins', planes(escorts, bombers), planes(interceptors, 0), chance)
    through[bombers] = add(through[bombers] ?? zero, chance)
    cost[bombers]?.forEach((p, ipc) => {
      lost[ipc] = add(lost[ipc] ?? zero, mul(chance, p))
    })
  }
  const bombed = lost.reduce((sum, p, ipc) => add(sum, mul(p, of(ipc))), zero)
  return {
    game: 'great-war',
    kind: 'raid',
    getsThrough: told(tally.chanceThat((o) => o === 'attackerWins')),
    bombersThrough: through.map(told),
    ipcLost: lost.map(told),
    expected: { ...expectedOf(math, order, air, tally, bombed), ipcBombed: say(bombed) },
    survivors: { attacker: tally.survivors('attacker'), defender: tally.survivors('defender') },
    assumptions: sayRaid(order, air, cap),
  }
}

const planes = (fighter: number, bomber: number): Standing => ({
  units: { ...(fighter > 0 ? { fighter } : {}), ...(bomber > 0 ? { bomber } : {}) },
})

/** Money lost to the bombs counts among the defender's losses. */
function expectedOf<T>(math: Arith<T>, order: RaidOrder, air: Air, tally: Tally<T>, bombed: T): Expected<Chance> {
  const start = { attacker: planes(air.escorts, air.bombers).units, defender: planes(air.interceptors, 0).units }
  const cost = (k: Kind) => costOf(k, order.values)
  const expected = tally.expected(start, { cost, manpower: (k) => manpowerOf(k, order.values) })
  const worth = (units: Standing['units']) =>
    (units.fighter ?? 0) * cost('fighter') + (units.bomber ?? 0) * cost('bomber')
  const lost = (side: 'attacker' | 'defender') => tally.mean(side, ({ units }) => worth(start[side]) - worth(units))
  const theirs = math.add(lost('defender'), bombed)
  return {
    ...expected,
    ipc: { attacker: expected.ipc.attacker, defender: math.say(theirs) },
    ipcSwing: math.say(math.sub(theirs, lost('attacker'))),
  }
}
