/**
 * Commands of The Great War as deeds: what would be done, said as a button says it, without a full stop. Units are ids in a
 * command, offers and treaties too; whoever has the board says what they are.
 */
import type { GreatWarCommand, Said, CommandType } from '../great-war/commands'
import type { UnitId } from '../great-war/ids'
import { knownTerms, type SaidTerms } from '../great-war/terms'
import { counted, listed } from './text'
import { sayTerm } from './great-war-diplomacy'
import { offerOf, treatyOf, type Words } from './great-war-events'
import { BLOC_NAMES, sayGoods, sayNation, sayPool, saySpace, TECHNOLOGY_NAMES } from './great-war-names'
import { sayFrom, sayUnits, type UnitLookup } from './great-war-units'

export { sayUnits, type UnitLookup } from './great-war-units'

const known = (ids: readonly UnitId[], look: UnitLookup) => ids.flatMap((id) => look(id) ?? [])
const thrown = (dice: readonly number[] | undefined): string =>
  dice === undefined || dice.length === 0 ? '' : `, with ${listed(dice.map(String))} on the table`
const one = (die: number | undefined): string => thrown(die === undefined ? undefined : [die])

const PEACE = { alliedVictory: 'an Allied victory', centralVictory: 'a Central victory', draw: 'a draw' } as const
const ANSWERS = { accept: 'Accept', reject: 'Reject', counter: 'Counter' } as const

/** Terms that no treaty knows are said by their own name: they are refused, but not passed over. */
function under(terms: SaidTerms | undefined, look: UnitLookup): string {
  if (terms === undefined || terms.length === 0) return ''
  const said = knownTerms(terms)?.map((t) => sayTerm(t, (ids) => sayUnits(ids as readonly UnitId[], look)))
  return `: ${(said ?? terms.map((t) => t.term)).join(' ').replace(/\.$/, '')}`
}

type Sayers = { readonly [T in CommandType]: (c: Said<T>, look: UnitLookup, pacts: Words) => string }
const SAY: Sayers = {
  startGame: (c) => `Begin with ${counted(c.seats.length, 'player')}`,
  endPhase: () => 'End the phase',
  respondOffer: (c, look, pacts) =>
    c.answer === 'counter'
      ? `Counter ${offerOf(c.offer, pacts)} with other terms${c.rounds === undefined ? '' : `, for ${counted(c.rounds, 'round')}`}${under(c.terms, look)}`
      : `${ANSWERS[c.answer]} ${offerOf(c.offer, pacts)}`,
  influenceNation: (c) => `Pay for an attempt at influence on ${sayNation(c.nation)}${one(c.die)}`,
  giveDreadnoughts: (c, look) => {
    const zones = known(c.units, look).map((u) => saySpace(u.space))
    return `Hand two dreadnoughts${zones.length > 0 ? ` from ${listed([...new Set(zones)])}` : ''} to Turkey`
  },
  placeGiftedShips: (c) =>
    `Put the gifted dreadnoughts in ${listed([...new Set(c.placements.map((p) => saySpace(p.space)))])}`,
  joinCentralPowers: () => 'Join the Central Powers',
  inductBulgaria: () => 'Bring Bulgaria in by Turkish Support',
  inductGreece: () => 'Bring Greece in as Bulgarian Neighbor',
  setSubmarineDoctrine: (c) =>
    c.doctrine === 'unrestricted' ? 'Declare unrestricted submarine warfare' : 'Return to restricted submarine warfare',
  offerArmistice: (c, look) =>
    `Offer ${sayNation(c.to)} an armistice for ${counted(c.rounds, 'round')}${under(c.terms, look)}`,
  breakArmistice: (c, _, pacts) => `Break ${treatyOf(c.treaty, pacts)}`,
  endArmisticeByConsent: (c, _, pacts) => `Propose to end ${treatyOf(c.treaty, pacts)} by consent`,
  offerConditionalSurrender: (c, look) => `Offer ${sayNation(c.to)} a conditional surrender${under(c.terms, look)}`,
  offerUnconditionalSurrender: (c) => `Offer ${sayNation(c.to)} unconditional surrender`,
  imposeTerms: (c, look, pacts) => `Impose terms under ${treatyOf(c.treaty, pacts)}${under(c.terms, look)}`,
  renounceSurrender: (c, _, pacts) => `Renounce ${treatyOf(c.treaty, pacts)}`,
  offerGeneralPeace: (c) => `Offer everybody a general peace as ${PEACE[c.result]}`,
  requestLimitedWar: (c) => `Ask Congress for a limited war on ${sayNation(c.target)}${one(c.die)}`,
  endLimitedWar: () => 'End the limited war',
  joinWar: (c) => `Join the war on the side of ${BLOC_NAMES[c.bloc]}`,
  researchTechnology: (c) => `Pay for an attempt at research${thrown(c.dice)}`,
  purchaseUnits: (c) => `Buy ${items(c.units)}`,
  cancelPurchase: (c) => `Hand back ${items(c.units)}`,
  declareAttackOnNeutral: (c) => `Declare an attack on neutral ${sayNation(c.nation).replace(/^the /, '')}`,
  moveUnits: (c, look) => `Move ${sayUnits(c.units, look)}${sayFrom(c.units, look)} to ${saySpace(c.path.at(-1))}`,
  loadTransport: (c, look) => {
    const ship = look(c.transport)
    return `Load ${sayUnits(c.units, look)}${sayFrom(c.units, look)} onto a transport${ship ? ` in ${saySpace(ship.space)}` : ''}`
  },
  unloadTransport: (c, look) => `Land ${sayUnits(c.units, look)} in ${saySpace(c.space)}`,
  declareBombingRaid: (c, look) =>
    `Raid the complex in ${saySpace(c.space)} with ${sayUnits([...c.bombers, ...c.escorts], look)}`,
  endCombatMovement: () => 'End combat movement',
  startBattle: (c) => (c.battle === 'mexico' ? 'Fight the Mexicans' : `Fight in ${saySpace(c.battle)}`),
  rollBattleDice: (c) => `Throw the dice in ${saySpace(c.battle)}${thrown(c.dice)}`,
  submergeSubmarines: (c) =>
    c.units.length === 0
      ? 'No submarine submerges'
      : `${counted(c.units.length, 'submarine')} submerge`.replace(/^1 submarine submerge$/, '1 submarine submerges'),
  selectCasualties: (c, look) => (c.units.length === 0 ? 'Mark no losses' : `Mark ${marked(c.units, look)}`),
  continueBattle: (c) => `Press on in ${saySpace(c.battle)}`,
  retreat: (c) => (c.to === undefined ? 'Retreat' : `Retreat to ${saySpace(c.to)}`),
  chooseInterceptors: (c, look) =>
    c.units.length === 0
      ? `Nobody rises over ${saySpace(c.space)}`
      : `${sayUnits(c.units, look)} ${c.units.length === 1 ? 'rises' : 'rise'} over ${saySpace(c.space)}`,
  rollBombingRaid: (c) => `Throw the dice of the raid on ${saySpace(c.space)}${thrown(c.dice)}`,
  placeUnits: (c) => `Place ${listed(c.placements.map((p) => `${sayGoods(p.kind, p.count)} in ${saySpace(p.space)}`))}`,
  rollRevolution: (c) => `Roll for the Revolution${one(c.die)}`,
  rollLoyalty: (c) => `Throw the loyalty dice${thrown(c.dice)}`,
  recruitPeasant: (c) => `Raise the peasant infantry in ${saySpace(c.space)}`,
  buildTrench: (c) => `Dig a trench in ${saySpace(c.space)}, facing ${saySpace(c.facing)}`,
  placeSerbianInfantry: () => 'Raise the Serbian infantry of this turn',
  sendVolunteers: (c) =>
    `Send 1 ${c.kind} as volunteers to ${sayNation(c.to)}${c.space === undefined ? '' : `, to ${saySpace(c.space)}`}`,
  chooseBlockadeLosses: (c, look) => `Give up ${sayUnits(c.units, look)} to the blockade`,
  displaceUnits: (c, look) =>
    listed(
      c.moves.map(({ unit, to }) => {
        const what = `${sayUnits([unit], look)}${sayFrom([unit], look)}`
        return to === null ? `Remove ${what}` : `Bring ${what} to ${saySpace(to)}`
      }),
    ),
  correct: (c) => `Correct the record: ${figure(c)}`,
}

