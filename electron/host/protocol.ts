/** `app://game/…`: the renderer's own folder and the sheets, nothing else, with a policy that forbids foreign code. */
import { protocol } from 'electron'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { HOST, SCHEME } from './origin'
import type { SheetShelf } from './sheets'

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Before the app is ready, or Chromium treats our pages as strangers to storage, fetch and secure contexts. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true } },
  ])
}

export function serve(folder: string, sheets: SheetShelf): void {
  protocol.handle(SCHEME, (request) => answer(request, folder, sheets))
}

/** Never throws: whatever cannot be served is a 404 like any other. */
export async function answer(request: Request, folder: string, sheets: SheetShelf): Promise<Response> {
  const url = new URL(request.url)
  if (url.hostname !== HOST || request.method !== 'GET') return notFound()
  const sheet = sheets.get(url.pathname)
  if (sheet !== undefined) return respond(sheet.html, '.html', sheet.csp)
  const file = fileIn(folder, url.pathname)
  if (file === undefined) return notFound()
  try {
    return respond(await readFile(file), path.extname(file), PAGE_POLICY)
  } catch {
    return notFound()
  }
}

/** The file an address names, when it lies inside the folder and is of a kind that we ship. */
export function fileIn(folder: string, pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (/[\\\0:]/.test(decoded)) return undefined
  const file = path.resolve(folder, `.${decoded === '/' ? '/index.html' : decoded}`)
  if (!file.startsWith(path.resolve(folder) + path.sep)) return undefined
  return TYPES[path.extname(file)] === undefined ? undefined : file
}

function respond(body: string | Buffer, extension: string, policy: string): Response {
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // A preview stands in a sandboxed frame, whose origin is none: fonts alone may be read from there.
      ...(extension === '.woff2' ? { 'access-control-allow-origin': '*' } : {}),
    },
  })
}

const notFound = (): Response => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
