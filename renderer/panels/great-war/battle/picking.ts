/** Choosing units by hand: hits to be taken, or submarines to go under. Counts only; the rules judge when it is said. */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { BattleReport, Fighter } from '../../../../shared/great-war/battle-answer'
import { KINDS, type Kind, type UnitId } from '../../../../shared/great-war/ids'
import { SayNation, sayGoods } from '../../../../shared/wording/great-war-names'
import { counted } from '../../../../shared/wording/text'
import { sayLosses, upper } from './words'

/** Hits of one sort on units that are alike, or units to go under: so many of so many. */
export interface PickRow {
  readonly key: string
  readonly kind: Kind
  readonly name: string
  readonly chosen: number
  readonly most: number
  /** The whole choice with one more, or one fewer; absent when that is closed. */
  readonly plus?: readonly UnitId[]
  readonly minus?: readonly UnitId[]
}
export interface Picking {
  readonly side: 'attackers' | 'defenders'
  readonly what: 'losses' | 'submerge'
  readonly fighters: readonly Fighter[]
  readonly chosen: readonly UnitId[]
  /** Hits to be taken, where it is losses. */
  readonly due?: number
  readonly complete: boolean
  may: (f: Fighter) => boolean
  more: (f: Fighter) => boolean
  rows: () => PickRow[]
  said: () => string
}

const times = (list: readonly string[], id: string | undefined) => list.filter((x) => x === id).length

type Choice = Omit<Picking, 'rows' | 'said'>
const without = (list: readonly UnitId[], id: UnitId, most: number): UnitId[] => {
  let left = most
  return list.filter((x) => x !== id || left-- <= 0)
}
const idsOf = (of: readonly Fighter[]) => of.flatMap((f) => f.unit ?? [])
const either = (plus: readonly UnitId[] | undefined, minus: readonly UnitId[] | undefined) => ({
  ...(plus ? { plus } : {}),
  ...(minus ? { minus } : {}),
})

/** Ships that stand a hit have two rows, since both are a choice: so many damaged, so many sunk (GW-4.6). */
function toughRows(p: Choice, of: readonly Fighter[], row: Pick<PickRow, 'key' | 'kind' | 'name'>): PickRow[] {
  const ids = idsOf(of)
  const hit = (n: number) => ids.filter((id) => times(p.chosen, id) === n)
  const free = (p.due ?? 0) - p.chosen.length
  const [whole] = hit(0)
  const hurt = hit(1).at(-1)
  const gone = hit(2).at(-1)
  const sink =
    whole !== undefined && free > 1
      ? [...p.chosen, whole, whole]
      : hurt !== undefined && free > 0
        ? [...p.chosen, hurt]
        : undefined
  return [
    {
      ...row,
      key: `${row.key} damage`,
      name: `${row.name}, damage`,
      chosen: hit(1).length,
      most: ids.length,
      ...either(
        whole !== undefined && free > 0 ? [...p.chosen, whole] : undefined,
        hurt === undefined ? undefined : without(p.chosen, hurt, 1),
      ),
    },
    {
      ...row,
      key: `${row.key} sink`,
      name: `${row.name}, sink`,
      chosen: hit(2).length,
      most: ids.length,
      ...either(sink, gone === undefined ? undefined : without(p.chosen, gone, 2)),
    },
  ]
}

function plainRow(p: Choice, of: readonly Fighter[], row: Pick<PickRow, 'key' | 'kind' | 'name'>): PickRow {
  const next = of.find((f) => p.more(f))?.unit
  const last = of.findLast((f) => times(p.chosen, f.unit) > 0)?.unit
  return {
    ...row,
    chosen: of.reduce((sum, f) => sum + times(p.chosen, f.unit), 0),
    most: of.length,
    ...either(next && [...p.chosen, next], last && without(p.chosen, last, 1)),
  }
}

