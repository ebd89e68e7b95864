import { describe, expect, test } from 'vitest'
import { greatWarCore as game } from '../../electron/engine/great-war/game'
import { WAR_COUNTS, defaultSeats } from '../../shared/great-war/seating'
import { useNewWar, type NewWar } from './useNewWar'

const NAMES = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay']
function seated(count: (typeof WAR_COUNTS)[number] = 6): NewWar {
  const form = useNewWar('1914')
  form.setCount(count)
  NAMES.slice(0, count).forEach((name, i) => form.setName(i, name))
  return form
}
/** The engine has the last word on every order. */
const begins = (form: NewWar) => {
  const options = game.parseOptions(form.order.value.options)
  if (!options.ok) throw new Error(options.error.problem)
  return game.begin(options.value, []).kind
}

describe('seats', () => {
  test.each(WAR_COUNTS)('GW-2.13 %i players sit by the table, and the war begins', (count) => {
    const form = seated(count)
    expect(form.draft.seats).toEqual(defaultSeats(count))
    expect(form.valid.value).toBe(true)
    expect(begins(form)).toBe('accepted')
  })
  test('GW-2.13 another split that gives everybody a great power will do', () => {
    const form = seated(5)
    form.give('france', 0)
    form.give('great-britain', 1)
    expect(form.valid.value).toBe(true)
    expect(begins(form)).toBe('accepted')
  })
  test('GW-2.13 a seat of both blocs, and one without a great power, are told where they are', () => {
    const form = seated(6)
    form.give('germany', 0)
    expect(form.seatErrors.value[0]).toBe('No player may hold nations of both blocs.')
    expect(form.seatErrors.value[3]).toBeUndefined() // the Bolsheviks alone may sit there
    form.give('serbia', 1)
    form.give('russia', 1)
    expect(form.seatErrors.value[2]).toBe('Every player needs a great power.')
    expect(form.valid.value).toBe(false)
    expect(begins(form)).toBe('refused')
  })
  test('GW-2.14 the United States: the automaton, a player, a further player', () => {
    const form = seated(4)
    expect(form.order.value.options.unitedStates).toBe('automaton')
    form.draft.unitedStates = 1
    expect(form.order.value.options.unitedStates).toBe('Ben')
    form.draft.unitedStates = 'further'
    expect(form.americanError.value).toBe('Who sits here?')
    form.draft.american = 'ann'
    expect(form.americanError.value).toBe('ann sits here already; add an initial.')
    form.draft.american = 'Gus'
    expect(form.valid.value).toBe(true)
    expect(begins(form)).toBe('accepted')
    form.setCount(2)
    form.draft.unitedStates = 1
    form.setCount(3)
    form.draft.unitedStates = 2
    form.setCount(2)
    expect(form.draft.unitedStates).toBe('nobody')
  })
  test('GW-17.21 a further player for the Bolsheviks alone', () => {
    const form = seated(6)
    form.setFurtherBolshevik(true)
    expect(form.draft.seats.flat()).not.toContain('bolsheviks')
    expect(form.bolshevikError.value).toBe('Who sits here?')
    form.draft.bolshevik = 'Rosa'
    expect(form.order.value.options.players.at(-1)).toEqual({ name: 'Rosa', nations: ['bolsheviks'] })
    expect(begins(form)).toBe('accepted')
    form.setFurtherBolshevik(false)
    expect(form.draft.seats[3]).toEqual(['germany', 'bolsheviks'])
  })
})

describe('names and seed', () => {
  test('GW-2.14 nobody is called as the automaton is, nobody twice; whoever is not named is called by the seat', () => {
    const form = seated(3)
    form.setName(0, 'Automaton')
    form.setName(1, ' cas ')
    form.setName(2, 'Cas')
    expect(form.playerErrors.value).toEqual([
      'That is what the program is called; choose another name.',
      undefined,
      'Cas sits here already; add an initial.',
    ])
    expect(form.valid.value).toBe(false)
    form.setName(0, '')
    form.setName(1, ' ')
    expect(form.valid.value).toBe(true)
    form.draft.unitedStates = 1
    expect(form.order.value.options.players.map((p) => p.name)).toEqual(['Player 1', 'Player 2', 'Cas'])
    expect(form.order.value.options.unitedStates).toBe('Player 2')
  })
  test('the seed is a whole number or nothing', () => {
    const form = seated(2)
    form.draft.seed = 'x'
    expect(form.seedError.value).toBeDefined()
    form.draft.seed = '1914'
    expect(form.order.value.seed).toBe(1914)
    form.draft.name = ' '
    expect(form.nameError.value).toBe('Give the campaign a name.')
  })
  test('a table plays again: seats, further players and all', () => {
    const like = [
      { name: 'Ann', nations: ['great-britain', 'france', 'russia', 'serbia'] as const },
      { name: 'Ben', nations: ['germany', 'austria-hungary', 'ottoman-empire'] as const },
      { name: 'Rosa', nations: ['bolsheviks'] as const },
      { name: 'Gus', nations: ['united-states'] as const },
    ]
    const form = useNewWar('again', like)
    expect(form.names.value).toEqual(['Ann', 'Ben'])
    expect([form.draft.unitedStates, form.draft.american, form.draft.bolshevik]).toEqual(['further', 'Gus', 'Rosa'])
    expect(begins(form)).toBe('accepted')
  })
})
