/**
 * `dialog` and `shell`. A test scripts what the user would choose, by replacing the function; an unscripted dialog is an
 * error. In an app window the browser's own means serve: a file chooser, and the folder for downloads.
 */
import fs from 'node:fs'
import path from 'node:path'
import { app } from './app'
import { note, state, type AnyWindow } from './state'
import { strict } from './strict'

export interface SaveOptions {
  defaultPath?: string
}
export interface OpenOptions {
  filters?: readonly { extensions: readonly string[] }[]
}

function unscripted(name: string): never {
  throw new Error(`stand-in: dialog.${name} was not scripted by the test`)
}

export const dialog = strict('dialog', {
  // eslint-disable-next-line @typescript-eslint/require-await -- a promise, as in Electron, also when it fails
  async showSaveDialog(_window: AnyWindow, options: SaveOptions): Promise<{ canceled: boolean; filePath: string }> {
    if (!state.headed) unscripted('showSaveDialog')
    const folder = fs.existsSync(app.getPath('downloads')) ? app.getPath('downloads') : app.getPath('home')
    return { canceled: false, filePath: freeName(path.join(folder, path.basename(options.defaultPath ?? 'file'))) }
  },
  async showOpenDialog(window: AnyWindow, options: OpenOptions): Promise<{ canceled: boolean; filePaths: string[] }> {
    if (!state.headed) unscripted('showOpenDialog')
    const extensions = options.filters?.flatMap((filter) => filter.extensions.map((end) => `.${end}`)) ?? []
    const chosen = (await window.page?.evaluate(CHOOSE_FILE(extensions))) as { name: string; text: string } | null
    if (chosen === null || chosen === undefined) return { canceled: true, filePaths: [] }
    const file = path.join(
      fs.mkdtempSync(path.join(app.getPath('temp'), 'powder-keg-import-')),
      path.basename(chosen.name),
    )
    fs.writeFileSync(file, chosen.text)
    return { canceled: false, filePaths: [file] }
  },
  showMessageBox: (): Promise<{ response: number }> => unscripted('showMessageBox'),
  showErrorBox(title: string, message: string): void {
    note(`error box ${title}: ${message}`)
    process.stderr.write(`${title}: ${message}\n`)
  },
})

/** A name that overwrites nothing: nobody was asked. */
function freeName(file: string): string {
  const { dir, name, ext } = path.parse(file)
  let free = file
  for (let n = 2; fs.existsSync(free); n++) free = path.join(dir, `${name} (${n})${ext}`)
  return free
}

const CHOOSE_FILE = (extensions: readonly string[]): string => `new Promise((done) => {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: ${JSON.stringify(extensions.join())} })
  input.oncancel = () => done(null)
  input.onchange = async () => done({ name: input.files[0].name, text: await input.files[0].text() })
  input.click()
})`

export const shell = strict('shell', {
  openExternal: (url: string): Promise<void> => Promise.resolve(note(`openExternal ${url}`)),
  showItemInFolder: (file: string): void => note(`showItemInFolder ${file}`),
  openPath: (file: string): Promise<string> => Promise.resolve(note(`openPath ${file}`)).then(() => ''),
})
