import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { launchChromium, openTab } from './chromium.ts'
import { shown, type Bench } from './figures.ts'
import { startService, type StartedService } from './startService.ts'
import { VENDOR_ID } from './world.ts'

const SLOWER = 4

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
  const kept = { 'portal.session': JSON.stringify(await portal.ask('session')), 'portal.welcome': 'seen' }
  const tab = await openTab(browser, portal.origin, { slower, line: 'loopback', kept })
  await tab.page.goto(`${portal.origin}/request-a-rider/${VENDOR_ID}`, { waitUntil: 'networkidle' })
  await tab.page.waitForSelector('[name="destinationName"]')
  return tab
}

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

/** The first message that a page reads, in a script with accents and with a time, which has the most patterns. */
const MESSAGE = 'Dobrý den, Jana Nováková, 602 111 222, Mánesova 3, Praha 2, 3. patro, 450 Kč hotově, zítra v 19:30'

/** Ms of the longest frame while a message is pasted into the dialog that reads it, and until it is read. */
const pasteMessage = async (page: Page) => {
  await page.getByRole('button', { name: 'Paste a message' }).click()
  const field = page.locator('.paste-text')
  await field.focus()
  await page.waitForTimeout(500)
  const pasted = performance.now()
  const gaps = await framesDuring(page, async () => {
    await field.fill(MESSAGE)
    await page.waitForSelector('.paste-marks mark')
  })
  return { frame: Math.max(...gaps), read: performance.now() - pasted }
}

/** Typing into the request form beside an open map, and pasting a message. */
export const request: Bench = async (scale) => {
  const portal = await startService({ portalDir: path.join(import.meta.dirname, '..', 'dist'), orders: 20 })
  const browser = await launchChromium()
  try {
    const opened = performance.now()
    const typing = await requestPage(browser, portal, SLOWER)
    await typing.page.waitForSelector('canvas')
    const opening = performance.now() - opened
    const message = await pasteMessage(typing.page)
    await typing.page.keyboard.press('Escape')
    const longest: Array<readonly [field: string, ms: number]> = []
    for (const [field, text] of Object.entries(TYPED).slice(0, scale === 'short' ? 1 : undefined))
      longest.push([field, await longestFrame(typing.page, field, text)])
    await typing.close()
    const [slowest, ms] = longest.toSorted((a, b) => b[1] - a[1])[0] ?? ['none', Number.NaN]

    return [
      {
        name: `typing in any field, processor ${SLOWER} times slower`,
        value: ms,
        limit: 50,
        bound: 'at most',
        unit: 'ms longest frame',
        detail: `${slowest}; ${longest.map(([field, gap]) => `${field} ${shown(gap)}`).join(', ')}`,
      },
      {
        name: `longest frame of the first pasted message, processor ${SLOWER} times slower`,
        value: message.frame / opening,
        limit: 0.05,
        bound: 'at most',
        unit: 'of the time to open the form',
        detail: `longest frame ${shown(message.frame)} ms, read after ${shown(message.read)} ms`,
      },
    ]
  } finally {
    await browser.close()
    await portal.stop()
  }
}
