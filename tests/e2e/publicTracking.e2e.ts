import { devices, expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { PublicTracking } from './support/PublicTracking.ts'
import { test } from './support/stories.ts'

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

const STEPS = [
  ['RECEIVED', 'Your order has been placed'],
  ['COURIER_ACCEPTED_DELIVERY', 'A rider is on the way to collect your order'],
  ['NEAR_VENDOR', 'The rider is about to collect your order'],
  ['PICKED_UP', 'Your order is on its way to you'],
  ['NEAR_CUSTOMER', 'The rider is nearly there'],
  ['DELIVERED', 'Your order has been delivered'],
] as const

test('A recipient follows the order on a phone without signing in until it is delivered (ROUTE-15, NAV-20, TRACK-11 to TRACK-14, TRACK-28)', async ({
  page,
  program,
  controlRoom,
}) => {
  const id = await program.request({ name: 'Božena Tajná', phone: '+420 603 111 222', description: 'A secret ring' })
  const tracking = new PublicTracking(page)
  await tracking.open(id)
  for (const [status, sentence] of STEPS) {
    await controlRoom.moveOrder(id, status)
    await tracking.lookAgain()
    await expect(tracking.sentence).toHaveText(sentence)
    if (status === 'RECEIVED') await expect(tracking.map).toHaveCount(0)
    if (status === 'COURIER_ACCEPTED_DELIVERY') await expect(tracking.map.locator('canvas')).toBeVisible()
  }
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText(/Details can be seen here until/)).toBeVisible()
  const shown = await page.locator('body').innerText()
  for (const secret of ['Božena', '603 111', 'ring', 'Kč']) expect(shown).not.toContain(secret)
  await expectAccessible(page)
})

test('While offline the page keeps its content, and it catches up by itself (TRACK-28)', async ({
  page,
  context,
  program,
  controlRoom,
}) => {
  const id = await program.request({ name: 'Karel Čapek', phone: '+420 603 111 223', description: 'Robots' })
  await controlRoom.moveOrder(id, 'RECEIVED')
  const tracking = new PublicTracking(page)
  await tracking.open(id)
  await expect(tracking.sentence).toHaveText('Your order has been placed')
  await context.setOffline(true)
  await tracking.lookAgain()
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.')
  await expect(tracking.sentence).toHaveText('Your order has been placed')
  await controlRoom.moveOrder(id, 'NEAR_CUSTOMER')
  await context.setOffline(false)
  await expect(tracking.sentence).toHaveText('The rider is nearly there')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('An invalid link gets a calm explanation, whatever it contains (TRACK-28)', async ({ page }) => {
  for (const id of ['cz1001-NOTHING', 'x'.repeat(3_000), 'a b'])
    await test.step(id.slice(0, 20), async () => {
      await page.goto(`/tracking/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not know this link')
    })
  await expectAccessible(page)
})

const MESSAGES = [
  ['RECEIVED', 'Your order has been placed.'],
  ['COURIER_ACCEPTED_DELIVERY', 'The rider is travelling to the collection point.'],
  ['NEAR_VENDOR', 'The rider is near the collection point.'],
  ['PICKED_UP', 'The parcel has been collected and is travelling to the delivery address.'],
  ['NEAR_CUSTOMER', 'The rider is near the delivery address.'],
  ['DELIVERED', 'The parcel has been delivered.'],
] as const

test('An individual sender sees one message per status, and the list of prohibited items (PROD-02, C2C-01 to C2C-04, ROUTE-17, ROUTE-18)', async ({
  page,
  program,
  controlRoom,
  service,
}) => {
  const sent = await program.request({ name: 'Milena', phone: '+420 603 111 224', description: 'Letters' })
  const lost = await program.request({ name: 'Franz', phone: '+420 603 111 225', description: 'A castle' })
  const tracking = new PublicTracking(page)
  await tracking.readOrdersFrom(service.address)
  const inHongKong = (id: string) => page.goto(`${service.at('ferrywing-hk')}/tracking-c2c/${id}`)
  await inHongKong(sent)
  for (const [status, message] of MESSAGES) {
    await controlRoom.moveOrder(sent, status)
    await tracking.lookAgain()
    await expect(tracking.section('Order tracking')).toContainText(message)
  }
  for (const name of ['Order tracking', 'Order details', 'Addresses']) {
    await tracking.section(name).getByRole('button', { name: 'Show more' }).tap()
    await expect(tracking.section(name).getByRole('button', { name: 'Show less' })).toBeVisible()
  }
  await expect(tracking.section('Addresses')).toContainText('Dlouhá 12, Praha')
  await expectAccessible(page)

  await inHongKong(lost)
  await controlRoom.moveOrder(lost, 'CANCELLED')
  // Focusing the page while the first answer is pending sends no request.
  await expect(async () => {
    await tracking.lookAgain()
    await expect(tracking.section('Order tracking')).toContainText('What you paid is refunded.', { timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  await page.getByRole('link', { name: 'What may not be sent' }).tap()
  await expect(page).toHaveURL(/\/prohibiteditems-c2c$/)
  await expect(page.getByRole('heading', { name: 'Dangerous goods' })).toBeVisible()
  await expectAccessible(page)
})

test('Other deployments have no pages for individual senders (C2C-03)', async ({ page }) => {
  for (const address of ['/tracking-c2c/cz1001-1', '/prohibiteditems-c2c']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  }
})

test('The page is available in a right-to-left language (I18N-07)', async ({ page, service }) => {
  const tracking = new PublicTracking(page)
  await page.goto(`${service.at('qamarly-kw')}/tracking/${await tracking.anOrderOf(service.at('qamarly-kw'))}?lang=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(tracking.sentence).toHaveText('طلبك في الطريق إليك')
  await expect(page.getByRole('region', { name: 'خريطة التوصيل' }).locator('canvas')).toBeVisible()
  await expectAccessible(page)
})
