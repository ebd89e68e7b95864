/** What a referee's figure may be where it cannot be as it was said (GW-22.7). */
import type { Said } from '../../../shared/great-war/commands'
import { isAirKind, isLandKind, KINDS, NATIONS, type Kind, type Technology } from '../../../shared/great-war/ids'
import type { Facts } from '../../../shared/ruling'
import {
  sayNation,
  SayNation,
  saySpace,
  SaySpace,
  TECHNOLOGY_NAMES,
  theSpace,
} from '../../../shared/wording/great-war-names'
import { listed } from '../../../shared/wording/text'
import { isLand, isSea, SPACES } from './board'
import { isClosedSea, isTrueNeutral } from './data'
import { graphOf } from './rules/spaces'
import { territoriesOf, type GreatWarState } from './state'

const stands = (s: GreatWarState, kind: Kind): string => {
  const closed = [...SPACES.keys()].filter(isClosedSea).map(theSpace)
  if (!isLandKind(kind) && !isAirKind(kind))
    return `Ships may stand in every sea zone${closed.length === 0 ? '' : ` but ${listed(closed)}`}.`
  const neutral = [...SPACES.keys()].filter((x) => isLand(x) && !(x in s.territories)).map(saySpace)
  const out = neutral.length === 0 ? '' : ` but ${listed(neutral)}`
  return `Land units and aircraft may stand in every land space${out}; aboard ship they are counted with the ship.`
}

/** A sentence, or nothing where the refusal has said it all. */
export function mayStand(s: GreatWarState, asked: Said<'correct'>, facts: Facts): string | undefined {
  const nation = SayNation(facts['nation'])
  switch (facts['why']) {
    case 'cannotStand': {
      const kind = KINDS.find((k) => k === facts['kind'])
      return kind && stands(s, kind)
    }
    case 'noLand': {
      const coasts = asked.control && isSea(asked.control.space) ? graphOf(s).coasts(asked.control.space) : []
      const held = territoriesOf(s)
      const near = coasts.filter((x) => held.includes(x)).map(saySpace)
      if (near.length > 0) return `On its coasts ${near.length === 1 ? 'lies' : 'lie'} ${listed(near)}.`
      // GW-16.17: absorbed, it has no land of its own any more.
      return facts['space'] === 'serbia' ? 'Its land counts with Yugoslavia now.' : 'Neutral land stays its own.'
    }
    case 'noBorder':
    case 'facesNeutral': {
      const land = asked.trench ? graphOf(s).land(asked.trench.space) : []
      const facing = land.filter((x) => !isTrueNeutral(x)).map(saySpace) // GW-15.2
      if (land.length === 0) return `${SaySpace(facts['space'])} borders on no land.`
      return facing.length === 0
        ? `${SaySpace(facts['space'])} borders on true neutrals only.`
        : `It may face ${listed(facing, 'or')}.`
    }
    case 'noMarker':
    case 'joined': {
      const free = NATIONS.filter((n) => n in s.markers && s.nations[n].bloc === null)
      return free.length === 0 ? undefined : `Markers that may be moved are those of ${listed(free.map(sayNation))}.`
    }
    case 'nobodyToJoin':
      return `The marker of ${sayNation(facts['nation'])} may stand from −1 to +1.`
    case 'offTrack':
      return `It stands at ${s.opinion} now.`
    case 'needsBase':
      return `Give ${nation} ${advance(facts['other'])} (“${facts['other']}”) first.`
    case 'isBase':
      return `Take ${advance(facts['other'])} (“${facts['other']}”) away first.`
    default:
      return undefined
  }
}
const advance = (id: unknown): string => TECHNOLOGY_NAMES[id as Technology]
