/** charts: the printed sheets, made by the app itself. */
import { oneOf, onePath, readArgs } from './args'
import type { Desk } from './desk'
import { DONE } from './exit'
import { printSheets } from './print-host'

export async function charts(desk: Desk, args: readonly string[]): Promise<number> {
  const read = readArgs(args, { out: 'once', sheet: 'many', paper: 'once' })
  const campaignPath = onePath(read.positionals)
  const out = read.need('out')
  const paper = oneOf('paper', read.one('paper') ?? 'a4', ['a4', 'letter'])
  const { pages, file } = await printSheets({ campaignPath, sheets: read.many('sheet'), paper, out })
  desk.print({ pages, file })
  return DONE
}
