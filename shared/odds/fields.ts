/** What orders for odds share: forces, values, losses, retreats. Plain JSON; what no battle can be is refused with its place. */
import { z } from 'zod'
import { AIR_KINDS, KINDS, LAND_KINDS, SHIP_KINDS, TECHNOLOGIES, type Kind } from '../great-war/ids'

/** Far above any stack of the game, far below what would keep a machine busy for minutes. */
export const MOST_OF_A_KIND = 500
/**
 * One of several forms. What is none of them hears which there are, not what each of their parsers found; only where it is
 * plain which one was meant, by a field or a list, that one's parser has the word.
 */
export const either = <T>(forms: z.ZodType<T>, words: string): z.ZodType<T> =>
  z.custom<T>().superRefine((x, context) => {
    if (forms.safeParse(x).success) return
    const meant = formMeant(forms, x)?.safeParse(x).error?.issues
    if (meant) for (const issue of meant) context.addIssue(issue as unknown as Parameters<typeof context.addIssue>[0])
    else context.addIssue({ code: 'custom', message: `none of ${words}` })
  })

function formMeant(forms: z.ZodType, x: unknown): z.ZodType | undefined {
  const options: readonly unknown[] = forms instanceof z.ZodUnion ? forms.options : []
  for (const form of options) {
    if (form instanceof z.ZodArray && Array.isArray(x)) return form
    if (
      form instanceof z.ZodObject &&
      typeof x === 'object' &&
      x !== null &&
      Object.keys(x).some((k) => k in form.shape)
    )
      return form
  }
  return undefined
}

const count = z.int().min(0).max(MOST_OF_A_KIND)
const value = z.int().min(0).max(6)

export const kind = z.enum(KINDS)
/** Kinds that fight on land, and at sea. */
export const ON_LAND: readonly Kind[] = [...LAND_KINDS, ...AIR_KINDS]
export const AT_SEA: readonly Kind[] = [...AIR_KINDS, ...SHIP_KINDS]

/** Something for each kind. A name that is no kind's hears which ones would be right there. */
const byKind = <V extends z.ZodType>(each: V, right: readonly Kind[] = KINDS) =>
  z
    .unknown()
    .superRefine((x, context) => {
      if (typeof x !== 'object' || x === null || Array.isArray(x)) return
      for (const name of Object.keys(x))
        if (!KINDS.some((k) => k === name))
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `no unit has that name. Right would be ${right.join(', ')}`,
          })
    })
    .pipe(z.partialRecord(kind, each))

/** How many of each kind; a kind left out is none. `right`: the kinds that have a business there. */
export const forceOf = (right: readonly Kind[]) => byKind(count, right)
export const force = forceOf(KINDS)
export type Force = Readonly<z.infer<typeof force>>

/** Kinds in their order of loss. */
export const lossList = z.array(kind).max(2 * MOST_OF_A_KIND)

/** Values in place of table GW-4.T1: other editions, other prices. Advances and support come on top of them. */
export const values = byKind(
  z.strictObject({
    attack: value.optional(),
    defence: value.optional(),
    cost: z.number().min(0).max(1000).optional(),
    manpower: z.number().min(0).max(1000).optional(),
  }),
)
export type Values = Readonly<z.infer<typeof values>>

/** Figures of battles in place of the rulebook's: what a gun and a trench add, and what shots of other sorts hit on. */
export const battleFigures = z.strictObject({
  support: value.optional(),
  trench: value.optional(),
  bombardment: value.optional(),
  gas: value.optional(),
  escort: value.optional(),
  interceptor: value.optional(),
})
export type BattleFigures = Readonly<z.infer<typeof battleFigures>>

const technologies = z.array(z.enum(TECHNOLOGIES)).max(TECHNOLOGIES.length)
export const bothTechnologies = z.strictObject({ attacker: technologies.optional(), defender: technologies.optional() })
/** Units of further nations on the defender's side, with what their own nation has (GW-10.6, 13.1). */
const allies = (units: ReturnType<typeof forceOf>) =>
  z.array(z.strictObject({ units, technologies: technologies.optional() })).max(15)

/**
 * Who is lost first. A list names kinds: one named once stands for all its units; named more often, each naming is one unit
 * and the last the rest; kinds left out come after, in the order of `default`.
 * `default`: cheapest first (GW-13.5). `keepLand`: the same, but the last land unit is lost after the aircraft.
 * `best`: whatever serves the order's `aim`, found exactly; for the other side, whatever spoils it.
 */
const oneLosses = either(
  z.union([z.enum(['default', 'keepLand', 'best']), lossList]),
  'default, keepLand, best, or a list of kinds such as ["infantry","artillery"]',
)
export type LossOrder = z.infer<typeof oneLosses>
const bothLosses = z.strictObject({ attacker: oneLosses.optional(), defender: oneLosses.optional() })
export const losses = either(
  z.union([z.literal('default'), bothLosses]),
  'default, {"attacker":…,"defender":…}, each with default, keepLand, best, or a list of kinds such as ["infantry","artillery"]',
)

/** What `best` is to serve, seen from the side that is named (the attacker unless said). Swings: the enemy's losses less one's own. */
export const AIMS = ['win', 'takeSpace', 'ipcSwing', 'manpowerSwing'] as const
export const aim = either(
  z.union([z.enum(AIMS), z.strictObject({ keep: kind, of: z.enum(['attacker', 'defender']).optional() })]),
  `${AIMS.join(', ')}, {"keep":"dreadnought"}`,
)
export type Aim = z.infer<typeof aim>

/**
 * When the attacker breaks off, asked after each full round (GW-13.7). `below`: when the chance, if fought to the end from
 * there, is less than that. `onlyAircraft`: when nothing is left that could take the space. `best`: whenever that serves the aim.
 */
export const retreat = either(
  z.union([
    z.enum(['never', 'onlyAircraft', 'best']),
    z.strictObject({ afterRound: z.int().min(1).max(1000) }),
    z.strictObject({ below: z.number().min(0).max(1), chance: z.enum(['win', 'takeSpace']).optional() }),
  ]),
  'never, onlyAircraft, best, {"afterRound":2}, {"below":0.4}, {"below":0.4,"chance":"takeSpace"}',
)
export type Retreat = z.infer<typeof retreat>

/** Hits scored and not yet taken: limited ones fall on land units (gas, GW-10.7) or ships (torpedoes, GW-13.12) only. */
export const hits = z.strictObject({ limited: count.optional(), onAny: count.optional() })
/** Units already marked in this round: they still fire where the rules let them. */
export const marked = z.strictObject({ attacker: force.optional(), defender: force.optional() })

/** What every battle of The Great War may carry, between units of these kinds. */
export const battleFields = (kinds: readonly Kind[]) => ({
  game: z.literal('great-war'),
  attacker: forceOf(kinds),
  defender: forceOf(kinds),
  allies: allies(forceOf(kinds)).optional(),
  technologies: bothTechnologies.optional(),
  losses: losses.optional(),
  retreat: retreat.optional(),
  aim: aim.optional(),
  values: values.optional(),
  figures: battleFigures.optional(),
  /** Chances as fractions in text: small battles only. */
  exact: z.boolean().optional(),
  /** How many rounds to follow one by one; a sensible number unless said, none at 0. */
  rounds: z.int().min(0).max(200).optional(),
})
