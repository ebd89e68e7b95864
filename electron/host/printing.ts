/** Prints a document of sheets from a hidden window of its own, never from the table's. */
import { BrowserWindow } from 'electron'
import type { Paper } from '../../shared/ipc'
import { inApp } from './origin'
import type { SheetShelf } from './sheets'

const PAGE_SIZE = { a4: 'A4', letter: 'Letter' } as const satisfies Record<Paper, string>

export interface Printer {
  pdf(html: string, paper: Paper): Promise<Buffer>
  /** Whether it went to a printer; false when the dialog was closed again. */
  paper(html: string, paper: Paper): Promise<boolean>
}

export function createPrinter(sheets: SheetShelf): Printer {
  return {
    pdf: (html, paper) =>
      inHiddenWindow(sheets, html, (window) =>
        // The document's own @page rules hold the margins.
        window.webContents.printToPDF({
          pageSize: PAGE_SIZE[paper],
          printBackground: true,
          preferCSSPageSize: true,
          generateTaggedPDF: true,
        }),
      ),
    paper: (html, paper) =>
      inHiddenWindow(
        sheets,
        html,
        (window) =>
          new Promise<boolean>((done) => {
            window.webContents.print({ silent: false, printBackground: true, pageSize: PAGE_SIZE[paper] }, (printed) =>
              done(printed),
            )
          }),
      ),
  }
}

async function inHiddenWindow<T>(
  sheets: SheetShelf,
  html: string,
  use: (window: BrowserWindow) => Promise<T>,
): Promise<T> {
  const window = new BrowserWindow({
    show: false,
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false },
  })
  try {
    await window.loadURL(inApp(sheets.put(html)))
    await window.webContents.executeJavaScript('document.fonts.ready.then(() => true)')
    return await use(window)
  } finally {
    window.destroy()
  }
}
