// node build/bench-map.mjs [--dpr 2] [--json]: what a pan and a zoom of the map cost in Chromium, against a shape for every hex.
// CHROMIUM names a browser; without it the one from npm is used. Headless Chromium draws in software, so the ratios matter.
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { chromium } from 'playwright-core'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const dprAt = process.argv.indexOf('--dpr')
const deviceScaleFactor = dprAt < 0 ? 1 : Number(process.argv[dprAt + 1])
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
const ENTRY = 'virtual:bench'

async function browserPath() {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] }
  const { default: bundled } = await import('@sparticuz/chromium')
  return { executablePath: await bundled.executablePath(), args: bundled.args }
}

const page = mkdtempSync(join(tmpdir(), 'keg-bench-'))
let server
let browser
try {
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="stylesheet" href="/main.css"><script type="module" src="/main.js"></script>',
  )
  const themed = ['fonts', 'tokens', 'base'].map(
    (file) => `import ${JSON.stringify(join(root, `renderer/theme/${file}.css`))}`,
  )
  const entry = `${themed.join('\n')}
import { benchMap } from ${JSON.stringify(join(root, 'renderer/map/bench.ts'))}
window.benchMap = benchMap`
  await build({
    configFile: false,
    root,
    publicDir: join(root, 'renderer/public'),
    logLevel: 'error',
    plugins: [
      vue(),
      { name: 'bench', resolveId: (id) => (id === ENTRY ? ENTRY : null), load: (id) => (id === ENTRY ? entry : null) },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: page,
      emptyOutDir: false,
      rollupOptions: { input: ENTRY, output: { entryFileNames: 'main.js', assetFileNames: 'main.css' } },
    },
  })
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname
    try {
      const body = readFileSync(join(page, path === '/' ? 'index.html' : path))
      response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html')
      response.end(body)
    } catch {
      response.statusCode = 404
      response.end()
    }
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))

  browser = await chromium.launch(await browserPath())
  const tab = await browser.newPage({ viewport: { width: 1300, height: 800 }, deviceScaleFactor })
  tab.on('pageerror', (error) => {
    throw error
  })
  await tab.goto(`http://127.0.0.1:${server.address().port}/`)
  await tab.waitForFunction('window.benchMap')
  const report = await tab.evaluate('window.benchMap()')
  if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2))
  else print(report)
} finally {
  await browser?.close()
  server?.close()
  rmSync(page, { recursive: true, force: true })
}

function print({ dpr, pan, zoom, picture, firstPictureMs }) {
  console.log(`map bench at ${dpr}x, script per frame in ms`)
  for (const [deed, { map, shapes }] of Object.entries({ pan, zoom })) {
    console.log(`${deed}: p50 ${map.p50}, p95 ${map.p95} with ${map.nodes} nodes`)
    console.log(`  a shape a hex: p50 ${shapes.p50}, p95 ${shapes.p95} with ${shapes.nodes} nodes`)
    console.log(`  ratio ${(shapes.p50 / map.p50).toFixed(1)}`)
  }
  console.log(`first picture ${firstPictureMs} ms from mounting`)
  const pictures = Object.entries(picture).map(([scale, ms]) => `${Math.round(Number(scale) * 100)} % ${ms} ms`)
  console.log(`still picture repainted at rest: ${pictures.join(', ')}`)
}
