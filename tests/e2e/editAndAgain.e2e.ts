import { expect, type Page } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import type { ControlRoom } from './support/ControlRoom.ts'
import type { ProgramOfVendor } from './support/ProgramOfVendor.ts'
import { test } from './support/stories.ts'

const wanted = (name: string) => ({ name, phone: '+420602123456', description: '2× Svíčková' })

const form = (page: Page) => page.getByRole('form', { name: 'Edit order' })
const changes = (page: Page) => page.getByRole('region', { name: /changes?$/i })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

/** Places an order and moves it to RECEIVED, which makes it editable (OP-23). */
const receivedOrder = async (program: ProgramOfVendor, controlRoom: ControlRoom, name: string) => {
  const id = await program.request(wanted(name))
  await controlRoom.moveOrder(id, 'RECEIVED')
  return id
}

test.beforeEach(async ({ controlRoom, signIn }) => {
  await controlRoom.switchFlag('ModifyOrder', true)
  await signIn.as('vendor')
})

test('A vendor edits an order: the portal shows the changes before it saves them (EDIT-01, EDIT-03, EDIT-04, EDIT-05, REQ-18, ROUTE-26, PROD-03)', async ({
  page,
  program,
  controlRoom,
  requestForm,
  tracking,
}) => {
  const customer = 'Karel Poláček'
  const id = await receivedOrder(program, controlRoom, customer)
  await tracking.open()
  await tracking.openOrderOf(customer)
  await tracking.details.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(new RegExp(`/request-a-rider/cz1001\\?orderID=${id}$`))

  const editing = form(page)
  await expect(editing.getByLabel('Customer name')).toHaveValue(customer)
  await expect(editing.getByLabel('Customer name')).toHaveAttribute('readonly')
  await expect(editing.getByText('You can’t change who the order is for')).toHaveCount(2)
  await expect(changes(page).getByText('No changes yet.')).toBeVisible()

  await editing.getByRole('textbox', { name: 'Items' }).fill('3× Svíčková')
  await editing.getByLabel(/^Item value in/).fill('399')
  await editing.getByLabel('Unit number').fill('5')
  await expect(changes(page).getByRole('listitem')).toHaveCount(3)
  await expect(changes(page)).toContainText('2× Svíčková')
  await expect(changes(page)).toContainText('3× Svíčková')
  await save(page).click()

  await expect(page.getByText('Order Updated!')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/order-tracking/cz1001\\?order_id=${id}$`))
  await expect(tracking.details.getByText('3× Svíčková')).toBeVisible()
  const changed = await program.order(id)
  expect([changed.order.amount, changed.customer.location.address]).toEqual([399, '5, , Dlouhá 12, Praha'])
  await tracking.details.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Request a rider' }).click()
  await expect(requestForm.name).toHaveValue('')
})

test.describe('Editing and reordering in a narrow window', () => {
  test.use({ viewport: NARROW })

  test('A failed change keeps the typed text, and a change of an order collected meanwhile says so (EDIT-04, REQ-33, ERR-08)', async ({
    page,
    program,
    controlRoom,
  }) => {
    const id = await receivedOrder(program, controlRoom, 'Ivan Olbracht')
    await page.goto(`/request-a-rider/cz1001?orderID=${id}`)
    const items = form(page).getByRole('textbox', { name: 'Items' })
    await items.fill('4× Svíčková')
    await controlRoom.letFail({ path: `/orders/api/v1/order/${id}`, status: 400 })
    await save(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Could not update that order' })).toBeVisible()
    await expect(items).toHaveValue('4× Svíčková')

    await controlRoom.letFail({})
    await controlRoom.moveOrder(id, 'PICKED_UP')
    await expect(
      page.getByText('This order has progressed since you opened it and can no longer be changed.').first(),
    ).toBeVisible()
    await save(page).click()
    await expect(page.getByRole('region', { name: 'Summary' }).getByText('Could not update that order')).toBeVisible()
    await expect(items).toHaveValue('4× Svíčková')

    await page.goto(`/request-a-rider/cz1001?orderID=${id}`)
    await expect(page.getByRole('heading', { name: 'This order can no longer be changed' })).toBeVisible()
    await expect(page.getByText('Collected', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Track this order' }).click()
    await expect(page).toHaveURL(new RegExp(`order_id=${id}$`))
  })

  test('Cancelling an edit restores the draft that was begun before (EDIT-01, PERSIST-02)', async ({
    page,
    program,
    controlRoom,
    requestForm,
  }) => {
    await requestForm.name.fill('Jan Drda')
    const id = await receivedOrder(program, controlRoom, 'Marie Pujmanová')
    await page.goto(`/request-a-rider/cz1001?orderID=${id}`)
    await form(page).getByRole('textbox', { name: 'Items' }).fill('1× Kulajda')
    await page.getByRole('button', { name: 'Cancel editing' }).click()
    await expect(page).toHaveURL(/\/request-a-rider\/cz1001$/)
    await expect(requestForm.name).toHaveValue('Jan Drda')
    await page.goto(`/request-a-rider/cz1001?orderID=${id}`)
    await expect(form(page).getByRole('textbox', { name: 'Items' })).toHaveValue('2× Svíčková')
  })

  test('Without its flag, an edit becomes a new request with a notice (EDIT-02)', async ({
    page,
    program,
    controlRoom,
    requestForm,
    tracking,
  }) => {
    const customer = 'Eduard Bass'
    const id = await program.request(wanted(customer))
    await controlRoom.switchFlag('ModifyOrder', false)
    await page.goto(`/request-a-rider/cz1001?orderID=${id}`)
    await expect(page.getByText('Orders can’t be edited here. This is a new request.')).toBeVisible()
    await expect(requestForm.name).toHaveValue('')
    await tracking.open()
    await tracking.openOrderOf(customer)
    await expect(tracking.details.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    const menu = await tracking.moreActions()
    await expect(menu.getByRole('link', { name: 'Order again' })).toBeVisible()
  })

  test('A single key repeats an order as a new one with a recomputed fee (REQ-10, REQ-16)', async ({
    page,
    program,
    requestForm,
    tracking,
  }) => {
    const customer = 'Jaroslav Foglar'
    const first = await program.request(wanted(customer))
    await tracking.open()
    // A screen registers its shortcut keys after its list has rendered.
    await expect(async () => {
      await tracking.row(customer).getByRole('link').focus({ timeout: 1_000 })
      await page.keyboard.press('r')
      await expect(page).toHaveURL(new RegExp(`/request-a-rider/cz1001\\?again=${first}$`), { timeout: 1_000 })
    }).toPass()
    await expect(requestForm.name).toHaveValue(customer)
    await expect(page.getByText(/^From the order of .* – please check$/)).toHaveCount(2)
    await requestForm.value.fill('459')
    await expect(page.getByText(/^From the order of .* – please check$/)).toHaveCount(1)
    await requestForm.expectDeliverable()
    await requestForm.submit.click()
    await expect(page).toHaveURL(/order_id=/)
    const second = tracking.orderId()
    expect(second).not.toBe(first)
    expect((await program.order(second)).order).toMatchObject({ amount: 459, description: '2× Svíčková' })
  })
})
