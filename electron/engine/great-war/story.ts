/**
 * One entry of the history, told step by step with its dice and its sums: influence, joining, Revolution, blockade, plunder, surrender,
 * conquest, the American entry, the end. Read against the position before it, event after event.
 */
import type { Story, StoryDie, StoryStep } from '../../../shared/great-war/diplomacy'
import type { GreatWarEvent, EventType, Told } from '../../../shared/great-war/events'
import { isNationId, KINDS, NATIONS, type Kind, type NationId, type UnitId } from '../../../shared/great-war/ids'
import { isWeighty } from '../../../shared/great-war/stories'
import type { ClauseId } from '../../../shared/ids'
import { OPINION_EVENTS, POSITION_NAMES, sayTerm, signed } from '../../../shared/wording/great-war-diplomacy'
import { sayEvent } from '../../../shared/wording/great-war-events'
import {
  BLOC_NAMES,
  sayGoods,
  sayNation,
  SayNation,
  saySpace,
  SaySpace,
  sayWhose,
} from '../../../shared/wording/great-war-names'
import { capital, counted, listed } from '../../../shared/wording/text'
import { apply } from './apply'
import { clausesOf } from './clauses'
import { wordsFor } from './report'
import { figures } from './figures'
import { productionOfBloc } from './consequences/displacement'
import { conquerorOf } from './rules/conquest'
import { leftIn } from './rules/manpower'
import { breaksOutUpTo } from './rules/revolution'
import { capitalsOf } from './rules/spaces'
import { countedIn } from './rules/who'
import type { GreatWarState } from './state'
import { titleOf } from './story-title'
import { verdictReport } from './verdict-report'

/** Housekeeping and the rounds of a battle: pages of their own, or nothing to explain. */
const SKIPPED: readonly EventType[] = [
  'turnBegun',
  'phaseBegun',
  'turnEnded',
  'roundBegun',
  'battlesListed',
  'battleBegun',
  'battleDiceThrown',
  'casualtiesMarked',
  'battleStands',
  'unitsMoved',
  'dreadnoughtsRepaired',
  'submarinesSurfaced',
  'waitingLost',
  'manpowerUsed',
]

/** "2 infantry and 1 artillery", by kind in the order of the table. */
function countOf(kinds: readonly Kind[]): string {
  const found = KINDS.map((kind) => ({ kind, count: kinds.filter((k) => k === kind).length })).filter(
    (x) => x.count > 0,
  )
  return listed(found.map((x) => sayGoods(x.kind, x.count)))
}
const known = (s: GreatWarState, ids: readonly UnitId[]) => ids.flatMap((id) => s.units[id] ?? [])
/** "in Moscow 2 infantry; in Ukraine 1 tank", a line for each space. */
function bySpace(s: GreatWarState, ids: readonly UnitId[]): string[] {
  const units = known(s, ids)
  const spaces = [...new Set(units.map((u) => u.space))].sort()
  return spaces.map((x) => `${SaySpace(x)}: ${countOf(units.filter((u) => u.space === x).map((u) => u.kind))}`)
}
const all = (s: GreatWarState, ids: readonly UnitId[]) => countOf(known(s, ids).map((u) => u.kind))
const sayUnits = (s: GreatWarState) => (ids: readonly string[]) => {
  const found = all(s, ids as readonly UnitId[]) // ids of a term were judged when it was signed
  return found === '' ? counted(ids.length, 'unit') : found
}

type Draft = Partial<Omit<StoryStep, 'nations'>>

function payment(s: GreatWarState, e: Told<'ipcPaid'>): Draft {
  const line = (n: NationId | 'bank', by: number) => {
    if (n === 'bank') return []
    const has = s.nations[n].treasury
    return [`${SayNation(n)}: ${has} ${by < 0 ? '−' : '+'} ${Math.abs(by)} = ${has + by} IPC`]
  }
  const halves =
    e.why === 'revolution' && e.from !== 'bank'
      ? [`Half of ${s.nations[e.from].treasury} IPC, rounded down: ${e.ipc}`]
      : []
  const whole = e.why === 'plunder' ? ['The whole treasury goes to whoever took the capital'] : []
  return { sum: [...halves, ...whole, ...line(e.from, -e.ipc), ...line(e.to, e.ipc)] }
}

