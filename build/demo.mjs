/** `npm run demo`: plays the sample campaign without a display; see e2e/demo.ts. */
import path from 'node:path'
import { at, build, isBuilt, run, tool } from './program.mjs'

const out = path.resolve(process.argv[2] ?? at('demo-output'))

if (!isBuilt()) {
  process.stdout.write('Building Powder Keg …\n')
  const built = await build({ quiet: true })
  if (built.code !== 0) {
    process.stderr.write(`${built.output}\nThe build failed; the last lines above say why.\n`)
    process.exit(1)
  }
}
const { code } = await run(tool('tsx/dist/cli.mjs'), ['e2e/demo.ts', out])
process.exitCode = code
