/** What the menu at the table offers. */
export type TableDeed =
  'rules' | 'check' | 'whatIf' | 'colours' | 'correct' | 'settings' | 'library' | 'keys' | 'export'
