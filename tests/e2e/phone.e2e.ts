import { devices, expect, type Locator } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { BottomBar, coverOfFocus } from './support/BottomBar.ts'
import { GuestVisit } from './support/GuestVisit.ts'
import { test } from './support/stories.ts'

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

test('A vendor requests a rider and follows the order on a phone (NAV-05, NAV-06, CONST-30, CON-17, ADDR-21, TRACK-25)', async ({
  page,
  signIn,
  requestForm,
  tracking,
}) => {
  const customer = 'Mikoláš Aleš'
  await signIn.as('vendor')
  await expect(page.getByRole('banner').getByText('cz1001')).toBeVisible()
  await page.getByRole('button', { name: 'Choose on the map' }).tap()
  await expect(requestForm.map.getByRole('img', { name: 'Bistro U Zlaté lípy' })).toBeVisible()
  await requestForm.map.locator('canvas').tap({ position: { x: 60, y: 60 } })
  await requestForm.expectDeliverable()
  await requestForm.name.fill(customer)
  await requestForm.phone.fill('+420 603 777 888')
  await requestForm.value.fill('120')
  await requestForm.summary.getByRole('button', { name: 'Show the details' }).tap()
  await expect(requestForm.figure('Delivery fee')).toHaveText(/\d/)
  await requestForm.submit.tap()

  await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  await tracking.details.getByRole('button', { name: 'Back to the list' }).tap()
  await expect(page).toHaveURL(/\/order-tracking\/cz1001$/)
  await expect(tracking.row(customer)).toContainText('New')

  await page.getByRole('button', { name: 'Open the menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(/^Signed in as .*vendor@demo\.test/)).toBeVisible()
  expect((await menu.boundingBox())?.width).toBe(384)
  await menu.getByRole('link', { name: 'Request a rider' }).tap()
  await expect(menu).toBeHidden()
  await expect(requestForm.name).toHaveValue('')
})

test('A thumb reaches every place, and nothing that stays at the bottom lies under the bar (NAV-23)', async ({
  page,
  signIn,
  tracking,
}) => {
  const bar = new BottomBar(page)
  await signIn.as('vendor')
  await expect(page.getByRole('button', { name: 'Request a rider' })).toBeInViewport({ ratio: 1 })
  await bar.expectAtBottom()

  await bar.tracking.tap()
  await expect(page).toHaveURL(/\/order-tracking\/cz1001$/)
  await tracking.isLive()
  await expect(bar.tracking).toHaveAttribute('aria-current', 'page')
  await bar.expectAtBottom()
  await page.getByRole('row').nth(1).getByRole('link').tap()
  await expect(tracking.details.getByRole('button', { name: 'More actions' })).toBeInViewport({ ratio: 1 })
  await bar.expectAtBottom()

  await bar.history.tap()
  await expect(page).toHaveURL(/\/history\/cz1001\b/)
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused()
  await expect(page.locator('.history-totals').first()).toBeInViewport({ ratio: 1 })
  await bar.expectAtBottom()
  // The page grows while its figures load.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const below = await bar.bar.boundingBox()
    expect(footer && Math.floor(footer.y + footer.height)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()

  await bar.more.tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(bar.more).toBeFocused()

  await bar.request.tap()
  await expect(page).toHaveURL(/\/request-a-rider\/cz1001$/)
  await expectAccessible(page, '.bottom-bar')
})

test('The number beside Tracking follows orders on every screen and says that one needs attention (NAV-25)', async ({
  page,
  signIn,
  controlRoom,
  program,
  tracking,
}) => {
  const bar = new BottomBar(page)
  await controlRoom.letRidersLiveAt(0)
  await signIn.as('vendor')
  await expect(bar.tracking.locator('.bar-count')).toBeVisible()
  const before = await bar.count()
  const id = await program.request({ name: 'Emil Holub', phone: '+420603111444', description: 'Atlas' })
  await bar.expectCount(before + 1)

  await bar.history.tap()
  await expect(page).toHaveURL(/\/history/)
  await bar.expectCount(before + 1)
  await controlRoom.moveOrder(id, 'PAYMENT_FAILED')
  await expect(bar.tracking.locator('.bar-count')).toHaveAttribute('data-tone', 'attention')
  await expect(bar.tracking).toHaveAccessibleName(/^Tracking .* needs? attention/)
  await bar.expectCount(before + 1)

  await bar.tracking.tap()
  await tracking.isLive()
  await bar.expectCount(before + 1)
  await controlRoom.moveOrder(id, 'DELIVERED')
  await bar.expectCount(before)
})

test('A focused field lies under no bar, whichever way one comes to it (NAV-23)', async ({
  page,
  signIn,
  requestForm,
}) => {
  await signIn.as('vendor')
  await requestForm.name.tap()
  const covered: Array<string> = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press(key)
      const cover = await coverOfFocus(page)
      if (cover !== undefined) covered.push(cover)
    }
  expect(covered).toEqual([])
})

test('In a low window the bar gives way and the menu in the top bar remains (NAV-24)', async ({ page, signIn }) => {
  const bar = new BottomBar(page)
  await signIn.as('vendor')
  await expect(bar.bar).toBeVisible()
  for (const [width, height] of [
    [390, 420],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(bar.bar).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 320, height: 568 })
  await bar.expectAtBottom()
  const cut = await bar.bar.evaluate((nav) =>
    [...nav.querySelectorAll('a, button')].flatMap((place) =>
      [...place.querySelectorAll('span:not(.visually-hidden)')].flatMap(({ scrollWidth, clientWidth, textContent }) =>
        scrollWidth > clientWidth ? [textContent] : [],
      ),
    ),
  )
  expect(cut).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bar.bar).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' })).toBeVisible()
})

test('The bar leaves the lower edge of a display without a button to the display (NAV-23)', async ({
  page,
  signIn,
}) => {
  const bar = new BottomBar(page)
  await signIn.as('vendor')
  const before = await bar.request.boundingBox()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
  await expect.poll(async () => (await bar.request.boundingBox())?.y).toBe((before?.y ?? 0) - 34)
  await bar.expectAtBottom()
})

test('In forced colours the current place and the number are told apart by lines (NAV-23)', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const bar = new BottomBar(page)
  await signIn.as('vendor')
  await expect(bar.tracking.locator('.bar-count')).toBeVisible()
  const line = (place: Locator) => place.evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect([await line(bar.request), await line(bar.tracking), await line(bar.history)]).toEqual(['3px', '0px', '0px'])
  expect(await line(bar.tracking.locator('.bar-count'))).toBe('1px')
})

