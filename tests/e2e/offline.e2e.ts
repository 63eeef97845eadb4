import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const NOT_LOADED = 'Could not load the application. Please check your internet connection and try again'

const tabOf = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Resolves when the code of these screens has been fetched. */
const codeOf = (page: Page, ...screens: ReadonlyArray<string>) =>
  Promise.all(
    screens.map((screen) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${screen}-`)),
    ),
  )

test('The tabs open without a connection, because their code was loaded in advance (LOAD-02)', async ({
  page,
  context,
  signIn,
  requestForm,
}) => {
  const loaded = codeOf(page, 'OrderTrackingScreen', 'HistoryScreen', 'BulkScreen', 'TermsPage')
  await signIn.as('vendor')
  await requestForm.name.fill('Antal Stašek')
  await loaded
  await context.setOffline(true)
  for (const [name, heading] of [
    ['History', 'History'],
    ['Bulk order', 'Bulk order'],
    ['Order tracking', 'Order tracking'],
  ] as const) {
    await tabOf(page, name).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(tabOf(page, 'Request a rider')).toBeVisible()
  }
  await tabOf(page, 'Request a rider').click()
  await expect(requestForm.name).toHaveValue('Antal Stašek')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.locator('.account-popover').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeAttached()
})

test('A screen that cannot be loaded fails within the frame; the draft stays, and nothing is reloaded without a connection (LOAD-02, LOAD-03)', async ({
  page,
  context,
  signIn,
  requestForm,
}) => {
  const isMissing = { history: true }
  await page.route(/\/assets\/HistoryScreen-/, (route) =>
    isMissing.history ? route.abort('connectionrefused') : route.continue(),
  )
  await signIn.as('vendor')
  await requestForm.name.fill('Leontýna Mašínová')
  await page.evaluate(() => (document.title = 'not reloaded'))
  await context.setOffline(true)
  await tabOf(page, 'History').click()

  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure.getByRole('heading', { level: 1, name: NOT_LOADED })).toBeFocused()
  await expect(tabOf(page, 'History')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('What you typed is kept. Loading and sending work again')).toBeVisible()
  await expectAccessible(page)

  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Close and reload' }).click()
  await expect(main.getByRole('status')).toHaveText(/no connection, so the page was not reloaded/)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeVisible()

  await tabOf(page, 'Request a rider').click()
  await expect(requestForm.name).toHaveValue('Leontýna Mašínová')
  await tabOf(page, 'History').click()
  await expect(failure).toBeVisible()
  isMissing.history = false
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeAttached()
})

test('Offline, the button says what will happen, waits for the line, and then sends once (REQ-41)', async ({
  page,
  context,
  signIn,
  requestForm,
  program,
}) => {
  const customer = 'Karel Havlíček'
  await signIn.as('vendor')
  await requestForm.fillIn(delivery(customer))
  await context.setOffline(true)
  const send = requestForm.summary.getByRole('button', { name: 'Offline: sent when the line is back' })
  const said = requestForm.summary.getByRole('status')
  await expect(send).toBeInViewport()
  await expect(said.filter({ hasText: 'Offline: sent when the line is back' })).toBeAttached()
  await page.mouse.move(300, 500)
  await page.mouse.wheel(0, 2_000)
  await expect(page.getByText('What you typed is kept. Loading and sending work again')).toBeInViewport()

  await send.click()
  const waiting = requestForm.summary.getByRole('button', { name: 'Waiting for a connection…' })
  await expect(waiting).toBeVisible()
  await expect(said.filter({ hasText: 'Keep this page open' })).toBeVisible()
  await expectAccessible(page)
  await requestForm.summary.getByRole('button', { name: 'Don’t send' }).click()
  await expect(send).toBeVisible()
  await send.click()
  await expect(waiting).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/order-tracking\//)
  expect(await program.ordersFor(customer)).toHaveLength(1)
})

test('Offline, an incomplete request says at once what is missing (REQ-41)', async ({
  context,
  signIn,
  requestForm,
}) => {
  await signIn.as('vendor')
  await requestForm.name.fill('Terezie Dubrovská')
  await context.setOffline(true)
  await requestForm.summary.getByRole('button', { name: 'Offline: sent when the line is back' }).click()
  await expect(requestForm.wrongCount).toBeVisible()
})

test('The palette opens without a connection, because its code was loaded in advance', async ({
  page,
  context,
  signIn,
}) => {
  const loaded = codeOf(page, 'CommandDialogs', 'OrderTrackingScreen')
  await signIn.as('vendor')
  await loaded
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'All commands' }).fill('track')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order-tracking/)
})

test('The palette shows at once what is known, says that the rest has not come, and keeps what is typed', async ({
  page,
  signIn,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/CommandDialogs-.*js/, async (route) => {
    await code.promise
    await route.continue()
  })
  await signIn.as('vendor')
  await expect(page.getByRole('form', { name: 'Request a rider' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'All commands' })
  await expect(palette.getByRole('button', { name: 'Order tracking' })).toBeVisible()
  await expect(palette.getByRole('status')).toHaveText(/^The rest hasn’t loaded/)
  await expectAccessible(page)
  await page.keyboard.type('hist')
  code.resolve()
  await expect(palette.getByRole('combobox')).toHaveValue('hist')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/history/)
})
