/** The Great War, as the rest of the house sees it. */
export { greatWarCore as greatWar, type GreatWarGame, type GreatWarState } from './game'
export { moveReport } from './move-report'
