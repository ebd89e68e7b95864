/** What each channel does: campaigns are the service's, sheets the charts', the rest the host's. Nothing is decided here. */
import type { ChartName, ChartSource } from '../../shared/charts'
import type { Answer, Answers, Cancelled, Inputs, Paper, Update } from '../../shared/ipc'
import { sayNation } from '../../shared/wording/great-war-names'
import { ledgerCsv } from '../../shared/great-war/ledger-csv'
import type { BattleOddsAnswer } from '../../shared/great-war/battle-answer'
import type { CampaignSummary } from '../../shared/campaign'
import type { CampaignId } from '../../shared/ids'
import type { Channel } from '../../shared/ipc-channels'
import { ok, type Result } from '../../shared/result'
import type { Settings } from '../../shared/schema/settings'
import { Malformed, type Handlers } from './guard'

/** Channels that the campaign service answers as they are. */
type ServiceChannel = Exclude<
  Channel,
  | 'library:importFile'
  | 'library:export'
  | 'campaign:saveLedger'
  | `scenarios:${string}`
  | `charts:${string}`
  | `odds:${string}`
  | `tableView:${string}`
  | `settings:${string}`
  | `app:${string}`
>
export type CampaignChannels = {
  readonly [C in ServiceChannel]: (...args: Inputs[C]) => Answers[C] | Promise<Answers[C]>
}

type ScenarioChannel = Exclude<Extract<Channel, `scenarios:${string}`>, 'scenarios:importFile' | 'scenarios:export'>
export interface Scenarios {
  readonly channels: { readonly [C in ScenarioChannel]: (...args: Inputs[C]) => Promise<Answers[C]> }
  importFile(file: string): Promise<Answers['scenarios:importText']>
  exportText(scenario: unknown): Result<{ readonly name: string; readonly text: string }>
}

export interface Campaigns {
  readonly channels: CampaignChannels
  importFile(file: string): Promise<Answers['library:importText']>
  /** The whole campaign as one file's text, and a name for that file. */
  exportText(id: CampaignId): Promise<Answer<{ readonly name: string; readonly text: string }>>
  /** The campaign's name as the stem of a file's. */
  exportName(id: CampaignId): Promise<Answer<string>>
  chartSource(id: CampaignId, position: number | undefined): Promise<Answer<ChartSource>>
}

interface Document {
  readonly html: string
  readonly pages: number
}
export interface Charts {
  list(source: ChartSource): readonly ChartName[]
  pages(source: ChartSource, sheet: string, paper: Paper): Result<number>
  render(source: ChartSource, sheets: readonly string[], paper: Paper): Result<Document>
}

export interface HostPorts {
  readonly campaigns: Campaigns
  readonly scenarios: Scenarios
  readonly charts: Charts
  /** Paths come from these dialogs alone, never from the page. */
  readonly dialogs: {
    campaignToOpen(): Promise<string | undefined>
    scenarioToOpen(): Promise<string | undefined>
    whereToSave(name: string, kind: 'campaign' | 'scenario' | 'pdf' | 'csv'): Promise<string | undefined>
  }
  /** Writes a file that the user chose; answers what went wrong as a sentence. */
  writeFile(file: string, content: string | Buffer): Promise<Answer<null>>
  readonly printer: {
    pdf(html: string, paper: Paper): Promise<Buffer>
    paper(html: string, paper: Paper): Promise<boolean>
  }
  /** Puts a document where a frame of the page can look at it; answers its address. */
  shelve(html: string): string
  readonly settings: {
    readonly get: () => Settings
    readonly patch: (change: Partial<Settings>) => Promise<Settings>
  }
  readonly odds: {
    ask(ticket: string, order: unknown): Promise<Answers['odds:ask']>
    cancel(ticket: string): void
    /** What the engine would have counted about the battle of a board. */
    board(order: unknown): Promise<Result<BattleOddsAnswer>>
  }
  readonly tableView: {
    toggle(): Promise<Answers['tableView:toggle']>
    board(): Update | undefined
  }
  about(): Answers['app:about']
  ready(): Answers['app:ready'] | Promise<Answers['app:ready']>
  /** A campaign lies on the table, or none does. */
  onTable(campaign: CampaignSummary | undefined): void
}

const cancelled: Cancelled = { cancelled: true }

