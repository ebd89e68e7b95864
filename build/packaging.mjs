/**
 * Packs the built app around a make-believe Electron and looks into the archive: what must be in it is, what must not is
 * not. Also proves that electron-builder understands its configuration. Needs no network.
 */
import { extractFile, listPackage } from '@electron/asar'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { at, run, tool } from './program.mjs'

/** Where Electron keeps its fuses, in their order; all start here as the wrong way round. */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const FUSES = [
  { name: 'runAsNode', on: false },
  { name: 'enableCookieEncryption', on: true },
  { name: 'enableNodeOptionsEnvironmentVariable', on: false },
  { name: 'enableNodeCliInspectArguments', on: false },
  { name: 'enableEmbeddedAsarIntegrityValidation', on: true },
  { name: 'onlyLoadAppFromAsar', on: true },
  { name: 'loadBrowserProcessSpecificV8Snapshot', on: false },
  { name: 'grantFileProtocolExtraPrivileges', on: false },
]
const [OFF, ON] = Buffer.from('01')
const BURNT_IN = Buffer.from(
  FUSES.map(({ name, on }) => (on || name === 'loadBrowserProcessSpecificV8Snapshot' ? OFF : ON)),
)

const { devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const temp = mkdtempSync(path.join(os.tmpdir(), 'powder-keg-pack-'))
try {
  const problems = await pack(temp)
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  rmSync(temp, { recursive: true, force: true })
}

async function pack(folder) {
  const fake = path.join(folder, 'electron')
  makeBelieve(fake)
  const output = path.join(folder, 'dist')
  const args = ['--linux', 'dir', '--config', 'build/electron-builder.yml', '--publish', 'never']
  const built = await run(
    tool('electron-builder/out/cli/cli.js'),
    [...args, `-c.electronDist=${fake}`, `-c.directories.output=${output}`],
    { quiet: true },
  )
  if (built.code !== 0) return [built.output, 'electron-builder failed']
  const unpacked = path.join(output, 'linux-unpacked')
  return [...look(path.join(unpacked, 'resources', 'app.asar')), ...fuses(path.join(unpacked, 'powder-keg'))]
}

/** The least that electron-builder takes for an unpacked Electron. */
function makeBelieve(folder) {
  mkdirSync(path.join(folder, 'resources'), { recursive: true })
  mkdirSync(path.join(folder, 'locales'))
  writeFileSync(
    path.join(folder, 'electron'),
    Buffer.concat([Buffer.from(FUSE_SENTINEL), Buffer.from([1, FUSES.length]), BURNT_IN]),
  )
  chmodSync(path.join(folder, 'electron'), 0o755)
  for (const name of ['chrome-sandbox', 'LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak'])
    writeFileSync(path.join(folder, name), '')
  writeFileSync(path.join(folder, 'version'), devDependencies.electron)
}

/** Whether the release's switches were really thrown in the (make-believe) binary. */
function fuses(binary) {
  const bytes = readFileSync(binary)
  const wire = bytes.indexOf(FUSE_SENTINEL) + FUSE_SENTINEL.length + 2
  return FUSES.flatMap(({ name, on }, n) =>
    (bytes[wire + n] === ON) === on ? [] : [`the fuse ${name} must be ${on ? 'on' : 'off'} in a release`],
  )
}

function look(archive) {
  const listed = listPackage(archive).map((name) => name.replaceAll('\\', '/'))
  const files = listed.filter((name) => !listed.some((other) => other.startsWith(`${name}/`)))
  const manifest = JSON.parse(extractFile(archive, 'package.json').toString())
  const allowed = [
    /^\/package\.json$/,
    /^\/out\/main\/[\w-]+(-[\w-]+)?\.js$/,
    /^\/out\/preload\/preload\.cjs$/,
    /^\/out\/renderer\/index\.html$/,
    /^\/out\/renderer\/(assets|fonts)\/[\w.-]+\.(js|css|svg|png|woff2|txt)$/,
  ]
  const wanted = [`/${manifest.main}`, '/out/preload/preload.cjs', '/out/renderer/index.html']
  const megabytes = statSync(archive).size / 1e6
  return [
    ...files
      .filter((name) => !allowed.some((pattern) => pattern.test(name)))
      .map((name) => `${name} must not be packed`),
    ...wanted.filter((name) => !files.includes(name)).map((name) => `${name} is missing from the archive`),
    ...(files.some((name) => name.endsWith('.woff2')) ? [] : ['the fonts are missing from the archive']),
    ...('devDependencies' in manifest || 'scripts' in manifest
      ? ['package.json still holds what only builders need']
      : []),
    ...(megabytes < 5 ? [] : [`the archive has ${megabytes.toFixed(1)} MB; 5 are enough`]),
  ]
}
