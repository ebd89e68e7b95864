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

function print({ dpr, map, war, shapes, counters }) {
  console.log(`map bench at ${dpr}x, script per frame in ms`)
  printMap('Origins, a shape a hex', map, shapes)
  printMap('The Great War with 300 counters, a shape a hex and a group a counter', war, counters)
}

function printMap(name, ours, theirs) {
  console.log(`\n${name}`)
  for (const deed of ['pan', 'zoom']) {
    const [mine, slow] = [ours[deed], theirs[deed]]
    console.log(`${deed}: p50 ${mine.p50}, p95 ${mine.p95} with ${mine.nodes} nodes`)
    console.log(`  shapes: p50 ${slow.p50}, p95 ${slow.p95} with ${slow.nodes} nodes`)
    console.log(`  ratio ${(slow.p50 / mine.p50).toFixed(1)}`)
  }
  console.log(`first picture ${ours.firstPictureMs} ms from mounting`)
  const pictures = Object.entries(ours.picture).map(([scale, ms]) => `${Math.round(Number(scale) * 100)} % ${ms} ms`)
  console.log(`still picture repainted at rest: ${pictures.join(', ')}`)
}
