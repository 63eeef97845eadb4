import { expect, type Locator, type Page } from '@playwright/test'

/** The values that a user types into the form. */
export interface Delivery {
  readonly to: string
  readonly name: string
  readonly phone: string
  readonly items: string
  readonly value: string
}

/** A small order for a customer in Vinohrady. */
export const delivery = (name: string) => ({
  to: 'Korunní 12',
  name,
  phone: '+420 602 123 456',
  items: '2× Svíčková',
  value: '458',
})

/** The page "Request a rider", in English. */
export class RequestForm {
  private readonly page: Page
  readonly destination: Locator
  /** One button per customer, below the empty address. */
  readonly lastCustomers: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly items: Locator
  readonly value: Locator
  readonly summary: Locator
  readonly submit: Locator
  readonly map: Locator
  readonly details: Locator
  readonly payment: Locator
  readonly later: Locator
  /** After an attempt to submit: how many fields need the user. */
  readonly wrongCount: Locator
  /** Links to the fields that need the user. */
  readonly invalidFields: Locator
  readonly time: Locator
  readonly voucher: Locator

  constructor(page: Page) {
    this.page = page
    const form = page.getByRole('form', { name: 'Request a rider' })
    this.destination = form.getByRole('combobox', { name: 'Delivery address' })
    this.lastCustomers = form.getByRole('group', { name: 'Last customers' }).getByRole('button')
    this.name = form.getByLabel('Customer name')
    this.phone = form.getByLabel('Customer phone')
    this.items = form.getByRole('textbox', { name: 'Items' })
    this.value = form.getByLabel(/^Item value in/)
    this.details = form.getByRole('region', { name: /^Delivery Details/ })
    this.payment = form.getByRole('region', { name: /^Payment summary/ })
    this.later = this.details.getByRole('radio', { name: 'Later' })
    this.time = this.details.getByRole('combobox', { name: 'Time' })
    this.voucher = this.payment.getByRole('textbox')
    this.summary = form.getByRole('region', { name: 'Summary', exact: true })
    this.submit = this.summary.getByRole('button', { name: /Request(ing)? a rider/ })
    this.wrongCount = this.summary.getByRole('status').filter({ hasText: /field/ })
    this.invalidFields = this.summary.getByRole('listitem').getByRole('link')
    this.map = form.getByRole('region', { name: 'Map with the collection point and the drop-off point' })
  }

  readonly day = (name: string): Locator => this.details.getByRole('radio', { name })

  /** Types a place, chooses the first suggestion, and waits for the fee. */
  async deliverTo(place: string): Promise<void> {
    await this.destination.fill(place)
    await this.page.getByRole('group', { name: 'Places' }).getByRole('option').first().click()
    await this.expectDeliverable()
  }

  async fillIn({ to, name, phone, items, value }: Delivery): Promise<void> {
    await this.deliverTo(to)
    await this.name.fill(name)
    await this.phone.fill(phone)
    await this.items.fill(items)
    await this.value.fill(value)
  }

  readonly expectDeliverable = () => expect(this.page.getByText(/^We deliver there/)).toBeVisible()

  /** The value that the summary shows for this name. */
  readonly figure = (name: string): Locator =>
    this.summary.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

  /** The error message of a field marked as invalid. */
  readonly problemAt = (field: Locator): Promise<string> =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
}
