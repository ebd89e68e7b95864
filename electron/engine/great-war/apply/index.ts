/** The only writer: an event to the position after it. Total, and without rules. */
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import type { Technology } from '../../../../shared/great-war/ids'
import { TECHNOLOGIES } from '../../../../shared/great-war/ids'
import { figures } from '../figures'
import { pairOf, sortedUnits, type GreatWarState } from '../state'
import * as battles from './battles'
import { figureCorrected } from './correction'
import { addItems, onLand, withNation, withoutUnits, withTerritory, withUnits } from './pieces'
import * as facts from './facts'
import { gameStarted } from './set-up'

const withTurn = (s: GreatWarState, patch: Partial<GreatWarState['turn']>): GreatWarState => ({
  ...s,
  turn: { ...s.turn, ...patch },
})
const paid = (s: GreatWarState, who: string, ipc: number): GreatWarState =>
  who === 'bank'
    ? s
    : withNation(s, who as never, { treasury: s.nations[who as keyof typeof s.nations].treasury + ipc })
const sortedTechnologies = (list: readonly Technology[]) => TECHNOLOGIES.filter((t) => list.includes(t))

// A list of facts reads best as one table; each line is one fact.
export function apply(s: GreatWarState, e: GreatWarEvent): GreatWarState {
  switch (e.type) {
    case 'gameStarted':
      return gameStarted(s, e)
    case 'roundBegun':
      return { ...s, round: e.round }
    case 'turnBegun':
      return facts.turnBegun(s, e)
    case 'phaseBegun':
      return facts.phaseBegun(s, e)
    case 'turnEnded':
      return s
    case 'dreadnoughtsRepaired':
      return battles.damaged(s, e.units, false)
    case 'submarinesSurfaced':
      return battles.submerged(s, e.units, false)
    case 'orderChanged':
      return { ...s, order: e.order }

    case 'ipcPaid':
      return paid(paid(s, e.from, -e.ipc), e.to, e.ipc)
    case 'incomeCollected':
      return paid(s, e.nation, e.ipc)
    case 'manpowerUsed': {
      const p = s.pools[e.pool]
      return { ...s, pools: { ...s.pools, [e.pool]: { ...p, used: p.used + e.count } } }
    }
    case 'manpowerDoubled':
      return { ...s, pools: { ...s.pools, [e.pool]: { ...s.pools[e.pool], total: e.total } } }

    case 'influenceTried':
    case 'researchTried':
    case 'technologyRolled':
      return s
    case 'markerMoved':
      return { ...s, markers: { ...s.markers, [e.nation]: e.position } }
    case 'markerTakenOff': {
      const { [e.nation]: _off, ...markers } = s.markers
      return { ...s, markers }
    }
    case 'opinionMoved':
      return { ...s, opinion: e.to }
    case 'nationJoined':
      return withNation(s, e.nation, {
        bloc: e.bloc,
        status: 'belligerent',
        ...(e.controller ? { controller: e.controller } : {}),
      })
    case 'seatGiven': {
      const seats = s.seats.map((x) => ({ ...x, nations: x.nations.filter((n) => n !== e.nation) }))
      const given = seats.map((x) => (x.player === e.player ? { ...x, nations: [...x.nations, e.nation] } : x))
      return { ...s, seats: given.filter((x) => x.nations.length > 0) }
    }
    case 'minorPassed':
      return withNation(s, e.nation, { controller: e.controller })
    case 'dreadnoughtsGiven':
      return {
        ...battles.sidesChanged(s, e.units, 'ottoman-empire'),
        gift: { given: true, unplaced: sortedUnits(e.units) },
      }
    case 'giftedShipsPlaced': {
      const to = new Map(e.placements.map((p) => [p.unit, p.space]))
      const placed = withUnits(s, [...to.keys()], (u, id) => ({ ...u, space: to.get(id) ?? u.space }))
      return { ...placed, gift: { given: true, unplaced: [] } }
    }
    case 'doctrineSet':
      return withTurn({ ...s, doctrine: e.doctrine }, { doctrineChanged: true })
    case 'windowOpened':
      return { ...s, windows: { ...s.windows, [e.window]: e.round } }
    case 'neutralAttacked':
      return { ...s, attacked: [...s.attacked, e.nation].sort() }
    case 'warBegun':
      return { ...s, wars: [...new Set([...s.wars, pairOf(...e.nations)])].sort() }
    case 'warEnded':
      return { ...s, wars: s.wars.filter((w) => w !== pairOf(...e.nations)) }

    case 'technologyGained': {
      const owned = sortedTechnologies([...s.nations[e.nation].technologies, e.technology])
      return withTurn(withNation(s, e.nation, { technologies: owned }), { researched: true })
    }
    case 'unitsPurchased':
      return paid(
        withNation(s, e.nation, { waiting: addItems(s.nations[e.nation].waiting, e.units) }),
        e.nation,
        -e.ipc,
      )
    case 'purchaseCancelled':
      return paid(
        withNation(s, e.nation, { waiting: addItems(s.nations[e.nation].waiting, e.units, -1) }),
        e.nation,
        e.ipc,
      )
    case 'waitingPassed': {
      const passed = withNation(s, e.to, { waiting: addItems(s.nations[e.to].waiting, s.nations[e.from].waiting) })
      return withNation(passed, e.from, { waiting: [] })
    }
    case 'waitingLost':
      return withNation(s, e.nation, { waiting: [] })

    case 'unitsRaised':
      return facts.unitsRaised(s, e)
    case 'unitsMoved':
      return battles.unitsMoved(s, e)
    case 'unitsLoaded':
      return battles.unitsLoaded(s, e)
    case 'unitsUnloaded':
      return battles.unitsUnloaded(s, e)
    case 'landingDeclared':
      return withTurn(s, { tracks: { ...s.turn.tracks, ...e.tracks } })
    case 'raidDeclared':
      return battles.raidDeclared(s, e)
    case 'unitsRemoved':
      return withoutUnits(s, e.units)
    case 'unitsChangedSides':
      return battles.sidesChanged(s, e.units, e.nation)
    case 'unitsDisplaced': {
      const to = new Map(e.moves.map((m) => [m.unit, m.to]))
      return withUnits(s, [...to.keys()], (u, id) => onLand(u, to.get(id) ?? u.space))
    }
    case 'unitsStrayed':
      return battles.strayed(s, e.units, true)
    case 'straysSettled':
      return battles.strayed(s, e.units, false)
    case 'trenchBuilt': {
      const there = s.territories[e.space]?.trenches ?? []
      const dug = withTerritory(s, e.space, { trenches: [...there, e.facing].sort() })
      const waiting = addItems(dug.nations[s.acting].waiting, [{ kind: 'trench', count: 1 }], -1)
      return withNation(dug, s.acting, { waiting })
    }
    case 'trenchesDestroyed': {
      const there = s.territories[e.space]?.trenches ?? []
      return withTerritory(s, e.space, { trenches: there.filter((f) => !e.facings.includes(f)) })
    }
    case 'controlChanged':
      return facts.controlChanged(s, e)

    case 'battlesListed':
      return withTurn(s, { battles: e.battles })
    case 'battleBegun':
    case 'battleStands':
      return withTurn(s, { battle: e.battle })
    case 'battleDiceThrown':
    case 'casualtiesMarked':
    case 'unitsRetreated':
      return e.type === 'unitsRetreated' && e.to
        ? battles.unitsMoved(s, { ...e, type: 'unitsMoved', path: [e.to], tracks: {} })
        : s
    case 'dreadnoughtsDamaged':
      return battles.damaged(s, e.units, true)
    case 'unitsSubmerged':
      return battles.submerged(s, e.units, true)
    case 'mexicansSet':
      return { ...s, us: { ...s.us, mexicans: e.count } }
    case 'battleEnded':
      return battles.battleEnded(s, e)
    case 'interceptorsChosen':
      return withTurn(s, {
        raids: s.turn.raids.map((r) =>
          r.space === e.space
            ? {
                ...r,
                interceptors: sortedUnits([...r.interceptors, ...e.units]),
                answered: [...r.answered, ...e.nations],
              }
            : r,
        ),
      })
    case 'bombsDropped':
      return withTurn(s, { bombed: { ...s.turn.bombed, [e.space]: (s.turn.bombed[e.space] ?? 0) + e.ipc } })
    case 'convoyRaided':
      return facts.convoyRaided(s, e)
    case 'convoyRelieved':
      return facts.convoyRelieved(s, e)

    case 'blockadeApplied':
      return e.shortfall > 0 ? withTurn(s, { blockadeShortfall: e.shortfall }) : s
    case 'blockadeAnswered': {
      const { blockadeShortfall: _answered, ...turn } = s.turn
      return { ...s, turn }
    }
    case 'serbiaGone':
      return { ...withNation(s, 'serbia', { status: 'gone', bloc: null }), serbia: 'taken' }
    case 'serbiaAbsorbed':
      return facts.serbiaAbsorbed(s, e)
    case 'revolutionRolled':
      return withTurn(s, { revolutionRolled: true })
    case 'revolutionBrokeOut':
      return { ...s, revolution: { round: e.round, step: 'loyalty', displaced: [] } }
    case 'loyaltyRolled':
      return s
    case 'finlandBrokeOff':
      return facts.finlandBrokeOff(s, e)
    case 'bolsheviksRose':
      return withNation(s, 'bolsheviks', { status: 'belligerent', technologies: s.nations.russia.technologies })
    case 'displacementAsked':
      return { ...s, revolution: { round: s.revolution?.round ?? s.round, step: 'displace', displaced: e.units } }
    case 'revolutionEnded':
      return { ...s, revolution: { round: s.revolution?.round ?? s.round, displaced: [] } }
    case 'bolsheviksBeaten':
      return withNation(s, 'bolsheviks', { status: 'gone', waiting: [] })

    case 'congressAsked': {
      const closed = s.round + figures(s).rules.unitedStates.congressClosed.value
      const us = e.passed
        ? { ...s.us, warEconomy: true, war: { target: e.target, since: s.round } }
        : { ...s.us, congressFrom: closed }
      return withTurn({ ...s, us }, { congressAsked: true })
    }
    case 'limitedWarEnded': {
      const { war: _over, ...us } = s.us
      const beaten = us.mexicoBeaten || e.how === 'beaten'
      return { ...s, us: { ...us, warEndedIn: s.round, mexicans: 0, mexicoBeaten: beaten } }
    }
    case 'volunteersSent':
      return s

    case 'offerMade':
      return {
        ...s,
        offers: [...s.offers, e.offer],
        nextOffer: s.nextOffer + 1,
        offered: [...s.offered, `${e.offer.kind}:${e.offer.to ?? ''}`].sort(),
      }
    case 'offerAnswered':
      return s
    case 'offerStands':
      return { ...s, offers: s.offers.map((o) => (o.offer === e.offer.offer ? e.offer : o)) }
    case 'offerLapsed':
      return { ...s, offers: s.offers.filter((o) => o.offer !== e.offer) }
    case 'treatySigned':
      return { ...s, treaties: [...s.treaties, e.treaty], nextTreaty: s.nextTreaty + 1 }
    case 'termsImposed':
      return {
        ...s,
        treaties: s.treaties.map((t) => (t.treaty === e.treaty ? { ...t, terms: [...t.terms, ...e.terms] } : t)),
      }
    case 'treatyEnded':
      return {
        ...s,
        treaties: s.treaties.map((t) => (t.treaty === e.treaty ? { ...t, state: e.how, tributes: [] } : t)),
      }
    case 'tributesLeft':
      return { ...s, treaties: s.treaties.map((t) => (t.treaty === e.treaty ? { ...t, tributes: e.tributes } : t)) }
    case 'nationSurrendered':
      return withNation(s, e.nation, { status: 'surrendered' })
    case 'nationFightsOn':
      return withNation(s, e.nation, { status: 'belligerent' })
    case 'surrenderBroken':
      return withNation(s, e.nation, { brokeSurrender: true })
    case 'rejectionScored':
      return withNation(s, e.nation, { rejectionScored: true })
    case 'capitalCaptured':
      return withNation(s, e.nation, { lastCapitalLost: e.space })
    case 'nationConquered':
      return withNation(s, e.nation, { status: 'conquered' })
    case 'nationLiberated':
      return withNation(s, e.nation, { status: 'belligerent' })
    case 'figureCorrected':
      return figureCorrected(s, e)
    case 'gameEnded':
      return { ...s, result: { winner: e.winner, clause: e.clause } }
  }
}
