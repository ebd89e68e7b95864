/** Units of a side in groups by the number they need, the highest first; and the dice that belong to each. */
import type { Fighter } from '../../../../shared/great-war/battle-answer'
import type { BattleThrow } from '../../../../shared/great-war/events'
import { KINDS } from '../../../../shared/great-war/ids'
import type { ThrowLine } from './story'

/** An infantry with the gun that lifts it, or a unit by itself. */
export type Piece = readonly [Fighter] | readonly [Fighter, Fighter]
export interface Group {
  readonly value: number
  readonly fighters: readonly Fighter[]
  readonly pieces: readonly Piece[]
  readonly dice: readonly BattleThrow[]
}

const byKind = (a: Fighter, b: Fighter) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)

function piecesOf(fighters: readonly Fighter[]): Piece[] {
  const byId = new Map(fighters.map((f) => [f.unit, f]))
  const pairs = fighters.flatMap((f): Piece[] => {
    const gun = f.gun && byId.get(f.gun)
    return gun ? [[f, gun]] : []
  })
  const paired = new Set(pairs.flat().map((f) => f.unit))
  const alone = fighters.filter((f) => f.unit === undefined || !paired.has(f.unit)).sort(byKind)
  return [...pairs, ...alone.map((f): Piece => [f])]
}

/** A number that only dead units had still shows their dice. */
export function groupsOf(fighters: readonly Fighter[], lines: readonly ThrowLine[]): Group[] {
  const thrown = lines.flatMap((l) => l.throws).filter((x) => x.for !== 'bombardment' && x.for !== 'chemical')
  const values = [...new Set([...fighters.map((f) => f.value), ...thrown.map((x) => x.needs)])].sort((a, b) => b - a)
  return values.map((value) => {
    const of = fighters.filter((f) => f.value === value)
    return { value, fighters: of, pieces: piecesOf(of), dice: thrown.filter((x) => x.needs === value) }
  })
}
