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
  'charts:preview',
  'charts:savePdf',
  'charts:print',
  'odds:ask',
  'odds:cancel',
  'settings:get',
  'settings:set',
  'app:about',
  'app:ready',
] as const
export type Channel = (typeof CHANNELS)[number]

/** Said by the main process, heard by the renderer. */
export const PUSHES = ['menu', 'openFile', 'settingsChanged', 'oddsProgress'] as const
export type Push = (typeof PUSHES)[number]
