/** Events of The Great War as sentences; what the log need not say is the empty text. */
import type { GreatWarEvent } from '../great-war/events'
import type { Goods, OfferId, Position, TreatyId, UnitId } from '../great-war/ids'
import type { Offer, Treaty } from '../great-war/treaties'
import { sayForces, sayFrom, sayUnits, type UnitLookup } from './great-war-units'
import { capital, counted, listed } from './text'
import {
  BLOC_NAMES,
  has,
  is,
  PHASE_NAMES,
  sayGoods,
  sayNation,
  SayNation,
  sayPool,
  saySpace,
  SaySpace,
  sayWhose,
  TECHNOLOGY_NAMES,
  verb,
} from './great-war-names'

const sayItems = (items: readonly { readonly kind: Goods; readonly count: number }[]) =>
  listed(items.map((i) => sayGoods(i.kind, i.count)))
const units = (list: readonly unknown[]) => counted(list.length, 'unit')
const nobody: UnitLookup = () => undefined
/** "3 infantry", or "3 units" where the teller does not know them; whose and where besides; from where. */
const kinds = (ids: readonly UnitId[], words: Words) => sayUnits(ids, words.unit ?? nobody)
const forces = (ids: readonly UnitId[], words: Words) => sayForces(ids, words.unit ?? nobody)
const from = (ids: readonly UnitId[], words: Words) => sayFrom(ids, words.unit ?? nobody)
/** Where an influence marker has come to (GW-9.1). */
const STANDS: Readonly<Record<Position, string>> = {
  [-2]: 'is at the Central end of its track now (−2)',
  [-1]: 'is pro-Central now (−1)',
  0: 'is neutral now (0)',
  1: 'is pro-Allied now (+1)',
  2: 'is at the Allied end of its track now (+2)',
}
const signed = (x: number) => (x > 0 ? `+${x}` : String(x))
const spaces = (list: readonly unknown[]) => listed(list.map(saySpace))

const WHY_PAID = {
  influence: 'for influence',
  induction: 'as a fee',
  research: 'for research',
  plunder: 'as plunder',
  bombing: 'for the damage of bombs',
  terms: 'under a treaty',
  tribute: 'as tribute',
  revolution: 'by revolution',
  restoration: 'as the state is restored',
  joining: 'on entering the war',
} as const
const WHY_LOST = {
  battle: 'lost in battle',
  withShip: 'lost with their ship',
  noLandingPlace: 'lost without a landing place',
  stray: 'removed as strays',
  blockade: 'lost to the blockade',
  finland: 'trapped and lost in Finland',
  deserted: 'gone home',
  displaced: 'removed without a way out',
  disbanded: 'disbanded',
  restored: 'removed as the state is restored',
  conquered: 'lost by conquest',
} as const
const OUTCOMES = {
  attackerWon: 'the attacker has won',
  defenderWon: 'the defender has held',
  bothLost: 'nobody is left',
  retreated: 'the attacker has retreated',
  stalemate: 'neither can hurt the other',
  brokenOff: 'it is broken off',
  raided: 'the raid is over',
  dropped: 'it does not take place',
} as const
const TREATIES = {
  armistice: 'an armistice',
  conditionalSurrender: 'a conditional surrender',
  unconditionalSurrender: 'an unconditional surrender',
  compelledPeace: 'peace with the Central Powers',
} as const
/** Of one nation, and of the Bolsheviks. */
const ANSWERED = {
  accept: ['accepts', 'accept'],
  reject: ['rejects', 'reject'],
  counter: ['counters', 'counter'],
} as const
const ENDS = {
  expired: 'has run out',
  broken: 'is broken',
  renounced: 'is renounced',
  ended: 'has ended',
} as const
const OFFERS = {
  ...TREATIES,
  armisticeEnd: 'the end of the armistice',
  compelledTerms: 'other terms of peace',
  generalPeace: 'a general peace',
} as const

