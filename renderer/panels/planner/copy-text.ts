/** A plan as plain text: what was asked, what came out, what it stands on. */
import type { BattleAnswer, Chance, RaidAnswer, SeveralAnswer } from '../../../shared/odds/answer'
import type { BattleOrder, OddsAnswer, OddsOrder } from '../../../shared/odds/order'
import type { AttacksAnswer, BestAnswer, BreakAnswer } from '../../../shared/odds/origins'
import type { RaidOrder } from '../../../shared/odds/raid'
import { listedPowers, nationInText, POWER_NAMES } from '../../../shared/wording/origins'
import { counted } from '../../../shared/wording/text'
import { remnants, roundsWorth } from './bars'
import { headOf } from './head'
import { kindName, mean, num, percent, sayMeans, sayStanding, sayUnits, swing } from './words'

const EXACT = 2
const p = (x: Chance) => percent(x, EXACT)

function forces(order: BattleOrder): string[] {
  const allies = (order.allies ?? []).map((a) => `With the defender: ${sayUnits(a.units)}`)
  return [`Attacker: ${sayUnits(order.attacker)}`, `Defender: ${sayUnits(order.defender)}`, ...allies]
}
const losses = (a: BattleAnswer<Chance> | RaidAnswer<Chance>): string[] =>
  (['attacker', 'defender'] as const).map((side) => {
    const units = side === 'attacker' ? a.expected.attackerLosses : a.expected.defenderLosses
    const { ipc, manpower } = a.expected
    return `  ${side}: ${sayMeans(units)}; ${mean(ipc[side], 2)} IPC, ${mean(manpower[side], 2)} manpower`
  })

