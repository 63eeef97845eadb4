import { expect } from '@playwright/test'
import { CountedKeys } from './support/CountedKeys.ts'
import { test } from './support/stories.ts'

test('A vendor orders for a returning customer with at most 25 keys and without a pointer (ADDR-05, ADDR-07, REQ-11, REQ-17)', async ({
  page,
  program,
  requestForm,
  controlRoom,
  signIn,
}) => {
  const customer = 'Zdeněk Burian'
  await controlRoom.switchFlag('AddressBook', true)
  await program.saveCustomer({ name: customer, phone: '+420602778899', address: ', , Dlouhá 12, Praha' })
  await signIn.as('vendor')
  await expect(requestForm.destination).toBeFocused()

  const keys = new CountedKeys(page)
  await keys.type('zden')
  await expect(page.getByRole('option', { name: new RegExp(customer) })).toHaveAttribute('aria-selected', 'true')
  await keys.press('Enter')
  await expect(requestForm.value).toBeFocused()
  await keys.type('458')
  await requestForm.expectDeliverable()
  await keys.press('Control+Enter')
  await expect(page.getByText('Order pushed!')).toBeVisible()
  await expect(page).toHaveURL(/\/order-tracking\/cz1001\?order_id=/)
  expect(keys.pressed.length, keys.pressed.join(' ')).toBeLessThanOrEqual(25)
})

test('Letters type text within a field and act as shortcuts only outside of fields', async ({
  page,
  requestForm,
  signIn,
  tracking,
}) => {
  await signIn.as('vendor')
  await requestForm.name.focus()
  await page.keyboard.type('Tn/?rT')
  await expect(requestForm.name).toHaveValue('Tn/?rT')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await requestForm.submit.focus()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(tracking.livePill).toHaveText('Live')
  await page.keyboard.press('/')
  await expect(tracking.search).toBeFocused()
  await tracking.search.blur()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/request-a-rider\/cz1001$/)
  await expect(requestForm.name).toHaveValue('Tn/?rT')
})

test('The command palette finds every command by its name, and a dialog lists the shortcuts', async ({
  page,
  requestForm,
  signIn,
  tracking,
}) => {
  await signIn.as('vendor')
  const palette = page.getByRole('dialog', { name: 'All commands' })
  const field = palette.getByRole('combobox')
  await requestForm.name.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('payment')
  await expect(palette.getByRole('option', { selected: true })).toContainText('Payment summary')
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Payment summary/ }).locator(':focus')).toHaveCount(1)

  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('Control+k')
  // Plain letters, because the driver has keys only for them and inserts other letters without a key press.
  await page.keyboard.type('Nemcova')
  await expect(palette.getByRole('option', { selected: true })).toContainText('Find orders with')
  await page.keyboard.press('Enter')
  await expect(tracking.tab('Found')).toHaveAttribute('aria-selected', 'true')
  await expect(tracking.search).toHaveValue('Nemcova')

  await tracking.search.blur()
  await page.keyboard.press('Shift+?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('Order again')).toBeVisible()
  await list.getByText('Single letters as shortcuts').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/order-tracking/)
  await page.reload()
  await expect(tracking.livePill).toHaveText('Live')
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/order-tracking/)
})
