/** The front door: what `import … from 'electron'` finds when the app runs in the stand-in. */
import { app } from './app'
import { startBrowser } from './browser'
import { dialog, shell } from './dialog'
import { ipcMain } from './ipc'
import { Menu, MenuItem } from './menu'
import { protocol } from './protocol'
import { nativeTheme, screen, session } from './session'
import { state } from './state'
import { BrowserWindow } from './window'

export { app, BrowserWindow, dialog, ipcMain, Menu, MenuItem, nativeTheme, protocol, screen, session, shell }

/** What a spec's `evaluate` is handed; `standin` holds what only the stand-in's own tests look at. */
const electron = {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
  standin: state,
}
export default electron

/** After the main module has run to its end, as in Electron: a `ready` that comes sooner would hide a hang. */
export async function start(): Promise<void> {
  state.browser = await startBrowser(state.headed)
  state.ready = true
  app.emit('ready', {}, {})
}
