/** Origins: an attack by itself (OW-3.3 to 3.6), and a stack worn down by several attackers in turn. */
import { z } from 'zod'

const factors = z.int().min(0).max(1_000_000)

export const attackOrder = z.strictObject({
  game: z.literal('origins'),
  kind: z.literal('attack').optional(),
  attackers: factors,
  defenders: factors,
})
export type AttackOrder = Readonly<z.infer<typeof attackOrder>>

/** Attackers take turns in this order, each with the factors it has left, until the defender has none or nobody can attack. */
export const siegeOrder = z.strictObject({
  game: z.literal('origins'),
  kind: z.literal('siege'),
  attackers: z.array(z.int().min(1).max(60)).min(1).max(5),
  defenders: z.int().min(1).max(60),
  exact: z.boolean().optional(),
})
export type SiegeOrder = Readonly<z.infer<typeof siegeOrder>>