/** A unit that takes more hits than the list has of it is damaged and stays; one that takes two stands there twice (GW-13.5). */
function marked(ids: readonly UnitId[], look: UnitLookup): string {
  const all = [...new Set(ids)]
  const stays = (id: UnitId) => ids.filter((x) => x === id).length < (look(id)?.hitsLeft ?? 1)
  const [damaged, lost] = [all.filter(stays), all.filter((id) => !stays(id))]
  return listed([
    ...(lost.length > 0 ? [`${sayUnits(lost, look)}${sunken(lost, look)} as lost`] : []),
    ...(damaged.length > 0 ? [`${sayUnits(damaged, look)} as damaged`] : []),
  ])
}

const sunken = (ids: readonly UnitId[], look: UnitLookup): string => {
  const cargo = known(ids, look).reduce((sum, u) => sum + (u.aboard ?? 0), 0)
  return cargo === 0 ? '' : ` with ${counted(cargo, 'unit')} aboard`
}

const items = (list: Said<'purchaseUnits'>['units']) =>
  listed(
    list.map(
      (i) => `${sayGoods(i.kind, i.count)}${i.pool === undefined ? '' : ` from the pool of ${sayPool(i.pool)}`}`,
    ),
  )

function figure(c: Said<'correct'>): string {
  if (c.units)
    return `${sayGoods(c.units.kind, c.units.count)} of ${sayNation(c.units.nation)} in ${saySpace(c.units.space)}`
  if (c.treasury) return `${sayNation(c.treasury.nation)} holds ${c.treasury.ipc} IPC`
  if (c.manpower)
    return `${c.manpower.used} of ${c.manpower.total} manpower used in the pool of ${sayPool(c.manpower.pool)}`
  if (c.marker) return `the influence marker of ${sayNation(c.marker.nation)} stands at ${c.marker.position}`
  if (c.opinion !== undefined) return `opinion in the United States stands at ${c.opinion}`
  if (c.control) return `${saySpace(c.control.space)} is controlled by ${sayNation(c.control.nation)}`
  if (c.technology) {
    const { nation, technology, owned } = c.technology
    return `${sayNation(nation)} ${owned ? 'owns' : 'does not own'} ${TECHNOLOGY_NAMES[technology]}`
  }
  if (c.trench)
    return `${c.trench.present ? 'a trench' : 'no trench'} in ${saySpace(c.trench.space)} facing ${saySpace(c.trench.facing)}`
  return c.reason
}

export function sayCommand(c: GreatWarCommand, look: UnitLookup = () => undefined, pacts: Words = {}): string {
  // One entry a type: the key picks the sentence that takes it.
  return (SAY[c.type] as (c: GreatWarCommand, look: UnitLookup, pacts: Words) => string)(c, look, pacts)
}
