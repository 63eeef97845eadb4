import { devices, expect } from '@playwright/test'
import { pageProblems } from './support/accessibility.ts'
import { NARROW } from './support/devices.ts'
import { HelpCentre } from './support/HelpCentre.ts'
import { includeAllOutlets, openBranches } from './support/outlets.ts'
import { test } from './support/stories.ts'

const MINUTE = 60_000

test.use({ viewport: NARROW })

test('A vendor finds an answer in the help panel (HELP-01, HELP-06, HELP-08, HELP-09, I18N-09, PROD-05)', async ({
  page,
  signIn,
}) => {
  const help = new HelpCentre(page)
  await signIn.as('vendor')
  await help.button.click()
  await expect(help.panel.getByRole('heading', { name: 'Help centre' })).toBeFocused()
  await help.search.fill('cancel')
  await expect(help.answer(/^Answers found: .*1/)).toBeVisible()
  await expect(help.answer(/how far the rider is/)).toBeVisible()
  await expect(help.answer(/Signed in as .*vendor@demo\.test/)).toBeVisible()
  await help.search.fill('zebra')
  await expect(help.answer(/^Nothing found/)).toBeVisible()
  await help.panel.getByRole('button', { name: 'Close the help centre' }).click()
  await expect(help.panel).toBeHidden()
  await expect(help.button).toBeFocused()
})

test('Escape closes the help panel from its heading, from the form and from its frame (HELP-01, OP-42)', async ({
  page,
  signIn,
  requestForm,
}) => {
  const help = new HelpCentre(page)
  await signIn.as('vendor')
  await help.button.click()
  await expect(help.panel.getByRole('heading', { name: 'Help centre' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help.panel).toBeHidden()
  await expect(help.button).toBeFocused()

  await help.button.press('Enter')
  await requestForm.name.fill('Rut')
  await page.keyboard.press('Escape')
  await expect(help.panel).toBeHidden()
  await expect(requestForm.name).toBeFocused()
  await expect(requestForm.name).toHaveValue('Rut')

  await help.button.press('Enter')
  await help.search.fill('cancel')
  await expect(help.search).toBeFocused()
  // Not awaited: the key ends the frame that has the focus, and Chromium may never confirm a press to a frame that is gone.
  void page.keyboard.press('Escape').catch(() => undefined)
  await expect(help.panel).toBeHidden()
  await expect(help.button).toBeFocused()
})

test('A dialog over the page takes Escape for itself and leaves the help panel open', async ({ page, signIn }) => {
  const help = new HelpCentre(page)
  await signIn.as('vendor')
  await help.button.click()
  await expect(help.search).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'All commands' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'All commands' })).toHaveCount(0)
  await expect(help.panel).toBeVisible()
})

test('The help frame cannot read the portal’s storage, and the portal answers neither malformed nor foreign messages (HELP-09, OP-42)', async ({
  page,
  signIn,
}) => {
  const help = new HelpCentre(page)
  await signIn.as('vendor')
  await help.button.click()
  await expect(help.search).toBeVisible()
  const heard = await help.listenInFrame()
  const bridge = new URL(page.frames()[1]!.url()).searchParams.get('bridge')
  const frame = page.frames()[1]!
  expect(await frame.evaluate(() => window.origin)).toBe('null')
  expect(
    await frame.evaluate(() => {
      try {
        return localStorage.length
      } catch {
        return 'refused'
      }
    }),
  ).toBe('refused')

  for (const data of [null, 7, 'token_request', {}, { type: 'token_request' }, { type: 'eval', bridge }])
    await help.post(data)
  await help.post({ type: 'token_request', bridge: 'the-bridge-of-another' })
  // Posts the same message from the page itself and from a second frame with an opaque origin.
  await page.evaluate((known) => {
    window.postMessage({ type: 'token_request', bridge: known }, '*')
    const stranger = document.createElement('iframe')
    stranger.setAttribute('sandbox', 'allow-scripts')
    stranger.src = `/help-centre?bridge=${String(known)}`
    document.body.append(stranger)
  }, bridge)
  await expect.poll(() => page.frames().length).toBe(3)
  await page.frames()[2]!.waitForLoadState()
  await page
    .frames()[2]!
    .evaluate((known) => window.parent.postMessage({ type: 'token_request', bridge: known }, '*'), bridge)

  // The portal answers the frame’s own message, and has answered none before it.
  await help.post({ type: 'token_request', bridge })
  await expect.poll(heard).toEqual(['token_response'])
})

