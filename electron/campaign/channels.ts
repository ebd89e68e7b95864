/** The service as the guard of the bridge calls it: channel by channel. */
import { randomInt } from 'node:crypto'
import path from 'node:path'
import type { ChartSource } from '../../shared/charts'
import type { Answer, Answers, Inputs } from '../../shared/ipc'
import type { CampaignId } from '../../shared/ids'
import type { Channel } from '../../shared/ipc-channels'
import type { SavePorts } from '../saves'
import { createService, type CampaignService, type First } from './service'

/** What the guard calls, by channel. */
export type CampaignChannels = ReturnType<typeof channelsOf>

export function channelsOf(service: CampaignService) {
  return {
    'library:list': () => service.list(),
    'library:create': (input: First<'library:create'>) => service.create(input),
    'library:sample': () => service.sample(),
    'library:rename': (id: CampaignId, name: string) => service.rename(id, name),
    'library:duplicate': (id: CampaignId) => service.duplicate(id),
    'library:bin': (id: CampaignId) => service.bin(id),
    'library:restore': (binned: string) => service.restore(binned),
    'library:destroy': (binned: string) => service.destroy(binned),
    'library:importText': (file: First<'library:importText'>) => service.importText(file),
    'library:recover': (id: string) => service.recover(id),
    'campaign:open': (id: CampaignId) => service.open(id),
    'campaign:close': (id: CampaignId) => service.close(id),
    'campaign:submit': (order: First<'campaign:submit'>) => service.submit(order),
    'campaign:undo': (order: First<'campaign:undo'>) => service.undo(order),
    'campaign:redo': (order: First<'campaign:redo'>) => service.redo(order),
    'campaign:reroll': (order: First<'campaign:reroll'>) => service.reroll(order),
    'campaign:at': (order: First<'campaign:at'>) => service.at(order),
    'campaign:ask': (order: First<'campaign:ask'>) => service.ask(order),
    'campaign:ledger': (order: First<'campaign:ledger'>) => service.ledger(order),
    'campaign:history': (id: CampaignId) => service.history(id),
    'campaign:scores': (id: CampaignId) => service.scores(id),
    'campaign:branch': (order: First<'campaign:branch'>) => service.branch(order),
    'campaign:verify': (id: CampaignId) => service.verify(id),
    'campaign:setTable': (order: First<'campaign:setTable'>) => service.setTable(order),
  } satisfies { [C in Channel]?: (...args: Inputs[C]) => Promise<Answers[C]> }
}

/** The service with the clock and the seeds of a real evening; the bin lies in the library's folder, out of its list. */
export function createCampaigns({ disk, appVersion, owner, folder }: SavePorts & { readonly folder: string }) {
  const service = createService({
    folder,
    binFolder: path.join(folder, '.bin'),
    now: Date.now,
    newSeed: () => randomInt(2 ** 47),
    appVersion,
    locksOwner: owner,
    disk,
  })
  return {
    channels: channelsOf(service),
    importFile: (file: string): Promise<Answers['library:importText']> => service.importFile(file),
    exportText: (id: CampaignId) => service.exportText(id),
    exportName: (id: CampaignId) => service.exportName(id),
    chartSource: (id: CampaignId, position: number | undefined): Promise<Answer<ChartSource>> =>
      service.source(id, position),
    closeAll: () => service.closeAll(),
  }
}
