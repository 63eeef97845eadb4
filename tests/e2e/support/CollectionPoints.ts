import { expect, type Locator, type Page } from '@playwright/test'
import { openBranches } from './outlets.ts'

/** The selector of collection points and the dialog that adds and edits them, in English. */
export class CollectionPoints {
  private readonly page: Page
  /** In the selector while it is open. */
  readonly add: Locator
  readonly edits: Locator
  readonly dialog: Locator
  readonly clientId: Locator
  readonly label: Locator
  readonly phone: Locator
  readonly parent: Locator
  readonly address: Locator
  readonly city: Locator
  readonly instructions: Locator
  readonly map: Locator
  readonly save: Locator

  constructor(page: Page) {
    this.page = page
    const choice = page.locator('.branch-choice')
    this.add = choice.getByRole('button', { name: 'Add collection point' })
    this.edits = choice.getByRole('button', { name: /^Edit / })
    this.dialog = page.getByRole('dialog', { name: /^(Add|Edit) collection point$/ })
    this.clientId = this.dialog.getByLabel('Collection point ID')
    this.label = this.dialog.getByLabel('Label')
    this.phone = this.dialog.getByLabel('Phone number')
    this.parent = this.dialog.getByLabel('Parent vendor')
    this.address = this.dialog.getByRole('combobox', { name: 'Address of the collection point' })
    this.city = this.dialog.getByLabel('City')
    this.instructions = this.dialog.getByLabel('Instructions for the rider')
    this.map = this.dialog.getByRole('region', { name: 'Map with the collection point' })
    this.save = this.dialog.getByRole('button', { name: /^(Add collection point|Save changes)$/ })
  }

  readonly open = () => openBranches(this.page)

  readonly owner = (number: number) => this.dialog.getByLabel(new RegExp(`^Owner.*${number}.*email`))

  /** The options of the selector. */
  readonly named = (name: string | RegExp) => this.page.getByRole('radiogroup').getByRole('radio', { name })

  readonly edit = (name: string) => this.edits.and(this.page.getByRole('button', { name: new RegExp(name) })).click()

  /** Types a place and chooses the first suggestion. */
  async isAt(place: string): Promise<void> {
    await this.address.fill(place)
    await this.page.getByRole('listbox').getByRole('option').first().click()
    await expect(this.city).not.toHaveValue('')
  }
}
