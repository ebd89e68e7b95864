/**
 * A map as a list with one tab stop: where the keyboard stands, arrows along borders, letters as type-ahead. Keys of the game's
 * own come first (`own`); what nobody takes goes on to the map.
 */
import { computed, ref } from 'vue'
import type { Direction } from './walk'
import { typeAheadIn } from './walk'

export interface MapListInput<T> {
  readonly all: () => readonly T[]
  readonly selected: () => T | undefined
  readonly first: () => T
  readonly walk: (from: T, direction: Direction) => T | undefined
  readonly name: (place: T) => string
  /** Whether the key was the game's. */
  readonly own: (event: KeyboardEvent, typing: boolean) => boolean
  readonly on: {
    select(place: T | undefined): void
    /** The place that the keyboard stands on; undefined when it is elsewhere. */
    stand(place: T | undefined): void
    pan(dx: number, dy: number): void
  }
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const PAN: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, 80],
  down: [0, -80],
  left: [80, 0],
  right: [-80, 0],
}
/** Letters typed within this time make one word. */
const WORD_MS = 700

export function useMapList<T extends string>({ all, selected, first, walk, name, own, on }: MapListInput<T>) {
  const list = ref<HTMLElement | null>(null)
  const last = ref<T>()
  /** Where the keyboard stands: the selection, or where it stood before that was given up. */
  const current = computed<T>(() => selected() ?? last.value ?? first())
  let typed = ''
  let typedAt = -Infinity

  function go(place: T | undefined) {
    if (place === undefined) return
    last.value = place
    on.select(place)
    on.stand(place)
  }
  function leave() {
    last.value = current.value
    on.select(undefined)
  }
  const typing = () => performance.now() - typedAt < WORD_MS
  function type(key: string) {
    typed = typing() ? typed + key : key
    typedAt = performance.now()
    go(typeAheadIn(all(), current.value, typed, name))
  }

  function take(event: KeyboardEvent): boolean {
    if (own(event, typing())) return true
    const arrow = ARROWS[event.key]
    if (arrow) {
      if (event.shiftKey) on.pan(...PAN[arrow])
      else go(selected() ? walk(current.value, arrow) : current.value)
      return true
    }
    if (event.key === 'Home' || event.key === 'End') {
      go(all().at(event.key === 'Home' ? 0 : -1))
      return true
    }
    if (event.key === 'Escape') {
      const had = selected() !== undefined
      if (had) leave()
      return had
    }
    if (!/^[a-z]$/i.test(event.key)) return false
    type(event.key)
    return true
  }
  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !take(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** A mouse press focuses the list as well, but only a keyboard wants to see where it stands. */
  function onFocus() {
    if (list.value?.matches(':focus-visible')) on.stand(current.value)
  }
  const listAt = (element: unknown) => {
    list.value = element as HTMLElement | null // Vue hands over what the template holds there
  }
  return { listAt, current, go, onKey, onFocus, focus: () => list.value?.focus({ preventScroll: true }) }
}
