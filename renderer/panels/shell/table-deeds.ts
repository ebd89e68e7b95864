/** What the menu at the table offers. */
export type TableDeed =
  | 'rules'
  | 'planner'
  | 'tableView'
  | 'check'
  | 'whatIf'
  | 'colours'
  | 'correct'
  | 'settings'
  | 'library'
  | 'keys'
  | 'export'
  | 'figures'
