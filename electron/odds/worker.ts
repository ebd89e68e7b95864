/** The worker's entry, bundled into a file of its own. */
import { parentPort } from 'node:worker_threads'
import type { Job } from './desk'
import { work } from './work'

parentPort?.on('message', (job: Job) => work(job, (said) => parentPort?.postMessage(said), Date.now))
