import { computed, reactive, shallowRef } from 'vue'
import type { Inputs } from '../../shared/ipc'
import type { OriginsView } from '../../shared/origins/view'
import { OWN_COLOURS, type Colours } from '../theme/powers'
import { chosenColours } from '../panels/shell/colour-choice'
import { PLAYER_COUNTS, defaultSeating, powersOf, type PlayerCount, type Seating } from '../panels/shell/seating'

export type CreateOrder = Extract<Inputs['library:create'][0], { game: 'origins' }>

interface Draft {
  name: string
  count: PlayerCount
  /** One for each possible seat, so that a name survives a change of the count. */
  names: string[]
  powers: 'chosen' | 'dealt'
  seating: Seating
  colours: Colours
  individualWinner: boolean
  breakableAlliances: boolean
  seed: string
}

/** A table that plays once more: who held what, under which options, in which colours. */
export interface SameTable {
  readonly players: OriginsView['players']
  readonly options: OriginsView['options']
  readonly colours: Colours
}

const isPlayerCount = (n: number): n is PlayerCount => PLAYER_COUNTS.some((count) => count === n)
const seatingOf = (players: SameTable['players']): Seating => ({
  ...defaultSeating(5),
  ...Object.fromEntries(players.flatMap(({ powers }, player) => powers.map((power) => [power, player]))),
})

const SEED = /^\d{1,15}$/

/** A name that no campaign of the shelf has: "Sunday", "Sunday, 2". */
export function freshName(name: string, taken: readonly string[]): string {
  let [fresh, n] = [name, 1]
  while (taken.includes(fresh)) fresh = `${name}, ${++n}`
  return fresh
}

/** The form of a new campaign: what was filled in, what is wrong with it, and the order made of it. */
export function useNewCampaign(name: string, like?: SameTable) {
  const seated = like?.players ?? []
  const draft = reactive<Draft>({
    name,
    count: isPlayerCount(seated.length) ? seated.length : 5,
    names: Array.from({ length: 5 }, (_, i) => seated[i]?.name ?? ''),
    powers: 'chosen',
    seating: seatingOf(seated),
    colours: like?.colours ?? OWN_COLOURS,
    individualWinner: like?.options.individualWinner === 'everyone',
    breakableAlliances: like?.options.breakableAlliances === 'on',
    seed: '',
  })
  /** Errors are shown once the form was sent; then they follow every key. */
  const sent = shallowRef(false)

  const names = computed(() => draft.names.slice(0, draft.count))
  /** As they go into the campaign: whoever is not named is called by the number of the seat. */
  const called = computed(() => names.value.map((own, i) => own.trim() || `Player ${i + 1}`))
  const nameError = computed(() => (draft.name.trim() === '' ? 'Give the campaign a name.' : undefined))
  const playerErrors = computed(() =>
    called.value.map((said, i) => {
      const twin = called.value.findIndex((other) => other.toLowerCase() === said.toLowerCase())
      return twin < i ? `${said} sits here already; add an initial.` : undefined
    }),
  )
  const seedError = computed(() =>
    draft.seed.trim() === '' || SEED.test(draft.seed.trim()) ? undefined : 'A whole number of at most 15 digits.',
  )
  const valid = computed(
    () =>
      nameError.value === undefined &&
      seedError.value === undefined &&
      playerErrors.value.every((e) => e === undefined),
  )

  function setCount(count: PlayerCount): void {
    draft.count = count
    draft.seating = defaultSeating(count)
  }
  function setName(player: number, said: string): void {
    draft.names[player] = said
  }
  const order = computed<CreateOrder>(() => ({
    name: draft.name.trim(),
    game: 'origins',
    options: {
      players: called.value.map((name, i) => ({
        name,
        powers: draft.powers === 'chosen' ? powersOf(draft.seating, i) : [],
      })),
      powers: draft.powers,
      individualWinner: draft.individualWinner ? 'everyone' : 'unallied',
      breakableAlliances: draft.breakableAlliances ? 'on' : 'off',
    },
    table: { colours: chosenColours(draft.colours) },
    ...(draft.seed.trim() === '' ? {} : { seed: Number(draft.seed) }),
  }))
  /** The table as it is filled in, for a form that is opened again. */
  const soFar = (): SameTable => {
    const { players, individualWinner = 'unallied', breakableAlliances = 'off' } = order.value.options
    return {
      players: players.map(({ powers = [] }, i) => ({ name: names.value[i] ?? '', powers })),
      options: { powers: draft.powers, individualWinner, breakableAlliances } as SameTable['options'],
      colours: draft.colours,
    }
  }
  return { draft, sent, names, nameError, playerErrors, seedError, valid, setCount, setName, order, soFar }
}
