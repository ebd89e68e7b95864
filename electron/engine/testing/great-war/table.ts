/** A table for tests: a started game whose figures a test sets before it speaks, in one line each. */
import type { Face } from '../../../../shared/dice'
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import type {
  Bloc,
  Kind,
  NationId,
  Phase,
  PoolId,
  Position,
  SpaceId,
  Technology,
  UnitId,
} from '../../../../shared/great-war/ids'
import { hashState } from '../../core/hash'
import { greatWarCore } from '../../great-war/game'
import { settle } from '../../great-war/consequences/settle'
import { nextPhase } from '../../great-war/rules/phases'
import { openStraits } from '../../great-war/phases/turn'
import { friendsOf } from '../../great-war/rules/who'
import { EMPTY_TURN, unitsIn, type GreatWarState, type NationState, type Unit } from '../../great-war/state'
import { Telling } from '../../great-war/telling'

export type Said = Record<string, unknown> & { readonly type: string }
export type Answer =
  | { readonly ok: true; readonly events: readonly GreatWarEvent[] }
  | { readonly ok: false; readonly clause: string; readonly reason: string; readonly facts: object }
  | { readonly ok: false; readonly clause: 'fault'; readonly reason: 'malformed'; readonly facts: object }
  | { readonly ok: false; readonly clause: string; readonly reason: 'wantsDice'; readonly facts: object }

export class Table {
  state: GreatWarState

  constructor(players = 6, unitedStates = 'automaton', scenario?: unknown) {
    const names = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay'].slice(0, players)
    const options = greatWarCore.parseOptions({ players: names.map((name) => ({ name })), unitedStates, scenario })
    if (!options.ok) throw new Error(`${options.error.at}: ${options.error.problem}`)
    const begun = greatWarCore.begin(options.value, [])
    if (begun.kind !== 'accepted') throw new Error(`the game did not start: ${JSON.stringify(begun)}`)
    this.state = begun.events.reduce((x, e) => greatWarCore.apply(x, e), greatWarCore.blank)
  }

  /** The turn of that nation begins at that phase, with everything controlled as it stands. */
  at(nation: NationId, phase: Phase = 'diplomacy', round = Math.max(1, this.state.round)): this {
    const held = Object.fromEntries(Object.entries(this.state.territories).map(([id, t]) => [id, t.controller]))
    const turn = {
      ...EMPTY_TURN,
      number: this.state.turn.number + 1,
      held,
      carried: this.state.nations[nation].waiting,
    }
    this.state = { ...this.state, round, acting: nation, phase, turn, offered: [] }
    const diggers = Object.values(this.state.units)
      .filter((u) => u.owner === nation && u.kind === 'infantry' && !u.cargoOf)
      .map((u) => u.space)
    this.state = {
      ...this.state,
      turn: {
        ...turn,
        straits: openStraits(this.state, nation),
        friends: friendsOf(this.state, nation),
        diggers: phase === 'place' ? [...new Set(diggers)].sort() : [],
      },
    }
    return this
  }
  patch(change: Partial<GreatWarState>): this {
    this.state = { ...this.state, ...change }
    return this
  }
  nation(id: NationId, change: Partial<NationState>): this {
    return this.patch({ nations: { ...this.state.nations, [id]: { ...this.state.nations[id], ...change } } })
  }
  treasury(id: NationId, ipc: number): this {
    return this.nation(id, { treasury: ipc })
  }
  tech(id: NationId, ...technologies: Technology[]): this {
    return this.nation(id, { technologies })
  }
  bloc(id: NationId, bloc: Bloc | null): this {
    return this.nation(id, { bloc, status: bloc ? 'belligerent' : 'unaligned' })
  }
  pool(pool: PoolId, used: number, total: number): this {
    return this.patch({ pools: { ...this.state.pools, [pool]: { used, total } } })
  }
  marker(id: NationId, position: Position): this {
    return this.patch({ markers: { ...this.state.markers, [id]: position } })
  }
  opinion(level: number): this {
    return this.patch({ opinion: level })
  }
  control(space: string, controller: NationId): this {
    const t = this.state.territories[space as SpaceId]
    if (!t) throw new Error(space)
    this.patch({ territories: { ...this.state.territories, [space]: { ...t, controller } } })
    return this.patch({ turn: { ...this.state.turn, held: { ...this.state.turn.held, [space]: controller } } })
  }
  trench(space: string, ...facings: string[]): this {
    const t = this.state.territories[space as SpaceId]
    if (!t) throw new Error(space)
    const trenches = facings.sort() as SpaceId[]
    return this.patch({ territories: { ...this.state.territories, [space]: { ...t, trenches } } })
  }
  complex(space: string): this {
    const t = this.state.territories[space as SpaceId]
    if (!t) throw new Error(space)
    return this.patch({ territories: { ...this.state.territories, [space]: { ...t, complex: true } } })
  }
  /** All its land is somebody else's. */
  lose(nation: NationId, to: NationId): this {
    for (const [space, t] of Object.entries(this.state.territories))
      if (t.controller === nation) this.control(space, to)
    return this
  }
  /** Nobody is left there. */
  clear(...spaces: string[]): this {
    const units = Object.fromEntries(Object.entries(this.state.units).filter(([, u]) => !spaces.includes(u.space)))
    return this.patch({ units })
  }
  /** Nobody is left anywhere, or of that nation. */
  clearAll(nation?: NationId): this {
    const units = Object.fromEntries(
      Object.entries(this.state.units).filter(([, u]) => nation !== undefined && u.owner !== nation),
    )
    return this.patch({ units })
  }
  /** More units; answers their ids in order. */
  put(space: string, owner: NationId, kinds: Partial<Record<Kind, number>>, extra: Partial<Unit> = {}): UnitId[] {
    const units = { ...this.state.units }
    const ids: UnitId[] = []
    let next = this.state.nextUnit
    for (const [kind, count] of Object.entries(kinds) as [Kind, number][])
      for (let i = 0; i < count; i++) {
        const id = `u${next++}` as UnitId
        units[id] = { kind, owner, space: space as SpaceId, ...extra }
        ids.push(id)
      }
    this.patch({ units, nextUnit: next })
    return ids
  }
  with(space: string, owner: NationId, kinds: Partial<Record<Kind, number>>): this {
    this.put(space, owner, kinds)
    return this
  }
  /** Bought and waiting, paid for by nobody. */
  waiting(id: NationId, kind: Kind | 'trench', count: number, pool?: PoolId): this {
    const item = pool ? { kind, count, pool } : { kind, count }
    return this.nation(id, { waiting: [...this.state.nations[id].waiting, item] })
  }
  /** Whatever follows from what was set. */
  settled(): this {
    const t = new Telling(this.state)
    settle(t)
    this.state = t.state
    return this
  }

