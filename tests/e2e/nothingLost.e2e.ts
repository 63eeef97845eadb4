import { expect, type Page } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { DEMO_PASSWORD } from './support/SignIn.ts'
import { delivery, RequestForm } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

test.use({ viewport: NARROW })

const PLACE_ORDER = '/orders/api/v1/order'

/** Ends the session: its tokens have expired and the service does not refresh them. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('portal.session') ?? '') as { meta: Record<string, unknown> }
    session.meta = { ...session.meta, RefreshToken: 'worn-out', Expires: 0 }
    localStorage.setItem('portal.session', JSON.stringify(session))
  })

const signInAgain = async (page: Page, account: string) => {
  await page.getByLabel('Email').fill(`${account}@demo.test`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens a copy of the tab with the same session storage. */
const duplicated = async (page: Page) => {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  return opened
}

/** The lists in which an order is looked for. */
const LISTS = '**/orders/api/v1/vendor/*/orders?*'

/** Lets orders arrive at the service and their answers get lost; returns how many were. */
const loseAnswers = async (page: Page, service: string) => {
  let lost = 0
  await page.route(`**${PLACE_ORDER}`, async (route) => {
    lost += 1
    await route.fetch({ url: `${service}${PLACE_ORDER}` })
    await route.abort('connectionreset')
  })
  return () => lost
}

test.beforeEach(async ({ signIn }) => signIn.as('vendor'))

test('After a session ends, signing in again leads back to the same form with the same content (SESS-05, PERSIST-02)', async ({
  page,
  requestForm,
  program,
}) => {
  const customer = 'Vladislav Vančura'
  await page.goto('/request-a-rider/cz1001?again=')
  await requestForm.fillIn(delivery(customer))
  await endSession(page)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/connect\?back=%2Frequest-a-rider%2Fcz1001/)
  await signInAgain(page, 'vendor')
  await expect(page).toHaveURL(/\/request-a-rider\/cz1001\?again=$/)
  await expect(requestForm.name).toBeVisible()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await expect(requestForm.name).toHaveValue(customer)
  await expect(requestForm.value).toHaveValue('458')
  await requestForm.expectDeliverable()
  await requestForm.submit.click()
  await expect(page).toHaveURL(/\/order-tracking\//)
  expect(await program.ordersFor(customer)).toHaveLength(1)
})

test('Another user does not see the draft, and signing out deletes it (PERSIST-02, PERSIST-07)', async ({
  page,
  requestForm,
  signIn,
}) => {
  await requestForm.name.fill('Zdeněk Jirotka')
  await endSession(page)
  await expect(page).toHaveURL(/\/connect/)
  await signInAgain(page, 'parent')
  await expect(requestForm.name).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Jirotka')

  await requestForm.name.fill('Anna Řeháková')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are now disconnected.')).toBeVisible()
  await signIn.byHand('parent')
  await expect(requestForm.name).toHaveValue('')
})

test('The return address after sign-in never leaves the portal (SESS-05)', async ({ page }) => {
  await endSession(page)
  await expect(page).toHaveURL(/\/connect/)
  await page.goto(`/connect?back=${encodeURIComponent('https://example.test/request-a-rider')}`)
  await signInAgain(page, 'vendor')
  await expect(page).toHaveURL(/localhost:\d+\/request-a-rider$/)
})

test('A duplicated tab places no second order: the slower tab says so and shows the order (CON-16)', async ({
  page,
  program,
  requestForm,
}) => {
  const customer = 'Fráňa Šrámek'
  await requestForm.fillIn(delivery(customer))
  await requestForm.expectDeliverable()
  const copy = await duplicated(page)
  const copied = new RequestForm(copy)
  await expect(copied.name).toHaveValue(customer)
  await copied.expectDeliverable()

  await requestForm.submit.click()
  await expect(page).toHaveURL(/order_id=/)
  await expect(copy.getByText(/^This order was already placed in another tab/)).toBeVisible()
  await expect(copy).toHaveURL(page.url())
  expect(await program.ordersFor(customer)).toHaveLength(1)
})

