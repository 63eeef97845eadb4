import { expect, type Page } from '@playwright/test'
import { bulkFile } from './support/BulkOrders.ts'
import { pageProblems, widthProblems } from './support/accessibility.ts'
import { isWalked, keepPicture, noteWalked, writeContactSheet } from './support/contactSheet.ts'
import { orderIn } from './support/demoOrders.ts'
import { TABLET } from './support/devices.ts'
import { changeLanguageBehind } from './support/languages.ts'
import { languageProblems, wordProblems } from './support/languageProblems.ts'
import { navigateTo } from './support/navigateTo.ts'
import { DEMO_PASSWORD } from './support/SignIn.ts'
import { inlineScript } from '../../build/inlineScripts.ts'
import { test } from './support/stories.ts'
import { fixedTexts, spacingProblems } from './support/textSpacing.ts'
import { hasStates, IS_PARTIAL, IS_WALK, isWalkedThrough, WALKS, type Look, type Walk } from './support/walked.ts'

/* The longest stories: files begin in the order of their names, and the last ones would run alone. */

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** A tablet in portrait format, and the narrowest window that shows the whole top bar. */
const TABLETS = [TABLET, { width: 900, height: 700 }]

/** Other stories cancel orders of the same vendor, so that none may be left in one of the statuses. */
const CANCELLABLE = ['WAITING_FOR_TRANSPORT', 'RECEIVED', 'NEW']

/** The landing page is named by its brand, a receipt by its number, and public tracking leads with a time that changes. */
const OTHER_TITLES = /-(landing|receipt|public-tracking)-/

/** A page whose window is not named like its heading, or the step that it shows (WCAG 2.4.2, NAV-26). */
const titleProblems = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    // Marks of the reading direction and of line breaks.
    const plain = (text: string) => text.replaceAll(/[\u2068\u2069\u200b\u2060]/g, '').trim()
    const [named = ''] = document.title.replace(/^\(\d+\) /, '').split(' · ')
    const headings = [...document.querySelectorAll('#content :is(h1, h2)')].map(({ textContent }) => plain(textContent))
    return headings.includes(plain(named)) ? [] : [`the title "${document.title}" names none of ${headings.join(', ')}`]
  })

/** Shows the open page, with all that is open on it, in another language and theme. */
const changeTo = async (page: Page, { colorScheme, locale }: Look) => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(await inlineScript('appearance'))
  await changeLanguageBehind(page, locale)
}

/** Cannot be shown in another language: the page has no connection. */
const WITHOUT_CONNECTION = 'offline'

/** Notes what is wrong on the screens of one walk, whose pictures are kept under its `folder`. */
const begin = (page: Page, walk: Walk, folder: string, hasFailures: boolean) => {
  const { deployment, isWhole, other } = walk
  let shown: Look = walk
  const wrong: Array<string> = []
  // Calls that fail on purpose are reported in the console.
  if (!hasFailures)
    page.on('console', (message) => message.type() === 'error' && wrong.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => wrong.push(`page: ${error.message}`))
  const look = async (screen: string, viewports: ReadonlyArray<typeof WIDE>, { colorScheme, locale }: Look) => {
    for (const viewport of isWhole || !viewports.includes(PHONE) ? viewports : [PHONE]) {
      const name = `${deployment}-${locale}-${colorScheme}-${screen}-${viewport.width}`
      await page.setViewportSize(viewport)
      const problems = [
        ...(await pageProblems(page)),
        // Where text has the least room; both take seconds on a long screen.
        ...(IS_WALK || viewport === PHONE ? [...(await spacingProblems(page)), ...(await fixedTexts(page))] : []),
        ...(OTHER_TITLES.test(name) ? [] : await titleProblems(page)),
        ...(IS_WALK ? await languageProblems(page, locale) : await wordProblems(page, locale)),
      ]
      wrong.push(...problems.map((problem) => `${name}: ${problem}`))
      if (IS_WALK) await keepPicture(page, folder, `${screen} ${viewport.width}`)
    }
    for (const viewport of isWhole && viewports.length > 1 ? TABLETS : []) {
      await page.setViewportSize(viewport)
      wrong.push(...(await widthProblems(page)).map((problem) => `${screen}-${viewport.width}: ${problem}`))
    }
    await page.setViewportSize(WIDE)
  }
  return {
    wrong,
    lookAt: async (screen: string, viewports: ReadonlyArray<typeof WIDE> = [WIDE, PHONE]) => {
      if (!isWalkedThrough(walk, screen)) return
      await look(screen, viewports, shown)
      if (other === undefined || screen === WITHOUT_CONNECTION) return
      shown = shown === other ? walk : other
      await changeTo(page, shown)
      // The other language on the phone, where text has the least room: `npm run walk` looks at all widths in each.
      await look(screen, viewports.includes(PHONE) ? [PHONE] : viewports, shown)
    },
  }
}

