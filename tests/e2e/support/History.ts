import { expect, type Locator, type Page } from '@playwright/test'

/** The page "History", in English. */
export class History {
  private readonly page: Page
  readonly details: Locator
  readonly rows: Locator
  readonly totals: Locator
  readonly status: Locator
  readonly search: Locator
  readonly firstDay: Locator
  readonly lastDay: Locator
  readonly showMore: Locator

  constructor(page: Page) {
    this.page = page
    this.details = page.getByRole('region', { name: 'Order details' })
    this.rows = page.locator('.history-row')
    this.totals = page.locator('.history-totals').first()
    this.status = page.getByRole('combobox', { name: 'Status' })
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

  /** The number of loaded orders that the table shows. */
  async count(): Promise<number> {
    return Number(/\d+/.exec((await this.totals.getByRole('rowheader').textContent()) ?? '')?.[0])
  }

  readonly orderNumber = (row: Locator): Promise<string> => row.locator('.number .ltr').innerText()
}
