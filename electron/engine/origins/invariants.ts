/** What must hold after every event, said once more and independently of the rulings that bring it about. */
import { NATIONS, POWERS, type PowerId } from '../../../shared/origins/ids'
import type { Invariant } from '../core/game'
import type { FiguresOf } from './scenario'
import { factorsLeft, type OriginsState } from './state'

type Check = Invariant<OriginsState>

const embassiesAreCounts: Check = {
  name: 'every embassy holds a whole number of factors, none negative',
  clause: 'OW-1.2',
  check: ({ embassies }) => {
    for (const nation of NATIONS)
      for (const power of POWERS) {
        const n = embassies[nation][power]
        if (!Number.isSafeInteger(n) || n < 0) return `${power} has ${n} in ${nation}`
      }
    return undefined
  },
}

const everyPowerIsHeld: Check = {
  name: 'every power is held by one player, and nobody holds more than two',
  clause: 'OW-1.4',
  check: ({ players }) => {
    if (players.length === 0) return undefined // before the first event
    const held = players.flatMap((p) => p.powers)
    if (players.some((p) => p.powers.length < 1 || p.powers.length > 2)) return 'a player holds no power, or too many'
    return held.length === POWERS.length && new Set(held).size === POWERS.length
      ? undefined
      : `held: ${held.join(', ')}`
  },
}

const placementInBounds = (figures: FiguresOf): Check => ({
  name: 'a turn places no more than its allotment, and abroad no more than five in one nation',
  clause: 'OW-2.3',
  check: (state) => {
    const data = figures(state)
    const left = factorsLeft(data, state)
    if (left < 0) return `${state.acting} placed ${-left} too many`
    for (const [nation, placed] of Object.entries(state.placed)) {
      if (placed < 1) return `${placed} placed in ${nation} is kept as a placement`
      if (nation !== state.acting && placed > data.abroadPerTurn) return `${placed} placed in ${nation}`
    }
    return undefined
  },
})

const attackAfterPlacement = (figures: FiguresOf): Check => ({
  name: 'an attack comes after the whole allotment is placed',
  clause: 'OW-3.1',
  check: (state) =>
    state.attacked && factorsLeft(figures(state), state) > 0 ? `${state.acting} attacked with factors left` : undefined,
})

const alliancesStand: Check = {
  name: 'at most two alliances, nobody in two; a player’s pair is always allied',
  clause: 'OW-7.1',
  check: ({ alliances, players }) => {
    const allied = alliances.flatMap((a) => a.powers)
    if (alliances.length > 2 || new Set(allied).size !== allied.length) return `allied: ${allied.join(', ')}`
    const fixed = alliances.filter((a) => a.fixed).map((a) => a.powers.join('+'))
    const pairs = players.filter((p) => p.powers.length === 2).map((p) => p.powers.join('+'))
    return pairs.length === fixed.length && pairs.every((p) => fixed.includes(p))
      ? undefined
      : `pairs ${pairs.join(', ')}, but fixed alliances ${fixed.join(', ')}`
  },
}

const barredOnlyAfterLeaving: Check = {
  name: 'only where alliances can be left does anybody wait, and who waits is not allied',
  clause: 'OW-7.7',
  check: ({ barred, breakableAlliances, alliances }) => {
    if (barred.length > 0 && breakableAlliances === 'off') return `${barred.join(', ')} wait`
    const both = barred.find((p: PowerId) => alliances.some((a) => a.powers.includes(p)))
    return both === undefined ? undefined : `${both} waits and is allied`
  },
}

const endsAfterTheLastTurn = (figures: FiguresOf): Check => ({
  name: 'the game ends with the last power’s turn of the last round, and not before',
  clause: 'OW-5.1',
  check: (state) => {
    const { ended, round, acting } = state
    const { rounds } = figures(state)
    if (round < 1 || round > rounds) return `round ${round}`
    if (ended && (round !== rounds || acting !== POWERS.at(-1))) return `ended in round ${round}, ${acting}`
    return undefined
  },
})

const dealsAreBetweenSeveral: Check = {
  name: 'every deal is between two powers or more, and only a broken one has a breaker',
  clause: 'OW-6.1',
  check: ({ deals }) => {
    for (const [i, deal] of deals.entries()) {
      if (new Set(deal.parties).size !== deal.parties.length || deal.parties.length < 2)
        return `parties of deal ${i + 1}`
      if (deal.by !== undefined && (deal.outcome !== 'broken' || !deal.parties.includes(deal.by)))
        return `deal ${i + 1} is ${deal.outcome} by ${deal.by}`
    }
    return undefined
  },
}

export const invariants = (figures: FiguresOf): readonly Check[] => [
  embassiesAreCounts,
  everyPowerIsHeld,
  placementInBounds(figures),
  attackAfterPlacement(figures),
  alliancesStand,
  barredOnlyAfterLeaving,
  endsAfterTheLastTurn(figures),
  dealsAreBetweenSeveral,
]
