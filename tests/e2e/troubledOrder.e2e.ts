import { devices, expect, type Page } from '@playwright/test'
import { test } from './support/stories.ts'

const DELAYED = { name: 'Milada Horáková', phone: '+420 604 111 777', description: 'Bábovka' }

/** The parameters of a `mailto:` or `sms:` link. */
const parametersOf = (address: string | null) => new URLSearchParams((address ?? '').replace(/^[^?]*\?&?/, ''))

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('A delayed order offers to tell the customer, to ask support and to request another rider (AID-01, AID-02, AID-03)', async ({
  page,
  context,
  program,
  signIn,
  tracking,
  controlRoom,
  requestForm,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await program.request(DELAYED)
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(DELAYED.name)
  await expect(tracking.trouble).toHaveCount(0)
  await controlRoom.moveOrder(id, 'DELAYED')
  await expect(tracking.trouble).toContainText(/Delayed for/)
  await expect(tracking.row(DELAYED.name)).toContainText(/Delayed for/)

  await tracking.trouble.getByRole('button', { name: 'Tell the customer' }).click()
  const message = page.getByRole('dialog', { name: /^Message to/ })
  const text = message.getByRole('textbox', { name: 'Message' })
  await expect(text).toHaveValue(/is taking longer than planned/)
  await text.fill('In ten minutes at yours.')
  const sms = message.getByRole('link', { name: 'Send as SMS' })
  expect(parametersOf(await sms.getAttribute('href')).get('body')).toBe('In ten minutes at yours.')
  const whatsApp = message.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsApp).toHaveAttribute('href', 'https://wa.me/420604111777?text=In%20ten%20minutes%20at%20yours.')
  await message.getByRole('button', { name: 'Copy text' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await copied(page)).toBe('In ten minutes at yours.')
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden()
  await expect(tracking.trouble.getByRole('button', { name: 'Tell the customer' })).toBeFocused()

  await tracking.trouble.getByRole('button', { name: 'Write to support' }).click()
  const support = page.getByRole('dialog', { name: 'Write to support' })
  const mail = await support.getByRole('link', { name: 'Open email' }).getAttribute('href')
  expect(mail).toMatch(/^mailto:support@/)
  expect(parametersOf(mail).get('body')).toContain(id)
  await expect.poll(() => support.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(support).toBeHidden()

  await tracking.trouble.getByRole('link', { name: 'Request another rider' }).click()
  await expect(page).toHaveURL(new RegExp(`/request-a-rider/cz1001\\?again=${id}$`))
  await expect(requestForm.name).toHaveValue(DELAYED.name)
  await expect(page.getByRole('textbox', { name: 'Items' })).toHaveValue(DELAYED.description)
})

test('The actions of an order are one row that follows its status, and a refused cancellation says why (AID-04, CANC-01, SHARE-03)', async ({
  page,
  context,
  program,
  signIn,
  tracking,
  controlRoom,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = 'Alice Masaryková'
  const id = await program.request({ name, phone: '+420 604 111 888', description: 'Štrúdl' })
  await controlRoom.moveOrder(id, 'WAITING_FOR_TRANSPORT')
  await signIn.as('vendor', '/order-tracking')
  await tracking.isLive()
  await tracking.openOrderOf(name)
  await expect(tracking.actions).toHaveText(['Edit', 'Cancel order', ''])
  await controlRoom.moveOrder(id, 'PICKED_UP')
  await expect(tracking.actions).toHaveText(['Share tracking link', ''])
  const tops = await tracking.actions.evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)

  await tracking.actions.getByText('Share tracking link').click()
  const ways = page.getByRole('dialog', { name: 'Share tracking link' })
  await expect(ways.getByRole('link')).toHaveText([`WhatsApp to ${name}`, `SMS to ${name}`])
  await ways.getByRole('button', { name: 'Copy tracking link' }).click()
  await expect(page.getByText('Tracking link copied.')).toBeVisible()
  await expect(ways).toBeHidden()
  expect(await copied(page)).toMatch(new RegExp(`/tracking/${id}$`))

  const menu = await tracking.moreActions()
  await expect(menu.getByText('so it can’t be cancelled here')).toBeVisible()
  const cancel = menu.getByRole('button', { name: 'Cancel order' })
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await cancel.click({ force: true })
  await expect(tracking.cancelDialog).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await controlRoom.moveOrder(id, 'DELIVERED')
  await expect(tracking.actions).toHaveText(['Order again', ''])
})

test.describe('On a phone', () => {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13']
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch })

  test('the remedies of a failed order are in sight below its name (AID-01, AID-04)', async ({
    page,
    program,
    signIn,
    tracking,
    controlRoom,
  }) => {
    const id = await program.request({ ...DELAYED, name: 'Božena Laglerová' })
    await controlRoom.moveOrder(id, 'STALLED')
    await signIn.as('vendor', `/order-tracking?order_id=${id}`)
    await expect(tracking.trouble).toContainText(/Stuck for/)
    for (const way of ['Request another rider', 'Tell the customer', 'Write to support'])
      await expect(tracking.trouble.getByText(way)).toBeInViewport({ ratio: 1 })
    await tracking.trouble.getByRole('button', { name: 'Tell the customer' }).tap()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/could not deliver your order/)
  })
})