function opinion(s: GreatWarState, e: Told<'opinionMoved'>): Draft {
  const sum = [`Level ${signed(e.from)}, event ${e.code} ${signed(e.to - e.from)}, makes ${signed(e.to)}`]
  if (e.code === 'E14') {
    const [allied, central] = [productionOfBloc(s, 'allied'), productionOfBloc(s, 'central')]
    sum.unshift(
      `Production without the Russians: Allies ${allied}, Central Powers ${central}`,
      'Opinion goes to the side that produces less',
    )
  }
  return {
    text: `American opinion ${signed(e.to - e.from)}: ${OPINION_EVENTS[e.code]}.`,
    sum,
    clauses: ['GW-19.T1', 'GW-19.7', ...(e.code === 'E14' ? (['GW-17.17'] as const) : [])],
  }
}

const HOW_JOINED: Readonly<Record<Told<'nationJoined'>['how'], string>> = {
  influence: 'The marker has reached the end of its track.',
  choice: 'By its own choice.',
  fee: 'Brought in by the fee; opinion does not move.',
  attacked: 'Attacked and not conquered, it takes the other side.',
  liberated: 'Freed by the other side, it joins its liberators.',
  corrected: 'The table says so; opinion and treasuries are figures of their own.',
}
/** Where the way of joining has a clause of its own. */
const JOINED_BY: Readonly<Partial<Record<Told<'nationJoined'>['how'], readonly ClauseId[]>>> = {
  attacked: ['GW-18.18'],
  liberated: ['GW-20.33'],
}

function loyalty(s: GreatWarState, e: Told<'loyaltyRolled'>): Draft {
  const upTo = figures(s).rules.revolution.loyalUpTo.value
  const dice = e.throws.map((x): StoryDie => {
    const u = s.units[x.unit]
    return { face: x.face, good: x.loyal, ...(u ? { label: `${SaySpace(u.space)}: ${u.kind}` } : {}) }
  })
  const stayed = e.throws.filter((x) => x.loyal)
  const went = e.throws.filter((x) => !x.loyal)
  return {
    text: `One die for each of ${counted(e.throws.length, 'unit')}: 1–${upTo} stays loyal. ${stayed.length} stay, ${went.length} go over.`,
    dice,
    sum: [
      `Loyal: ${
        all(
          s,
          stayed.map((x) => x.unit),
        ) || 'nobody'
      }`,
      `To the Bolsheviks: ${
        all(
          s,
          went.map((x) => x.unit),
        ) || 'nobody'
      }`,
    ],
  }
}

function blockade(s: GreatWarState, e: Told<'blockadeApplied'>, before: GreatWarState): Draft {
  const due = figures(s).rules.blockade.manpower.value
  return {
    text: `The blockade stands, so the British Isles lose ${due}.`,
    sum: [
      `Manpower left in the British Isles: ${leftIn(before, 'british-isles')}; taken ${e.manpower}, leaves ${leftIn(s, 'british-isles')}`,
      ...(e.manpower < due
        ? [`${due} − ${e.manpower} = ${due - e.manpower} missing: one land or air unit in the United Kingdom for each`]
        : []),
      ...(e.shortfall > 0 ? [`Britain chooses ${counted(e.shortfall, 'unit')}`] : []),
    ],
    clauses: ['GW-16.14', 'GW-16.13'],
  }
}

