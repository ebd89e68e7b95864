// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recording, setStores } from '../testing'
import { useCampaign } from './campaign'
import { useLibrary } from './library'
import { useShell } from './shell'

const { id } = recording.opened.campaign

test('a second press on the way to the table is dropped', async () => {
  const gateway = setStores()
  const shell = useShell()
  expect(await Promise.all([shell.openCampaign(id), shell.openCampaign(id)])).toEqual([true, false])
  expect(gateway.argsOf('campaign:open')).toHaveLength(1)
  expect(await shell.openCampaign(id)).toBe(true)
})
test('nothing is opened while a damaged campaign is being mended, and it is mended once', async () => {
  const gateway = setStores({ 'library:recover': () => ({ ok: true, value: recording.opened.campaign }) })
  const library = useLibrary()
  const shell = useShell()
  const both = [library.recover(id), library.recover(id)]
  expect(await shell.openCampaign(id)).toBe(false)
  expect(await Promise.all(both)).toEqual([recording.opened.campaign, undefined])
  expect(gateway.argsOf('library:recover')).toHaveLength(1)
  expect(await shell.openCampaign(id)).toBe(true)
})
test('questions on their way are counted, failed ones too', async () => {
  setStores()
  const campaign = useCampaign()
  const good = campaign.whileAsking(() => Promise.resolve(1))
  const bad = campaign.whileAsking(() => Promise.reject(new Error('no answer')))
  expect(campaign.asking).toBe(2)
  await good
  await expect(bad).rejects.toThrow('no answer')
  expect(campaign.asking).toBe(0)
})
