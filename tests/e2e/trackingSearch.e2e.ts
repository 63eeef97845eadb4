import { expect } from '@playwright/test'
import { pageProblems } from './support/accessibility.ts'
import { includeAllOutlets, openBranches } from './support/outlets.ts'
import { test } from './support/stories.ts'

const order = (name: string, phone = '+420 607 444 556') => ({ name, phone, description: 'Knedlíky' })

test('Search finds an order in any list by parts of its number, name or phone, with or without spaces (TRACK-01, TRACK-21)', async ({
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const one = 'Eliška Krásnohorská'
  const other = 'Božena Krásnohorská'
  const id = await program.request(order(one, '+420 608 111 222'))
  await controlRoom.moveOrder(await program.request(order(other)), 'PICKED_UP')
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()

  await tracking.search.fill('KRÁSNO horská')
  await expect(tracking.tab('Found')).toContainText('2')
  await expect(tracking.row(one)).toBeVisible()
  await expect(tracking.row(other)).toBeVisible()
  await tracking.search.fill('608111 22')
  await expect(tracking.tab('Found')).toContainText('1')
  await expect(tracking.row(one)).toBeVisible()
  await tracking.search.fill(id.slice(-6))
  await expect(tracking.row(one)).toBeVisible()

  await tracking.search.fill('ž'.repeat(10_000))
  await expect(tracking.tab('Found')).toContainText('0')
  await tracking.search.fill('')
  await expect(tracking.tab('Found')).toBeHidden()
})

test('The service searches for a whole phone number as well, but not for a part of one (TRACK-22)', async ({
  page,
  program,
  signIn,
  tracking,
}) => {
  const customer = 'Gabriela Preissová'
  await program.request(order(customer, '+420608333444'))
  const asked: Array<string> = []
  page.on('request', (request) => {
    const number = new URL(request.url()).searchParams.get('customer_phone_number')
    if (number !== null) asked.push(number)
  })
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.search.fill('608 33')
  await expect(tracking.row(customer)).toBeVisible()
  await tracking.search.fill('608 333 444')
  await expect.poll(() => asked).toEqual(['+420608333444', '+420608333444'])
  await expect(tracking.tab('Found')).toContainText('1')
})

test('The empty search field offers recent searches, newest first, by keyboard (TRACK-23, OP-45)', async ({
  page,
  signIn,
  tracking,
}) => {
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  const lookFor = async (text: string) => {
    await tracking.search.fill(text)
    await tracking.search.press('Enter')
  }
  for (const text of ['Novák', '777', ' Novák ', 'Svoboda']) await lookFor(text)

  await tracking.search.fill('')
  await expect(tracking.recentSearches.getByRole('listitem')).toHaveText(['Svoboda', 'Novák', '777'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(tracking.search).toHaveValue('Novák')
  await expect(tracking.search).toBeFocused()
  await expect(tracking.recentSearches).toBeHidden()

  await tracking.search.fill('')
  await expect(tracking.recentSearches.getByRole('listitem')).toHaveText(['Novák', 'Svoboda', '777'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(tracking.recentSearches).toBeHidden()
  await expect(tracking.search).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(tracking.recentSearches).toBeHidden()

  await lookFor('Dvořák')
  await page.reload()
  await tracking.search.click()
  await expect(tracking.livePill).toHaveText('Live')
  await expect(tracking.recentSearches).toBeHidden()
})

test('With outlets included, each order shows its outlet by name and colour; without them, none does (TRACK-27, PERM-01)', async ({
  page,
  signIn,
  tracking,
}) => {
  await signIn.as('parent', '/order-tracking')
  await tracking.isLive()
  const tags = page.locator('.outlet-tag')
  await tracking.choose('Delivered')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(tags).toHaveCount(0)
  await openBranches(page)
  await includeAllOutlets(page)
  // The outlets among the first rows depend on the time of day and on the orders of other tests.
  await expect.poll(async () => new Set(await tags.allTextContents()).size).toBeGreaterThan(1)
  const colours = await tags.evaluateAll((found) =>
    found.map((tag) => [tag.textContent, getComputedStyle(tag).color] as const),
  )
  expect(new Set(colours.map(([, colour]) => colour)).size).toBe(new Set(colours.map(([name]) => name)).size)
})

test('Orders can be read, searched and opened before the application has loaded, which then continues from there (TRACK-15, TRACK-21, TRACK-25)', async ({
  page,
  program,
  signIn,
  tracking,
}) => {
  const customer = 'Vítězslava Kaprálová'
  const id = await program.request(order(customer))
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()

  const application = Promise.withResolvers<void>()
  await page.route('**/assets/application-*.js', async (route) => {
    await application.promise
    await route.continue()
  })
  await page.goto(`/order-tracking/${program.vendorId}`, { waitUntil: 'commit' })
  await tracking.search.fill('Kaprálová')
  await expect(tracking.tab('Found')).toContainText('1')
  await expect(page.getByText('Connecting')).toBeVisible()
  expect(await pageProblems(page)).toEqual([])
  await tracking.row(customer).getByRole('link').click()
  await expect(tracking.details.locator('.details-skeleton')).toBeVisible()
  await expect(page.locator('.order-tracking')).toHaveAttribute('aria-busy', 'true')

  application.resolve()
  await tracking.isLive()
  await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('order_id')).toBe(id)
  await expect(tracking.search).toHaveValue('Kaprálová')
  await expect(tracking.tab('Found')).toContainText('1')
  await expect(page.locator('.order-tracking')).not.toHaveAttribute('aria-busy', 'true')
})
