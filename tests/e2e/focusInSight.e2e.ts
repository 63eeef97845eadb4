import { expect } from '@playwright/test'
import { orderIn } from './support/demoOrders.ts'
import { hiddenStops, isCovered } from './support/focusStops.ts'
import { navigateTo } from './support/navigateTo.ts'
import { test } from './support/stories.ts'
import { IS_WALK } from './support/walked.ts'

/** 400 % zoom of a laptop (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/** A laptop, and the same at 200 % and 400 % zoom. */
const WINDOWS = [{ width: 1280, height: 720 }, { width: 640, height: 360 }, ZOOMED]

/** `npm run walk` tries all windows, `npm test` the narrowest, which comes last. */
const triedOf = <Size>(windows: ReadonlyArray<Size>): ReadonlyArray<Size> => (IS_WALK ? windows : windows.slice(-1))

const UNDER_WAY = 'COURIER_ACCEPTED_DELIVERY'

const SCREENS: ReadonlyArray<readonly [address: string, shown: string]> = [
  ['/request-a-rider', '.request-map canvas'],
  ['/order-tracking', '.order-row'],
  ['/order-tracking?view=board', '.board-order'],
  ['/order-tracking?order_id=', '.details-actions'],
  ['/history?range=past-week', '.history-row'],
  ['/bulk-order', '.bulk-history :is(.list-message, .bulk-jobs)'],
]

/** Pages for everybody; at 400 % only, where bars take most of the window. */
const PUBLIC_PAGES: ReadonlyArray<readonly [address: string, shown: string]> = [
  ['/', '.landing'],
  ['/tracking/', '.public-map canvas'],
]

test('The Tab key reaches nothing that is hidden on public pages at 400 % zoom', async ({ page }) => {
  await page.goto('/')
  const order = await orderIn(page, UNDER_WAY)
  await page.setViewportSize(ZOOMED)
  const hidden: Array<string> = []
  for (const [address, shown] of PUBLIC_PAGES) {
    await page.goto(address === '/tracking/' ? address + order : address)
    await expect(page.locator(shown).first()).toBeVisible()
    hidden.push(...(await hiddenStops(page)).map((stop) => `${address}: ${stop}`))
  }
  expect(hidden).toEqual([])
})

for (const { deployment, locale, direction } of [
  { deployment: 'dobrego-cz', locale: 'en-GB', direction: 'left to right' },
  { deployment: 'qamarly-kw', locale: 'ar', direction: 'right to left' },
])
  test.describe(direction, () => {
    test.use({ deployment, locale, viewport: WINDOWS[0]! })

    test(`The Tab key reaches nothing that is hidden, also at 400 % zoom, ${direction}`, async ({ page, signIn }) => {
      await signIn.as('vendor')
      const order = await orderIn(page, UNDER_WAY)
      const hidden: Array<string> = []
      for (const [address, shown] of SCREENS) {
        await page.setViewportSize(WINDOWS[0]!)
        await page.goto(address.endsWith('order_id=') ? address + order : address)
        await expect(page.locator(shown).first()).toBeVisible()
        for (const window of triedOf(WINDOWS)) {
          await page.setViewportSize(window)
          const found = await hiddenStops(page)
          hidden.push(...found.map((stop) => `${address} at ${window.width}: ${stop}`))
        }
      }
      expect(hidden).toEqual([])
    })

    test(`The help panel lies beside the screen and covers nothing that the Tab key reaches, ${direction}`, async ({
      page,
      signIn,
    }) => {
      await signIn.as('vendor')
      await page.locator('.help-button').click()
      await expect(page.locator('iframe.spoken')).toBeVisible()
      const hidden: Array<string> = []
      for (const address of ['/request-a-rider', '/order-tracking', '/history']) {
        await navigateTo(page, address)
        await expect(page.locator('.request-page, .order-row, .history-row').first()).toBeVisible()
        for (const width of triedOf([1440, 1280, 900])) {
          await page.setViewportSize({ width, height: 720 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          hidden.push(...(await hiddenStops(page)).map((stop) => `${address} at ${width}: ${stop}`))
        }
      }
      await expect(page.locator('iframe.spoken')).toBeVisible()
      expect(hidden).toEqual([])
    })

    test(`All parts of an order's details can be read at 400 % zoom, ${direction}`, async ({ page, signIn }) => {
      await signIn.as('vendor')
      await page.setViewportSize(ZOOMED)
      await page.goto(`/order-tracking?order_id=${await orderIn(page, UNDER_WAY)}`)
      const details = page.locator('.order-details')
      await expect(details.locator('.order-figures')).toBeVisible()
      const headings = await details.getByRole('heading').all()
      expect(headings.length).toBeGreaterThan(4)
      const covered: Array<string> = []
      for (const heading of headings) {
        await heading.scrollIntoViewIfNeeded()
        if (await isCovered(heading)) covered.push(await heading.innerText())
      }
      expect(covered).toEqual([])
    })
  })
