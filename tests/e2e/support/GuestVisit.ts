import { expect, type Locator, type Page } from '@playwright/test'

/** The sender of the guest orders. */
export const EVA = { name: 'Eva Hostová', phone: '+420 603 111 222', email: 'eva@home.test' }

/** The pages of a guest from the landing page to the form, in English. */
export class GuestVisit {
  private readonly page: Page
  readonly begin: Locator
  readonly address: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly email: Locator
  readonly goOn: Locator
  /** The offer of an account after an order, and its form. */
  readonly offer: Locator
  readonly stay: Locator
  readonly stayEmail: Locator
  readonly stayPassword: Locator
  readonly stayRepeated: Locator
  readonly makeAccount: Locator

  constructor(page: Page) {
    this.page = page
    this.begin = page.getByRole('button', { name: 'Request as a guest' })
    const form = page.getByRole('form', { name: /pick it up/ })
    this.address = form.getByRole('combobox', { name: 'Address of the collection point' })
    this.name = form.getByLabel('Your name')
    this.phone = form.getByLabel('Your phone number')
    this.email = form.getByLabel('Your email address')
    this.goOn = form.getByRole('button', { name: 'Continue' })
    this.offer = page.locator('.stay-offer').filter({ hasText: 'Keep your orders in an account' })
    this.stay = page.getByRole('dialog', { name: 'Keep your orders in an account' })
    this.stayEmail = this.stay.getByLabel('Email', { exact: true })
    this.stayPassword = this.stay.locator('#stay-password')
    this.stayRepeated = this.stay.locator('#stay-repeated')
    this.makeAccount = this.stay.getByRole('button', { name: 'Create an account' })
  }

  /** Goes from the landing page to the question for the collection address. */
  async start(): Promise<void> {
    await this.page.goto('/')
    await this.begin.click()
    await expect(this.page).toHaveURL(/\/request-a-rider/)
  }

  async sendFrom(place: string, { name, phone, email } = EVA): Promise<void> {
    await this.address.fill(place)
    await this.page.getByRole('option').first().click()
    await expect(this.page.getByLabel('City')).not.toHaveValue('')
    await this.name.fill(name)
    await this.phone.fill(phone)
    await this.email.fill(email)
    await this.goOn.click()
  }

  /** Declines the offer of an account. */
  async doNotStay(): Promise<void> {
    await this.offer.getByRole('button', { name: 'Not now' }).click()
    await expect(this.offer).toHaveCount(0)
    await expect(this.page.locator('#content')).toBeFocused()
  }

  /** The entries of the portal in local storage. */
  readonly kept = (): Promise<Readonly<Record<string, string>>> =>
    this.page.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('portal.'))),
    )
}
