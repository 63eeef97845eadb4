import { devices, expect } from '@playwright/test'
import { History } from './support/History.ts'
import { includeAllOutlets } from './support/outlets.ts'
import { test } from './support/stories.ts'

/** The requests of the page for lists of orders. */
const LISTS = /\/orders\/api\/v1\/vendor\/[^/]+\/orders\?/

test('A vendor finds yesterday’s orders by days and status, and the view survives a reload and sharing its address (ROUTE-08, HIST-01, HIST-02, HIST-07, HIST-17)', async ({
  page,
  signIn,
}) => {
  const history = new History(page)
  await signIn.as('vendor')
  await history.open()
  await expect(page).toHaveURL(/\/history\/cz1001\?range=yesterday$/)
  await expect(history.range('Yesterday')).toBeChecked()
  const yesterday = await history.count()
  expect(yesterday).toBeGreaterThan(10)

  await history.choose('Past 7 days')
  await expect(history.showMore).toBeVisible()
  await history.status.selectOption('Cancelled')
  await expect(page).toHaveURL(/range=past-week&status=CANCELLED/)
  await expect(history.rows.first()).toContainText(/Cancelled|Stalled|Payment/)
  const sent = page.url()

  await page.goto('/history')
  await expect(history.range('Past 7 days')).toBeChecked()
  await expect(history.status).toHaveValue('CANCELLED')
  await history.choose('Yesterday')
  await history.status.selectOption('All statuses')
  await expect.poll(history.count.bind(history)).toBe(yesterday)
  await page.goto(sent)
  await expect(history.range('Past 7 days')).toBeChecked()
  await expect(history.rows.first()).toContainText(/Cancelled|Stalled|Payment/)
})

