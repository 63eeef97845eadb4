import { expect } from '@playwright/test'
import { orderIn } from './support/demoOrders.ts'
import { hiddenStops, isCovered } from './support/focusStops.ts'
import { test } from './support/stories.ts'

/** A laptop, and the same at 200 % and 400 % zoom. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
]

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
  await page.setViewportSize(WINDOWS[2]!)
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

    test(`The Tab key reaches nothing that is hidden, at 100 %, 200 % and 400 % zoom, ${direction}`, async ({
      page,
      signIn,
    }) => {
      await signIn.as('vendor')
      const order = await orderIn(page, UNDER_WAY)
      const hidden: Array<string> = []
      for (const [address, shown] of SCREENS) {
        await page.setViewportSize(WINDOWS[0]!)
        await page.goto(address.endsWith('order_id=') ? address + order : address)
        await expect(page.locator(shown).first()).toBeVisible()
        for (const window of WINDOWS) {
          await page.setViewportSize(window)
          const found = await hiddenStops(page)
          hidden.push(...found.map((stop) => `${address} at ${window.width}: ${stop}`))
        }
      }
      expect(hidden).toEqual([])
    })

    test(`All parts of an order's details can be read at 400 % zoom, ${direction}`, async ({ page, signIn }) => {
      await signIn.as('vendor')
      await page.setViewportSize(WINDOWS[2]!)
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
