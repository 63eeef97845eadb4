import { expect } from '@playwright/test'
import { MINUTE, SECOND } from '../../src/domain/instant.ts'
import { test } from './support/stories.ts'

test('A vendor cancels an order with a reason as soon as the rules allow it (CANC-01, CANC-04, CANC-05, TRACK-07, TRACK-20, PROD-03)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Josef Sudek'
  const id = await program.request({ name: customer, phone: '+420 605 222 333', description: 'Medovník' })
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)
  const menu = await tracking.moreActions()
  await expect(menu.getByText('It can be cancelled once it has been received.')).toBeVisible()
  await page.keyboard.press('Escape')
  await controlRoom.moveOrder(id, 'RECEIVED')
  await tracking.details.getByRole('button', { name: 'Cancel order' }).click()

  const dialog = tracking.cancelDialog
  const send = dialog.getByRole('button', { name: 'Cancel order' })
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a reason.')
  const reasons = dialog.getByRole('radiogroup')
  await expect(reasons).toHaveAttribute('aria-invalid', 'true')
  await expect(reasons).toHaveAccessibleDescription('Please choose a reason.')
  await dialog.getByText('Another reason').click()
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please say why in a few words.')
  await dialog.getByLabel('In your words').fill('The oven broke')
  const answer = Promise.withResolvers<void>()
  await page.route('**/order/cancel', async (route) => {
    await answer.promise
    await route.continue()
  })
  await send.click()

  await expect(page.getByText('Cancelling the order…')).toBeVisible()
  answer.resolve()
  await expect(tracking.cancelledDialog).toContainText(/The order for .*Josef Sudek.* is cancelled\./)
  await tracking.cancelledDialog.getByRole('button', { name: 'Close' }).click()
  await expect(tracking.cancelledDialog).toBeHidden()
  await expect(tracking.details.getByText(/^Reason: .*The oven broke/)).toBeVisible()
  await tracking.choose('Cancelled')
  await expect(tracking.row(customer)).toContainText('Cancelled')
  expect(await program.order(id)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'The oven broke' })
})

test('The portal refuses a cancellation that comes too late, says so in the dialog and keeps the chosen reason (CANC-07)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Viktor Dyk'
  const id = await program.request({ name: customer, phone: '+420 606 333 444', description: 'Kulajda' })
  await controlRoom.moveOrder(id, 'ASSIGNED_TO_TRANSPORT')
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)
  await tracking.details.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = tracking.cancelDialog
  await dialog.getByText('The details are wrong').click()

  await controlRoom.moveOrder(id, 'PICKED_UP')
  await expect(tracking.details.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(/Could not cancel the order\. \W*Its status has changed since/)).toHaveCount(1)
  await expect(dialog).toContainText('It is now:')
  await expect(dialog).toContainText('Collected')
  await expect(dialog).toContainText('so it can’t be cancelled here')
  await expect(dialog.getByRole('radio', { name: 'The details are wrong' })).toBeChecked()
  expect(await program.order(id)).toMatchObject({ status: 'PICKED_UP' })

  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toBeHidden()
  const menu = await tracking.moreActions()
  await expect(menu.getByText('so it can’t be cancelled here')).toBeVisible()
})

test('A vendor waits for the countdown after a payment, cancels, and orders again in the same step (CANC-02, CANC-04)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
  requestForm,
}) => {
  const customer = 'Sofie Podlipská'
  const id = await program.request({ name: customer, phone: '+420 607 444 555', description: 'Povidky' })
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)
  await controlRoom.moveOrder(id, 'PAYMENT_COMMITTED', 9 * MINUTE + 45 * SECOND)
  const menu = await tracking.moreActions()
  await expect(menu.getByRole('timer')).toHaveText(/It can be cancelled in .?0:[01]\d/)

  const cancel = tracking.details.getByRole('button', { name: 'Cancel order' })
  await expect(cancel).toBeVisible()
  await page.keyboard.press('Escape')
  await cancel.click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await tracking.cancelDialog.getByText('The details are wrong').click()
  await tracking.cancelDialog.getByRole('button', { name: 'Cancel order' }).click()
  const again = tracking.cancelledDialog.getByRole('link', { name: 'Order again' })
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(new RegExp(`/request-a-rider/cz1001\\?again=${id}$`))
  await expect(requestForm.name).toHaveValue(customer)
  await expect(page.getByRole('textbox', { name: 'Items' })).toHaveValue('Povidky')
  expect(await program.order(id)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'wrong-details' })
})

test('The portal finds out that a cancellation succeeded although its answer was lost, and reports no failure (CANC-06, CON-16)', async ({
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Adolf Loos'
  const id = await program.request({ name: customer, phone: '+420 608 555 666', description: 'Koláče' })
  await controlRoom.moveOrder(id, 'RECEIVED')
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)
  await page.route('**/order/cancel', async (route) => {
    // The cancellation arrives, but its answer is lost. A repeated call is the same cancellation.
    await program.cancel(id, 'customer-cancelled')
    await route.abort()
  })
  await tracking.details.getByRole('button', { name: 'Cancel order' }).click()
  await tracking.cancelDialog.getByText('The customer cancelled').click()
  await tracking.cancelDialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(tracking.cancelledDialog).toBeVisible()
  await expect(page.getByText('Could not cancel the order')).toHaveCount(0)
  const { status_history: history } = await program.order(id)
  expect(history.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1)
})
