import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue()],
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['{shared,electron,renderer,build}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'out/unit.json' }]],
  },
})
