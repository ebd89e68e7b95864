/** The plans of the golden campaigns: what each of them has to pass through, and how it ends. */
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import { NATIONS, type NationId } from '../../../../shared/great-war/ids'
import type { GreatWarState } from '../../great-war/state'
import { controlledBy } from '../../great-war/rules/spaces'
import { countedIn } from '../../great-war/rules/who'
import type { Goal, Plan } from './director'

type Open = readonly GreatWarCommand[]
const find = (open: Open, type: GreatWarCommand['type'], like: object = {}) =>
  open.find(
    (c) =>
      c.type === type &&
      Object.entries(like).every(([k, v]) => JSON.stringify((c as Record<string, unknown>)[k]) === JSON.stringify(v)),
  )
/** Says it, whenever it is open, from that round on. */
const whenever =
  (round: number, type: GreatWarCommand['type'], like: object = {}, dice?: readonly number[]): Goal =>
  (s, open) => {
    const say = s.round >= round ? find(open, type, like) : undefined
    return say && { say, ...(dice ? { dice } : {}) }
  }
/** Says it as long as the position asks for it. */
const while_ =
  (wants: (s: GreatWarState) => boolean, goal: Goal): Goal =>
  (s, open) =>
    wants(s) ? goal(s, open) : undefined
const correct =
  (figure: object): Goal =>
  () => ({ say: { type: 'correct', reason: 'as it lies on the table', ...figure } })
const acting = (s: GreatWarState, n: NationId, phase: GreatWarState['phase']) => s.acting === n && s.phase === phase

const MEXICO: readonly Goal[] = [
  while_((s) => !s.us.warEconomy, whenever(2, 'requestLimitedWar', { target: 'mexico' }, [1])),
  while_((s) => s.us.war?.target === 'mexico', whenever(2, 'startBattle', { battle: 'mexico' })),
  while_((s) => s.round >= 7, whenever(7, 'endLimitedWar')),
]
const ENTRY: readonly Goal[] = [
  while_(
    (s) =>
      s.round === 10 &&
      s.opinion < 5 &&
      acting(s, 'united-states', 'diplomacy') &&
      s.nations['united-states'].bloc === null,
    correct({ opinion: 6 }),
  ),
  whenever(10, 'joinWar', { bloc: 'allied' }),
]
const REVOLUTION: readonly Goal[] = [whenever(12, 'rollRevolution', {}, [1])]

/** Austria-Hungary surrenders in round 3 and fights on in round 4. */
const BROKEN_WORD: readonly Goal[] = [
  while_(
    (s) => s.treaties.length === 0 && s.offers.length === 0,
    whenever(3, 'offerConditionalSurrender', { by: 'austria-hungary', to: 'russia' }),
  ),
  while_(
    (s) => s.offers.some((o) => o.kind === 'conditionalSurrender'),
    whenever(3, 'respondOffer', { by: 'russia', answer: 'accept' }),
  ),
  while_((s) => s.treaties.length === 1, whenever(4, 'renounceSurrender', { by: 'austria-hungary' })),
]

const inDenmark = (s: GreatWarState) =>
  Object.values(s.units).filter((u) => u.space === 'denmark' && u.owner === 'germany').length
/** Germany overruns Denmark and, its own people used up, raises Danes at double price. */
const DENMARK: readonly Goal[] = [
  whenever(2, 'declareAttackOnNeutral', { by: 'germany', nation: 'denmark' }),
  while_(
    (s) => s.nations.denmark.status === 'unaligned' && s.attacked.includes('denmark') && inDenmark(s) < 4,
    whenever(2, 'moveUnits', { by: 'germany', path: ['denmark'] }),
  ),
  whenever(2, 'startBattle', { battle: 'denmark' }),
  while_(
    (s) => s.turn.battle?.battle === 'denmark' && s.turn.battle.step === 'attackersFire',
    whenever(2, 'rollBattleDice', {}, [1, 1, 1, 1]),
  ),
  while_(
    (s) =>
      acting(s, 'germany', 'purchase') &&
      s.nations.denmark.status === 'conquered' &&
      s.pools.denmark.used === 1 &&
      s.pools.germany.used < s.pools.germany.total &&
      s.nations.germany.treasury >= 4,
    correct({ manpower: { pool: 'germany', used: 120, total: 120 } }),
  ),
  while_(
    (s) => s.pools.denmark.used === 1 && s.nations.germany.waiting.every((i) => i.pool !== 'denmark'),
    whenever(3, 'purchaseUnits', { by: 'germany', units: [{ kind: 'infantry', count: 1, pool: 'denmark' }] }),
  ),
  while_(
    (s) => acting(s, 'germany', 'income') && s.pools.denmark.used === 2 && s.pools.germany.total === 120,
    correct({ manpower: { pool: 'germany', used: 120, total: 160 } }),
  ),
]

