import { computed, shallowRef, watch, type Ref } from 'vue'
import type { GameId } from '../../shared/ids'
import type { ScenarioReport } from '../../shared/scenario'
import { useGateway } from '../gateway/gateway'
import { useScenarios } from '../stores/scenarios'

/** Which figures a new campaign is begun with: the built-in ones, or a scenario's from the shelf. */
export function useNewScenario(game: Readonly<Ref<GameId>>, first?: string) {
  const gateway = useGateway()
  const scenarios = useScenarios()
  /** The file of the scenario; nothing for the figures as they are built in. */
  const file = shallowRef(first)
  const report = shallowRef<ScenarioReport>()

  const there = computed(() => scenarios.of(game.value))
  const row = computed(() => there.value.find((r) => r.file === file.value))
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
  return { choose, there, row, report, error }
}
export type NewScenario = ReturnType<typeof useNewScenario>
