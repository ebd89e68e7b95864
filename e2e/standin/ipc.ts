/** `ipcMain`, and the page's end of it. */
import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import type { Frame } from 'playwright-core'
import { toApp } from './protocol'
import { state } from './state'
import { plainJson, strict } from './strict'

export interface FrameLike {
  readonly url: string
  readonly parent: FrameLike | null
}
export interface InvokeEvent {
  readonly sender: unknown
  readonly senderFrame: FrameLike
}
type Listener = (event: InvokeEvent, ...args: unknown[]) => unknown
const handlers = new Map<string, Listener>()

class IpcMain extends EventEmitter {
  handle(channel: string, listener: Listener): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, listener)
  }
  removeHandler(channel: string): void {
    handlers.delete(channel)
  }
}
export const ipcMain = strict('ipcMain', new IpcMain())

export function frameLike(frame: Frame): FrameLike {
  const parent = frame.parentFrame()
  return { url: toApp(frame.url()), parent: parent === null ? null : frameLike(parent) }
}

/** Answers one invoke of a page, as JSON text: `{value}` or `{error}`. */
export async function answer(sender: unknown, frame: Frame, channel: string, args: string): Promise<string> {
  try {
    const handler = handlers.get(channel)
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
    const event = { sender, senderFrame: frameLike(frame) }
    const value = await handler(event, ...(JSON.parse(args) as unknown[]))
    return JSON.stringify({ value: plainJson(`the answer of ${channel}`, value) })
  } catch (error) {
    return JSON.stringify({ error: String(error) })
  }
}

/** The script that runs the real preload file in a page. */
export function preloadScript(file: string): string {
  const inPage = fs.readFileSync(new URL('in-page.cjs', import.meta.url), 'utf8')
  const preload = fs.readFileSync(file, 'utf8')
  return `((standin) => {${inPage}})({
    platform: ${JSON.stringify(process.platform)},
    headed: ${state.headed},
    preload(require, module, exports, process) {${preload}\n},
  })`
}
