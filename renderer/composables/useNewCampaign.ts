import { computed, reactive, shallowRef } from 'vue'
import type { Inputs } from '../../shared/ipc'
import { OWN_COLOURS, type Colours } from '../theme/powers'
import { chosenColours } from '../panels/shell/colour-choice'
import { defaultSeating, powersOf, type PlayerCount, type Seating } from '../panels/shell/seating'

export type CreateOrder = Inputs['library:create'][0]

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

const SEED = /^\d{1,15}$/

/** The form of a new campaign: what was filled in, what is wrong with it, and the order made of it. */
export function useNewCampaign(name: string) {
  const draft = reactive<Draft>({
    name,
    count: 5,
    names: ['', '', '', '', ''],
    powers: 'chosen',
    seating: defaultSeating(5),
    colours: OWN_COLOURS,
    individualWinner: false,
    breakableAlliances: false,
    seed: '',
  })
  /** Errors are shown once the form was sent; then they follow every key. */
  const sent = shallowRef(false)

  const names = computed(() => draft.names.slice(0, draft.count))
  const nameError = computed(() => (draft.name.trim() === '' ? 'Give the campaign a name.' : undefined))
  const playerErrors = computed(() =>
    names.value.map((own, i) => {
      const said = own.trim()
      if (said === '') return 'Who sits here?'
      const twin = names.value.findIndex((other) => other.trim().toLowerCase() === said.toLowerCase())
      return twin < i ? `There is a ${said} already; add an initial.` : undefined
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
      players: names.value.map((own, i) => ({
        name: own.trim(),
        powers: draft.powers === 'chosen' ? powersOf(draft.seating, i) : [],
      })),
      powers: draft.powers,
      individualWinner: draft.individualWinner ? 'everyone' : 'unallied',
      breakableAlliances: draft.breakableAlliances ? 'on' : 'off',
    },
    table: { colours: chosenColours(draft.colours) },
    ...(draft.seed.trim() === '' ? {} : { seed: Number(draft.seed) }),
  }))
  return { draft, sent, names, nameError, playerErrors, seedError, valid, setCount, setName, order }
}
