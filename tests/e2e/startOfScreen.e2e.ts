import { expect, type Locator, type Page } from '@playwright/test'
import { EVA, GuestVisit } from './support/GuestVisit.ts'
import { Overview } from './support/Overview.ts'
import { delivery } from './support/RequestForm.ts'
import { test } from './support/stories.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls by the wheel, as far as the page goes. */
const scrollBy = async (page: Page, pixels: number) => {
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, pixels)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
}

const tabOf = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** The page is at its top, its heading is below the top bar, and screen readers have been told where they are. */
const expectStart = async (page: Page, heading: Locator, title: string) => {
  await expect(heading).toBeFocused()
  await expectInSight(page, heading, title)
}

const expectInSight = async (page: Page, heading: Locator, title: string) => {
  await expect.poll(() => scrolled(page)).toBe(0)
  const [bar, box] = await Promise.all([page.getByRole('banner').first().boundingBox(), heading.boundingBox()])
  expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · Dobrego`))
}

test.describe('a low window', () => {
  test.use({ viewport: { width: 1000, height: 500 } })

  test('Every screen begins at its top with the focus on its heading; back and forward return to where one was (NAV-26)', async ({
    page,
    signIn,
    requestForm,
    tracking,
  }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await signIn.as('vendor')
    await requestForm.fillIn(delivery('Emanuel Lešehrad'))
    await scrollBy(page, 400)
    await requestForm.submit.click()
    // The details of the new order, beside or over the list, have the focus.
    await expect(tracking.details).toContainText('Emanuel Lešehrad')
    await expectInSight(page, heading('Order tracking'), 'Order tracking')

    await tabOf(page, 'History').click()
    await expectStart(page, heading('History'), 'History')
    await page.getByRole('radio', { name: 'Past 30 days' }).check()
    // The page moves while the figures above the list are loading.
    await expect(new Overview(page).bars()).toHaveCount(30)
    await scrollBy(page, 900)
    const read = await scrolled(page)
    // Before a click, Playwright would scroll to where the sticky bar is in the page.
    await tabOf(page, 'Bulk order').dispatchEvent('click')
    await expectStart(page, heading('Bulk order'), 'Bulk order')
    await page.goBack()
    await expect(page).toHaveTitle(/^History/)
    await expect.poll(() => scrolled(page)).toBe(read)
    await page.goForward()
    await expectStart(page, heading('Bulk order'), 'Bulk order')
  })
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 640 }, hasTouch: true })

  test('Each step of a guest begins at its top (NAV-26)', async ({ page, controlRoom }) => {
    await controlRoom.switchFlag('GuestCheckout', true)
    const guest = new GuestVisit(page)
    await guest.start()
    await guest.address.fill('Vinohradská 12')
    await page.getByRole('option').first().click()
    await guest.name.fill(EVA.name)
    await guest.phone.fill(EVA.phone)
    await guest.email.fill(EVA.email)
    await guest.goOn.scrollIntoViewIfNeeded()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
    await guest.goOn.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Request a rider' })).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('A page outside the frame begins at its top with the focus on its heading (NAV-26)', async ({ page }) => {
    await page.goto('/')
    const link = page.getByRole('main').getByRole('link', { name: 'Create an account' }).last()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)
  })
})
