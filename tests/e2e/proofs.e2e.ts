import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/stories.ts'

const DAY = 24 * 60 * 60 * 1_000

test('The order details show the proof of a delivery, and its picture can be downloaded (PROOF-01, PROOF-02, OP-19, PROD-05)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Petr Bezruč'
  const id = await program.request({ name: customer, phone: '+420 607 111 222', description: 'Buchty' })
  await controlRoom.moveOrder(id, 'NEAR_CUSTOMER')
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.choose('Collected')
  await tracking.openOrderOf(customer)
  const proofs = tracking.proofs
  await expect(tracking.details.getByRole('heading', { name: 'Progress' })).toBeVisible()
  await expect(proofs.part).toBeHidden()

  await controlRoom.moveOrder(id, 'DELIVERED')
  await proofs.step('Delivery').click()
  await expect(proofs.photo('delivered')).toBeVisible()
  await expect.poll(() => proofs.photo('delivered').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await expect(proofs.viewer('Delivery').getByRole('img', { name: 'Signature' })).toBeVisible()
  await expect(proofs.fact('Signed by')).toHaveText(customer)
  await expect(proofs.fact('Where')).toHaveText(/m\W* from the customer’s pin$/)
  await expect(proofs.fact('Taken')).toHaveText(/ \d{4}.* \d\d:\d\d (CET|CEST|GMT\+[12])$/)
  await expect(proofs.fact('Kept until')).toHaveText(/\d{4}/)
  await expectAccessible(page, '.order-proofs')

  const downloading = page.waitForEvent('download')
  await proofs.download.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`proof-of-delivery-${id}.png`)
  const saved = await readFile(await download.path())
  expect(saved.subarray(1, 4).toString()).toBe('PNG')

  await page.keyboard.press('Escape')
  await expect(proofs.viewer('Delivery')).toBeHidden()
  await expect(proofs.step('Delivery')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(proofs.photo('delivered')).toBeVisible()
})

test('The portal reports a failed download and a proof that cannot be loaded or does not exist (PROOF-04, OP-19)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Emil Filla'
  const id = await program.request({ name: customer, phone: '+420 607 111 333', description: 'Koláče' })
  await controlRoom.moveOrder(id, 'PICKED_UP', 91 * DAY)
  await controlRoom.moveOrder(id, 'DELIVERED')
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.choose('Delivered')
  await tracking.openOrderOf(customer)
  const proofs = tracking.proofs

  await proofs.step('Collection').click()
  await expect(proofs.viewer('Collection').getByRole('status')).toContainText('Not available')

  await controlRoom.letFail({ path: '/orders/api/v1/order', status: 400 })
  await proofs.step('Delivery').click()
  await expect(proofs.viewer('Delivery').getByRole('alert')).toContainText('Could not load this.')
  await controlRoom.letFail({})
  await proofs.viewer('Delivery').getByRole('button', { name: 'Try again' }).click()
  await expect(proofs.photo('delivered')).toBeVisible()

  await controlRoom.letFail({ path: '/orders/api/v1/order', status: 500 })
  await proofs.download.click()
  await expect(page.getByText('An error occured when downloading the proof.', { exact: true })).toBeVisible()
  await expect(proofs.photo('delivered')).toBeVisible()
})

test('Without the flag no proof is shown, even when it is switched off while one is open (PROOF-02, FLAG-08)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Teréza Nováková'
  const id = await program.request({ name: customer, phone: '+420 607 111 444', description: 'Štrúdl' })
  await controlRoom.moveOrder(id, 'DELIVERED')
  await page.clock.install()
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.choose('Delivered')
  await tracking.openOrderOf(customer)
  await tracking.proofs.step('Delivery').click()
  await expect(tracking.proofs.photo('delivered')).toBeVisible()
  await controlRoom.switchFlag('ProofOfDelivery', false)
  try {
    await page.clock.fastForward('05:01')
    await expect(tracking.proofs.part).toBeHidden()
    await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  } finally {
    await controlRoom.switchFlag('ProofOfDelivery', true)
  }
})
