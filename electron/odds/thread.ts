/**
 * The worker as a thread of Node. It is started from its text and not from its file: a thread reads no files of its own inside
 * app.asar, while the main process does.
 */
import { readFileSync } from 'node:fs'
import { Worker as Thread } from 'node:worker_threads'
import type { Said, Spawn } from './desk'

export const threadFrom =
  (file: string): Spawn =>
  ({ said, gone }) => {
    const code = Buffer.from(readFileSync(file, 'utf8')).toString('base64')
    const thread = new Thread(new URL(`data:text/javascript;base64,${code}`))
    thread.on('message', (message: Said) => said(message))
    thread.on('error', (error) => gone(`The odds broke off: ${String(error)}`))
    thread.unref()
    return {
      post: (job) => thread.postMessage(job),
      stop: () => void thread.terminate(),
    }
  }
