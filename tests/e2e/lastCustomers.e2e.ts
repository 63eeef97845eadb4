import { devices, expect, type Page } from '@playwright/test'
import { CountedKeys } from './support/CountedKeys.ts'
import { CountedTaps } from './support/CountedTaps.ts'
import { test } from './support/stories.ts'

const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('A vendor chooses a last customer and orders what they usually order with six keys (ADDR-22, ADDR-23, PERSIST-01)', async ({
  page,
  program,
  requestForm,
  signIn,
}) => {
  const name = 'Božena Pacáková'
  const usual = { name, phone: '+420602445566', address: '3, Lucerna, Dlouhá 12, Praha', notes: 'Ring twice' }
  await program.request({ ...usual, description: '1× Kulajda', toCollect: 285 })
  await program.request({ ...usual, description: '1× Kulajda', toCollect: 285 })
  await program.request({ ...usual, description: '9× Knedlík', toCollect: 900 })
  await signIn.as('vendor')
  await expect(requestForm.lastCustomers.first()).toHaveText(/Božena Pacáková\s*Dlouhá 12/)
  expect(await everythingKept(page)).not.toContain(name)

  const keys = new CountedKeys(page)
  await expect(requestForm.destination).toBeFocused()
  await keys.press('Tab')
  await keys.press('Enter')
  await expect(requestForm.submit).toBeFocused()
  await expect(requestForm.destination).toHaveValue('Dlouhá 12, Praha')
  await expect(requestForm.lastCustomers).toHaveCount(0)
  await expect(requestForm.phone).toHaveValue('+420602445566')
  await expect(requestForm.items).toHaveValue('1× Kulajda')
  expect(await requestForm.problemAt(requestForm.value)).toMatch(/^From the order of .* please check/)
  await requestForm.expectDeliverable()
  await expect(requestForm.figure('To collect from the customer')).toHaveText(/285/)
  await keys.press('Control+Enter')
  await expect(page).toHaveURL(/\/order-tracking\/cz1001\?order_id=/)
  expect(keys.pressed.length).toBeLessThanOrEqual(6)

  const [order] = await program.ordersFor(name)
  expect(order).toMatchObject({
    customer: { location: { address: '3, Lucerna, Dlouhá 12, Praha', notes: 'Ring twice' } },
    order: { amount: 285, description: '1× Kulajda', payment_method: 'CASH_ON_DELIVERY' },
  })
})

test.describe('On a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test('A vendor orders for a returning customer, for another value than usual, with at most 12 taps (ADDR-22, ADDR-23)', async ({
    page,
    program,
    requestForm,
    signIn,
  }) => {
    const name = 'Anna Lauermannová'
    await program.request({ name, phone: '+420602445577', description: '2× Buchta', toCollect: 285 })
    await signIn.as('vendor')

    const taps = new CountedTaps(page)
    await taps.tap(requestForm.lastCustomers.filter({ hasText: name }))
    await requestForm.expectDeliverable()
    await expect(requestForm.summary).toContainText(/collect .*285/)
    await taps.tap(requestForm.value)
    await taps.type('Backspace', 'Backspace', 'Backspace', '3', '1', '0')
    await expect(requestForm.summary).toContainText(/collect .*310/)
    await taps.tap(requestForm.submit)
    await expect(page).toHaveURL(/\/order-tracking\/cz1001\?order_id=/)
    expect(taps.tapped.length, taps.tapped.join(' ')).toBeLessThanOrEqual(12)
    expect((await program.ordersFor(name))[0]).toMatchObject({ order: { amount: 310, description: '2× Buchta' } })
  })
})
