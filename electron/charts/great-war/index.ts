/** The sheets of The Great War, in the order in which a table needs them. */
import type { GreatWarView } from '../../../shared/great-war/view'
import type { Sheet } from '../sheet'
import { chronicle } from './chronicle'
import { influence } from './influence'
import { ledger } from './ledger'
import { ledgerBlank } from './ledger-blank'
import { nationCards } from './nation-cards'
import { position } from './position'
import { prices } from './prices'
import { resume } from './resume'
import { scorePad } from './score-pad'
import { setup } from './setup'
import { technologies } from './technologies'
import { tiledMap } from './tiled-map'
import { treaty } from './treaty'
import { turnCard } from './turn-card'
import { usEntry } from './us-entry'

export { warDefinitions, WAR_CSS } from './marks'

export const GREAT_WAR: readonly Sheet<GreatWarView>[] = [
  setup,
  nationCards,
  position,
  turnCard,
  prices,
  technologies,
  usEntry,
  influence,
  treaty,
  ledgerBlank,
  ledger,
  scorePad,
  resume,
  tiledMap,
  chronicle,
]
