/** A table for tests: a service in a folder of its own, a clock that ticks, and quick ways to play. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CampaignId } from '../../../shared/ids'
import type { SubmitAnswer, Update } from '../../../shared/ipc'
import type { OriginsOptions } from '../../../shared/origins/options'
import { realDisk, type Disk } from '../../saves'
import type { Games } from '../games'
import { createService, type CampaignService } from '../service'

export const FIVE: OriginsOptions = {
  players: [
    { name: 'Ann', powers: ['britain'] },
    { name: 'Ben', powers: ['france'] },
    { name: 'Cleo', powers: ['germany'] },
    { name: 'Dan', powers: ['russia'] },
    { name: 'Eve', powers: ['austria-hungary'] },
  ],
  powers: 'chosen',
  individualWinner: 'unallied',
  breakableAlliances: 'off',
}

export interface Table {
  readonly home: string
  readonly service: CampaignService
  /** Another service over the same folders, as after a restart. */
  again(): CampaignService
  clear(): Promise<void>
}

export async function setTable(wish: { disk?: Disk; games?: Games; seed?: number } = {}): Promise<Table> {
  const home = await mkdtemp(path.join(tmpdir(), 'keg-table-'))
  let time = 1_900_000_000_000
  let seed = wish.seed ?? 7
  const services: CampaignService[] = []
  const again = (): CampaignService => {
    const service = createService({
      folder: path.join(home, 'campaigns'),
      binFolder: path.join(home, 'bin'),
      now: () => (time += 1000),
      newSeed: () => seed++,
      appVersion: '0.1.0',
      locksOwner: 'a test',
      disk: wish.disk ?? realDisk,
      ...(wish.games === undefined ? {} : { games: wish.games }),
    })
    services.push(service)
    return service
  }
  return {
    home,
    service: again(),
    again,
    clear: async () => {
      await Promise.all(services.map((service) => service.closeAll()))
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** The value of an answer that must have one. */
export function good<T>(answer: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

export function updated(answer: SubmitAnswer): Update {
  if (answer.kind !== 'update') throw new Error(JSON.stringify(answer).slice(0, 500))
  return answer.update
}

export const place = (power: string, nation: string, factors: number) => ({
  type: 'placeFactors',
  power,
  nation,
  factors,
})
export const endTurn = (power: string) => ({ type: 'endTurn', power })
export const attack = (power: string, nation: string, target: string, die?: number) => ({
  type: 'attack',
  power,
  nation,
  target,
  ...(die === undefined ? {} : { die }),
})

export async function newGame(service: CampaignService, name = 'Friday', seed = 7): Promise<CampaignId> {
  return good(await service.create({ name, game: 'origins', options: FIVE, seed })).campaign.id
}

/** Says the commands one after another; the last update. */
export async function say(service: CampaignService, id: CampaignId, ...commands: unknown[]): Promise<Update> {
  let now = good(await service.open(id))
  for (const command of commands) now = updated(await service.submit({ id, position: now.position, command }))
  return now
}

/** Britain and France each five in Italy, the rest at home, up to Germany's turn; then Germany five there too. */
export const OPENING = [
  place('britain', 'italy', 5),
  place('britain', 'britain', 9),
  endTurn('britain'),
  place('france', 'italy', 5),
  place('france', 'france', 7),
] as const
