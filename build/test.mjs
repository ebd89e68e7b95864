/**
 * `npm test`: every check, one after the other, so that two cores are enough. None stops the others; at the end stands one
 * plain line with the sum of all of them. A static check counts as one test, a runner that ends badly without naming a
 * failed test counts as one failed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { at, build, run, tool } from './program.mjs'

const UNIT = at('out', 'unit.json')
const E2E = at('out', 'e2e.json')

const sources = ['shared', 'electron', 'renderer', 'e2e', 'build']
const steps = [
  check('lint', 'eslint/bin/eslint.js', [
    '--config',
    'build/eslint.config.mjs',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint',
    '.',
  ]),
  check('format', 'prettier/bin/prettier.cjs', [
    '--config',
    'build/prettier.config.mjs',
    '--ignore-path',
    'build/prettierignore',
    '--log-level',
    'warn',
    '--check',
    '.',
  ]),
  check('types', 'vue-tsc/bin/vue-tsc.js', ['-b', 'tsconfig.json']),
  check('who may import whom', 'dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    'build/dependency-rules.cjs',
    ...sources,
  ]),
  check('clauses and tests name each other', 'tsx/dist/cli.mjs', ['build/clauses.ts']),
  {
    name: 'data is what its sources make',
    run: async () => asCheck(await run(at('build', 'data', 'check.mjs'), [], { quiet: true })),
  },
  {
    name: 'unit, property and golden tests',
    run: () => runner('vitest/vitest.mjs', ['run', '--config', 'build/vitest.config.ts'], UNIT, vitestCounts),
  },
  { name: 'build', run: async () => asCheck(await build({ quiet: true })) },
  { name: 'packaging', run: async () => asCheck(await run(at('build', 'packaging.mjs'), [], { quiet: true })) },
  {
    name: 'end to end, through the window',
    run: () =>
      runner('@playwright/test/cli.js', ['test', '--config', 'build/playwright.config.ts'], E2E, playwrightCounts),
  },
]

let passed = 0
let failed = 0
const summary = []
for (const step of steps) {
  process.stdout.write(`\n── ${step.name}\n`)
  const began = Date.now()
  const counts = await step.run()
  passed += counts.passed
  failed += counts.failed
  const seconds = Math.round((Date.now() - began) / 1000)
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : ''
  summary.push(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`,
  )
  process.stdout.write(`${summary.at(-1)}\n`)
}
process.stdout.write(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

/** A tool that is right or wrong as a whole; it is quiet unless it is wrong. */
function check(name, file, args) {
  return { name, run: async () => asCheck(await run(tool(file), args, { quiet: true })) }
}

function asCheck({ code, output }) {
  if (code !== 0) process.stdout.write(output)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A test runner that leaves its counts in a file; one left by an earlier run must not be read as this one's. */
async function runner(file, args, report, read) {
  mkdirSync(at('out'), { recursive: true })
  rmSync(report, { force: true })
  const { code } = await run(tool(file), args, { env: { CI: '1' } })
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  const unsaid = (code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0
  return unsaid ? { ...counts, failed: 1 } : counts
}

function vitestCounts({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/** A flaky test passed only when tried again: that is no pass. */
function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
