import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { BulkOrders, XLSX } from './support/BulkOrders.ts'
import { test } from './support/flippedFlags.ts'

/** A workbook like those that went wrong elsewhere. */
const fieldFile = async (name: string, as = 'orders.xlsx') => ({
  name: as,
  mimeType: XLSX,
  buffer: await readFile(path.join(import.meta.dirname, '../support/field', name)),
})

test('A vendor sees which rows of a workbook are hidden and left out, takes them in by a tick, and sees what was read above the result (BULK-29, BULK-31)', async ({
  page,
  signIn,
}) => {
  const bulk = new BulkOrders(page)
  await signIn.as('vendor', '/bulk-order')
  await bulk.input.setInputFiles(await fieldFile('06-hidden-rows.xlsx'))
  await expect(page.getByText(/row is hidden or struck through in your file and left out/)).toBeVisible()
  await expect(bulk.grid.getByText('Videt Radka')).toBeVisible()
  await expect(bulk.grid.getByText('Skryta Radka')).toHaveCount(0)
  await expectAccessible(page)
  const tick = page.getByRole('checkbox', { name: 'Order these rows too' })
  await tick.check()
  await expect(bulk.grid.getByText('Skryta Radka')).toBeVisible()
  await expect(bulk.grid.getByText('This row is hidden or struck through in your file.')).toHaveCount(1)
  await tick.uncheck()
  await expect(bulk.grid.getByText('Skryta Radka')).toHaveCount(0)
  await bulk.send.click()
  await expect(bulk.figure('Total rows')).toHaveText('1')
  await expect(page.getByText(/row is hidden or struck through in your file and left out/)).toBeVisible()
  await page.getByText('What we read').click()
  await expect(page.getByText('Sheet \u2068Orders\u2069, columns named in row \u20681\u2069')).toBeVisible()
})

test('A workbook without faults is sent at once, and its result says what was read: the visible sheet, and an address of several columns (BULK-07, BULK-29, BULK-31)', async ({
  page,
  signIn,
}) => {
  const bulk = new BulkOrders(page)
  await signIn.as('vendor', '/bulk-order')
  await bulk.input.setInputFiles(await fieldFile('03b-hidden-first-old-orders.xlsx'))
  await expect(bulk.figure('Total rows')).toHaveText('1')
  await expect(bulk.rows).toContainText('Novy Zakaznik')
  await expect(bulk.rows).not.toContainText('Stary Zakaznik')
  await page.getByRole('button', { name: 'Another file' }).click()
  await bulk.input.setInputFiles(await fieldFile('28-city-column.xlsx'))
  await expect(bulk.figure('Errors')).toHaveText('1')
  await page.getByText('What we read').click()
  await expect(page.getByText('Street + City + Postcode')).toBeVisible()
  await expectAccessible(page)
})

test('A cell with an error, two phone numbers or a time alone is understood or says what is wrong with it (BULK-30, BULK-31, BULK-33)', async ({
  page,
  signIn,
}) => {
  const bulk = new BulkOrders(page)
  await signIn.as('vendor', '/bulk-order')
  await bulk.input.setInputFiles(await fieldFile('07-error-cells.xlsx'))
  await bulk.faultsLeft(6)
  await expect(bulk.cell(2, 'Customer name')).toHaveAccessibleDescription(/This is an error of the spreadsheet/)
  await page.getByRole('button', { name: 'Another file' }).click()
  await bulk.input.setInputFiles(await fieldFile('25-two-phones.xlsx'))
  await bulk.faultsLeft(2)
  await expect(bulk.cell(3, 'Phone number')).toHaveAccessibleDescription(/more than one phone number/)
})

test('A file that is no workbook is refused with what it is (BULK-03)', async ({ page, signIn }) => {
  const bulk = new BulkOrders(page)
  await signIn.as('vendor', '/bulk-order')
  const files = [
    [{ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from('Name;Phone') }, 'It is a text file (CSV).'],
    [{ name: 'orders.xlsx', mimeType: XLSX, buffer: Buffer.from('Name;Phone') }, 'It is a text file (CSV).'],
    [{ name: 'orders.xls', mimeType: XLSX, buffer: Buffer.from('x') }, 'It is an old Excel file (.xls).'],
    [await fieldFile('24-encrypted.xlsx'), 'It is protected by a password.'],
    [{ name: 'orders.xlsx', mimeType: XLSX, buffer: Buffer.from('PK\u0003\u0004 cut off') }, 'It is damaged.'],
  ] as const
  for (const [file, words] of files) {
    await bulk.input.setInputFiles(file)
    await expect(page.getByText('File format is invalid')).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
  }
})
