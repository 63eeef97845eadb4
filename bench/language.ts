import path from 'node:path'
import type { Page } from 'playwright'
import { launchChromium, openTab } from './chromium.ts'
import { median, quantile, shown, type Bench, type Figure } from './figures.ts'
import { startService } from './startService.ts'
import { VENDOR_ID } from './world.ts'

const CHANGES = { full: 20, short: 2 } as const
const LOADS = { full: 5, short: 1 } as const
/** In ms. */
const MAX_CHANGE = 150
/** A change must pay beside the load of the page that it replaces. */
const SHARE_OF_LOAD = 0.5

/** What a person looks at on each screen, in both languages. */
const SCREENS = [
  { name: 'the history', at: `/history/${VENDOR_ID}?range=past-week`, ready: '.history-row' },
  { name: 'the request form', at: `/request-a-rider/${VENDOR_ID}`, ready: '[name="destinationName"]' },
  { name: 'order tracking', at: `/order-tracking/${VENDOR_ID}`, ready: '[data-order-id]' },
] as const

/** Presses a language in the drawer; the ms until its first frame is painted. */
const change = (page: Page, locale: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    document.querySelector<HTMLElement>('.site-footer .language-link')!.click()
    const started = performance.now()
    document.querySelector<HTMLElement>(`dialog#languages a[hreflang=${wanted}]`)!.click()
    const isShown = () => document.documentElement.lang === wanted
    await new Promise<void>((resolve) => {
      const watching = new MutationObserver(() => {
        if (!isShown()) return
        watching.disconnect()
        resolve()
      })
      watching.observe(document.documentElement, { attributes: true })
    })
    // A task behind the frame runs once it is painted.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(undefined)
      })
    })
    return performance.now() - started
  }, locale)

/** The ms in which the page loads again, up to what `ready` names. */
const load = async (page: Page, ready: string): Promise<number> => {
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector) === null) return requestAnimationFrame(look)
      return Object.assign(window, { readyAt: performance.now() })
    }
    look()
  }, ready)
  await page.reload()
  await page.waitForFunction(() => 'readyAt' in window)
  return page.evaluate(() => (window as unknown as { readonly readyAt: number }).readyAt)
}

/** Changing the language in an open page, with all files in the browser's cache, beside loading the page again. */
export const language: Bench = async (scale) => {
  const portal = await startService({
    portalDir: path.join(import.meta.dirname, '..', 'dist'),
    orders: 200,
    pastOrders: 300,
  })
  const browser = await launchChromium()
  try {
    const kept = { 'portal.session': JSON.stringify(await portal.ask('session')), 'portal.welcome': 'seen' }
    const figures: Array<Figure> = []
    for (const { name, at, ready } of SCREENS) {
      const tab = await openTab(browser, portal.origin, { slower: 1, line: 'loopback', kept })
      await tab.page.goto(portal.origin + at, { waitUntil: 'networkidle' })
      await tab.page.waitForSelector(ready)
      for (const locale of ['cs', 'en']) await change(tab.page, locale)
      const changes: Array<number> = []
      for (let round = 0; round < CHANGES[scale]; round += 1)
        changes.push(await change(tab.page, round % 2 === 0 ? 'cs' : 'en'))
      const loads: Array<number> = []
      for (let round = 0; round < LOADS[scale]; round += 1) loads.push(await load(tab.page, ready))
      await tab.close()
      figures.push(
        {
          name: `another language in ${name}, p95`,
          value: quantile(changes, 0.95),
          limit: MAX_CHANGE,
          bound: 'at most',
          unit: 'ms to the next frame',
          detail: `p50 ${shown(median(changes))} ms, ${changes.length} changes`,
        },
        {
          name: `another language in ${name}`,
          value: median(changes) / median(loads),
          limit: SHARE_OF_LOAD,
          bound: 'at most',
          unit: 'x of a load',
          detail: `${shown(median(changes))} ms beside ${shown(median(loads))} ms`,
        },
      )
    }
    return figures
  } finally {
    await browser.close()
    await portal.stop()
  }
}
