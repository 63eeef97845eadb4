import { expect } from '@playwright/test'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'
import { keepPicture, writeContactSheet } from './support/contactSheet.ts'
import { orderIn } from './support/demoOrders.ts'
import { test } from './support/stories.ts'
import { IS_WALK } from './support/walked.ts'

const SHEET = 'countries'

/* A part of `npm run walk`: an order on its way on the map of each country, in the first language of the deployment. */
test.describe.configure({ mode: 'default' })
for (const { id, country } of IS_WALK ? DEPLOYMENTS : [])
  test.describe(id, () => {
    const [locale = 'en'] = country.supportedLocales
    test.use({ deployment: id, locale, viewport: { width: 1440, height: 900 } })

    test(`A vendor of ${id} sees the rider of an order on the map (COUNTRY-01, PROD-07)`, async ({ page, signIn }) => {
      await signIn.as('vendor', '/order-tracking')
      await page.goto(`/order-tracking?order_id=${await orderIn(page, 'COURIER_ACCEPTED_DELIVERY')}`)
      await expect(page.locator('.order-details .map-pin.rider')).toBeVisible()
      await keepPicture(page, SHEET, `${id} 1440`)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.locator('.order-details .map-pin.rider')).toBeVisible()
      await keepPicture(page, SHEET, `${id} 390`)
    })
  })
test.afterAll(async ({ browser }) => {
  if (!IS_WALK) return
  const context = await browser.newContext()
  await writeContactSheet(context, SHEET)
  await context.close()
})
