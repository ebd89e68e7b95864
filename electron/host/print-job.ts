/** A print ordered from the command line: no window is shown, no campaign is opened, the process ends when it is done. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Printer } from './printing'

const SWITCH = '--print-job='

const printJob = z.strictObject({ html: z.string(), paper: z.enum(['a4', 'letter']), out: z.string().min(1) })
export type PrintJob = z.infer<typeof printJob>

export const printJobIn = (argv: readonly string[]): string | undefined =>
  argv.find((word) => word.startsWith(SWITCH))?.slice(SWITCH.length)

/** Writes beside and renames, so that a file that was there stays whole until the new one is. */
export async function runPrintJob(file: string, printer: Printer): Promise<void> {
  const job = printJob.parse(JSON.parse(await readFile(file, 'utf8')))
  const pdf = await printer.pdf(job.html, job.paper)
  const aside = `${job.out}.${process.pid}.tmp`
  try {
    await writeFile(aside, pdf)
    await rename(aside, job.out)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
