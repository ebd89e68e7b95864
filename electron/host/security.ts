/** What no page may do, ours included: leave, open windows, ask for the camera, fetch from anywhere. */
import { app, session } from 'electron'
import { isOurs } from './origin'

/** Call when the app is ready and before the first window. */
export function lockDown(): void {
  const { defaultSession } = session
  // Electron grants every permission unless told otherwise.
  defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.webRequest.onBeforeRequest((request, decide) => decide({ cancel: !mayLoad(request.url) }))

  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-attach-webview', (event) => event.preventDefault())
    // The window shows one document for life; only frames inside it (previews of sheets) have an address of their own.
    contents.on('will-navigate', (event) => {
      if (event.url !== contents.getURL()) event.preventDefault()
    })
    contents.on('will-frame-navigate', (event) => {
      if (!isOurs(event.url)) event.preventDefault()
    })
  })
}

function mayLoad(url: string): boolean {
  if (isOurs(url) || url.startsWith('data:') || url.startsWith('blob:')) return true
  // The developer tools and the dev server's socket; neither exists in a packaged app.
  return !app.isPackaged && (url.startsWith('devtools:') || isOurs(url.replace(/^ws/, 'http')))
}
