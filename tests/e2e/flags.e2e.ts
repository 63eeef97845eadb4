import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { CARDS, GuestCheckout } from './support/GuestCheckout.ts'
import { GuestVisit } from './support/GuestVisit.ts'
import { test } from './support/flippedFlags.ts'

/**
 * Advances the page’s clock by the given number of seconds, one at a time, and after each waits for the service to
 * answer every request. A page whose clock runs ahead of the service takes the connection for dead and requests
 * everything.
 */
const sitting = (page: Page) => {
  let [asked, answered] = [0, 0]
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('websocket', (socket) => {
    ;[asked, answered] = [0, 0]
    socket.on('framesent', () => (asked += 1))
    socket.on('framereceived', ({ payload }) => (answered += Number(String(payload).includes('subscribe_ok'))))
  })
  return async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1_000)
      await expect(() => expect([answered, open.size]).toEqual([asked, 0])).toPass({ intervals: [5] })
    }
  }
}

/** A screenshot of a square of the map that has neither street nor name: the edges of those differ with each drawing. */
const groundOf = async (map: Locator): Promise<string> => {
  const { x, y } = (await map.boundingBox())!
  return (await map.page().screenshot({ clip: { x: x + 60, y: y + 120, width: 16, height: 16 } })).toString('base64')
}

