import { computed, reactive, shallowRef } from 'vue'
import type { Inputs } from '../../shared/ipc'
import type { NationId } from '../../shared/great-war/ids'
import { AUTOMATON } from '../../shared/great-war/options'
import {
  defaultSeats,
  isSeated,
  isWarCount,
  seatFault,
  seatsFault,
  type WarCount,
} from '../../shared/great-war/seating'
import type { GreatWarView } from '../../shared/great-war/view'
import { sayRefusal } from '../../shared/wording/great-war'

export type WarOrder = Extract<Inputs['library:create'][0], { game: 'great-war' }>

/** A table that plays the war once more: who sat before whom. */
export type SameWar = GreatWarView['players']

/** Who plays the United States, or the Bolsheviks: one of the players by number, a further one, or nobody. */
export type Holder = number | 'further' | 'nobody'

interface Draft {
  name: string
  count: WarCount
  /** One for each possible seat, so that a name survives a change of the count. */
  names: string[]
  seats: NationId[][]
  unitedStates: Holder
  american: string
  /** The Bolsheviks sit with Germany unless they are given to somebody; a further player may hold them alone (GW-17.21). */
  furtherBolshevik: boolean
  bolshevik: string
  seed: string
}

const MOST = 6
const SEED = /^\d{1,15}$/
/** Seats by the number of players, where a scenario deals them otherwise than table GW-2.13. */
export type OwnSeats = ReadonlyMap<number, readonly (readonly NationId[])[]>
const NO_SEATS: OwnSeats = new Map()

/** The seats of a table that has played: those with a great power sit, the others are further players. */
function seatedLike(players: SameWar): Partial<Draft> {
  const sitting = players.filter((p) => p.nations.some((n) => isSeated(n) && n !== 'bolsheviks'))
  if (!isWarCount(sitting.length)) return {}
  const americans = players.find((p) => p.nations.includes('united-states'))
  const reds = players.find((p) => p.nations.length === 1 && p.nations[0] === 'bolsheviks')
  const seat = americans ? sitting.indexOf(americans) : -1
  return {
    count: sitting.length,
    names: Array.from({ length: MOST }, (_, i) => sitting[i]?.name ?? ''),
    seats: sitting.map((p) => p.nations.filter(isSeated)),
    unitedStates: americans === undefined ? 'nobody' : seat === -1 ? 'further' : seat,
    american: seat === -1 ? (americans?.name ?? '') : '',
    furtherBolshevik: reds !== undefined,
    bolshevik: reds?.name ?? '',
  }
}

