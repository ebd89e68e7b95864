/** The sheets of The Great War, in the order in which a table needs them. */
import type { GreatWarView } from '../../../shared/great-war/view'
import type { Sheet } from '../sheet'
import { influence } from './influence'
import { position } from './position'
import { prices } from './prices'
import { setup } from './setup'
import { technologies } from './technologies'
import { usEntry } from './us-entry'

export { mapDefinitions } from './board'
export { warDefinitions, WAR_CSS } from './marks'

export const GREAT_WAR: readonly Sheet<GreatWarView>[] = [setup, position, usEntry, influence, prices, technologies]
