/** What a signature, an imposition and a broken word bring about (GW-20.8 to 20.20, 17.21). */
import type { NationId, TreatyId } from '../../../../shared/great-war/ids'
import type { Term } from '../../../../shared/great-war/terms'
import type { Treaty } from '../../../../shared/great-war/treaties'
import { cargoOf, sortedUnits } from '../state'
import type { Telling } from '../telling'
import { scoreEvent } from '../rules/opinion'
import { armisticeOf, enemyBloc } from '../rules/who'
import { passTo } from './control'

type Draft = Pick<Treaty, 'kind' | 'parties' | 'terms'> & { bloc?: Treaty['bloc']; untilRound?: number }

/** Carried out in the order listed; what is due later is cut to what is there (GW-20.3). */
function carryOut(t: Telling, term: Term): void {
  const s = t.state
  switch (term.term) {
    case 'cedeTerritory':
      return passTo(t, term.space, term.to, 'ceded')
    case 'payNow': {
      const ipc = Math.min(term.ipc, s.nations[term.from].treasury)
      if (ipc > 0) t.tell({ type: 'ipcPaid', from: term.from, to: term.to, ipc, why: 'terms' })
      return
    }
    case 'handOverUnits': {
      const units = sortedUnits(term.units.filter((id) => s.units[id]?.owner === term.from))
      if (units.length > 0) t.tell({ type: 'unitsChangedSides', units, nation: term.to, why: 'terms' })
      return
    }
    case 'disbandUnits': {
      const units = term.units.filter((id) => s.units[id])
      const all = sortedUnits(new Set([...units, ...units.flatMap((id) => cargoOf(s, id))]))
      if (all.length > 0) t.tell({ type: 'unitsRemoved', units: all, why: 'disbanded' })
      return
    }
    case 'tribute':
    case 'evacuate':
    case 'demilitarize':
    case 'passage':
    case 'text':
      return
  }
}
export const tributesIn = (terms: readonly Term[]): Treaty['tributes'] =>
  terms.flatMap((x) => (x.term === 'tribute' ? [{ from: x.from, to: x.to, ipc: x.ipc, left: x.rounds }] : []))

export function carryOutAll(t: Telling, terms: readonly Term[]): void {
  for (const term of terms) carryOut(t, term)
}

export function sign(t: Telling, draft: Draft): void {
  const { bloc, untilRound } = draft
  t.tell({
    type: 'treatySigned',
    treaty: {
      treaty: `t${t.state.nextTreaty}` as TreatyId,
      kind: draft.kind,
      parties: [...draft.parties],
      terms: [...draft.terms],
      tributes: tributesIn(draft.terms),
      signedIn: t.state.round,
      state: 'in-force',
      ...(bloc ? { bloc } : {}),
      ...(untilRound === undefined ? {} : { untilRound }),
    },
  })
  carryOutAll(t, draft.terms)
}

/** GW-20.12 to 20.14, 20.18 to 20.20: peace with the whole enemy bloc; truces with its members have nothing left to bind. */
export function surrender(
  t: Telling,
  kind: 'conditionalSurrender' | 'unconditionalSurrender',
  loser: NationId,
  victor: NationId,
  terms: readonly Term[],
): void {
  const bloc = enemyBloc(t.state, loser)
  t.tell({ type: 'nationSurrendered', nation: loser })
  for (const n of Object.keys(t.state.nations) as NationId[]) {
    const truce = t.state.nations[n].bloc === bloc ? armisticeOf(t.state, loser, n) : undefined
    if (truce) t.tell({ type: 'treatyEnded', treaty: truce.treaty, how: 'ended' })
  }
  sign(t, { kind, parties: [loser, victor], terms: [...terms], ...(bloc ? { bloc } : {}) })
  scoreEvent(t, t.state.nations[loser].bloc === 'allied' ? 'E8' : 'E9')
}
