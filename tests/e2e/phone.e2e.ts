import { devices, expect } from '@playwright/test'
import { test } from './support/stories.ts'

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

test('A vendor requests a rider and follows the order on a phone (NAV-05, NAV-06, CONST-30, CON-17, ADDR-21, TRACK-25)', async ({
  page,
  signIn,
  requestForm,
  tracking,
}) => {
  const customer = 'Mikoláš Aleš'
  await signIn.as('vendor')
  await expect(page.getByRole('banner').getByText('cz1001')).toBeVisible()
  await page.getByRole('button', { name: 'Choose on the map' }).tap()
  await expect(requestForm.map.getByRole('img', { name: 'Bistro U Zlaté lípy' })).toBeVisible()
  await requestForm.map.locator('canvas').tap({ position: { x: 60, y: 60 } })
  await requestForm.expectDeliverable()
  await requestForm.name.fill(customer)
  await requestForm.phone.fill('+420 603 777 888')
  await requestForm.value.fill('120')
  await requestForm.summary.getByRole('button', { name: 'Show the details' }).tap()
  await expect(requestForm.figure('Delivery fee')).toHaveText(/\d/)
  await requestForm.submit.tap()

  await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  await tracking.details.getByRole('button', { name: 'Back to the list' }).tap()
  await expect(page).toHaveURL(/\/order-tracking\/cz1001$/)
  await expect(tracking.row(customer)).toContainText('New')

  await page.getByRole('button', { name: 'Open the menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(/^Signed in as .*vendor@demo\.test/)).toBeVisible()
  expect((await menu.boundingBox())?.width).toBe(384)
  await menu.getByRole('link', { name: 'Request a rider' }).tap()
  await expect(menu).toBeHidden()
  await expect(requestForm.name).toHaveValue('')
})
