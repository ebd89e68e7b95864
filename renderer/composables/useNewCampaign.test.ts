import { describe, expect, test } from 'vitest'
import { OWN_COLOURS } from '../theme/powers'
import { useNewCampaign } from './useNewCampaign'

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
  test('an empty one asks for five names', () => {
    const { order, playerErrors } = useNewCampaign('Sunday')
    expect(playerErrors.value).toEqual(Array(5).fill('Who sits here?'))
    expect(order.value.options.players.map((p) => p.powers.length)).toEqual([1, 1, 1, 1, 1])
  })
})
