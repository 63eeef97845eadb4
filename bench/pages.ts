import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { buildFloors } from './buildFloors.ts'
import { launchChromium, openTab, type Conditions } from './chromium.ts'
import { startDelayedFront } from './delayedFront.ts'
import { median, shown, type Bench, type Figure } from './figures.ts'
import { SCRIPT_KIB } from './limits.ts'
import { startService } from './startService.ts'
import { VENDOR_ID } from './world.ts'

const RUNS = { full: 5, short: 1 } as const
const SLOW: Conditions = { slower: 4, line: 'slow 4G' }
const KIB = 1_024
/** In ms. */
const MAX_LENGTH = 60_000

/** In ms: a round trip to the site, and to what answers its calls. */
const ROUND_TRIP = 560

const CANDIDATES = [
  'empty',
  'landing',
  'bare',
  'tracking',
  'application',
  'request',
  'own',
  'foreign',
  'ownAgain',
  'foreignAgain',
] as const
type Candidate = (typeof CANDIDATES)[number]

interface Opened {
  readonly address: string
  /** The page is usable once this element is visible. */
  readonly usable: string
  readonly conditions: Conditions
  /** Measures the second load in the same tab. */
  readonly again?: true
}

interface Moments {
  /** In ms since navigation. */
  readonly paint: number
  readonly usable: number
}

const TELL = 'tellMoments'

/** Runs in the page: reports the first paint and the first appearance of an element, once both are known. */
const watchFor = ({ selector, tell }: { readonly selector: string; readonly tell: string }) => {
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  let usable: number | undefined
  const look = () => {
    const element = usable === undefined ? document.querySelector(selector) : null
    if (element !== null && element.getBoundingClientRect().height > 0) usable = performance.now()
    const paint = painted()
    if (usable === undefined || paint === undefined) return requestAnimationFrame(look)
    ;(window as unknown as Readonly<Record<string, (text: string) => void>>)[tell]?.(JSON.stringify({ paint, usable }))
    return undefined
  }
  requestAnimationFrame(look)
}

/**
 * Opens the page in a fresh browser. Does not query the page until it reports, because injected test scripts take as
 * long as a paint.
 */
