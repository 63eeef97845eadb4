import { expect, type Page } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

const PLACE_ORDER = '**/orders/api/v1/order'
const DELIVERY_FEE = '/orders/api/v1/delivery/fee'

/** Answers the next order as if its fee had expired. */
const letFeeExpireOnce = (page: Page) =>
  page.route(
    PLACE_ORDER,
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({
          errors: [{ code: 'SignatureExpired', message: '', meta: { translation_key: 'error.fee.recompute' } }],
        }),
      }),
    { times: 1 },
  )

test.afterEach(async ({ controlRoom }) => {
  await controlRoom.switchFlag('Preorder', true)
  await controlRoom.switchFlag('Voucher', true)
  await controlRoom.setParameter('orderItemValueExceedLimit', '-1')
})

test('A vendor requests a rider for tomorrow with a cold bag and a VAT number, and finds the order among the scheduled ones (REQ-28, REQ-30, REQ-37, SCR-09, VAL-21, PROD-03, PROD-05)', async ({
  page,
  program,
  requestForm,
  signIn,
  tracking,
}) => {
  const customer = 'Božena Zítřková'
  await signIn.as('vendor')
  await requestForm.fillIn(delivery(customer))
  await requestForm.later.check({ force: true })
  await requestForm.day('Tomorrow').check({ force: true })
  await requestForm.time.selectOption('12:30')
  await expect(requestForm.details.getByText(/^in \S+ h \S+ min$/)).toBeVisible()
  await requestForm.details.getByLabel(/^Cold bag needed/).check()
  await requestForm.details.getByRole('button', { name: 'Add a VAT number' }).click()
  await page.keyboard.type('RO123456')
  await requestForm.submit.click()
  await expect(page).toHaveURL(/\/order-tracking\//)
  const order = await program.order(tracking.orderId())
  const wanted = new Date((order.preordered_for ?? 0) * 1_000)
  expect(wanted.toLocaleTimeString('en-GB', { timeZone: 'Europe/Prague', hour: '2-digit', minute: '2-digit' })).toBe(
    '12:30',
  )
  expect(order).toMatchObject({ vat_number: 'RO123456', order: { cold_bag_needed: true } })
  await tracking.choose('Scheduled')
  await expect(tracking.row(customer)).toBeVisible()
})

test('A voucher lowers the fee, another one replaces it, and the order carries it (VOUCH-01 to VOUCH-07, FEE-06, FEE-10, ERR-15, PROD-03)', async ({
  page,
  program,
  requestForm,
  signIn,
  tracking,
}) => {
  await signIn.as('vendor')
  await requestForm.fillIn(delivery('Karel Slevový'))
  await requestForm.voucher.fill('NOBODYS')
  await requestForm.voucher.press('Enter')
  await expect(requestForm.payment.getByRole('alert')).toContainText('This voucher code is not available')
  await expect(requestForm.payment.getByRole('alert')).toContainText('We don’t know this code.')
  await expect(requestForm.voucher).toHaveValue('NOBODYS')
  await expect(page).toHaveURL(/\/request-a-rider/)

  await requestForm.voucher.fill('lunch20')
  // The service answers before the key is released: the focus has already moved to the applied voucher.
  await requestForm.voucher.focus()
  await page.keyboard.down('Enter')
  await expect(requestForm.payment.getByText(/^\u2068?20.?% off the delivery fee/)).toBeVisible()
  await expect(requestForm.payment.getByRole('button', { name: 'Details' })).toBeFocused()
  await page.keyboard.up('Enter')
  await expect(requestForm.payment.getByRole('button', { name: 'Details', expanded: false })).toBeVisible()
  await expect(requestForm.figure('Delivery fee')).toContainText('instead of')
  await requestForm.payment.getByRole('button', { name: 'Details' }).click()
  await expect(requestForm.payment.getByText(/^Takes off .*20.* at most$/)).toBeVisible()

  await requestForm.payment.getByRole('button', { name: 'Replace' }).click()
  await requestForm.voucher.fill('MINUS20')
  await requestForm.payment.getByRole('button', { name: 'Apply' }).click()
  await expect(requestForm.payment.getByText('LUNCH20')).toHaveCount(0)
  await expect(requestForm.figure('Voucher')).toContainText('20')

  await requestForm.submit.click()
  await expect(page).toHaveURL(/\/order-tracking\//)
  const order = await program.order(tracking.orderId())
  expect(order.voucher).toEqual({ code: 'MINUS20', type: 'AMOUNT', amount: 20 })
  expect(order.discounted_delivery_fee).toBe(order.delivery_fee - 20)
})

test.describe('Details and payment in a narrow window', () => {
  test.use({ viewport: NARROW })

  test('The form offers a later time and a voucher only with their flags (REQ-30, VOUCH-01)', async ({
    controlRoom,
    requestForm,
    signIn,
  }) => {
    await controlRoom.switchFlag('Preorder', false)
    await controlRoom.switchFlag('Voucher', false)
    await signIn.as('vendor')
    await expect(requestForm.details.getByText('Drop-off within 60 minutes', { exact: false })).toBeVisible()
    await expect(requestForm.later).toHaveCount(0)
    await expect(requestForm.voucher).toHaveCount(0)
  })

  test('The portal recomputes an expired fee: it accepts the same fee silently and asks about another one (REQ-22 to REQ-24, FEE-07, FEE-08)', async ({
    page,
    requestForm,
    service,
    signIn,
  }) => {
    await signIn.as('vendor')
    await page.route(
      `**${DELIVERY_FEE}`,
      async (route) => {
        const response = await route.fetch({ url: `${service.address}${DELIVERY_FEE}` })
        const answer = (await response.json()) as { readonly fee: number }
        await route.fulfill({ response, json: { ...answer, fee: answer.fee + 10 } })
      },
      { times: 1 },
    )
    await requestForm.fillIn(delivery('Anna Drahá'))
    await letFeeExpireOnce(page)
    await requestForm.submit.click()
    await expect(page.getByText('The fee has expired. We are computing it again…')).toBeVisible()
    const prompt = page.getByRole('alertdialog', { name: 'The delivery fee has changed.' })
    await prompt.getByRole('button', { name: 'Do not request' }).click()
    await expect(page).toHaveURL(/\/request-a-rider/)
    await requestForm.expectDeliverable()

    await letFeeExpireOnce(page)
    await requestForm.submit.click()
    await expect(page).toHaveURL(/\/order-tracking\//)
  })

  test('The vendor confirms a high item value before the order is placed (VAL-18, VAL-20)', async ({
    controlRoom,
    page,
    requestForm,
    signIn,
  }) => {
    await controlRoom.setParameter('orderItemValueExceedLimit', '500')
    await signIn.as('vendor')
    await requestForm.fillIn({ ...delivery('Jan Bohatý'), value: '501' })
    await requestForm.submit.click()
    const confirm = requestForm.details.getByRole('button', { name: 'Confirm' })
    await expect(confirm).toBeFocused()
    await expect(page.getByText('The item value seems high.')).toHaveCount(1)
    await requestForm.value.fill('502')
    await confirm.press('Enter')
    await expect(page).toHaveURL(/\/order-tracking\//)
  })
})
