import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { fileURLToPath } from 'node:url'

const house = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts: string[]): string => path.join(house, ...parts)

/** The odds' thread, a file of its own and whole: it is started from its text (`electron/odds/NOTES.md`). */
const oddsWorker: Plugin = {
  name: 'keg:odds-worker',
  apply: 'build',
  async closeBundle() {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: house,
      build: {
        outDir: at('out/main'),
        emptyOutDir: false,
        target: 'node22',
        lib: { entry: at('electron/odds/worker.ts'), formats: ['es'], fileName: () => 'odds-worker.js' },
        rolldownOptions: { external: [/^node:/] },
      },
    })
  },
}

/**
 * Everything is bundled into main and preload (`externalizeDeps: false`), so that the packed app holds no node_modules. The
 * preload is CommonJS because a sandboxed one can be nothing else.
 */
export default defineConfig({
  main: {
    plugins: [oddsWorker],
    build: {
      externalizeDeps: false,
      outDir: at('out/main'),
      target: 'node22',
      lib: { entry: at('electron/main.ts'), formats: ['es'], fileName: () => 'main.js' },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      outDir: at('out/preload'),
      lib: { entry: at('electron/preload.ts'), formats: ['cjs'], fileName: () => 'preload.cjs' },
    },
  },
  renderer: {
    root: at('renderer'),
    // Our own addresses start at the host: app://game/assets/…
    base: '/',
    plugins: [vue()],
    build: {
      outDir: at('out/renderer'),
      minify: true,
      target: 'chrome140',
      // Small images inlined as data: would slip past the asset folder; fonts never come inlined.
      assetsInlineLimit: 0,
      rollupOptions: { input: at('renderer/index.html') },
      modulePreload: { polyfill: false },
    },
  },
})
