import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { CollectionPoints } from './support/CollectionPoints.ts'
import { NARROW } from './support/devices.ts'
import { test } from './support/flippedFlags.ts'

test('A parent vendor adds a collection point on the map, finds it in the list and renames it (OUTLET-01 to OUTLET-16, OUTLET-21, OUTLET-22, ERR-24, PERM-05, PROD-05)', async ({
  page,
  signIn,
  flip,
}) => {
  const points = new CollectionPoints(page)
  await page.clock.install()
  await signIn.as('parent', '/order-tracking')
  await flip({ AddVendorOutlet: true, EditVendorOutlet: true })
  await points.open()
  await points.add.click()
  await expect(points.dialog).toHaveAccessibleName('Add collection point')
  await points.save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter collection point ID' })).toBeVisible()
  await expect(points.clientId).toBeFocused()
  await expect(points.dialog.getByText('Please select pickup address')).toBeVisible()
  await expectAccessible(page)

  await points.clientId.fill('HOL-31')
  await points.label.fill('Pekárna Kmín – Letná')
  await points.phone.pressSequentially('+420 601-123 abc')
  await expect(points.phone).toHaveValue('+420601123')
  await points.isAt('Korunní 12')
  const typed = await points.address.inputValue()
  await points.map.locator('canvas').click({ position: { x: 120, y: 420 } })
  await expect(points.address).not.toHaveValue(typed)
  await points.instructions.fill('Back entrance')
  await points.owner(1).fill('nobody')
  await points.save.click()
  await expect(points.dialog.getByText('Please enter a valid email')).toBeVisible()
  await expect(points.owner(1)).toBeFocused()
  await points.owner(1).fill('letna@kmin.test')

  await page.route('**/orders/api/v1/outlet', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await points.save.click()
  await expect(points.dialog.getByText('Unable to save the collection point')).toBeVisible()
  await expect(points.label).toHaveValue('Pekárna Kmín – Letná')
  const sent = page.waitForRequest((request) => request.url().endsWith('/orders/api/v1/outlet'))
  await points.save.dblclick()
  expect((await sent).postDataJSON()).toMatchObject({
    client_vendor_id: 'HOL-31',
    rider_instructions: 'Back entrance',
    users: ['letna@kmin.test'],
  })
  await expect(page.getByText(/saved successfully.*It will take a few minutes to become available/)).toBeVisible()
  await expect(points.dialog).toHaveCount(0)

  await points.open()
  await expect(points.named(/Letná/)).toHaveCount(1)
  await expect(points.named(/Letná/)).not.toBeChecked()
  await points.edit('Letná')
  await expect(points.clientId).toHaveValue('HOL-31')
  await expect(points.clientId).not.toBeEditable()
  await expect(points.parent).not.toBeEditable()
  await expect(points.owner(1)).toHaveValue('letna@kmin.test')
  await points.label.fill('Pekárna Kmín – Holešovice')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await points.save.click()
  // The notice of the first save may still be there.
  await expect(points.dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'has been saved successfully' }).first()).toBeVisible()
  await page.reload()
  await points.open()
  await expect(points.named(/Holešovice/)).toHaveCount(1)
  await expect(points.named(/Letná/)).toHaveCount(0)
})

test('The controls of collection points follow their flags on an open page (OUTLET-17 to OUTLET-20, CON-24, FLAG-08, FLAG-07 AddVendorOutlet, EditVendorOutlet)', async ({
  page,
  signIn,
  flip,
}) => {
  const points = new CollectionPoints(page)
  await page.clock.install()
  await signIn.as('parent', '/history')
  await flip({ AddVendorOutlet: true, EditVendorOutlet: true })
  await points.open()
  await expect(points.add).toBeVisible()
  await expect(points.edits.first()).toBeVisible()
  await flip({ AddVendorOutlet: false, EditVendorOutlet: false })
  await expect(points.add).toHaveCount(0)
  await expect(points.edits).toHaveCount(0)
  await flip({ AddVendorOutlet: true })
  await expect(points.add).toBeVisible()
  await expect(points.edits).toHaveCount(0)
  await flip({ EditVendorOutlet: true })
  await expect(points.edits.first()).toBeVisible()
})

test.describe('Collection points in a narrow window', () => {
  test.use({ viewport: NARROW })

  test('A vendor without a parent sees none of the controls (OUTLET-18, CON-24)', async ({ page, signIn, flip }) => {
    const points = new CollectionPoints(page)
    await page.clock.install()
    await signIn.as('vendor', '/order-tracking')
    await flip({ AddVendorOutlet: true, EditVendorOutlet: true })
    await points.open()
    await expect(page.getByRole('radiogroup').getByRole('radio')).toHaveCount(1)
    await expect(points.add).toHaveCount(0)
    await expect(points.edits).toHaveCount(0)
  })
})

test.describe('Collection points on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('The dialog fills the screen, and a button opens its map (OUTLET-01)', async ({ page, signIn, flip }) => {
    const points = new CollectionPoints(page)
    await page.clock.install()
    await signIn.as('parent', '/order-tracking')
    await flip({ AddVendorOutlet: true })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await points.add.click()
    await expect(points.dialog).toBeVisible()
    await expect(points.map).toHaveCount(0)
    await points.dialog.getByRole('button', { name: 'Choose on the map' }).click()
    await expect(points.map).toBeVisible()
    await expectAccessible(page)
    await points.dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(points.dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  })
})