export function createHandlers(ports: HostPorts): Handlers {
  const { campaigns, charts, dialogs, printer, scenarios, settings } = ports
  const service = campaigns.channels

  const document = async ({ id, position, sheets, paper }: Inputs['charts:preview'][0]) => {
    const source = await campaigns.chartSource(id, position)
    if (!source.ok) return source
    const made = charts.render(source.value, sheets, paper)
    if (!made.ok) throw new Malformed(made.error)
    return ok({ source: source.value, ...made.value })
  }

  return {
    ...service,
    ...scenarios.channels,
    'library:create': async (...input) => opened(ports, await service['library:create'](...input)),
    'library:sample': async () => opened(ports, await service['library:sample']()),
    'campaign:open': async (id) => opened(ports, await service['campaign:open'](id)),
    async 'campaign:close'(id) {
      const answer = await service['campaign:close'](id)
      if (answer.ok) ports.onTable(undefined)
      return answer
    },

    async 'campaign:ask'(order) {
      const answer = await service['campaign:ask'](order)
      return answer.ok && isBoardOrder(answer.value) ? ports.odds.board(answer.value) : answer
    },

    async 'library:importFile'() {
      const file = await dialogs.campaignToOpen()
      return file === undefined ? ok(cancelled) : campaigns.importFile(file)
    },
    async 'library:export'(id) {
      const text = await campaigns.exportText(id)
      if (!text.ok) return text
      const file = await dialogs.whereToSave(text.value.name, 'campaign')
      if (file === undefined) return ok(cancelled)
      const written = await ports.writeFile(file, text.value.text)
      return written.ok ? ok({ file }) : written
    },

    async 'scenarios:importFile'() {
      const file = await dialogs.scenarioToOpen()
      return file === undefined ? ok(cancelled) : scenarios.importFile(file)
    },
    async 'scenarios:export'({ scenario }) {
      const text = scenarios.exportText(scenario)
      if (!text.ok) return text
      const file = await dialogs.whereToSave(text.value.name, 'scenario')
      if (file === undefined) return ok(cancelled)
      const written = await ports.writeFile(file, text.value.text)
      return written.ok ? ok({ file }) : written
    },

    async 'campaign:saveLedger'({ nation, ...order }) {
      const ledger = await service['campaign:ledger'](order)
      const text = await campaigns.exportName(order.id)
      if (!ledger.ok) return ledger
      if (!text.ok) return text
      const file = await dialogs.whereToSave(
        `${text.value} – ledger${nation === undefined ? '' : ` of ${sayNation(nation)}`}.csv`,
        'csv',
      )
      if (file === undefined) return ok(cancelled)
      const written = await ports.writeFile(file, ledgerCsv(ledger.value, nation))
      return written.ok ? ok({ file }) : written
    },

    async 'charts:list'({ id, position }) {
      const source = await campaigns.chartSource(id, position)
      return source.ok ? ok(charts.list(source.value)) : source
    },
    async 'charts:pages'({ id, position, sheet, paper }) {
      const source = await campaigns.chartSource(id, position)
      if (!source.ok) return source
      const counted = charts.pages(source.value, sheet, paper)
      if (!counted.ok) throw new Malformed(counted.error)
      return counted
    },
    async 'charts:preview'(order) {
      const made = await document(order)
      return made.ok ? ok({ url: ports.shelve(made.value.html), pages: made.value.pages }) : made
    },
    async 'charts:savePdf'(order) {
      const made = await document(order)
      if (!made.ok) return made
      const { html, pages, source } = made.value
      const file = await dialogs.whereToSave(pdfName(source, order.sheets, charts.list(source)), 'pdf')
      if (file === undefined) return ok(cancelled)
      const written = await ports.writeFile(file, await printer.pdf(html, order.paper))
      return written.ok ? ok({ file, pages }) : written
    },
    async 'charts:print'(order) {
      const made = await document(order)
      return made.ok ? ok({ printed: await printer.paper(made.value.html, order.paper) }) : made
    },

    'odds:ask': ({ ticket, order }) => ports.odds.ask(ticket, order),
    'odds:cancel': (ticket) => {
      ports.odds.cancel(ticket)
      return null
    },
    'tableView:toggle': () => ports.tableView.toggle(),
    'tableView:board': () => {
      const update = ports.tableView.board()
      return update === undefined ? {} : { update }
    },
    'settings:get': () => settings.get(),
    'settings:set': (change) => settings.patch(withoutHoles(change)),
    'app:about': () => ports.about(),
    'app:ready': () => ports.ready(),
  }
}

/** An answer of the engine that is an order for odds (`shared/odds/board.ts`). */
const isBoardOrder = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'board'

/** Opening, creating and playing the sample all end with a campaign on the table. */
function opened<A extends Answers['library:create']>(ports: HostPorts, answer: A): A {
  if (answer.ok) ports.onTable(answer.value.campaign)
  return answer
}

/** "Wednesday evening, attack table.pdf"; several sheets share one name. */
function pdfName(source: ChartSource, sheets: readonly string[], known: readonly ChartName[]): string {
  const [only] = sheets
  const title = sheets.length === 1 ? known.find(({ sheet }) => sheet === only)?.title : undefined
  return `${source.summary.name}, ${(title ?? 'sheets').toLowerCase()}.pdf`.replace(/[\\/:*?"<>|]/g, '-')
}

/** Optional members that are there but undefined would overwrite what is remembered. */
function withoutHoles(change: Inputs['settings:set'][0]): Partial<Settings> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
