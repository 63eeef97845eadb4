import { expect, type Page } from '@playwright/test'
import type { OverviewDay } from '../../../src/domain/history/overview.ts'

/** The values that a row of the table shows for a day. */
export type DayInWords = Pick<OverviewDay, 'orders' | 'delivered' | 'cancelled'> & { readonly fees: number }

/** The charts above the history, in English unless `title` is in another language. */
export class Overview {
  readonly region
  private readonly page: Page

  constructor(page: Page, title = 'Overview') {
    this.page = page
    this.region = page.getByRole('region', { name: title, exact: true })
  }

  /** The bars of the first chart: orders per day. */
  readonly bars = () => this.region.getByRole('group').first().getByRole('button')

  readonly reasons = () => this.region.getByRole('list').getByRole('button')

  /** The line with the number of listed orders. */
  readonly found = () => this.page.locator('.history-summary')

  /** The figures of the table, by day. */
  async table(words = 'Figures as a table'): Promise<ReadonlyArray<DayInWords>> {
    await this.region.getByText(words).first().click()
    const rows = this.region.getByRole('table').getByRole('row')
    await expect(rows).not.toHaveCount(0)
    const days: Array<DayInWords> = []
    for (const row of (await rows.all()).slice(1)) {
      const [orders = 0, delivered = 0, cancelled = 0, , , fees = 0] = (
        await row.getByRole('cell').allInnerTexts()
      ).map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
      days.push({ orders, delivered, cancelled, fees })
    }
    return days
  }
}
