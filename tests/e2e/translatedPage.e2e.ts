import { expect } from '@playwright/test'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'
import { translatePage } from './support/translatePage.ts'

test('A vendor whose browser translates the page orders, changes the address on the way, and cancels', async ({
  page,
  controlRoom,
  requestForm,
  signIn,
  tracking,
}) => {
  const customer = 'Egon Hostovský'
  const broken: Array<string> = []
  page.on('pageerror', (error) => broken.push(error.message))
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
  await translatePage(page)
  await signIn.as('vendor')

  await requestForm.fillIn(delivery(customer))
  const first = await requestForm.figure('Delivery fee').innerText()
  await requestForm.destination.fill('')
  await requestForm.submit.click()
  await expect(requestForm.wrongCount).toBeVisible()
  await requestForm.deliverTo('Slezská 60')
  await expect(requestForm.figure('Delivery fee')).not.toHaveText(first)
  await expect(requestForm.wrongCount).toBeHidden()
  await requestForm.phone.fill('+420 60')
  await requestForm.submit.click()
  await expect(requestForm.invalidFields).toHaveCount(1)
  await requestForm.phone.fill('+420 602 123 456')
  await requestForm.submit.click()

  await expect(page.getByText('Order pushed!')).toBeVisible()
  await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  await controlRoom.moveOrder(tracking.orderId(), 'RECEIVED')
  await tracking.details.getByRole('button', { name: 'Cancel order' }).click()
  const send = tracking.cancelDialog.getByRole('button', { name: 'Cancel order' })
  await send.click()
  await expect(tracking.cancelDialog.getByRole('alert')).toHaveText('Please choose a reason.')
  await tracking.cancelDialog.getByText('Another reason').click()
  await send.click()
  await expect(tracking.cancelDialog.getByRole('alert')).toHaveText('Please say why in a few words.')
  await tracking.cancelDialog.getByLabel('In your words').fill('The oven broke')
  await send.click()
  await expect(tracking.cancelledDialog).toBeVisible()
  await tracking.cancelledDialog.getByRole('button', { name: 'Close' }).click()
  await tracking.choose('Cancelled')
  await expect(tracking.row(customer)).toContainText('Cancelled')

  expect(await page.locator('font font').count()).toBeGreaterThan(50)
  expect(broken).toEqual([])
})
