/** The tokens of the present theme as a plain object: a canvas cannot read CSS variables, and asks once per theme. */
import type { ColourSet } from '../../shared/schema/table'
import { COLOUR_SETS } from '../../shared/schema/table'

const TOKENS = [
  'desk',
  'paper',
  'sheet',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-ink',
  'gilt',
  'sea',
  'sea-near',
  'waterline',
  'sea-ink',
  'coast',
  'border',
  'border-owner',
  'grid',
  'halo',
  'neutral-tint',
  'closed-tint',
  'veil',
  'counter-edge',
  'solid-edge',
  'plate-edge',
  'chip-1',
  'chip-5',
  'chip-10',
  'chip-edge',
  'mn-solid',
  'mn-on',
  'mn-tint',
  'mn-deep',
  'sea-zone',
  'arrow-edge',
  'good',
  'warn',
  'bad',
  'font-display',
  'font-ui',
] as const
type Token = (typeof TOKENS)[number]

export interface PowerColours {
  readonly solid: string
  readonly on: string
  readonly tint: string
  readonly deep: string
}
export type Palette = Readonly<Record<Token, string>> & { readonly sets: Readonly<Record<ColourSet, PowerColours>> }

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const read = (token: string) => style.getPropertyValue(`--${token}`).trim()
  const plain = Object.fromEntries(TOKENS.map((token) => [token, read(token)])) as Record<Token, string>
  const sets = Object.fromEntries(
    COLOUR_SETS.map((set): [ColourSet, PowerColours] => [
      set,
      {
        solid: read(`${set}-solid`),
        on: read(`${set}-on`),
        tint: read(`${set}-tint`),
        deep: read(`${set}-deep`),
      },
    ]),
  ) as Record<ColourSet, PowerColours>
  return { ...plain, sets }
}
