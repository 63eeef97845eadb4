import { expect } from '@playwright/test'
import type { OrderJson } from '../../contract/orders.ts'
import { momentsOf } from '../../src/domain/history/dateRange.ts'
import { DAY } from '../../src/domain/instant.ts'
import { dayOf, plusDays } from '../../src/domain/market/countryDay.ts'
import { isDeliveredOrReturned, isFailed, readStatus } from '../../src/domain/order/orderStatus.ts'
import { Overview, type DayInWords } from './support/Overview.ts'
import { test } from './support/stories.ts'

const PRAGUE = 'Europe/Prague'

/** The texts wrap numbers in directional isolates. */
const ordersIn = (count: number | undefined) => new RegExp(`(^|[^\\d])${count}\u2069? orders`)

const counted = (orders: ReadonlyArray<OrderJson>): DayInWords => {
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

test('The figures above the history match its orders, and each bar opens the orders it counts (HIST-01, HIST-07, HIST-15, ui.md "History")', async ({
  page,
  program,
  signIn,
}) => {
  const yesterday = plusDays(dayOf(Date.now(), PRAGUE), -1)
  const days = Array.from({ length: 7 }, (_, place) => plusDays(yesterday, place - 6))
  const { from, to } = momentsOf({ from: days[0] ?? '', to: yesterday }, PRAGUE)
  const orders = await program.ordersBetween(from, to)
  const expected = days.map((day) =>
    counted(orders.filter(({ created_at }) => dayOf(Date.parse(String(created_at)), PRAGUE) === day)),
  )
  expect(orders.length).toBeGreaterThan(60)

  await signIn.as('vendor', '/history?range=past-week')
  const overview = new Overview(page)
  await expect(overview.bars()).toHaveCount(7)
  await expect(overview.region).toContainText(ordersIn(orders.length))
  expect(await overview.table()).toEqual(expected)

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

  const cancelled = expected.reduce((sum, day) => sum + day.cancelled, 0)
  await overview.reasons().first().click()
  await expect(page).toHaveURL(/status=CANCELLED/)
  await expect(overview.found()).toContainText(ordersIn(cancelled))
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

    const days = await overview.table('الأرقام في جدول')
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