test('A week loads page by page, a failure keeps the loaded orders, and each order opens beside the table (HIST-08, HIST-09, HIST-13, TRACK-19)', async ({
  page,
  signIn,
  controlRoom,
}) => {
  const history = new History(page)
  const asked: Array<URL> = []
  page.on('request', (request) => LISTS.test(request.url()) && asked.push(new URL(request.url())))
  await signIn.as('vendor', '/history')
  await expect(history.rows.first()).toBeVisible()
  await history.choose('Past 7 days')
  await expect.poll(history.count.bind(history)).toBe(30)
  expect(asked.at(-1)?.searchParams.get('count')).toBe('30')

  // Fails only the request of the list, because the charts above it send requests of their own.
  await controlRoom.letFail({ status: 422, path: '/cz1001/orders', times: 1 })
  await history.showMore.click()
  const failure = page.locator('.history-more').getByRole('alert')
  await expect(failure).toContainText('Could not load the past orders.')
  expect(await history.count()).toBe(30)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(history.count.bind(history)).toBe(60)
  expect(asked.at(-1)?.searchParams.get('pagination_key')).not.toBeNull()
  while (await history.showMore.isVisible()) {
    const before = await history.count()
    await history.showMore.click()
    await expect.poll(history.count.bind(history)).toBeGreaterThan(before)
  }
  expect(await history.count()).toBeGreaterThan(90)
  expect(await history.rows.count()).toBeLessThan(60)

  await page.evaluate(() => window.scrollTo({ top: 0 }))
  // The first row exists at every scroll position, because Tab moves to it.
  await expect(history.rows.nth(1)).toHaveAttribute('aria-rowindex', '3')
  const id = await history.orderNumber(history.rows.nth(1))
  await history.rows.filter({ hasText: id }).click()
  await expect(history.details.getByTitle(id)).toBeVisible()
  await expect(history.details.getByRole('heading', { name: 'Progress' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`order_id=${id}`))
  await page.goBack()
  await expect(history.details).toHaveCount(0)
})

test('The search field finds an order by its number, a customer by phone, and any order by a part of its text (HIST-11, HIST-12, TRACK-21, PROD-03)', async ({
  page,
  signIn,
}) => {
  const history = new History(page)
  const asked: Array<URL> = []
  page.on('request', (request) => request.url().includes('/orders/api/v1/') && asked.push(new URL(request.url())))
  await signIn.as('vendor', '/history')
  await expect(history.rows.first()).toBeVisible()
  const phone = await history.rows.first().locator('.phone').innerText()
  const name = await history.rows.first().getByRole('link').innerText()

  await history.search.fill(name.slice(0, 5))
  await expect(
    history.summary.getByText('Searched by code, order number, name and phone in all orders of these days.'),
  ).toBeVisible()
  await expect(history.rows.first()).toContainText(name)

  await history.search.fill(phone)
  await expect(history.summary.getByText('All orders of these days for')).toBeVisible()
  const phones = () => asked.map(({ searchParams }) => searchParams.get('customer_phone_number'))
  await expect.poll(phones).toContain(phone.replaceAll(' ', ''))
  await expect(history.rows.first()).toContainText(name)

  await history.search.fill('')
  await history.choose('Past 7 days')
  await expect.poll(history.count.bind(history)).toBe(30)
  const far = await history.orderNumber(history.rows.nth(9))
  await history.choose('Yesterday')
  await history.search.fill(far.toUpperCase().replace(/-.*/, (end) => end.toLowerCase()))
  await expect(history.summary.getByText('Searched by order number, whatever the day and status.')).toBeVisible()
  await expect.poll(history.count.bind(history)).toBe(1)
  expect(await history.orderNumber(history.rows.first())).toBe(far)

  await history.search.fill('')
  await expect.poll(history.count.bind(history)).toBeGreaterThan(1)
  const before = asked.length
  await history.search.fill('cz9999-22aa33bb44cc')
  await expect(history.summary.getByText('Order numbers of this collection point begin with')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible()
  expect(asked.length).toBe(before)
})

test('The date field reports invalid days, and an invalid address breaks nothing (HIST-05, HIST-06, OP-06)', async ({
  page,
  signIn,
}) => {
  const history = new History(page)
  const asked: Array<string> = []
  await signIn.as('vendor')
  page.on('request', (request) => LISTS.test(request.url()) && asked.push(request.url()))
  await page.goto('/history/cz1001?range=custom&from=2026-03-05&to=2026-03-01')
  await expect(page.getByText('The last day must not be before the first.')).toBeVisible()
  await history.lastDay.fill('2026-04-05')
  await expect(page.getByText(/^At most .*31.* days at a time\.$/)).toBeVisible()
  await history.lastDay.fill('2999-01-01')
  await expect(page.getByText('Choose a day that isn’t in the future.')).toBeVisible()
  expect(asked).toEqual([])
  await history.lastDay.fill('2026-03-20')
  await expect(page.getByRole('heading', { name: 'No orders in these days' })).toBeVisible()
  expect(asked.length).toBe(1)

  await page.goto('/history/cz1001?range=%00&status=lost')
  await expect(page.getByText('A part of this address could not be read and was left out.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Days' }).getByRole('radio', { checked: true })).toHaveCount(1)
})

test('A parent sees the orders of all outlets with their names, fifty at a time (PERM-01, HIST-08, CONST-13)', async ({
  page,
  signIn,
}) => {
  const history = new History(page)
  const asked: Array<URL> = []
  page.on('request', (request) => LISTS.test(request.url()) && asked.push(new URL(request.url())))
  await signIn.as('parent', '/history')
  await expect(history.rows.first()).toBeVisible()
  await history.choose('Past 7 days')
  const alone = await history.count()
  await includeAllOutlets(page)
  await expect.poll(history.count.bind(history)).toBe(50)
  expect(alone).toBeLessThan(50)
  expect(asked.at(-1)?.searchParams.get('include_outlets')).toBe('true')
  expect(asked.at(-1)?.searchParams.get('count')).toBe('50')
  const places = await history.rows.locator('.number small').allInnerTexts()
  expect(new Set(places).size).toBeGreaterThan(1)
  await includeAllOutlets(page, false)
  await expect.poll(history.count.bind(history)).toBe(alone)
})

test('The table updates an order of an earlier day live, and a key opens the history from anywhere (HIST-14, LIVE-09)', async ({
  page,
  signIn,
  requestForm,
  controlRoom,
}) => {
  const history = new History(page)
  await signIn.as('vendor')
  await requestForm.submit.focus()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  const row = history.rows.filter({ hasText: 'Delivered' }).first()
  await expect(row).toBeVisible()
  const id = await history.orderNumber(row)
  await controlRoom.moveOrder(id, 'RETURN_INITIATED')
  await expect(history.rows.filter({ hasText: id })).toContainText('Coming back')
})

/** The text spacing that WCAG 1.4.12 lets people set. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

test('Rows grow with the spacing that a person sets for texts, and lose no word (I18N-07)', async ({
  page,
  signIn,
}) => {
  const history = new History(page)
  await signIn.as('vendor', '/history?range=past-week')
  await expect(history.rows.nth(1)).toBeVisible()
  // A style element would be against the page's policy.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, SPACED)
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = () =>
      history.rows.evaluateAll((rows) =>
        rows.flatMap((row, place) => {
          const { bottom } = row.getBoundingClientRect()
          const next = rows[place + 1]?.getBoundingClientRect().top ?? bottom
          const clipped = [...row.querySelectorAll<HTMLElement>('*')].filter(
            (one) =>
              getComputedStyle(one).overflowX !== 'visible' &&
              (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
          )
          const below = [...row.querySelectorAll('bdi, .ltr, strong, .word, small')].filter(
            (one) => one.getBoundingClientRect().bottom > bottom + 1,
          )
          return [
            ...(next < bottom - 1 ? [`row ${place} overlaps the next`] : []),
            ...[...clipped, ...below].map((one) => one.textContent),
          ]
        }),
      )
    await expect.poll(cut, { message: `${width} px` }).toEqual([])
  }
})

test.describe('History on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test('The overview moves no row when its figures come (HIST-18)', async ({ page, signIn }) => {
    const history = new History(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/overview*', async (route) => {
      await held.promise
      await route.continue()
    })
    await signIn.as('vendor', '/history')
    const top = () => history.rows.first().evaluate((row) => Math.round(row.getBoundingClientRect().top))
    await expect(page.locator('.overview-column.waiting').first()).toBeVisible()
    await expect(history.rows.first()).toBeVisible()
    const before = await top()
    held.resolve()
    const counts = page.getByRole('group', { name: 'Show only' })
    await expect(counts).toBeVisible()
    // Where some orders were late, a fourth count begins another line.
    const isLonger = (await counts.getByRole('button').count()) > 3
    expect(Math.abs((await top()) - before)).toBeLessThan(isLonger ? 60 : 12)
  })

  test('Past orders are cards, and the details cover them (HIST-01, NAV-05)', async ({ page, signIn }) => {
    const history = new History(page)
    await signIn.as('vendor', '/history')
    const row = history.rows.first()
    await expect(page.getByRole('group', { name: 'Show only' })).toBeVisible()
    const id = await history.orderNumber(row)
    await row.tap()
    await expect(history.details.getByTitle(id)).toBeVisible()
    await history.details.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(history.details).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})
