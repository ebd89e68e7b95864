/** Treaties, offers and open windows in sentences: for the position, the resume sheet and the score pad. */
import type { NationId } from '../../../shared/great-war/ids'
import type { Term } from '../../../shared/great-war/terms'
import type { Offer, Treaty } from '../../../shared/great-war/treaties'
import type { GreatWarView } from '../../../shared/great-war/view'
import { blocName, capital, listed, placeName, sayList, sayNation, SayNation } from './names'

const TREATY_NAMES: Readonly<Record<Treaty['kind'], string>> = {
  armistice: 'Armistice',
  conditionalSurrender: 'Conditional surrender',
  unconditionalSurrender: 'Unconditional surrender',
  compelledPeace: 'Compelled peace',
}
const OFFER_NAMES: Readonly<Record<Offer['kind'], string>> = {
  armistice: 'an armistice',
  armisticeEnd: 'to end an armistice together',
  conditionalSurrender: 'a conditional surrender',
  unconditionalSurrender: 'an unconditional surrender',
  compelledTerms: 'terms for the compelled peace',
  generalPeace: 'a general peace',
}

export function sayTerm(t: Term): string {
  switch (t.term) {
    case 'cedeTerritory':
      return `${SayNation(t.from)} cedes ${placeName(t.space)} to ${sayNation(t.to)}`
    case 'payNow':
      return `${SayNation(t.from)} pays ${t.ipc} IPC to ${sayNation(t.to)}`
    case 'tribute':
      return `${SayNation(t.from)} pays ${t.ipc} IPC a round to ${sayNation(t.to)} for ${t.rounds} rounds`
    case 'handOverUnits':
      return `${SayNation(t.from)} hands ${t.units.length} units to ${sayNation(t.to)}`
    case 'disbandUnits':
      return `${SayNation(t.from)} disbands ${t.units.length} units`
    case 'evacuate':
      return `${SayNation(t.from)} leaves ${listed(t.spaces.map(placeName))}`
    case 'demilitarize':
      return `No unit of ${sayNation(t.from)} in ${placeName(t.space)}`
    case 'passage':
      return `${SayNation(t.from)} lets ${sayNation(t.to)} through ${listed(t.spaces.map(placeName))}`
    case 'text':
      return `${SayNation(t.from)}: ${t.text}`
  }
}

/** Its name, its parties and how long; the terms stand apart. */
export function sayTreaty(t: Treaty): string {
  const until = t.untilRound === undefined ? '' : `, to the end of round ${t.untilRound}`
  const side = t.bloc === undefined ? '' : `, at peace with ${blocName(t.bloc)}`
  const whom = t.kind === 'armistice' ? sayList(t.parties) : t.parties.map(sayNation).join(' to ')
  return `${TREATY_NAMES[t.kind]} of round ${t.signedIn}: ${whom}${side}${until}`
}
export const sayTerms = (t: Treaty): string[] => [
  ...t.terms.filter((x) => x.term !== 'payNow' && x.term !== 'tribute').map(sayTerm),
  ...t.tributes
    .filter((x) => x.left > 0)
    .map(
      (x) =>
        `${SayNation(x.from)} still owes ${sayNation(x.to)} ${x.ipc} IPC a round, ${x.left} ${x.left === 1 ? 'time' : 'times'}`,
    ),
]

export function sayOffer(o: Offer): string {
  const to = o.to === undefined ? 'everyone' : sayNation(o.to)
  const waits = o.waitsFor.length === 0 ? '' : `; ${sayList(o.waitsFor)} to answer`
  const length = o.rounds === undefined ? '' : ` for ${o.rounds} ${o.rounds === 1 ? 'round' : 'rounds'}`
  return `${SayNation(o.from)} offers ${to} ${OFFER_NAMES[o.kind]}${length}${waits}`
}

export const treatiesInForce = (view: GreatWarView): readonly Treaty[] =>
  view.treaties.filter((t) => t.state === 'in-force')

/** What binds or awaits one nation. */
export const saying = (view: GreatWarView, nation: NationId): string[] => [
  ...treatiesInForce(view)
    .filter((t) => t.parties.includes(nation))
    .map(sayTreaty),
  ...view.offers.filter((o) => o.from === nation || o.waitsFor.includes(nation)).map(sayOffer),
  ...(view.nations[nation].brokeSurrender
    ? ['It has broken a surrender: only an unconditional one is left (GW-20.15)']
    : []),
]

const PENDING: Readonly<Record<string, string>> = {
  battle: 'a battle is under way',
  interceptors: 'who rises against a bombing raid',
  revolution: 'the roll for the Revolution',
  loyalty: 'the loyalty dice',
  displacement: 'units between the factions find their way out',
  blockade: 'what the blockade costs',
}
/** What has to be said before play goes on, and by whom. */
export const sayPending = (view: GreatWarView): string[] =>
  view.pending.map((p) => {
    const where = p.space === undefined ? '' : ` in ${placeName(p.space)}`
    return `${capital(PENDING[p.kind] ?? p.kind)}${where}: ${p.nations.length === 0 ? 'anybody' : sayList(p.nations)}`
  })

/** Doors that are open or soon to be, and what stands over the table as a whole. */
export function windowsOpen(view: GreatWarView): string[] {
  const { turkishSupport, bulgarianNeighbor } = view.windows
  const us = view.unitedStates
  const said: (string | false)[] = [
    turkishSupport !== undefined &&
      turkishSupport >= view.round &&
      `Turkish support: Turkey may bring in Bulgaria in round ${turkishSupport} (GW-18.7)`,
    bulgarianNeighbor !== undefined &&
      bulgarianNeighbor >= view.round &&
      `Bulgarian neighbour: Britain may bring in Greece in round ${bulgarianNeighbor} (GW-18.8)`,
    view.blockade && 'The blockade of the British Isles stands (GW-16.13)',
    view.doctrine === 'unrestricted' && 'Germany wages unrestricted submarine warfare (GW-16.11)',
    view.raided.length > 0 && `Raided: ${listed(view.raided.map(placeName))} (GW-6.10)`,
    us.limitedWar !== null &&
      `Limited war of the United States on ${us.limitedWar === 'mexico' ? `Mexico, ${us.mexicans} Mexican infantry left` : sayNation(us.limitedWar)} (GW-19.14)`,
    us.congressFrom > view.round && `Congress hears no request before round ${us.congressFrom} (GW-19.16)`,
    us.volunteersSent > 0 && `${us.volunteersSent} volunteers of the United States have been sent (GW-19.13)`,
    view.revolution !== null && `The Revolution broke out in round ${view.revolution} (GW-17.1)`,
    view.revolution === null &&
      view.round >= 11 &&
      'The roll for the Revolution comes with Russia’s Place Units (GW-17.2)',
  ]
  return said.filter((x): x is string => x !== false)
}
