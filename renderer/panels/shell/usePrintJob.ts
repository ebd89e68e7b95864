import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { ChartInfo } from '../../../shared/charts'
import type { CampaignId } from '../../../shared/ids'
import type { Paper } from '../../../shared/ipc'
import { useGateway } from '../../gateway/gateway'
import { counted } from '../../../shared/wording/text'

/** Which sheets on which paper (`initial` to begin with), and what main makes of them: a preview, a PDF, a print dialog. */
export function usePrintJob(
  campaign: () => { readonly id: CampaignId; readonly position: number },
  paper: Ref<Paper>,
  initial?: string,
): {
  readonly sheets: Ref<readonly ChartInfo[]>
  readonly chosen: Ref<readonly string[]>
  readonly pages: ComputedRef<number>
  readonly preview: Ref<string | undefined>
  /** The list of sheets, and the pages of those chosen, have been asked for and not answered yet. */
  readonly listing: Ref<boolean>
  readonly drawing: Ref<boolean>
  readonly busy: Ref<boolean>
  readonly said: Ref<string>
  toggle: (sheet: string) => void
  savePdf: () => Promise<void>
  print: () => Promise<void>
} {
  const gateway = useGateway()
  const sheets = ref<readonly ChartInfo[]>([])
  const chosen = ref<readonly string[]>(initial === undefined ? [] : [initial])
  const preview = ref<string>()
  const listing = ref(true)
  const drawing = ref(false)
  const busy = ref(false)
  const said = ref('')
  const pages = computed(() =>
    sheets.value.filter((s) => chosen.value.includes(s.sheet)).reduce((sum, s) => sum + s.pages, 0),
  )
  const order = () => ({ ...campaign(), sheets: [...chosen.value], paper: paper.value })

  // Answers may overtake each other: only the newest question's counts.
  let listed = 0
  watch(
    () => [campaign().id, campaign().position, paper.value] as const,
    async ([id, position, wanted]) => {
      const mine = ++listed
      listing.value = true
      const answer = await gateway.ask('charts:list', { id, position, paper: wanted })
      if (mine !== listed) return
      listing.value = false
      if (!answer.ok) {
        said.value = answer.error.message
        return
      }
      sheets.value = answer.value
      const known = chosen.value.filter((s) => answer.value.some((i) => i.sheet === s))
      const first = answer.value[0]?.sheet
      chosen.value = known.length > 0 || first === undefined ? known : [first]
    },
    { immediate: true },
  )

  let asked = 0
  watch(
    () => order(),
    async (wanted) => {
      const mine = ++asked
      if (wanted.sheets.length === 0) {
        preview.value = undefined
        drawing.value = false
        return
      }
      drawing.value = true
      const answer = await gateway.ask('charts:preview', wanted)
      if (mine !== asked) return
      drawing.value = false
      if (answer.ok) preview.value = answer.value.url
      else said.value = answer.error.message
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
