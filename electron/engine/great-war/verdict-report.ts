/** How the war ended, or stands: every nation's fate, by which clause, and how near the other side was (GW-21). */
import type { NationEnd, VerdictReport } from '../../../shared/great-war/diplomacy'
import { BLOCS, isMinor, NATIONS, otherBloc, type Bloc, type NationId } from '../../../shared/great-war/ids'
import type { ClauseId } from '../../../shared/ids'
import { BLOC_NAMES, sayNation, SayNation } from '../../../shared/wording/great-war-names'
import { counted, listed } from '../../../shared/wording/text'
import { conquerorOf } from './rules/conquest'
import { productionOf } from './rules/spaces'
import { countedIn, isBelligerent } from './rules/who'
import type { GreatWarState } from './state'

function howOf(s: GreatWarState, n: NationId): string {
  const { status, bloc, controller } = s.nations[n]
  switch (status) {
    case 'surrendered': {
      const x = s.treaties.find(
        (t) =>
          t.state === 'in-force' &&
          t.parties[0] === n &&
          (t.kind === 'conditionalSurrender' || t.kind === 'unconditionalSurrender'),
      )
      const how = x?.kind === 'unconditionalSurrender' ? 'without conditions' : 'on terms'
      return x ? `Surrendered ${how} to ${sayNation(x.parties[1])} in round ${x.signedIn}.` : 'Surrendered.'
    }
    case 'conquered': {
      const by = conquerorOf(s, n)
      return by ? `Conquered by ${sayNation(by)}.` : 'Conquered.'
    }
    case 'gone':
      return n === 'serbia' ? 'Taken, and gone for good.' : 'Not in play.'
    case 'unaligned':
      return 'In no bloc.'
    case 'belligerent':
      if (bloc !== null && isMinor(n) && controller) return `With ${BLOC_NAMES[bloc]} under ${sayNation(controller)}.`
      return bloc === null ? 'In no bloc, and in arms.' : 'Fighting.'
  }
}
const isOut = (s: GreatWarState, n: NationId) => ['surrendered', 'conquered'].includes(s.nations[n].status)
const endOf = (s: GreatWarState, n: NationId): NationEnd => ({
  nation: n,
  status: s.nations[n].status,
  how: howOf(s, n),
  production: productionOf(s, n),
  out: isOut(s, n),
})

/** GW-6.13: belligerents of the bloc; what minors yield stands with their controllers. */
const production = (s: GreatWarState, bloc: Bloc): number =>
  NATIONS.filter((n) => s.nations[n].bloc === bloc && isBelligerent(s, n) && n !== 'serbia').reduce(
    (sum, n) => sum + productionOf(s, n),
    0,
  )

function sideSaid(s: GreatWarState, bloc: Bloc): { text: string; clause: ClauseId } {
  const all = countedIn(s, bloc)
  const left = all.filter((n) => !isOut(s, n))
  const name = BLOC_NAMES[bloc].replace(/^t/, 'T')
  const out = listed(all.filter((n) => isOut(s, n)).map((n) => `${sayNation(n)} (${s.nations[n].status})`))
  if (left.length === 0) {
    const all21 = all.every((n) => s.nations[n].status === 'surrendered')
    return { text: `${name}: every country is out of the war, ${out}.`, clause: all21 ? 'GW-21.1' : 'GW-21.2' }
  }
  const still = `${listed(left.map((n, i) => (i === 0 ? SayNation(n) : sayNation(n))))} still ${left.length === 1 ? 'stands' : 'stand'}`
  return {
    text: `${name}: ${counted(left.length, 'country').replace('countrys', 'countries')} of ${all.length} in the war; ${still}${out === '' ? '' : `, out are ${out}`}.`,
    clause: 'GW-21.2',
  }
}

function because(s: GreatWarState): VerdictReport['because'] {
  const { result } = s
  if (!result) return BLOCS.map((bloc) => sideSaid(s, bloc))
  if (result.clause === 'GW-21.3') {
    const said =
      result.winner === 'draw'
        ? 'a peace without a victor'
        : `a peace that names ${BLOC_NAMES[result.winner]} the victors`
    return [
      { text: `Every country in the war has accepted ${said}.`, clause: 'GW-21.6' },
      ...BLOCS.map((bloc) => sideSaid(s, bloc)),
    ]
  }
  if (result.winner === 'draw')
    return [
      ...BLOCS.map((bloc) => sideSaid(s, bloc)),
      { text: 'Both blocs were beaten at the same moment.', clause: 'GW-21.5' },
    ]
  return [sideSaid(s, otherBloc(result.winner)), sideSaid(s, result.winner)]
}

export function verdictReport(s: GreatWarState): VerdictReport {
  const inBlocs = BLOCS.map((bloc) => ({
    bloc,
    nations: countedIn(s, bloc).map((n) => endOf(s, n)),
    out: countedIn(s, bloc).filter((n) => isOut(s, n)).length,
    production: production(s, bloc),
  }))
  const shown = new Set(inBlocs.flatMap((b) => b.nations.map((n) => n.nation)))
  const others = NATIONS.filter((n) => !shown.has(n) && (s.nations[n].status !== 'gone' || n === 'serbia'))
  return {
    winner: s.result?.winner ?? null,
    clause: (s.result?.clause as ClauseId | undefined) ?? null, // the verdict names one of chapter 21
    because: because(s),
    blocs: inBlocs,
    others: others.map((n) => endOf(s, n)),
  }
}
