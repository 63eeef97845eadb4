import type { Locator, Page } from '@playwright/test'

/** Registering, confirming an address and a forgotten password, in English. */
export class AccountPages {
  private readonly page: Page
  readonly vendorCode: Locator
  readonly businessName: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly password: Locator
  readonly repeated: Locator
  readonly submit: Locator
  readonly sendCode: Locator
  readonly code: Locator
  readonly setPassword: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.vendorCode = main.getByLabel('Vendor code')
    this.businessName = main.getByLabel('Business name')
    this.email = main.getByLabel('E-mail', { exact: true })
    this.phone = main.getByLabel('Phone number')
    this.password = main.getByLabel('New password', { exact: true })
    this.repeated = main.getByLabel('New password again')
    this.submit = main.getByRole('button', { name: 'Create account' })
    this.sendCode = main.getByRole('button', { name: 'Send me a code' })
    this.code = main.getByLabel('Code from the e-mail')
    this.setPassword = main.getByRole('button', { name: 'Set new password' })
  }

  readonly title = (name: string): Locator => this.page.getByRole('heading', { name, level: 1 })

  async choosePassword(password: string): Promise<void> {
    await this.password.fill(password)
    await this.repeated.fill(password)
  }
}
