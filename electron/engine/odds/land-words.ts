/** The sentences that every number of a land battle stands on. */
import { KINDS, type Kind } from '../../../shared/great-war/ids'
import type { Aim, LossOrder, Retreat } from '../../../shared/odds/fields'
import type { LandOrder } from '../../../shared/odds/land'
import { listed } from '../../../shared/wording/text'
import { sayUnfounded } from './front'
import type { LandModel } from './land-model'
import { startsAtDecision, stepOf } from './land-start'
import type { Conduct } from './land-world'
import { cheapestFirst } from './tables'

const MANY: Readonly<Record<Kind, string>> = {
  infantry: 'infantry',
  artillery: 'artillery',
  tank: 'tanks',
  fighter: 'fighters',
  bomber: 'bombers',
  submarine: 'submarines',
  transport: 'transports',
  dreadnought: 'dreadnoughts',
}
const percent = (x: number) => `${Number((x * 100).toFixed(2))} %`

export function sayAim(aim: Aim): string {
  switch (aim) {
    case 'win':
      return 'the chance to win'
    case 'takeSpace':
      return 'the chance to take the space'
    case 'ipcSwing':
      return 'the swing in IPCs'
    case 'manpowerSwing':
      return 'the swing in manpower'
  }
  return `the number of ${MANY[aim.keep]} that the ${aim.of ?? 'attacker'} keeps`
}

/** Kinds of a side in the order in which a rule has them lost, those that are there. */
function turns(rule: LossOrder, kinds: ReadonlySet<Kind>, values: LandOrder['values']): Kind[] {
  const own = Array.isArray(rule) ? rule : []
  return [...new Set([...own, ...cheapestFirst(values)])].filter((k) => kinds.has(k))
}

export function sayLosses(
  side: 'attacker' | 'defender',
  rule: LossOrder,
  kinds: ReadonlySet<Kind>,
  aim: Aim,
  values: LandOrder['values'],
): string[] {
  if (kinds.size === 0) return []
  if (rule === 'best') {
    const gains = typeof aim === 'object' && aim.of === 'defender' ? 'defender' : 'attacker'
    const verb = gains === side ? 'serves' : 'spoils'
    return [`The ${side} loses whatever best ${verb} ${sayAim(aim)}, whatever the dice have shown so far.`]
  }
  const names = turns(rule, kinds, values).map((k) => MANY[k])
  const [only = ''] = names
  if (names.length === 1) return [`The ${side} has only ${only} to lose.${sayAbsent(rule, kinds)}`]
  const order = `The ${side} loses ${names.join(', then ')}`
  if (rule === 'keepLand') return [`${order}; the last land unit only after the aircraft.`]
  if (rule === 'default') return [`${order}: the cheapest first (GW-13.5).`]
  const several = rule.length > new Set(rule).size
  const unitByUnit = several ? `, unit by unit: ${rule.filter((k) => kinds.has(k)).join(', ')}` : ''
  return [`${order}, by an order of its own${unitByUnit}.${sayAbsent(rule, kinds)}`]
}

/** A list may name kinds that are not there: it is kept while forces change. */
function sayAbsent(rule: LossOrder, kinds: ReadonlySet<Kind>): string {
  const absent = Array.isArray(rule) ? [...new Set(rule)].filter((k) => !kinds.has(k)) : []
  return absent.length === 0 ? '' : ` Its list names ${listed(absent.map((k) => MANY[k]))} too, but it has none.`
}

export function sayRetreat(retreat: Retreat, aim: Aim): string {
  if (retreat === 'never') return 'The attacker never retreats.'
  if (retreat === 'onlyAircraft') return 'The attacker breaks off once only aircraft are left.'
  if (retreat === 'best') return `The attacker breaks off whenever that serves ${sayAim(aim)}.`
  if ('afterRound' in retreat) return `The attacker breaks off after round ${retreat.afterRound}.`
  const what = retreat.chance === 'takeSpace' ? 'take the space' : 'win'
  return `The attacker breaks off once the chance to ${what}, if fought to the end, is below ${percent(retreat.below)}.`
}

