import type { GameView } from '../../shared/campaign'
import type { ChartSource } from '../../shared/charts'
import type { Paper } from '../../shared/ipc'
import type { OriginsView } from '../../shared/origins/view'
import type { Html } from './html'
import { bodyHeightPx, foot, frame, type SheetName } from './page'
import type { Page } from './flow'

export interface Sheet<V extends GameView = OriginsView> extends SheetName {
  /** Rules for this sheet's own classes; they may rely on `style.ts`. */
  readonly css: string
  /** Its pages, each a whole one. The same source and paper give the same pages, which is what makes the promise. */
  lay(source: ChartSource<V>, paper: Paper): readonly Html[]
}

/** A sheet whose bodies get the common foot. `lay` is told how high a body may be. */
export function footed<V extends GameView = OriginsView>(
  name: SheetName,
  css: string,
  lay: (source: ChartSource<V>, heightPx: number, paper: Paper) => readonly Pick<Page, 'html'>[],
): Sheet<V> {
  return {
    ...name,
    css,
    lay(source, paper) {
      const bodies = lay(source, bodyHeightPx(name, source, paper), paper)
      return bodies.map((b, i) => frame(b.html, foot(name, source, i + 1, bodies.length).html))
    },
  }
}
