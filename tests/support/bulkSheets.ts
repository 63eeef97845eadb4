import { writeXlsx } from 'hucre/xlsx'
import { BULK_COLUMNS, BULK_HEADERS, type BulkCells } from '../../src/domain/bulk/bulkColumns.ts'
import { NO_CELLS } from '../../src/domain/bulk/bulkFile.ts'
import type { BulkSheet } from './workbookOf.ts'

export type SheetRow = ReadonlyArray<string | number | boolean | Date | null>

export const HEADERS = BULK_COLUMNS.map((column) => BULK_HEADERS[column])

/** The cells of a valid order near the vendors of the small world; pass only what the test is about. */
const bulkCells = (more: Partial<BulkCells> = {}): BulkCells => ({
  ...NO_CELLS,
  customerName: 'Karel Novák',
  phoneNumber: '602 000 001',
  address: '50.0801, 14.4285',
  itemValue: '250.50',
  items: 'Two soups',
  paymentType: 'PAID',
  ...more,
})

/** A sheet with a header and a row per order. */
export const sheetOf = (...orders: ReadonlyArray<Partial<BulkCells>>): BulkSheet => [
  HEADERS,
  ...orders.map((order) => {
    const cells = bulkCells(order)
    return BULK_COLUMNS.map((column) => cells[column])
  }),
]

export const xlsxOf = async (rows: ReadonlyArray<SheetRow>): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Orders', rows: rows.map((row) => [...row]) }] }))

/** The file in base64, as the portal sends it. */
export const contentOf = async (...orders: ReadonlyArray<Partial<BulkCells>>): Promise<string> =>
  (await xlsxOf(sheetOf(...orders))).toString('base64')
