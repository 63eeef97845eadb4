import { expect } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { expectAccessible } from './support/accessibility.ts'
import { ControlRoom } from './support/ControlRoom.ts'
import { CARDS, GuestCheckout } from './support/GuestCheckout.ts'
import { EVA } from './support/GuestVisit.ts'
import { chooseLanguage } from './support/languages.ts'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

test.use({ viewport: NARROW })

test.beforeEach(({ controlRoom }) => GuestCheckout.isOpen(controlRoom))
test.afterAll(async ({ service }) => {
  const room = new ControlRoom(service.address)
  await room.switchFlag('GuestCheckout', false)
  await room.setParameter('onlinePaymentActivated', 'false')
})

/** Shown once the payment has been confirmed and until the bank has answered. */
const CHECKING = 'We’re checking whether your payment went through.'

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
    ['Leave without answering', 'You left your bank’s page'],
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
  await expect(page.locator('.card-waiting').getByText(CHECKING)).toBeVisible()
  await expect(page.locator('.card-waiting').getByText(/Please don’t pay again/)).toBeVisible()
  await page.reload()
  await guest.expectOneOrderOf('Jan Štursa')
})

test('A person who changes the language in the middle of a payment keeps the form and the card, pays once and gets one order (PAY-14, SCR-03, I18N-14)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Otakar Švec')
  await guest.typeCard(CARDS.silent)
  const payments: Array<string> = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/order\/payment\//.test(request.url())) payments.push(request.url())
  })
  await chooseLanguage(page, 'cs')
  await expect(page.locator('#request-destinationName')).toHaveValue('Otakar Švec')
  await expect(page.getByLabel('Číslo karty')).toHaveValue(CARDS.silent)
  await expect(page.getByLabel('Bezpečnostní kód')).toHaveValue('123')
  await chooseLanguage(page, 'en')
  await expect(guest.number).toHaveValue(CARDS.silent)
  await guest.pay.click()
  await expect(page.locator('.card-waiting').getByText(CHECKING)).toBeVisible()
  const sent = payments.length
  await chooseLanguage(page, 'cs')
  await expect(page.locator('.card-waiting')).not.toHaveText(/payment/)
  await guest.expectOneOrderOf('Otakar Švec')
  expect(payments).toHaveLength(sent)
})

test('A page that is loaded in another language in the middle of a payment pays once and gets one order (PAY-14, PERSIST-02)', async ({
  page,
}) => {
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.order('Otto Wichterle')
  await guest.payWith(CARDS.silent)
  await expect(page.locator('.card-waiting').getByText(CHECKING)).toBeVisible()
  const address = new URL(page.url())
  address.searchParams.set('lang', 'cs')
  await page.goto(address.href)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await guest.expectOneOrderOf('Otto Wichterle')
})

test('A guest who paid moves the order to where it costs less: that nothing is refunded is said before, on the order, on its receipt and in the mail (EDIT-07)', async ({
  page,
  controlRoom,
  tracking,
}) => {
  await controlRoom.switchFlag('ModifyOrder', true)
  const guest = new GuestCheckout(page)
  await guest.begin()
  await guest.form.fillIn({ ...delivery('Otto Gutfreund'), to: 'Bubenečská 12' })
  await guest.goOn.click()
  await guest.payWith(CARDS.good)
  await guest.expectOneOrderOf('Otto Gutfreund')
  const { pathname, searchParams } = new URL(page.url())
  const [vendorId, orderId] = [pathname.split('/').at(-1), searchParams.get('order_id') ?? '']
  await controlRoom.moveOrder(orderId, 'RECEIVED')

  const unpaid =
    /You paid .*97.* by card\. The delivery now costs .*61.*, and the difference of .*36.* isn’t refunded\./
  const save = page.getByRole('button', { name: 'Save changes' })
  const question = page.getByRole('alertdialog', { name: 'The difference isn’t refunded' })
  await page.goto(`/request-a-rider/${vendorId}?orderID=${orderId}`)
  await page
    .getByRole('form', { name: 'Edit order' })
    .getByRole('combobox', { name: 'Delivery address' })
    .fill('Korunní 12')
  await page.getByRole('group', { name: 'Places' }).getByRole('option').first().click()
  await expect(page.getByRole('region', { name: /changes?$/i }).first()).toContainText(unpaid)
  await save.click()
  await expect(question).toContainText(unpaid)
  await question.getByRole('button', { name: 'Don’t save' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/request-a-rider\//)
  await save.click()
  await question.getByRole('button', { name: /^Save for/ }).click()

  await expect(page.getByText('Order Updated!')).toBeVisible()
  await expect(tracking.details).toContainText(unpaid)
  await expect.poll(() => controlRoom.newestMail(EVA.email)).toContain('isn’t refunded')
  await page.goto(`/delivery-receipt/${orderId}`)
  await expect(page.getByText(unpaid)).toBeVisible()
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
