import { expect, type Page } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { expectAccessible } from './support/accessibility.ts'
import { AccountPages } from './support/AccountPages.ts'
import { EVA, GuestVisit } from './support/GuestVisit.ts'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

test.use({ viewport: NARROW })

const keep = (page: Page, name: string, value: string) =>
  page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [name, value])

test('A device opens the request page of its vendor and hides what devices may not do (MODE-03, MODE-08, OP-48, PERM-06)', async ({
  page,
  controlRoom,
  tracking,
}) => {
  await page.goto('/')
  await keep(page, 'portal.device-token', await controlRoom.deviceToken('cz1001'))
  await page.goto('/odwp')
  await expect(page).toHaveURL(/\/odwp\/request-a-rider/)
  await expect(page.getByRole('form', { name: 'Request a rider' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Collection point:/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByText(/^A device of/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)

  await page.goto('/odwp/order-tracking')
  await expect(tracking.livePill).toHaveText('Live')
  await page.goto('/order-tracking')
  await expect(tracking.livePill).toHaveText('Live')
})

test('A device with an unreadable token reports it at odwp and nowhere else (MODE-06, MODE-07)', async ({ page }) => {
  await page.goto('/')
  await keep(page, 'portal.device-token', 'broken')
  await page.goto('/odwp/request-a-rider')
  await expect(page.getByRole('alert')).toContainText('couldn’t read')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('The portal tells a device that the service refuses its token, and signs it out (SESS-09)', async ({ page }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forged = `${part({ alg: 'HS256' })}.${part({ auth: { restaurant_id: 'cz1001' } })}.x`
  await page.goto('/')
  await keep(page, 'portal.device-token', forged)
  await page.goto('/request-a-rider')
  await expect(page.getByRole('alert')).toContainText('no longer signed in')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('A guest orders from the landing page, pays at the door, and finds the order again (GUEST-01, GUEST-02, GUEST-05, GUEST-10, REQ-36, ADDR-14, TRACK-26, OP-77, NAV-14 to NAV-16, CON-12, PROD-02, PROD-03, PROD-05)', async ({
  page,
  controlRoom,
  requestForm,
  tracking,
}) => {
  await controlRoom.switchFlag('GuestCheckout', true)
  const guest = new GuestVisit(page)
  const saved: Array<string> = []
  page.on('request', (asked) => {
    if (/\/address$|\/customers/.test(new URL(asked.url()).pathname)) saved.push(asked.url())
  })
  await guest.start()
  await guest.goOn.click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No coordinates for that address')
  await guest.sendFrom('Národní 20')
  await requestForm.fillIn(delivery('Karel Dvořák'))
  await page.reload()
  await expect(requestForm.name).toHaveValue('Karel Dvořák')
  await requestForm.expectDeliverable()
  await requestForm.submit.click()
  await expect(page).toHaveURL(/\/order-tracking\/guest\w+\?order_id=guest/)
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? ''
  await expect(page.getByRole('region', { name: 'Details' }).getByText('Karel Dvořák').first()).toBeVisible()
  const kept = await guest.kept()
  expect(JSON.parse(kept['portal.guest-orders'] ?? '[]')).toEqual([orderId])
  expect([kept['portal.mode'], typeof kept['portal.guest-token'], kept['portal.guest-vendor-id']]).toEqual([
    'guest',
    'string',
    orderId.slice(0, orderId.lastIndexOf('-')),
  ])
  expect(saved).toEqual([])

  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/connect$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/request-a-rider/)
  await page.getByRole('link', { name: 'Order tracking' }).click()
  await expect(tracking.row('Karel Dvořák')).toBeVisible()
  // Without a socket the page does not claim to be live (OP-77).
  await expect(tracking.livePill).toHaveText(/^Updated/)
})

test('A guest accepts the offer of an account, confirms it by mail and finds the order in it (GUEST-08, GUEST-09, OP-34, VAL-24, VAL-25, AUTH-08, AUTH-09, NAV-21, PROD-05)', async ({
  page,
  controlRoom,
  requestForm,
  tracking,
  signIn,
}) => {
  await controlRoom.switchFlag('GuestCheckout', true)
  const guest = new GuestVisit(page)
  const email = 'eva.stays@home.test'
  await guest.start()
  await guest.sendFrom('Národní 20', { ...EVA, email })
  await requestForm.fillIn(delivery('Božena Malá'))
  await requestForm.expectDeliverable()
  await requestForm.submit.click()

  // It covers no order: where the details cover the screen, it waits until they are closed.
  await expect(guest.offer).toBeAttached()
  await expect(guest.offer).toBeHidden()
  await tracking.details.getByRole('button', { name: 'Back to the list' }).click()
  await expect(tracking.row('Božena Malá')).toBeVisible()
  await guest.offer.getByRole('button', { name: 'Create an account' }).click()
  await expectAccessible(page)
  await expect(guest.stayEmail).toHaveValue(email)
  await guest.stayPassword.fill('Demo-1234!')
  await guest.stayRepeated.fill('Demo-1234?')
  await guest.makeAccount.click()
  await expect(guest.stayRepeated).toBeFocused()
  await guest.stayRepeated.fill('Demo-1234!')
  await guest.stayEmail.fill('vendor@demo.test')
  await guest.makeAccount.click()
  await expect(guest.stay).toContainText('already been registered')
  await expect(guest.stayPassword).toHaveValue('Demo-1234!')
  await guest.stayEmail.fill(email)
  await guest.makeAccount.click()

  await expect(page).toHaveURL(/\/connect$/)
  await expect(page.getByText(/within 24 hours/)).toBeVisible()
  expect(Object.keys(await guest.kept()).filter((name) => /guest|mode/.test(name))).toEqual([])
  await expect.poll(() => controlRoom.newestMail(email)).toMatch(/confirm-email#/)
  await new AccountPages(page).followMail(controlRoom, email)
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.goto('/connect')
  await signIn.send(email, 'Demo-1234!')
  await expect(page).toHaveURL(/\/request-a-rider/)
  await page.goto('/order-tracking')
  await expect(tracking.row('Božena Malá')).toBeVisible()
})

test('A guest who declines an account gets no second offer, and no offer at all while sign-up is off (OP-34, NAV-21, FLAG-08)', async ({
  page,
  controlRoom,
  requestForm,
}) => {
  await controlRoom.switchFlag('GuestCheckout', true)
  await controlRoom.switchFlag('DeactivateSignUpButton', true)
  const guest = new GuestVisit(page)
  await guest.start()
  await guest.sendFrom('Národní 20')
  await requestForm.fillIn(delivery('Cyril Novák'))
  await requestForm.expectDeliverable()
  await requestForm.submit.click()
  await expect(page.getByRole('region', { name: 'Details' }).getByText('Cyril Novák').first()).toBeVisible()
  await expect(guest.offer).toHaveCount(0)
  await controlRoom.switchFlag('DeactivateSignUpButton', false)
  await page.goto('/order-tracking')
  await guest.doNotStay()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Details' }).getByText('Cyril Novák').first()).toBeVisible()
  await expect(guest.offer).toHaveCount(0)
})

test('A guest whose session expires is told so and continues with the same draft (GUEST-04, MODE-09)', async ({
  page,
  controlRoom,
  requestForm,
}) => {
  await controlRoom.switchFlag('GuestCheckout', true)
  const guest = new GuestVisit(page)
  await guest.start()
  await guest.sendFrom('Národní 20')
  await requestForm.fillIn(delivery('Olga Ryšavá'))
  await controlRoom.letFail({ path: '/orders/api/v1/order', status: 401, times: 5 })
  await requestForm.submit.click()
  await expect(page.getByText(/Your guest session has ended/)).toBeVisible()
  await controlRoom.letFail({})
  await guest.begin.click()
  await expect(requestForm.name).toHaveValue('Olga Ryšavá')
  await requestForm.expectDeliverable()
  await requestForm.submit.click()
  await expect(page).toHaveURL(/\/order-tracking\/guest\w+\?order_id=guest/)
})

test('The portal turns guests away while the flag is off, and restores their data when it is on again (MODE-04, MODE-11, FLAG-08)', async ({
  page,
  controlRoom,
}) => {
  await controlRoom.switchFlag('GuestCheckout', true)
  const guest = new GuestVisit(page)
  await guest.start()
  const { 'portal.guest-token': token } = await guest.kept()
  await controlRoom.switchFlag('GuestCheckout', false)
  await page.reload()
  await expect(page.getByText('You can’t request a rider as a guest right now.')).toBeVisible()
  await expect(guest.begin).toHaveCount(0)
  expect((await guest.kept())['portal.guest-token']).toBe(token)
  await controlRoom.switchFlag('GuestCheckout', true)
  await guest.start()
  expect((await guest.kept())['portal.guest-token']).toBe(token)
})

test('When another user signs in in a second tab, the first tab says so and drops its draft (SESS-01, SESS-09)', async ({
  page,
  context,
  signIn,
  requestForm,
}) => {
  await signIn.as('vendor')
  await requestForm.name.fill('Tajemná Zákaznice')
  const other = await context.newPage()
  const kept = await page.evaluate(() => localStorage.getItem('portal.session') ?? '')
  await other.goto('/healthz')
  const session = JSON.parse(kept) as { readonly user: object; readonly meta: object }
  await other.evaluate(
    (text) => localStorage.setItem('portal.session', text),
    JSON.stringify({
      ...session,
      user: { ...session.user, id: 'somebody-else' },
      meta: { ...session.meta, AccessToken: 'x' },
    }),
  )
  await expect(page.getByText('Someone else signed in on this device in another tab.')).toBeVisible()
  await expect(page.getByText('Tajemná Zákaznice')).toHaveCount(0)
})

for (const { deployment, language } of [
  { deployment: 'dobrego-cz', language: 'en' },
  { deployment: 'qamarly-kw', language: 'ar' },
  { deployment: 'ferrywing-th', language: 'th' },
])
  test.describe(deployment, () => {
    test.use({ deployment })
    test(`The guest’s questions are accessible, ${language} (REQ-36)`, async ({ page, service }) => {
      const address = service.at(deployment)
      await page.goto(`${address}/healthz`)
      await page.evaluate(() =>
        fetch('/sandbox/api/flags/GuestCheckout', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ on: true }),
        }),
      )
      await page.goto(`${address}/?lang=${language}`)
      await expectAccessible(page)
      await page.locator('.hero .actions button').click()
      await expect(page.locator('#sender-name')).toBeVisible()
      await page.locator('#origin-save').click()
      await expectAccessible(page)
    })
  })

for (const { deployment, language } of [
  { deployment: 'qamarly-kw', language: 'ar' },
  { deployment: 'ferrywing-th', language: 'th' },
])
  test.describe(deployment, () => {
    test.use({ deployment })
    test(`The offer of an account to a guest is accessible, ${language} (GUEST-08)`, async ({ page, service }) => {
      const address = service.at(deployment)
      await page.goto(`${address}/healthz`)
      await page.evaluate(async () => {
        const asking = { headers: { 'content-type': 'application/json' } }
        const welcome = { ...asking, method: 'PUT', body: JSON.stringify({ on: true }) }
        await fetch('/sandbox/api/flags/GuestCheckout', welcome)
        const begun = await fetch('/auth/api/v1/guest', { ...asking, method: 'POST', body: '{}' })
        const { result } = (await begun.json()) as {
          readonly result: { readonly vendor_id: string; readonly token: string }
        }
        localStorage.setItem('portal.mode', 'guest')
        localStorage.setItem('portal.guest-token', result.token)
        localStorage.setItem('portal.guest-vendor-id', result.vendor_id)
        localStorage.setItem('portal.guest-orders', JSON.stringify([`${result.vendor_id}-1`]))
      })
      await page.goto(`${address}/order-tracking?lang=${language}`)
      await page.locator('.stay-offer .primary').click()
      await page.locator('.stay button[type=submit]').click()
      await expect(page.locator('#stay-name')).toBeFocused()
      await expectAccessible(page)
    })
  })
