import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'

vi.mock('electron', () => ({ protocol: {}, app: { isPackaged: true } }))
const { answer, fileIn } = await import('./protocol')
const { SheetShelf } = await import('./sheets')

const outer = mkdtempSync(path.join(os.tmpdir(), 'powder-keg-protocol-'))
const folder = path.join(outer, 'renderer')
beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), '<p>table</p>')
  writeFileSync(path.join(folder, 'assets', 'main.js'), 'export {}')
  writeFileSync(path.join(outer, 'secret.html'), 'secret')
  mkdirSync(path.join(outer, 'renderer-of-another'))
  writeFileSync(path.join(outer, 'renderer-of-another', 'x.html'), 'secret')
})

const get = (address: string, method = 'GET'): Promise<Response> =>
  answer(new Request(address, { method }), folder, new SheetShelf())

describe('app://game/', () => {
  test('the page comes with a policy that forbids foreign and inline code', async () => {
    const response = await get('app://game/')
    expect(await response.text()).toBe('<p>table</p>')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('scripts come as scripts', async () => {
    expect((await get('app://game/assets/main.js')).headers.get('content-type')).toContain('text/javascript')
  })

  test.each([
    'app://game/missing.html',
    'app://elsewhere/index.html',
    'app://game/assets',
    'app://game/%2e%2e/secret.html',
    'app://game/..%2fsecret.html',
    'app://game/..%5csecret.html',
    'app://game/assets/..%2f..%2fsecret.html',
    'app://game/..%2frenderer-of-another/x.html',
    'app://game/%00index.html',
    'app://game/%',
    'app://game/C:/secret.html',
    'app://game/sheets/unknown.html',
  ])('%s is not found', async (address) => {
    expect((await get(address)).status).toBe(404)
  })

  test('it only gives', async () => {
    expect((await get('app://game/index.html', 'POST')).status).toBe(404)
  })

  test('only kinds of file that we ship have a place', () => {
    expect(fileIn(folder, '/assets/main.js')).toBe(path.join(folder, 'assets', 'main.js'))
    expect(fileIn(folder, '/assets/main.js.map')).toBeUndefined()
    expect(fileIn(folder, '/')).toBe(path.join(folder, 'index.html'))
  })
})

describe('sheets', () => {
  test('a sheet is served under a name of its own, its one style allowed by hash and nothing else', async () => {
    const shelf = new SheetShelf()
    const style = 'p { color: red }'
    const place = shelf.put(`<style>${style}</style><p>chart</p>`)
    const response = await answer(new Request(`app://game${place}`), folder, shelf)
    expect(await response.text()).toContain('chart')
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(policy).not.toContain('script-src')
    expect(policy).toContain("default-src 'none'")
  })

  test('names cannot be guessed, and only the newest are kept', () => {
    const shelf = new SheetShelf()
    const places = Array.from({ length: 20 }, (_, n) => shelf.put(`<p>${n}</p>`))
    expect(new Set(places).size).toBe(20)
    expect(places.filter((place) => shelf.get(place) !== undefined)).toEqual(places.slice(-8))
    expect(places[0]).toMatch(/^\/sheets\/[0-9a-f]{32}\.html$/)
  })
})
