/** The one place our pages come from. While developing, the dev server takes its place. */
import { app } from 'electron'

export const SCHEME = 'app'
export const HOST = 'game'

export function pageOrigin(): string {
  const devServer = process.env['ELECTRON_RENDERER_URL']
  if (!app.isPackaged && devServer !== undefined) return new URL(devServer).origin
  return `${SCHEME}://${HOST}`
}

/** With the slash: `app://game.example` is somebody else's. */
export const isOurs = (url: string): boolean => url.startsWith(`${pageOrigin()}/`)
export const inApp = (path: string): string => `${SCHEME}://${HOST}${path}`
