import { expect, type Page } from '@playwright/test'
import { test } from './support/stories.ts'

const PHONE = { width: 390, height: 844 }

/** One deployment per language of the texts. */
const LANGUAGES = [
  { deployment: 'dobrego-cz', locale: 'en-GB' },
  { deployment: 'dobrego-cz', locale: 'cs' },
  { deployment: 'qamarly-kw', locale: 'ar' },
  { deployment: 'ferrywing-th', locale: 'th' },
  { deployment: 'norikaze-jp', locale: 'ja' },
]

/** Text that users typed may be clipped in a row: the row opens the details, which show it in full. */
const TYPED_IN_ROWS = ':is(.order-row, .history-row, .board-order) :is(.name, .place, .address, .rider-name, .ltr, bdi)'

/** The clipped texts of the page whose full text no title shows. */
const clippedWords = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((typed) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.matches(':not(.visually-hidden, .visually-hidden *)') && hasWords(element))
      .filter((element) => isShown(element) && element.closest('[title]') === null && !element.matches(typed))
      .filter((element) => {
        // The nearest element that clips: the element itself or an ancestor that does not scroll.
        for (let around: Element | null = element; around !== null; around = around.parentElement) {
          const { overflowX } = getComputedStyle(around)
          if (overflowX === 'auto' || overflowX === 'scroll') return false
          // An element of one pixel is for screen readers only.
          if (overflowX === 'hidden' || overflowX === 'clip')
            return around.clientWidth > 1 && around.scrollWidth > around.clientWidth + 1
        }
        return false
      })
      .map((element) => `${element.localName}.${element.className}: ${element.textContent?.trim()}`)
  }, TYPED_IN_ROWS)

/** The names of the page of which less than five letters are shown. */
const squeezedNames = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.order-row .name')]
      .filter((name) => name.checkVisibility() && name.clientWidth < Math.min(name.scrollWidth, 48))
      .map((name) => `${name.textContent}: ${name.clientWidth} px`),
  )

/** The counts of the tabs that overlap the number of orders that need attention. */
const coveredCounts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tabs-tab:has(.list-needing)')].flatMap((tab) => {
      const [count, needing] = ['.tabs-count > span', '.list-needing'].map((part) =>
        tab.querySelector(part)?.getBoundingClientRect(),
      )
      if (count === undefined || needing === undefined) return []
      const overlap = Math.min(count.right, needing.right) - Math.max(count.left, needing.left)
      return overlap > 0 ? [`${tab.textContent}: ${overlap} px`] : []
    }),
  )

for (const { deployment, locale } of LANGUAGES)
  test.describe(`${deployment} in ${locale}`, () => {
    test.use({ deployment, locale, viewport: PHONE })

    test(`The top bar keeps all its buttons within a narrow desktop in ${locale} (NAV-05)`, async ({
      page,
      signIn,
    }) => {
      await signIn.as('vendor', '/order-tracking')
      for (const width of [900, 975, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(
          width,
        )
      }
    })

    test(`Tracking and history clip no words on a phone in ${locale} (I18N-07, NAV-05)`, async ({ page, signIn }) => {
      const found: Array<string> = []
      const lookAt = async (screen: string) => {
        await page.evaluate(() => document.fonts.ready)
        found.push(...[...(await clippedWords(page)), ...(await squeezedNames(page))].map((one) => `${screen}: ${one}`))
      }
      await signIn.as('vendor', '/order-tracking')
      await expect(page.locator('.view-switch')).toBeVisible()
      await expect(page.locator('[data-link=live]')).toBeVisible()
      await expect(page.locator('.list-needing').first()).toBeVisible()
      found.push(...(await coveredCounts(page)))
      await lookAt('tracking')
      await page.locator('.order-row a').first().click()
      await expect(page.locator('.order-details .details-actions')).toBeVisible()
      await lookAt('details')
      await page.goto('/order-tracking?view=board')
      await expect(page.locator('.board-order').first()).toBeVisible()
      await lookAt('board')
      await page.goto('/history?range=past-week')
      await expect(page.locator('.history-row').first()).toBeVisible()
      await lookAt('history')
      expect([...new Set(found)]).toEqual([])
    })
  })
