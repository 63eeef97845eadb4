import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import {
  ACCOUNT,
  deviceToken,
  GUEST,
  guestToken,
  startForeignBackEnd,
  VENDOR,
  VOUCHER,
  type ForeignBackEnd,
} from '../foreign/backEnd.ts'
import { BulkOrders } from './support/BulkOrders.ts'
import { CollectionPoints } from './support/CollectionPoints.ts'
import { GuestCheckout } from './support/GuestCheckout.ts'
import { GuestVisit } from './support/GuestVisit.ts'
import { History } from './support/History.ts'
import { delivery, RequestForm } from './support/RequestForm.ts'
import { RunningService } from './support/runningService.ts'
import { SignIn } from './support/SignIn.ts'
import { Tracking } from './support/Tracking.ts'

/** A brand that has a back end of its own, on another origin: `site` and `senders` are two of its deployments. */
interface Brand {
  readonly backEnd: ForeignBackEnd
  readonly site: string
  readonly senders: string
}

const DEPLOYMENTS = { site: 'dobrego-cz', senders: 'ferrywing-hk' }

const test = base.extend<{ readonly complaints: Array<string> }, { readonly brand: Brand }>({
  brand: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-'))
      const backEnd = await startForeignBackEnd((origin) => /^http:\/\/[a-z-]+\.localhost:\d+$/.test(origin))
      const file = path.join(folder, 'deployments.json')
      const flags = [`${backEnd.origin}/hanging-flags`, `${backEnd.origin}/flags.json`]
      const entry = { calls: backEnd.origin, flags }
      writeFileSync(file, JSON.stringify({ [DEPLOYMENTS.site]: entry, [DEPLOYMENTS.senders]: entry }))
      const service = await RunningService.start({ env: { DEPLOYMENTS_FILE: file, ENVIRONMENT: 'staging' } })
      await use({ backEnd, site: service.at(DEPLOYMENTS.site), senders: service.at(DEPLOYMENTS.senders) })
      await service.end()
      await backEnd.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page, brand }, use) => {
      const complaints: Array<string> = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => {
        if (/\/api\/v1\//.test(request.url()) && request.url().startsWith(brand.site)) complaints.push(request.url())
      })
      await page.addInitScript(() => localStorage.setItem('portal.welcome', 'seen'))
      await use(complaints)
      expect(complaints.filter((text) => !/status of (?:401|404|429)/.test(text))).toEqual([])
      // The specification's headers, and none of ours.
      expect([...brand.backEnd.headers].toSorted()).toEqual(['accept', 'authorization', 'content-type'])
    },
    { auto: true },
  ],
})

/** A session of this back end, as the portal keeps it. */
const session = ({ tokens }: ForeignBackEnd): string => {
  const { ExpiresIn, ...meta } = tokens()
  return JSON.stringify({
    user: { id: 'eva', email: ACCOUNT.email, name: '', phoneNumber: '' },
    meta: { ...meta, Expires: Date.now() + ExpiresIn * 1_000 },
  })
}

