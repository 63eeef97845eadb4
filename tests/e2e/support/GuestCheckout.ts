import { expect, type Locator, type Page } from '@playwright/test'
import type { ControlRoom } from './ControlRoom.ts'
import { GuestVisit } from './GuestVisit.ts'
import { delivery, RequestForm } from './RequestForm.ts'

/** Test cards of the sandbox. */
export const CARDS = {
  good: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  bank: '4000 0000 0000 3220',
  silent: '4000 0000 0000 0119',
} as const

/** The pages of a guest who pays by card, in English. */
export class GuestCheckout {
  private readonly page: Page
  readonly form: RequestForm
  readonly goOn: Locator
  readonly pay: Locator
  readonly panel: Locator
  readonly number: Locator
  readonly code: Locator

  constructor(page: Page) {
    this.page = page
    this.form = new RequestForm(page)
    this.goOn = page.getByRole('button', { name: 'Continue to payment' })
    this.pay = page.getByRole('button', { name: /^Pay .* and request a rider$/ })
    this.panel = page.getByRole('region', { name: 'Pay by card' })
    this.number = page.getByLabel('Card number')
    this.code = page.getByLabel('Security code')
  }

  static async isOpen(room: ControlRoom): Promise<void> {
    await room.switchFlag('GuestCheckout', true)
    await room.setParameter('onlinePaymentActivated', 'true')
  }

  /** Goes from the landing page to a form with sender and collection address. */
  async begin(): Promise<void> {
    const guest = new GuestVisit(this.page)
    await guest.start()
    await guest.sendFrom('Vinohradská 12')
  }

  /** Fills in an order and continues to its payment. */
  async order(customer: string): Promise<void> {
    await this.form.fillIn(delivery(customer))
    await this.goOn.click()
    await expect(this.pay).toBeVisible()
  }

  async typeCard(number: string): Promise<void> {
    await this.number.fill(number)
    await this.page.getByLabel('Expiry date', { exact: true }).fill('04/31')
    await this.code.fill('123')
    await this.page.getByLabel('Name on the card').fill('Eva Nova')
  }

  async payWith(number: string): Promise<void> {
    await this.typeCard(number)
    await this.pay.click()
  }

  /** Expects exactly one order of this customer on the tracking page. */
  async expectOneOrderOf(customer: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/order-tracking\/.*\?order_id=/)
    await expect(this.page.getByRole('row').filter({ hasText: customer })).toHaveCount(1)
  }
}