function sayTrench(order: LandOrder, m: LandModel): string[] {
  const land = m.attackers.some((s) => s.isLand)
  const name = m.isSuper ? 'Super Trench' : 'trench'
  const from = order.from
  const how = from
    ? ` (${from.faced ?? 0} of ${m.attackers.reduce((n, s) => n + (s.isLand ? s.count : 0), 0)} land units come from spaces it faces, GW-15.6)`
    : ''
  switch (m.trench) {
    case 'none':
      return ['There is no trench.']
    case 'inactive': {
      const air = m.isSuper ? ', but aircraft roll nothing (GW-10.14, 15.7)' : ''
      return land
        ? [from ? `The ${name} is not active${how}.` : 'No trench is active.']
        : [`Against aircraft alone the ${name} gives no bonus (GW-15.7)${air}.`]
    }
    case 'active':
      return [
        `The ${name} is active all through${how}: each defending infantry hits on 1 more, less one infantry for each attacking tank (GW-15.4, 15.5).`,
        ...(m.isSuper ? ['Against it artillery gives no support and aircraft roll nothing (GW-10.14).'] : []),
      ]
  }
}

function sayOpening(order: LandOrder, m: LandModel): string[] {
  if (stepOf(order) !== 'opening') return []
  const lands =
    order.landed === undefined ? (order.from?.sea ?? 0) > 0 : KINDS.some((k) => (order.landed?.[k] ?? 0) > 0)
  const guns = m.attackers.reduce((n, s) => n + (s.kind === 'artillery' ? s.count : 0), 0)
  return [
    ...(m.bombardment > 0 ? [`Bombardments before the first round: ${m.bombardment}, no reply (GW-13.17).`] : []),
    ...(m.bombardment > 0 && !lands
      ? ['Nobody comes off a ship here: by the rules ships bombard only where a land unit lands (GW-13.17).']
      : []),
    ...(m.gas && guns > 0 ? [`Gas shots before the first round: ${guns}, on land units, no reply (GW-10.7).`] : []),
  ]
}

function sayWhereFrom(order: LandOrder, m: LandModel): string[] {
  const stay = m.attackers.filter((s) => s.isLand && s.stays)
  if (!m.attackers.some((s) => s.isLand)) return []
  if (order.wayOut === false) return ['Land units have nowhere to fall back to; aircraft may always leave (GW-13.26).']
  if (stay.length === 0) return ['The land units came overland, and have a space to fall back to (GW-13.7).']
  const landed = listed(stay.map((s) => `${s.count} ${s.count === 1 ? s.kind : MANY[s.kind]}`))
  return [`Off ships came ${landed}: they can't retreat, and fight on alone (GW-13.7).`]
}

function sayMiddle(order: LandOrder, m: LandModel): string[] {
  if (!order.now) return []
  const { round = 1 } = order.now
  const step = stepOf(order)
  const hadShots = m.bombardment > 0 || (m.gas && m.attackers.some((s) => s.kind === 'artillery'))
  if (step === 'opening' || (step === 'attackersFire' && round === 1 && !hadShots)) return []
  return [
    startsAtDecision(step)
      ? `Counted from the middle of round ${round}; that round is not among the rounds still to be fought.`
      : `Counted from the beginning of round ${round}: shots before the first round have been fired.`,
  ]
}

const sayTechnologies = (order: LandOrder): string[] =>
  (['attacker', 'defender'] as const).flatMap((side) =>
    order.technologies?.[side]?.includes('2')
      ? [`Improved Aviation: the ${side}'s fighters hit on 1 more (GW-10.8).`]
      : [],
  )

export function sayLand(order: LandOrder, model: LandModel, c: Conduct): string[] {
  const kinds = (sorts: LandModel['attackers']) => new Set(sorts.map((s) => s.kind))
  const other = Object.keys(order.values ?? {}).length > 0
  return [
    ...sayLosses('attacker', c.losses.attacker, kinds(model.attackers), c.aim, order.values),
    ...sayLosses('defender', c.losses.defender, kinds(model.defenders), c.aim, order.values),
    model.attackers.every((s) => s.stays)
      ? 'No attacker can retreat: the battle goes on to its end (GW-13.7).'
      : sayRetreat(c.retreat, c.aim),
    ...sayTrench(order, model),
    ...sayOpening(order, model),
    ...sayWhereFrom(order, model),
    ...sayTechnologies(order),
    ...sayUnfounded(order),
    ...(order.allies && order.allies.length > 0
      ? ['Several nations defend together and lose by one order (GW-13.1, 13.5).']
      : []),
    ...(other ? ['Some values or prices are the order’s own, not those of table GW-4.T1.'] : []),
    ...sayMiddle(order, model),
  ]
}
