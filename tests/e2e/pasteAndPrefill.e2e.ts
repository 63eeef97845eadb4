import { expect } from '@playwright/test'
import { TABLET } from './support/devices.ts'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

test.use({ viewport: TABLET })

const MESSAGE = [
  '[12:03, 4. 5. 2026] Tomáš Beneš: Ahoj, doveďte mi to prosím na Korunní 12',
  '[12:04, 4. 5. 2026] Tomáš Beneš: číslo na mě 608 114 902',
  '[12:04, 4. 5. 2026] Tomáš Beneš: Platba hotově 1 250 Kč, zvonek Beneš',
].join('\n')

test.beforeEach(async ({ signIn }) => signIn.as('vendor'))

test('A vendor turns a chat message into an order by keyboard alone, after reviewing it (ADDR-01)', async ({
  page,
  pasting,
  program,
  requestForm,
  tracking,
}) => {
  await requestForm.name.fill('Benešová')
  await pasting.open.press('Enter')
  await expect(pasting.message).toBeFocused()
  await page.keyboard.insertText(MESSAGE)
  await expect(pasting.proposal('Customer name')).toHaveValue('Tomáš Beneš')
  await expect(pasting.tick('Customer name')).not.toBeChecked()
  await expect(pasting.dialog.getByText(/^Keeps what you typed: \u2068?Benešová/)).toBeVisible()
  await expect(pasting.proposal('Customer phone')).toHaveValue('+420608114902')
  await expect(pasting.proposal('Item value')).toHaveValue('1250')
  const marks = ['Tomáš Beneš', '608 114 902', '1 250'].map((words) => pasting.colourOf(pasting.marked(words).last()))
  expect(new Set(await Promise.all(marks)).size).toBe(3)
  expect(await pasting.colourOf(pasting.proposal('Customer phone'))).toBe(await marks[1])

  await page.keyboard.press('Escape')
  await expect(pasting.dialog).toBeHidden()
  await expect(pasting.open).toBeFocused()
  await pasting.open.press('Enter')
  await expect(pasting.message).toBeFocused()
  await expect(pasting.message).toHaveValue(MESSAGE)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(pasting.tick('Customer name')).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(pasting.dialog).toBeHidden()
  await expect(requestForm.name).toHaveValue('Tomáš Beneš')
  await expect(requestForm.phone).toHaveValue('+420608114902')
  await expect(requestForm.value).toHaveValue('1250')
  await expect(requestForm.destination).toHaveValue('Korunní 12')
  await expect(requestForm.destination).toBeFocused()
  expect((await program.orders()).filter(({ customer }) => customer.name === 'Tomáš Beneš')).toEqual([])

  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await requestForm.expectDeliverable()
  await requestForm.items.fill('1× dort')
  await page.keyboard.press('Control+Enter')
  await expect(tracking.row('Tomáš Beneš')).toBeVisible()
})

test('A link fills in the form once, says so, and replaces nothing without asking', async ({ page, requestForm }) => {
  const link =
    '/request-a-rider/cz1001?name=Jana+Mal%C3%A1&phone=777214563&address=Korunn%C3%AD+12&lat=50.0755&lng=14.4378&amount=lots'
  const filled = page.locator('.callout').getByText('Filled from a link – check before you order')
  await page.goto(link)
  await expect(filled).toBeVisible()
  await expect(requestForm.name).toHaveValue('Jana Malá')
  await expect(requestForm.phone).toHaveValue('+420777214563')
  await expect(requestForm.destination).toHaveValue('Korunní 12')
  await requestForm.expectDeliverable()
  await expect(page.getByText(/could not be read and was left out: \u2068?amount/)).toBeVisible()
  await expect(page).toHaveURL(/\/request-a-rider\/cz1001$/)

  await requestForm.items.fill('1× dort')
  await expect(filled).toBeHidden()
  await page.reload()
  await expect(requestForm.items).toHaveValue('1× dort')
  await expect(filled).toBeHidden()

  await page.goto(link.replace('Jana+Mal%C3%A1', 'Eva+Nov%C3%A1'))
  await expect(page.getByText('A link has values that differ from what you typed.')).toBeVisible()
  await expect(requestForm.name).toHaveValue('Jana Malá')
  await page.getByRole('button', { name: 'Use the link’s values' }).click()
  await expect(requestForm.name).toHaveValue('Eva Nová')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(requestForm.name).toHaveValue('Jana Malá')
  await requestForm.expectDeliverable()
})

test('An order that is filled in faster than its link is read is not sent without it', async ({
  page,
  program,
  requestForm,
}) => {
  const customer = 'Radim Pozdní'
  const isRead = Promise.withResolvers<void>()
  await page.route(/\/prefill-[^/]*\.js/, async (route) => {
    await isRead.promise
    await route.continue()
  })
  await page.goto('/request-a-rider/cz1001?payment=PAYMENT_ON_DELIVERY&later=soon')
  await requestForm.fillIn(delivery(customer))
  await expect(requestForm.summary.getByRole('button', { name: 'Loading…' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  isRead.resolve()
  await expect(page.getByText('A link has values that differ from what you typed.')).toBeVisible()
  await expect(page.getByText(/could not be read and was left out: \u2068?later=soon/)).toBeVisible()
  await expect(requestForm.submit).toBeEnabled()
  expect((await program.orders()).filter(({ customer: { name } }) => name === customer)).toEqual([])
})
