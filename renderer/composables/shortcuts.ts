import type { MenuDeed } from '../../shared/ipc'

/**
 * Keys of the menu's deeds. `mod` is Ctrl, and Cmd on a Mac. The same keys stand in the application menu; here they work
 * where there is none, and the window hears them first, so a deed is never done twice.
 */
export const DEED_KEYS: Readonly<Partial<Record<MenuDeed, readonly string[]>>> = {
  new: ['mod+n'],
  library: ['mod+l'],
  import: ['mod+o'],
  export: ['mod+shift+s'],
  undo: ['mod+z'],
  redo: ['mod+shift+z', 'mod+y'],
  map: ['mod+1'],
  secondPage: ['mod+2'],
  thirdPage: ['mod+3'],
  log: ['mod+4'],
  tableView: ['f9'],
  print: ['mod+p', 'mod+5'],
  rules: ['f1'],
  planner: ['mod+b'],
  settings: ['mod+,'],
  zoomIn: ['mod++', 'mod+='],
  zoomOut: ['mod+-'],
  zoomFit: ['mod+9'],
  zoomActual: ['mod+0'],
  textLarger: ['mod+alt++', 'mod+alt+='],
  textSmaller: ['mod+alt+-'],
  keys: ['?', 'mod+/'],
}

/** Deeds that a text field keeps for itself while one types in it. */
const FIELD_OWNS: ReadonlySet<string> = new Set(['mod+z', 'mod+shift+z', 'mod+y', '?'])

/** A key press as written in `DEED_KEYS`. Shift is told only for letters: "?" already holds it. */
export function pressed(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const key = event.key.toLowerCase()
  const parts = [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey && /^[a-z]$/.test(key) ? 'shift' : '',
    key,
  ]
  return parts.filter((part) => part !== '').join('+')
}

const BY_KEY: ReadonlyMap<string, MenuDeed> = new Map(
  Object.entries(DEED_KEYS).flatMap(([deed, keys]) => keys.map((key) => [key, deed as MenuDeed] as const)),
)

export function deedOf(event: KeyboardEvent): MenuDeed | undefined {
  const key = pressed(event)
  if (FIELD_OWNS.has(key) && isField(event.target)) return undefined
  return BY_KEY.get(key)
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  )
}

/** A key as printed on the keyboard at hand. */
export function keyCaps(key: string, mac = /mac/i.test(navigator.platform)): string[] {
  return key.split(/\+(?=.)/).map((part) => {
    if (part === 'mod') return mac ? '⌘' : 'Ctrl'
    if (part === 'shift') return mac ? '⇧' : 'Shift'
    if (part === 'alt') return mac ? '⌥' : 'Alt'
    return part.length === 1 || /^f\d+$/.test(part) ? part.toUpperCase() : part
  })
}
