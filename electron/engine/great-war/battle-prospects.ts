/** Battles that are listed and not yet begun, as they would begin now; and raids that wait for an answer (GW-13.2, 13.18, 13.21). */
import type { Battle, ListedBattle } from '../../../shared/great-war/battle'
import type { BattleAnswer, InterceptionReport, ListedReport, SaidBy } from '../../../shared/great-war/battle-answer'
import { KINDS, type Kind, type SpaceId } from '../../../shared/great-war/ids'
import { sayRefusal } from '../../../shared/wording/great-war'
import { NOTES } from '../../../shared/wording/great-war-battle'
import { battleReport } from './battle-report'
import { bombardersAt, bombardersOfMexico, landBattleAt, mexicanBattle, raidAt, seaBattleAt } from './battle/begin'
import { figures } from './figures'
import { foughtKey, landingAt, mayFightMexicans, MEXICO_BATTLE, openBattles, outOfOrder } from './rules/battle-list'
import { hostileWarships } from './rules/entry'
import { fightersAgainst, interceptorsAsked } from './rules/raids'
import { playerOf } from './rules/who'
import { unit, type GreatWarState } from './state'
import { Telling } from './telling'

export interface Prospect {
  readonly state: GreatWarState
  readonly battle: Battle
}

/** Zones that have to be won before anybody can land there. */
const contestedZones = (s: GreatWarState, space: SpaceId): SpaceId[] =>
  [...new Set(landingAt(s, space).map((id) => unit(s, id).space))].filter(
    (zone) => hostileWarships(s, s.acting, zone).length > 0,
  )

/** As if the sea battles before a landing were won and nobody lost: what would come ashore then, without bombardment. */
function landing(s: GreatWarState, space: SpaceId): Prospect {
  const contested = contestedZones(s, space)
  const sunk = new Set(contested.flatMap((zone) => hostileWarships(s, s.acting, zone)))
  const units = Object.fromEntries(Object.entries(s.units).filter(([id]) => !sunk.has(id as never)))
  const cleared = contested.length > 0 ? { ...s, units } : s
  const fresh = bombardersAt(cleared, space).filter((id) => !contested.includes(unit(s, id).space))
  const t = new Telling(cleared)
  const battle = landBattleAt(t, space, fresh)
  return { state: t.state, battle }
}

/** The battle as it would begin now. */
export function prospectOf(s: GreatWarState, b: ListedBattle): Prospect {
  if (b.class === 'raid') return { state: s, battle: raidAt(s, b.battle) }
  if (b.class === 'sea') return { state: s, battle: seaBattleAt(s, b.battle) }
  if (b.battle !== MEXICO_BATTLE) return landing(s, b.battle)
  const units = mayFightMexicans(s)
  return { state: s, battle: mexicanBattle(s, units, bombardersOfMexico(s, units)) }
}

function closedBy(s: GreatWarState, b: ListedBattle): SaidBy | undefined {
  if (outOfOrder(s, b)) return { text: sayRefusal('badOrder', {}), clause: 'GW-13.2' }
  if (b.class === 'raid' && interceptorsAsked(s, b.battle).length > 0)
    return { text: sayRefusal('pendingChoice', { waits: 'interceptors' }), clause: 'GW-13.21' }
  if (b.battle === MEXICO_BATTLE && mayFightMexicans(s).length === 0)
    return { text: 'No American force that could fight stands in Eastern US.', clause: 'GW-19.22' }
  return undefined
}

function listedReport(s: GreatWarState, b: ListedBattle): ListedReport {
  const fought = s.turn.fought.includes(foughtKey(b))
  if (fought || s.turn.battle) return { ...b, fought }
  const { state, battle } = prospectOf(s, b)
  const report = battleReport(state, battle)
  const waits = b.class === 'landing' ? contestedZones(s, b.battle).map((zone) => NOTES.afterSea(zone)) : []
  const closed = closedBy(s, b)
  return {
    ...b,
    fought,
    ...(closed ? { closed } : {}),
    report: { ...report, notes: [...waits, ...report.notes] },
  }
}

const interceptionsOf = (s: GreatWarState): InterceptionReport[] =>
  s.phase !== 'combat' || s.turn.battle
    ? []
    : openBattles(s)
        .filter((b) => b.class === 'raid')
        .flatMap(({ battle: space }) =>
          interceptorsAsked(s, space).map((by) => ({
            space,
            by,
            player: playerOf(s, by) ?? null,
            fighters: fightersAgainst(s, space).filter((id) => unit(s, id).owner === by),
            report: battleReport(s, raidAt(s, space)),
          })),
        )

const pricesOf = (s: GreatWarState) =>
  Object.fromEntries(
    KINDS.map((kind) => {
      const { cost, manpower } = figures(s).unit(kind)
      return [kind, { ipc: cost.value, manpower: manpower.value }]
    }),
  ) as Record<Kind, { ipc: number; manpower: number }>

export function battleAnswer(s: GreatWarState): BattleAnswer {
  const { battle } = s.turn
  return {
    prices: pricesOf(s),
    ...(battle ? { now: battleReport(s, battle) } : {}),
    listed: s.turn.battles.map((b) => listedReport(s, b)),
    interceptions: interceptionsOf(s),
  }
}
