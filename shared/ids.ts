/** Ids that more than one room speaks of. Those of one game live beside its data. */

export const GAME_IDS = ['origins', 'great-war'] as const
export type GameId = (typeof GAME_IDS)[number]
export const isGameId = (x: unknown): x is GameId => GAME_IDS.some((id) => id === x)

/** `OW-2.3`, `GW-13.4`; with a T a table of that chapter (`GW-9.T1`). */
export type ClauseId = `${'OW' | 'GW'}-${number}.${'' | 'T'}${number}`

declare const brand: unique symbol
export type Brand<T, B extends string> = T & { readonly [brand]: B }

/** Names one campaign in the library; also the name of its folder. Lower-case letters, digits and hyphens. */
export type CampaignId = Brand<string, 'CampaignId'>
export const isCampaignId = (x: unknown): x is CampaignId =>
  typeof x === 'string' && /^[a-z0-9][a-z0-9-]{0,79}$/.test(x)