/** The form of a new campaign of The Great War: what was filled in, what is wrong with it and where, and the order made of it. */
export function useNewWar(name: string, like?: SameWar) {
  let own = NO_SEATS
  const fresh = (count: WarCount): NationId[][] =>
    (own.get(count) ?? defaultSeats(count)).map((nations) => [...nations])
  const draft = reactive<Draft>({
    name,
    count: MOST,
    names: Array.from({ length: MOST }, () => ''),
    seats: fresh(MOST),
    unitedStates: 'nobody',
    american: '',
    furtherBolshevik: false,
    bolshevik: '',
    seed: '',
    ...(like ? seatedLike(like) : {}),
  })
  /** Errors are shown once the form was sent; then they follow every key. Seats that cannot be are told at once. */
  const sent = shallowRef(false)

  const names = computed(() => draft.names.slice(0, draft.count))
  /** As they go into the campaign: whoever is not named is called by the number of the seat. */
  const called = computed(() => names.value.map((own, i) => own.trim() || `Player ${i + 1}`))
  /** In the order of the form; the same name is wrong where it stands for the second time. */
  const everybody = computed(() => [
    ...called.value,
    ...(draft.unitedStates === 'further' ? [draft.american] : []),
    ...(draft.furtherBolshevik ? [draft.bolshevik] : []),
  ])
  function nameFault(i: number): string | undefined {
    const said = everybody.value[i]?.trim() ?? ''
    if (said === '') return 'Who sits here?'
    if (said.toLowerCase() === AUTOMATON) return 'That is what the program is called; choose another name.'
    const twin = everybody.value.findIndex((other) => other.trim().toLowerCase() === said.toLowerCase())
    return twin < i ? `${said} sits here already; add an initial.` : undefined
  }
  const nameError = computed(() => (draft.name.trim() === '' ? 'Give the campaign a name.' : undefined))
  const playerErrors = computed(() => names.value.map((_, i) => nameFault(i)))
  const americanError = computed(() => (draft.unitedStates === 'further' ? nameFault(draft.count) : undefined))
  const bolshevikError = computed(() => (draft.furtherBolshevik ? nameFault(everybody.value.length - 1) : undefined))
  const seedError = computed(() =>
    draft.seed.trim() === '' || SEED.test(draft.seed.trim()) ? undefined : 'A whole number of at most 15 digits.',
  )
  const seatErrors = computed(() =>
    draft.seats.map((nations) => {
      const why = seatFault({ nations })
      return why && sayRefusal('badSeats', { why })
    }),
  )

  const players = computed(() => [
    ...called.value.map((name, i) => ({ name, nations: draft.seats[i] ?? [] })),
    ...(draft.furtherBolshevik ? [{ name: draft.bolshevik.trim(), nations: ['bolsheviks' as const] }] : []),
  ])
  const holder = computed(() => {
    if (draft.unitedStates === 'nobody') return AUTOMATON
    return draft.unitedStates === 'further' ? draft.american.trim() : (called.value[draft.unitedStates] ?? AUTOMATON)
  })
  const valid = computed(
    () =>
      nameError.value === undefined &&
      seedError.value === undefined &&
      everybody.value.every((_, i) => nameFault(i) === undefined) &&
      seatsFault(players.value.map((p) => ({ player: p.name, nations: p.nations }))) === undefined,
  )

  function setCount(count: WarCount): void {
    draft.count = count
    draft.seats = fresh(count).map((seat) => seat.filter((n) => !(draft.furtherBolshevik && n === 'bolsheviks')))
    if (typeof draft.unitedStates === 'number' && draft.unitedStates >= count) draft.unitedStates = 'nobody'
  }
  /** A scenario that deals these seats is in force already; the table sits as it does. */
  function playBy(seats: OwnSeats): void {
    own = seats
  }
  /** A scenario's seats take the place of the table's; without a word of it on this count nothing is dealt anew. */
  function dealBy(seats: OwnSeats): void {
    const was = JSON.stringify(fresh(draft.count))
    own = seats
    if (JSON.stringify(fresh(draft.count)) !== was) setCount(draft.count)
  }
  /** The table as it is filled in, for a form that is opened again. */
  const soFar = (): SameWar => [
    ...names.value.map((own, i) => ({
      name: own,
      nations: [...(draft.seats[i] ?? []), ...(draft.unitedStates === i ? (['united-states'] as const) : [])],
    })),
    ...(draft.unitedStates === 'further' ? [{ name: draft.american, nations: ['united-states' as const] }] : []),
    ...(draft.furtherBolshevik ? [{ name: draft.bolshevik, nations: ['bolsheviks' as const] }] : []),
  ]
  function setName(player: number, said: string): void {
    draft.names[player] = said
  }
  function give(nation: NationId, player: number): void {
    draft.seats = draft.seats.map((seat, i) => {
      const others = seat.filter((n) => n !== nation)
      return i === player ? [...others, nation] : others
    })
  }
  function setFurtherBolshevik(on: boolean): void {
    draft.furtherBolshevik = on
    const germany = draft.seats.findIndex((seat) => seat.includes('germany'))
    if (!on) give('bolsheviks', Math.max(0, germany))
    else draft.seats = draft.seats.map((seat) => seat.filter((n) => n !== 'bolsheviks'))
  }
  const order = computed<WarOrder>(() => ({
    name: draft.name.trim(),
    game: 'great-war',
    options: {
      players: players.value.map((p) => ({ name: p.name, nations: [...p.nations] })),
      unitedStates: holder.value,
    },
    ...(draft.seed.trim() === '' ? {} : { seed: Number(draft.seed) }),
  }))
  return {
    draft,
    sent,
    names,
    nameError,
    playerErrors,
    americanError,
    bolshevikError,
    seatErrors,
    seedError,
    valid,
    setCount,
    playBy,
    dealBy,
    soFar,
    setName,
    give,
    setFurtherBolshevik,
    order,
  }
}
export type NewWar = ReturnType<typeof useNewWar>
