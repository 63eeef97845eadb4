import { expect, type Page } from '@playwright/test'
import { NARROW } from './support/devices.ts'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

const PLACE_ORDER = '/orders/api/v1/order'

const pathsAsked = (page: Page): ReadonlyArray<string> => {
  const paths: Array<string> = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test.beforeEach(async ({ signIn }) => signIn.as('vendor'))

test('A vendor requests a rider without a pointer: with arrow keys, Enter, Tab and Ctrl+Enter (ADDR-01, ADDR-04, REQ-11)', async ({
  page,
  requestForm,
  tracking,
}) => {
  const { keyboard } = page
  await requestForm.destination.focus()
  await keyboard.type('Korun')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await requestForm.expectDeliverable()
  await expect(requestForm.destination).toHaveValue(/^Korunn/)

  for (const _ of ['unit', 'building', 'name']) await keyboard.press('Tab')
  await keyboard.type('Josef Jungmann')
  await keyboard.press('Tab')
  await keyboard.type('+420 602 123 456')
  for (const _ of ['notes', 'save this customer', 'delivery time', 'items']) await keyboard.press('Tab')
  await keyboard.type('1× Kulajda')
  await keyboard.press('Tab')
  await keyboard.type('89')
  await keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/order-tracking\/cz1001\?order_id=/)
  await expect(tracking.row('Josef Jungmann')).toBeVisible()
})

test('Tab in the address field accepts a fully typed address, opens no list in another field and loses no address', async ({
  page,
  requestForm,
  controlRoom,
}) => {
  const { keyboard } = page
  const { destination } = requestForm
  const options = page.getByRole('option')
  await controlRoom.letFail({ latencyMs: 1_500, path: '/geolocator/' })
  const answered = page.waitForResponse(/geolocator\/autocomplete/)
  await destination.focus()
  await keyboard.type('Vinohr')
  for (const _ of ['unit', 'building']) await keyboard.press('Tab')
  await answered
  await expect(page.getByText('Searching')).toBeHidden()
  await expect(options).toHaveCount(0)
  await expect(destination).toHaveAttribute('aria-expanded', 'false')
  for (const _ of ['building', 'unit']) await keyboard.press('Shift+Tab')
  await expect(destination).toBeFocused()
  await expect(options.first()).toBeVisible()
  await keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await keyboard.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await keyboard.press('Escape')
  await destination.click()
  await expect(options.first()).toBeVisible()

  await destination.fill('Korunní 12')
  await keyboard.press('Tab')
  await requestForm.expectDeliverable()
  await expect(destination).toHaveValue(/^Korunní 12\b.+/)
  await expect(destination).toHaveAttribute('aria-invalid', 'false')
  await keyboard.press('Shift+Tab')
  await destination.focus()
  await keyboard.press('End')
  await keyboard.type('x')
  await keyboard.press('Backspace')
  await keyboard.press('Tab')
  await requestForm.expectDeliverable()
  await expect(options).toHaveCount(0)
})

test('The destination may be a pair of coordinates or a click on the map (ADDR-02, ADDR-21)', async ({
  page,
  requestForm,
}) => {
  const asked = pathsAsked(page)
  await requestForm.deliverTo('50.0875,14.4213')
  expect(asked).toContain('/geolocator/api/v1/geolocator/reverse')
  expect(asked).not.toContain('/geolocator/api/v1/geolocator/autocomplete')
  const first = await requestForm.destination.inputValue()

  await expect(requestForm.map.getByRole('button', { name: 'Drop-off point' })).toBeVisible()
  await requestForm.map.locator('canvas').click({ position: { x: 40, y: 150 } })
  await expect(requestForm.destination).not.toHaveValue(first)
  await requestForm.expectDeliverable()
})

