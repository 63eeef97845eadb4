import { expect } from '@playwright/test'
import { test } from './support/stories.ts'

/** The number of pages of the printed document. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

test('One click opens the receipt of an order on one sheet, with every step, the proofs and the payment (ROUTE-16, PROOF-01, PROOF-03)', async ({
  context,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Vítězslav Hálek'
  const id = await program.request({
    name: customer,
    phone: '+420 607 222 111',
    description: '1× Večerní písně\n2× Lešetínský kovář',
  })
  for (const status of ['RECEIVED', 'PICKED_UP', 'NEAR_CUSTOMER', 'DELIVERED']) await controlRoom.moveOrder(id, status)
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.choose('Delivered')
  await tracking.openOrderOf(customer)

  const opened = context.waitForEvent('page')
  await tracking.details.getByRole('link', { name: 'Evidence pack' }).click()
  const receipt = await opened
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText('Delivery receipt with timeline')
  await expect(receipt).toHaveTitle(new RegExp(id))
  const steps = receipt.getByRole('row').filter({ hasText: /Received|Collected|Near the customer|Delivered/ })
  await expect(steps).toHaveCount(4)
  expect((await receipt.getByText('Večerní písně').innerText()).split('\n')).toEqual([
    '1× Večerní písně',
    '2× Lešetínský kovář',
  ])
  await expect(receipt.getByText('Delivery fee')).toBeVisible()
  for (const proof of ['collected', 'delivered'])
    await expect(receipt.getByRole('img', { name: `Photo taken when the order was ${proof}` })).toBeVisible()
  await expect(receipt.getByRole('img', { name: /^Code that leads to/ })).toBeVisible()
  expect(sheetsOf(await receipt.pdf({ format: 'A4' }))).toBe(1)

  await receipt.getByLabel('With every step').uncheck()
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText('Delivery receipt')
  expect(sheetsOf(await receipt.pdf({ format: 'A4' }))).toBe(1)
  await receipt.getByRole('link', { name: 'Back to the order' }).click()
  await expect(receipt).toHaveURL(new RegExp(`/order-tracking/cz1001\\?order_id=${id}$`))
})

test('With the link alone, the receipt shows the proofs but neither goods nor payment (ROUTE-16, PERM-04, PROOF-02)', async ({
  page,
  program,
  controlRoom,
}) => {
  const id = await program.request({ name: 'Adolf Heyduk', phone: '+420 607 222 222', description: 'Cimbál' })
  await controlRoom.moveOrder(id, 'PICKED_UP')
  await page.goto(`/delivery-receipt/${id}`)
  await expect(page.getByText('Still under way')).toBeVisible()
  await controlRoom.moveOrder(id, 'DELIVERED')

  await page.reload()
  await expect(page.locator('.receipt-outcome')).toContainText('Delivered')
  await expect(page.getByRole('img', { name: 'Photo taken when the order was delivered' })).toBeVisible()
  for (const secret of ['Cimbál', 'Heyduk +420', 'Delivery fee', '607 222 222'])
    await expect(page.getByText(secret)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)

  await controlRoom.letFail({ path: '/orders/api/v1/order', status: 400 })
  await page
    .getByRole('article')
    .filter({ hasText: 'Proof of delivery' })
    .last()
    .getByRole('button', { name: 'Download' })
    .click()
  await expect(page.getByText('An error occured when downloading the proof.')).toBeVisible()
  await controlRoom.letFail({})

  await controlRoom.switchFlag('ProofOfDelivery', false)
  await page.reload()
  await expect(page.locator('.receipt-outcome')).toContainText('Delivered')
  await expect(page.getByRole('heading', { name: 'Proofs' })).toHaveCount(0)
  await controlRoom.switchFlag('ProofOfDelivery', true)

  await page.goto('/delivery-receipt/cz1001-nobodyknows1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
})