function battle(a: BattleAnswer<Chance>): string[] {
  const shown = (side: 'attacker' | 'defender') => [
    `Left of the ${side}:`,
    ...remnants(a.survivors[side]).map((r) => `  ${r.text}: ${p(r.chance)}`),
  ]
  const rounds = roundsWorth(a.rounds.after)
  const firsts = [
    ...(a.best?.attackerLoses ?? []).map((x, n) => ({ who: 'attacker', n: n + 1, x })),
    ...(a.best?.defenderLoses ?? []).map((x, n) => ({ who: 'defender', n: n + 1, x })),
  ]
  return [
    `Attacker wins ${p(a.attackerWins)}, defender wins ${p(a.defenderWins)}, nobody left ${p(a.bothDestroyed)}, broken off ${p(a.stopped)}`,
    ...(a.kind === 'land' ? [`Takes the space ${p(a.takesSpace)}, held off ${p(a.holdsOff)}`] : []),
    'Expected losses:',
    ...losses(a),
    `  swing: ${swing(a.expected.ipcSwing, 2)} IPC, ${swing(a.expected.manpowerSwing, 2)} manpower`,
    `Rounds: ${mean(a.rounds.expected, 2)} on average`,
    ...rounds.map(
      (r) => `  after ${r.round}: attacker ${p(r.attackerWins)}, defender ${p(r.defenderWins)}, goes on ${p(r.goesOn)}`,
    ),
    ...shown('attacker'),
    ...shown('defender'),
    ...(firsts.length > 0
      ? [
          'Best losses in the first round:',
          ...firsts.map(({ who, n, x }) => `  ${who} at ${n} ${n === 1 ? 'hit' : 'hits'}: ${sayStanding(x)}`),
        ]
      : []),
  ]
}
function raid(order: RaidOrder, a: RaidAnswer<Chance>): string[] {
  return [
    `${counted(order.bombers, 'bomber')} and ${counted(order.escorts ?? 0, 'escort')} against ${counted(order.interceptors ?? 0, 'interceptor')}`,
    `At least one bomber gets through ${p(a.getsThrough)}; ${mean(a.expected.ipcBombed, 2)} IPC bombed on average`,
    'IPC that the bombs cost:',
    ...a.ipcLost.flatMap((c, n) => (num(c) > 5e-5 ? [`  ${n}: ${p(c)}`] : [])),
    'Expected losses in the air:',
    ...losses(a),
  ]
}
function several(a: SeveralAnswer<Chance>): string[] {
  return [
    ...a.battles.map((b) => `${b.name}: ${p(b.success)}`),
    `All succeed ${p(a.all)}`,
    ...a.atLeast.slice(1).map((c, i) => `At least ${i + 1}: ${p(c)}`),
    `On average ${mean(a.expected.successes, 2)} succeed; swing ${swing(a.expected.ipcSwing, 2)} IPC, ${swing(a.expected.manpowerSwing, 2)} manpower`,
    ...(a.reserve ?? []).flatMap((r) => [
      `One more of ${kindName(r.kind).toLowerCase()} helps most in ${a.battles[r.best]?.name ?? ''}:`,
      ...r.options.map((o) => `  ${a.battles[o.battle]?.name ?? ''}: there ${p(o.success)}, all ${p(o.all)}`),
    ]),
  ]
}
function attacks(a: AttacksAnswer<Chance>): string[] {
  return a.attacks.flatMap((x) => [
    `${POWER_NAMES[x.power]} attacks ${POWER_NAMES[x.target]} in ${nationInText(x.nation)}: ${x.ours} against ${x.theirs}, ${x.odds}`,
    ...x.results.map((r) => {
      const rights = r.rightsLost.length > 0 ? `${listedPowers(r.rightsLost)} out of rights` : 'rights stay'
      const scores = r.scores.map((s) => `, ${POWER_NAMES[s.power]} ${swing(s.change, 0)}`).join('')
      return `  ${r.name} (${r.faces.join(' ')}) ${p(r.chance)}: ${r.left.attacker} : ${r.left.target} left, ${rights}${scores}`
    }),
    `  on average ${mean(x.means.attackerLosses, 2)} and ${mean(x.means.targetLosses, 2)} factors lost`,
  ])
}
function siege(a: BreakAnswer<Chance>): string[] {
  return [
    `A stack of ${a.defenders}${a.target ? ` (${POWER_NAMES[a.target]})` : ''} is broken below ${a.below} within ${a.rounds} rounds: ${p(a.chance)}`,
    ...(a.meanAttacks === undefined
      ? []
      : [`When it breaks: ${mean(a.meanAttacks, 2)} attacks, ${mean(a.meanRounds ?? 0, 2)} rounds on average`]),
    ...a.attackers.map(
      (x) =>
        `  ${x.name}, ${x.factors} factors, adds ${x.adds}: breaks it ${p(x.breaks)}, loses ${mean(x.meanLosses, 2)}`,
    ),
    'Broken by the end of round:',
    ...a.byRound.map((r) => `  ${r.round}: ${p(r.upTo)}`),
  ]
}
const best = (a: BestAnswer<Chance>): string[] =>
  a.aims.flatMap((x) => [x.text, ...x.places.slice(0, 4).map((place) => `  ${place.reason}`)])

function body(order: OddsOrder, a: OddsAnswer): string[] {
  switch (a.kind) {
    case 'land':
    case 'sea':
      return [...(order.kind === 'land' || order.kind === 'sea' ? forces(order) : []), ...battle(a)]
    case 'raid':
      return raid(order as RaidOrder, a)
    case 'several':
      return several(a)
    case 'attacks':
      return attacks(a)
    case 'break':
      return siege(a)
    case 'best':
      return best(a)
  }
}
const TITLES: Readonly<Record<OddsAnswer['kind'], string>> = {
  land: 'Land battle',
  sea: 'Sea battle',
  raid: 'Bombing raid',
  several: 'Several battles',
  attacks: 'Attack',
  break: 'Breaking a stack',
  best: 'Best place to attack',
}
/** `name`: what the plan is called, if anything. */
export function copyText(order: OddsOrder, answer: OddsAnswer, name = ''): string {
  const head = headOf(answer, name)
  return [
    `${TITLES[answer.kind]}${name === '' ? '' : `: ${name}`}`,
    ...(head.figure === undefined ? [] : [`${head.figure} ${head.says}`]),
    '',
    ...body(order, answer),
    '',
    'This stands on:',
    ...answer.assumptions.map((x) => `- ${x}`),
    '',
  ].join('\n')
}
