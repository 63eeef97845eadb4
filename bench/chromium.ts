import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright'
import { installedChromium } from '../build/chromium.mjs'

/** The browser's preset "Slow 4G": latency in ms, throughput in bytes per second. */
const SLOW_4G = { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 }

export interface Conditions {
  /** CPU slowdown factor. */
  readonly slower: number
  readonly line: 'loopback' | 'slow 4G'
  /** Local storage content before the page opens. */
  readonly kept?: Readonly<Record<string, string>>
}

export interface Tab {
  readonly page: Page
  readonly devtools: CDPSession
  readonly close: () => Promise<void>
}

/** Launches with software rendering and without background calls, so that all machines behave the same. */
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

/** Opens a tab with an empty cache and storage, under the conditions. */
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
