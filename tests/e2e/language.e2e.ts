import { expect, type Page } from '@playwright/test'
import type { Locale } from '../../src/domain/market/languages.ts'
import { pageDirection } from '../../src/domain/market/languages.ts'
import { wordProblems } from './support/languageProblems.ts'
import { chooseLanguage, loadedPage } from './support/languages.ts'
import { test } from './support/stories.ts'

/** Chooses a language, and expects the page that was open in it, with nothing left of the one before. */
const changeTo = async (page: Page, locale: Locale) => {
  const isSame = await loadedPage(page)
  await chooseLanguage(page, locale)
  expect(await isSame()).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('dir', pageDirection(locale))
  await expect.poll(() => wordProblems(page, locale)).toEqual([])
}

/** The font that the page brings for its letters; empty if it brings none. */
const lettersOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--script').replaceAll(/["']/g, ''))

/** Where an element is in the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

test.describe('in the Emirates, in English, Arabic and Urdu', () => {
  test.use({ deployment: 'qamarly-ae', viewport: { width: 1280, height: 720 } })

  test('A person who changes the language while filling in a request goes on where they were (I18N-14, PERSIST-02)', async ({
    page,
    signIn,
  }) => {
    await signIn.as('vendor', '/request-a-rider')
    const form = page.locator('form:has(#request-destinationName)')
    const typed = {
      '#request-destinationName': 'Nour',
      '#request-orderAmount': '20.5',
    }
    await page.locator('input[role=combobox]').first().fill('24.4628,54.3268')
    await page.getByRole('option').first().click()
    await expect(page.locator('.status-line.good')).toBeVisible()
    for (const [field, text] of Object.entries(typed)) await page.locator(field).fill(text)
    // That the phone number is missing is told in the language of the page.
    await page.locator('#request-submit').click()
    const amount = page.locator('#request-orderAmount')
    await amount.focus()
    await amount.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 3))
    await amount.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const [address, top] = [page.url(), await topOf(page, '#request-orderAmount')]
    const titles = new Set([await page.title()])
    const map = page.locator('.request-map canvas')
    await expect(map).toHaveAccessibleName('Map')
    const opened = await map.elementHandle()
    for (const locale of ['ar', 'ur', 'en', 'ar'] as const) {
      await changeTo(page, locale)
      for (const [field, text] of Object.entries(typed)) await expect(page.locator(field)).toHaveValue(text)
      await expect(page.locator('.status-line.good')).toBeVisible()
      await expect(amount).toBeFocused()
      const selected = await amount.evaluate((element: HTMLInputElement) => [
        element.selectionStart,
        element.selectionEnd,
      ])
      expect(selected).toEqual([1, 3])
      // Lines before it may be longer or shorter; the browser keeps what is looked at in its place.
      expect(Math.abs((await topOf(page, '#request-orderAmount')) - top)).toBeLessThan(60)
      expect(page.url()).toBe(address)
      titles.add(await page.title())
    }
    expect(titles.size).toBe(3)
    // The map stays open, and is named in the language.
    await expect(map).toHaveAccessibleName('الخريطة')
    expect(await map.evaluate((shown, before) => shown === before, opened)).toBe(true)
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()

    // The service was told, and the draft is that of the person.
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('#request-destinationName')).toHaveValue('Nour')
  })

  test('The letters of Urdu come and go with the language, also those that a person chose (I18N-14, I18N-07)', async ({
    page,
  }) => {
    await page.goto('/connect')
    await page.evaluate(() => localStorage.setItem('portal.letters', 'nastaliq'))
    await page.locator('#sign-in-email').fill('someone@shop.test')
    await page.locator('#sign-in-password').fill('not sent')
    await changeTo(page, 'ur')
    await expect(page.locator('h1')).toHaveCSS('font-family', /Nastaliq/)
    await changeTo(page, 'ar')
    expect(await lettersOf(page)).toBe('Noto Sans Arabic')
    await expect(page.locator('h1')).not.toHaveCSS('font-family', /Nastaliq/)
    await changeTo(page, 'en')
    expect(await lettersOf(page)).toBe('')
    await expect(page.locator('#sign-in-email')).toHaveValue('someone@shop.test')
    await expect(page.locator('#sign-in-password')).toHaveValue('not sent')
    // The footer is a new one, and follows the flags like the one before.
    await expect(page.locator('.site-footer .not-known-yet')).toHaveCount(0)
  })

  test('If the page does not come, its link loads it and the draft stays; without a connection all stays as it is (I18N-14)', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn.as('vendor', '/request-a-rider')
    const name = page.locator('#request-destinationName')
    await name.fill('Nour')
    const isSame = await loadedPage(page)
    const choose = async (locale: Locale) => {
      await page.locator('.site-footer .language-link').dispatchEvent('click')
      await page.locator(`dialog#languages a[hreflang="${locale}"]`).click()
    }
    await context.setOffline(true)
    await choose('ar')
    await expect(page.locator('dialog#languages').getByRole('status')).toHaveText(/connection/)
    expect(await isSame()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(name).toHaveValue('Nour')
    await context.setOffline(false)

    await page.route(/lang=ar/, (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    )
    await choose('ar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    expect(await isSame()).toBe(false)
    await expect(name).toHaveValue('Nour')
  })
})

test.describe('in Thailand, in English and Thai', () => {
  test.use({ deployment: 'ferrywing-th', viewport: { width: 1280, height: 720 } })

  test('A person who changes the language while following orders keeps list, search, order and scroll (I18N-14)', async ({
    page,
    signIn,
  }) => {
    await signIn.as('vendor', '/order-tracking?lang=en')
    await expect(page.locator('[data-link=live]')).toBeVisible()
    await page.locator('[role=tab]').nth(3).click()
    const search = page.locator('input[type=search]').first()
    const rows = page.locator('[data-order-id]')
    await rows.nth(1).click()
    await expect(page.locator('.order-details .status-timeline')).toBeVisible()
    await page.locator('.order-rows').evaluate((element) => element.scrollTo({ top: 120, behavior: 'instant' }))
    const seen = () =>
      page.evaluate(() => ({
        order: new URL(location.href).searchParams.get('order_id'),
        tab: document.querySelector('[role=tab][aria-selected=true]')?.id,
        first: document.querySelector('[data-order-id]')?.getAttribute('data-order-id'),
        scrolled: document.querySelector('.order-rows')?.scrollTop,
      }))
    const before = await seen()
    await changeTo(page, 'th')
    expect(await seen()).toEqual(before)
    await expect(page).toHaveURL(/\?lang=th&/)
    await expect(page.locator('.order-details .status-timeline')).toBeVisible()
    expect(await lettersOf(page)).toBe('Noto Sans Thai')
    // Times are those of the language: no name of a day or month in Latin letters.
    await expect(page.locator('.order-details time').first()).not.toHaveText(/[A-Za-z]{3}/)
    await search.fill('08')
    await changeTo(page, 'en')
    await expect(search).toHaveValue('08')
  })
})

test.describe('in Iraq, in English, Arabic and Central Kurdish', () => {
  test.use({ deployment: 'qamarly-iq', viewport: { width: 1280, height: 720 } })

  test('A person who changes the language in the history keeps the filters, the orders and the scroll position, with dates of the language (I18N-14, I18N-11)', async ({
    page,
    signIn,
  }) => {
    await signIn.as('vendor', '/history?range=past-week&lang=en')
    const created = page.locator('.history-row .created')
    await expect(created.first()).toHaveText(/[A-Z][a-z]{2}/)
    const number = page.locator('.history-row .number').first()
    const first = await number.textContent()
    await page.locator('.history-row').nth(5).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    for (const locale of ['ckb', 'ar'] as const) {
      await changeTo(page, locale)
      await expect(page).toHaveURL(new RegExp(`/history\\?lang=${locale}&range=past-week$`))
      expect(await number.textContent()).toBe(first)
      await expect(created.first()).toHaveText(/\p{Script=Arabic}{3}/u)
      await expect(created.first()).not.toHaveText(/[A-Za-z]{3}/)
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(200)
    }
    // A screen that was visited before comes in the language as well.
    await page.getByRole('banner').getByRole('navigation').getByRole('link').nth(1).click()
    await expect(page.locator('[data-order-id]').first()).toBeVisible()
    await changeTo(page, 'ckb')
    await page.goBack()
    await expect(created.first()).toBeVisible()
    await expect.poll(() => wordProblems(page, 'ckb')).toEqual([])
  })
})
