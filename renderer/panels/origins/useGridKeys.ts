import { computed, nextTick, ref, type Ref } from 'vue'

/** One tab stop for a whole grid: arrows, Home and End move it, Ctrl with them to the corners. Returns false for other keys. */
export function useGridKeys(
  rows: number,
  columns: number,
  grid: Readonly<Ref<HTMLElement | null>>,
): {
  readonly row: Ref<number>
  readonly column: Ref<number>
  readonly at: (row: number, column: number) => 0 | -1
  move: (event: KeyboardEvent) => boolean
} {
  const row = ref(0)
  const column = ref(0)
  const within = (n: number, size: number): number => Math.min(size - 1, Math.max(0, n))
  const STEPS: Readonly<Record<string, (whole: boolean) => readonly [number, number]>> = {
    ArrowUp: () => [row.value - 1, column.value],
    ArrowDown: () => [row.value + 1, column.value],
    ArrowLeft: () => [row.value, column.value - 1],
    ArrowRight: () => [row.value, column.value + 1],
    Home: (whole) => [whole ? 0 : row.value, 0],
    End: (whole) => [whole ? rows - 1 : row.value, columns - 1],
  }
  const selector = computed(() => `[data-cell="${row.value}/${column.value}"]`)

  function move(event: KeyboardEvent): boolean {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.metaKey) return false
    event.preventDefault()
    const [r, c] = step(event.ctrlKey)
    row.value = within(r, rows)
    column.value = within(c, columns)
    void nextTick(() => grid.value?.querySelector<HTMLElement>(selector.value)?.focus())
    return true
  }
  return { row, column, at: (r, c) => (r === row.value && c === column.value ? 0 : -1), move }
}
