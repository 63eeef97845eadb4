import { expect, type Locator, type Page } from '@playwright/test'
import type { RouteObject } from 'react-router'
import { routesForStrangers } from '../support/routesForStrangers.ts'
import { expectAccessible } from './support/accessibility.ts'
import { NARROW } from './support/devices.ts'
import { GuestVisit } from './support/GuestVisit.ts'
import { test } from './support/stories.ts'

const PHONE = { width: 390, height: 844 }

const footer = (page: Page) => page.getByRole('contentinfo')
const namesIn = (page: Page) => footer(page).getByRole('link').allInnerTexts()

const OUT = ['Become a partner', 'API documentation']
const ALL = ['Become a partner', 'Privacy', 'Terms and conditions', 'API documentation', 'Questions and answers']
const FOR_STRANGERS = ['Create an account', ...ALL]

interface Visit {
  readonly at: string
  readonly links: ReadonlyArray<string>
  readonly signedIn?: true
  /** A deployment that serves individual senders. */
  readonly deployment?: string
}

/** Every address of the portal. A new page must be added here. */
const VISITS: Readonly<Record<string, Visit>> = {
  '/': { at: '/', links: FOR_STRANGERS },
  '/connect': { at: '/connect', links: FOR_STRANGERS },
  '/register': { at: '/register', links: ALL },
  '/forgot-password': { at: '/forgot-password', links: FOR_STRANGERS },
  '/confirm-email': { at: '/confirm-email', links: FOR_STRANGERS },
  '/tracking/:orderId': { at: '/tracking/cz1001-unknown', links: OUT },
  '/tracking-c2c/:orderId': { at: '/tracking-c2c/hk1-unknown', links: FOR_STRANGERS, deployment: 'ferrywing-hk' },
  '/prohibiteditems-c2c': { at: '/prohibiteditems-c2c', links: FOR_STRANGERS, deployment: 'ferrywing-hk' },
  '/delivery-receipt/:orderId': { at: '/delivery-receipt/cz1001-unknown', links: FOR_STRANGERS },
  '/faq': { at: '/faq', links: FOR_STRANGERS },
  '/privacy': { at: '/privacy', links: FOR_STRANGERS },
  '/termsandconditions': { at: '/termsandconditions', links: FOR_STRANGERS },
  '*': { at: '/no-such-page', links: FOR_STRANGERS },
  '/request-a-rider/:vendorId?/*': { at: '/request-a-rider', links: ALL, signedIn: true },
  '/order-tracking/:vendorId?': { at: '/order-tracking', links: ALL, signedIn: true },
  '/history/:vendorId?': { at: '/history', links: ALL, signedIn: true },
  '/bulk-order/:vendorId?/:bulkJobId?': { at: '/bulk-order', links: ALL, signedIn: true },
  '/helpcenter/:vendorId?': { at: '/helpcenter/cz1001', links: ALL, signedIn: true },
}

const pathsOf = (routes: ReadonlyArray<RouteObject>): ReadonlyArray<string> =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])])

const ROUTES = routesForStrangers(true)

const drawerOf = (page: Page) => page.locator('dialog#languages')

