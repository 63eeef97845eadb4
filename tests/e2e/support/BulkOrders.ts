import { writeXlsx } from 'hucre/xlsx'
import { expect, type Locator, type Page } from '@playwright/test'
import { BULK_COLUMNS, BULK_HEADERS, type BulkCells } from '../../../src/domain/bulk/bulkColumns.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A spreadsheet like those of users; phone numbers may be numbers. */
export const bulkFile = async (rows: ReadonlyArray<Partial<BulkCells>>, name = 'orders.xlsx') => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Orders',
        rows: [
          BULK_COLUMNS.map((column) => BULK_HEADERS[column]),
          ...rows.map((cells) => BULK_COLUMNS.map((column) => cells[column] ?? '')),
        ],
      },
    ],
  })
  return { name, mimeType: XLSX, buffer: Buffer.from(bytes) }
}

type ColumnName = (typeof BULK_HEADERS)[keyof typeof BULK_HEADERS]

/** The page "Bulk order", in English. */
export class BulkOrders {
  private readonly page: Page
  readonly tab: Locator
  readonly input: Locator
  readonly template: Locator
  readonly grid: Locator
  readonly nextFault: Locator
  readonly send: Locator
  readonly place: Locator
  readonly dialog: Locator
  readonly jobs: Locator
  readonly rows: Locator

  constructor(page: Page) {
    this.page = page
    this.tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bulk order' })
    this.input = page.locator('input[type=file]')
    this.template = page.getByRole('button', { name: 'Download template' })
    this.grid = page.getByRole('grid', { name: 'Orders of the file' })
    this.nextFault = page.getByRole('button', { name: 'Next error' })
    this.send = page.getByRole('button', { name: /^Send .?\d+.? rows?$/ })
    this.place = page.getByRole('button', { name: /^Place (.?\d+.?|one) orders?$/ })
    this.dialog = page.getByRole('dialog', { name: /^Place (.?\d+.?|one) orders?\?$/ })
    this.jobs = page.getByRole('region', { name: 'Job history' })
    this.rows = page.getByRole('table', { name: 'Rows of the file' })
  }

  async open(): Promise<void> {
    await this.tab.click()
    await expect(this.page.getByRole('heading', { name: 'Bulk order' })).toBeVisible()
  }

  readonly choose = async (rows: ReadonlyArray<Partial<BulkCells>>, name?: string): Promise<void> =>
    this.input.setInputFiles(await bulkFile(rows, name))

  /** The texts wrap numbers in directional isolates. */
  readonly faultsLeft = (count: number) =>
    expect(this.page.getByText(new RegExp(`^\u2068${count}\u2069 errors?$`))).toBeVisible()

  /** A cell, by the row number that a spreadsheet shows. */
  readonly cell = (row: number, column: ColumnName): Locator => {
    const place = Object.values(BULK_HEADERS).indexOf(column)
    return this.grid.locator(`[aria-rowindex="${row}"]`).locator(`[aria-colindex="${place + 2}"]`)
  }

  /** Types without a pause into the focused fault and moves to the next one. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.press('F2')
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
  }

  /** Replaces the text of a cell, or chooses it where the cell has a fixed set of values. */
  async correct(row: number, column: ColumnName, text: string): Promise<void> {
    const cell = this.cell(row, column)
    await cell.click()
    const focus = this.page.locator(':focus')
    await expect(cell.and(focus).or(cell.locator('input, select').and(focus))).toHaveCount(1)
    // A click on the active cell starts editing.
    if ((await cell.locator('input, select').count()) === 0) await this.page.keyboard.press('F2')
    const list = cell.locator('select')
    if (await list.count()) await list.selectOption(text)
    else await cell.locator('input').fill(text)
    await this.page.keyboard.press('Enter')
  }

  /** The value that the summary shows for this name. */
  readonly figure = (name: string): Locator =>
    this.page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
}
