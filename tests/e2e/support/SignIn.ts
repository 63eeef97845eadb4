import { expect, type Page } from '@playwright/test'

export const DEMO_PASSWORD = 'Demo-1234!'

/** The demo accounts (decisions, section 4). */
export type DemoAccount = 'vendor' | 'parent' | 'new' | 'closed'

/** The sign-in page, in English. */
export class SignIn {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  readonly open = () => this.page.goto('/connect')

  async send(email: string, password: string): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  /** Signs in and arrives at the request page. */
  async as(account: DemoAccount): Promise<void> {
    await this.open()
    await this.send(`${account}@demo.test`, DEMO_PASSWORD)
    await expect(this.page).toHaveURL(/\/request-a-rider/)
  }

  readonly problem = () => this.page.getByRole('main').getByRole('alert')
}