/** What the plain sentence of the event does not say. */
function told(s: GreatWarState, e: GreatWarEvent, before: GreatWarState): Draft {
  switch (e.type) {
    case 'ipcPaid':
      return payment(s, e)
    case 'influenceTried': {
      const from = figures(s).rules.influence.success.value
      const good = e.face >= from
      return {
        text: `${SayNation(e.nation)} throws for ${sayNation(e.target)}: ${good ? 'it succeeds' : 'nothing happens, and the fee is gone'}.`,
        dice: [{ face: e.face, good, label: from === 6 ? 'a 6 succeeds' : `${from} or more succeeds` }],
        clauses: ['GW-9.2'],
      }
    }
    case 'markerMoved': {
      const was = s.markers[e.nation]
      return {
        text: `${SayNation(e.nation)} moves${was === undefined ? '' : ` from ${POSITION_NAMES[was]}`} to ${POSITION_NAMES[e.position]}.`,
        clauses: ['GW-9.7'],
      }
    }
    case 'opinionMoved':
      return opinion(s, e)
    case 'nationJoined':
      return {
        sum: [HOW_JOINED[e.how]],
        clauses: JOINED_BY[e.how] ?? (e.controller ? ['GW-9.8', 'GW-18.2'] : ['GW-2.6']),
      }
    case 'unitsChangedSides':
      return {
        text: `${SayNation(e.nation)} now ${e.nation === 'bolsheviks' ? 'have' : 'has'} ${all(s, e.units) || counted(e.units.length, 'unit')}.`,
        sum: bySpace(s, e.units),
      }
    case 'unitsRemoved':
      return { sum: bySpace(s, e.units) }
    case 'unitsDisplaced':
      return {
        sum: e.moves.map(({ unit, to }) => {
          const u = s.units[unit]
          return u ? `${sayGoods(u.kind, 1)} from ${saySpace(u.space)} to ${saySpace(to)}` : `to ${saySpace(to)}`
        }),
      }
    case 'displacementAsked':
      return {
        sum: bySpace(
          s,
          e.units.map((u) => u.unit),
        ),
      }
    case 'unitsRaised':
      return e.why === 'peasant'
        ? {
            text: `A peasant takes arms in ${saySpace(e.units[0]?.space)}: home soil without a complex is enough, one a turn; price and manpower are the usual ones.`,
            clauses: ['GW-16.7', 'GW-16.8'],
          }
        : {}
    case 'revolutionRolled': {
      const upTo = breaksOutUpTo({ ...s, round: e.round })
      return {
        text: `Round ${e.round}: the Revolution breaks out on ${upTo === 1 ? 'a 1' : `1–${upTo}`}.`,
        dice: [{ face: e.face, good: e.face <= upTo, label: e.face <= upTo ? 'it breaks out' : 'Russia holds' }],
      }
    }
    case 'loyaltyRolled':
      return loyalty(s, e)
    case 'blockadeApplied':
      return blockade(s, e, before)
    case 'treatySigned':
      return { sum: e.treaty.terms.map((t) => sayTerm(t, sayUnits(s))) }
    case 'termsImposed':
      return { sum: e.terms.map((t) => sayTerm(t, sayUnits(s))) }
    case 'treatyEnded': {
      const x = s.treaties.find((t) => t.treaty === e.treaty)
      const how = { expired: 'has run out', broken: 'is broken', renounced: 'is renounced', ended: 'is at an end' }[
        e.how
      ]
      return x ? { text: `The treaty of ${listed(x.parties.map(sayNation))} ${how}.` } : {}
    }
    case 'nationConquered': {
      const capital = s.nations[e.nation].lastCapitalLost ?? capitalsOf(e.nation)[0]
      const by = conquerorOf(s, e.nation)
      return {
        sum: [
          `${SayNation(e.nation)} controls no land space any more`,
          ...(by && capital ? [`${SayNation(by)} holds ${saySpace(capital)}, and so is the conqueror`] : []),
        ],
      }
    }
    case 'serbiaAbsorbed': {
      const { ipc, rules } = figures(s)
      const [own, serbian] = ['yugoslavia', 'serbia'].map((x) => ipc.get(x as never) ?? 0)
      const worth = rules.yugoslaviaAfterAbsorption.value
      const sum = Number(own) + Number(serbian) === worth ? `${own} + ${serbian} = ${worth}` : `${worth}`
      return { sum: [`Yugoslavia is worth ${sum} IPC from now on`] }
    }
    case 'congressAsked':
      return {
        dice: [{ face: e.face, good: e.passed, label: e.passed ? 'passed' : 'refused' }],
        sum: e.passed
          ? [
              `Income ${figures(s).rules.unitedStates.warIncome.value} and a draft limit of ${figures(s).rules.unitedStates.warDraftLimit.value} from now on`,
            ]
          : [
              `No request before round ${s.round} + ${figures(s).rules.unitedStates.congressClosed.value} = ${s.round + figures(s).rules.unitedStates.congressClosed.value}`,
            ],
      }
    case 'gameEnded':
      return { sum: verdictReport(apply(s, e)).because.map((x) => x.text) }
    case 'nationSurrendered': {
      const { bloc } = s.nations[e.nation]
      if (bloc === null) return {}
      const left = countedIn(s, bloc).filter((n) => n !== e.nation && s.nations[n].status === 'belligerent')
      return { sum: [`Left of ${BLOC_NAMES[bloc]}: ${left.length > 0 ? listed(left.map(sayNation)) : 'nobody'}`] }
    }
    default:
      return {}
  }
}

