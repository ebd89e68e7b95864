/**
 * `protocol`. Chromium alone knows no custom standard scheme, so `app://game/x` is shown to it as
 * `http://game.app.localhost/x` (localhost keeps it a secure context), answered by the app's own handler and translated back
 * wherever the app sees an address.
 */
import { state } from './state'
import { strict } from './strict'

type Handler = (request: Request) => Response | Promise<Response>
const handlers = new Map<string, Handler>()

export const toBrowser = (url: string): string =>
  url.replace(/^([a-z]+):\/\/([^/]+)/, (whole, scheme: string, host: string) =>
    handlers.has(scheme) ? `http://${host}.${scheme}.localhost` : whole,
  )
export const toApp = (url: string): string =>
  url.replace(/^http:\/\/([^./]+)\.([a-z]+)\.localhost/, (whole, host: string, scheme: string) =>
    handlers.has(scheme) ? `${scheme}://${host}` : whole,
  )
export const handlerFor = (url: string): Handler | undefined => handlers.get(url.split(':')[0] ?? '')

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(): void {
    if (state.ready) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
  },
  handle(scheme: string, handler: Handler): void {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    handlers.set(scheme, handler)
  },
  unhandle: (scheme: string): boolean => handlers.delete(scheme),
  isProtocolHandled: (scheme: string): boolean => handlers.has(scheme),
})
