import { describe, expect, test } from 'vitest'
import { OWN_COLOURS } from '../theme/powers'
import { freshName, useNewCampaign } from './useNewCampaign'

test('no two campaigns of a day are offered the same name', () => {
  expect(freshName('Sunday', [])).toBe('Sunday')
  expect(freshName('Sunday', ['Monday', 'Sunday', 'Sunday, 2'])).toBe('Sunday, 3')
})

describe('the form of a new campaign', () => {
  test('OW-1.4 once more with the same table keeps players, pairs, options and colours', () => {
    const players = [
      { name: 'Mo', powers: ['britain', 'russia'] },
      { name: 'Nia', powers: ['france', 'germany'] },
      { name: 'Otto', powers: ['austria-hungary'] },
    ] as const
    const { order, valid } = useNewCampaign('Club night again', {
      players,
      options: { individualWinner: 'everyone', breakableAlliances: 'on' },
      colours: { ...OWN_COLOURS, france: 'it' },
    })
    expect(valid.value).toBe(true)
    expect(order.value).toEqual({
      name: 'Club night again',
      game: 'origins',
      options: { players, powers: 'chosen', individualWinner: 'everyone', breakableAlliances: 'on' },
      table: { colours: { france: 'it' } },
    })
  })
  test('whoever is not named is called by the seat, and that name is taken', () => {
    const { order, playerErrors, valid, setName, soFar } = useNewCampaign('Sunday')
    expect(valid.value).toBe(true)
    expect(order.value.options.players.map((p) => p.name)).toEqual([1, 2, 3, 4, 5].map((n) => `Player ${n}`))
    expect(soFar().players.map((p) => p.name)).toEqual(['', '', '', '', ''])
    setName(0, 'player 2')
    expect(playerErrors.value[1]).toBe('Player 2 sits here already; add an initial.')
    expect(order.value.options.players.map((p) => p.powers.length)).toEqual([1, 1, 1, 1, 1])
  })
})
