/**
 * Fields that commands share. Ids are names here: whether the board bears them is judged by the rules (UNKNOWN_ID,
 * GW-22.3), not by the parser, and so are faces no die has (BAD_DICE).
 */
import { z } from 'zod'
import type { NationId, OfferId, PoolId, SpaceId, TreatyId, UnitId } from './ids'

const isName = (x: unknown): boolean => typeof x === 'string' && x.length >= 1 && x.length <= 60
const named = <T>() =>
  z.custom<T>(isName, {
    error: ({ input }) => (input === undefined ? 'is missing' : 'not a name of 1 to 60 characters'),
  })

export const nation = named<NationId>()
export const space = named<SpaceId>()
export const unit = named<UnitId>()
export const pool = named<PoolId>()
export const offer = named<OfferId>()
export const treaty = named<TreatyId>()

/** A list of units in which nothing stands twice. */
export const units = z
  .array(unit)
  .max(400)
  .refine((list) => new Set(list).size === list.length, 'the same unit twice')
/** Money; far above what a campaign can gather, far below what loses a digit. */
export const amount = z.int().min(1).max(1_000_000)
export const count = z.int().min(1).max(1000)
export const die = z.number()
export const dice = z.array(z.number()).max(400)
