import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { GameId } from '../../shared/ids'
import type { Scenario } from '../../shared/great-war/scenario'
import type { BattleOrder } from '../../shared/odds/order'
import type { RaidOrder } from '../../shared/odds/raid'
import { newBattle } from '../panels/planner/draft'
import { editionOf } from '../panels/planner/edition'
import { battleFrom, raidFrom } from '../panels/planner/from-board'
import { newAttack, newSiege, type BestDraft } from '../panels/planner/origins-draft'
import { newRaid, type KeptBattle } from '../panels/planner/raid-draft'
import { useCampaign } from './campaign'

export const PLAN_KINDS = {
  'great-war': ['land', 'sea', 'raid', 'several'],
  origins: ['attack', 'break', 'best'],
} as const
export type WarPlan = (typeof PLAN_KINDS)['great-war'][number]
export type OriginsPlan = (typeof PLAN_KINDS)['origins'][number]

/** What is being planned, as opposed to what is on the table. Kept while the app runs, whatever campaign is opened. */
export const usePlanner = defineStore('planner', () => {
  const campaign = useCampaign()
  const open = shallowRef(false)
  const whole = shallowRef(false)
  /** The part that takes battles from the map is unfolded. */
  const mapOpen = shallowRef(true)
  const game = shallowRef<GameId>('great-war')
  const war = shallowRef<WarPlan>('land')
  const origins = shallowRef<OriginsPlan>('attack')

  const land = ref(newBattle('land'))
  const sea = ref(newBattle('sea'))
  const raid = ref(newRaid())
  const kept = ref<KeptBattle[]>([])
  const reserve = ref<Partial<Record<string, number>>>({})
  const attack = ref(newAttack())
  const siege = ref(newSiege())
  const best = ref<BestDraft>({})
  /** The turn and the nation on the map that the form has last followed. */
  const followed = shallowRef('')
  let numbers = 0

  const plan = computed<WarPlan | OriginsPlan>(() => (game.value === 'origins' ? origins.value : war.value))

  /** Whose figures the forms began with; what was typed since stays as long as those are on the table. */
  let begunWith = JSON.stringify(editionOf(undefined))
  function followFigures(scenario: Scenario | undefined): void {
    const edition = editionOf(scenario)
    const said = JSON.stringify(edition)
    if (said === begunWith) return
    begunWith = said
    const { values, figures, dreadnoughtHits } = edition
    for (const form of [land, sea]) form.value = { ...form.value, values, figures, dreadnoughtHits }
    raid.value = { ...raid.value, values, figures }
  }
  /** Opens with the game that lies on the table, and by its figures. */
  function show(): void {
    const view = campaign.view
    if (view !== undefined) game.value = view.game
    if (view?.game === 'great-war') followFigures(view.scenario)
    open.value = true
  }
  const toggle = (): void => (open.value ? void (open.value = false) : show())

  function take(order: BattleOrder | RaidOrder, name: string): void {
    game.value = 'great-war'
    war.value = order.kind
    if (order.kind === 'raid') raid.value = raidFrom(order, name)
    else if (order.kind === 'land') land.value = battleFrom(order, name)
    else sea.value = battleFrom(order, name)
  }
  function keep(order: BattleOrder | RaidOrder, name: string): void {
    numbers += 1
    const words = name.trim() === '' ? `Battle ${numbers}` : name
    kept.value.push({ number: numbers, name: words, goal: order.kind === 'land' ? 'takeSpace' : 'win', order })
  }
  return {
    open,
    whole,
    mapOpen,
    game,
    war,
    origins,
    plan,
    land,
    sea,
    raid,
    kept,
    reserve,
    attack,
    siege,
    best,
    followed,
    show,
    toggle,
    take,
    keep,
  }
})
