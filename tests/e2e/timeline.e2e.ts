import { expect } from '@playwright/test'
import { DAY, HOUR, instantAt, MINUTE, plus } from '../../src/domain/instant.ts'
import { startOfDay } from '../../src/domain/market/countryDay.ts'
import { test } from './support/stories.ts'

test('The timeline shows the minutes of each step beside the usual time, and points out slow steps (ADR 25, TRACK-19)', async ({
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  const name = 'Vavřinec Polední'
  const noon = plus(startOfDay(instantAt(Date.now()), 'Europe/Prague'), DAY + 12 * HOUR)
  const id = await program.request({ name, phone: '+420602777001', description: 'Guláš', scheduledFor: noon })
  // It has waited for a while, which is not slow.
  await controlRoom.moveOrder(id, 'RECEIVED', 20 * MINUTE)
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.choose('Scheduled')
  await tracking.openOrderOf(name)
  await expect(tracking.steps.last()).toContainText(/(Received|Accepted by the shop).*Waits for/)
  await expect(tracking.details).not.toContainText('Slower than usual')

  await controlRoom.moveOrder(id, 'WAITING_FOR_TRANSPORT', 12 * MINUTE)
  await controlRoom.moveOrder(id, 'ASSIGNED_TO_TRANSPORT', 10.5 * MINUTE)
  await controlRoom.moveOrder(id, 'COURIER_ACCEPTED_DELIVERY', 2.5 * MINUTE)
  const step = (name: string) => tracking.steps.filter({ hasText: name })
  await expect(step('Finding a rider')).toContainText(/1.? min/)
  await expect(step('Finding a rider')).not.toContainText('Slower than usual')
  await expect(step('Rider assigned')).toContainText(/8.? min.*usually.*Slower than usual/)
  await expect(step('Rider coming')).toContainText(/for .?2.? min.*usually/)
  await expect(tracking.steps.last()).toHaveAttribute('aria-current', 'step')
  await expect(tracking.details.getByText(/^“Usually” is how long/)).toBeVisible()

  await controlRoom.moveOrder(id, 'WAITING_FOR_TRANSPORT')
  await expect(tracking.steps.last()).toContainText('The rider gave it back')
  await controlRoom.moveOrder(id, 'CANCELLED')
})

test('A finished order shows its total duration and offers no call to its rider (TRACK-10, TRACK-19)', async ({
  program,
  signIn,
  tracking,
}) => {
  // Uses an order that took all steps, because the control room skips steps.
  const delivered = (await program.orders()).find(
    ({ status, status_history: steps }) => status === 'DELIVERED' && steps.length > 5,
  )
  if (!delivered) throw new Error('The demo vendor has delivered nothing')
  await signIn.as('vendor', `/order-tracking?order_id=${delivered.order_id}`)
  await tracking.isLive()
  await expect(tracking.details.getByRole('heading', { name: delivered.customer.name })).toBeVisible()
  await expect(tracking.steps).toHaveCount(delivered.status_history.length)
  await expect(tracking.steps.filter({ hasText: 'usually' }).first()).toBeVisible()
  await expect(tracking.steps.last()).toHaveText(/^Delivered/)
  await expect(tracking.details.getByRole('heading', { name: 'Rider', exact: true })).toBeVisible()
  await expect(tracking.details.getByRole('link', { name: /^Send a message to/ })).toHaveCount(0)
  await expect(tracking.details.getByText(/from the collection point to the drop-off/)).toBeVisible()
})

test('The details print as a clean page (TRACK-19)', async ({ page, program, signIn, tracking }) => {
  const customer = 'Karel Hynek Mácha'
  await program.request({ name: customer, phone: '+420 609 666 777', description: 'Máj' })
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(customer)
  await expect(tracking.details.getByRole('button', { name: 'Print this order' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('tab').first()).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.locator('.order-row').first()).toBeHidden()
  for (const part of [customer, 'Dlouhá 12, Praha', 'Máj'])
    await expect(tracking.details.getByText(part).first()).toBeVisible()
  // On paper, the date with the time replaces the time alone.
  const times = tracking.details.locator(':is(.status-timeline, .time-promise) time')
  const sizes = await times.evaluateAll((all) => all.map((time) => getComputedStyle(time).fontSize))
  expect(new Set(sizes)).toEqual(new Set(['0px']))
})
