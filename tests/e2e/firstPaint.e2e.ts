import { expect } from '@playwright/test'
import { test } from './support/stories.ts'

const DEPLOYMENTS = [
  { id: 'dobrego-cz', brand: 'Dobrego', language: 'cs', direction: 'ltr', signIn: 'Přihlásit se' },
  { id: 'ferrywing-sg', brand: 'Ferrywing', language: 'en', direction: 'ltr', signIn: 'Sign in' },
  { id: 'qamarly-kw', brand: 'Qamarly', language: 'ar', direction: 'rtl', signIn: 'تسجيل الدخول' },
  { id: 'ferrywing-pk', brand: 'Ferrywing', language: 'en', direction: 'ltr', signIn: 'Sign in' },
  { id: 'ferrywing-th', brand: 'Ferrywing', language: 'th', direction: 'ltr', signIn: 'เข้าสู่ระบบ' },
] as const

/** No deployment offers German: each shows its own language. */
test.use({ javaScriptEnabled: false, locale: 'de' })

for (const { id, brand, language, direction, signIn } of DEPLOYMENTS)
  test(`The first pages of ${id} show brand, language and direction without scripts (BRAND-03, BRAND-04, I18N-05, I18N-07)`, async ({
    page,
    service,
  }) => {
    for (const path of ['/', '/connect']) {
      await page.goto(`${service.at(id)}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.getByRole('banner').getByText(brand)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`(^| · )${brand} · `))
    }
    await expect(page.getByRole('main').getByRole('button', { name: signIn })).toBeVisible()
    await page.goto(service.at(id))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    for (const other of DEPLOYMENTS.filter((deployment) => deployment.brand !== brand))
      await expect(page.getByText(other.brand)).toHaveCount(0)
  })

test('The language drawer works without scripts and keeps the chosen language (SCR-03, OP-39, I18N-04)', async ({
  page,
  service,
}) => {
  await page.goto(service.at('qamarly-kw'))
  await page.getByRole('banner').locator('.language-link').click()
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.goto(`${service.at('qamarly-kw')}/connect`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')

  await page.goto(`${service.at('qamarly-kw')}/?lang=th`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test.describe('First paint with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('The landing page paints its text before it requests a script, and then the rest (ROUTE-01)', async ({
    page,
    service,
  }) => {
    await page.goto(service.at('dobrego-cz'))
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js') || name.includes('/flags/'))
          .map(({ startTime }) => startTime),
      )
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(3)
    const words = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime)
    expect(Math.min(...(await asked()))).toBeGreaterThan(words)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('With reduced motion, no placeholder animates while the orders load (TRACK-15)', async ({ page, signIn }) => {
    await page.route(/\/vendor\/\w+\/orders\?/, () => undefined)
    await signIn.as('vendor', '/order-tracking')
    await expect(page.locator('.order-skeleton .bar').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
