import { devices, expect } from '@playwright/test'
import type { OrderJson } from '../../contract/orders.ts'
import { deviceNow } from '../../src/adapters/clock/deviceNow.ts'
import { momentsOf } from '../../src/domain/history/dateRange.ts'
import { endingOf } from '../../src/domain/history/ending.ts'
import { DAY, instantAt } from '../../src/domain/instant.ts'
import { dayOf, plusDays } from '../../src/domain/market/countryDay.ts'
import { isDeliveredOrReturned, isFailed, readStatus } from '../../src/domain/order/orderStatus.ts'
import { History } from './support/History.ts'
import { Overview, type RowInWords } from './support/Overview.ts'
import { includeAllOutlets } from './support/outlets.ts'
import { test } from './support/stories.ts'

const PRAGUE = 'Europe/Prague'

/** The texts wrap numbers in directional isolates. */
const ordersIn = (count: number | undefined) => new RegExp(`(^|[^\\d])${count}\u2069? orders`)

/** Orders of the first page of one collection point (CONST-12). */
const FIRST_PAGE = 30

/** The number in the words of a count. */
const countOf = (count: number | undefined) => new RegExp(`: \u2068?${count}\u2069?$`)

const endingIn = ({ status, cancel_reason: reason }: OrderJson): string | undefined =>
  endingOf({
    status: readStatus(status),
    statusHistory: [],
    createdAt: instantAt(0),
    ...(reason != null && { cancelReason: reason }),
  })

const counted = (orders: ReadonlyArray<OrderJson>): RowInWords => {
  const having = (passes: (status: ReturnType<typeof readStatus>) => boolean) =>
    orders.filter(({ status }) => passes(readStatus(status)))
  const cancelled = having(isFailed)
  const cents = orders
    .filter((order) => !cancelled.includes(order))
    .reduce((sum, order) => sum + Math.round(100 * (order.discounted_delivery_fee ?? order.delivery_fee)), 0)
  return {
    orders: orders.length,
    delivered: having(isDeliveredOrReturned).length,
    cancelled: cancelled.length,
    fees: cents / 100,
  }
}

test('The figures above the history match its orders, and each bar opens the orders it counts (HIST-01, HIST-07, HIST-15)', async ({
  page,
  program,
  signIn,
}) => {
  const yesterday = plusDays(dayOf(deviceNow(), PRAGUE), -1)
  const days = Array.from({ length: 7 }, (_, place) => plusDays(yesterday, place - 6))
  const { from, to } = momentsOf({ from: days[0] ?? '', to: yesterday }, PRAGUE)
  const orders = await program.ordersBetween(from, to)
  const expected = days.map((day) =>
    counted(orders.filter(({ created_at }) => dayOf(instantAt(Date.parse(String(created_at))), PRAGUE) === day)),
  )
  expect(orders.length).toBeGreaterThan(60)

  await signIn.as('vendor', '/history?range=past-week')
  const overview = new Overview(page)
  await expect(overview.bars()).toHaveCount(7)
  await expect(overview.count('All')).toHaveText(countOf(orders.length))
  expect(await overview.figure('Orders')).toBe(orders.length)
  expect(await overview.table()).toEqual(expected)
  await overview.show('Charts')

  // Moves by keyboard alone to a day whose orders fit on one page.
  const place = expected.findIndex(({ orders: count }) => count > 1 && count <= 30)
  await overview.bars().last().focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight')
  const bar = overview.bars().nth(place)
  await expect(bar).toBeFocused()
  await expect(bar).toHaveAccessibleName(new RegExp(`Orders: .?${expected[place]?.orders}.?, delivered`))
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`from=${days[place]}&to=${days[place]}`))
  await expect(overview.found()).toContainText(ordersIn(expected[place]?.orders))
  await expect(overview.bars()).toHaveCount(7)

  await expect(overview.count('All')).toHaveText(countOf(expected[place]?.orders))
  await expect(overview.region).toContainText('The days around:')
  await overview.region.getByRole('button', { name: 'Show all these days' }).click()
  await expect(overview.found()).toContainText(ordersIn(orders.length))
})

test('A vendor reads how the week differs from the one before, and each count shows exactly its orders (HIST-18, HIST-19)', async ({
  page,
  program,
  signIn,
}) => {
  const yesterday = plusDays(dayOf(deviceNow(), PRAGUE), -1)
  const weekUntil = (to: string) => momentsOf({ from: plusDays(to, -6), to }, PRAGUE)
  const ordersOf = async ({ from, to }: ReturnType<typeof weekUntil>) => program.ordersBetween(from, to)
  const week = await ordersOf(weekUntil(yesterday))
  const earlier = (await ordersOf(weekUntil(plusDays(yesterday, -7)))).length
  const cancelled = week.filter(({ status }) => isFailed(readStatus(status)))

  const history = new History(page)
  const overview = new Overview(page)
  await signIn.as('vendor', '/history?range=past-week')
  const change = week.length - earlier
  const words = change === 0 ? 'The same as' : `${Math.abs(change)}\u2069 ${change > 0 ? 'more' : 'fewer'} than`
  await expect(overview.tile('Orders')).toContainText(words)
  await expect(overview.tile('Orders')).toContainText('the week before')

  await overview.count('Cancelled').click()
  await expect(overview.count('Cancelled')).toHaveAttribute('aria-pressed', 'true')
  await expect(overview.count('Cancelled')).toHaveText(countOf(cancelled.length))
  await expect(page).toHaveURL(/range=past-week&status=CANCELLED$/)
  await expect.poll(history.count.bind(history)).toBe(cancelled.length)

  const reason = overview.reasons().first()
  const listed = Number(await reason.locator('.count').innerText())
  await reason.click()
  await expect(reason).toHaveAttribute('aria-pressed', 'true')
  await expect(overview.found()).toContainText(ordersIn(listed))
  await expect.poll(history.count.bind(history)).toBe(listed)
  await expect(page).toHaveURL(/ending=/)
  const ending = new URL(page.url()).searchParams.get('ending')
  expect(cancelled.filter((order) => endingIn(order) === ending)).toHaveLength(listed)
  await page.reload()
  await expect(history.status).toHaveValue(ending ?? '')
  await expect.poll(history.count.bind(history)).toBe(listed)

  await reason.click()
  await expect(overview.found()).toContainText(ordersIn(week.length))
  await expect(page).toHaveURL(/\?range=past-week$/)
})

