/** What the odds answer. Chances are numbers right to 1e-12, or with `exact` fractions in text such as "2/5". Plain JSON. */
import type { Kind } from '../great-war/ids'
import type { Aim } from './fields'

/** A number, or a fraction in text. */
export type Chance = number | string

/** Units by kind, none left out that is there; `damaged`: dreadnoughts among them that have taken a hit. */
export interface Standing {
  readonly units: Readonly<Partial<Record<Kind, number>>>
  readonly damaged?: number
}
export type Outcome = 'attackerWins' | 'defenderWins' | 'bothDestroyed' | 'stopped'
export const OUTCOMES = [
  'attackerWins',
  'defenderWins',
  'bothDestroyed',
  'stopped',
] as const satisfies readonly Outcome[]

/**
 * `attackerWins`: attackers are left and no defender; `defenderWins`: the reverse; `bothDestroyed`: nobody is left in the
 * space; `stopped`: the attacker broke off while defenders stood, or neither side could hit any more. They sum to 1.
 */
export type Ends<C extends Chance = number> = Readonly<Record<Outcome, C>>

export interface Survivors<C extends Chance = number> extends Standing {
  readonly chance: C
}
export interface JointSurvivors<C extends Chance = number> {
  readonly outcome: Outcome
  readonly attacker: Standing
  readonly defender: Standing
  readonly chance: C
}
export interface AfterRound<C extends Chance = number> extends Ends<C> {
  readonly round: number
  /** The battle is still on. */
  readonly goesOn: C
}
export interface Sides<T> {
  readonly attacker: T
  readonly defender: T
}
export interface Expected<C extends Chance = number> {
  readonly attackerLosses: Readonly<Partial<Record<Kind, C>>>
  readonly defenderLosses: Readonly<Partial<Record<Kind, C>>>
  readonly ipc: Sides<C>
  readonly manpower: Sides<C>
  /** The defender's mean loss less the attacker's: above 0 is good for the attacker. */
  readonly ipcSwing: C
  readonly manpowerSwing: C
}

/** A land or a sea battle. */
export interface BattleAnswer<C extends Chance = number> extends Ends<C> {
  readonly game: 'great-war'
  readonly kind: 'land' | 'sea'
  /** The defenders are gone and a land unit stands (GW-13.8); at sea the same as winning with a ship left. */
  readonly takesSpace: C
  /** 1 less `takesSpace`: the space does not change hands. */
  readonly holdsOff: C
  readonly rounds: {
    /** Mean number of rounds fought. */
    readonly expected: C
    /** How it stands after each round, one by one; shorter than the battle may last. */
    readonly after: readonly AfterRound<C>[]
  }
  /** Hits of the next volley, by number from none on, before losses; apart from it the opening, at sea the first strike. */
  readonly volley: {
    readonly opening?: readonly C[]
    readonly attacker: readonly C[]
    readonly defender: readonly C[]
  }
  readonly expected: Expected<C>
  readonly survivors: {
    readonly attacker: readonly Survivors<C>[]
    readonly defender: readonly Survivors<C>[]
    readonly joint: readonly JointSurvivors<C>[]
  }
  /** With `best`: the aim and what it comes to, and what the best policy does first. */
  readonly best?: {
    readonly aim: Aim
    readonly value: C
    /** Whom to lose at so many hits in the first round, when the other side has lost nobody. */
    readonly attackerLoses?: readonly Standing[]
    readonly defenderLoses?: readonly Standing[]
  }
  /** Sentences: loss orders, retreat, trench, where attackers come from. Every number stands on them. */
  readonly assumptions: readonly string[]
}

export interface RaidAnswer<C extends Chance = number> {
  readonly game: 'great-war'
  readonly kind: 'raid'
  /** At least one bomber gets through. */
  readonly getsThrough: C
  readonly bombersThrough: readonly C[]
  /** IPC that the bombs cost, capped, by number from none on. */
  readonly ipcLost: readonly C[]
  readonly expected: Expected<C> & { readonly ipcBombed: C }
  readonly survivors: {
    readonly attacker: readonly Survivors<C>[]
    readonly defender: readonly Survivors<C>[]
  }
  readonly assumptions: readonly string[]
}

export interface SeveralAnswer<C extends Chance = number> {
  readonly game: 'great-war'
  readonly kind: 'several'
  readonly battles: readonly { readonly name: string; readonly success: C }[]
  readonly all: C
  /** At least so many succeed, from none on. */
  readonly atLeast: readonly C[]
  readonly expected: { readonly successes: C; readonly ipcSwing: C; readonly manpowerSwing: C }
  /** For each kind in reserve: the chance that all succeed, with one more of it in each battle; the best one is named. */
  readonly reserve?: readonly {
    readonly kind: Kind
    readonly best: number
    readonly options: readonly {
      readonly battle: number
      readonly success: C
      readonly all: C
      readonly atLeast: readonly C[]
      readonly successes: C
    }[]
  }[]
  readonly assumptions: readonly string[]
}

/** Why a well-formed order can't be answered: its size, or a combination that is not searched. */
export interface NoAnswer {
  readonly reason: 'tooLarge' | 'notTogether' | 'noBattle' | 'cancelled'
  readonly at: string
  readonly message: string
  /** About how many steps of arithmetic it would take, and how many are allowed. */
  readonly steps?: number
  readonly allowed?: number
}
