import { expect } from '@playwright/test'
import { test } from './support/stories.ts'

test('The control room changes an order, a flag and the sockets of the portal (decisions 4)', async ({
  context,
  page,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const customer = 'Leoš Janáček'
  const id = await program.request({ name: customer, phone: '+420 608 555 666', description: 'Česnečka' })
  await controlRoom.switchFlag('DelayedCancellation', true)
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)

  const room = await context.newPage()
  await room.goto('/sandbox')
  await expect(room.getByText('Dobrego, CZ (dobrego-cz)')).toBeVisible()
  await room.getByRole('region', { name: 'Active orders' }).getByLabel('Only with this text').fill(id)
  const said = (words: string) => room.getByRole('status').filter({ hasText: words })
  const order = room.getByRole('list', { name: 'Active orders' }).getByRole('listitem')
  await expect(order).toHaveCount(1)
  await order.getByRole('button', { name: 'RECEIVED', exact: true }).click()
  await expect(tracking.row(customer)).toContainText('Received')
  await order.getByRole('combobox').selectOption('DELAYED')
  await expect(tracking.row(customer)).toContainText('Delayed')
  await expect(tracking.details.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect(said(`${id} is DELAYED`)).toBeVisible()

  await room.getByRole('checkbox', { name: 'DelayedCancellation' }).uncheck()
  await expect(said('DelayedCancellation is off')).toBeVisible()
  await page.reload()
  const more = await tracking.moreActions()
  await expect(more.getByText('A delayed order cannot be cancelled here.')).toBeVisible()
  await room.getByRole('checkbox', { name: 'DelayedCancellation' }).check()

  const reconnecting = page.waitForEvent('websocket')
  await room.getByRole('button', { name: 'Drop live sockets' }).click()
  await expect(said('Sockets dropped')).toBeVisible()
  await reconnecting
  await expect(tracking.livePill).toHaveText('Live')
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('The control room lists all deployments, found by country, language or flag, without scrolling sideways (SANDBOX-02)', async ({
    page,
    service,
  }) => {
    // The landing page fills no demo.
    await page.goto(service.at('fjordel-fi'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/sandbox')
    const table = page.getByRole('region', { name: 'Deployments' }).locator('tbody tr')
    await expect(table).toHaveCount(33)
    await expect(table.filter({ hasText: 'dobrego-cz' })).toContainText('Filled')
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(width).toBe(0)
    await page.getByRole('region', { name: 'Deployments' }).getByLabel('Only with this text').fill('finnish')
    await expect(table).toHaveCount(1)
    await expect(table).toContainText('Finnish, Swedish, English')
    await expect(table.getByRole('link', { name: 'vendor@demo.test' })).toHaveAttribute(
      'href',
      /^http:\/\/fjordel-fi\.localhost:\d+\/connect$/,
    )
    await expect(table).toContainText('Not filled yet')
  })
})
