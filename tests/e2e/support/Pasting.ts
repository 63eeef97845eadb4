import type { Locator, Page } from '@playwright/test'

/** The dialog that reads a chat message, in English. */
export class Pasting {
  readonly open: Locator
  readonly dialog: Locator
  readonly message: Locator

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: 'Paste a message' })
    this.dialog = page.getByRole('dialog', { name: 'Read a message' })
    this.message = this.dialog.getByLabel('The message')
  }

  readonly proposal = (field: string): Locator => this.dialog.getByRole('textbox', { name: field, exact: true })

  /** The texts wrap names in directional isolates. */
  readonly tick = (field: string): Locator =>
    this.dialog.getByRole('checkbox', { name: new RegExp(`^Use: \u2068?${field}`) })

  readonly marked = (text: string): Locator => this.dialog.locator('mark').filter({ hasText: text })

  /** The colour of the field to which a mark or a value belongs. */
  readonly colourOf = (part: Locator): Promise<string> =>
    part.evaluate((element) => getComputedStyle(element).getPropertyValue('--field'))
}
