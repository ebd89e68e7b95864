/** One Chromium for the whole room: a sheet goes in, a PDF and what the page itself says of its boxes come out. */
import chromiumPackage from '@sparticuz/chromium'
import { chromium, type Browser, type Page } from 'playwright-core'
import { fontFile } from './fonts'

const ORIGIN = 'http://sheets.test'

export interface Press {
  readonly page: Page
  /** Addresses that sheets asked for beside themselves. */
  readonly asked: string[]
  show(document: string): Promise<void>
  /** The shown document as `printToPDF` makes it. */
  pdf(): Promise<Uint8Array>
  close(): Promise<void>
}

export async function openPress(): Promise<Press> {
  const browser: Browser = await chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
    headless: true,
  })
  const page = await browser.newPage()
  const asked: string[] = []
  let shown = ''
  await page.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === `${ORIGIN}/sheet`) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown })
    asked.push(url)
    const font = /^http:\/\/sheets\.test\/fonts\/([\w-]+\.woff2)$/.exec(url)?.[1]
    const body = font === undefined ? undefined : await fontFile(font)
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'font/woff2', body })
  })
  return {
    page,
    asked,
    async show(document) {
      shown = document
      await page.goto(`${ORIGIN}/sheet`)
      await page.evaluate('document.fonts.ready')
    },
    pdf: () => page.pdf({ preferCSSPageSize: true, printBackground: true }),
    close: () => browser.close(),
  }
}
