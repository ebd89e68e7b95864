import { computed, shallowRef, watch, type Ref } from 'vue'
import type { GameId } from '../../shared/ids'
import type { Inputs } from '../../shared/ipc'
import type { ScenarioReport } from '../../shared/scenario'
import { useGateway } from '../gateway/gateway'
import type { NamedScenario } from '../../shared/scenarios'
import { useScenarios, type ShelvedRow } from '../stores/scenarios'
import type { OwnSeats } from './useNewWar'

type Order = Inputs['library:create'][0]
/** A scenario of the shelf, or the one that another campaign brings along. */
type ChosenRow = Pick<ShelvedRow, 'file' | 'scenario' | 'faults'>
/** No file is called so. */
export const PLAYED = 'played'

const sameFigures = (a: NamedScenario, b: NamedScenario): boolean =>
  a.game === b.game && a.name === b.name && JSON.stringify(a.changes) === JSON.stringify(b.changes)

/** Which figures a new campaign is begun with: the built-in ones, or a scenario's from the shelf. */
export function useNewScenario(game: Readonly<Ref<GameId>>, first?: string, played?: NamedScenario) {
  const gateway = useGateway()
  const scenarios = useScenarios()
  /** The file of the scenario; nothing for the figures as they are built in. */
  const file = shallowRef(first ?? (played === undefined ? undefined : PLAYED))
  const report = shallowRef<ScenarioReport>()

  /** The shelf's own copy of the scenario that is carried over, if it still says the same. */
  const twin = computed(() => scenarios.rows.find((r) => played !== undefined && sameFigures(r.scenario, played)))
  const there = computed((): readonly ChosenRow[] => {
    const shelf = scenarios.of(game.value)
    if (played?.game !== game.value || twin.value !== undefined) return shelf
    return [{ file: PLAYED, scenario: played, faults: [] }, ...shelf]
  })
  const row = computed(() => {
    const chosen = file.value === PLAYED ? (twin.value?.file ?? PLAYED) : file.value
    return there.value.find((r) => r.file === chosen)
  })
  const error = computed(() => {
    if (row.value === undefined || row.value.faults.length === 0) return undefined
    const says = (at: string) => report.value?.figures.find((f) => f.at === at)?.says
    const faults = row.value.faults.map(({ at, problem }) =>
      [says(at), problem].filter((x) => x !== undefined).join(' – '),
    )
    return `${row.value.scenario.name} can’t be played yet: ${faults.join('; ')}.`
  })
  void scenarios.load()
  watch(
    row,
    async (now) => {
      report.value = undefined
      if (now === undefined) return
      const { game: of, changes } = now.scenario
      const answer = await gateway.ask('scenarios:report', { game: of, changes: [...changes] as never })
      if (answer.ok && row.value === now) report.value = answer.value
    },
    { immediate: true },
  )
  const choose = (chosen: string | undefined): void => {
    file.value = chosen
  }
  /** Seats by the number of players, as the scenario deals them. */
  const seats = computed(() => {
    const changes = (row.value?.scenario.changes ?? []).filter((c) => c.at.startsWith('seats.'))
    // Its reader in main has parsed them as lists of nations.
    return new Map(changes.map((c) => [Number(c.at.slice(6)), c.value])) as unknown as OwnSeats
  })
  /** The order of a new campaign, with the figures chosen for it. */
  function order(bare: Order): Order {
    const scenario = row.value?.scenario
    // The choice holds scenarios of the form's own game alone.
    return scenario === undefined ? bare : ({ ...bare, options: { ...bare.options, scenario } } as unknown as Order)
  }
  const label = ({ file: of, scenario }: ChosenRow): string =>
    of === PLAYED ? `${scenario.name}, as it was played` : scenario.name
  return { choose, seats, order, there, row, label, report, error }
}
export type NewScenario = ReturnType<typeof useNewScenario>
