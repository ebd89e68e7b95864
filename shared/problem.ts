/** Why a campaign or a scenario can't be read or written. Nothing was changed. */
export interface SaveProblem {
  readonly kind: 'missing' | 'damaged' | 'truncated' | 'foreign' | 'newer' | 'locked' | 'unwritable' | 'changed'
  /** The file or folder, as the user knows it. */
  readonly where: string
  /** One or two sentences: what is wrong and what to do. */
  readonly message: string
  /** Whether an older whole copy stands ready (`library:recover`), and what it holds. */
  readonly recoverable: boolean
  readonly recovery?: string
}

/** A dialog that the user closed again is no error. */
export type Cancelled = { readonly cancelled: true }