const languageIsMarked = (page: Page, name: string) =>
  expect(drawerOf(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true')

test.describe('Site footer', () => {
  test('has a visit for every address (SCR-02)', () => {
    expect(new Set(pathsOf(ROUTES))).toEqual(new Set([...Object.keys(VISITS), '/maintenance']))
  })

  test('is below every page for every user, with the links that lead on from there (SCR-02, ROUTE-15, NAV-20)', async ({
    page,
    service,
    signIn,
  }) => {
    const visits = Object.values(VISITS)
    for (const { at, links, deployment = 'dobrego-cz' } of visits.filter(({ signedIn }) => !signedIn))
      await test.step(at, async () => {
        await page.goto(service.at(deployment) + at)
        await expect(footer(page).locator('.not-known-yet')).toHaveCount(0)
        await expect.poll(async () => (await namesIn(page)).slice(0, links.length)).toEqual(links)
      })
    await signIn.as('vendor')
    for (const { at, links } of visits.filter(({ signedIn }) => signedIn))
      await test.step(at, async () => {
        await page.goto(at)
        await expect(page.locator('.top-bar .command-opener')).toBeVisible()
        await expect.poll(async () => (await namesIn(page)).slice(0, links.length)).toEqual(links)
      })
  })

  test('has only external links during maintenance, and internal ones again afterwards (ROUTE-25)', async ({
    page,
    controlRoom,
    later,
  }) => {
    await page.clock.install()
    await page.goto('/faq')
    await expect(footer(page).getByRole('link', { name: 'Create an account' })).toBeVisible()
    await controlRoom.switchFlag('PlannedMaintenance', true)
    await later(page)
    await expect(page).toHaveURL(/\/maintenance/)
    await expect.poll(async () => (await namesIn(page)).slice(0, OUT.length)).toEqual(OUT)
    await page.reload()
    await expect.poll(async () => (await namesIn(page)).slice(0, OUT.length)).toEqual(OUT)
    await controlRoom.switchFlag('PlannedMaintenance', false)
    await later(page)
    await expect(page).toHaveURL(/\/faq/)
    await expect.poll(async () => (await namesIn(page)).slice(0, FOR_STRANGERS.length)).toEqual(FOR_STRANGERS)
  })

  test('offers registration to a guest, on a new page (NAV-21, ROUTE-24)', async ({ page, controlRoom }) => {
    await controlRoom.switchFlag('GuestCheckout', true)
    await new GuestVisit(page).start()
    await footer(page).getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/\/register$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  for (const [device, viewport] of [
    ['phone', PHONE],
    ['tablet', NARROW],
  ] as const)
    test(`is not covered by the summary of the request on a ${device}`, async ({ page, signIn }) => {
      await page.setViewportSize(viewport)
      await signIn.as('vendor')
      const summary = page.getByRole('region', { name: 'Summary', exact: true })
      await expect(summary).toBeVisible()
      // The form grows while its parts load: the end of the page moves away from an earlier scroll position.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const last = (await footer(page).getByRole('link').last().boundingBox())!
        expect(last.y + last.height).toBeLessThanOrEqual((await summary.boundingBox())!.y)
      }).toPass()
    })

  test('keeps order tracking as high as the window and adds no second scroll bar to the list', async ({
    page,
    signIn,
  }) => {
    await signIn.as('vendor', '/order-tracking')
    await expect(page.locator('.order-rows')).toBeVisible()
    expect((await footer(page).boundingBox())!.y).toBe(page.viewportSize()!.height)
  })

  test('is not printed', async ({ page }) => {
    await page.goto('/faq')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.site-footer')).toBeHidden()
  })
})

/** How to reach the button that opens the drawer in each place. */
const OPENERS: Readonly<
  Record<string, { readonly signedIn: boolean; readonly opener: (page: Page, isPhone: boolean) => Promise<Locator> }>
> = {
  'a light page': {
    signedIn: false,
    opener: (page) => Promise.resolve(page.getByRole('banner').locator('.language-link')),
  },
  'the application': {
    signedIn: true,
    opener: async (page, isPhone) => {
      await page
        .locator(`.top-bar ${isPhone ? '.phone-only' : '.desktop-only'} button[aria-expanded]`)
        .last()
        .click()
      return page.locator('.account-links a[href="#languages"]')
    },
  },
}

const SITES = [
  { deployment: 'dobrego-cz', from: 'en', to: 'cs', names: { from: 'English', to: 'Čeština' }, end: 'right' },
  { deployment: 'qamarly-kw', from: 'ar', to: 'en', names: { from: 'العربية', to: 'English' }, end: 'left' },
] as const

for (const { deployment, from, to, names, end } of SITES)
  for (const [place, { signedIn, opener }] of Object.entries(OPENERS))
    for (const viewport of [PHONE, { width: 1440, height: 900 }])
      test.describe(() => {
        test.use({ deployment, viewport })

        test(`The language drawer works on ${place}, ${from} on ${viewport.width} px (SCR-03, CONST-30, CON-17, I18N-07)`, async ({
          page,
          signIn,
        }) => {
          const start = signedIn ? '/history' : '/faq'
          if (signedIn) await signIn.as('vendor', `${start}?lang=${from}`)
          else await page.goto(`${start}?lang=${from}`)
          await expect(page.locator('html')).toHaveAttribute('lang', from)
          const link = await opener(page, viewport === PHONE)
          await link.click()

          const drawer = drawerOf(page)
          await expect(drawer).toBeVisible()
          await languageIsMarked(page, names.from)
          await expect(drawer.getByRole('link', { name: names.from })).toBeFocused()
          const box = (await drawer.boundingBox())!
          expect(box.width).toBe(Math.min(384, viewport.width))
          expect(end === 'left' ? box.x : box.x + box.width).toBe(end === 'left' ? 0 : viewport.width)
          expect([box.y, box.height]).toEqual([0, viewport.height])
          await expectAccessible(page, 'dialog#languages')

          for (let presses = 0; presses < 4; presses += 1) {
            await page.keyboard.press('Tab')
            const isOutside = await page.evaluate(
              () => document.activeElement !== document.body && !document.activeElement?.closest('#languages'),
            )
            expect(isOutside).toBe(false)
          }
          await page.keyboard.press('Escape')
          await expect(drawer).toBeHidden()
          await expect(link).toBeFocused()

          await page.keyboard.press('Enter')
          await drawer.getByRole('link', { name: names.to }).click()
          await expect(page.locator('html')).toHaveAttribute('lang', to)
          expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${start}(/\\w+)?$`))
        })
      })

test('The palette opens the language drawer (SCR-03)', async ({ page, signIn }) => {
  await signIn.as('vendor', '/history')
  await expect(page.locator('.command-opener')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('language')
  await page.keyboard.press('Enter')
  await languageIsMarked(page, 'English')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/history/)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
})

test('The draft of a request survives a change of the language (SCR-03, I18N-14)', async ({
  page,
  signIn,
  requestForm,
}) => {
  await signIn.as('vendor')
  await requestForm.name.fill('Karolína Světlá')
  await footer(page).locator('.language-link').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Čeština' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page.getByLabel('Jméno zákazníka')).toHaveValue('Karolína Světlá')
})
