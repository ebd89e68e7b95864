/** What moves American opinion (GW-19.T1), in the words of the chart; the moves themselves come from the scenario. */
import type { OpinionCode } from '../../../shared/great-war/events'
import type { WarFigures } from './figures'
import { signed } from './marks'

const EVENTS: Readonly<Record<OpinionCode, string>> = {
  E1: 'A Central nation attacks a neutral nation',
  E2: 'An Allied nation attacks a neutral nation',
  E3: 'Germany declares unrestricted submarine warfare',
  E4: 'Germany discontinues it',
  E5: 'The Ottomans join the Central Powers',
  E6: 'A neutral joins the Central Powers, but not Bulgaria by Turkish support',
  E7: 'A neutral joins the Allies, but not Greece as Bulgarian neighbour',
  E8: 'An Allied country surrenders',
  E9: 'A Central country surrenders',
  E10: 'An Allied nation’s offer to surrender is refused for the first time',
  E11: 'A Central nation’s offer to surrender is refused for the first time',
  E12: 'An armistice is broken',
  E13: 'A surrender is renounced',
  E14: 'Revolution in Russia',
  E15: 'A limited war passes Congress',
}
/** Those whose direction hangs on the case. */
const TOWARDS: Readonly<Partial<Record<string, string>>> = {
  E12: 'from offender',
  E13: 'from offender',
  E14: 'to the weaker',
  E15: 'towards 0',
}

export const opinionText = (code: string): string => EVENTS[code as OpinionCode]
export const opinionEvents = ({ rules }: WarFigures) =>
  rules.opinion.events.map((e) => ({
    code: e.code,
    text: EVENTS[e.code as OpinionCode],
    move: TOWARDS[e.code] === undefined ? signed(e.move) : `${e.move} ${TOWARDS[e.code] ?? ''}`,
    source: e.source,
  }))