test('Two tabs that send the same draft at the same time get the same order (CON-16)', async ({
  page,
  program,
  requestForm,
  controlRoom,
}) => {
  const customer = 'Josef Hora'
  await requestForm.fillIn(delivery(customer))
  await requestForm.expectDeliverable()
  const copy = await duplicated(page)
  const copied = new RequestForm(copy)
  await copied.expectDeliverable()
  await controlRoom.letFail({ path: PLACE_ORDER, latencyMs: 800 })
  await Promise.all([requestForm.submit.click(), copied.submit.click()])
  // The first tab shows the order; the other one learns that it exists.
  for (const tab of [page, copy]) await expect(tab).toHaveURL(/\/order-tracking\//)
  expect([page, copy].filter((tab) => tab.url().includes('order_id=')).length).toBeGreaterThan(0)
  expect(await program.ordersFor(customer)).toHaveLength(1)
})

test('A lost answer, a reload and a second attempt result in one order (CON-16, API-03)', async ({
  page,
  service,
  program,
  requestForm,
}) => {
  const customer = 'Jakub Deml'
  await requestForm.fillIn(delivery(customer))
  await requestForm.expectDeliverable()
  const lost = await loseAnswers(page, service.address)
  await page.route(LISTS, (route) => route.abort('connectionreset'))
  await requestForm.submit.click()
  await expect(requestForm.summary.getByText('Could not create that order')).toBeVisible()
  expect(lost()).toBe(4)
  await page.unrouteAll()
  await page.reload()
  await expect(requestForm.name).toHaveValue(customer)
  await requestForm.expectDeliverable()
  await requestForm.submit.dblclick()
  await expect(page).toHaveURL(/\/order-tracking\//)
  expect(await program.ordersFor(customer)).toHaveLength(1)
})

test('An order whose answer is lost is found in the list, and shown (CON-16)', async ({
  page,
  service,
  program,
  requestForm,
}) => {
  const customer = 'Ivan Blatný'
  await requestForm.fillIn(delivery(customer))
  await requestForm.expectDeliverable()
  await loseAnswers(page, service.address)
  await requestForm.submit.click()
  await expect(page).toHaveURL(/order_id=/)
  await expect(page.getByText('Order pushed!')).toBeVisible()
  expect(await program.ordersFor(customer)).toHaveLength(1)
})

test('An order whose form is left while it is sent is placed once; a notice reports it, and the form is empty (API-03, CON-16)', async ({
  page,
  program,
  requestForm,
  tracking,
  controlRoom,
}) => {
  const customer = 'Jiří Orten'
  await requestForm.fillIn(delivery(customer))
  await requestForm.expectDeliverable()
  await controlRoom.letFail({ path: PLACE_ORDER, latencyMs: 2_000 })
  await requestForm.submit.click()
  await page.getByRole('link', { name: 'Order tracking' }).first().click()
  await tracking.isLive()
  await page.goBack()
  await expect(page.getByText('Order pushed!')).toBeVisible()
  await expect(page).toHaveURL(/\/request-a-rider/)
  await expect(requestForm.name).toHaveValue('')
  expect(await program.ordersFor(customer)).toHaveLength(1)
})

test('Repeated attempts while the service refuses some result in one order (CON-16, API-03, REQ-16)', async ({
  page,
  program,
  requestForm,
  controlRoom,
}) => {
  const customer = 'Otokar Březina'
  await requestForm.fillIn(delivery(customer))
  await requestForm.expectDeliverable()
  await controlRoom.letFail({ path: PLACE_ORDER, status: 429, times: 2 })
  for (const _ of Array.from({ length: 12 })) await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/order-tracking\//)
  expect(await program.ordersFor(customer)).toHaveLength(1)
})
