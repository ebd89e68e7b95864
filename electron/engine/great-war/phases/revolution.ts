/** The Russian Revolution (GW-17.1 to 17.19), its steps in their order; 22f. */
import type { Said } from '../../../../shared/great-war/commands'
import type { Face } from '../../../../shared/dice'
import { isMinor, isShipKind, type NationId, type SpaceId, type UnitId } from '../../../../shared/great-war/ids'
import { accept, throwDice, throwDie } from '../../core/ruling'
import { isSea } from '../board'
import { figures } from '../figures'
import { passTo } from '../consequences/control'
import { isStranded, tellEnd } from '../consequences/displacement'
import { signCompelledPeace } from '../consequences/compelled-peace'
import { settle } from '../consequences/settle'
import { no, type GreatWarDecision, type GreatWarRuling } from '../refusal'
import { allUnits, cargoOf, sortedUnits, territoriesOf, unit, unitsIn, type GreatWarState } from '../state'
import { Telling } from '../telling'
import { couldPlace } from '../rules/placement'
import {
  breaksOutUpTo,
  isCertain,
  loyaltyOpen,
  loyaltyUnits,
  refuges,
  revolutionDue,
  rollOpen,
} from '../rules/revolution'
import { controllerOf, currentCapital, FINLAND, graphOf, originalOwner } from '../rules/spaces'
import { sameSeat } from '../rules/who'

const wrongStep = (s: GreatWarState) =>
  no('GW-13.27', 'wrongStep', { step: revolutionDue(s) && couldPlace(s, 'russia') ? 'placing' : 'revolution' })

export function* rollRevolution(s: GreatWarState, _c: Said<'rollRevolution'>): GreatWarRuling {
  if (!rollOpen(s) || isCertain(s)) return wrongStep(s)
  const face = yield* throwDie('GW-17.1')
  const t = new Telling(s)
  t.tell({ type: 'revolutionRolled', round: s.round, face })
  if (face <= breaksOutUpTo(s)) t.tell({ type: 'revolutionBrokeOut', round: s.round })
  return accept(...t.events)
}

/** Step 1 (GW-17.6): trapped and lost, whoever they are; two Finns stand there instead. */
function finlandBreaksOff(t: Telling): void {
  if (controllerOf(t.state, FINLAND) !== 'russia') return
  const trapped = unitsIn(t.state, FINLAND)
  if (trapped.length > 0) t.tell({ type: 'unitsRemoved', units: [...trapped], why: 'finland' })
  const facings = t.state.territories[FINLAND]?.trenches ?? []
  if (facings.length > 0) t.tell({ type: 'trenchesDestroyed', space: FINLAND, facings: [...facings] })
  t.tell({ type: 'finlandBrokeOff' })
  const kinds = figures(t.state).setup.finland.units.flatMap((u) => Array.from({ length: u.count }, () => u.kind))
  const units = kinds.map((kind, i) => ({ unit: `u${t.state.nextUnit + i}` as UnitId, kind, space: FINLAND }))
  t.tell({ type: 'unitsRaised', nation: 'finland', why: 'finland', units, from: [] })
}

/** Step 2 (GW-17.8). */
function newUnitsRise(t: Telling): void {
  const fresh = t.state.turn.raised.filter((id) => t.state.units[id]?.owner === 'russia')
  if (fresh.length > 0) t.tell({ type: 'unitsChangedSides', units: fresh, nation: 'bolsheviks', why: 'revolution' })
  if (t.state.nations.russia.waiting.length > 0) t.tell({ type: 'waitingPassed', from: 'russia', to: 'bolsheviks' })
}

/** Step 4 (GW-17.10): half rounded down; the odd IPC stays. */
function splitTreasury(t: Telling): void {
  const ipc = Math.floor(t.state.nations.russia.treasury / 2)
  if (ipc > 0) t.tell({ type: 'ipcPaid', from: 'russia', to: 'bolsheviks', ipc, why: 'revolution' })
}

/** Whether a defector's host is somebody else, so that it goes home (GW-17.12). */
function deserts(s: GreatWarState, id: UnitId): boolean {
  const u = unit(s, id)
  if (u.cargoOf) return true // Russian cargo of another nation's ship
  if (isSea(u.space)) return false
  const host = controllerOf(s, u.space)
  return host !== 'russia' && host !== 'bolsheviks'
}

/** Step 5 (GW-17.11, 17.12). */
function throwLoyalty(t: Telling, ids: readonly UnitId[], faces: readonly Face[]): void {
  const loyal = figures(t.state).rules.revolution.loyalUpTo.value
  const throws = ids.flatMap((unit, i) => {
    const face = faces[i]
    return face === undefined ? [] : [{ unit, face, loyal: face <= loyal }]
  })
  if (throws.length > 0) t.tell({ type: 'loyaltyRolled', throws })
  const defectors = throws.filter((x) => !x.loyal).map((x) => x.unit)
  const gone = defectors.filter((id) => deserts(t.state, id))
  const turned = defectors.filter((id) => !gone.includes(id))
  const ships = turned.filter((id) => isShipKind(unit(t.state, id).kind))
  const cargo = ships.flatMap((id) => cargoOf(t.state, id))
  const shares = cargo.filter((id) => unit(t.state, id).owner === 'russia')
  const others = cargo.filter((id) => !shares.includes(id) && unit(t.state, id).owner !== 'bolsheviks')
  const lost = sortedUnits([...gone, ...others])
  if (lost.length > 0) t.tell({ type: 'unitsRemoved', units: lost, why: 'deserted' })
  const units = sortedUnits([...turned, ...shares])
  if (units.length > 0) t.tell({ type: 'unitsChangedSides', units, nation: 'bolsheviks', why: 'revolution' })
}

