// @vitest-environment happy-dom
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Library, LibraryRow } from '../../shared/ipc'
import App from '../App.vue'
import type { Handlers } from '../gateway/fake'
import { recording, setScreen } from '../testing'

// The canvas has a bench and pictures of its own; happy-dom cannot draw.
vi.mock('../map/HexMap.vue', async () => {
  const { defineComponent, h } = await import('vue')
  return {
    default: defineComponent({
      props: { view: Object, selected: String, targets: Array, readonly: Boolean },
      emits: ['select', 'activate', 'takeBack', 'camera'],
      setup:
        (props, { emit }) =>
        () =>
          h('button', { 'data-map': '', disabled: props.readonly, onClick: () => emit('activate', 'italy') }, 'Map'),
    }),
  }
})

let page: VueWrapper
afterEach(() => {
  page.unmount()
  document.body.innerHTML = ''
})
const ID = recording.opened.campaign.id

async function start(own: Handlers = {}) {
  const set = setScreen(App, own)
  page = set.page
  await flushPromises()
  return set.gateway
}
/** Menus and dialogs stand outside the page's own element. */
const everywhere = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
function control(name: string | RegExp): HTMLElement {
  const found = everywhere('button, [role=menuitem], [role=tab], [role=radio]').find((e) => {
    const said = (e.getAttribute('aria-label') ?? e.textContent).trim().replace(/\s+/g, ' ')
    return typeof name === 'string' ? said === name : name.test(said)
  })
  if (found === undefined) throw new Error(`No control ${String(name)}`)
  return found
}
async function press(name: string | RegExp): Promise<void> {
  control(name).click()
  await flushPromises()
}
/** Past the timers with which a closing menu hands the focus on. */
async function rested(): Promise<void> {
  await new Promise((go) => setTimeout(go, 30))
  await flushPromises()
}
async function key(init: KeyboardEventInit): Promise<void> {
  window.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  await flushPromises()
}
const library = (rows: readonly LibraryRow[], more: Partial<Library> = {}): Handlers => ({
  'library:list': () => ({ rows, bin: [], folder: '/campaigns', ...more }),
})

describe('the library', () => {
  test('empty: says what this is for and offers the two things one can do', async () => {
    const gateway = await start({
      ...library([]),
      'library:sample': () => ({ ok: true, value: recording.opened }),
    })
    expect(page.text()).toContain('No campaign yet.')
    control('Set it up')
    await press('Open the sample game')
    expect(gateway.argsOf('library:sample')).toHaveLength(1)
    expect(page.text()).toContain('Sunday at Mill Lane')
  })
  test('the last one played is chosen, and its name opens it', async () => {
    const gateway = await start()
    expect(page.text()).toContain('Where you stopped')
    await press('Sunday at Mill Lane')
    expect(gateway.argsOf('campaign:open')).toEqual([[ID]])
    expect(page.find('[role=tablist]').exists()).toBe(true)
  })
  test.each(['the card', 'the panel beside it'])(
    'Rename from the menu of %s waits for a name and keeps it',
    async (where) => {
      const gateway = await start({
        'library:rename': () => ({ ok: true, value: { ...recording.opened.campaign, name: 'Monday' } }),
      })
      const triggers = everywhere('[aria-label="More for Sunday at Mill Lane"]')
      const trigger = where === 'the card' ? triggers[0] : triggers.at(-1)
      trigger?.focus()
      trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      await flushPromises()
      await press('Rename')
      await rested()
      const field = page.get('input[aria-label="Name of the campaign"]')
      expect(document.activeElement === field.element).toBe(true)
      await field.setValue('Monday')
      await field.trigger('keydown', { key: 'Enter' })
      await flushPromises()
      expect(gateway.argsOf('library:rename')).toEqual([[ID, 'Monday']])
    },
  )
  test('search looks at names and players, and says when nothing is found', async () => {
    await start()
    const field = page.get('input[type=search]')
    await field.setValue('cleo')
    expect(page.findAll('article')).toHaveLength(1)
    await field.setValue('nobody here')
    expect(page.findAll('article')).toHaveLength(0)
    expect(page.text()).toContain('No campaign has “nobody here”')
  })
  test('a damaged file stands in the list with what was kept, and one button goes on from it', async () => {
    const problem = {
      kind: 'damaged',
      where: 'autumn-test',
      message: 'It could not be read past event 88.',
      recoverable: true,
      recovery: 'The copy from 19:52 is whole.',
    } as const
    const gateway = await start({
      ...library([{ kind: 'problem', id: 'autumn-test', name: 'Autumn test', problem }]),
      'library:recover': () => ({ ok: true, value: recording.opened.campaign }),
    })
    expect(page.text()).toContain('Autumn test — It could not be read past event 88. The copy from 19:52 is whole.')
    await press('Open the whole copy')
    expect(gateway.argsOf('library:recover')).toEqual([['autumn-test']])
  })
  test('a locked one says so and has no button', async () => {
    const problem = { kind: 'locked', where: 'x', message: 'Another window has it open.', recoverable: false } as const
    await start(library([{ kind: 'problem', id: 'x', name: 'Club night', problem }]))
    expect(page.text()).toContain('Another window has it open.')
    expect(() => control('Open the whole copy')).toThrow()
  })
  test('destroying takes two presses; putting back takes one', async () => {
    const bin = [{ id: 'b1', name: 'Old game', binnedAt: 0 }]
    const gateway = await start({
      ...library(recording.library.rows, { bin }),
      'library:destroy': () => ({ ok: true, value: { ...recording.library, bin: [] } }),
    })
    await press('Bin (1)')
    await press('Destroy Old game')
    expect(gateway.argsOf('library:destroy')).toEqual([])
    await press('Destroy Old game for good')
    expect(gateway.argsOf('library:destroy')).toEqual([['b1']])
    expect(page.text()).toContain('The bin is empty')
  })
  test('goes back where the app was left', async () => {
    const gateway = await start({ 'app:ready': () => ({ open: ID }) })
    expect(gateway.argsOf('campaign:open')).toEqual([[ID]])
    expect(page.find('[role=tablist]').exists()).toBe(true)
  })
})

