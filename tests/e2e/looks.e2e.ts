import { expect, type Page } from '@playwright/test'
import { bulkFile } from './support/BulkOrders.ts'
import { pageProblems, widthProblems } from './support/accessibility.ts'
import { TABLET } from './support/devices.ts'
import { DEMO_PASSWORD } from './support/SignIn.ts'
import { test } from './support/stories.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** A tablet in portrait format, and the narrowest window that shows the whole top bar. */
const TABLETS = [TABLET, { width: 900, height: 700 }]

const CZ = { deployment: 'dobrego-cz', locale: 'en-GB', place: '50.0875,14.4213', phoneNumber: '+420605777021' }
const KW = { deployment: 'qamarly-kw', locale: 'ar', place: '29.3710,47.9780', phoneNumber: '+96550001234' }
const TH = { deployment: 'ferrywing-th', locale: 'th', place: '13.7400,100.5400', phoneNumber: '+66812345678' }
const JP = { deployment: 'norikaze-jp', locale: 'ja', place: '35.6650,139.7100', phoneNumber: '+819012345678' }

/** Covers every script once, and light and dark twice each; other tests check the contrast of the palettes. */
const APPEARANCES = [
  { ...CZ, colorScheme: 'light' },
  { ...KW, colorScheme: 'dark' },
  { ...TH, colorScheme: 'light' },
  { ...JP, colorScheme: 'dark' },
] as const

/** The screenshots are for human review: `SCREENS=1` writes them to test-results/screens. */
const KEEPS_PICTURES = process.env['SCREENS'] === '1'

/** Checks accessibility and width of the page, takes a screenshot if enabled, and returns the problems. */
const look = async (page: Page, name: string): Promise<ReadonlyArray<string>> => {
  if (KEEPS_PICTURES)
    await page.screenshot({ path: `test-results/screens/${name}.png`, animations: 'disabled', fullPage: true })
  return (await pageProblems(page)).map((problem) => `${name}: ${problem}`)
}

/** The number of an order of the demo vendor with this status. */
const orderIn = (page: Page, status: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const answer = await fetch('/sandbox/api/orders')
    const orders = (await answer.json()) as ReadonlyArray<{ order_id: string; vendor_id: string; status: string }>
    const found = orders.find((order) => order.vendor_id.endsWith('1001') && order.status === wanted)
    return found?.order_id ?? 'none'
  }, status)

