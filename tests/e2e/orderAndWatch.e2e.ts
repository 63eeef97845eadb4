import { expect } from '@playwright/test'
import { RefusedCall } from './support/ProgramOfVendor.ts'
import { test } from './support/stories.ts'

const CUSTOMER = 'Božena Němcová'

test('A vendor requests a rider for a street in Prague and follows the order to the door without a reload (REQ-16, FEE-04, FEE-10, ROUTE-26, LIVE-01, TRACK-01, TRACK-13, TRACK-19, PROD-03, PROD-05)', async ({
  page,
  signIn,
  requestForm,
  tracking,
  controlRoom,
}) => {
  const complaints: Array<string> = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  await signIn.as('vendor')
  await requestForm.fillIn({
    to: 'Korunní 12',
    name: CUSTOMER,
    phone: '+420 602 123 456',
    items: '2× Svíčková',
    value: '458',
  })
  const fee = await requestForm.figure('Delivery fee').innerText()
  expect(fee).toMatch(/^CZK|Kč/)
  await expect(page.getByText(/^Price held until /)).toBeVisible()
  await requestForm.submit.click()

  await expect(page).toHaveURL(/\/order-tracking\/cz1001\?order_id=cz1001-[0-9a-z]{12}$/)
  await expect(page.getByText('Order pushed!')).toBeVisible()
  await expect(tracking.tab('New')).toHaveAttribute('aria-selected', 'true')
  await expect(tracking.row(CUSTOMER)).toContainText('New')
  await expect(tracking.livePill).toHaveText('Live')
  await expect(tracking.details.getByRole('heading', { name: CUSTOMER })).toBeVisible()
  await expect(tracking.figure('Delivery fee')).toHaveText(fee)
  await expect(tracking.details.getByText('No rider yet')).toBeVisible()
  await expect(tracking.map).toHaveCount(0)

  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', 'true'))
  const order = new URL(page.url()).searchParams.get('order_id') ?? ''
  await controlRoom.letRidersLiveUntil(order, ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'], 120)
  await expect(tracking.pin('Rider')).toBeVisible()
  await expect(tracking.details.getByRole('link', { name: /^Call .*\+?420/ })).toHaveCount(2)
  await expect(tracking.map.locator('canvas')).toBeVisible()
  await expect(tracking.pin('Collection point', 'Bistro U Zlaté lípy')).toBeVisible()
  await expect(tracking.pin('Customer', CUSTOMER)).toBeVisible()

  await controlRoom.letRidersLiveUntil(order, ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'], 120)
  await tracking.choose('Collected')
  await expect(tracking.row(CUSTOMER)).toBeVisible()
  await expect(tracking.pin('Rider')).toBeVisible()
  await expect(tracking.details.getByText(/ from the drop-off, updated /)).toBeVisible()

  await controlRoom.letRidersLiveAt(600)
  await tracking.choose('Delivered')
  // One ride in fifty returns the order instead, which ends in the same list.
  await expect(tracking.row(CUSTOMER)).toContainText(/Delivered|Returned/)
  await expect(tracking.details.getByRole('list').getByText('Collected')).toBeVisible()
  await expect(tracking.map).toBeVisible()

  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', 'true')
  expect(complaints).toEqual([])
})

test('The API alone quotes an order, places it once, reads it and cancels it with a reason (REQ-16, FEE-04, CANC-04, CON-16)', async ({
  program,
  controlRoom,
}) => {
  const wanted = { name: 'Jan Neruda', phone: '+420 604 111 222', description: 'Kulajda' }
  const quote = await program.quote()
  const id = await program.place(wanted, quote, 'intent-of-neruda')
  expect(await program.place(wanted, quote, 'intent-of-neruda')).toBe(id)
  expect((await program.orders()).filter(({ customer }) => customer.name === wanted.name)).toHaveLength(1)
  expect(await program.order(id)).toMatchObject({ status: 'NEW', delivery_fee: quote.fee })

  await expect(program.cancel(id, 'customer-cancelled')).rejects.toThrow(RefusedCall)
  await controlRoom.moveOrder(id, 'RECEIVED')
  expect(await program.cancel(id, 'customer-cancelled')).toMatchObject({
    status: 'CANCELLED',
    cancel_reason: 'customer-cancelled',
  })
})
