/** The sentences that every number of a sea battle stands on. */
import { KINDS } from '../../../shared/great-war/ids'
import type { SeaOrder, Submerging } from '../../../shared/odds/sea'
import { sayUnfounded } from './front'
import { sayAim, sayLosses, sayRetreat } from './land-words'
import type { SeaRules } from './sea-conduct'
import { unitsAboard, type SeaModel, type SeaSide } from './sea-model'

const SIDES = ['attacker', 'defender'] as const
type Name = (typeof SIDES)[number]
const has = (side: SeaSide, which: (s: SeaSide['sorts'][number]) => boolean) =>
  side.sorts.some((s) => s.count > 0 && which(s))
const percent = (x: number) => `${Number((x * 100).toFixed(2))} %`

function sayFirstHits(name: Name, side: SeaSide, rules: SeaRules): string[] {
  if (!has(side, (s) => s.isTough) || rules.losses[name] === 'best') return []
  return rules.firstHits[name] === 'damageFirst'
    ? [`Before it loses anything the ${name} has its undamaged dreadnoughts take a first hit each (GW-4.6).`]
    : [`A dreadnought of the ${name} takes both its hits when its turn comes, one ship after the other (GW-4.6).`]
}

function sayDives(name: Name, side: SeaSide, rule: Submerging, rules: SeaRules): string[] {
  if (!has(side, (s) => s.isSub)) return []
  const who = `The ${name}’s submarines`
  if (rule === 'never') return [`${who} never go under.`]
  if (rule === 'atOnce')
    return [
      `${who} go under the first time they may${name === 'attacker' ? ', before the first shot' : ''} (GW-13.14).`,
    ]
  if (rule === 'helpless') return [`${who} go under when nothing is left that they can hit.`]
  if (rule === 'last') return [`${who} go under when only submarines are left on their side.`]
  if (rule === 'best')
    return [
      `As many of the ${name}’s submarines go under, each time, as serves ${sayAim(rules.aim)} best for its side.`,
    ]
  if ('afterRound' in rule) return [`${who} go under after round ${rule.afterRound}.`]
  return [
    `${who} go under once their side’s chance to win, if both fought to the end, is below ${percent(rule.below)}.`,
  ]
}

function saySubmerging(model: SeaModel, rules: SeaRules): string[] {
  const goUnder = SIDES.filter((name) => has(model[name], (s) => s.isSub) && rules.submerge[name] !== 'never')
  if (goUnder.length === 0) return []
  const [who, other] = goUnder[0] === 'attacker' ? ['attacker', 'defender'] : ['defender', 'attacker']
  return [
    'Submarines that went under are out of the battle: they count as survivors, not as losses (GW-13.14).',
    goUnder.length === 2
      ? 'Once all that is left of one side has gone under, the battle is over and counts as won by the other (GW-13.15).'
      : `Once all that is left of the ${who} has gone under, the battle is over and counts as won by the ${other} (GW-13.15).`,
  ]
}

function sayCargo(name: Name, side: SeaSide): string[] {
  return unitsAboard(side) > 0 ? [`The ${name}’s cargo is lost with its transports, spread evenly over them.`] : []
}

function sayWhoLeaves(order: SeaOrder, model: SeaModel, rules: SeaRules): string[] {
  const retreat = sayRetreat(rules.retreat, rules.aim)
  if (order.wayOut !== false) return [retreat]
  if (!has(model.attacker, (s) => s.isAir))
    return ['The attacking ships have no zone to fall back to: none can retreat (GW-13.15).']
  if (rules.retreat === 'never') return [retreat]
  return [
    retreat,
    'The attacking ships have no zone to fall back to; aircraft break off only once they are alone (GW-13.15, 13.26).',
  ]
}

function sayEdition(order: SeaOrder): string[] {
  const { dreadnoughtHits = 2, firstStrike = 'attacker' } = order.edition ?? {}
  return [
    ...(dreadnoughtHits === 1 ? ['Another edition’s rule: a dreadnought sinks at its first hit.'] : []),
    ...(firstStrike === 'both'
      ? ['Another edition’s rule: submarines of both sides strike first, at the same time.']
      : []),
    ...(firstStrike === 'none' ? ['Another edition’s rule: no submarine strikes first.'] : []),
  ]
}

function sayMiddle(order: SeaOrder): string[] {
  if (!order.now) return []
  const { round = 1, step } = order.now
  if (step === 'attackerSubmerges') return round === 1 ? [] : [`Counted from the beginning of round ${round}.`]
  return [`Counted from the middle of round ${round}.`]
}

export function saySea(order: SeaOrder, rules: SeaRules, model: SeaModel): string[] {
  const kinds = (side: SeaSide) => new Set(KINDS.filter((k) => has(side, (s) => s.kind === k)))
  const each = (say: (name: Name, side: SeaSide) => string[]) => SIDES.flatMap((name) => say(name, model[name]))
  return [
    ...each((name, side) => sayLosses(name, rules.losses[name], kinds(side), rules.aim, order.values)),
    ...sayWhoLeaves(order, model, rules),
    ...each((name, side) => sayFirstHits(name, side, rules)),
    ...each((name, side) => sayDives(name, side, rules.submerge[name], rules)),
    ...(SIDES.some((name) => has(model[name], (s) => s.isSub)) ? ['Submarines hit ships only (GW-13.12).'] : []),
    ...saySubmerging(model, rules),
    ...each(sayCargo),
    ...SIDES.flatMap((name) =>
      order.technologies?.[name]?.includes('2') && has(model[name], (s) => s.kind === 'fighter')
        ? [`Improved Aviation: the ${name}'s fighters hit on 1 more (GW-10.8).`]
        : [],
    ),
    ...sayUnfounded(order),
    ...(order.allies && order.allies.length > 0
      ? ['Several nations defend together and lose by one order (GW-13.1, 13.5).']
      : []),
    ...(Object.keys(order.values ?? {}).length > 0
      ? ['Some values or prices are the order’s own, not those of table GW-4.T1.']
      : []),
    ...sayEdition(order),
    ...sayMiddle(order),
  ]
}