test('The portal renews the help token five minutes before its hour ends (HELP-07, CONST-37)', async ({
  page,
  signIn,
}) => {
  const help = new HelpCentre(page)
  await page.clock.install()
  await signIn.as('vendor')
  await help.button.click()
  await expect(help.search).toBeVisible()
  const heard = await help.listenInFrame()
  // The flags are requested as well and time out after two seconds, so the clock advances only after they have arrived.
  const flags = page.waitForResponse(/\/flags\/api\//)
  await page.clock.fastForward(54 * MINUTE)
  await (await flags).finished()
  expect(await heard()).toEqual([])
  const renewal = page.waitForResponse(/\/hc_jwt_token$/)
  await page.clock.fastForward(MINUTE + 1_000)
  expect((await renewal).ok()).toBe(true)
  await expect.poll(heard).toContain('token_response')
})

test('The portal reports a help centre that cannot be loaded and retries it; its flag hides it while it is open (HELP-03, HELP-10, ERR-19)', async ({
  page,
  signIn,
  controlRoom,
}) => {
  const help = new HelpCentre(page)
  await page.clock.install()
  await signIn.as('vendor')
  await controlRoom.letFail({ path: '/conditions-api/v1/init', status: 404 })
  await help.button.click()
  await expect(help.failure).toBeVisible()
  await controlRoom.letFail({})
  await page.route('**/help-centre?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Something else</p>' }),
  )
  await help.failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.frameLocator('iframe').getByText('Something else')).toBeAttached()
  await page.clock.fastForward(16_000)
  await expect(help.failure).toBeVisible()
  await page.unroute('**/help-centre?*')
  await help.failure.getByRole('button', { name: 'Try again' }).click()
  await expect(help.search).toBeVisible()

  await controlRoom.switchFlag('Helpcenter', false)
  await controlRoom.switchFlag('ContactCentreNotice', true)
  await page.clock.fastForward(5 * MINUTE + 1_000)
  await expect(help.panel).toBeHidden()
  await expect(help.button).toBeHidden()
  await expect(page.getByText('Our contact centre has technical problems')).toBeVisible()
  await controlRoom.switchFlag('Helpcenter', true)
  await controlRoom.switchFlag('ContactCentreNotice', false)
  await page.clock.fastForward(5 * MINUTE + 1_000)
  await expect(help.button).toBeVisible()
  await expect(page.getByText('Our contact centre has technical problems')).toHaveCount(0)
})

test.describe('Walkthrough on a new device', () => {
  test.use({ isWelcomed: false })

  test('The walkthrough works by keyboard, leads to the form and is shown once (WELCOME-01, WELCOME-02, WELCOME-03, OP-33, PROD-05)', async ({
    page,
    signIn,
    requestForm,
  }) => {
    await signIn.as('vendor')
    const welcome = page.getByRole('dialog')
    for (const [title, key] of [
      ['Welcome to', 'Next'],
      ['Add order details', 'Next'],
      ['Request a rider', 'Start'],
    ] as const) {
      await expect(welcome.getByRole('heading', { name: title })).toBeVisible()
      await expect(welcome).toBeFocused()
      const last = key === 'Start'
      await expect(welcome.getByRole('button', { name: 'Skip' })).toHaveCount(last ? 0 : 1)
      for (const _ of last ? ['Close'] : ['Close', 'Skip']) await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(welcome.getByRole('button', { name: key })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(welcome).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(requestForm.submit).toBeVisible()
    await expect(welcome).toHaveCount(0)
  })
})

test('Past notices can be read again (CON-01, NOTIF-03, OP-78)', async ({ page, signIn }) => {
  await signIn.as('parent')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Recent notices' }).click()
  const recent = page.getByRole('dialog', { name: 'Recent notices' })
  await expect(recent.getByText('Nothing so far.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(recent).toBeHidden()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Order tracking' }).click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await openBranches(page)
  await includeAllOutlets(page)
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByRole('status')).toHaveText(/The orders of all outlets are now shown/)
  await expect(notices).toBeEmpty()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Recent notices' }).click()
  await expect(recent.getByRole('listitem')).toHaveText(/Done.*\d\d:\d\d.*The orders of all outlets are now shown/)
})

test.describe('Help on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test('The help centre is a page of its own with a way back, and requires a sign-in (HELP-02, ROUTE-12, NAV-06)', async ({
    page,
    signIn,
  }) => {
    const help = new HelpCentre(page)
    await page.goto('/helpcenter/cz1001')
    await expect(page).toHaveURL(/\/\?back=%2Fhelpcenter%2Fcz1001$/)
    await signIn.as('vendor')
    await expect(help.button).toBeHidden()
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Help' }).tap()
    await expect(page).toHaveURL(/\/helpcenter\/cz1001$/)
    await expect(help.search).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).tap()
    await expect(page).toHaveURL(/\/request-a-rider/)
  })
})

for (const { deployment, locale, colorScheme } of [
  { deployment: 'dobrego-cz', locale: 'en-GB', colorScheme: 'light' },
  { deployment: 'qamarly-kw', locale: 'ar', colorScheme: 'dark' },
  { deployment: 'ferrywing-th', locale: 'th', colorScheme: 'light' },
] as const)
  test.describe(`${deployment}, ${colorScheme}`, () => {
    test.use({ deployment, locale, colorScheme, isWelcomed: false })

    test(`The walkthrough, the help panel and its frame are accessible in ${locale} (I18N-07, I18N-09, WELCOME-01, HELP-01)`, async ({
      page,
    }) => {
      const wrong: Array<string> = []
      const look = async (what: string) => {
        wrong.push(...(await pageProblems(page)).map((problem) => `${what}: ${problem}`))
      }
      await page.goto('/connect')
      await page.locator('#sign-in-email').fill('vendor@demo.test')
      await page.locator('#sign-in-password').fill('Demo-1234!')
      await page.getByRole('main').locator('button[type=submit]').click()
      await expect(page.locator('.welcome')).toBeVisible()
      await look('walkthrough')
      await page.keyboard.press('Escape')
      await page.locator('.help-button').click()
      await expect(page.locator('iframe.spoken')).toBeVisible()
      await look('panel')
      expect(wrong).toEqual([])
    })
  })
