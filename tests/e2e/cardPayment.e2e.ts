import { expect } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { expectAccessible } from './support/accessibility.ts'
import { ControlRoom } from './support/ControlRoom.ts'
import { CARDS, GuestCheckout } from './support/GuestCheckout.ts'
import { GuestVisit } from './support/GuestVisit.ts'
import { test } from './support/stories.ts'

test.use({ viewport: NARROW })

test.describe.configure({ timeout: 180_000 })

test.beforeEach(({ controlRoom }) => GuestCheckout.isOpen(controlRoom))
test.afterAll(async ({ service }) => {
  const room = new ControlRoom(service.address)
  await room.switchFlag('GuestCheckout', false)
  await room.setParameter('onlinePaymentActivated', 'false')
})

test('A guest’s card is declined, another card pays, and the saved card pays the next order; the form keeps its content (GUEST-07, PAY-11, PAY-12, PAY-13, PAY-14, VAL-27, PROD-03)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Toyen Čermínová')
  await guest.pay.click()
  await expect(page.getByText('Please enter the card number.')).toBeVisible()
  await expect(guest.number).toBeFocused()
  await guest.payWith(CARDS.declined)
  await expect(guest.panel.getByText('declined the card')).toBeVisible()
  await expect(guest.form.name).toHaveValue('Toyen Čermínová')
  await expect(guest.code).toHaveValue('')

  await guest.typeCard(CARDS.good)
  await page.getByLabel('Save this card').check()
  await guest.pay.click()
  await guest.expectOneOrderOf('Toyen Čermínová')

  await new GuestVisit(page).doNotStay()
  await page.getByRole('link', { name: 'Request a rider' }).first().click()
  await guest.order('Jiří Wolker')
  await page.getByRole('radio', { name: /1111/ }).check()
  await guest.pay.click()
  await guest.expectOneOrderOf('Jiří Wolker')
})

test('The draft survives the bank’s page: leaving and declining pay nothing, approving pays (PAY-14, PERSIST-02)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Růžena Svobodová')
  for (const [answer, words] of [
    ['Decline', 'declined the card'],
    ['Leave without answering', 'You left the page of your bank'],
  ] as const) {
    await guest.payWith(CARDS.bank)
    await page.getByRole('button', { name: answer }).click()
    await expect(guest.panel.getByText(words)).toBeVisible()
    await expect(guest.form.name).toHaveValue('Růžena Svobodová')
    await guest.form.expectDeliverable()
    await guest.goOn.click()
    await expect(guest.number).toHaveValue('')
  }
  await guest.payWith(CARDS.bank)
  await page.getByRole('button', { name: 'Approve' }).click()
  await guest.expectOneOrderOf('Růžena Svobodová')
})

test('The portal keeps checking a payment without an answer, even after a reload, and ends with one order (PAY-14, CON-16)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Jan Štursa')
  await guest.payWith(CARDS.silent)
  await expect(page.getByText('We are checking whether your payment went through.')).toBeVisible()
  await expect(page.getByText(/Please do not pay again/)).toBeVisible()
  await page.reload()
  await guest.expectOneOrderOf('Jan Štursa')
})

test('Payment is accessible in English, Arabic and Thai even when the country enables it late, and the card number reads from left to right (SCR-09, PAY-09, PAY-11)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await page.route('**/onlinePaymentActivated*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await guest.order('Otakar Březina')
  for (const locale of ['en', 'ar', 'th']) {
    await page.goto(`/request-a-rider?lang=${locale}`)
    await page.locator('#request-submit').click()
    await page.locator('#card-number').fill(CARDS.good)
    await page.locator('#request-submit').click()
    await expect(page.locator('#card-number')).toHaveCSS('direction', 'ltr')
    await expectAccessible(page)
  }
})