test('A parent compares its collection points and lists the orders of one (HIST-20, PERM-01)', async ({
  page,
  signIn,
}) => {
  const history = new History(page)
  const overview = new Overview(page)
  await signIn.as('parent', '/history?range=past-week')
  await expect(history.rows.first()).toBeVisible()
  await expect(overview.region.getByRole('radio', { name: 'Collection points' })).toHaveCount(0)
  await includeAllOutlets(page)
  const rows = await overview.table('Collection points')
  const total = rows.at(-1)
  const points = rows.slice(0, -1)
  expect(points.length).toBeGreaterThan(2)
  expect(points.reduce((sum, { orders }) => sum + orders, 0)).toBe(total?.orders)
  await expect(overview.found()).toContainText(ordersIn(total?.orders))

  const counts = points.map(({ orders }) => orders).filter((orders) => orders > 0)
  const place = points.findIndex(({ orders }) => orders === Math.min(...counts))
  const listed = Math.min(...counts, FIRST_PAGE)
  const row = overview.region
    .getByRole('table')
    .getByRole('row')
    .nth(place + 1)
  const choice = row.getByRole('button')
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(choice).toBeFocused()
  await expect(overview.count('All')).toHaveText(countOf(points[place]?.orders))
  await expect.poll(history.count.bind(history)).toBe(listed)
  await expect(history.outlet.getByRole('option', { selected: true })).toHaveText(await choice.innerText())
  await page.reload()
  await expect.poll(history.count.bind(history)).toBe(listed)
  await history.outlet.selectOption('All collection points')
  await expect(overview.found()).toContainText(ordersIn(total?.orders))
})

test.describe('Overview on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test('The figures come first, charts on demand, and the days are a list (HIST-18, HIST-22)', async ({
    page,
    signIn,
  }) => {
    const overview = new Overview(page)
    await signIn.as('vendor', '/history')
    const [orders, time, fees] = await Promise.all([
      overview.tile('Orders').boundingBox(),
      overview.tile('Time to deliver').boundingBox(),
      overview.tile('Delivery fees').boundingBox(),
    ])
    expect([orders?.y === time?.y, orders?.x === fees?.x]).toEqual([true, true])
    expect(fees?.y).toBeGreaterThan(orders?.y ?? 0)
    await expect(overview.bars()).toHaveCount(0)
    await overview.show('Charts')
    await expect(overview.bars()).toHaveCount(7)
    await page.getByRole('combobox', { name: 'Days' }).selectOption('Past 30 days')
    await expect(overview.bars()).toHaveCount(30)
    await expect(page).toHaveURL(/range=past-month/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await page.getByRole('link', { name: 'Today’s orders are in Order tracking' }).tap()
    await expect(page).toHaveURL(/\/order-tracking\/cz1001/)
  })
})

test.describe('Overview in Arabic', () => {
  test.use({ deployment: 'qamarly-kw' })

  test('Time runs from right to left, and a bar opens as many orders as it shows (HIST-01, I18N-01)', async ({
    page,
    signIn,
  }) => {
    await signIn.as('vendor', '/history?range=past-week&lang=ar')
    const overview = new Overview(page, 'نظرة عامة')
    await expect(overview.bars()).toHaveCount(7)
    const [first, last] = [await overview.bars().first().boundingBox(), await overview.bars().last().boundingBox()]
    expect(first?.x).toBeGreaterThan(last?.x ?? 0)

    const days = await overview.table('جدول')
    await overview.show('رسوم بيانية')
    const place = days.findIndex(({ orders }) => orders > 1 && orders <= 30)
    await overview.bars().first().focus()
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowLeft')
    await expect(overview.bars().nth(place)).toBeFocused()
    const listed = page.waitForResponse((answer) => /\/orders\?/.test(answer.url()))
    await page.keyboard.press('Enter')
    const answer = (await (await listed).json()) as { data: { result: { data: ReadonlyArray<OrderJson> } } }
    const { data } = answer.data.result
    expect(data).toHaveLength(days[place]?.orders ?? 0)
    const moments = data.map(({ created_at }) => Date.parse(String(created_at)))
    expect(Math.max(...moments) - Math.min(...moments)).toBeLessThan(DAY)
  })
})