/** Puts texts into the storage of the page's site before it opens. */
const keep = (page: Page, kept: Readonly<Record<string, string>>) =>
  page.addInitScript((entries) => {
    for (const [name, value] of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
  }, Object.entries(kept))

const placed = (backEnd: ForeignBackEnd) => backEnd.calls.filter((call) => call === 'POST /orders/api/v1/order').length

test('A vendor of a brand with a back end of its own signs in, orders and sees the delivery (COUNTRY-10, API-01, LIVE-01, LIVE-10, FLAG-03, FLAG-04, I18N-06, CON-20, VOUCH-02, FEE-06)', async ({
  page,
  brand: { backEnd, site },
}) => {
  await page.goto(`${site}/connect`)
  const signIn = new SignIn(page, { origin: site, service: site }, [])
  await signIn.send(ACCOUNT.email, 'wrong')
  await expect(page.getByRole('alert')).toContainText('The password is invalid')
  await signIn.send(ACCOUNT.email, ACCOUNT.password)
  await expect(page).toHaveURL(/\/request-a-rider/)

  const form = new RequestForm(page)
  await form.fillIn({ to: 'Korunní 12', name: 'Jan Jiný', phone: '+420 602 123 456', items: 'Chléb', value: '120' })
  await expect(form.figure('Delivery fee')).toHaveText(/89/)
  await form.voucher.fill(VOUCHER.code)
  await form.voucher.press('Enter')
  await expect(form.figure('Delivery fee')).toContainText(/instead of.*89.*74/)
  await form.payment.getByRole('button', { name: 'Details' }).click()
  await expect.poll(() => backEnd.calls).toContain(`GET /orders/api/v1/voucher/${VOUCHER.code}`)
  // The first provider hangs; the second one has this flag.
  await expect(form.later).toBeVisible()
  backEnd.trouble(/^POST \/orders\/api\/v1\/order$/, 'busy')
  await form.submit.click()

  const tracking = new Tracking(page)
  await expect(page).toHaveURL(/\/order-tracking\/els-1\?order_id=els-1-\d+$/)
  await expect(tracking.row('Jan Jiný')).toContainText('New')
  expect(backEnd.calls).toContain('POST /orders/api/v1/voucher/validate')
  expect(backEnd.newestOrder()).toMatchObject({ voucher: VOUCHER, delivery_fee: 89, discounted_delivery_fee: 74 })
  await expect(tracking.livePill).toHaveText('Live')
  for (const status of ['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'COURIER_LEFT_VENDOR'])
    backEnd.move(status)
  backEnd.sendOldVersion()
  await tracking.choose('Collected')
  await expect(tracking.row('Jan Jiný')).toContainText('On the way')
  backEnd.move('DELIVERED')
  await tracking.choose('Delivered')
  await expect(tracking.row('Jan Jiný')).toContainText('Delivered')

  backEnd.expireTokens()
  await page.reload()
  await tracking.choose('Delivered')
  await expect(tracking.row('Jan Jiný')).toBeVisible()
  expect(backEnd.calls).toContain('POST /auth/api/v1/login/extend')
  expect(backEnd.hangingFlags()).toBeGreaterThan(0)
  // Analytics are off in staging.
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('An order whose answer is lost is found in the list; one that may not have arrived is sent again by a press only (CON-16, OP-72, REQ-33)', async ({
  page,
  brand: { backEnd, site },
  complaints,
}) => {
  await keep(page, { 'portal.session': session(backEnd) })
  await page.goto(`${site}/request-a-rider`)
  const form = new RequestForm(page)
  const tracking = new Tracking(page)
  const before = placed(backEnd)
  await form.fillIn(delivery('Lenka Ztracená'))
  backEnd.trouble(/^POST \/orders\/api\/v1\/order$/, 'lost')
  await form.submit.click()
  await expect(page).toHaveURL(/\/order-tracking\/els-1\?order_id=els-1-\d+$/)
  await expect(tracking.row('Lenka Ztracená')).toHaveCount(1)
  expect(placed(backEnd) - before).toBe(1)

  await page.goto(`${site}/request-a-rider`)
  await form.fillIn(delivery('Nora Nejistá'))
  backEnd.trouble(/^POST \/orders\/api\/v1\/order$/, 'sign-in-page')
  await form.submit.click()
  await expect(form.summary).toContainText('we don’t know whether this arrived')
  await expect(form.summary).not.toContainText('try again')
  expect(placed(backEnd) - before).toBe(2)
  await form.submit.click()
  await expect(tracking.row('Nora Nejistá')).toHaveCount(1)
  expect(placed(backEnd) - before).toBe(3)
  // A lost answer is a failed request, and the page names the back end once.
  const unreached = complaints.filter((text) => /net::ERR_|was not reached/.test(text))
  expect(unreached.filter((text) => text.includes(`The back end at ${backEnd.origin} was not reached`))).toHaveLength(1)
  for (const text of unreached) complaints.splice(complaints.indexOf(text), 1)
})

test('A vendor finds, changes and cancels orders, places a file of them and adds a collection point with the calls of the specification alone (HIST-01, EDIT-03, CANC-04, BULK-09, OUTLET-13, ENT-05)', async ({
  page,
  brand: { backEnd, site },
}) => {
  await keep(page, { 'portal.session': session(backEnd) })
  const tracking = new Tracking(page)
  const form = new RequestForm(page)
  await page.goto(`${site}/request-a-rider`)
  await form.fillIn(delivery('Olga Opravená'))
  await form.submit.click()
  await expect(tracking.row('Olga Opravená')).toContainText('New')
  backEnd.move('RECEIVED')
  await expect(tracking.row('Olga Opravená')).toContainText('Received')

  const edit = tracking.details.getByRole('link', { name: 'Edit' })
  await edit.click()
  const editing = page.getByRole('form', { name: 'Edit order' })
  await editing.getByRole('textbox', { name: 'Items' }).fill('3× Svíčková')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(tracking.details.getByText('3× Svíčková')).toBeVisible()

  await tracking.details.getByRole('button', { name: 'Cancel order' }).click()
  await tracking.cancelDialog.getByText('Another reason').click()
  await tracking.cancelDialog.getByLabel('In your words').fill('Changed their mind')
  await tracking.cancelDialog.getByRole('button', { name: 'Cancel order' }).click()
  await tracking.cancelledDialog.getByRole('button', { name: 'Close' }).click()
  await tracking.choose('Cancelled')
  await expect(tracking.row('Olga Opravená')).toContainText('Cancelled')

  const history = new History(page)
  await history.open()
  await expect(history.rows).toHaveCount(1)
  const overviews = () => backEnd.unknownCalls.filter((call) => call.includes('/overview')).length
  // The figures and the charts were asked for at once.
  await expect.poll(overviews).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Overview' })).toHaveCount(0)
  const asked = overviews()
  expect(asked).toBeLessThanOrEqual(2)
  await history.choose('Past 7 days')
  await expect(history.rows.first()).toBeVisible()
  expect(overviews()).toBe(asked)

  const bulk = new BulkOrders(page)
  await bulk.open()
  await bulk.choose([
    {
      customerName: 'Hana Hromadná',
      phoneNumber: '+420605777001',
      address: 'Korunní 12, 120 00 Praha',
      items: 'Bread',
      itemValue: '100',
      paymentType: 'PAID',
    },
  ])
  await bulk.place.click()
  await bulk.dialog.getByRole('button', { name: /^Place/ }).click()
  await expect(tracking.row('Hana Hromadná')).toHaveCount(1)

  const points = new CollectionPoints(page)
  await points.open()
  await expect(points.named(/Pekárna zavřená.*Not active/)).toHaveCount(1)
  await points.add.click()
  await points.clientId.fill('EL-31')
  await points.label.fill('Pekárna nová')
  await points.phone.fill('+420601123123')
  await points.isAt('Korunní 12')
  await points.owner(1).fill('letna@elsewhere.example')
  await points.save.click()
  await expect(points.dialog).toHaveCount(0)
  await points.open()
  await expect(points.named(/Pekárna nová/)).toHaveCount(1)

  // A click: `check` would look at the radio button afterwards, but the list closes when one is chosen.
  await points.named(/Pekárna zavřená/).click()
  await page.goto(`${site}/request-a-rider/els-shut`)
  await expect(page.getByRole('alert')).toContainText('This collection point is not active')
})

test('A guest pays by a saved card, a device orders, and an individual sender follows an order, whose tokens were put into storage (GUEST-07, PAY-12, MODE-03, C2C-01, SESS-09)', async ({
  page,
  browser,
  brand: { backEnd, site, senders },
}) => {
  await keep(page, { 'portal.guest-token': guestToken(), 'portal.guest-vendor-id': GUEST, 'portal.mode': 'guest' })
  await page.goto(`${site}/request-a-rider`)
  const guest = new GuestVisit(page)
  const checkout = new GuestCheckout(page)
  await guest.sendFrom('Vinohradská 50')
  await checkout.order('Petra Placená')
  await expect(checkout.panel.getByRole('radio')).toHaveCount(1)
  await checkout.panel.getByRole('radio').check()
  await checkout.pay.click()
  await checkout.expectOneOrderOf('Petra Placená')

  const device = await browser.newContext({ locale: 'en-GB' })
  const till = await device.newPage()
  await keep(till, { 'portal.device-token': deviceToken, 'portal.welcome': 'seen' })
  await till.goto(`${site}/odwp/request-a-rider`)
  const form = new RequestForm(till)
  await form.fillIn(delivery('Zdeněk Zařízený'))
  await form.submit.click()
  await expect(new Tracking(till).row('Zdeněk Zařízený')).toContainText('New')
  const orderId = new Tracking(till).orderId()
  expect(orderId).toMatch(new RegExp(`^${VENDOR}-`))
  await device.close()

  const phone = await browser.newContext({ locale: 'en-GB' })
  const sender = await phone.newPage()
  await sender.goto(`${senders}/tracking-c2c/${orderId}`)
  await expect(sender.getByRole('main')).toContainText('This link doesn’t work')
  await keep(sender, { 'portal.session': session(backEnd) })
  await sender.reload()
  await expect(sender.getByRole('region', { name: 'Order tracking' })).toBeVisible()
  await expect(sender.getByRole('main')).toContainText('Korunní 12')
  await phone.close()
})
