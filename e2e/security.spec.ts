/** What a page of ours may not do, even if somebody got foreign code into it. */
import { expect, test, type Page } from '@playwright/test'
import { launchApp, type AppUnderTest } from './app'

let app: AppUnderTest
let page: Page

test.beforeAll(async () => {
  app = await launchApp()
  page = await app.firstWindow()
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
})
test.afterAll(() => app.close())

/** In the page, whose own type of `window` is not known here. */
const ask = (channel: string, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(
    ([name, input]) =>
      (window as unknown as { keg: { invoke(name: string, ...input: unknown[]): Promise<unknown> } }).keg.invoke(
        name,
        ...input,
      ),
    [channel, args] as const,
  )

test('the page has the bridge and nothing of Node', async () => {
  const found = await page.evaluate(() => ({
    bridge: Object.keys((window as unknown as { keg: object }).keg).sort(),
    node: ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer'].filter(
      (name) => name in window,
    ),
  }))
  expect(found).toEqual({ bridge: ['invoke', 'on'], node: [] })
})

test('the bridge can be neither replaced nor widened', async () => {
  const stands = await page.evaluate(() => {
    const holder = window as unknown as { keg: Record<string, unknown> }
    const before = holder.keg
    try {
      holder.keg = { invoke: () => 'mine' }
    } catch {
      // a frozen property throws in strict code
    }
    try {
      before['extra'] = () => 'mine'
    } catch {
      // likewise
    }
    return holder.keg === before && !('extra' in holder.keg)
  })
  expect(stands).toBe(true)
})

test('inline scripts, inline styles, handlers and eval are refused by the policy', async () => {
  const done = await page.evaluate(async () => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'window.ran = "inline"'
    document.head.append(script)
    const style = document.createElement('style')
    style.textContent = 'body { outline: 3px solid red }'
    document.head.append(style)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'window.ran = "handler"')
    document.body.append(button)
    button.click()
    // In a task of its own: what a test evaluates is itself let through, and all it does at once.
    const evaluated = await new Promise<boolean>((said) =>
      setTimeout(() => {
        try {
          // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it must fail
          said(new Function('return true')() === true)
        } catch {
          said(false)
        }
      }, 200),
    )
    for (const element of [script, style, button]) element.remove()
    return { ran: (window as unknown as { ran?: string }).ran, evaluated, refused: [...new Set(refused)].sort() }
  })
  expect(done.ran).toBeUndefined()
  expect(done.evaluated).toBe(false)
  expect(done.refused).toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-elem']))
})

test('nothing can be fetched from outside, by any means', async () => {
  const heard: string[] = []
  page.on('requestfinished', (request) => heard.push(request.url()))
  const reached = await page.evaluate(async () => {
    const outside = 'https://example.org/'
    const image = (): Promise<void> =>
      new Promise((loaded, failed) => {
        const picture = new Image()
        picture.onload = () => loaded()
        picture.onerror = () => failed(new Error('blocked'))
        picture.src = `${outside}x.png`
      })
    const frame = (): Promise<void> =>
      new Promise((loaded, failed) => {
        const element = document.createElement('iframe')
        element.src = outside
        element.onload = () => (element.contentDocument === null ? loaded() : failed(new Error('empty')))
        document.body.append(element)
        setTimeout(() => failed(new Error('blocked')), 1000)
      })
    const ways: Record<string, () => Promise<unknown>> = {
      fetch: () => fetch(outside),
      image,
      import: () => import(/* @vite-ignore */ `${outside}x.js`),
      beacon: () =>
        navigator.sendBeacon(outside) ? Promise.reject(new Error('queued')) : Promise.reject(new Error('no')),
      socket: () =>
        new Promise((opened, failed) => {
          try {
            const socket = new WebSocket('wss://example.org/')
            socket.onopen = opened
            socket.onerror = () => failed(new Error('blocked'))
          } catch (error) {
            failed(error instanceof Error ? error : new Error(String(error)))
          }
        }),
      file: () => fetch('file:///etc/passwd'),
    }
    const through: string[] = []
    for (const [name, way] of Object.entries(ways))
      await way().then(
        () => through.push(name),
        () => undefined,
      )
    await frame().catch(() => undefined)
    document.querySelectorAll('iframe').forEach((element) => element.remove())
    return through
  })
  expect(reached).toEqual([])
  expect(heard.filter((url) => url.includes('example.org'))).toEqual([])
})

test('no second window opens, and the page stays where it is', async () => {
  const before = page.url()
  const opened = await page.evaluate(() => {
    const other = window.open('https://example.org/popup')
    return other !== null && !other.closed && other.location.href.includes('example.org')
  })
  expect(opened).toBe(false)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://example.org/link'
    link.target = '_blank'
    document.body.append(link)
    link.click()
    link.remove()
  })
  await page.evaluate(() => {
    location.href = 'https://example.org/away'
  })
  await page.waitForTimeout(500)
  expect(page.url()).toBe(before)
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('permissions are denied', async () => {
  const answer = await page.evaluate(() =>
    Promise.all(
      (['notifications', 'geolocation', 'camera'] as const).map((name) =>
        navigator.permissions.query({ name: name }).then(
          ({ state }) => state,
          () => 'denied',
        ),
      ),
    ),
  )
  expect(answer).not.toContain('granted')
})

test('a channel that does not exist, and words that do not parse, get an answer and nothing more', async () => {
  await expect(ask('shell:openPath', '/etc/passwd')).rejects.toThrow('No such channel')
  const hostile: readonly [string, ...unknown[]][] = [
    ['campaign:open', '../../../etc/passwd'],
    ['campaign:open', { toString: 'x' }],
    ['campaign:undo', { id: 'x', position: 0, count: 1e9 }],
    ['library:importText', { name: 'x', text: 5 }],
    ['library:create', { name: 'x', game: 'origins', options: { players: 99 } }],
    ['charts:preview', { id: 'x', sheets: [], paper: 'a4' }],
    ['settings:set', { window: { width: 1, height: 1 } }],
    ['settings:get', 'unasked'],
  ]
  for (const [channel, ...args] of hostile)
    await expect(ask(channel, ...args), channel).resolves.toMatchObject({ ok: false, fault: { problem: /./ } })
  // Parses, and leads nowhere all the same.
  await expect(ask('library:restore', '../../outside')).resolves.toMatchObject({ ok: true, value: { ok: false } })
  await expect(ask('library:recover', '../../outside')).resolves.toMatchObject({ ok: true, value: { ok: false } })
})
