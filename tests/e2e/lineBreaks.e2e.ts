import { expect } from '@playwright/test'
import { loanWordsOf } from '../../build/lineBreaks.ts'
import { orderIn } from './support/demoOrders.ts'
import { brokenWords } from './support/lineBreaks.ts'
import { navigateTo } from './support/navigateTo.ts'
import { test } from './support/stories.ts'

const LANGUAGES = [
  { deployment: 'norikaze-jp', locale: 'ja' },
  { deployment: 'ferrywing-th', locale: 'th' },
  { deployment: 'ferrywing-kh', locale: 'km' },
  { deployment: 'ferrywing-la', locale: 'lo' },
  { deployment: 'ferrywing-mm', locale: 'my' },
]

/** Screens of a signed-in vendor, and what each shows once it is there. */
const SCREENS: ReadonlyArray<readonly [address: string, shown: string]> = [
  ['/order-tracking', '.order-row, .list-message'],
  ['/history', '.history-row, .list-message'],
  ['/bulk-order', '.bulk-history :is(.list-message, .bulk-jobs)'],
  ['/request-a-rider', '.request-sections'],
  // Not every brand has a help centre (OP-13).
  ['/helpcenter', '.help-page, .request-sections'],
]

for (const { deployment, locale } of LANGUAGES)
  test.describe(`${deployment} in ${locale}`, () => {
    test.use({ deployment, locale, viewport: { width: 390, height: 844 } })

    test(`No headline breaks inside a word on a phone in ${locale}`, async ({ page, signIn }) => {
      const found: Array<string> = []
      const lookAt = async (path: string) => {
        await expect(page.locator('h1, h2').first()).toBeAttached()
        await page.evaluate(() => document.fonts.ready)
        for (const width of [320, 390, 430]) {
          await page.setViewportSize({ width, height: 844 })
          found.push(...(await brokenWords(page, locale)).map((one) => `${path} at ${width}: ${one}`))
        }
      }
      for (const path of [
        '/',
        '/connect',
        '/register',
        '/forgot-password',
        '/faq',
        '/termsandconditions',
        '/nowhere',
      ]) {
        await page.goto(path)
        await lookAt(path)
      }
      await signIn.as('vendor', '/order-tracking')
      // The lists are empty for a while after midnight in the country.
      const order = await orderIn(page, 'DELIVERED', 'NEAR_CUSTOMER', 'COURIER_ACCEPTED_DELIVERY', 'RECEIVED', 'NEW')
      for (const [path, shown] of SCREENS) {
        await navigateTo(page, path)
        await expect(page.locator(shown).first()).toBeVisible()
        await lookAt(path)
      }
      for (const path of [`/tracking/${order}`, `/tracking-c2c/${order}`, `/delivery-receipt/${order}`]) {
        await page.goto(path)
        await lookAt(path)
      }
      expect([...new Set(found)]).toEqual([])
    })

    test(`A line break inside a word is found in ${locale}`, async ({ page }) => {
      await page.goto('/connect')
      const [word = 'ライダー'] = loanWordsOf(locale)
      await page.evaluate((text) => {
        const heading = document.createElement('h1')
        heading.textContent = text
        heading.style.cssText = 'inline-size: 1em; line-break: anywhere'
        document.body.append(heading)
      }, word)
      expect(await brokenWords(page, locale)).not.toEqual([])
    })
  })
