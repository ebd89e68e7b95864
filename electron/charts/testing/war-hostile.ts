/** The worst that a campaign of The Great War may bring to paper: the longest names, treaties without end, armies everywhere. */
import type { GreatWarSource } from '../../../shared/charts'
import { KINDS, type NationId, type TreatyId } from '../../../shared/great-war/ids'
import type { Term } from '../../../shared/great-war/terms'
import type { Treaty } from '../../../shared/great-war/treaties'
import type { GreatWarView, SpaceView } from '../../../shared/great-war/view'
import { LONG_PLAYERS, LONG_TEXTS } from './hostile'
import { warSource } from './war-source'

type Spaces = Readonly<Record<string, SpaceView>>

/** Pieces of one nation in so many spaces, land and sea by turns. */
export function everywhere(view: GreatWarView, owner: NationId, count: number): Spaces {
  const ids = Object.keys(view.spaces)
    .sort((a, b) => a.localeCompare(b))
    .slice(0, count)
  return Object.fromEntries(
    Object.entries(view.spaces).map(([id, s]) => [
      id,
      ids.includes(id)
        ? {
            ...s,
            units: KINDS.map((kind, i) => ({
              id: `u${1000 + ids.indexOf(id) * 10 + i}`,
              kind,
              owner,
              damaged: true as const,
              submerged: true as const,
              cargoOf: 'u1',
              stray: true as const,
            })),
          }
        : { ...s, units: s.units.filter((u) => u.owner !== owner) },
    ]),
  )
}

const allSpaces = (view: GreatWarView) =>
  Object.keys(view.spaces).slice(0, 102) as Extract<Term, { term: 'evacuate' }>['spaces']

/** A treaty of every term, the free words as long as they may be. */
export function longTreaty(view: GreatWarView, n: number): Treaty {
  const terms: Term[] = [
    ...LONG_TEXTS.map((text): Term => ({ term: 'text', from: 'russia', text })),
    { term: 'evacuate', from: 'russia', spaces: allSpaces(view) },
    { term: 'passage', from: 'russia', spaces: allSpaces(view), to: 'austria-hungary' },
  ]
  return {
    treaty: `t${n}` as TreatyId,
    kind: n % 2 === 0 ? 'armistice' : 'conditionalSurrender',
    parties: ['russia', 'austria-hungary'],
    bloc: 'central',
    terms,
    tributes: [{ from: 'russia', to: 'austria-hungary', ipc: 999, left: 999 }],
    signedIn: 999,
    untilRound: 1000,
    state: 'in-force',
  }
}

/** A campaign late in the war with all of it at once. */
export function hostileWar(): GreatWarSource {
  const players = [...LONG_PLAYERS, LONG_PLAYERS[0]?.replace(/W/g, 'M') ?? '']
  const source = warSource('surrender', 3, { name: '漢字と長い名前'.repeat(12).slice(0, 80), players })
  const spaces = everywhere(source.view, 'germany', 60)
  const nations = Object.fromEntries(
    Object.entries(source.view.nations).map(([id, n]) => [
      id,
      {
        ...n,
        treasury: 99_999,
        income: 9999,
        waiting: KINDS.map((kind) => ({ kind, count: 999, pool: 'british-isles' })),
      },
    ]),
  ) as unknown as GreatWarView['nations'] // pools by name, as a hostile file would have them
  const view: GreatWarView = {
    ...source.view,
    spaces,
    nations,
    treaties: [1, 2, 3, 4, 5].map((n) => longTreaty(source.view, n)),
    raided: [
      'british-convoy-1',
      'british-convoy-2',
      'british-convoy-3',
      'british-convoy-4',
      'us-convoy-1',
      'us-convoy-2',
    ],
    doctrine: 'unrestricted',
    blockade: true,
    windows: { turkishSupport: 9, bulgarianNeighbor: 9 },
  }
  const lines = source.lines.map((l, i) =>
    i % 9 === 3 ? { ...l, text: LONG_TEXTS[Math.floor(i / 9) % LONG_TEXTS.length] ?? '', correction: true } : l,
  )
  return {
    ...source,
    view,
    lines,
    rounds: source.rounds.map((r, i) => (i === source.rounds.length - 1 ? { ...r, view } : r)),
  }
}
