/** Choosing units by hand: hits to be taken, or submarines to go under. Counts only; the rules judge when it is said. */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { BattleReport, Fighter } from '../../../../shared/great-war/battle-answer'
import { KINDS, type Kind, type UnitId } from '../../../../shared/great-war/ids'
import { SayNation, sayGoods } from '../../../../shared/wording/great-war-names'
import { counted } from '../../../../shared/wording/text'
import { sayLosses, upper } from './words'

export interface PickRow {
  readonly key: string
  readonly kind: Kind
  readonly name: string
  readonly chosen: number
  readonly most: number
  /** Whom one more, or one fewer, would be; nobody when that is closed. */
  readonly next?: Fighter
  readonly last?: Fighter
}
export interface Picking {
  readonly side: 'attackers' | 'defenders'
  readonly what: 'losses' | 'submerge'
  readonly fighters: readonly Fighter[]
  readonly chosen: readonly UnitId[]
  readonly complete: boolean
  may: (f: Fighter) => boolean
  more: (f: Fighter) => boolean
  rows: () => PickRow[]
  said: () => string
}

const times = (list: readonly string[], id: string | undefined) => list.filter((x) => x === id).length

function rowsOf(p: Omit<Picking, 'rows' | 'said'>): PickRow[] {
  const several = new Set(p.fighters.map((f) => f.owner)).size > 1
  const keyOf = (f: Fighter) => `${f.kind} ${f.owner ?? ''} ${f.damaged ? 'damaged' : ''} ${f.role ?? ''}`
  const groups = new Map<string, Fighter[]>()
  for (const f of p.fighters) if (p.may(f)) groups.set(keyOf(f), [...(groups.get(keyOf(f)) ?? []), f])
  return [...groups.entries()]
    .map(([key, of]) => {
      const [first] = of
      const kind = first?.kind ?? 'infantry'
      const chosen = of.reduce((sum, f) => sum + times(p.chosen, f.unit), 0)
      const next = of.find((f) => p.more(f))
      const last = of.findLast((f) => times(p.chosen, f.unit) > 0)
      const plural = sayGoods(kind, 2).slice(2)
      const name = [
        upper(plural),
        several && first?.owner ? SayNation(first.owner) : '',
        first?.damaged ? 'damaged' : '',
      ]
      return {
        key,
        kind,
        name: name.filter((x) => x !== '').join(', '),
        chosen,
        most: of.reduce((sum, f) => sum + (p.what === 'losses' ? f.room : 1), 0),
        ...(next ? { next } : {}),
        ...(last ? { last } : {}),
      }
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
  const base = { side: c.side, what: 'losses' as const, fighters, chosen, complete: chosen.length === c.due, may, more }
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
  more: (f: Fighter) => void
  less: (f: Fighter) => void
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
  function more(f: Fighter): void {
    if (f.unit && picking.value?.more(f)) chosen.value = [...chosen.value, f.unit]
  }
  function less(f: Fighter): void {
    const at = f.unit ? chosen.value.lastIndexOf(f.unit) : -1
    if (at >= 0) chosen.value = chosen.value.filter((_, i) => i !== at)
  }
  /** A press adds a hit while there is room for one, and else lets the unit go. */
  function press(f: Fighter): void {
    if (picking.value?.more(f)) more(f)
    else chosen.value = chosen.value.filter((id) => id !== f.unit)
  }
  return { picking, chosen, press, more, less }
}
