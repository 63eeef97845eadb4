import { expect, type Locator, type Page } from '@playwright/test'
import type { OverviewDay } from '../../../src/domain/history/overview.ts'

/** The values that a row of the table shows for a day or a collection point. */
export type RowInWords = Pick<OverviewDay, 'orders' | 'delivered' | 'cancelled'> & { readonly fees: number }

/** Counts have the separators of the page's language, amounts those of Czechia. */
const numberIn = (text: string) => Number(text.replace(/,(?=\d\d(?!\d))/, '.').replaceAll(/[^\d.]/g, ''))

/** The figures, charts and tables above the history, in English unless `title` is in another language. */
export class Overview {
  readonly region: Locator
  private readonly page: Page

  constructor(page: Page, title = 'Overview') {
    this.page = page
    this.region = page.getByRole('region', { name: title, exact: true })
  }

  readonly tile = (name: 'Orders' | 'Time to deliver' | 'Delivery fees' | 'Cancelled') =>
    this.region.getByRole('region', { name, exact: true })

  /** The number that a tile shows. */
  readonly figure = async (...tile: Parameters<Overview['tile']>): Promise<number> =>
    numberIn(
      await this.tile(...tile)
        .locator('.figure')
        .innerText(),
    )

  /** The button that shows the orders that ended in one way, with their number. */
  readonly count = (name: 'All' | 'Delivered or returned' | 'Delivered late' | 'Cancelled') =>
    this.region.getByRole('group', { name: 'Show only' }).getByRole('button', { name: new RegExp(`^${name}: `) })

  /** The bars of the first chart: orders per day. */
  readonly bars = () => this.region.locator('.overview-bars').first().getByRole('button')

  readonly reasons = () => this.region.getByRole('list').getByRole('button')

  /** Shows figures alone, charts or a table. */
  readonly show = (part: string) => this.region.getByRole('radio', { name: part }).check()

  /** The line with the number of listed orders. */
  readonly found = () => this.page.locator('.history-summary')

  readonly row = (name: string) =>
    this.region.getByRole('row').filter({ has: this.page.getByRole('button', { name, exact: true }) })

  /** The figures of a table's rows, in its order. */
  async table(part = 'Table'): Promise<ReadonlyArray<RowInWords>> {
    await this.show(part)
    const rows = this.region.getByRole('table').getByRole('row')
    await expect(rows).not.toHaveCount(0)
    const read: Array<RowInWords> = []
    for (const row of (await rows.all()).slice(1)) {
      const cells = (await row.getByRole('cell').allInnerTexts()).map(numberIn)
      const [orders = 0, delivered = 0, , cancelled = 0, , , fees = 0] = cells
      read.push({ orders, delivered, cancelled, fees })
    }
    return read
  }
}
