import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { BULK_HEADERS } from '../../src/domain/bulk/bulkColumns.ts'
import { expectAccessible } from './support/accessibility.ts'
import { BulkOrders, bulkFile, XLSX } from './support/BulkOrders.ts'
import { test } from './support/flippedFlags.ts'

const someone = (customerName: string, cells: Readonly<Record<string, string>> = {}) => ({
  customerName,
  phoneNumber: '+420605777001',
  address: 'Dlouhá 12',
  items: 'Two loaves',
  itemValue: '120',
  paymentType: 'CASH_ON_DELIVERY',
  ...cells,
})

test('A vendor corrects twelve faults of a file on the screen, has it checked, and places every order once (BULK-01, BULK-02, BULK-06 to BULK-09, BULK-13, BULK-14, BULK-24, BULK-25, ROUTE-09, ROUTE-10, ROUTE-27, NAV-02, PROD-05)', async ({
  page,
  signIn,
  tracking,
}) => {
  const bulk = new BulkOrders(page)
  await signIn.as('vendor', '/order-tracking')
  await bulk.open()
  await expectAccessible(page)
  await bulk.choose([
    someone('Alžběta Hromadná'),
    someone('', { phoneNumber: '123' }),
    someone('Bedřich 2', { phoneNumber: '+420605777003', itemValue: 'a lot' }),
    someone('Cecílie Hromadná', { phoneNumber: '', address: '' }),
    someone('Dalibor Hromadný', { phoneNumber: '+420605777005', paymentType: 'CHEQUE', deliverAt: 'soon' }),
    someone('Eliška Hromadná', { phoneNumber: '+420605777006', collectionPoint: 'Nowhere' }),
    someone('František Hromadný', { phoneNumber: '+420605777007', deliverAt: '2020-01-01 12:00' }),
    someone('Gizela Hromadná', { phoneNumber: 'call me', itemValue: '-5' }),
  ])
  await bulk.faultsLeft(12)
  await expect(bulk.cell(9, 'Phone number')).toBeInViewport()
  await expectAccessible(page)

  await expect(bulk.cell(3, 'Customer name')).toBeFocused()
  await bulk.type('Barbora Hromadná')
  await bulk.faultsLeft(11)
  await bulk.cell(3, 'Customer name').click()
  await bulk.nextFault.click()
  await expect(bulk.cell(3, 'Phone number')).toBeFocused()
  await bulk.type('605 777 002')
  for (const [row, column, text] of [
    [4, 'Customer name', 'Bedřich Hromadný'],
    [4, 'Item value', '99.50'],
    [5, 'Phone number', '+420 605 777 004'],
    [5, 'Address', 'Národní 20'],
    [6, 'Payment type', 'PAID'],
    [6, 'Deliver at', ''],
    [7, 'Collection point', ''],
    [8, 'Deliver at', ''],
    [9, 'Phone number', '605777008'],
    [9, 'Item value', '5'],
  ] as const) {
    await bulk.correct(row, column, text)
  }
  await expect(page.getByText('No errors', { exact: true })).toBeVisible()
  await bulk.send.click()

  await expect(page.getByRole('heading', { name: /8.? orders are ready to be placed/ })).toBeFocused()
  await expect(bulk.figure('Total rows')).toHaveText('8')
  await expect(bulk.figure('Orders to be placed')).toHaveText('8')
  await expect(bulk.figure('Errors')).toHaveText('0')
  await expect(bulk.rows.getByRole('row').filter({ hasText: 'Cecílie Hromadná' })).toContainText('Národní')
  await expectAccessible(page)
  await bulk.place.click()
  await expect(bulk.dialog.getByText('Cash to collect')).toBeVisible()
  await bulk.dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect(bulk.figure('Orders placed')).toHaveText('0')
  await bulk.place.click()
  await bulk.dialog.getByRole('button', { name: /^Place/ }).dblclick()
  await expect(page.getByText('Orders placed successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/order-tracking\//)
  for (const name of ['Alžběta Hromadná', 'Gizela Hromadná']) await expect(tracking.row(name)).toHaveCount(1)

  await bulk.open()
  const job = bulk.jobs.getByRole('row').filter({ hasText: 'vendor@demo.test' }).first()
  await expect(job).toContainText('Placed')
  await expect(job).toContainText('8')
  await job.getByRole('link').click()
  await expect(page).toHaveURL(/\/bulk-order\/cz1001\/[\w-]+$/)
  await expect(bulk.figure('Orders placed')).toHaveText('8')
  await expect(bulk.place).toHaveCount(0)
  await page.reload()
  await expect(bulk.figure('Orders placed')).toHaveText('8')
})

test('The portal places the valid rows, keeps the rows that the service rejects, and refuses a file that is not a spreadsheet (BULK-03, BULK-04, BULK-10, BULK-18 to BULK-23, BULK-26, ERR-25, OP-56)', async ({
  page,
  signIn,
}) => {
  const bulk = new BulkOrders(page)
  await signIn.as('vendor', '/bulk-order')
  const coming = page.waitForEvent('download')
  await bulk.template.click()
  const template = await coming
  expect(template.suggestedFilename()).toBe('Template.xlsx')
  const [orders] = (await readXlsx(await readFile(await template.path()))).sheets
  expect(orders?.rows[0]).toEqual(Object.values(BULK_HEADERS))
  const service = '**/orders/api/v1/bulk-job/'
  await page.route(`${service}example-file`, (route) => route.fulfill({ status: 404, json: {} }))
  await bulk.template.click()
  await expect(page.getByText('Failed to download template file')).toBeVisible()

  for (const name of ['orders.csv', 'orders.xls']) {
    await bulk.input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('a;b') })
    await expect(page.getByText('File format is invalid')).toBeVisible()
  }
  await bulk.input.setInputFiles({ name: 'big.xlsx', mimeType: XLSX, buffer: Buffer.alloc(5_242_881) })
  await expect(page.getByText('File cannot be larger than 5 MB')).toBeVisible()

  const rows = [
    someone('Hedvika Hromadná', { phoneNumber: '+420605777011' }),
    someone('Ivan Hromadný', { phoneNumber: '+420605777012', address: 'Xyzzyx 77, Nowhere' }),
  ]
  await page.route(`${service}create`, (route) => route.fulfill({ status: 404, json: {} }), { times: 1 })
  await bulk.input.setInputFiles(await bulkFile(rows))
  await expect(page.getByText('Failed to upload file')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(bulk.figure('Errors')).toHaveText('1')
  const wrong = bulk.rows.getByRole('row').filter({ hasText: 'Ivan Hromadný' })
  await expect(wrong).toContainText('The address was not found.')

  await page.route(`${service}place-orders/*`, (route) => route.fulfill({ status: 404, json: {} }), { times: 1 })
  await bulk.place.click()
  await bulk.dialog.getByRole('button', { name: /^Place/ }).click()
  await expect(page.getByText('Error while placing orders')).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'View details' }).click()
  await expect(bulk.place).toBeVisible()
  await page.route(`${service}detail/**`, (route) => route.fulfill({ status: 404, json: {} }), { times: 1 })
  await page.reload()
  await expect(page.getByText('Failed to get job details')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await bulk.place.click()
  await expect(bulk.dialog).toContainText('One row is left out')
  await bulk.dialog.getByRole('button', { name: /^Place/ }).click()
  await expect(page).toHaveURL(/\/order-tracking\//)

  await page.route(`${service}all/*`, (route) => route.fulfill({ status: 404, json: {} }), { times: 1 })
  await page.goto('/bulk-order')
  await expect(page.getByText('Failed to get job history')).toBeVisible()
  await bulk.jobs.getByRole('button', { name: 'Try again' }).click()
  const job = bulk.jobs.getByRole('row').nth(1)
  await expect(job).toContainText('Placed, with errors')

  await job.getByRole('link').click()
  await page.getByRole('link', { name: 'Correct the rows' }).click()
  await bulk.faultsLeft(1)
  await expect(bulk.cell(2, 'Address')).toHaveAccessibleDescription('The address was not found.')
  await bulk.correct(2, 'Address', 'Dlouhá 14')
  await bulk.send.click()
  await expect(bulk.figure('Orders to be placed')).toHaveText('1')
  await expect(bulk.figure('Errors')).toHaveText('0')
})