/** What ids in events stand for, as far as the teller knows. */
export interface Words {
  readonly offer?: (id: OfferId) => Offer | undefined
  readonly treaty?: (id: TreatyId) => Treaty | undefined
  readonly unit?: UnitLookup
}
/** "Germany’s offer of an armistice of round 3". */
export const sayOffer = (o: Offer): string =>
  `${sayWhose(o.from)} offer of ${OFFERS[o.kind]} of round ${o.madeIn.round}`
export const offerOf = (id: OfferId, words: Words): string => {
  const o = words.offer?.(id)
  return o ? sayOffer(o) : 'the offer'
}
/** "the armistice of round 3 between Germany and France". */
export function sayTreaty(x: Treaty): string {
  const [a, b] = x.parties
  if (x.kind === 'compelledPeace') return `the compelled peace of round ${x.signedIn} with the Central Powers`
  const name = TREATIES[x.kind].replace(/^an? /, '')
  return x.kind === 'armistice'
    ? `the armistice of round ${x.signedIn} between ${sayNation(a)} and ${sayNation(b)}`
    : `${sayWhose(a)} ${name} to ${sayNation(b)} of round ${x.signedIn}`
}
export const treatyOf = (id: TreatyId, words: Words): string => {
  const x = words.treaty?.(id)
  return x ? sayTreaty(x) : 'the treaty'
}

function corrected(e: Extract<GreatWarEvent, { type: 'figureCorrected' }>): string {
  const [was, now] = [String(e.was), String(e.now)]
  const change = `from ${was} to ${now}`
  const where = `${saySpace(e.space)}`
  switch (e.figure) {
    case 'units':
      return `${sayWhose(e.nation)} ${e.kind ? sayGoods(e.kind, 2).slice(2) : 'units'} in ${where} ${change}`
    case 'treasury':
      return `the treasury of ${sayNation(e.nation)} ${change} IPC`
    case 'manpower':
      return `manpower used in the pool of ${sayPool(String(e.pool))} ${change}, of ${e.total ?? now} in all`
    case 'marker':
      return `the influence marker of ${sayNation(e.nation)} ${change}`
    case 'opinion':
      return `American opinion ${change}`
    case 'control':
      return `${where} belongs to ${sayNation(e.now)}, not to ${sayNation(e.was)}`
    case 'technology': {
      const name = e.technology ? TECHNOLOGY_NAMES[e.technology] : 'an advance'
      return `${sayNation(e.nation)} ${e.now === true ? 'has' : 'has not'} ${name}`
    }
    case 'trench':
      return `${e.now === true ? 'a trench' : 'no trench'} in ${where} facing ${saySpace(e.facing)}`
  }
}

function sayThrows(e: Extract<GreatWarEvent, { type: 'battleDiceThrown' }>): string {
  const purposes = [...new Set(e.throws.map((x) => x.for))]
  const parts = purposes.map((what) => {
    const of = e.throws.filter((x) => x.for === what)
    const name = {
      battle: 'fire',
      bombardment: 'bombard',
      chemical: 'fire chemical weapons',
      escort: 'fire with escorts',
      interceptor: 'fire with interceptors',
    }[what]
    const at = [...new Set(of.map((x) => x.needs))].map((need) => {
      const faces = of.filter((x) => x.needs === need).map((x) => x.face)
      return `${faces.join(' ')} at ${need}`
    })
    return `${name} ${listed(at)}`
  })
  const side = e.side === 'attackers' ? 'Attackers' : 'Defenders'
  return `${side} ${listed(parts)}: ${counted(e.hits, 'hit')}.`
}

const moved = (list: readonly { readonly unit: UnitId }[]) => list.map((m) => m.unit)
const shipIn = (ship: UnitId, words: Words): string => {
  const seen = words.unit?.(ship)
  return seen ? ` in ${saySpace(seen.space)}` : ''
}

