import { expect } from '@playwright/test'
import { AddressBook } from './support/AddressBook.ts'
import { OriginForm } from './support/OriginForm.ts'
import { test } from './support/stories.ts'

test('A new vendor sets its address, orders, saves the customer, and finds, edits and deletes them by the last digits of the phone number (REQ-02, REQ-05, ADDR-06 to ADDR-09, ADDR-12, ADDR-21, ENT-08)', async ({
  page,
  signIn,
  requestForm,
  tracking,
}) => {
  const customer = 'Vítězslav Nezval'
  const phone = '+420 605 271 828'
  const origin = new OriginForm(page)
  const book = new AddressBook(page)

  await signIn.as('new')
  await origin.save.click()
  await expect(page.getByRole('status').filter({ hasText: 'No coordinates for that address' })).toBeVisible()
  await origin.isAt('Korunní 12')
  await expect(origin.postalCode).toHaveValue('120 00')
  const typed = await origin.address.inputValue()
  await expect(origin.map.getByRole('button', { name: 'Collection point' })).toBeVisible()
  await origin.map.locator('canvas').click({ position: { x: 200, y: 480 } })
  await expect(origin.address).not.toHaveValue(typed)
  await origin.isAt('Korunní 12')
  await origin.instructions.fill('Back entrance')
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', 'true'))
  await origin.save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Address saved' })).toBeVisible()

  await requestForm.fillIn({ to: 'Slezská 60', name: customer, phone, items: '1× Čaj', value: '90' })
  await expect(page.getByText('Korunní 12', { exact: false }).first()).toBeVisible()
  await page.getByLabel('Notes for the rider').fill('Ring twice')
  await book.save.click()
  await expect(page.getByText('Saved in your customers')).toBeVisible()
  await requestForm.submit.click()
  await expect(tracking.details.getByRole('heading', { name: customer })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', 'true')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Request a rider' }).click()
  await expect(requestForm.destination).toBeFocused()
  await page.keyboard.type('1828')
  await expect(book.suggestion(customer)).toContainText('used once')
  await page.keyboard.press('Enter')
  await requestForm.expectDeliverable()
  await expect(requestForm.name).toHaveValue(customer)
  await expect(page.getByLabel('Notes for the rider')).toHaveValue('Ring twice')
  await expect(requestForm.value).toBeFocused()

  await book.open()
  await book.search.fill('Nezval')
  await book.row(customer).getByRole('button', { name: /^Edit/ }).click()
  await book.editor.getByLabel('Notes for the rider').fill('Third floor')
  await book.editor.getByRole('button', { name: 'Save changes' }).click()
  await expect(book.row(customer)).toContainText('Third floor')
  await book
    .row(customer)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await book.dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(book.dialog.getByText(/^Nobody found/)).toBeVisible()
  await book.close()
  await requestForm.destination.fill('1828')
  await expect(requestForm.destination).toHaveAttribute('aria-expanded', 'false')
  await expect(book.suggestions).toHaveCount(0)
})

test('A known phone number suggests its customer and overwrites nothing that was typed (ADDR-05, ADDR-07, ADDR-15)', async ({
  page,
  signIn,
  requestForm,
  controlRoom,
}) => {
  const book = new AddressBook(page)
  await signIn.as('vendor')
  await requestForm.fillIn({
    to: 'Slezská 60',
    name: 'Jaroslav Seifert',
    phone: '+420 605 314 159',
    items: '',
    value: '90',
  })
  await book.save.click()
  await expect(page.getByText('Saved in your customers')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/request-a-rider')

  const asked: Array<string> = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await requestForm.name.fill('Jarka')
  await requestForm.phone.fill('605 314 159')
  await page.getByRole('button', { name: 'Fill in what is empty' }).click()
  await requestForm.expectDeliverable()
  await expect(requestForm.name).toHaveValue('Jarka')
  await expect(requestForm.destination).toHaveValue(/^Slezská 60/)
  expect(asked.filter((path) => path.startsWith('/geolocator'))).toEqual([])
  await expect(book.update).toBeVisible()

  asked.length = 0
  await requestForm.destination.fill('S')
  await expect.poll(() => asked).toContain('/geolocator/api/v1/geolocator/autocomplete')
  expect(asked.filter((path) => path.includes('/addressbook/'))).toEqual([])
  await requestForm.destination.fill('Se')
  await expect(book.suggestion('Jaroslav Seifert')).toBeVisible()

  try {
    await controlRoom.switchFlag('AddressBook', false)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/request-a-rider')
    await requestForm.destination.fill('Seifertova')
    await expect(book.places.first()).toBeVisible()
    await expect(book.suggestions).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Customers' })).toHaveCount(0)
  } finally {
    await controlRoom.switchFlag('AddressBook', true)
  }
})

test('A vendor changes the collection point from the request without losing the customer’s data (REQ-15, REQ-20)', async ({
  page,
  signIn,
  requestForm,
}) => {
  const origin = new OriginForm(page)
  await signIn.as('vendor')
  await requestForm.fillIn({ to: 'Slezská 60', name: 'Karel Teige', phone: '+420 605 141 421', items: '', value: '90' })
  const fee = await requestForm.figure('Delivery fee').innerText()
  const change = page.getByRole('button', { name: 'Change the collection point' })
  await change.click()
  await expect(origin.address).toHaveValue(/^Vodičkova 18/)
  await origin.keep.click()
  await expect(requestForm.name).toHaveValue('Karel Teige')
  await expect(requestForm.figure('Delivery fee')).toHaveText(fee)
})

test('When pin and address text disagree, a warning offers to use either one (ADDR-21)', async ({
  page,
  signIn,
  requestForm,
}) => {
  await signIn.as('vendor')
  await requestForm.deliverTo('Slezská 60')
  const text = await requestForm.destination.inputValue()
  await expect(requestForm.map.getByRole('button', { name: 'Drop-off point' })).toBeVisible()
  await requestForm.map.locator('canvas').click({ position: { x: 60, y: 120 } })
  await expect(page.getByText(/^The pin is .* away from this address/)).toBeVisible()
  await expect(requestForm.destination).toHaveValue(text)
  await page.getByRole('button', { name: 'Use the address at the pin' }).click()
  await expect(requestForm.destination).not.toHaveValue(text)
  await expect(page.getByText(/^The pin is .* away from this address/)).toHaveCount(0)
  await requestForm.expectDeliverable()
})