test.describe('Request in a narrow window', () => {
  test.use({ viewport: NARROW })

  test('The form refuses a place outside the delivery area at once and orders nothing (FEE-02)', async ({
    page,
    requestForm,
  }) => {
    await requestForm.destination.fill('Westfield Černý Most')
    await page.getByRole('option').first().click()
    const refusal = 'We cannot deliver that order there.'
    await expect(page.getByRole('status').filter({ hasText: refusal })).toBeVisible()
    await requestForm.name.fill('Antonín Sova')
    await requestForm.phone.fill('+420 602 123 456')
    await requestForm.value.fill('458')
    await requestForm.submit.click()
    await expect(requestForm.invalidFields).toHaveText(['Delivery address'])
    await expect(requestForm.destination).toBeFocused()
    await expect(requestForm.destination).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL(/\/request-a-rider/)
  })

  test('The form marks every wrong field, focuses the first one of the page, and leads to the others from above the button (VAL-01, VAL-05, VAL-07, VAL-09, VAL-11, VAL-28)', async ({
    page,
    requestForm,
  }) => {
    await requestForm.name.fill('R2D2')
    await requestForm.phone.fill('12')
    await requestForm.submit.click()
    await expect(requestForm.destination).toBeFocused()
    await expect(requestForm.wrongCount).toHaveText(/4.? fields need you/)
    await expect(requestForm.invalidFields).toHaveText([
      'Delivery address',
      'Customer name',
      'Customer phone',
      'Item value',
    ])
    await expect(page.getByRole('region', { name: 'Notices' })).toBeEmpty()
    expect(await requestForm.problemAt(requestForm.name)).toContain('The customer name is not valid')
    expect(await requestForm.problemAt(requestForm.phone)).toContain("The phone number doesn't seem correct")
    expect(await requestForm.problemAt(requestForm.destination)).toContain('Please type in the address')
    expect(await requestForm.problemAt(requestForm.value)).toContain('Please put a valid amount for the order')
    await expect(requestForm.items).toHaveAttribute('aria-invalid', 'false')

    await requestForm.invalidFields.last().click()
    await expect(requestForm.value).toBeFocused()
    await expect(requestForm.value).toBeInViewport()
    await page.keyboard.type('458')
    await expect(requestForm.wrongCount).toHaveText(/3.? fields need you/)
  })

  test('A draft survives a reload of its own tab and of no other tab (PERSIST-02)', async ({
    page,
    context,
    requestForm,
  }) => {
    await requestForm.fillIn(delivery('Alois Jirásek'))
    await page.reload()
    await expect(page.getByText('We kept what you had typed.')).toBeVisible()
    await expect(requestForm.name).toHaveValue('Alois Jirásek')
    await expect(requestForm.items).toHaveValue('2× Svíčková')
    await requestForm.expectDeliverable()

    const other = await context.newPage()
    await other.goto('/request-a-rider')
    await expect(other.getByLabel('Customer name')).toHaveValue('')
  })

  test('Pressing the button repeatedly places one order (REQ-16, CON-16)', async ({ page, program, requestForm }) => {
    const customer = 'Josef Kajetán'
    await requestForm.fillIn(delivery(customer))
    await requestForm.submit.dblclick()
    await expect(page).toHaveURL(/\/order-tracking\//)
    expect(await program.ordersFor(customer)).toHaveLength(1)
  })

  test('A failed submission keeps the draft and can be repeated (REQ-33, ERR-07)', async ({
    page,
    program,
    requestForm,
    controlRoom,
  }) => {
    const customer = 'Svatopluk Čech'
    await requestForm.fillIn(delivery(customer))
    await controlRoom.letFail({ path: PLACE_ORDER, status: 503 })
    await requestForm.submit.click()
    await expect(requestForm.summary.getByText('Could not create that order')).toBeVisible()
    await expect(requestForm.summary.getByText('Nothing you typed is lost.')).toBeVisible()
    await expect(requestForm.submit).toBeFocused()
    await expect(requestForm.name).toHaveValue(customer)
    await expect(requestForm.value).toHaveValue('458')
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('alert')
    await notice.hover()
    await page.getByRole('link', { name: 'Order tracking' }).click()
    await expect(page).toHaveURL(/\/order-tracking\//)
    await expect(notice).toHaveCount(0)
    await page.goBack()
    await expect(requestForm.name).toHaveValue(customer)

    await controlRoom.letFail({ path: PLACE_ORDER, latencyMs: 300 })
    await requestForm.submit.click()
    await expect(page).toHaveURL(/\/order-tracking\//)
    expect(await program.ordersFor(customer)).toHaveLength(1)
  })

  test('An order whose answer is lost is sent again and placed once (CON-16, API-03)', async ({
    page,
    service,
    program,
    requestForm,
  }) => {
    const customer = 'Julius Zeyer'
    await requestForm.fillIn(delivery(customer))
    await page.route(
      `**${PLACE_ORDER}`,
      async (route) => {
        await route.fetch({ url: `${service.address}${PLACE_ORDER}` })
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await requestForm.submit.click()
    await expect(page).toHaveURL(/\/order-tracking\/cz1001\?order_id=/)
    await expect(page.getByRole('heading', { name: customer })).toBeVisible()
    expect(await program.ordersFor(customer)).toHaveLength(1)
  })
})