const open = async (browser: Browser, { address, usable, conditions, again }: Opened): Promise<Moments> => {
  const tab = await openTab(browser, new URL(address).origin, conditions)
  try {
    await tab.page.addInitScript(watchFor, { selector: usable, tell: TELL })
    await tab.devtools.send('Runtime.enable')
    await tab.devtools.send('Runtime.addBinding', { name: TELL })
    const load = async () => {
      const told = new Promise<Moments>((resolve) => {
        tab.devtools.once('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload) as Moments))
      })
      await tab.page.goto(address, { waitUntil: 'commit' })
      return await Promise.race([
        told,
        sleep(MAX_LENGTH, undefined, { ref: false }).then(() => Promise.reject(new Error(`${address} is not usable`))),
      ])
    }
    const first = await load()
    if (again === undefined) return first
    await tab.page.waitForLoadState('networkidle')
    await tab.page.goto('about:blank')
    return await load()
  } finally {
    await tab.close()
  }
}

/** All scripts that the page requests until the network is idle, sizes in bytes with best gzip. */
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

/**
 * Compares opening the portal's pages with an empty page and with the bare libraries, on a slow phone, and with a back end
 * on another origin with our own service at the same distance.
 */
export const pages: Bench = async (scale) => {
  const floors = await buildFloors()
  const portalDir = path.join(import.meta.dirname, '..', 'dist')
  const portal = await startService({ portalDir, orders: 200 })
  const calls = await startDelayedFront({ to: () => portal.origin, delay: ROUND_TRIP, allowsOthers: true })
  const site = await startService({ portalDir, orders: 0, calls: calls.origin })
  const own = await startDelayedFront({ to: () => portal.origin, delay: ROUND_TRIP })
  const foreign = await startDelayedFront({ to: () => site.origin, delay: ROUND_TRIP })
  const empty = await startService({ portalDir: floors.empty, orders: 0 })
  const bare = await startService({ portalDir: floors.bare, orders: 0 })
  const browser = await launchChromium()
  try {
    const signedIn: Conditions = { ...SLOW, kept: { 'portal.session': JSON.stringify(await portal.ask('session')) } }
    /** Order tracking behind a front: with loopback's bandwidth, so that the round trips are what differs. */
    const behind = ({ origin }: { readonly origin: string }): Opened => ({
      address: `${origin}/order-tracking/${VENDOR_ID}`,
      usable: '[data-order-id]',
      conditions: { ...signedIn, line: 'loopback' },
    })
    const candidates: Readonly<Record<Candidate, Opened>> = {
      empty: { address: `${empty.origin}/`, usable: 'p', conditions: SLOW },
      landing: { address: `${portal.origin}/`, usable: 'h1', conditions: SLOW },
      bare: { address: `${bare.origin}/`, usable: 'h1', conditions: SLOW },
      tracking: {
        address: `${portal.origin}/order-tracking/${VENDOR_ID}`,
        usable: '[data-order-id]',
        conditions: signedIn,
      },
      application: {
        address: `${portal.origin}/order-tracking/${VENDOR_ID}`,
        usable: '.order-tracking:not([aria-busy]) [data-order-id]',
        conditions: signedIn,
      },
      request: {
        address: `${portal.origin}/request-a-rider/${VENDOR_ID}`,
        usable: '[name="destinationName"]:enabled',
        conditions: signedIn,
      },
      own: behind(own),
      foreign: behind(foreign),
      ownAgain: { ...behind(own), again: true },
      foreignAgain: { ...behind(foreign), again: true },
    }
    const seen = Object.fromEntries(CANDIDATES.map((name) => [name, new Array<Moments>()])) as Record<
      Candidate,
      Array<Moments>
    >
    for (let run = 0; run < RUNS[scale]; run += 1)
      for (const name of CANDIDATES) seen[name].push(await open(browser, candidates[name]))
    const of = (candidate: Candidate, what: keyof Moments) => median(seen[candidate].map((run) => run[what]))
    const besideBare = (name: string, candidate: Candidate, limit: number): Figure => ({
      name,
      value: of(candidate, 'usable') / of('bare', 'usable'),
      limit,
      bound: 'at most',
      unit: 'x bare libraries',
      detail: `${shown(of(candidate, 'usable'))} ms beside ${shown(of('bare', 'usable'))} ms`,
    })
    const scripts = await scriptsOf(browser, `${portal.origin}/connect`)
    // An invalid link shows no map.
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
        limit: SCRIPT_KIB.signIn + SCRIPT_KIB.frame,
        bound: 'at most',
        unit: 'KiB gzip',
        detail: 'until the line is quiet',
      },
      {
        name: 'public tracking, all of its scripts before the map',
        value: tracking / KIB,
        limit: SCRIPT_KIB.publicTracking + SCRIPT_KIB.frame,
        bound: 'at most',
        unit: 'KiB gzip',
        detail: 'until the line is quiet',
      },
      besideBare('tracking, first rows of 200 orders', 'tracking', 1.5),
      besideBare('tracking, the application in their place (ADR 39)', 'application', 2),
      besideBare('request form, typed into', 'request', 2),
      {
        name: 'tracking with a back end on another origin, first visit (ADR 95)',
        value: (of('foreign', 'usable') - of('own', 'usable')) / ROUND_TRIP,
        limit: 1,
        bound: 'at most',
        unit: 'round trips more',
        detail: `${shown(of('foreign', 'usable'))} ms beside ${shown(of('own', 'usable'))} ms`,
      },
      {
        name: 'tracking with a back end on another origin, next visit (ADR 95)',
        value: of('foreignAgain', 'usable') / of('ownAgain', 'usable'),
        limit: 1.15,
        bound: 'at most',
        unit: 'x our own service',
        detail: `${shown(of('foreignAgain', 'usable'))} ms beside ${shown(of('ownAgain', 'usable'))} ms`,
      },
    ]
  } finally {
    await browser.close()
    for (const front of [calls, own, foreign]) front.stop()
    await Promise.all([portal.stop(), site.stop(), empty.stop(), bare.stop()])
    floors.remove()
  }
}