function nationsIn(value: unknown): NationId[] {
  if (typeof value === 'string') return isNationId(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(nationsIn)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(nationsIn) : []
}
/** The nations that a step is about; a list of forty units is about their owner at most. */
const concerned = (e: GreatWarEvent): NationId[] => {
  const named = new Set(nationsIn(e))
  return NATIONS.filter((n) => named.has(n)).slice(0, 3)
}

/** Spaces that pass to the same nation one after another are one step; a capital among them is no second one. */
function passing(events: readonly GreatWarEvent[], from: number): Told<'controlChanged'>[] {
  const first = events[from]
  if (first?.type !== 'controlChanged') return []
  const found: Told<'controlChanged'>[] = []
  for (const e of events.slice(from)) {
    if (e.type === 'controlChanged' && e.to === first.to && e.how === first.how) found.push(e)
    else if (e.type !== 'capitalCaptured' || first.how !== 'revolution') break
  }
  return found
}
function passed(found: readonly Told<'controlChanged'>[]): Draft {
  const [first] = found
  if (!first) return {}
  const names = capital(listed(found.map((e) => saySpace(e.space))))
  return { text: `${names} ${found.length === 1 ? 'passes' : 'pass'} to ${sayNation(first.to)}.` }
}
/** The fall of a capital to the Revolution is told by the step before it. */
const overtold = (e: GreatWarEvent, last: GreatWarEvent | undefined) =>
  e.type === 'capitalCaptured' && last?.type === 'controlChanged' && last.how === 'revolution'

export function storyOf(before: GreatWarState, events: readonly GreatWarEvent[]): Story {
  let s = before
  const steps: StoryStep[] = []
  let covered = new Set<GreatWarEvent>()
  for (const [i, e] of events.entries()) {
    const skipped = SKIPPED.includes(e.type) || covered.has(e) || overtold(e, events[i - 1])
    const group = skipped ? [] : passing(events, i)
    if (group.length > 0) covered = new Set([...covered, ...group])
    const draft = skipped ? undefined : group.length > 0 ? passed(group) : told(s, e, before)
    const text = draft?.text ?? sayEvent(e, wordsFor(before, events))
    if (draft && text !== '') {
      const clauses = [...new Set([...(draft.clauses ?? (clausesOf(e) as ClauseId[]))])]
      steps.push({
        text,
        clauses,
        nations: concerned(e),
        ...(draft.sum && draft.sum.length > 0 ? { sum: draft.sum } : {}),
        ...(draft.dice ? { dice: draft.dice } : {}),
      })
    }
    s = apply(s, e)
  }
  return {
    title: titleOf(events),
    lead: `Round ${before.round}, ${sayWhose(before.acting)} turn.`,
    weighty: isWeighty(events),
    steps,
  }
}
