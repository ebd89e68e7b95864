/** How the war stands, for the foot of the table view: the blocs, and who belongs to none. */
import { BLOCS, isMinor, type NationId } from '../../shared/great-war/ids'
import type { GreatWarView } from '../../shared/great-war/view'
import { BLOC_NAMES } from '../../shared/wording/great-war-names'

export interface Standing {
  readonly name: string
  /** In the order of play; minors fight under their masters and are not shown. */
  readonly nations: readonly { readonly nation: NationId; readonly out: boolean; readonly capital: boolean }[]
  /** IPC that the bloc's nations would collect as the board lies (GW-6.1); who collects nothing adds nothing. */
  readonly income?: number
}

const OUT: readonly string[] = ['surrendered', 'conquered', 'gone']
export const isOut = (view: GreatWarView, n: NationId): boolean => OUT.includes(view.nations[n].status)

export function standingsOf(view: GreatWarView): readonly Standing[] {
  const all = Object.keys(view.nations) as NationId[]
  const shown = (nations: readonly NationId[]) =>
    nations.map((nation) => ({ nation, out: isOut(view, nation), capital: view.nations[nation].capitalHeld }))
  const blocs = BLOCS.map((bloc) => {
    const members = all.filter((n) => view.nations[n].bloc === bloc)
    return {
      name: BLOC_NAMES[bloc].replace(/^the /, ''),
      nations: shown(members.filter((n) => view.nations[n].controller === null)),
      income: members.filter((n) => !isOut(view, n)).reduce((sum, n) => sum + view.nations[n].income, 0),
    }
  })
  const plays = (n: NationId): boolean => view.nations[n].player !== null || view.orderOfPlay.includes(n)
  const apart = all.filter((n) => view.nations[n].bloc === null && plays(n) && !isMinor(n) && !isOut(view, n))
  return apart.length === 0 ? blocs : [...blocs, { name: 'In no bloc', nations: shown(apart) }]
}
