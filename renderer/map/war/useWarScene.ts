/** What both maps of the war draw, whoever looks: ground, counters and arrows of a position at the zoom of the view. */
import { computed } from 'vue'
import type { GreatWarView } from '../../../shared/great-war/view'
import type { BoardView } from '../useBoardView'
import { layoutArrows } from './arrows'
import { groundOf, keepGround, warColours } from './ground'
import { layoutStacks } from './layout'
import type { AllMoveDeeds } from './move-deeds'
import { stacksOf } from './stacks'

interface Shown {
  readonly view: GreatWarView
  readonly chosen: Readonly<Record<string, string>>
  readonly deeds: AllMoveDeeds
}

export function useWarScene(props: Shown, { frame, textScale }: Pick<BoardView, 'frame' | 'textScale'>) {
  const colours = computed(() => warColours(props.view, props.chosen))
  const keep = keepGround()
  const ground = computed(() => keep(groundOf(props.view, colours.value)))
  const stacks = computed(() => stacksOf(props.view))
  /** By zoom alone: a pan moves what is laid out, and lays nothing out anew. */
  const scale = computed(() => frame.value.scale)
  const layout = computed(() => layoutStacks(stacks.value, scale.value, textScale.value))
  const arrows = computed(() => layoutArrows(props.view, scale.value, textScale.value, props.deeds))
  return { colours, ground, scale, layout, arrows }
}
