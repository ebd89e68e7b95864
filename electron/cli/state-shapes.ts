/** `show --view state`: the shapes that stay stable (the command line's page in the rulebooks' terms), lists sorted. */
import type { GameView } from '../../shared/campaign'
import type { GreatWarView } from '../../shared/great-war/view'
import type { OriginsView } from '../../shared/origins/view'

const sorted = <T extends string>(list: readonly T[]): T[] => [...list].sort()
const mapped = <A, B>(record: Readonly<Record<string, A>>, to: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))

/** The window's own aids are left out. */
function originsState(view: OriginsView): unknown {
  return {
    game: view.game,
    round: view.round,
    acting: view.acting,
    step: view.step,
    left: view.left,
    embassies: view.embassies,
    rights: mapped(view.rights, sorted),
    alliances: view.alliances.map(({ powers }) => sorted(powers)).sort((a, b) => (a.join() < b.join() ? -1 : 1)),
    deals: view.deals,
    players: view.players,
    rounds: view.rounds,
    allotment: view.allotment,
    placed: view.placed,
    attacked: view.attacked,
    chips: view.chips,
    chipsShort: view.chipsShort,
    exclusive: view.exclusive,
    options: view.options,
    ...(view.scenario ? { scenario: view.scenario } : {}),
  }
}

/** `orderOfPlay` is an order, and stays one; units are sorted by number, as the view has them. */
function greatWarState(view: GreatWarView): unknown {
  return {
    ...view,
    nations: mapped(view.nations, (n) => ({
      ...n,
      technologies: sorted(n.technologies),
      atWarWith: sorted(n.atWarWith),
    })),
    spaces: mapped(view.spaces, (s) => ({ ...s, trenches: sorted(s.trenches), capitalOf: sorted(s.capitalOf) })),
    straitsOpen: sorted(view.straitsOpen),
  }
}

export const stateOf = (view: GameView): unknown => (view.game === 'origins' ? originsState(view) : greatWarState(view))
