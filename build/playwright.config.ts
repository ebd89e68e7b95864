import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'

const house = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Every spec starts the app itself (`e2e/app.ts`): one after the other, since each start is a whole browser. */
export default defineConfig({
  testDir: house('e2e'),
  outputDir: house('test-results'),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: house('out/e2e.json') }]],
})
