/** How the number of an embassy is set: filled for treaty rights, framed within for exclusive ones, dotted under at home. */
import type { NationId, PowerId } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'
import { html, type Html } from '../html'

export function count(view: OriginsView, nation: NationId, power: PowerId): Html {
  const factors = view.embassies[nation][power]
  const kind = [
    'n',
    view.rights[nation].includes(power) ? 'has' : '',
    view.exclusive[nation] === power ? 'only' : '',
    (nation as string) === power ? 'own' : '',
  ]
  return html`<span class="${kind.filter((k) => k !== '').join(' ')}">${factors === 0 ? '·' : factors}</span>`
}

export const COUNT_CSS = `.n { display: inline-block; min-width: 22px; padding: 0 3px; text-align: center; border-radius: 2px; border: 1px solid transparent } .n.has { background: #111; color: #fff; border-color: #111; font-weight: 650 } .n.only { box-shadow: inset 0 0 0 1.2px #fff; outline: 1px solid #111 } .n.own { border-bottom: 1.5px dotted #111 }`

export const COUNT_KEY = 'Filled: treaty rights. Double frame: exclusive rights. Dotted: at home, no rights.'
