/**
 * Records the sample campaign and the golden campaigns and writes them down as JSON:
 * `npx tsx electron/engine/testing/record.ts`. What is committed must be what this makes; a test compares.
 */
import { writeFileSync } from 'node:fs'
import { goldenCampaigns, writeGolden } from './recordings'
import { recordSample } from './sample'

const write = (path: string, text: string): void => writeFileSync(new URL(path, import.meta.url), text)

write('../../../shared/origins/data/sample.json', writeGolden(recordSample()))
for (const campaign of goldenCampaigns()) write(`golden/${campaign.id}.json`, writeGolden(campaign))
