import { expect, type Locator, type Page } from '@playwright/test'

/** The page "History", in English. */
export class History {
  private readonly page: Page
  readonly details: Locator
  readonly rows: Locator
  /** The line above the table: days, number of orders, and what was searched. */
  readonly summary: Locator
  readonly status: Locator
  readonly outlet: Locator
  readonly search: Locator
  readonly firstDay: Locator
  readonly lastDay: Locator
  readonly showMore: Locator

  constructor(page: Page) {
    this.page = page
    this.details = page.getByRole('region', { name: 'Order details' })
    this.rows = page.locator('.history-row')
    this.summary = page.locator('.history-summary')
    this.status = page.getByRole('combobox', { name: 'Status' })
    this.outlet = page.getByRole('combobox', { name: 'Collection point' })
    this.search = page.getByLabel('Search the orders')
    this.firstDay = page.getByLabel('First day')
    this.lastDay = page.getByLabel('Last day')
    this.showMore = page.getByRole('button', { name: 'Show more' })
  }

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click()
    await expect(this.rows.first()).toBeVisible()
  }

  readonly range = (name: 'Yesterday' | 'Past 7 days' | 'Past 30 days' | 'Other days'): Locator =>
    this.page.getByRole('radio', { name })

  readonly choose = (name: 'Yesterday' | 'Past 7 days' | 'Past 30 days' | 'Other days') => this.range(name).check()

  /** The number of orders in the table: its rows without the head and the totals. */
  async count(): Promise<number> {
    const rows = await this.page.getByRole('table', { name: 'Past orders' }).getAttribute('aria-rowcount')
    return Number(rows) - 2
  }

  readonly orderNumber = (row: Locator): Promise<string> => row.locator('.number .ltr').innerText()
}