describe('a new campaign', () => {
  const created: Handlers = { 'library:create': () => ({ ok: true, value: recording.opened }) }
  async function form(own: Handlers = created) {
    const gateway = await start(own)
    await press('New campaign')
    return gateway
  }
  const fill = async (...names: string[]): Promise<void> => {
    for (const [i, name] of names.entries()) await page.get(`[aria-label="Name of player ${i + 1}"]`).setValue(name)
  }
  const send = async (): Promise<void> => {
    await page.get('form').trigger('submit')
    await flushPromises()
  }
  test('nothing is made while two are called alike; the error stands beside the field', async () => {
    const gateway = await form()
    await fill('Ann', 'Ben', 'ann')
    await send()
    expect(gateway.argsOf('library:create')).toEqual([])
    expect(page.text()).toContain('ann sits here already; add an initial.')
    expect(page.findAll('.error')).toHaveLength(1)
  })
  test('five players with chosen powers', async () => {
    const gateway = await form()
    await fill('Ann', 'Ben', 'Cleo', 'Dan', 'Eve')
    await send()
    expect(gateway.argsOf('library:create')[0]?.[0]).toMatchObject({
      game: 'origins',
      options: {
        powers: 'chosen',
        players: [
          { name: 'Ann', powers: ['britain'] },
          { name: 'Ben', powers: ['france'] },
          { name: 'Cleo', powers: ['germany'] },
          { name: 'Dan', powers: ['russia'] },
          { name: 'Eve', powers: ['austria-hungary'] },
        ],
        individualWinner: 'unallied',
        breakableAlliances: 'off',
      },
      table: { colours: {} },
    })
    expect(page.find('[role=tablist]').exists()).toBe(true)
  })
  test('three players: pairs are named as allies', async () => {
    await form()
    await press('3')
    expect(page.text()).toContain('Britain and France: allied from the start')
    expect(page.text()).toContain('Germany and Austria-Hungary: allied from the start')
  })
  test('dealt: names only are sent, and the deal is shown', async () => {
    const gateway = await form()
    await press('Deal powers')
    await fill('Ann', 'Ben', 'Cleo', 'Dan', 'Eve')
    await send()
    expect(gateway.argsOf('library:create')[0]?.[0].options.players[0]).toEqual({ name: 'Ann', powers: [] })
    expect(document.body.textContent).toContain('The powers are dealt')
  })
  test('a full disk is said where one pressed', async () => {
    const error = { kind: 'unwritable', where: '/campaigns', message: 'The disk is full.', recoverable: false } as const
    await form({ 'library:create': () => ({ ok: false, error }) })
    await fill('Ann', 'Ben', 'Cleo', 'Dan', 'Eve')
    await send()
    expect(page.get('[role=alert]').text()).toBe('The disk is full.')
  })
})