/** Switches a flag of the page’s deployment. */
const switchFlag = (page: Page, name: string, on: boolean) =>
  page.evaluate(
    ([flag, isOn]) =>
      fetch(`/sandbox/api/flags/${flag}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ on: isOn }),
      }).then(({ ok }) => ok),
    [name, on] as const,
  )

/** Navigates like a link within the application, without loading a new page. */
const navigateTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const { deployment, locale, place, phoneNumber, colorScheme } of APPEARANCES)
  test.describe(`${deployment}, ${colorScheme}`, () => {
    test.use({ deployment, locale, colorScheme, viewport: WIDE })

    test(`Every screen of ${deployment} in ${locale} and ${colorScheme} is accessible and fits wide windows, tablets and phones (I18N-07, NAV-01, NAV-05, NAV-06, BRAND-02)`, async ({
      page,
    }) => {
      const wrong: Array<string> = []
      page.on('console', (message) => message.type() === 'error' && wrong.push(`console: ${message.text()}`))
      page.on('pageerror', (error) => wrong.push(`page: ${error.message}`))
      const lookAt = async (screen: string, viewports = [WIDE, PHONE]) => {
        for (const viewport of viewports) {
          await page.setViewportSize(viewport)
          wrong.push(...(await look(page, `${deployment}-${colorScheme}-${screen}-${viewport.width}`)))
        }
        for (const viewport of viewports.length > 1 ? TABLETS : []) {
          await page.setViewportSize(viewport)
          wrong.push(...(await widthProblems(page)).map((problem) => `${screen}-${viewport.width}: ${problem}`))
        }
        await page.setViewportSize(WIDE)
      }

      await page.goto('/')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await lookAt('landing')
      await page.goto('/register')
      await expect(page.locator('#register-email')).toBeVisible()
      await page.getByRole('main').locator('button[type=submit]').click()
      await lookAt('register', [PHONE])
      await page.goto('/forgot-password')
      await expect(page.getByRole('main').locator('input[type=email]')).toBeVisible()
      await lookAt('forgot-password', [WIDE])
      await page.goto('/termsandconditions')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await lookAt('terms', [PHONE])
      await page.goto('/connect')
      await lookAt('connect')
      await page.locator('#sign-in-email').fill('vendor@demo.test')
      await page.locator('#sign-in-password').fill(DEMO_PASSWORD)
      await page.getByRole('main').locator('button[type=submit]').click()

      await expect(page.locator('.request-map canvas')).toBeVisible()
      await page.getByRole('combobox').fill(place)
      await page.getByRole('option').first().click()
      await expect(page.locator('.status-line.good')).toBeVisible()
      await lookAt('request')
      await page.locator('#request-submit').click()
      await expect(page.locator('#request-destinationName')).toBeFocused()
      await lookAt('request-wrong')
      // Not every brand has a help centre (OP-13).
      if (deployment !== 'norikaze-jp') {
        await page.locator('.help-button').click()
        await expect(page.locator('iframe.spoken')).toBeVisible()
        await lookAt('help', [WIDE])
        await page.locator('.help-button').click()
        await expect(page.locator('iframe.spoken')).toBeHidden()
      }

      await page.getByRole('banner').getByRole('navigation').getByRole('link').nth(1).click()
      await expect(page.locator('[data-link=live]')).toBeVisible()
      await lookAt('tracking')
      // The screen is as high as the window, and the footer follows below.
      await expect
        .poll(() => page.evaluate(() => document.querySelector('.application')!.clientHeight - window.innerHeight))
        .toBe(0)
      await navigateTo(page, `/order-tracking?order_id=${await orderIn(page, 'COURIER_ACCEPTED_DELIVERY')}`)
      await expect(page.locator('.order-details .map-pin.rider')).toBeVisible()
      await lookAt('details')
      await navigateTo(page, `/order-tracking?order_id=${await orderIn(page, 'WAITING_FOR_TRANSPORT')}`)
      await page.locator('.details-actions .bp6-intent-danger').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await lookAt('cancel')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.getByRole('banner').getByRole('button').last().click()
      await expect(page.locator('.account-popover')).toBeVisible()
      await lookAt('account', [WIDE])
      await page.keyboard.press('Escape')
      await page.setViewportSize(PHONE)
      await navigateTo(page, '/order-tracking')
      await page.locator('.phone-only').getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await lookAt('drawer', [PHONE])

      await navigateTo(page, '/order-tracking?view=board')
      await page.setViewportSize(WIDE)
      await expect(page.locator('.board-order').first()).toBeVisible()
      await lookAt('board')
      await navigateTo(page, '/history?range=past-week')
      await expect(page.locator('.history-row').first()).toBeVisible()
      await expect(page.locator('.overview-charts')).toBeVisible()
      await lookAt('history')
      await page.getByRole('banner').getByRole('navigation').getByRole('link').nth(3).click()
      await expect(page.locator('.bulk-history').locator('.list-message, .bulk-jobs')).toBeVisible()
      await lookAt('bulk')
      const chosen = page.locator('input[type=file]')
      const someone = { customerName: 'Nour', phoneNumber, address: place, itemValue: '20', paymentType: 'PAID' }
      await chosen.setInputFiles(await bulkFile([someone, { ...someone, phoneNumber: '12' }, { customerName: '7' }]))
      await expect(page.locator('.bulk-grid')).toBeVisible()
      await lookAt('bulk-grid')
      await page.reload()
      await chosen.setInputFiles(await bulkFile([someone]))
      await expect(page.locator('.bulk-result-row')).toHaveCount(1)
      await lookAt('bulk-result')
      await page.locator('.bulk-actions .primary').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await lookAt('bulk-place')
      await page.goto(`/delivery-receipt/${await orderIn(page, 'NEAR_CUSTOMER')}?evidence`)
      await expect(page.locator('.receipt-proof img').first()).toBeVisible()
      await lookAt('receipt')
      const under = await orderIn(page, 'COURIER_ACCEPTED_DELIVERY')
      await page.goto(`/tracking/${under}`)
      await expect(page.locator('.public-map canvas')).toBeVisible()
      await lookAt('public-tracking')
      await switchFlag(page, 'PlannedMaintenance', true)
      await page.goto('/')
      await expect(page).toHaveURL(/\/maintenance/)
      await lookAt('maintenance', [PHONE])
      await switchFlag(page, 'PlannedMaintenance', false)

      expect(wrong).toEqual([])
    })
  })
