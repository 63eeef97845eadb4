import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright'
import { installedChromium } from '../build/chromium.mjs'

/** A slow line of a phone, as the browser's own tools call "Slow 4G": ms, and bytes a second. */
const SLOW_4G = { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 }

export interface Conditions {
  /** How many times slower the processor is. */
  readonly slower: number
  readonly line: 'loopback' | 'slow 4G'
  /** Kept on the device before the page opens. */
  readonly kept?: Readonly<Record<string, string>>
}

export interface Tab {
  readonly page: Page
  readonly devtools: CDPSession
  readonly close: () => Promise<void>
}

/** Software rendering and no calls to anywhere else: the same on every machine. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = installedChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A tab without any cache or memory, under the conditions. */
export const openTab = async (
  browser: Browser,
  origin: string,
  { slower, line, kept = {} }: Conditions,
): Promise<Tab> => {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
    },
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (line === 'slow 4G') await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, devtools, close: () => context.close() }
}
