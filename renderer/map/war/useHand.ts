/** What is taken up from the board: asks where it may go, and says the commands when it is put down. */
import { computed, shallowRef, watch } from 'vue'
import type { BarredView, MoveTargetView } from '../../../shared/great-war/questions'
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { saySpace } from '../../../shared/wording/great-war-names'
import { useWarAnswer } from '../../composables/useWarQuestion'
import { useCampaign } from '../../stores/campaign'
import { useWar } from '../../stores/war'
import { capital, sayBarred, sayForce } from './words'

export interface HandInput {
  readonly view: () => GreatWarView
  readonly readonly: () => boolean
  readonly say: (command: unknown) => void
}

export function useHand({ view, readonly, say }: HandInput) {
  const war = useWar()
  const campaign = useCampaign()
  /** Several things may be done there: the players choose. */
  const choice = shallowRef<readonly MoveTargetView[]>([])
  /** The space that was meant and is closed, with the reason. */
  const barred = shallowRef<BarredView>()

  const units = computed(
    () => new Map(Object.values(view().spaces).flatMap((space) => space.units.map((u) => [u.id, u] as const))),
  )
  const moves = useWarAnswer(() =>
    war.picked.length > 0 ? { ask: 'moves', units: war.picked as UnitId[] } : undefined,
  )
  /** Where the stack goes once the war that it waits for is declared. */
  const meant = shallowRef<SpaceId>()
  const kindsOf = (ids: readonly string[]) => ids.flatMap((id) => units.value.get(id)?.kind ?? [])

  function forget() {
    choice.value = []
    barred.value = undefined
  }
  /** Something else was done with the hand. */
  function turnAway() {
    forget()
    meant.value = undefined
    campaign.hush()
  }
  function select(space: string | undefined) {
    turnAway()
    war.space = space as SpaceId | undefined
  }
  /** Exactly these are in the hand now; they stand in `space`. */
  function pick(ids: readonly string[], space: string) {
    if (readonly()) return
    turnAway()
    war.space = space as SpaceId
    war.picked = ids
  }
  function drop() {
    turnAway()
    war.picked = []
  }
  /** Everything that may move there. */
  function lift(space: string) {
    const movable = view().spaces[space]?.units.filter((u) => u.movable) ?? []
    if (movable.length === 0) return
    pick(
      movable.map((u) => u.id),
      space,
    )
    campaign.announce(`${capital(sayForce(kindsOf(war.picked)))} from ${saySpace(space)} in hand.`)
  }
  function go(space: string) {
    const answer = moves.value
    if (!answer || readonly()) return
    forget()
    meant.value = undefined
    const ways = answer.targets.filter((t) => t.space === space)
    const [only, ...more] = ways
    if (only && more.length === 0) return carry(only)
    if (only) {
      choice.value = ways
      return
    }
    barred.value = answer.barred.find((b) => b.space === space)
    if (answer.closed) barred.value = { space: space as SpaceId, ...answer.closed }
    if (barred.value) campaign.announce(`${capital(saySpace(space))}: ${sayBarred(barred.value)}`)
  }
  /** What came of it is told by the log's newest line, and heard from there: it may be refused. */
  function carry(way: MoveTargetView) {
    const left = war.picked.filter((id) => !way.units.some((gone) => gone === id))
    war.picked = left
    forget()
    for (const command of way.commands) say(command)
  }
  /** The neutral is attacked, and what is in the hand goes in: that is what was meant. Where it may do so in several ways, it is asked. */
  function attack(target: BarredView) {
    if (!target.attack || readonly()) return
    forget()
    meant.value = target.space
    say(target.attack.command)
  }
  watch(
    () => campaign.refusal,
    (refused) => {
      if (refused) meant.value = undefined
    },
  )
  watch(moves, (answer) => {
    const space = meant.value
    if (space === undefined || !answer?.targets.some((t) => t.space === space)) return
    go(space)
  })

  // A hand holds only what may still move, and only what stands together.
  watch([units, readonly], () => {
    if (war.picked.length === 0) return
    const movable = new Set(view().spaces[war.space ?? '']?.units.flatMap((u) => (u.movable ? [u.id] : [])))
    const kept = readonly() ? [] : war.picked.filter((id) => movable.has(id))
    if (kept.length !== war.picked.length) war.picked = kept
    forget()
  })

  return { moves, choice, barred, select, pick, lift, drop, go, carry, attack }
}
