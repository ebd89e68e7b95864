/** For how many players table GW-2.13 has seats. */
export const WAR_COUNTS = [2, 3, 4, 5, 6] as const
export type WarCount = (typeof WAR_COUNTS)[number]