function rowsOf(p: Choice): PickRow[] {
  const several = new Set(p.fighters.map((f) => f.owner)).size > 1
  const keyOf = (f: Fighter) => `${f.kind} ${f.owner ?? ''} ${f.damaged ? 'damaged' : ''} ${f.role ?? ''}`
  const groups = new Map<string, Fighter[]>()
  for (const f of p.fighters) if (p.may(f)) groups.set(keyOf(f), [...(groups.get(keyOf(f)) ?? []), f])
  return [...groups.entries()]
    .flatMap(([key, of]): PickRow[] => {
      const [first] = of
      const kind = first?.kind ?? 'infantry'
      const plural = sayGoods(kind, 2).slice(2)
      const whose = several && first?.owner ? `, ${SayNation(first.owner)}` : ''
      const name = `${upper(first?.damaged ? `damaged ${plural}` : plural)}${whose}`
      const row = { key, kind, name }
      return p.what === 'losses' && (first?.room ?? 1) > 1 ? toughRows(p, of, row) : [plainRow(p, of, row)]
    })
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
}

function losses(report: BattleReport, chosen: readonly UnitId[]): Picking | undefined {
  const { casualties: c } = report
  if (!c || c.due === 0) return undefined
  const { fighters } = c.side === 'attackers' ? report.attacker : report.defender
  const wide = chosen.filter((id) => fighters.some((f) => f.unit === id && !f.narrow)).length
  const may = (f: Fighter) => f.unit !== undefined && f.room > 0 && (f.narrow || c.onAny > 0)
  const more = (f: Fighter) =>
    may(f) && chosen.length < c.due && times(chosen, f.unit) < f.room && (f.narrow || wide < c.onAny)
  const { side, due } = c
  const base = { side, what: 'losses' as const, fighters, chosen, due, complete: chosen.length === due, may, more }
  return {
    ...base,
    rows: () => rowsOf(base),
    said: () =>
      chosen.length === c.due
        ? `Chosen: ${sayLosses(fighters, chosen)}.`
        : `${counted(chosen.length, 'hit')} of ${c.due} placed: ${sayLosses(fighters, chosen)}.`,
  }
}

function submerge(report: BattleReport, chosen: readonly UnitId[]): Picking | undefined {
  const { submerging } = report
  if (!submerging) return undefined
  const side = report.step === 'attackerSubmerges' ? 'attackers' : 'defenders'
  const { fighters } = side === 'attackers' ? report.attacker : report.defender
  const may = (f: Fighter) => f.unit !== undefined && submerging.includes(f.unit)
  const more = (f: Fighter) => may(f) && times(chosen, f.unit) === 0
  const base = { side, what: 'submerge' as const, fighters, chosen, complete: true, may, more } as const
  return {
    ...base,
    rows: () => rowsOf(base),
    said: () => (chosen.length === 0 ? 'All of them fight.' : `${counted(chosen.length, 'submarine')} will go under.`),
  }
}

/** The choice of the present step, begun at the rule's default and begun anew with every step. */
export function usePicking(report: () => BattleReport | undefined): {
  readonly picking: ComputedRef<Picking | undefined>
  readonly chosen: Ref<readonly UnitId[]>
  press: (f: Fighter) => void
} {
  const chosen = ref<readonly UnitId[]>([])
  watch(
    () => {
      const r = report()
      return r && `${r.battle} ${r.kind} ${r.round} ${r.step} ${String(r.casualties?.due)}`
    },
    () => {
      chosen.value = report()?.casualties?.default ?? []
    },
    { immediate: true },
  )
  const picking = computed(() => {
    const r = report()
    return r && (losses(r, chosen.value) ?? submerge(r, chosen.value))
  })
  /** A press adds a hit while there is room for one, and else lets the unit go. */
  function press(f: Fighter): void {
    if (f.unit && picking.value?.more(f)) chosen.value = [...chosen.value, f.unit]
    else chosen.value = chosen.value.filter((id) => id !== f.unit)
  }
  return { picking, chosen, press }
}
