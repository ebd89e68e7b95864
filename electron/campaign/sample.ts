/** The sample campaign as a record of its own: a recorded game, standing in its middle, the rest to be redone. */
import type { Face } from '../../shared/dice'
import type { CampaignId } from '../../shared/ids'
import sample from '../../shared/origins/data/sample.json'
import type { History } from '../engine/core/history'
import { hashState } from '../engine/core/hash'
import { NO_HEADLINE, diceKey, recordOf, type CampaignRecord, type NewEntry } from '../saves'
import { checkedApply } from './course'
import type { Games } from './games'

export interface SamplePorts {
  readonly now: () => number
  readonly newSeed: () => number
  readonly appVersion: string
}

export function sampleRecord(games: Games, ports: SamplePorts): CampaignRecord {
  const game = games('origins')
  if (!game.ok) throw new Error(game.error.problem)
  // Our own recording; the course that is made of it parses every event and command before anybody sees it.
  const { begun, entries, position } = sample.history as unknown as History<Record<string, unknown>, unknown>
  let state = checkedApply(game.value, game.value.blank, begun.events)
  const birth = {
    game: game.value.id,
    appVersion: ports.appVersion,
    rulesVersion: sample.rulesVersion,
    diceKey: diceKey(ports.newSeed()),
    options: sample.options as unknown,
    createdAt: ports.now(),
    begun: { events: [...begun.events], faces: copied(begun.faces), source: begun.source, state: hashState(state) },
  }
  const plain = entries.map((entry): NewEntry => {
    state = checkedApply(game.value, state, entry.events)
    const { command, events, faces, source } = entry
    return { command, events: [...events], faces: copied(faces), source, state: hashState(state) }
  })
  return recordOf(
    {
      // The library gives every copy an id of its own.
      id: sample.id as CampaignId,
      name: sample.about,
      birth,
      playedAt: birth.createdAt,
      table: { colours: {} },
      position,
      headline: NO_HEADLINE,
    },
    plain,
  )
}

const copied = (faces: readonly Face[]): Face[] => [...faces]
