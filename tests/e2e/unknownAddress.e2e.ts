import { expect } from '@playwright/test'
import { test } from './support/stories.ts'

/** The last two are pages of countries with individual senders. */
const NO_PAGES = ['/no-such-page', '/order-tracking/cz1001/more', '/tracking-c2c/cz1001-x', '/prohibiteditems-c2c']

test('An address that is no page answers 404, and offers to sign in only to those who are not (ROUTE-21, C2C-03)', async ({
  page,
  signIn,
}) => {
  const offer = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  const open = async (address: string) => {
    expect((await page.goto(address))?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist')
  }
  for (const address of NO_PAGES) {
    await open(address)
    await expect(offer).toBeVisible()
  }
  await signIn.as('vendor')
  for (const address of NO_PAGES) {
    await open(address)
    await expect(offer).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/request-a-rider/)
})
