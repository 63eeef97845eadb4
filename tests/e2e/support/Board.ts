import { expect, type Locator, type Page } from '@playwright/test'

/** The board of all active orders, in English. */
export class Board {
  private readonly page: Page
  /** Once it is visible, the key works. */
  readonly opener: Locator
  readonly lists: Locator
  readonly list: Locator
  readonly map: Locator
  readonly chosen: Locator
  readonly summary: Locator
  readonly legend: Locator

  constructor(page: Page) {
    this.page = page
    this.opener = page.getByRole('radio', { name: /^Board/ })
    this.lists = page.getByRole('radio', { name: 'List', exact: true })
    this.list = page.getByRole('list', { name: 'Orders in progress, those that need attention first' })
    this.map = page.getByRole('region', { name: 'Map of all orders in progress' }).first()
    this.chosen = page.getByRole('region', { name: 'The selected order' })
    this.legend = page.locator('.board-legend > span')
    this.summary = page.getByText(/in progress.*(on track|need)/).first()
  }

  readonly open = () => this.opener.click()

  readonly row = (customer: string): Locator =>
    this.list.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: customer, exact: true }) })

  /** The name begins with the customer’s name; a cluster names three of its customers. */
  readonly pin = (customer: string): Locator => this.map.getByRole('button', { name: new RegExp(customer) })

  /** The customers and groups of the list, from the top. */
  async fromTheTop(): Promise<ReadonlyArray<string>> {
    await expect(this.list).toBeVisible()
    return this.list.getByRole('listitem').locator('h2, a').allInnerTexts()
  }
}
