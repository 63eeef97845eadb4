import { expect, type Locator, type Page } from '@playwright/test'

/** The page that asks for the collection address, in English. */
export class OriginForm {
  private readonly page: Page
  readonly address: Locator
  readonly unit: Locator
  readonly postalCode: Locator
  readonly city: Locator
  readonly instructions: Locator
  readonly save: Locator
  readonly keep: Locator
  readonly map: Locator

  constructor(page: Page) {
    this.page = page
    const form = page.getByRole('form', { name: /collect your orders|Change the collection point/ })
    this.address = form.getByRole('combobox', { name: 'Address of the collection point' })
    this.unit = form.getByLabel('Unit number')
    this.postalCode = form.getByLabel('Postal code')
    this.city = form.getByLabel('City')
    this.instructions = form.getByLabel('Instructions for the rider')
    this.save = form.getByRole('button', { name: 'Save address' })
    this.keep = form.getByRole('button', { name: 'Keep as it is' })
    this.map = form.getByRole('region', { name: 'Map with the collection point' })
  }

  /** Types a place and chooses the first suggestion. */
  async isAt(place: string): Promise<void> {
    await this.address.fill(place)
    await this.page.getByRole('option').first().click()
    await expect(this.city).not.toHaveValue('')
  }
}
