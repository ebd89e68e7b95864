/** The channels of the bridge, by name only: the preload may hold this file and nothing heavier. */

/** Asked by the renderer, answered by the main process. The contract behind each is in `ipc.ts`. */
export const CHANNELS = [
  'library:list',
  'library:create',
  'library:sample',
  'library:rename',
  'library:duplicate',
  'library:bin',
  'library:restore',
  'library:destroy',
  'library:importFile',
  'library:importText',
  'library:export',
  'library:recover',
  'campaign:open',
  'campaign:close',
  'campaign:submit',
  'campaign:undo',
  'campaign:redo',
  'campaign:reroll',
  'campaign:at',
  'campaign:ask',
  'campaign:ledger',
  'campaign:saveLedger',
  'campaign:history',
  'campaign:scores',
  'campaign:branch',
  'campaign:verify',
  'campaign:setTable',
  'charts:list',
  'charts:pages',
  'charts:preview',
  'charts:savePdf',
  'charts:print',
  'scenarios:list',
  'scenarios:save',
  'scenarios:bin',
  'scenarios:restore',
  'scenarios:destroy',
  'scenarios:importFile',
  'scenarios:importText',
  'scenarios:export',
  'scenarios:report',
  'odds:ask',
  'odds:cancel',
  'tableView:toggle',
  'tableView:board',
  'settings:get',
  'settings:set',
  'app:about',
  'app:ready',
] as const
export type Channel = (typeof CHANNELS)[number]

/** All that the table view may ask: it looks on, and can close itself. */
export const TABLE_VIEW_CHANNELS = [
  'tableView:board',
  'tableView:toggle',
  'campaign:ask',
  'campaign:at',
  'campaign:history',
  'campaign:scores',
  'settings:get',
] as const satisfies readonly Channel[]

/** Said by the main process, heard by the renderer. */
export const PUSHES = ['menu', 'openFile', 'openScenario', 'settingsChanged', 'oddsProgress', 'board'] as const
export type Push = (typeof PUSHES)[number]
