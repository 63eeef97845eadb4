import { expect } from '@playwright/test'
import { test } from './support/stories.ts'

test('An order is cancelled with a reason as soon as the rules allow it (CANC-01, CANC-04, CANC-05, TRACK-07, TRACK-20)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Karel Čapek'
  const id = await program.request({ name: customer, phone: '+420 605 222 333', description: 'Medovník' })
  await signIn.as('vendor')
  await tracking.open()
  await tracking.openOrderOf(customer)
  await expect(tracking.details.getByText('It can be cancelled once it has been received.')).toBeVisible()
  await controlRoom.moveOrder(id, 'RECEIVED')
  await tracking.details.getByRole('button', { name: 'Cancel order' }).click()

  const dialog = tracking.cancelDialog
  const send = dialog.getByRole('button', { name: 'Cancel order' })
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a reason.')
  await dialog.getByText('Another reason').click()
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please say why in a few words.')
  await dialog.getByLabel('In your words').fill('The oven broke')
  await send.click()

  await expect(page.getByText('Cancelling the order…')).toBeVisible()
  await expect(page.getByText(/^The order for .*Karel Čapek.* is cancelled\.$/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(tracking.details.getByText(/^Reason: .*The oven broke/)).toBeVisible()
  await tracking.choose('Cancelled')
  await expect(tracking.row(customer)).toContainText('Cancelled')
  expect(await program.order(id)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'The oven broke' })
})

test('A cancel that comes too late is refused, says so where one looks, and keeps what was chosen (CANC-07)', async ({
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Eliška Krásnohorská'
  const id = await program.request({ name: customer, phone: '+420 606 333 444', description: 'Kulajda' })
  await controlRoom.moveOrder(id, 'ASSIGNED_TO_TRANSPORT')
  await signIn.as('vendor')
  await tracking.open()
  await tracking.openOrderOf(customer)
  await tracking.details.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = tracking.cancelDialog
  await dialog.getByText('The details are wrong').click()

  await controlRoom.moveOrder(id, 'PICKED_UP')
  const whyNot = tracking.details.getByText('it can no longer be cancelled here')
  await expect(whyNot).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Could not cancel the order\. \W*It has moved on meanwhile/)
  await expect(dialog.getByRole('radio', { name: 'The details are wrong' })).toBeChecked()
  expect(await program.order(id)).toMatchObject({ status: 'PICKED_UP' })

  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(whyNot).toBeVisible()
  await expect(tracking.details.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})
