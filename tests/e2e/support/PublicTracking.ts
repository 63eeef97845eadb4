import type { Locator, Page } from '@playwright/test'

/** The pages that everybody who has a link sees, in English. */
export class PublicTracking {
  private readonly page: Page
  readonly sentence: Locator
  readonly map: Locator

  constructor(page: Page) {
    this.page = page
    this.sentence = page.getByRole('main').getByRole('heading', { level: 1 })
    this.map = page.getByRole('region', { name: 'Map of the delivery' })
  }

  readonly open = (id: string, path: 'tracking' | 'tracking-c2c' = 'tracking') => this.page.goto(`/${path}/${id}`)

  readonly section = (name: string): Locator => this.page.getByRole('region', { name, exact: true })

  /** As somebody who turns to the page again. */
  readonly lookAgain = () => this.page.evaluate(() => void window.dispatchEvent(new Event('focus')))

  /** The number of a demo order of that deployment that has just been collected. */
  async anOrderOf(address: string): Promise<string> {
    await this.page.goto(address)
    return this.page.evaluate(async () => {
      const answer = await fetch('/sandbox/api/orders')
      const orders = (await answer.json()) as ReadonlyArray<{ order_id: string; status: string }>
      return orders.find(({ status }) => status === 'PICKED_UP' || status === 'COURIER_LEFT_VENDOR')?.order_id ?? 'none'
    })
  }

  /** Moves the order through the control room of the deployment whose page is open. */
  async moveOrder(id: string, status: string): Promise<void> {
    const answered = await this.page.evaluate(
      async ({ path, body }) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(path, { method: 'POST', headers, body })).status
      },
      { path: `/sandbox/api/orders/${id}/status`, body: JSON.stringify({ status }) },
    )
    if (answered >= 300) throw new Error(`The control room answered ${answered}`)
  }
}
