import { expect, type Locator, type Page } from '@playwright/test'
import { ShownProofs } from './ShownProofs.ts'

type ListName = 'New' | 'Scheduled' | 'Collected' | 'Delivered' | 'Cancelled' | 'Found'

/** The page "Order tracking", in English. */
export class Tracking {
  private readonly page: Page
  readonly details: Locator
  readonly map: Locator
  readonly livePill: Locator
  readonly search: Locator
  readonly recentSearches: Locator
  readonly cancelDialog: Locator
  readonly proofs: ShownProofs
  readonly cancelledDialog: Locator
  readonly steps: Locator
  /** What is wrong with the open order, and what can be done about it. */
  readonly trouble: Locator
  /** The buttons in the row of actions. */
  readonly actions: Locator

  constructor(page: Page) {
    this.page = page
    this.details = page.getByRole('region', { name: 'Order details' })
    this.proofs = new ShownProofs(this.details)
    this.map = this.details.getByRole('region', { name: 'Map of the delivery' }).first()
    this.livePill = page
      .getByRole('status')
      .filter({ hasText: /^(Live|Connecting|Reconnecting|Offline|Updated .*|No connection, .*)$/ })
    this.search = page.getByLabel('Search the orders')
    this.cancelledDialog = page.getByRole('dialog', { name: 'Cancelled' })
    this.steps = this.details.locator('.status-timeline').getByRole('listitem')
    this.trouble = this.details.locator('.order-trouble')
    this.actions = this.details.locator('.details-actions .button')
    this.recentSearches = page.getByRole('group', { name: 'Recent searches' })
    this.cancelDialog = page.getByRole('dialog', { name: /^Cancel the order for/ })
  }

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Order tracking' }).click()
    await this.isLive()
  }

  readonly isLive = () => expect(this.livePill).toHaveText('Live')

  readonly tab = (list: ListName): Locator => this.page.getByRole('tab', { name: new RegExp(`^${list}`) })

  readonly choose = (list: ListName) => this.tab(list).click()

  readonly row = (customer: string): Locator =>
    this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: customer, exact: true }) })

  async openOrderOf(customer: string): Promise<void> {
    await this.row(customer).getByRole('link').click()
    await expect(this.details.getByRole('heading', { name: customer })).toBeVisible()
  }

  /** Opens the actions that are not in sight. */
  async moreActions(): Promise<Locator> {
    await this.details.getByRole('button', { name: 'More actions' }).click()
    return this.page.getByRole('dialog', { name: 'More actions' })
  }

  /** The value that the details show for this name. */
  readonly figure = (name: string): Locator =>
    this.details.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

  /** The texts wrap names in directional isolates. */
  readonly pin = (kind: 'Collection point' | 'Customer' | 'Rider', name = ''): Locator =>
    this.map.getByRole('img', { name: new RegExp(`^${kind}: \u2068?${name}`) })

  /** The number of the open order, from the address of the page. */
  orderId(): string {
    const id = new URL(this.page.url()).searchParams.get('order_id')
    if (id === null) throw new Error(`No order is open at ${this.page.url()}`)
    return id
  }
}
