/** The battles of a limited war once there is none any more (GW-19.19). */
import type { Telling } from '../telling'
import { battleList, foughtKey } from '../rules/battle-list'
import { endBattle } from './end'

/** The one under way stops where it is; said before the war's end is told. */
export function breakOff(t: Telling): void {
  const { battle } = t.state.turn
  if (battle) endBattle(t, battle, 'brokenOff')
}

/** Of those listed, what could still be fought; said afterwards. */
export function strikeOff(t: Telling): void {
  const { phase, turn } = t.state
  if (phase !== 'combat') return
  const left = battleList(t.state)
  const battles = turn.battles.filter((x) => left.some((y) => foughtKey(x) === foughtKey(y)))
  t.tell({ type: 'battlesListed', battles: [...battles] })
}
