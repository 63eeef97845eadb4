import { expect, type Locator, type Page } from '@playwright/test'
import type { ControlRoom } from './ControlRoom.ts'

/** The pages of registration, address confirmation and password reset, in English. */
export class AccountPages {
  private readonly page: Page
  readonly vendorCode: Locator
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
    this.email = main.getByLabel('Email', { exact: true })
    this.phone = main.getByLabel('Phone number')
    this.password = main.getByLabel(/^(New p|P)assword$/)
    this.repeated = main.getByLabel(/^(New p|P)assword again$/)
    this.submit = main.getByRole('button', { name: 'Create an account' })
    this.sendCode = main.getByRole('button', { name: 'Send code' })
    this.code = main.getByLabel('Code from the email')
    this.setPassword = main.getByRole('button', { name: 'Set new password' })
  }

  readonly title = (name: string): Locator => this.page.getByRole('heading', { name, level: 1 })

  async choosePassword(password: string): Promise<void> {
    await this.password.fill(password)
    await this.repeated.fill(password)
  }

  /** Opens the link of the newest mail at this page’s own address. */
  async followMail(controlRoom: ControlRoom, email: string): Promise<void> {
    const link = new URL(/http\S+#\S+/.exec(await controlRoom.newestMail(email))![0])
    await this.page.goto(link.pathname + link.hash)
  }

  /** Registers a vendor with an unused code and confirms its mail. No other test signs in as this vendor. */
  async haveBusiness(controlRoom: ControlRoom, email: string, password: string): Promise<void> {
    await this.page.goto('/register')
    await this.vendorCode.fill(await controlRoom.freeVendorCode())
    await this.email.fill(email)
    await this.phone.fill('602 555 666')
    await this.choosePassword(password)
    await this.submit.click()
    await expect(this.title('One more step: confirm your email')).toBeVisible()
    await this.followMail(controlRoom, email)
    await expect(this.title('Your email is confirmed')).toBeVisible()
  }
}
