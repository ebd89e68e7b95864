/** Problems that only a game can see in a file whose bytes are all in order. */
import type { SaveProblem } from '../../shared/ipc'
import type { Fault } from '../../shared/result'

export const notOfThisGame = (where: string, fault: Fault): SaveProblem => ({
  kind: 'damaged',
  where,
  message:
    `At ${fault.at === '' ? 'the beginning' : fault.at} it says what this game does not know: ${fault.problem}. ` +
    'It was not opened, and nothing in it was changed.',
  recoverable: false,
})

export const noSuchCampaign = (id: string): SaveProblem => ({
  kind: 'missing',
  where: id,
  message: 'There is no such campaign in the library. It may have been moved, binned or renamed.',
  recoverable: false,
})

export const noSuchPosition = (where: string, position: number, length: number): SaveProblem => ({
  kind: 'missing',
  where: `${where}, entry ${position}`,
  message: `This campaign has entries 0 to ${length}; there is none numbered ${position}.`,
  recoverable: false,
})
