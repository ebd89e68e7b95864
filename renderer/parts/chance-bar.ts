/** A bar of a small chart. The tone is told by pattern and place as well as by colour. */
export interface ChanceBar {
  readonly key: string
  /** Beneath the bar. */
  readonly label: string
  /** 0 to 1. */
  readonly chance: number
  readonly tone: 'one' | 'other' | 'neither'
}