describe('the table', () => {
  const atTable = (own: Handlers = {}) => start({ 'app:ready': () => ({ open: ID }), ...own })
  const afterPlacing = recording.said[0]?.answer
  const placed: Handlers = {
    'campaign:submit': () => afterPlacing ?? { kind: 'fault', fault: { at: '', problem: 'none' } },
  }

  test('a second press on a nation places one factor there', async () => {
    const gateway = await atTable(placed)
    await page.get('[data-map]').trigger('click')
    await flushPromises()
    expect(gateway.argsOf('campaign:submit')[0]?.[0].command).toEqual({
      type: 'placeFactors',
      power: 'britain',
      nation: 'italy',
      factors: 1,
    })
    expect(page.get('[aria-live=polite].sr-only').text()).toContain('Italy')
  })
  test('undo within a turn goes at once; the key works as the button does', async () => {
    const gateway = await atTable(placed)
    await page.get('[data-map]').trigger('click')
    await flushPromises()
    await key({ key: 'z', ctrlKey: true })
    expect(gateway.argsOf('campaign:undo')).toHaveLength(1)
  })
  test('over the end of a turn the table is asked first', async () => {
    const opened = {
      ...recording.opened,
      undo: { undo: 'Germany ended its turn.', crossesTurn: true, canReroll: false },
    }
    const gateway = await atTable({ 'campaign:open': () => ({ ok: true, value: opened }) })
    await press('Undo')
    expect(gateway.argsOf('campaign:undo')).toHaveLength(0)
    expect(document.body.textContent).toContain('Does the table agree?')
    await press('Take it back')
    expect(gateway.argsOf('campaign:undo')).toHaveLength(1)
  })
  test('the menu of the application asks for pages, and says so only to the screen that has them', async () => {
    const gateway = await atTable()
    gateway.push('menu', 'thirdPage')
    await flushPromises()
    expect(page.get('[role=tab][data-state=active]').text()).toBe('Deals')
    expect(gateway.argsOf('settings:set').at(-1)).toEqual([{ lastTab: 'deals' }])
    gateway.push('menu', 'library')
    await flushPromises()
    gateway.push('menu', 'map')
    await flushPromises()
    expect(page.find('[role=tablist]').exists()).toBe(false)
  })
  test('a line of the log looks at its position: everything is off, and the banner leads back', async () => {
    const present = recording.undone
    if (present.kind !== 'update') throw new Error('recorded as an update')
    const gateway = await atTable({ 'campaign:open': () => ({ ok: true, value: present.update }) })
    gateway.push('menu', 'log')
    await flushPromises()
    await press(/^The campaign begins/)
    expect(gateway.argsOf('campaign:at')).toEqual([[{ id: ID, position: 0 }]])
    expect(page.text()).toContain('Position 0 of 1')
    gateway.push('menu', 'map')
    await flushPromises()
    expect(page.get('[data-map]').attributes('disabled')).toBeDefined()
    await press('Return to the present')
    expect(page.get('[data-map]').attributes('disabled')).toBeUndefined()
  })
  test('undone lines stay readable and are marked', async () => {
    const gateway = await atTable()
    gateway.push('menu', 'log')
    await flushPromises()
    expect(page.findAll('.line.undone').length).toBe(recording.history.filter((l) => l.undone).length)
    expect(page.text()).toContain('Undone')
  })
  test('a what-if copy is made from the shown position and opened', async () => {
    const gateway = await atTable({
      'campaign:branch': () => ({ ok: true, value: recording.opened.campaign }),
    })
    gateway.push('menu', 'log')
    await flushPromises()
    await press('What if from here')
    document.querySelector<HTMLFormElement>('#what-if')?.dispatchEvent(new Event('submit', { cancelable: true }))
    await flushPromises()
    expect(gateway.argsOf('campaign:branch')[0]?.[0]).toMatchObject({ id: ID, position: 0 })
    expect(gateway.argsOf('campaign:open')).toHaveLength(2)
  })
  test('checking says what was found', async () => {
    const gateway = await atTable()
    gateway.push('menu', 'verify')
    await flushPromises()
    expect(document.body.textContent).toContain('events replayed, all agree')
  })
  test('the rulebook opens beside the table and at the clause that was pressed', async () => {
    await atTable()
    await press('Open rule OW-2.3')
    expect(document.querySelector('.rules [id="rule-OW-2.3"]')?.classList.contains('here')).toBe(true)
  })
  test('without a clause the rulebook opens at its first chapter; what comes before has an entry of its own', async () => {
    const scrolled: string[] = []
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      scrolled.push(this.textContent)
    })
    await atTable()
    await key({ key: 'F1' })
    expect(scrolled).toEqual(['OW-1 Table and set-up'])
    expect(everywhere('.rules .here')).toEqual([])
    await press('Contents')
    await press('About this rulebook')
    await press('The Great War')
    expect(scrolled).toEqual(['OW-1 Table and set-up', '1. Overview and terms'])
    expect(document.querySelector('.rules')?.textContent).toContain('GW-1.1')
    scroll.mockRestore()
  })
  test('the other book can be read after a clause of this one', async () => {
    await atTable()
    await press('Open rule OW-2.3')
    await press('The Great War')
    expect(document.querySelector('.rules [id="rule-GW-1.1"]')).not.toBeNull()
  })
  test('in the library nothing is left of what was said at the table', async () => {
    const gateway = await atTable(placed)
    await page.get('[data-map]').trigger('click')
    await flushPromises()
    expect(page.get('[aria-live=polite].sr-only').text()).not.toBe('')
    gateway.push('menu', 'library')
    await flushPromises()
    expect(page.get('[aria-live=polite].sr-only').text()).toBe('')
  })
  test('leaving the table while looking back is not said to be the present', async () => {
    const present = recording.undone
    if (present.kind !== 'update') throw new Error('recorded as an update')
    const gateway = await atTable({ 'campaign:open': () => ({ ok: true, value: present.update }) })
    gateway.push('menu', 'log')
    await flushPromises()
    await press(/^The campaign begins/)
    expect(page.get('[aria-live=polite].sr-only').text()).toContain('Looking at position 0')
    gateway.push('menu', 'library')
    await flushPromises()
    expect(page.get('[aria-live=polite].sr-only').text()).toBe('')
  })
  test('what cannot be kept is said and stays said', async () => {
    const problem = {
      kind: 'unwritable',
      where: '/campaigns',
      message: 'The disk is full.',
      recoverable: false,
    } as const
    await atTable({ 'campaign:submit': () => ({ kind: 'problem', problem }) })
    await page.get('[data-map]').trigger('click')
    await flushPromises()
    expect(page.get('[role=alert]').text()).toContain('The disk is full.')
  })
})

