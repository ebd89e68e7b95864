/** The forms of the game's tables, each figure with its source mark (GW-1.3), and the built-in ones as they stand in the files. */
import { z } from 'zod'
import manpowerJson from '../../../shared/great-war/data/manpower.json'
import nationsJson from '../../../shared/great-war/data/nations.json'
import rulesJson from '../../../shared/great-war/data/rules.json'
import seatsJson from '../../../shared/great-war/data/seats.json'
import setupJson from '../../../shared/great-war/data/setup.json'
import technologiesJson from '../../../shared/great-war/data/technologies.json'
import unitsJson from '../../../shared/great-war/data/units.json'
import {
  BLOCS,
  KINDS,
  NATIONS,
  POOLS,
  SOURCES,
  TECHNOLOGIES,
  POSITIONS,
  type SpaceId,
} from '../../../shared/great-war/ids'
import { OPINION_CODES } from '../../../shared/great-war/events'
import { isSpaceId } from './board'

const source = z.enum(SOURCES)
const whole = z.int()
const figure = z.strictObject({ value: whole, source })
const space = z.custom<SpaceId>((x) => isSpaceId(x), 'a space of the board')
const nation = z.enum(NATIONS)
const valued = z.array(z.strictObject({ space, ipc: whole, source }))
const unitList = z.array(z.strictObject({ kind: z.enum(KINDS), count: whole.min(1) }))

const nations = z.array(
  z.strictObject({
    id: nation,
    name: z.string(),
    adjective: z.string(),
    size: z.enum(['great', 'small', 'major', 'minor']),
    bloc: z.enum(BLOCS).nullable(),
    capitals: z.array(space).min(1),
    spaces: valued,
    convoys: valued,
    landIpc: figure,
    income: figure,
  }),
)
const units = z.strictObject({
  units: z.array(
    z.strictObject({
      kind: z.enum(KINDS),
      arm: z.enum(['land', 'air', 'sea']),
      cost: figure,
      attack: figure,
      defence: figure,
      move: figure,
      hits: figure,
      manpower: figure,
      needs: z.strictObject({ value: z.enum(TECHNOLOGIES), source }).optional(),
    }),
  ),
  trench: z.strictObject({ cost: figure, defence: figure }),
  artillerySupport: figure,
  maximumValue: figure,
  transportCapacity: z.strictObject({ infantry: figure, artillery: figure, tank: figure }),
  bombardment: figure,
  chemicalShot: figure,
  escort: figure,
  interceptor: figure,
})
const row = z.strictObject({
  nation,
  space,
  units: unitList,
  source,
  complex: z.strictObject({ present: z.literal(true), source }).optional(),
})
const setup = z.strictObject({
  rows: z.array(row),
  finland: row,
  treasuries: z.array(z.strictObject({ nation, ipc: whole, source })),
  italyOnJoining: figure,
  technologies: z.array(z.strictObject({ nation, technology: z.enum(TECHNOLOGIES), source })),
  opinion: figure,
  doctrine: z.strictObject({ value: z.literal('restricted'), source }),
})
const manpower = z.strictObject({
  pools: z.array(
    z.strictObject({ pool: z.enum(POOLS), nation, used: whole, total: whole, sites: z.array(space), source }),
  ),
  totals: z.strictObject({
    allied: figure,
    central: figure,
    british: z.strictObject({ used: figure, total: figure }),
    alliedIncome: figure,
    centralIncome: figure,
  }),
})
const technologies = z.array(
  z.strictObject({
    id: z.enum(TECHNOLOGIES),
    name: z.string(),
    number: whole.min(1).max(6),
    needs: z.enum(TECHNOLOGIES).optional(),
    source,
  }),
)
const rules = z.strictObject({
  order: z.array(nation),
  influence: z.strictObject({
    fee: figure,
    success: figure,
    starts: z.array(z.strictObject({ nation, position: z.literal(POSITIONS), source })),
    finland: z.strictObject({ value: z.literal(POSITIONS), source }),
  }),
  research: z.strictObject({ fee: figure, success: figure }),
  inductionFee: figure,
  allegianceRound: figure,
  blockade: z.strictObject({ manpower: figure, zones: z.array(space) }),
  gift: figure,
  straits: z.array(
    z.strictObject({ name: z.enum(['turkish', 'danish']), a: space, b: space, keys: z.array(space), source }),
  ),
  closedSeas: z.strictObject({ spaces: z.array(space), source }),
  extraPorts: z.array(z.strictObject({ complex: space, zone: space, both: z.array(space), source })),
  revolution: z.strictObject({
    first: figure,
    certain: figure,
    breaksOutOn: z.array(z.strictObject({ round: whole, upTo: whole, source })),
    loyalUpTo: figure,
  }),
  yugoslaviaAfterAbsorption: figure,
  opinion: z.strictObject({
    lowest: figure,
    highest: figure,
    allies: figure,
    central: figure,
    events: z.array(z.strictObject({ code: z.enum(OPINION_CODES), move: whole, source })),
  }),
  unitedStates: z.strictObject({
    peaceIncome: figure,
    warIncome: figure,
    draftLimit: figure,
    warDraftLimit: figure,
    volunteers: figure,
    congressPasses: figure,
    congressClosed: figure,
    joiningDelay: figure,
    mexicans: figure,
    mexicanDefence: figure,
  }),
  foreignPrice: figure,
})
const seats = z.array(z.strictObject({ players: whole, seats: z.array(z.array(nation)), source }))

export const tables = z.strictObject({ nations, units, setup, manpower, technologies, rules, seats })
export type GreatWarData = Readonly<z.infer<typeof tables>>
export type NationData = GreatWarData['nations'][number]
export type UnitData = GreatWarData['units']['units'][number]
export type PoolData = GreatWarData['manpower']['pools'][number]

export const RAW_DATA: unknown = {
  nations: nationsJson,
  units: unitsJson,
  setup: setupJson,
  manpower: manpowerJson,
  technologies: technologiesJson,
  rules: rulesJson,
  seats: seatsJson,
}
