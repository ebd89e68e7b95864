// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import type { FakeGateway } from '../gateway/fake'
import type { CampaignId } from '../../shared/ids'
import { recording, setStores } from '../testing'
import { useCampaign } from './campaign'

const ID = recording.opened.campaign.id
const [place, tooMuch, deal] = recording.said
let gateway: FakeGateway
let campaign: ReturnType<typeof useCampaign>

beforeEach(async () => {
  gateway = setStores()
  campaign = useCampaign()
  await campaign.open(ID)
})

describe('what is said', () => {
  test('carries the position it was composed on, and the answer replaces the update whole', async () => {
    expect(await campaign.say(place?.command)).toBe(true)
    expect(gateway.argsOf('campaign:submit')).toEqual([[{ id: ID, position: 0, command: place?.command }]])
    expect(campaign.update).toMatchObject({ position: 1 })
    expect(campaign.lastEvents).toMatchObject([{ type: 'factorsPlaced', nation: 'italy', factors: 5 }])
  })
  test('a refusal is kept with its clause, and the board stays', async () => {
    await campaign.say(place?.command)
    const before = campaign.update
    expect(await campaign.say(tooMuch?.command)).toBe(false)
    expect(campaign.refusal?.clause).toBe('OW-2.3')
    expect(campaign.update).toBe(before)
  })
  test('the next deed takes the refusal away', async () => {
    for (const step of [place, tooMuch, deal]) await campaign.say(step?.command)
    expect(campaign.refusal).toBeUndefined()
    expect(campaign.view).toMatchObject({ deals: [{}] })
  })
  test('quick presses queue: each goes out with the position that the one before left', async () => {
    const answers = await Promise.all([campaign.say(place?.command), campaign.say(tooMuch?.command)])
    expect(answers).toEqual([true, false])
    expect(gateway.argsOf('campaign:submit').map(([order]) => order.position)).toEqual([0, 1])
    expect(campaign.busy).toBe(false)
  })
  test('undo does not queue: a second press would take back what one has not seen', async () => {
    await campaign.say(place?.command)
    const both = [campaign.undo(), campaign.undo()]
    expect(await Promise.all(both)).toEqual([true, false])
    expect(gateway.argsOf('campaign:undo')).toHaveLength(1)
  })
  test('a mistake in one exchange does not hold up the next', async () => {
    await expect(campaign.say({ type: 'unheard of' })).rejects.toThrow('Not recorded')
    expect(await campaign.say(place?.command)).toBe(true)
  })
  test('stale: the board is brought up to date and the table is told', async () => {
    gateway = setStores({ 'campaign:submit': () => ({ kind: 'stale', update: recording.opened }) })
    campaign = useCampaign()
    await campaign.open(ID)
    expect(await campaign.say(place?.command)).toBe(false)
    expect(campaign.notice?.text).toContain('moved on')
  })
  test('a full disk is a problem, not an update', async () => {
    const problem = {
      kind: 'unwritable',
      where: '/campaigns',
      message: 'The disk is full.',
      recoverable: false,
    } as const
    setStores({ 'campaign:submit': () => ({ kind: 'problem', problem }) })
    campaign = useCampaign()
    await campaign.open(ID)
    expect(await campaign.say(place?.command)).toBe(false)
    expect(campaign.problem).toEqual(problem)
    expect(campaign.update?.position).toBe(0)
  })
  test('a malformed command is told with what is wrong', async () => {
    setStores({ 'campaign:submit': () => ({ kind: 'fault', fault: { at: 'factors', problem: 'not a whole number' } }) })
    campaign = useCampaign()
    await campaign.open(ID)
    await campaign.say({ type: 'placeFactors' })
    expect(campaign.notice?.text).toContain('not a whole number')
  })
})

describe('the past', () => {
  beforeEach(async () => {
    await campaign.say(place?.command)
  })
  test('is looked at without changing anything, and nothing can be said there', async () => {
    await campaign.lookAt(0)
    expect(campaign.readonly).toBe(true)
    expect(campaign.position).toBe(0)
    expect(campaign.lastEvents).toEqual([])
    expect(await campaign.say(tooMuch?.command)).toBe(false)
    expect(gateway.argsOf('campaign:submit')).toHaveLength(1)
  })
  test('the present position ends the looking, without asking', async () => {
    await campaign.lookAt(0)
    await campaign.lookAt(1)
    expect(campaign.past).toBeUndefined()
    expect(gateway.argsOf('campaign:at')).toHaveLength(1)
  })
})

test('colours are the table’s: they change without a new entry', async () => {
  await campaign.setTable({ colours: { britain: 'us' } })
  expect(campaign.update?.table.colours).toEqual({ britain: 'us' })
  expect(campaign.update?.position).toBe(0)
})
test('a campaign that cannot be opened leaves its reason', async () => {
  const problem = { kind: 'locked', where: 'Sunday', message: 'Another window has it.', recoverable: false } as const
  setStores({ 'campaign:open': () => ({ ok: false, error: problem }) })
  campaign = useCampaign()
  expect(await campaign.open('sunday' as CampaignId)).toBe(false)
  expect(campaign.problem).toEqual(problem)
})
test('closing gives the lock back and forgets everything', async () => {
  await campaign.close()
  expect(gateway.argsOf('campaign:close')).toEqual([[ID]])
  expect(campaign.update).toBeUndefined()
})