/** Step 6, first half (GW-17.13): the faction with more land and air units takes control; a tie stays Russian. */
function settleControl(t: Telling): void {
  const count = (space: SpaceId, n: NationId) =>
    unitsIn(t.state, space).filter((id) => unit(t.state, id).owner === n).length
  const ours = (x: SpaceId) => isMinor(originalOwner(t.state, x) ?? 'russia') // a minor stays Russia's (GW-17.16)
  const red = territoriesOf(t.state).filter(
    (x) => controllerOf(t.state, x) === 'russia' && !ours(x) && count(x, 'bolsheviks') > count(x, 'russia'),
  )
  for (const space of red) passTo(t, space, 'bolsheviks', 'revolution')
}

/** Step 6, second half: who stands among the other faction moves out or is removed; several ways out are a choice. */
function displace(t: Telling): void {
  const s = t.state
  const stranded = allUnits(s).filter((id) => isStranded(s, id))
  const ways = stranded.map((id) => ({ unit: id, nation: unit(s, id).owner, to: refuges(s, id, unit(s, id).owner) }))
  const lost = ways.filter((w) => w.to.length === 0).map((w) => w.unit)
  const moves = ways.flatMap((w) => (w.to.length === 1 && w.to[0] ? [{ unit: w.unit, to: w.to[0] }] : []))
  const asked = ways.filter((w) => w.to.length > 1).map(({ unit: id, nation }) => ({ unit: id, nation }))
  if (lost.length > 0) t.tell({ type: 'unitsRemoved', units: lost, why: 'displaced' })
  if (moves.length > 0) t.tell({ type: 'unitsDisplaced', moves })
  if (asked.length > 0) t.tell({ type: 'displacementAsked', units: asked })
  else endRevolution(t)
}

function endRevolution(t: Telling): void {
  tellEnd(t)
  settle(t)
}

export function* rollLoyalty(s: GreatWarState, _c: Said<'rollLoyalty'>): GreatWarRuling {
  if (!loyaltyOpen(s)) return wrongStep(s)
  const ids = loyaltyUnits(s)
  const faces = ids.length > 0 ? yield* throwDice(ids.length, 'GW-17.11') : []
  const t = new Telling(s)
  if (!s.revolution) t.tell({ type: 'revolutionBrokeOut', round: s.round }) // GW-17.1: certain
  const capital = currentCapital(s, 'russia')
  const surrendered = s.nations.russia.status === 'surrendered'
  finlandBreaksOff(t)
  newUnitsRise(t)
  if (capital) {
    t.tell({ type: 'bolsheviksRose', capital })
    passTo(t, capital, 'bolsheviks', 'revolution')
  }
  splitTreasury(t)
  throwLoyalty(t, ids, faces)
  t.tell({ type: 'warBegun', nations: ['russia', 'bolsheviks'] }) // GW-17.19
  if (surrendered) signCompelledPeace(t)
  settleControl(t)
  displace(t)
  return accept(...t.events)
}

export function displaceUnits(s: GreatWarState, c: Said<'displaceUnits'>): GreatWarDecision {
  const asked = (s.revolution?.displaced ?? []).filter((d) => sameSeat(s, d.nation, c.by))
  const whose = new Map(asked.map((d) => [d.unit, d.nation]))
  for (const { unit: id, to } of c.moves) {
    if (to === null || !whose.has(id)) continue
    const u = unit(s, id)
    const near = graphOf(s).land(u.space).includes(to) || refuges(s, id, u.owner).includes(to)
    if (!near) return no('GW-17.13', 'notAdjacent', { from: u.space, to })
  }
  for (const { unit: id, to } of c.moves) {
    const nation = whose.get(id)
    const ok = nation !== undefined && (to === null || refuges(s, id, nation).includes(to))
    if (nation === undefined) return no('GW-17.13', 'badSpace', { unit: id, space: to ?? '', why: 'notAsked' })
    if (!ok) return no('GW-17.13', 'badSpace', { unit: id, space: to ?? '' })
  }
  const ids = c.moves.map((m) => m.unit)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice) return no('GW-17.13', 'badSpace', { unit: twice, space: '' })
  const t = new Telling(s)
  const moves = c.moves.flatMap((m) => (m.to === null ? [] : [{ unit: m.unit, to: m.to }]))
  const lost = c.moves.filter((m) => m.to === null).map((m) => m.unit)
  if (moves.length > 0) t.tell({ type: 'unitsDisplaced', moves })
  if (lost.length > 0) t.tell({ type: 'unitsRemoved', units: lost, why: 'displaced' })
  const left = (s.revolution?.displaced ?? []).filter((d) => !ids.includes(d.unit))
  if (left.length > 0) t.tell({ type: 'displacementAsked', units: left.map((d) => ({ ...d })) })
  else endRevolution(t)
  return accept(...t.events)
}