/** Switches a flag of the page’s deployment. */
const switchFlag = (page: Page, name: string, on: boolean) =>
  page.evaluate(
    ([flag, isOn]) =>
      fetch(`/sandbox/api/flags/${flag}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ on: isOn }),
      }).then(({ ok }) => ok),
    [name, on] as const,
  )

test.describe.configure({ mode: 'parallel' })

/** Looks at screens, then writes the contact sheet; a walk without a finding is noted, so that it can be left out. */
const walkThrough = async (
  page: Page,
  walk: Walk,
  part: 'visitors' | 'screens' | 'states',
  look: (lookAt: ReturnType<typeof begin>['lookAt']) => Promise<void>,
): Promise<void> => {
  const name = `${walk.deployment}-${walk.locale}-${walk.colorScheme}-${part}`
  if (IS_WALK && isWalked(name)) return
  const { lookAt, wrong } = begin(page, walk, name, part === 'states')
  try {
    await look(lookAt)
  } finally {
    if (IS_WALK) await writeContactSheet(page.context(), name)
  }
  expect(wrong).toEqual([])
  if (IS_WALK && !IS_PARTIAL) noteWalked(name)
}

for (const walk of WALKS) {
  const { deployment, locale, place, phoneNumber, colorScheme, other } = walk
  const inLanguages = [walk, ...(other ? [other] : [])].map((one) => `${one.locale}, ${one.colorScheme}`).join(' and ')
  test.describe(`${deployment}, ${inLanguages}`, () => {
    test.use({ deployment, locale: locale === 'en' ? 'en-GB' : locale, colorScheme, viewport: WIDE })

    test(`The pages for visitors of ${deployment} in ${inLanguages}, are accessible, fit and are in their language (I18N-07, NAV-01, BRAND-02)`, async ({
      page,
    }) => {
      await walkThrough(page, walk, 'visitors', async (lookAt) => {
        await page.goto('/')
        await expect(page.getByRole('contentinfo')).toBeVisible()
        // Links that depend on flags are invisible until the flags are known.
        await expect(page.locator('.not-known-yet')).toHaveCount(0)
        await lookAt('landing')
        await page.goto('/register')
        await expect(page.locator('#register-email')).toBeVisible()
        await page.getByRole('main').locator('button[type=submit]').click()
        await lookAt('register', [PHONE])
        await page.goto('/forgot-password')
        await expect(page.getByRole('main').locator('input[type=email]')).toBeVisible()
        await lookAt('forgot-password', [WIDE])
        // Some countries have terms at an address of their own (COUNTRY-09).
        if (isWalkedThrough(walk, 'terms')) {
          await page.goto('/termsandconditions')
          await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
          await lookAt('terms', [PHONE])
        }
        await page.goto('/connect')
        await lookAt('connect')
        if (!IS_WALK) return
        await switchFlag(page, 'GuestCheckout', true)
        await page.goto('/')
        await page.locator('.hero button').click()
        await expect(page.locator('#sender-name')).toBeVisible()
        await lookAt('guest-sender')
        await page.locator('input[role=combobox]').fill(place)
        await page.getByRole('option').first().click()
        await page.locator('#sender-name').fill('Nour')
        await page.locator('#sender-phoneNumber').fill(phoneNumber)
        await page.locator('#sender-email').fill('nour@home.test')
        await page.locator('form:has(#sender-name) [type=submit]').click()
        await expect(page.locator('#request-destinationName')).toBeVisible()
        await page.locator('input[role=combobox]').fill(place)
        await page.getByRole('option').first().click()
        await expect(page.locator('.status-line.good')).toBeVisible()
        await page.locator('#request-submit').click()
        await lookAt('guest-request')
        await switchFlag(page, 'GuestCheckout', false)
      })
    })

    test(`Every screen of ${deployment} in ${inLanguages}, is accessible and fits wide windows, tablets and phones (I18N-07, NAV-01, NAV-05, NAV-06, BRAND-02)`, async ({
      page,
    }) => {
      await walkThrough(page, walk, 'screens', async (lookAt) => {
        await page.goto('/connect')
        await page.locator('#sign-in-email').fill('vendor@demo.test')
        await page.locator('#sign-in-password').fill(DEMO_PASSWORD)
        await page.getByRole('main').locator('button[type=submit]').click()

        await expect(page.locator('.request-map canvas')).toBeVisible()
        await page.locator('input[role=combobox]').fill(place)
        await page.getByRole('option').first().click()
        await expect(page.locator('.status-line.good')).toBeVisible()
        await lookAt('request')
        await page.locator('#request-submit').click()
        // Some countries ask for the number of the unit first.
        await expect(page.locator('.request-sections [aria-invalid=true]').first()).toBeFocused()
        await lookAt('request-wrong')
        // Not every brand has a help centre (OP-13).
        if (deployment !== 'norikaze-jp' && isWalkedThrough(walk, 'help')) {
          await page.locator('.help-button').click()
          await expect(page.locator('iframe.spoken')).toBeVisible()
          await lookAt('help', [WIDE])
          await page.locator('.help-button').click()
          await expect(page.locator('iframe.spoken')).toBeHidden()
        }

        await page.getByRole('banner').getByRole('navigation').getByRole('link').nth(1).click()
        await expect(page.locator('[data-link=live]')).toBeVisible()
        await lookAt('tracking')
        // The screen is as high as the window, and the footer follows below.
        await expect
          .poll(() => page.evaluate(() => document.querySelector('.application')!.clientHeight - window.innerHeight))
          .toBe(0)
        await navigateTo(page, `/order-tracking?order_id=${await orderIn(page, 'COURIER_ACCEPTED_DELIVERY')}`)
        await expect(page.locator('.order-details .map-pin.rider')).toBeVisible()
        await lookAt('details')
        await navigateTo(page, `/order-tracking?order_id=${await orderIn(page, ...CANCELLABLE)}`)
        await page.locator('.details-actions .danger').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await lookAt('cancel')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)

        if (isWalkedThrough(walk, 'account')) {
          await page.getByRole('banner').getByRole('button').last().click()
          await expect(page.locator('.account-popover')).toBeVisible()
          await lookAt('account', [WIDE])
          await page.keyboard.press('Escape')
          await expect(page.locator('.account-popover')).toHaveCount(0)
        }
        await page.setViewportSize(PHONE)
        await navigateTo(page, '/order-tracking')
        await page.locator('.phone-only').getByRole('button').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await lookAt('drawer', [PHONE])

        await page.setViewportSize(WIDE)
        if (isWalkedThrough(walk, 'board')) {
          await navigateTo(page, '/order-tracking?view=board')
          await expect(page.locator('.board-order').first()).toBeVisible()
          await lookAt('board')
        }
        await navigateTo(page, '/history?range=past-week')
        await expect(page.locator('.history-row').first()).toBeVisible()
        await expect(page.locator('.overview-columns')).toBeVisible()
        await lookAt('history')
        await page.getByRole('banner').getByRole('navigation').getByRole('link').nth(3).click()
        await expect(page.locator('.bulk-history').locator('.list-message, .bulk-jobs')).toBeVisible()
        await lookAt('bulk')
        if (['bulk-grid', 'bulk-result', 'bulk-place'].some((screen) => isWalkedThrough(walk, screen))) {
          const chosen = page.locator('input[type=file]')
          const someone = { customerName: 'Nour', phoneNumber, address: place, itemValue: '20', paymentType: 'PAID' }
          await chosen.setInputFiles(
            await bulkFile([someone, { ...someone, phoneNumber: '12' }, { customerName: '7' }]),
          )
          await expect(page.locator('.bulk-grid')).toBeVisible()
          await lookAt('bulk-grid')
          await page.reload()
          await chosen.setInputFiles(await bulkFile([someone]))
          await expect(page.locator('.bulk-result-row')).toHaveCount(1)
          await lookAt('bulk-result')
          await page.locator('.bulk-actions .primary').click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await lookAt('bulk-place')
        }
        await page.goto(`/delivery-receipt/${await orderIn(page, 'NEAR_CUSTOMER')}?evidence`)
        await expect(page.locator('.receipt-proof img').first()).toBeVisible()
        await lookAt('receipt')
        const under = await orderIn(page, 'COURIER_ACCEPTED_DELIVERY')
        await page.goto(`/tracking/${under}`)
        await expect(page.locator('.public-map canvas')).toBeVisible()
        await lookAt('public-tracking')
        if (!isWalkedThrough(walk, 'maintenance')) return
        await switchFlag(page, 'PlannedMaintenance', true)
        await page.goto('/')
        await expect(page).toHaveURL(/\/maintenance/)
        await lookAt('maintenance', [PHONE])
        await switchFlag(page, 'PlannedMaintenance', false)
      })
    })

    if (hasStates(walk))
      test.describe('with a walkthrough', () => {
        test.use({ isWelcomed: false })

        test(`The states of screens in ${deployment}, ${inLanguages}, are accessible and fit: walkthrough, outlets, export, placed, empty, failed, offline (I18N-07)`, async ({
          page,
          context,
        }) => {
          await walkThrough(page, walk, 'states', async (lookAt) => {
            await page.goto('/connect')
            await page.locator('#sign-in-email').fill('parent@demo.test')
            await page.locator('#sign-in-password').fill(DEMO_PASSWORD)
            await page.getByRole('main').locator('button[type=submit]').click()
            await expect(page.locator('.welcome')).toBeVisible()
            await lookAt('walkthrough')
            await page.keyboard.press('Escape')
            await expect(page.locator('.welcome')).toHaveCount(0)

            await page.locator('#branch-button').click()
            await expect(page.locator('.branch-list')).toBeVisible()
            await lookAt('outlets', [WIDE])
            await page.keyboard.press('Escape')
            await expect(page.locator('.branch-list')).toHaveCount(0)

            await navigateTo(page, '/history?range=past-week')
            await expect(page.locator('.history-row').first()).toBeVisible()
            await page.locator('#export-button').click()
            await expect(page.locator('.export-choice').first()).toBeVisible()
            await lookAt('export', [WIDE])
            await page.keyboard.press('Escape')
            await navigateTo(page, '/history?range=custom&from=2026-03-05&to=2026-03-05')
            await expect(page.locator('.list-message')).toBeVisible()
            await lookAt('history-empty')

            await navigateTo(page, '/request-a-rider')
            await page.locator('input[role=combobox]').fill(place)
            await page.getByRole('option').first().click()
            await expect(page.locator('.status-line.good')).toBeVisible()
            await page.locator('#request-destinationName').fill('Nour')
            await page.locator('#request-destinationPhoneNumber').fill(phoneNumber)
            await page.locator('#request-orderAmount').fill('20')
            await page.locator('#request-submit').click()
            await expect(page).toHaveURL(/\/order-tracking/)
            await expect(page.locator('[data-link=live]')).toBeVisible()
            await lookAt('order-placed')

            await context.setOffline(true)
            await expect(page.locator('[data-link=offline]')).toBeVisible()
            await lookAt('offline')
            await context.setOffline(false)

            const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 503, json: {} }))
            await fail('**/orders/api/v1/vendor/*/orders*')
            await page.goto('/order-tracking')
            await expect(page.locator('.list-message.failed')).toBeVisible()
            await lookAt('orders-failed')
            await fail('**/orders/api/v1/vendors')
            await page.reload()
            await expect(page.locator('.instead-lead')).toBeVisible()
            await lookAt('vendors-failed')
          })
        })
      })
  })
}