describe('for this computer', () => {
  test('theme, text size and motion reach the document', async () => {
    const gateway = await start()
    gateway.push('settingsChanged', {
      theme: 'dark',
      textSize: 140,
      motion: 'reduced',
      paper: 'a4',
      dice: 'app',
      help: false,
    })
    await flushPromises()
    const root = document.documentElement
    expect(root.dataset).toMatchObject({ theme: 'dark', motion: 'reduced', help: 'off' })
    expect(root.style.getPropertyValue('--text-size')).toBe('1.4')
  })
  test('text grows by steps from the keyboard', async () => {
    const gateway = await start()
    await key({ key: '=', ctrlKey: true, altKey: true })
    expect(gateway.argsOf('settings:set')).toEqual([[{ textSize: 110 }]])
  })
  test('a file dropped on the window is read and opened', async () => {
    const gateway = await start({ 'library:importText': () => ({ ok: true, value: recording.opened.campaign }) })
    const drop = new Event('drop', { cancelable: true })
    Object.assign(drop, { dataTransfer: { files: [new File(['{"keg":1}'], 'Sunday.keg')], types: ['Files'] } })
    window.dispatchEvent(drop)
    await vi.waitFor(() => expect(gateway.argsOf('campaign:open')).toHaveLength(1))
    expect(gateway.argsOf('library:importText')).toEqual([[{ name: 'Sunday.keg', text: '{"keg":1}' }]])
    expect(drop.defaultPrevented).toBe(true)
  })
})
