/**
 * The application menu. Every deed of the window has an item whose id is its name (`MENU_DEEDS`); pressing one says so to
 * the window, which does it. Keys that the window has handled itself never get here.
 */
import { Menu, type MenuItemConstructorOptions as Item } from 'electron'
import type { GameId } from '../../shared/ids'
import type { MenuDeed } from '../../shared/ipc'
import { PAGES_OF, PAGE_NAMES } from '../../shared/pages'

export interface MenuOrder {
  readonly platform: NodeJS.Platform
  readonly say: (deed: MenuDeed) => void
}

/** Deeds that need a campaign on the table; greyed while there is none. */
export const NEEDS_CAMPAIGN = [
  'export',
  'undo',
  'redo',
  'print',
  'map',
  'secondPage',
  'thirdPage',
  'log',
  'tableView',
  'zoomIn',
  'zoomOut',
  'zoomFit',
  'zoomActual',
  'verify',
] as const satisfies readonly MenuDeed[]

/** `game`: the one on the table; its pages are named as the table names them. */
export function menuTemplate({ platform, say }: MenuOrder, game: GameId = 'origins'): Item[] {
  const item = (id: MenuDeed, label: string, accelerator?: string): Item => ({
    id,
    label,
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => say(id),
  })
  const line: Item = { type: 'separator' }
  const mac = platform === 'darwin'
  const redo = mac ? 'CmdOrCtrl+Shift+Z' : 'CmdOrCtrl+Y'
  const settings = item('settings', 'Settings…', 'CmdOrCtrl+,')

  const appMenu: Item = {
    role: 'appMenu',
    label: 'Powder Keg',
    submenu: [
      { role: 'about' },
      line,
      settings,
      line,
      { role: 'services' },
      line,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      line,
      { role: 'quit' },
    ],
  }
  const campaign: Item = {
    label: 'Campaign',
    submenu: [
      item('new', 'New campaign…', 'CmdOrCtrl+N'),
      item('library', 'Library', 'CmdOrCtrl+L'),
      line,
      item('import', 'Import a campaign…', 'CmdOrCtrl+O'),
      item('export', 'Export a copy…', 'CmdOrCtrl+Shift+S'),
      item('verify', 'Verify the file'),
      line,
      item('print', 'Print sheets…', 'CmdOrCtrl+P'),
      ...(mac ? [] : [line, settings, line, { role: 'quit' } satisfies Item]),
    ],
  }
  const edit: Item = {
    label: 'Edit',
    submenu: [
      // The window hears these keys itself, for in a text field they are the field's; macOS asks the window first anyway.
      { ...item('undo', 'Undo', 'CmdOrCtrl+Z'), registerAccelerator: false },
      { ...item('redo', 'Redo', redo), registerAccelerator: false },
      line,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  }
  const view: Item = {
    label: 'View',
    submenu: [
      item('map', 'Map', 'CmdOrCtrl+1'),
      item('secondPage', PAGE_NAMES[PAGES_OF[game][0]], 'CmdOrCtrl+2'),
      item('thirdPage', PAGE_NAMES[PAGES_OF[game][1]], 'CmdOrCtrl+3'),
      item('log', 'Log', 'CmdOrCtrl+4'),
      item('planner', 'Planner', 'CmdOrCtrl+B'),
      item('tableView', 'Table view', 'F9'),
      line,
      item('zoomIn', 'Zoom in', 'CmdOrCtrl+Plus'),
      item('zoomOut', 'Zoom out', 'CmdOrCtrl+-'),
      item('zoomFit', 'Whole board', 'CmdOrCtrl+9'),
      item('zoomActual', 'Actual size', 'CmdOrCtrl+0'),
      line,
      item('textLarger', 'Larger text', 'CmdOrCtrl+Alt+Plus'),
      item('textSmaller', 'Smaller text', 'CmdOrCtrl+Alt+-'),
      line,
      { role: 'togglefullscreen' },
    ],
  }
  const help: Item = {
    role: 'help',
    label: 'Help',
    submenu: [
      item('rules', 'Rulebook', 'F1'),
      item('keys', 'Keyboard'),
      ...(mac ? [] : [line, { role: 'about' } satisfies Item]),
    ],
  }
  return [...(mac ? [appMenu] : []), campaign, edit, view, { role: 'windowMenu' }, help]
}

/** Made anew when a campaign is opened or closed: an item's words can't be changed once it stands. */
export function installMenu(order: MenuOrder, game?: GameId): void {
  const menu = Menu.buildFromTemplate(menuTemplate(order, game))
  for (const id of NEEDS_CAMPAIGN) {
    const found = menu.getMenuItemById(id)
    if (found !== null) found.enabled = game !== undefined
  }
  Menu.setApplicationMenu(menu)
}
