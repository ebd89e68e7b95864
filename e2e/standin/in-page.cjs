/* global standin, window, location, structuredClone, screenX, screenY, outerWidth, outerHeight */
// Runs in every page of a window that has a preload, before anything else. `standin` is put around this text: the preload as
// a function, the platform, whether there is a visible window. Real Electron runs the preload in a world of its own; here both
// share one, so the door to the main process is taken off the page before the preload runs.
if (window === window.top && /\.localhost$/.test(location.hostname)) {
  const call = window.__standinCall
  delete window.__standinCall
  const listeners = new Map()

  // What crosses the context bridge is copied; a Vue proxy or a class instance fails here as it does in Electron.
  const copy = (value) => {
    if (typeof value === 'function') return (...args) => copy(value(...args.map(copy)))
    if (value instanceof Promise) return value.then(copy)
    if (value && typeof value === 'object' && Object.values(value).some((x) => typeof x === 'function'))
      return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, x]) => [key, copy(x)])))
    return structuredClone(value)
  }

  const ipcRenderer = {
    async invoke(channel, ...args) {
      const answer = JSON.parse(await call(channel, JSON.stringify(structuredClone(args))))
      if ('error' in answer) throw new Error(`Error invoking remote method '${channel}': ${answer.error}`)
      return answer.value
    },
    on(channel, listener) {
      if (!listeners.has(channel)) listeners.set(channel, new Set())
      listeners.get(channel).add(listener)
      return ipcRenderer
    },
    removeListener(channel, listener) {
      listeners.get(channel)?.delete(listener)
      return ipcRenderer
    },
  }
  Object.defineProperty(window, '__standinHear', {
    value: (channel, args) => {
      for (const listener of [...(listeners.get(channel) ?? [])]) listener({}, ...args)
    },
  })
  const contextBridge = {
    exposeInMainWorld(key, api) {
      Object.defineProperty(window, key, { value: copy(api), writable: false, configurable: false, enumerable: true })
    },
  }
  const load = (name) => {
    if (name === 'electron') return { contextBridge, ipcRenderer }
    throw new Error(`module not found: ${name}`)
  }
  const module = { exports: {} }
  standin.preload(load, module, module.exports, { contextIsolated: true, sandboxed: true, platform: standin.platform })

  if (standin.headed) {
    const tellPlace = () =>
      call('standin:place', JSON.stringify([{ x: screenX, y: screenY, width: outerWidth, height: outerHeight }]))
    window.addEventListener('resize', tellPlace)
    window.addEventListener('blur', tellPlace)
  }
}
