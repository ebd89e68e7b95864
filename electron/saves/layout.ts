/** Names inside a campaign's folder. */
import path from 'node:path'

export const headerFile = (folder: string): string => path.join(folder, 'campaign.json')
export const segmentFile = (folder: string, number: number): string =>
  path.join(folder, `history-${String(number).padStart(4, '0')}.json`)
export const segmentNumber = (name: string): number | undefined => {
  const digits = /^history-(\d{4,})\.json(?:\.bak)?$/.exec(name)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
