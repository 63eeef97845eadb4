import { expect } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/stories.ts'

test.use({ viewport: NARROW })

test('Maintenance begins and ends while a form is half filled, and the draft survives (ROUTE-20, ROUTE-25, ROUTE-28, MAINT-01, MAINT-02, MAINT-03, NAV-19, OP-47, FLAG-02, FLAG-07 PlannedMaintenance, UnplannedMaintenance, FLAG-08)', async ({
  page,
  signIn,
  controlRoom,
  later,
}) => {
  await page.clock.install()
  await signIn.as('vendor')
  const name = page.getByLabel('Customer name')
  await name.fill('Marie Majerová')
  const here = page.url()

  await controlRoom.switchFlag('PlannedMaintenance', true)
  await later(page)
  await expect(page).toHaveURL(/\/maintenance\?back=/)
  await expect(page.getByRole('heading', { name: 'We are working on the portal' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the menu' })).toHaveCount(0)
  await expectAccessible(page)

  await controlRoom.switchFlag('UnplannedMaintenance', true)
  await later(page)
  await expect(page.getByRole('heading', { name: 'The portal is not working at the moment' })).toBeVisible()

  await controlRoom.switchFlag('PlannedMaintenance', false)
  await controlRoom.switchFlag('UnplannedMaintenance', false)
  await later(page)
  await expect(page).toHaveURL(here)
  await expect(name).toHaveValue('Marie Majerová')
})

test('Maintenance replaces every address from the first paint, also for visitors (ROUTE-25, MAINT-01, ROUTE-28)', async ({
  page,
  controlRoom,
}) => {
  await controlRoom.switchFlag('UnplannedMaintenance', true)
  for (const address of ['/', '/connect', '/tracking/cz1001-nobody', '/history', '/no-such-page']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/maintenance/)
    await expect(page.getByRole('heading', { name: 'The portal is not working at the moment' })).toBeVisible()
  }
  await controlRoom.switchFlag('UnplannedMaintenance', false)
  await page.goto('/maintenance')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/working/)
})

test('A hanging flag provider and an HTML answer for the flag file do not block the page (FLAG-03, FLAG-04, FLAG-05, FLAG-06, OP-57, API-42, API-43)', async ({
  page,
  controlRoom,
  later,
}) => {
  await page.clock.install()
  await controlRoom.letFail({ latencyMs: 60_000, path: '/flags/api/v1/flags' })
  await page.route('**/fwfFallback.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hotel network' }),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await later(page, 2_100)
  await expect(page.getByRole('link', { name: 'Create an account' }).first()).toBeVisible()

  await page.unroute('**/fwfFallback.json')
  await page.route('**/fwfFallback.json', (route) => route.fulfill({ json: { DeactivateSignUpButton: true } }))
  await later(page)
  await later(page, 2_100)
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
})

test('An outdated build says so and reloads with the draft (BUILD-01, BUILD-02, BUILD-03, BUILD-04, ERR-22, API-40, CONST-38, CONST-39, PROD-05)', async ({
  page,
  signIn,
  controlRoom,
  later,
}) => {
  await page.clock.install()
  await signIn.as('vendor')
  const name = page.getByLabel('Customer name')
  await name.fill('Antonín Rejcha')
  await controlRoom.letFail({ outdatedBuild: true })
  await later(page)
  await expect(
    page.getByText('Your application is outdated, automatically reloading the app in 3 seconds'),
  ).toBeVisible()
  await expect(name).toHaveValue('Antonín Rejcha')
  const reloaded = page.waitForEvent('load')
  await later(page, 3_000)
  await reloaded
  await expect(name).toHaveValue('Antonín Rejcha')
})

test('A screen whose file is missing explains what to do and reloads (SCR-06, ERR-21, LOAD-02, LOAD-03)', async ({
  page,
  signIn,
}) => {
  await page.route(/\/assets\/(tracking|OrderTrackingScreen)-/, (route) =>
    route.fulfill({ status: 404, json: { errors: [] } }),
  )
  await signIn.as('vendor')
  await page.getByRole('link', { name: 'Order tracking' }).click()
  await expect(
    page.getByText('Could not load the application. Please check your internet connection and try again'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Close and reload' }).click()
  await expect(page.getByRole('tab', { name: /New/ })).toBeVisible()
})

test('A part of a screen that cannot be loaded leaves the rest usable, and appears with its style once it can (LOAD-02)', async ({
  page,
  program,
  signIn,
  tracking,
}) => {
  const customer = 'Jiří Langer'
  await program.request({ name: customer, phone: '+420 607 818 919', description: 'Kapustnica' })
  await page.route('**/assets/OrderDetails-*', (route) => route.abort('connectionrefused'))
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('OrderDetails'))
  await tracking.row(customer).getByRole('link').click()
  await refused
  await expect(page).toHaveURL(/order_id=/)
  await expect(tracking.row(customer)).toBeVisible()
  await page.unrouteAll()
  await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) =>
      links.map((link) => ({ address: link.getAttribute('href'), isThere: (link as HTMLLinkElement).sheet !== null })),
    )
  expect(styles.filter(({ address }) => address?.includes('/OrderDetails-'))).toMatchObject([{ isThere: true }])
  expect(styles.filter(({ isThere }) => !isThere)).toEqual([])
})

test('Every page sets its canonical address, unknown addresses say so, and the terms can be read (NAV-17, NAV-18, OP-59, ROUTE-19, ROUTE-21, SCR-07, ERR-20, ANALYTICS-02)', async ({
  page,
}) => {
  const answer = await page.goto('/no-such-page?x=1')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/no-such-page$/)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /localhost:\d+\/$/)
  expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
    '@type': 'Organization',
    name: 'Dobrego',
  })
  // The footer’s links load a new page.
  await page.getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page.getByRole('heading', { name: 'Prices and payment' })).toBeVisible()
  await expectAccessible(page)
  // A demo is in development.
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

for (const [deployment, language, kind] of [
  ['qamarly-kw', 'ar', 'planned'],
  ['ferrywing-th', 'th', 'unplanned'],
] as const)
  test(`The pages for maintenance, terms and unknown addresses are accessible in ${language} (MAINT-02, SCR-07)`, async ({
    page,
    service,
  }) => {
    const flag = kind === 'planned' ? 'PlannedMaintenance' : 'UnplannedMaintenance'
    for (const address of ['/termsandconditions', '/no-such-page']) {
      await page.goto(`${service.at(deployment)}${address}?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectAccessible(page)
    }
    const switchFlag = (on: boolean) =>
      page.evaluate(
        ([name, isOn]) =>
          fetch(`/sandbox/api/flags/${name}`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ on: isOn }),
          }).then(() => undefined),
        [flag, on] as const,
      )
    await switchFlag(true)
    await page.goto(service.at(deployment))
    await expect(page).toHaveURL(/\/maintenance/)
    await expectAccessible(page)
    await switchFlag(false)
  })
