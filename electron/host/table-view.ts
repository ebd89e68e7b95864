/** The table view: a second window that only shows, on the second screen if there is one. It follows the open campaign. */
import { BrowserWindow, screen, type Rectangle } from 'electron'
import type { Pushes } from '../../shared/ipc'
import { groundNow, safePage } from './window'

const SIZE = { width: 1600, height: 900 } as const

export interface TableViewOrder {
  readonly preload: string
  /** The page, told by its query that it is the table view. */
  readonly address: string
  /** Where the table's own window is: the view looks for another screen. */
  readonly beside: () => Rectangle
}

export class TableView {
  #window: BrowserWindow | undefined

  constructor(private readonly order: TableViewOrder) {}

  /** Whether these are the contents of this window. */
  is(sender: unknown): boolean {
    return this.#window?.webContents === sender
  }
  /** Closes it, or opens it where there is something to show; answers which it is then. */
  async toggle(something: boolean): Promise<{ readonly open: boolean }> {
    if (this.#window !== undefined || !something) {
      this.close()
      return { open: false }
    }
    await this.#open()
    return { open: true }
  }
  async #open(): Promise<void> {
    const window = new BrowserWindow({
      ...placeBeside(this.order.beside()),
      title: 'Powder Keg, table view',
      backgroundColor: groundNow(),
      autoHideMenuBar: true,
      webPreferences: safePage(this.order.preload),
    })
    this.#window = window
    window.on('closed', () => {
      this.#window = undefined
    })
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      if (reason !== 'clean-exit') void window.loadURL(this.order.address)
    })
    await window.loadURL(this.order.address)
  }
  close(): void {
    this.#window?.close()
  }
  tell<P extends keyof Pushes>(push: P, value: Pushes[P]): void {
    this.#window?.webContents.send(push, value)
  }
}

/** The whole of the other screen; else a window of its own on the only one. */
export function placeBeside(table: Rectangle): Rectangle & { readonly fullscreen: boolean } {
  const here = screen.getDisplayMatching(table)
  const other = screen.getAllDisplays().find(({ id }) => id !== here.id)
  if (other !== undefined) return { ...other.bounds, fullscreen: true }
  const { x, y, width, height } = here.workArea
  const size = { width: Math.min(SIZE.width, width), height: Math.min(SIZE.height, height) }
  return { x: x + width - size.width, y, ...size, fullscreen: false }
}
