/** `npm run --silent keg -- VERB …`. Sets the exit status and lets the output drain by itself. */
import { createInterface } from 'node:readline'
import { realDesk } from './desk'
import { run } from './run'

const lines = (): AsyncIterable<string> => createInterface({ input: process.stdin, crlfDelay: Infinity })

// Whoever reads our answers may stop reading (`| head`): then there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

process.exitCode = await run(realDesk(lines), process.argv.slice(2))