const ZONES = ['atlantic', 'celtic-sea', 'english-channel', 'north-sea'] as const
const germanSub = (s: GreatWarState, zone: string) =>
  Object.values(s.units).some((u) => u.owner === 'germany' && u.kind === 'submarine' && u.space === zone)
const blockading = (s: GreatWarState) =>
  s.round === 6 && acting(s, 'great-britain', 'place') && s.doctrine === 'unrestricted'
const BLOCKADE: readonly Goal[] = [
  while_(
    (s) => s.doctrine === 'restricted' && s.round === 6,
    whenever(6, 'setSubmarineDoctrine', { doctrine: 'unrestricted' }),
  ),
  ...ZONES.map((zone) =>
    while_(
      (s) => blockading(s) && !germanSub(s, zone),
      correct({ units: { space: zone, nation: 'germany', kind: 'submarine', count: 1 } }),
    ),
  ),
]
const RAID: readonly Goal[] = [
  while_(
    (s) =>
      acting(s, 'germany', 'combat-move') &&
      s.round === 5 &&
      !Object.values(s.units).some((u) => u.kind === 'bomber' && u.owner === 'germany'),
    correct({ units: { space: 'germany', nation: 'germany', kind: 'bomber', count: 2 } }),
  ),
  whenever(5, 'declareBombingRaid'),
]
const LANDING: readonly Goal[] = [
  (s, open) => {
    const say = open.find(
      (c) =>
        c.type === 'unloadTransport' && s.phase === 'combat-move' && s.territories[c.space]?.controller === 'germany',
    )
    return say && { say }
  },
]

/** Everybody of the bloc who still fights gives up to an enemy, who accepts. */
const surrenderAll = (bloc: 'allied' | 'central', round: number): readonly Goal[] => [
  (s, open) => {
    const tired = countedIn(s, bloc).filter((n) => s.nations[n].status === 'belligerent')
    const say =
      s.round >= round && s.offers.length === 0
        ? open.find((c) => c.type === 'offerUnconditionalSurrender' && tired.includes(c.by))
        : undefined
    return say && { say }
  },
  while_(
    (s) => s.round >= round && s.offers.some((o) => o.kind === 'unconditionalSurrender'),
    whenever(round, 'respondOffer', { answer: 'accept' }),
  ),
]
const GENERAL_PEACE: readonly Goal[] = [
  while_((s) => s.offers.length === 0, whenever(17, 'offerGeneralPeace', { result: 'draw' })),
  while_((s) => s.offers.some((o) => o.kind === 'generalPeace'), whenever(17, 'respondOffer', { answer: 'accept' })),
]
/** The table takes Germany off the map, space by space. */
const GERMANY_FALLS: Goal = (s, open) => {
  const left = s.round >= 17 && s.phase === 'diplomacy' ? controlledBy(s, 'germany') : []
  const unit = Object.values(s.units).find((u) => left.includes(u.space))
  const [space] = left
  if (space === undefined || s.turn.battle) return undefined
  if (unit)
    return {
      say: {
        type: 'correct',
        reason: 'the army has gone home',
        units: { space: unit.space, nation: unit.owner, kind: unit.kind, count: 0 },
      },
    }
  return open.length > 0
    ? { say: { type: 'correct', reason: 'occupied', control: { space, nation: 'france' as NationId } } }
    : undefined
}

const table = (players: number) => ({
  players: NATIONS.slice(0, players).map((n) => ({ name: `Player ${n}` })),
  unitedStates: 'Gus',
})
const COMMON = [...REVOLUTION, ...MEXICO, ...LANDING]
export const PLANS: readonly Plan[] = [
  {
    name: 'surrender',
    seed: 1,
    options: table(6),
    most: 6000,
    goals: [...COMMON, ...BROKEN_WORD, ...ENTRY, ...surrenderAll('central', 17)],
  },
  {
    name: 'peace',
    seed: 2,
    options: table(4),
    most: 6000,
    goals: [...COMMON, ...DENMARK, ...BLOCKADE, ...RAID, ...GENERAL_PEACE],
  },
  {
    name: 'collapse',
    seed: 3,
    options: table(2),
    most: 6000,
    goals: [...COMMON, ...BLOCKADE, ...RAID, ...ENTRY, GERMANY_FALLS, ...surrenderAll('central', 17)],
  },
]
