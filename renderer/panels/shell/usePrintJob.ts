import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { ChartName } from '../../../shared/charts'
import type { CampaignId } from '../../../shared/ids'
import type { Inputs, Paper } from '../../../shared/ipc'
import { useGateway } from '../../gateway/gateway'
import { counted } from '../../../shared/wording/text'

export interface ListedSheet extends ChartName {
  /** Absent until it has been laid out. */
  readonly pages?: number
}

/** Which sheets on which paper (`initial` to begin with), and what main makes of them: a preview, a PDF, a print dialog. */
export function usePrintJob(
  campaign: () => { readonly id: CampaignId; readonly position: number },
  paper: Ref<Paper>,
  initial?: string,
): {
  readonly sheets: Ref<readonly ListedSheet[]>
  readonly chosen: Ref<readonly string[]>
  readonly pages: ComputedRef<number>
  readonly preview: Ref<string | undefined>
  /** The list of sheets, and the pages of those chosen, have been asked for and not answered yet. */
  readonly listing: ComputedRef<boolean>
  readonly drawing: Ref<boolean>
  readonly busy: Ref<boolean>
  readonly said: Ref<string>
  toggle: (sheet: string) => void
  savePdf: () => Promise<void>
  print: () => Promise<void>
} {
  const gateway = useGateway()
  const sheets = ref<readonly ListedSheet[]>([])
  const chosen = ref<readonly string[]>(initial === undefined ? [] : [initial])
  const preview = ref<string>()
  /** The list itself is on its way. */
  const asking = ref(true)
  const drawing = ref(false)
  const busy = ref(false)
  const said = ref('')
  const wanted = computed(() => sheets.value.filter((s) => chosen.value.includes(s.sheet)))
  const pages = computed(() => wanted.value.reduce((sum, s) => sum + (s.pages ?? 0), 0))
  const listing = computed(() => asking.value || wanted.value.some((s) => s.pages === undefined))
  const order = () => ({ ...campaign(), sheets: [...chosen.value], paper: paper.value })

  // Answers may overtake each other: only the newest question's counts.
  let listed = 0
  watch(
    () => [campaign().id, campaign().position, paper.value] as const,
    async ([id, position, on]) => {
      const mine = ++listed
      asking.value = true
      const answer = await gateway.ask('charts:list', { id, position })
      if (mine !== listed) return
      asking.value = false
      if (!answer.ok) {
        said.value = answer.error.message
        return
      }
      sheets.value = answer.value
      const known = chosen.value.filter((s) => answer.value.some((i) => i.sheet === s))
      const first = answer.value[0]?.sheet
      chosen.value = known.length > 0 || first === undefined ? known : [first]
      await countPages(mine, { id, position, paper: on })
    },
    { immediate: true },
  )
  /** One sheet after the other, those that were chosen first: laying one out takes main up to half a second. */
  async function countPages(mine: number, where: Omit<Inputs['charts:pages'][0], 'sheet'>): Promise<void> {
    for (;;) {
      const open = sheets.value.filter((s) => s.pages === undefined)
      const next = open.find((s) => chosen.value.includes(s.sheet)) ?? open[0]
      if (next === undefined) return
      const answer = await gateway.ask('charts:pages', { ...where, sheet: next.sheet })
      if (mine !== listed) return
      if (!answer.ok) {
        said.value = answer.error.message
        return
      }
      sheets.value = sheets.value.map((s) => (s.sheet === next.sheet ? { ...s, pages: answer.value } : s))
    }
  }

  /** One document is drawn at a time: of all that was ticked meanwhile only the last wish is drawn next. */
  let underWay = false
  async function draw(): Promise<void> {
    if (underWay) return
    underWay = true
    try {
      for (let wish = order(); ; wish = order()) {
        const answer = wish.sheets.length === 0 ? undefined : await gateway.ask('charts:preview', wish)
        if (JSON.stringify(wish) !== JSON.stringify(order())) continue
        drawing.value = false
        if (answer === undefined) preview.value = undefined
        else if (answer.ok) preview.value = answer.value.url
        else said.value = answer.error.message
        return
      }
    } finally {
      underWay = false
    }
  }
  watch(
    // Nothing is drawn before it is known which sheets there are.
    () => (sheets.value.length === 0 ? '' : JSON.stringify(order())),
    () => {
      drawing.value = chosen.value.length > 0
      void draw()
    },
  )

  async function work(run: () => Promise<string>): Promise<void> {
    if (busy.value || listing.value || chosen.value.length === 0) return
    busy.value = true
    said.value = ''
    try {
      said.value = await run()
    } finally {
      busy.value = false
    }
  }
  return {
    sheets,
    chosen,
    pages,
    preview,
    listing,
    drawing,
    busy,
    said,
    toggle(sheet) {
      const on = chosen.value.includes(sheet)
      // Kept in the order of the list, which is the order of the pages.
      chosen.value = sheets.value.map((s) => s.sheet).filter((s) => (s === sheet ? !on : chosen.value.includes(s)))
    },
    savePdf: () =>
      work(async () => {
        const answer = await gateway.ask('charts:savePdf', order())
        if (!answer.ok) return answer.error.message
        return 'cancelled' in answer.value
          ? ''
          : `Saved ${counted(answer.value.pages, 'page')} as ${answer.value.file}.`
      }),
    print: () =>
      work(async () => {
        const answer = await gateway.ask('charts:print', order())
        if (!answer.ok) return answer.error.message
        return answer.value.printed ? 'Sent to the printer.' : 'Nothing was printed.'
      }),
  }
}
