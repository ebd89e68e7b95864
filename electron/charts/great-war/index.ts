/** The sheets of The Great War, in the order in which a table needs them. */
import type { GreatWarView } from '../../../shared/great-war/view'
import type { Sheet } from '../sheet'
import { position } from './position'
import { setup } from './setup'

export { mapDefinitions } from './board'
export { warDefinitions, WAR_CSS } from './marks'

export const GREAT_WAR: readonly Sheet<GreatWarView>[] = [setup, position]
