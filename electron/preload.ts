/** `window.keg`: two functions and a list of names. A sandboxed preload can hold little, and should. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import { CHANNELS, PUSHES } from '../shared/ipc-channels'

const channels: ReadonlySet<string> = new Set(CHANNELS)
const pushes: ReadonlySet<string> = new Set(PUSHES)

contextBridge.exposeInMainWorld('keg', {
  invoke(channel: string, ...args: unknown[]): Promise<unknown> {
    if (!channels.has(channel)) return Promise.reject(new Error(`No such channel: ${channel}`))
    return ipcRenderer.invoke(channel, ...args)
  },
  on(push: string, listener: (value: unknown) => void): () => void {
    if (!pushes.has(push)) throw new Error(`No such push: ${push}`)
    // The event holds the sender: it stays on this side.
    const hear = (_event: IpcRendererEvent, value: unknown): void => listener(value)
    ipcRenderer.on(push, hear)
    return () => void ipcRenderer.removeListener(push, hear)
  },
})
