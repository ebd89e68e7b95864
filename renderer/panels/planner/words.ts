/** How the planner says chances, means and forces. */
import { KINDS, type Kind } from '../../../shared/great-war/ids'
import type { Chance, Standing } from '../../../shared/odds/answer'
import { sayGoods } from '../../../shared/wording/great-war-names'
import { listed } from '../../../shared/wording/text'
import type { Counts } from './draft'

export const num = (x: Chance): number => Number(x)

/** Before the sign of per cent, so that it stays with its figure. */
const GAP = '\u00a0'

/** One digit after the point; what is not quite nothing or not quite certain is not called so. */
export function percent(x: Chance, digits = 1): string {
  const of = 100 * num(x)
  const least = 10 ** -digits
  if (of > 1e-10 && of < least / 2) return `<${least}${GAP}%`
  if (of < 100 - 1e-10 && of > 100 - least / 2) return `>${(100 - least).toFixed(digits)}${GAP}%`
  const text = of.toFixed(digits)
  return `${Number(text) === 0 || Number(text) === 100 ? Number(text) : text}${GAP}%`
}
export const mean = (x: Chance, digits = 1): string => num(x).toFixed(digits)
/** A swing, with a true minus sign. */
export function swing(x: Chance, digits = 1): string {
  const text = Math.abs(num(x)).toFixed(digits)
  if (Number(text) === 0) return '0'
  return num(x) > 0 ? `+${text}` : `−${text}`
}
const NAMES: Readonly<Record<Kind, string>> = {
  infantry: 'Infantry',
  artillery: 'Artillery',
  tank: 'Tanks',
  fighter: 'Fighters',
  bomber: 'Bombers',
  submarine: 'Submarines',
  transport: 'Transports',
  dreadnought: 'Dreadnoughts',
}
export const kindName = (k: Kind): string => NAMES[k]

/** "3 infantry and 1 tank"; "nobody". */
export const sayUnits = (counts: Counts): string =>
  listed(KINDS.flatMap((k) => ((counts[k] ?? 0) > 0 ? [sayGoods(k, counts[k] ?? 0)] : []))) || 'nobody'
export function sayStanding({ units, damaged = 0 }: Standing): string {
  return `${sayUnits(units)}${damaged > 0 ? ` (${damaged} damaged)` : ''}`
}
/** Mean losses kind by kind: "1.3 infantry, 0.2 tanks". */
export function sayMeans(losses: Readonly<Partial<Record<Kind, Chance>>>): string {
  const list = KINDS.flatMap((k) => {
    const n = losses[k]
    return n === undefined || num(n) < 0.005 ? [] : [`${mean(n)} ${NAMES[k].toLowerCase()}`]
  })
  return list.join(', ') || 'nothing'
}
