import { expect, type Locator, type Page } from '@playwright/test'

/** The saved customers, in the list of the destination and in their dialog; in English. */
export class AddressBook {
  private readonly page: Page
  readonly suggestions: Locator
  readonly places: Locator
  readonly dialog: Locator
  readonly search: Locator
  readonly editor: Locator
  readonly save: Locator
  readonly update: Locator

  constructor(page: Page) {
    this.page = page
    this.suggestions = page.getByRole('group', { name: 'Your customers' }).getByRole('option')
    this.places = page.getByRole('group', { name: 'Places' }).getByRole('option')
    this.dialog = page.getByRole('dialog', { name: 'Customers' })
    this.search = this.dialog.getByRole('searchbox', { name: 'Search your customers' })
    this.editor = this.dialog.getByRole('form', { name: /^Edit/ })
    this.save = page.getByRole('button', { name: 'Save this customer' })
    this.update = page.getByRole('button', { name: 'Update saved customer' })
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Customers' }).click()
    await expect(this.search).toBeFocused()
  }

  readonly close = () => this.dialog.getByRole('button', { name: 'Close' }).click()

  /** The entry of a customer in the dialog. */
  readonly row = (name: string): Locator => this.dialog.getByRole('group', { name })

  readonly suggestion = (name: string): Locator => this.suggestions.filter({ hasText: name })
}
