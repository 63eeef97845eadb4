import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { launchChromium, openTab } from './chromium.ts'
import { shown, type Bench } from './figures.ts'
import { startService, type StartedService } from './startService.ts'
import { VENDOR_ID } from './world.ts'

const SLOWER = 4
const KIB = 1_024
/** The map's own code, which the form does not wait for. */
const MAP = /Map|maplibre|pinElement/i

/** Typed key by key. */
const TYPED = {
  destinationTextAddress: 'Vinohradská 12, Praha',
  destinationUnitNumber: '3. patro vlevo',
  destinationBuilding: 'Palác Lucerna',
  destinationName: 'Jana Nováková',
  destinationPhoneNumber: '+420 601 123 456',
  riderNotes: 'Zvonek nefunguje, volejte prosím předem. 🛵',
  orderAmount: '1250.50',
  orderDescription: '2× svíčková na smetaně, 1× kulajda, bez cibule',
} as const

/** Ms between two keystrokes, eight a second. */
const BETWEEN_KEYS = 120

const requestPage = async (browser: Browser, portal: StartedService, slower: number) => {
  const kept = { 'portal.session': JSON.stringify(await portal.ask('session')) }
  const tab = await openTab(browser, portal.origin, { slower, line: 'loopback', kept })
  const scripts: Array<{ readonly url: string; readonly size: Promise<number> }> = []
  tab.page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push({
        url: response.url(),
        size: response.body().then((body) => gzipSync(body, { level: 9 }).length),
      })
  })
  await tab.page.goto(`${portal.origin}/request-a-rider/${VENDOR_ID}`, { waitUntil: 'networkidle' })
  await tab.page.waitForSelector('[name="destinationName"]')
  return { ...tab, scripts }
}

const sizeOf = async (scripts: ReadonlyArray<{ readonly url: string; readonly size: Promise<number> }>) =>
  (await Promise.all(scripts.filter(({ url }) => !MAP.test(url)).map(({ size }) => size))).reduce(
    (sum, size) => sum + size,
    0,
  )

/** The time between animation frames in ms while the work runs. */
const framesDuring = async (page: Page, work: () => Promise<void>): Promise<ReadonlyArray<number>> => {
  await page.evaluate(() => {
    const gaps: Array<number> = []
    let last = performance.now()
    const frame = (now: number) => {
      gaps.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame((now) => {
      last = now
      requestAnimationFrame(frame)
    })
    Object.assign(window, { gaps })
  })
  await work()
  return page.evaluate(() => (window as unknown as { gaps: Array<number> }).gaps)
}

const longestFrame = async (page: Page, field: string, text: string): Promise<number> => {
  const input = page.locator(`[name="${field}"]`)
  await input.scrollIntoViewIfNeeded()
  await input.focus()
  await page.waitForTimeout(500)
  const gaps = await framesDuring(page, () => input.pressSequentially(text, { delay: BETWEEN_KEYS }))
  // Selects the typed address, so that fee and map follow.
  await input.press('Enter')
  return Math.max(...gaps)
}

/** The cost of the request form: its scripts compared with those of signing in, and typing beside an open map. */
export const request: Bench = async () => {
  const portal = await startService({ portalDir: path.join(import.meta.dirname, '..', 'dist'), orders: 20 })
  const browser = await launchChromium()
  try {
    const signIn = await openTab(browser, portal.origin, { slower: 1, line: 'loopback' })
    const sizes: Array<Promise<number>> = []
    signIn.page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    })
    await signIn.page.goto(`${portal.origin}/connect`, { waitUntil: 'networkidle' })
    const signInScripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    await signIn.close()

    const form = await requestPage(browser, portal, 1)
    const formScripts = await sizeOf(form.scripts)
    await form.close()

    const typing = await requestPage(browser, portal, SLOWER)
    await typing.page.waitForSelector('canvas')
    const longest: Array<readonly [field: string, ms: number]> = []
    for (const [field, text] of Object.entries(TYPED))
      longest.push([field, await longestFrame(typing.page, field, text)])
    await typing.close()
    const [slowest, ms] = longest.toSorted((a, b) => b[1] - a[1])[0] ?? ['none', Number.NaN]

    return [
      {
        name: 'request form, all scripts before its map',
        value: formScripts / signInScripts,
        limit: 1.6,
        bound: 'at most',
        unit: 'x sign-in',
        detail: `${shown(formScripts / KIB)} KiB beside ${shown(signInScripts / KIB)} KiB`,
      },
      {
        name: `typing in any field, processor ${SLOWER} times slower`,
        value: ms,
        limit: 50,
        bound: 'at most',
        unit: 'ms longest frame',
        detail: `${slowest}; ${longest.map(([field, gap]) => `${field} ${shown(gap)}`).join(', ')}`,
      },
    ]
  } finally {
    await browser.close()
    await portal.stop()
  }
}
