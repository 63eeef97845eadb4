import { expect, type Page } from '@playwright/test'
import type { Locale } from '../../../src/domain/market/languages.ts'

const isShown = (page: Page, locale: Locale) => expect(page.locator('html')).toHaveAttribute('lang', locale)

const inDrawer = (page: Page, locale: Locale) => page.locator(`dialog#languages a[hreflang="${locale}"]`)

/** Chooses a language in the drawer, which is opened where the page is scrolled to and where the cursor is. */
export const chooseLanguage = async (page: Page, locale: Locale): Promise<void> => {
  await page.locator('.site-footer .language-link').dispatchEvent('click')
  await inDrawer(page, locale).click()
  await isShown(page, locale)
  await expect(page.locator('dialog#languages')).toBeHidden()
}

/** Changes the language behind what is open, which the drawer would cover or close. */
export const changeLanguageBehind = async (page: Page, locale: Locale): Promise<void> => {
  await inDrawer(page, locale).dispatchEvent('click')
  await isShown(page, locale)
}

/** Remembers the page as it was loaded; the returned function tells whether it is still the same. */
export const loadedPage = async (page: Page): Promise<() => Promise<boolean>> => {
  const origin = () => page.evaluate(() => performance.timeOrigin)
  const before = await origin()
  return async () => (await origin()) === before
}