test('Payment methods and delivery areas follow their flags while a form is half filled (PAY-05, PAY-06, REQ-35, FLAG-08, FLAG-07 NonePaymentMethod, PayAtPickup, DrawDeliveryAreas)', async ({
  page,
  signIn,
  requestForm,
  flip,
}) => {
  await page.clock.install()
  await signIn.as('vendor')
  await requestForm.name.fill('Alois Rašín')
  const none = requestForm.payment.getByRole('radio', { name: /^None/ })
  const atPickup = requestForm.payment.getByRole('radio', { name: /^Cash on pick-up/ })
  await expect(requestForm.payment.getByRole('radio')).toHaveCount(3)

  await flip({ NonePaymentMethod: true })
  await none.check()
  await flip({ PayAtPickup: true })
  await expect(atPickup).toBeChecked()
  await expect(none).toHaveCount(0)
  await flip({ PayAtPickup: false })
  await expect(none).toBeChecked()
  await flip({ NonePaymentMethod: false })
  await expect(none).toHaveCount(0)
  await expect(requestForm.payment.getByRole('radio')).toHaveCount(3)

  const map = requestForm.map.locator('canvas')
  await map.scrollIntoViewIfNeeded()
  await expect(requestForm.map.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  const withAreas = await groundOf(map)
  await flip({ DrawDeliveryAreas: false })
  const hasAreas = async () => (await groundOf(map)) === withAreas
  await expect.poll(hasAreas, 'the areas are gone').toBe(false)
  await flip({ DrawDeliveryAreas: true })
  await expect.poll(hasAreas, 'the areas are back').toBe(true)
  await expect(requestForm.name).toHaveValue('Alois Rašín')
})

test.describe('Flags in a narrow window', () => {
  test.use({ viewport: NARROW })

  test('Open pages follow the flags of sign-up, guests, bulk orders and vouchers (ROUTE-05, ROUTE-11, ROUTE-23, NAV-02, NAV-21, BULK-01, FLAG-01, FLAG-08, FLAG-07 DeactivateSignUpButton, BulkOrderUpload, Voucher, GuestCheckout)', async ({
    page,
    signIn,
    requestForm,
    flip,
  }) => {
    await page.clock.install()
    await page.goto('/')
    const register = page.getByRole('link', { name: 'Create an account' })
    await expect(register.first()).toBeVisible()
    await flip({ DeactivateSignUpButton: true })
    await expect(register).toHaveCount(0)
    await flip({ DeactivateSignUpButton: false })
    await expect(register.first()).toBeVisible()

    const guest = new GuestVisit(page)
    await expect(guest.begin).toHaveCount(0)
    await flip({ GuestCheckout: true })
    await expect(guest.begin).toBeVisible()
    await flip({ GuestCheckout: false })
    await expect(guest.begin).toHaveCount(0)

    await flip({ BulkOrderUpload: false })
    await page.goto('/bulk-order')
    await expect(page.getByText('Bulk orders are unavailable at the moment')).toBeVisible()

    await signIn.as('vendor')
    const { voucher } = requestForm
    await expect(voucher).toBeVisible()
    await flip({ Voucher: false })
    await expect(voucher).toHaveCount(0)
    await flip({ Voucher: true })
    await expect(voucher).toBeVisible()
    await flip({ BulkOrderUpload: true })
    await page.goto('/bulk-order/cz1001')
    await expect(page.getByRole('heading', { name: 'Bulk order' })).toBeVisible()
    await expect(page).toHaveURL(/\/bulk-order\/cz1001$/)
    const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bulk order' })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await flip({ BulkOrderUpload: false })
    await expect(page).toHaveURL(/\/request-a-rider/)
    await expect(tab).toHaveCount(0)
    await expect(page.getByText('Bulk orders are unavailable at the moment')).toBeVisible()
  })

  test('The open form and the open order follow their flags (SCR-04, FLAG-01, FLAG-08, FLAG-07 AddressBook, Preorder, DelayedCancellation)', async ({
    page,
    program,
    signIn,
    requestForm,
    tracking,
    controlRoom,
    flip,
  }) => {
    const customers = page.getByRole('button', { name: 'Customers' })
    const customer = 'Zikmund Winter'
    const id = await program.request({ name: customer, phone: '+420 607 212 313', description: 'Palačinky' })
    await controlRoom.moveOrder(id, 'RECEIVED')
    await controlRoom.moveOrder(id, 'DELAYED')

    await page.clock.install()
    await signIn.as('vendor')
    await expect(customers).toBeVisible()
    await expect(requestForm.later).toBeAttached()
    await requestForm.name.fill(customer)
    await flip({ AddressBook: false, Preorder: false })
    await expect(customers).toHaveCount(0)
    await expect(requestForm.later).toHaveCount(0)
    await flip({ AddressBook: true, Preorder: true })
    await expect(customers).toBeVisible()
    await expect(requestForm.later).toBeAttached()
    await expect(requestForm.name).toHaveValue(customer)

    await page.goto(`/order-tracking?order_id=${id}`)
    const cancel = tracking.details.getByRole('button', { name: 'Cancel order' })
    await expect(cancel).toBeEnabled()
    await flip({ DelayedCancellation: false })
    await expect(cancel).toHaveCount(0)
    const more = await tracking.moreActions()
    await expect(more.getByText('A delayed order cannot be cancelled here.')).toBeVisible()
    await page.keyboard.press('Escape')
    await flip({ DelayedCancellation: true })
    await expect(cancel).toBeEnabled()
  })

  test('An order is editable while its flag is on, and the typed change survives the flag being switched off (EDIT-02, FLAG-08, FLAG-07 ModifyOrder)', async ({
    page,
    program,
    signIn,
    tracking,
    controlRoom,
    flip,
  }) => {
    const customer = 'Ignát Herrmann'
    const id = await program.request({ name: customer, phone: '+420 607 313 414', description: 'Kyselo' })
    await controlRoom.moveOrder(id, 'RECEIVED')
    await page.clock.install()
    await signIn.as('vendor', `/order-tracking?order_id=${id}`)
    const edit = tracking.details.getByRole('link', { name: 'Edit' })
    await expect(edit).toBeVisible()
    await flip({ ModifyOrder: false })
    await expect(edit).toHaveCount(0)
    await flip({ ModifyOrder: true })
    await edit.click()

    const items = page.getByRole('form', { name: 'Edit order' }).getByRole('textbox', { name: 'Items' })
    await items.fill('2× Kyselo')
    await flip({ ModifyOrder: false })
    await expect(page.getByRole('form', { name: 'Edit order' })).toHaveCount(0)
    await expect(page.getByText('Orders can’t be edited here. This is a new request.')).toBeVisible()
    await flip({ ModifyOrder: true })
    await expect(items).toHaveValue('2× Kyselo')
    expect((await program.order(id)).order.description).toBe('Kyselo')
  })

  test('Another card provider takes over during input and never receives what was typed for the first one (PAY-10, PAY-17, FLAG-08, FLAG-07 CyberSourceCreditCard)', async ({
    page,
    controlRoom,
    flip,
  }) => {
    await GuestCheckout.isOpen(controlRoom)
    const guest = new GuestCheckout(page)
    await page.clock.install()
    await guest.begin()
    await guest.order('Vilém Mrštík')
    await guest.number.fill(CARDS.good)
    await flip({ CyberSourceCreditCard: true })
    await expect(guest.number).toHaveValue('')
    await guest.number.fill(CARDS.declined)
    await flip({ CyberSourceCreditCard: false })
    await expect(guest.number).toHaveValue(CARDS.good)

    await flip({ CyberSourceCreditCard: true })
    await expect(guest.number).toHaveValue(CARDS.declined)
    const confirmed = page.waitForRequest((request) => request.url().includes('confirm') && request.method() === 'POST')
    await guest.payWith(CARDS.good)
    expect((await confirmed).postData()).toContain('cybersource_creditcard')
    await guest.expectOneOrderOf('Vilém Mrštík')
    await controlRoom.switchFlag('GuestCheckout', false)
    await controlRoom.setParameter('onlinePaymentActivated', 'false')
  })

  test('The tracking page requests the orders again after a minute only with dynamic estimates (TRACK-16, TRACK-17, FLAG-08, FLAG-07 DynamicTimeEstimation)', async ({
    page,
    signIn,
    tracking,
    flip,
  }) => {
    await page.clock.install()
    const sitFor = sitting(page)
    await signIn.as('vendor', '/order-tracking')
    await tracking.isLive()
    let asked = 0
    page.on('request', (request) => (asked += Number(/\/vendor\/\w+\/orders\?/.test(request.url()))))
    const within70s = async () => {
      await tracking.isLive()
      // Waits until the requests caused by the flag itself have been answered.
      await sitFor(12)
      asked = 0
      await sitFor(70)
      return asked
    }
    expect(await within70s(), 'with the flag').toBeGreaterThan(0)
    await flip({ DynamicTimeEstimation: false })
    expect(await within70s(), 'without it').toBe(0)
    await flip({ DynamicTimeEstimation: true })
    expect(await within70s(), 'with it again').toBeGreaterThan(0)
  })
})
