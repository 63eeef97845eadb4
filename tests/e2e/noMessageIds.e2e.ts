import { expect } from '@playwright/test'
import { PAGE_ROWS, type PageName } from '../../src/ui/app/pages.ts'
import { idsOn } from './support/messageIds.ts'
import { test } from './support/stories.ts'

/** The address of each page that has parameters, or that is not reached by its path alone. */
const ADDRESSES: Partial<Record<PageName, string>> = {
  'not-found': '/no-such-page',
  'public-tracking': '/tracking/cz1001-unknown',
  'sender-tracking': '/tracking-c2c/hk1-unknown',
  'delivery-receipt': '/delivery-receipt/cz1001-unknown',
  tracking: '/order-tracking',
  request: '/request-a-rider',
  history: '/history',
  bulk: '/bulk-order',
  'help-screen': '/helpcenter/cz1001',
}

const addressOf = ({ name, path }: (typeof PAGE_ROWS)[number]) => ADDRESSES[name] ?? path

for (const row of PAGE_ROWS.filter(({ kind }) => kind === 'screen'))
  test(`The screen ${row.name}, opened directly, shows no message id, nor do its commands and shortcuts (I18N-13)`, async ({
    page,
    signIn,
  }) => {
    await signIn.as('vendor', addressOf(row))
    await expect(page.getByRole('button', { name: 'All commands' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(await idsOn(page)).toEqual([])

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'All commands' })
    await expect(palette.getByRole('option', { name: 'New request' })).toBeVisible()
    expect(await idsOn(page)).toEqual([])
    await palette.getByRole('option', { name: 'Keyboard shortcuts' }).click()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    expect(await idsOn(page)).toEqual([])
  })

test('No page outside the application shows a message id (I18N-13)', async ({ page, service, controlRoom }) => {
  const rows = PAGE_ROWS.filter(({ kind }) => kind !== 'screen')
  const isMaintenance = ({ name }: (typeof PAGE_ROWS)[number]) => name.endsWith('maintenance')
  const look = async (row: (typeof PAGE_ROWS)[number]) => {
    await page.goto(service.at(row.ofIndividualSenders ? 'ferrywing-hk' : 'dobrego-cz') + addressOf(row))
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await idsOn(page), row.name).toEqual([])
  }
  for (const row of rows.filter((one) => !isMaintenance(one))) await look(row)
  for (const [row, flag] of [
    [rows.find(({ name }) => name === 'planned-maintenance')!, 'PlannedMaintenance'],
    [rows.find(({ name }) => name === 'unplanned-maintenance')!, 'UnplannedMaintenance'],
  ] as const) {
    await controlRoom.switchFlag(flag, true)
    await look(row)
    await controlRoom.switchFlag(flag, false)
  }
})

test('A text that is missing from the page itself is shown in English (I18N-13)', async ({ page, service, signIn }) => {
  await page.route('**/history', async (route) => {
    const answer = await route.fetch({ url: `${service.address}/history` })
    const html = await answer.text()
    const without = html.replaceAll(
      /"id":"(history-range-yesterday|shell-tab-history|command-palette)"/g,
      '"id":"lost"',
    )
    expect(without).not.toBe(html)
    await route.fulfill({ response: answer, body: without })
  })
  await signIn.as('vendor', '/history')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Yesterday' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'All commands' })).toBeVisible()
  expect(await idsOn(page)).toEqual([])
})
