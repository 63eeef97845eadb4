import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { buildFloors } from './buildFloors.ts'
import { launchChromium, openTab, type Conditions } from './chromium.ts'
import { median, shown, type Bench } from './figures.ts'
import { startService } from './startService.ts'
import { VENDOR_ID } from './world.ts'

const RUNS = 5
const SLOW: Conditions = { slower: 4, line: 'slow 4G' }
const KIB = 1_024

const CANDIDATES = ['empty', 'landing', 'bare', 'tracking'] as const
type Candidate = (typeof CANDIDATES)[number]

interface Opened {
  readonly address: string
  /** The page can be used when this is on the screen. */
  readonly usable: string
  readonly conditions: Conditions
}

/** Notes in the page when an element came onto the screen. */
const watchFor = (selector: string) => {
  const look = () => {
    const element = document.querySelector(selector)
    if (element !== null && element.getBoundingClientRect().height > 0)
      document.documentElement.dataset['usableAfter'] = String(performance.now())
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const firstPaint = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    while (painted() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve))
    return painted() ?? Number.NaN
  })

/** Opens the page in a browser that knows nothing yet: ms to the first paint and until it can be used. */
const open = async (browser: Browser, { address, usable, conditions }: Opened) => {
  const tab = await openTab(browser, new URL(address).origin, conditions)
  try {
    await tab.page.addInitScript(watchFor, usable)
    await tab.page.goto(address, { waitUntil: 'commit' })
    const found = await tab.page.waitForSelector('html[data-usable-after]', { state: 'attached', timeout: 60_000 })
    return { usable: Number(await found.getAttribute('data-usable-after')), paint: await firstPaint(tab.page) }
  } finally {
    await tab.close()
  }
}

/** Every script that the page asks for until the line is quiet, packed as gzip packs best, in bytes. */
const scriptsOf = async (browser: Browser, address: string) => {
  const tab = await openTab(browser, new URL(address).origin, { slower: 1, line: 'loopback' })
  const sizes: Array<Promise<number>> = []
  tab.page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  try {
    await tab.page.goto(address, { waitUntil: 'networkidle' })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  } finally {
    await tab.close()
  }
}

/** What opening the portal's pages costs beside an empty page and beside the bare libraries, on a slow phone. */
export const pages: Bench = async () => {
  const floors = await buildFloors()
  const portal = await startService({ portalDir: path.join(import.meta.dirname, '..', 'dist'), orders: 200 })
  const empty = await startService({ portalDir: floors.empty, orders: 0 })
  const bare = await startService({ portalDir: floors.bare, orders: 0 })
  const browser = await launchChromium()
  try {
    const signedIn: Conditions = { ...SLOW, kept: { 'portal.session': JSON.stringify(await portal.ask('session')) } }
    const candidates: Readonly<Record<Candidate, Opened>> = {
      empty: { address: `${empty.origin}/`, usable: 'p', conditions: SLOW },
      landing: { address: `${portal.origin}/`, usable: 'h1', conditions: SLOW },
      bare: { address: `${bare.origin}/`, usable: 'h1', conditions: SLOW },
      tracking: {
        address: `${portal.origin}/order-tracking/${VENDOR_ID}`,
        usable: '[data-order-id]',
        conditions: signedIn,
      },
    }
    const seen: Record<Candidate, Array<{ readonly paint: number; readonly usable: number }>> = {
      empty: [],
      landing: [],
      bare: [],
      tracking: [],
    }
    for (let run = 0; run < RUNS; run += 1)
      for (const name of CANDIDATES) seen[name].push(await open(browser, candidates[name]))
    const of = (candidate: Candidate, what: 'paint' | 'usable') => median(seen[candidate].map((run) => run[what]))
    const scripts = await scriptsOf(browser, `${portal.origin}/connect`)
    // A link that leads nowhere shows no map.
    const tracking = await scriptsOf(browser, `${portal.origin}/tracking/${VENDOR_ID}-nowhere`)
    return [
      {
        name: 'landing, first contentful paint',
        value: of('landing', 'paint') / of('empty', 'paint'),
        limit: 1.2,
        bound: 'at most',
        unit: 'x empty page',
        detail: `${shown(of('landing', 'paint'))} ms beside ${shown(of('empty', 'paint'))} ms`,
      },
      {
        name: 'sign-in, all of its scripts',
        value: scripts / KIB,
        limit: 150,
        bound: 'at most',
        unit: 'KiB gzip',
        detail: 'until the line is quiet',
      },
      {
        name: 'public tracking, all of its scripts before the map',
        value: tracking / KIB,
        limit: 130,
        bound: 'at most',
        unit: 'KiB gzip',
        detail: 'until the line is quiet',
      },
      {
        name: 'tracking, first rows of 200 orders',
        value: of('tracking', 'usable') / of('bare', 'usable'),
        limit: 1.5,
        bound: 'at most',
        unit: 'x bare libraries',
        detail: `${shown(of('tracking', 'usable'))} ms beside ${shown(of('bare', 'usable'))} ms`,
      },
    ]
  } finally {
    await browser.close()
    await Promise.all([portal.stop(), empty.stop(), bare.stop()])
    floors.remove()
  }
}
