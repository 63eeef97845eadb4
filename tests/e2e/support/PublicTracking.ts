import type { Locator, Page } from '@playwright/test'

/** The pages that everyone with a link can see, in English. */
export class PublicTracking {
  private readonly page: Page
  readonly headline: Locator
  /** The headline, the status in one sentence, and the steps. */
  readonly head: Locator
  readonly map: Locator
  readonly note: Locator
  readonly sendNote: Locator
  readonly share: Locator
  /** The ways to pass on the link without a share sheet. */
  readonly shareWays: Locator

  constructor(page: Page) {
    this.page = page
    this.headline = page.getByRole('main').getByRole('heading', { level: 1 })
    this.head = page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 1 }) })
    this.map = page.getByRole('region', { name: 'Map of the delivery' })
    this.note = page.getByRole('textbox', { name: 'Note to the rider' })
    this.share = page.getByRole('button', { name: 'Share tracking link' })
    this.shareWays = page.getByRole('group', { name: 'Share tracking link' })
    this.sendNote = page.getByRole('button', { name: 'Send to the rider' })
  }

  readonly open = (id: string) => this.page.goto(`/tracking/${id}`)

  readonly section = (name: string): Locator => this.page.getByRole('region', { name, exact: true })

  /** Simulates a user who returns to the page. */
  readonly lookAgain = () => this.page.evaluate(() => void window.dispatchEvent(new Event('focus')))

  /** The number of a demo order of this deployment that has just been collected. */
  async anOrderOf(address: string): Promise<string> {
    await this.page.goto(address)
    return this.page.evaluate(async () => {
      const answer = await fetch('/sandbox/api/orders')
      const orders = (await answer.json()) as ReadonlyArray<{ order_id: string; status: string }>
      return orders.find(({ status }) => status === 'PICKED_UP' || status === 'COURIER_LEFT_VENDOR')?.order_id ?? 'none'
    })
  }

  /** Answers the page’s calls for orders from another deployment, because most countries have no demo orders. */
  readonly readOrdersFrom = (address: string) =>
    this.page.route('**/order/public?*', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await fetch(address + pathname + search)
      await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
    })
}