test.describe('in Arabic', () => {
  test.use({ deployment: 'qamarly-kw', locale: 'ar' })

  test('The bar begins at the right (NAV-23, I18N-07)', async ({ page, signIn }) => {
    await signIn.as('vendor')
    const links = page.locator('.application > nav a')
    await expect(links).toHaveCount(3)
    const starts = await links.evaluateAll((places) => places.map((place) => place.getBoundingClientRect().left))
    expect(starts).toEqual(starts.toSorted((a, b) => b - a))
    await expectAccessible(page, '.bottom-bar')
  })
})

test('A guest has the same places, and a drawer with nothing that guests may not use (NAV-23, NAV-14, NAV-15, OP-48)', async ({
  page,
  controlRoom,
}) => {
  await controlRoom.switchFlag('GuestCheckout', true)
  const bar = new BottomBar(page)
  await new GuestVisit(page).start()
  await bar.history.tap()
  await expect(page).toHaveURL(/\/history/)
  await bar.tracking.tap()
  await expect(page).toHaveURL(/\/order-tracking/)
  await bar.more.tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(menu.getByRole('radio')).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
})

test.describe('in a window of 390 by 844 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Eight orders are seen at once, and the time zone at their end (TRACK-30, COUNTRY-07)', async ({
    page,
    signIn,
    controlRoom,
    program,
    tracking,
  }) => {
    await controlRoom.letRidersLiveAt(0)
    for (let place = 0; place < 9; place++)
      await program.request({ name: 'Osmička Devátá', phone: '+420603111445', description: 'Atlas' })
    await signIn.as('vendor', '/order-tracking')
    await tracking.isLive()
    const rows = page.locator('.order-row')
    await expect(rows.nth(8)).toBeAttached()
    const first = await rows.first().boundingBox()
    expect(first?.y).toBeLessThanOrEqual(56 + 120)
    for (let place = 0; place < 8; place++) await expect(rows.nth(place)).toBeInViewport({ ratio: 1 })
    const bar = await new BottomBar(page).bar.boundingBox()
    const eighth = await rows.nth(7).boundingBox()
    expect((eighth?.y ?? 0) + (eighth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

    const zone = page.locator('.zone-at-end').filter({ hasText: 'Central European Time' })
    await page.locator('.order-rows').evaluate((list) => list.scrollTo(0, list.scrollHeight))
    await expect(zone).toBeInViewport({ ratio: 1 })
  })

  test('The search takes the row of the header during typing (TRACK-30)', async ({ page, signIn, tracking }) => {
    await signIn.as('vendor', '/order-tracking')
    await tracking.isLive()
    const width = async () => (await tracking.search.boundingBox())?.width
    expect(await width()).toBeLessThan(220)
    await tracking.search.tap()
    await expect.poll(width).toBe(358)
    await page.keyboard.press('Enter')
    await expect.poll(width).toBeLessThan(220)
  })
})
