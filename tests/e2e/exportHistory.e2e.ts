import { expect } from '@playwright/test'
import { readCsv } from '../support/readCsv.ts'
import { readXlsx } from '../support/readXlsx.ts'
import { HistoryExport } from './support/HistoryExport.ts'
import { includeAllOutlets } from './support/outlets.ts'
import { test } from './support/stories.ts'

const COLUMNS = [
  'Order number',
  'Created (Central European Time, Europe/Prague)',
  'Status',
  'Customer',
  'Phone',
  'Address',
  'Amount (CZK)',
  'Payment',
  'Delivery fee (CZK)',
  'Delivered (Central European Time, Europe/Prague)',
  'Time to deliver, min',
  'Rider',
  'Voucher',
  'Collection point',
]
const PAGES = /\/vendor\/[^/]+\/orders\?/

test('A manager exports the orders of all outlets as CSV and for Excel, including orders not yet loaded, with phone numbers as text and without formulas (HIST-10, OP-25)', async ({
  page,
  signIn,
}) => {
  await signIn.as('parent')
  const exporting = new HistoryExport(page)
  await exporting.ofPastMonth()
  await includeAllOutlets(page)
  await expect(page.getByText(/^\W*50\W+of\W+\d+\W+orders$/).first()).toBeVisible()

  const csv = await exporting.saved(() => exporting.begin('CSV file'))
  expect(csv.name).toMatch(/^[\p{L}\p{M}-]+_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/u)
  const text = csv.bytes.toString('utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  const [header, ...rows] = readCsv(text.slice(1), ';')
  expect(header).toEqual(COLUMNS)
  expect(rows.length).toBeGreaterThan(50)
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
  expect(new Set(rows.map((row) => row.at(-1))).size).toBeGreaterThan(1)
  expect(rows.filter((row) => !/^\(\+420\) \d{9}$/.test(row[4] ?? ''))).toEqual([])
  expect(rows.filter((row) => !/^\d+,\d\d$/.test(row[8] ?? ''))).toEqual([])
  const delivered = rows.filter((row) => row[2] === 'Delivered')
  expect(delivered.length).toBeGreaterThan(0)
  expect(delivered.filter((row) => !/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(row[9] ?? ''))).toEqual([])
  expect(rows.filter((row) => !/^\d*$/.test(row[10] ?? ''))).toEqual([])
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  await expect(exporting.told(new RegExp(`${rows.length}\\W+orders saved as`)).first()).toBeVisible()

  const xlsx = await exporting.saved(() => exporting.begin('Excel workbook'))
  expect(xlsx.name).toBe(csv.name.replace(/csv$/, 'xlsx'))
  const sheet = readXlsx(xlsx.bytes)
  expect(sheet.sheetName).toBe('Orders')
  const [headerCells = [], ...cells] = sheet.rows
  expect(headerCells.map((cell) => cell?.value)).toEqual(COLUMNS)
  expect(cells.map(([id]) => id?.value)).toEqual(rows.map(([id]) => id))
  expect(cells.map((row) => row[4]?.value)).toEqual(rows.map((row) => row[4]?.replaceAll(/[() ]/g, '')))
  expect(cells.filter((row) => row[4]?.type !== 'inlineStr' || row[4].format !== '@')).toEqual([])
  expect(cells.map((row) => Number(row[8]?.value))).toEqual(rows.map((row) => Number(row[8]?.replace(',', '.'))))
  expect(sheet.rows.flat().filter((cell) => cell?.isFormula)).toEqual([])

  const otherwise = await exporting.saved(async () => {
    await exporting.open.click()
    await page.getByText('CSV settings').click()
    await page.getByLabel('Columns are separated by').selectOption({ label: 'Comma ,' })
    await page.getByLabel('Decimals are written with').selectOption({ label: 'Point: 1250.50' })
    await page.getByLabel(/^Mark the file as UTF-8/).uncheck()
    await page.getByRole('button', { name: 'CSV file' }).click()
  })
  const [commas, ...others] = readCsv(otherwise.bytes.toString('utf8'))
  expect(commas).toEqual(COLUMNS)
  expect(others.map((row) => row[8])).toEqual(rows.map((row) => row[8]?.replace(',', '.')))
})

test('A failed export keeps its rows and resumes, a cancelled one saves nothing, and the screen stays usable (HIST-10, OP-25)', async ({
  page,
  signIn,
}) => {
  await signIn.as('vendor')
  const exporting = new HistoryExport(page)
  await exporting.ofPastMonth()
  let refuses = true
  await page.route(PAGES, (route) =>
    refuses && route.request().url().includes('count=200')
      ? route.fulfill({
          status: 400,
          json: { errors: [{ code: 'TOO_BUSY', message: 'Not now', meta: { translation_key: 'none' } }] },
        })
      : route.continue(),
  )
  await exporting.begin('CSV file')
  await expect(exporting.trouble).toContainText(/before the first order\. Not now/)
  refuses = false
  const { bytes } = await exporting.saved(() => page.getByRole('button', { name: 'Resume' }).click())
  expect(readCsv(bytes.toString('utf8')).length).toBeGreaterThan(10)

  // Leaves the request unanswered, so that the export can be cancelled.
  await page.unroute(PAGES)
  await page.route(PAGES, (route) => (route.request().url().includes('count=200') ? undefined : route.continue()))
  const downloads: Array<unknown> = []
  page.on('download', (download) => downloads.push(download))
  await exporting.begin('Excel workbook')
  await expect(exporting.progress).toContainText('orders exported')
  await page.getByRole('radio', { name: 'Past 7 days' }).check()
  await expect(page.getByRole('radio', { name: 'Past 7 days' })).toBeChecked()
  await expect(exporting.progress).toBeVisible()
  await exporting.cancel.click()
  await expect(exporting.progress).toBeHidden()
  await expect(exporting.open).toBeVisible()
  expect(downloads).toEqual([])
})
