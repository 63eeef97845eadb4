import { expect, type Page } from '@playwright/test'
import { sessionOnDevice, type Site } from './sessionOnDevice.ts'

export const DEMO_PASSWORD = 'Demo-1234!'

/** The demo accounts (SANDBOX-01). */
export type DemoAccount = 'vendor' | 'parent' | 'new' | 'closed'

/** Names and values in local storage. */
export type StoredOnDevice = ReadonlyArray<{ readonly name: string; readonly value: string }>

/** The sign-in page, in English, and a shortcut to a signed-in session. */
export class SignIn {
  private readonly page: Page
  private readonly site: Site
  private readonly kept: StoredOnDevice

  constructor(page: Page, site: Site, kept: StoredOnDevice) {
    this.page = page
    this.site = site
    this.kept = kept
  }

  readonly open = () => this.page.goto('/connect')

  async send(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  /** Signs in on the page and waits for the request page; for tests about sign-in, sign-out and sessions. */
  async byHand(account: DemoAccount): Promise<void> {
    await this.open()
    await this.send(`${account}@demo.test`, DEMO_PASSWORD)
    await expect(this.page).toHaveURL(/\/request-a-rider/)
  }

  /** Creates a session of its own without the page and opens `at` with it; for all other tests. */
  async as(account: DemoAccount, at = '/request-a-rider'): Promise<void> {
    const email = `${account}@demo.test`
    const session = await sessionOnDevice(this.page.request, this.site, email, DEMO_PASSWORD)
    // Has the storage of the portal, but no script that would leave for the sign-in page when the session goes.
    await this.page.goto(`${this.site.origin}/livez`)
    await this.page.evaluate(
      (stored) => {
        localStorage.clear()
        for (const { name, value } of stored) localStorage.setItem(name, value)
      },
      [...this.kept, ...session],
    )
    await this.page.goto(at)
  }

  readonly problem = () => this.page.getByRole('main').getByRole('alert')
}
