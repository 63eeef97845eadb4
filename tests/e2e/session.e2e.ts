import { expect, type Page } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { includeAllOutlets, openBranches } from './support/outlets.ts'
import { RequestForm } from './support/RequestForm.ts'
import { DEMO_PASSWORD, SignIn } from './support/SignIn.ts'
import { test } from './support/stories.ts'

test.use({ viewport: NARROW })

/** Blocks the page’s scripts until the returned function is called. */
const blockScripts = async (page: Page): Promise<() => void> => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  return scripts.resolve
}

test('The portal sends a visitor to the start page and a signed-in user to the request page (ROUTE-02, ROUTE-22, NAV-04, NAV-17)', async ({
  page,
  signIn,
}) => {
  for (const inside of ['/request-a-rider', '/order-tracking/cz1001?order_id=cz1001-1']) {
    await page.goto(inside)
    await expect(page).toHaveURL(/localhost:\d+\/\?back=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await signIn.byHand('vendor')
  await expect(page).toHaveTitle('Request a rider · Dobrego · Create an order · Czechia')
  for (const outside of ['/', '/connect']) {
    await page.goto(outside)
    await expect(page).toHaveURL(/\/request-a-rider/)
  }
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByText(/^Signed in as .*vendor@demo\.test/)).toBeVisible()
})

test('A failed sign-in says why and keeps the address (AUTH-03, AUTH-04)', async ({ page, context, signIn }) => {
  await signIn.open()
  await signIn.send('vendor@demo.test', 'Wrong-1234!')
  await expect(signIn.problem()).toHaveText(/Failed to login\.\W* The password is invalid\.\s*Status \W*401\W*$/)
  await expect(page.getByLabel('Email')).toHaveValue('vendor@demo.test')

  await context.setOffline(true)
  await signIn.send('vendor@demo.test', 'Demo-1234!')
  await expect(signIn.problem()).toHaveText('Something went wrong. Please try again. You could be offline.')
  await context.setOffline(false)
  await signIn.send('vendor@demo.test', 'Demo-1234!')
  await expect(page).toHaveURL(/\/request-a-rider/)
})

test('Signing in offline shows a message although the code of that step was never loaded, and works once online (AUTH-04)', async ({
  page,
  context,
  signIn,
}) => {
  await signIn.open()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await signIn.send('vendor@demo.test', 'Demo-1234!')
  await expect(signIn.problem()).toHaveText('Something went wrong. Please try again. You could be offline.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/request-a-rider/)
})

test('A "Sign in" pressed before the script has loaded is carried out afterwards (AUTH-01)', async ({ page }) => {
  const releaseScripts = await blockScripts(page)
  await page.goto('/connect', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('vendor@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234!')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  expect(new URL(page.url()).search).toBe('')
  releaseScripts()
  await expect(page).toHaveURL(/\/request-a-rider/)
})

test('A button pressed several times before the script has loaded acts once afterwards (AUTH-14)', async ({ page }) => {
  const releaseScripts = await blockScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const register = main.getByRole('button', { name: 'Create an account' })
  await main.getByLabel('Email').fill('early@bakery.test')
  await register.click()
  await register.click()
  releaseScripts()
  await expect(main.getByLabel('Vendor code')).toBeFocused()
  await expect(main.getByLabel('Vendor code')).toHaveAccessibleDescription(/Enter your vendor code/)
  await expect(main.getByLabel('Email')).toHaveValue('early@bakery.test')
})

test('Typing continues in the same field when the script loads (AUTH-01)', async ({ page }) => {
  const releaseScripts = await blockScripts(page)
  await page.goto('/connect', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  await email.focus()
  await page.keyboard.type('vendor@')
  releaseScripts()
  await page.waitForFunction(() => window.early === undefined)
  await page.keyboard.type('demo.test')
  await expect(email).toHaveValue('vendor@demo.test')
  await expect(email).toBeFocused()
})

test('The portal refreshes tokens with less than ten minutes to live while the page is open (SESS-03, SESS-04, CONST-06)', async ({
  page,
  signIn,
  tracking,
}) => {
  await page.clock.install()
  await signIn.byHand('vendor')
  await tracking.open()
  const extended = page.waitForResponse(/\/auth\/api\/v1\/login\/extend$/)
  await page.clock.fastForward('05:10')
  expect((await extended).status()).toBe(200)

  await page.clock.fastForward('00:10')
  await page.reload()
  await expect(tracking.livePill).toHaveText('Live')
})

test('Signing out is confirmed in its tab; every other tab reports the end of its session and leads back to its draft (SESS-05, SESS-07, PERSIST-02, PERSIST-07, ERR-23)', async ({
  page,
  context,
  signIn,
  tracking,
}) => {
  const ended = 'Your session has ended. Please sign in again.'
  await signIn.byHand('vendor')
  const other = await context.newPage()
  await other.goto('/request-a-rider/cz1001')
  const form = new RequestForm(other)
  await form.name.fill('Jakub Arbes')
  await form.items.fill('3× Pozor')

  await tracking.open()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are now disconnected.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('portal.session')

  await expect(other.getByText(ended)).toBeVisible()
  await expect(other).toHaveURL(/\/connect\?back=%2Frequest-a-rider%2Fcz1001/)
  await other.goto('/history')
  await expect(other.getByText(ended)).toBeVisible()
  await other.goto('/request-a-rider/cz1001')
  await expect(other.getByText(ended)).toBeVisible()
  await new SignIn(other, { origin: '', service: '' }, []).send('vendor@demo.test', DEMO_PASSWORD)
  await expect(other).toHaveURL(/\/request-a-rider\/cz1001$/)
  await expect(form.name).toHaveValue('Jakub Arbes')
  await expect(form.items).toHaveValue('3× Pozor')
})

test('A click in a tab without a session reports its end instead of showing the start page (SESS-05, ROUTE-22)', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn.as('vendor')
  const history = page.getByRole('link', { name: 'History' })
  await expect(history).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('portal.session'))
  await history.click()
  await expect(page).toHaveURL(/\/connect\?back=/)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
})

test('A closed service shows its hours instead of the form (SCR-05, SVC-08, REQ-06)', async ({ page, signIn }) => {
  await signIn.as('closed')
  await expect(page.getByRole('heading', { name: 'We are closed now' })).toBeVisible()
  await expect(
    page.getByText(/^Service hours: \W*\d\d:\d\d\W* to \W*\d\d:\d\d\W*\. It's \W*\d\d:\d\d\W*$/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'We are closed now' })).toBeVisible()
})

test('A parent chooses an outlet, and sees the orders of all outlets (NAV-08 to NAV-13, TRACK-27)', async ({
  page,
  signIn,
  tracking,
}) => {
  await signIn.as('parent')
  const choice = page.getByRole('radiogroup', { name: 'Collection point' }).getByRole('radio')
  const toggle = page.getByRole('checkbox', { name: 'Include All Outlets Orders' })
  await openBranches(page)
  // Two parents and five outlets; another test may have added one.
  await expect(choice.nth(6)).toBeAttached()
  await expect(choice.nth(1)).toHaveAccessibleName(/Parent Vendor/)
  await expect(toggle).toBeDisabled()
  await page.getByText('Pekárna Kmín – Josefov').click()
  await expect(page).toHaveURL(/\/request-a-rider\/cz2004$/)
  await expect(page.getByRole('region', { name: 'Collection point' }).getByText(/^Široká 7/)).toBeVisible()

  await tracking.open()
  await openBranches(page)
  await expect(choice.and(page.getByLabel('Pekárna Kmín – Josefov'))).toBeChecked()
  await expect(toggle).toBeDisabled()
  await page.getByText('Pekárna Kmín', { exact: true }).click()
  await expect(page).toHaveURL(/\/order-tracking\/cz2000$/)
  await expect(tracking.livePill).toHaveText('Live')
  const delivered = async () => Number.parseInt((await tracking.tab('Delivered').innerText()).replaceAll(/\D/g, ''), 10)
  // The number of the outlet before is shown until the orders of this one arrive.
  let alone = Number.NaN
  await expect.poll(async () => (alone = await delivered())).not.toBeNaN()
  await openBranches(page)
  await includeAllOutlets(page)
  await expect(page.getByText('The orders of all outlets are now shown.')).toBeVisible()
  await expect.poll(delivered).toBeGreaterThan(alone)
})

test('A deployment neither shows nor accepts the session of another one (decisions 3, BRAND-03)', async ({
  page,
  service,
  context,
  signIn,
}) => {
  await signIn.byHand('vendor')
  const session = await page.evaluate(() => localStorage.getItem('portal.session') ?? '')
  const { meta } = JSON.parse(session) as { readonly meta: { readonly AccessToken: string; readonly IdToken: string } }
  const vendorsAsked = (authorization: string) =>
    fetch('/orders/api/v1/vendors', { headers: { authorization } }).then(({ status }) => status)
  const authorization = `Bearer ${meta.AccessToken}|${meta.IdToken}`
  expect(await page.evaluate(vendorsAsked, authorization)).toBe(200)

  const other = await context.newPage()
  await other.goto(`${service.at('ferrywing-sg')}/request-a-rider`)
  await expect(other).toHaveURL(/ferrywing-sg\.localhost:\d+\/\?back=/)
  await expect(other.getByText('Ferrywing').first()).toBeVisible()
  await expect(other.getByText('Dobrego')).toHaveCount(0)
  expect(await other.evaluate(vendorsAsked, authorization)).toBe(401)
})

test('The FAQ is a page of its own, for visitors and for signed-in users (SCR-01, SCR-02)', async ({
  page,
  signIn,
}) => {
  const isShown = async () => {
    await expect(page).toHaveURL(/\/faq$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
    await page.getByText('How fast is it?').click()
    await expect(page.getByText(/ASAP means drop-off within/)).toBeVisible()
  }
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await isShown()
  await signIn.as('vendor')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Questions and answers' }).click()
  await isShown()
  await page.reload()
  await isShown()
})