  hash(): string {
    return hashState(this.state)
  }
  /** Judges without writing down. `dice` stand for the app's faces. */
  judge(said: Said, dice: readonly number[] = []): Answer {
    const parsed = greatWarCore.parseCommand(said)
    if (!parsed.ok) return { ok: false, clause: 'fault', reason: 'malformed', facts: parsed.error }
    return this.#judged(parsed.value, dice as Face[])
  }
  #judged(command: GreatWarCommand, faces: readonly Face[]): Answer {
    const d = greatWarCore.decide(this.state, command, faces)
    switch (d.kind) {
      case 'accepted':
        return { ok: true, events: d.events }
      case 'refused':
        return { ok: false, clause: d.clause, reason: d.reason, facts: d.facts }
      case 'wantsDice':
        return { ok: false, clause: d.clause, reason: 'wantsDice', facts: { count: d.count } }
    }
  }
  /** Says it and writes it down; a refusal changes nothing. */
  say(said: Said, dice: readonly number[] = []): Answer {
    const answer = this.judge(said, dice)
    if (answer.ok) this.state = answer.events.reduce((x, e) => greatWarCore.apply(x, e), this.state)
    return answer
  }
  /** Says it and expects no refusal. */
  do(said: Said, dice: readonly number[] = []): readonly GreatWarEvent[] {
    const answer = this.say(said, dice)
    if (!answer.ok) throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(answer)}`)
    return answer.events
  }
  /** Ends phases until that nation is at that phase. */
  until(nation: NationId, phase: Phase): this {
    for (let i = 0; i < 500; i++) {
      if (this.state.acting === nation && this.state.phase === phase) return this
      this.do({ type: 'endPhase', by: this.state.acting })
    }
    throw new Error(`never came to ${nation}, ${phase}`)
  }
  end(): readonly GreatWarEvent[] {
    return this.do({ type: 'endPhase', by: this.state.acting })
  }
  /** Units of a nation in a space by kind: `3 infantry, 1 artillery`. */
  there(space: string, nation?: NationId): string {
    const count = new Map<string, number>()
    for (const id of unitsIn(this.state, space as SpaceId)) {
      const u = this.state.units[id]
      if (u && (nation === undefined || u.owner === nation)) count.set(u.kind, (count.get(u.kind) ?? 0) + 1)
    }
    return [...count].map(([kind, n]) => `${n} ${kind}`).join(', ')
  }
  ids(space: string, nation?: NationId, kind?: Kind): UnitId[] {
    return unitsIn(this.state, space as SpaceId).filter((id) => {
      const u = this.state.units[id]
      return u && (nation === undefined || u.owner === nation) && (kind === undefined || u.kind === kind)
    })
  }
  next(): Phase | undefined {
    return nextPhase(this.state, this.state.acting, this.state.phase)
  }
}
export const table = (players?: number, unitedStates?: string): Table => new Table(players, unitedStates)