export function sayEvent(e: GreatWarEvent, words: Words = {}): string {
  switch (e.type) {
    case 'gameStarted':
      return `The game begins with ${counted(e.seats.length, 'seat')}.`
    case 'roundBegun':
      return `Round ${e.round} begins.`
    case 'turnBegun':
      return `${capital(sayWhose(e.nation))} turn.`
    case 'phaseBegun':
      return `${SayNation(e.nation)} ${verb(e.nation, 'begins', 'begin')} ${PHASE_NAMES[e.phase]}.`
    case 'dreadnoughtsRepaired':
      return `${forces(e.units, words)} repaired.`
    case 'submarinesSurfaced':
      return `${forces(e.units, words)} surfaced.`
    case 'ipcPaid':
      return `${SayNation(e.from)} ${verb(e.from, 'pays', 'pay')} ${e.ipc} IPC to ${sayNation(e.to)} ${WHY_PAID[e.why]}.`
    case 'incomeCollected':
      return `${SayNation(e.nation)} ${verb(e.nation, 'collects', 'collect')} ${e.ipc} IPC.`
    case 'manpowerUsed':
      return e.why === 'blockade' ? `The blockade costs ${e.count} manpower of ${sayPool(e.pool)}.` : ''
    case 'manpowerDoubled':
      return `Manpower of ${sayPool(e.pool)}: ${e.total} in all.`
    case 'influenceTried':
      return `${SayNation(e.nation)} tries to influence ${sayNation(e.target)}: ${e.face}.`
    case 'markerMoved':
      return `${SayNation(e.nation)} ${STANDS[e.position]}.`
    case 'markerTakenOff':
      return `${SayNation(e.nation)} leaves the influence table.`
    case 'opinionMoved':
      return `American opinion ${signed(e.to - e.from)}, now ${signed(e.to)} (${e.code}).`
    case 'nationJoined':
      return `${SayNation(e.nation)} joins ${BLOC_NAMES[e.bloc]}${e.controller ? ` under ${sayNation(e.controller)}` : ''}.`
    case 'seatGiven':
      return `${e.player} runs ${sayNation(e.nation)}.`
    case 'minorPassed':
      return `${SayNation(e.nation)} passes to ${sayNation(e.controller)}.`
    case 'dreadnoughtsGiven':
      return 'Great Britain hands two dreadnoughts to the Ottoman Empire.'
    case 'giftedShipsPlaced':
      return `The gifted ships lie in ${spaces([...new Set(e.placements.map((p) => p.space))])}.`
    case 'doctrineSet':
      return `Germany’s submarines fight ${e.doctrine === 'restricted' ? 'under restrictions' : 'without restrictions'}.`
    case 'windowOpened':
      return e.window === 'turkishSupport'
        ? `Turkey may bring Bulgaria in, in round ${e.round}.`
        : `Britain may bring Greece in, in round ${e.round}.`
    case 'neutralAttacked':
      return `${SayNation(e.by)} attacks neutral ${sayNation(e.nation)}.`
    case 'warBegun':
      return `${SayNation(e.nations[0])} and ${sayNation(e.nations[1])} are at war.`
    case 'researchTried':
      return `${SayNation(e.nation)} ${verb(e.nation, 'researches', 'research')}: ${e.face}.`
    case 'technologyRolled':
      return `The number is ${e.face}.`
    case 'technologyGained':
      return `${SayNation(e.nation)} ${has(e.nation)} ${TECHNOLOGY_NAMES[e.technology]}.`
    case 'unitsPurchased':
      return `${SayNation(e.nation)} ${verb(e.nation, 'buys', 'buy')} ${sayItems(e.units)} for ${e.ipc} IPC.`
    case 'purchaseCancelled':
      return `${SayNation(e.nation)} ${verb(e.nation, 'hands', 'hand')} back ${sayItems(e.units)} for ${e.ipc} IPC.`
    case 'waitingPassed':
      return `What ${sayNation(e.from)} had bought passes to ${sayNation(e.to)}.`
    case 'waitingLost':
      return `What ${sayNation(e.nation)} had bought is lost.`
    case 'unitsRaised': {
      const kinds = [...new Set(e.units.map((u) => u.kind))]
      const what = sayItems(kinds.map((kind) => ({ kind, count: e.units.filter((u) => u.kind === kind).length })))
      return `${SayNation(e.nation)} ${verb(e.nation, 'places', 'place')} ${what} in ${spaces([...new Set(e.units.map((u) => u.space))])}.`
    }
    case 'unitsMoved':
      return `${kinds(e.units, words)} ${e.units.length === 1 ? 'moves' : 'move'}${from(e.units, words)} to ${saySpace(e.path.at(-1))}${e.path.length > 1 ? ` by ${spaces(e.path.slice(0, -1))}` : ''}.`
    case 'unitsLoaded':
      return `${kinds(e.units, words)}${from(e.units, words)} aboard a transport${shipIn(e.transport, words)}.`
    case 'unitsUnloaded':
      return `${kinds(e.units, words)}${from(e.units, words)} ashore in ${saySpace(e.space)}.`
    case 'landingDeclared':
      return `${kinds(e.units, words)}${from(e.units, words)} to land in ${saySpace(e.space)}.`
    case 'raidDeclared':
      return `${counted(e.bombers.length, 'bomber')} to raid ${saySpace(e.space)}, ${counted(e.escorts.length, 'escort')}.`
    case 'unitsRemoved':
      return `${forces(e.units, words)} ${WHY_LOST[e.why]}.`
    case 'unitsChangedSides':
      return `${forces(e.units, words)} now ${e.units.length === 1 ? 'obeys' : 'obey'} ${sayNation(e.nation)}.`
    case 'unitsDisplaced':
      return `${kinds(moved(e.moves), words)} ${e.moves.length === 1 ? 'moves' : 'move'} out${from(moved(e.moves), words)} to ${spaces([...new Set(e.moves.map((m) => m.to))])}.`
    case 'unitsStrayed':
      return `${forces(e.units, words)} stray: out by the end of their owner’s next phase 5.`
    case 'straysSettled':
      return `${forces(e.units, words)} no longer stray.`
    case 'trenchBuilt':
      return `A trench in ${saySpace(e.space)} facing ${saySpace(e.facing)}.`
    case 'trenchesDestroyed':
      return `The trenches in ${saySpace(e.space)} are gone.`
    case 'controlChanged':
      return `${SaySpace(e.space)} passes to ${sayNation(e.to)}.`
    case 'battlesListed':
      return e.battles.length === 0 ? 'Nothing to fight.' : `Battles: ${spaces(e.battles.map((b) => b.battle))}.`
    case 'battleBegun':
      return e.battle.kind === 'raid'
        ? `The raid on ${saySpace(e.battle.space)}.`
        : `Battle at ${saySpace(e.battle.battle)}.`
    case 'battleDiceThrown':
      return sayThrows(e)
    case 'dreadnoughtsDamaged':
      return `${forces(e.units, words)} damaged.`
    case 'unitsSubmerged':
      return `${forces(e.units, words)} submerged.`
    case 'unitsRetreated':
      return e.to
        ? `${kinds(e.units, words)} ${e.units.length === 1 ? 'retreats' : 'retreat'}${from(e.units, words)} to ${saySpace(e.to)}.`
        : `${kinds(e.units, words)} ${e.units.length === 1 ? 'breaks' : 'break'} off.`
    case 'mexicansSet':
      return `${e.count} Mexican infantry.`
    case 'battleEnded':
      return `${SaySpace(e.battle)}: ${OUTCOMES[e.outcome]}.`
    case 'interceptorsChosen':
      return `${counted(e.units.length, 'fighter')} ${e.units.length === 1 ? 'intercepts' : 'intercept'} over ${saySpace(e.space)}.`
    case 'bombsDropped':
      return `Bombs on ${saySpace(e.space)}: ${e.faces.join(' ')}; ${e.ipc} IPC lost.`
    case 'convoyRaided':
      return `${SaySpace(e.space)} is raided by ${sayNation(e.by)}.`
    case 'convoyRelieved':
      if (e.by) return `${SayNation(e.by)} ${verb(e.by, 'raids', 'raid')} ${saySpace(e.space)} no longer.`
      return `${SaySpace(e.space)} is free again.`
    case 'blockadeApplied':
      return `Britain is blockaded: ${e.manpower} manpower lost${e.shortfall > 0 ? `, ${units(Array(e.shortfall))} to choose` : ''}.`
    case 'serbiaGone':
      return `Serbia has fallen to ${sayNation(e.to)}.`
    case 'serbiaAbsorbed':
      return 'Serbia is absorbed into Yugoslavia.'
    case 'revolutionRolled':
      return `Unrest in Russia: ${e.face}.`
    case 'revolutionBrokeOut':
      return 'Revolution in Russia.'
    case 'loyaltyRolled':
      return `Loyalty: ${e.throws.map((x) => x.face).join(' ')}; ${e.throws.filter((x) => x.loyal).length} of ${e.throws.length} loyal.`
    case 'finlandBrokeOff':
      return 'Finland breaks off.'
    case 'bolsheviksRose':
      return `The Bolsheviks rise in ${saySpace(e.capital)}.`
    case 'displacementAsked':
      return `${forces(moved(e.units), words)} ${e.units.length === 1 ? 'has' : 'have'} to find a way out.`
    case 'bolsheviksBeaten':
      return 'The Bolsheviks are beaten.'
    case 'congressAsked':
      return `Congress on a war with ${sayNation(e.target)}: ${e.face}, ${e.passed ? 'passed' : 'refused'}.`
    case 'limitedWarEnded':
      return `The limited war with ${sayNation(e.target)} is over.`
    case 'volunteersSent':
      return `The United States sends ${sayGoods(e.kind, 1)} to ${sayNation(e.to)}.`
    case 'offerMade':
      return `${SayNation(e.offer.from)} ${verb(e.offer.from, 'offers', 'offer')} ${e.offer.to ? `${sayNation(e.offer.to)} ` : ''}${OFFERS[e.offer.kind]}.`
    case 'offerAnswered': {
      const own = words.offer?.(e.offer)?.from === e.by
      const what = own ? 'what was countered to its own offer' : offerOf(e.offer, words)
      return `${SayNation(e.by)} ${ANSWERED[e.answer][e.by === 'bolsheviks' ? 1 : 0]} ${what}.`
    }
    case 'offerLapsed':
      return e.rejected ? `${capital(offerOf(e.offer, words))} counts as rejected.` : ''
    case 'treatySigned':
      return `${capital(listed(e.treaty.parties.map(sayNation)))} sign ${TREATIES[e.treaty.kind]}.`
    case 'termsImposed':
      return `${counted(e.terms.length, 'term')} under ${treatyOf(e.treaty, words)}.`
    case 'treatyEnded':
      return `${capital(treatyOf(e.treaty, words))} ${ENDS[e.how]}.`
    case 'nationSurrendered':
      return `${SayNation(e.nation)} ${has(e.nation)} surrendered.`
    case 'nationFightsOn':
      return `${SayNation(e.nation)} ${verb(e.nation, 'fights', 'fight')} on.`
    case 'surrenderBroken':
      return `${SayNation(e.nation)} ${has(e.nation)} broken ${verb(e.nation, 'its', 'their')} word.`
    case 'capitalCaptured':
      return `${SayNation(e.nation)} ${has(e.nation)} lost ${saySpace(e.space)}.`
    case 'nationConquered':
      return `${SayNation(e.nation)} ${is(e.nation)} conquered${e.by ? ` by ${sayNation(e.by)}` : ''}.`
    case 'nationLiberated':
      return `${SayNation(e.nation)} ${is(e.nation)} free again.`
    case 'figureCorrected':
      return `Corrected: ${corrected(e)} (${e.reason}).`
    case 'gameEnded':
      return e.winner === 'draw'
        ? 'The war ends without a victor.'
        : `${BLOC_NAMES[e.winner].replace(/^t/, 'T')} have won.`
    // Told for the record; the sentences around them say it.
    case 'turnEnded':
    case 'orderChanged':
    case 'warEnded':
    case 'casualtiesMarked':
    case 'battleStands':
    case 'blockadeAnswered':
    case 'revolutionEnded':
    case 'offerStands':
    case 'tributesLeft':
    case 'rejectionScored':
      return ''
  }
}
