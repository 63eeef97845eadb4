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

test('A recipient follows the order on a phone without signing in until it is delivered (ROUTE-15, NAV-20, TRACK-11 to TRACK-14, TRACK-28, PUB-06)', async ({
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
    await expect(tracking.head).toContainText(sentence)
    if (status === 'RECEIVED') {
      await expect(tracking.map).toHaveCount(0)
      await expect(tracking.headline).toHaveText(/^Arrives by \W?(\w{3} )?\d\d:\d\d\W?$/)
    }
    if (status === 'COURIER_ACCEPTED_DELIVERY') await expect(tracking.map.locator('canvas')).toBeVisible()
    if (status === 'PICKED_UP')
      await expect(tracking.headline).toHaveText(/^Arrives about \W?(\w{3} )?\d\d:\d\d\W?$|any moment now$/)
  }
  const photo = page.getByRole('img', { name: 'Photo of the delivery' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText(/Details can be seen here until/)).toBeVisible()
  const shown = await page.locator('body').innerText()
  for (const secret of ['Božena', '603 111', 'ring', 'Kč']) expect(shown).not.toContain(secret)
  await expectAccessible(page)
})

test('A recipient writes to the rider until the order is collected, and the vendor reads it at once (PUB-04, PUB-05)', async ({
  page,
  browser,
  program,
  controlRoom,
  service,
  signIn,
  tracking: vendor,
}) => {
  const customer = 'Josef Svatopluk Machar'
  const id = await program.request({ name: customer, phone: '+420 603 111 226', description: 'Confiteor' })
  await controlRoom.moveOrder(id, 'RECEIVED')
  await signIn.as('vendor', '/order-tracking')
  await vendor.openOrderOf(customer)

  const phone = await browser.newContext({ viewport, userAgent, isMobile, hasTouch, baseURL: service.address })
  const recipient = await phone.newPage()
  const tracking = new PublicTracking(recipient)
  await tracking.open(id)
  await tracking.note.fill('<b>The bell</b> is broken')
  await tracking.sendNote.tap()
  await expect(recipient.getByText(/^Sent at/)).toBeVisible()
  await expect(tracking.note).toHaveValue('')
  await expectAccessible(recipient)
  const noted = vendor.details.getByText('<b>The bell</b> is broken')
  await expect(noted).toHaveCount(2)
  await expect(vendor.steps.filter({ hasText: 'Note from the customer to the rider' })).toHaveCount(1)

  await tracking.note.fill('x'.repeat(301))
  await tracking.sendNote.tap()
  await expect(recipient.getByText(/^Write at most .?300.? characters\.$/)).toBeVisible()
  await tracking.note.fill('Leave it at the door')
  await controlRoom.moveOrder(id, 'PICKED_UP')
  await tracking.sendNote.tap()
  await expect(recipient.getByText('The rider has the order already.').first()).toBeVisible()
  await tracking.lookAgain()
  await expect(tracking.sendNote).toHaveCount(0)
  await expect(tracking.note).toHaveValue('Leave it at the door')
  await expect(noted).toHaveCount(2)
  await expect(page.getByText('Leave it at the door')).toHaveCount(0)
  await phone.close()
})

test('A recipient shares the link, and no third party receives it before the press (SHARE-01, SHARE-02, SHARE-03)', async ({
  page,
  context,
  program,
  controlRoom,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await program.request({ name: 'Kosmas Pražský', phone: '+420 603 111 227', description: 'Tales' })
  await controlRoom.moveOrder(id, 'RECEIVED')
  const outside: Array<{ readonly url: URL; readonly referrer: string | undefined }> = []
  await context.route(
    ({ hostname }) => hostname === 'wa.me',
    async (route) => {
      outside.push({
        url: new URL(route.request().url()),
        referrer: (await route.request().headerValue('referer')) ?? undefined,
      })
      await route.fulfill({ contentType: 'text/html', body: '<p>Chat</p>' })
    },
  )
  const tracking = new PublicTracking(page)
  await tracking.open(id)
  await tracking.share.tap()
  await expect(tracking.shareWays.getByRole('link')).toHaveText(['WhatsApp', 'SMS'])
  await expectAccessible(page)
  const link = `${new URL(page.url()).origin}/tracking/${id}`
  await tracking.shareWays.getByRole('button', { name: 'Copy text' }).tap()
  await expect(tracking.shareWays.getByRole('status')).toHaveText('Copied')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^The order from .+ arrives by .*\d\d:\d\d.*\. Follow it here: /)
  expect(text.endsWith(` ${link}`)).toBe(true)
  expect(outside).toEqual([])
  expect(await page.content()).not.toContain('603')

  const opened = context.waitForEvent('page')
  await tracking.shareWays.getByRole('link', { name: 'WhatsApp' }).tap()
  await expect((await opened).getByText('Chat')).toBeVisible()
  expect(outside.map(({ url, referrer }) => [url.pathname, url.searchParams.get('text'), referrer])).toEqual([
    ['/', text, undefined],
  ])
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
  await expect(tracking.head).toContainText('Your order has been placed')
  await context.setOffline(true)
  await tracking.lookAgain()
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.')
  await expect(tracking.head).toContainText('Your order has been placed')
  await controlRoom.moveOrder(id, 'NEAR_CUSTOMER')
  await context.setOffline(false)
  await expect(tracking.head).toContainText('The rider is nearly there')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('An invalid link gets a calm explanation, whatever it contains (TRACK-28)', async ({ page }) => {
  for (const id of ['cz1001-NOTHING', 'x'.repeat(3_000), 'a b'])
    await test.step(id.slice(0, 20), async () => {
      await page.goto(`/tracking/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
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
  const details = tracking.section('Order details')
  await details.getByRole('button', { name: 'Show more' }).tap()
  await expect(details.getByRole('listitem').last()).toContainText('Delivered')
  await details.getByRole('button', { name: 'Show less' }).tap()
  await expect(details.getByRole('list')).toBeHidden()
  await expect(tracking.map.locator('canvas')).toBeVisible()
  await expect(tracking.section('Addresses')).toContainText('Dlouhá 12, Praha')
  await expectAccessible(page)

  await inHongKong(lost)
  await controlRoom.moveOrder(lost, 'CANCELLED')
  // Focusing the page while the first answer is pending sends no request.
  await expect(async () => {
    await tracking.lookAgain()
    await expect(tracking.section('Order tracking')).toContainText('What you paid is refunded.', { timeout: 2_000 })
  }).toPass()
  await page.getByRole('link', { name: 'What may not be sent' }).tap()
  await expect(page).toHaveURL(/\/prohibiteditems-c2c$/)
  await expect(page.getByRole('heading', { name: 'Dangerous goods' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('On a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('the page has one column while it has no map (PUB-03)', async ({ page, program, controlRoom }) => {
    const id = await program.request({ name: 'Václav Hanka', phone: '+420 603 111 228', description: 'Manuscripts' })
    await controlRoom.moveOrder(id, 'RECEIVED')
    const tracking = new PublicTracking(page)
    await tracking.open(id)
    await expect(tracking.headline).toBeVisible()
    const places = page.locator('.places')
    const width = async () => (await places.boundingBox())?.width ?? Infinity
    expect(await width()).toBeLessThanOrEqual(720)
    await controlRoom.moveOrder(id, 'COURIER_ACCEPTED_DELIVERY')
    await tracking.lookAgain()
    await expect(tracking.map.locator('canvas')).toBeVisible()
    const [map, text] = [await tracking.map.boundingBox(), await places.boundingBox()]
    expect(map?.x).toBeGreaterThan((text?.x ?? Infinity) + (text?.width ?? 0))
  })
})

test('Other deployments have no pages for individual senders (C2C-03)', async ({ page }) => {
  for (const address of ['/tracking-c2c/cz1001-1', '/prohibiteditems-c2c']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible()
  }
})

test('The page is available in a right-to-left language (I18N-07)', async ({ page, service }) => {
  const tracking = new PublicTracking(page)
  await page.goto(`${service.at('qamarly-kw')}/tracking/${await tracking.anOrderOf(service.at('qamarly-kw'))}?lang=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(tracking.head).toContainText('طلبك في الطريق إليك')
  await expect(page.getByRole('region', { name: 'خريطة التوصيل' }).locator('canvas')).toBeVisible()
  await expectAccessible(page)
})
