import { expect } from '@playwright/test'
import { pageProblems } from './support/accessibility.ts'
import { AccountPages } from './support/AccountPages.ts'
import { test } from './support/stories.ts'

const PASSWORD = 'Brand-New-1!'
const OTHER = 'Other-New-2!'

test('A new vendor registers, confirms the address by mail, signs in, places a first order and uses every screen (PERM-03, ROUTE-04, ROUTE-24, AUTH-06 to AUTH-09, AUTH-13, AUTH-14, VAL-24, VAL-25, CONST-23, ERR-16, PROD-03)', async ({
  page,
  signIn,
  controlRoom,
  requestForm,
  tracking,
}) => {
  const email = 'nova@kavarna.test'
  const accounts = new AccountPages(page)

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Create an account' }).click()
  await expect(accounts.title('Create an account')).toBeVisible()
  await accounts.submit.click()
  await expect(accounts.vendorCode).toBeFocused()
  for (const field of [accounts.vendorCode, accounts.email, accounts.phone, accounts.password, accounts.repeated])
    await expect(field).toHaveAttribute('aria-invalid', 'true')

  await accounts.vendorCode.fill('NOBODYS-1')
  await accounts.email.fill('vendor@demo.test')
  await accounts.phone.fill('602 333 444')
  await accounts.choosePassword(PASSWORD)
  await expect(page.getByRole('listitem').filter({ hasText: 'A number: met' })).toBeVisible()
  await accounts.submit.click()
  await expect(page.getByText(/has already been registered/)).toBeVisible()
  await expect(accounts.email).toBeFocused()
  await accounts.email.fill(email)
  await accounts.submit.click()
  await expect(page.getByText(/we don’t know this vendor code/)).toBeVisible()
  await expect(accounts.password).toHaveValue(PASSWORD)

  await expect(page.getByRole('link', { name: 'No vendor code? Become a partner' })).toBeVisible()
  await accounts.vendorCode.fill(await controlRoom.freeVendorCode())
  await accounts.submit.click()
  await expect(accounts.title('One more step: confirm your email')).toBeFocused()
  await expect(page.getByText(/within .?24.? hours/)).toBeVisible()

  await signIn.open()
  await signIn.send(email, PASSWORD)
  await expect(signIn.problem()).toContainText('This user is not confirmed yet.')

  await accounts.followMail(controlRoom, email)
  await expect(accounts.title('Your email is confirmed')).toBeFocused()
  await page.goto('/')
  await accounts.followMail(controlRoom, email)
  await expect(accounts.title('Your email is already confirmed')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn.send(email, PASSWORD)
  await requestForm.fillIn({
    to: 'Slezská 60',
    name: 'Josef Lada',
    phone: '+420 605 314 159',
    items: '1× Čaj',
    value: '90',
  })
  await requestForm.submit.click()
  await expect(tracking.details.getByRole('heading', { name: 'Josef Lada' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const screen of ['History', 'Order tracking', 'Request a rider']) {
    await menu.getByRole('link', { name: screen }).click()
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
  }
})

test('A vendor resets a forgotten password after a wrong code, an expired code and a hundred guesses (ROUTE-03, AUTH-05, AUTH-10, VAL-26, CONST-22, OP-18, PROD-03)', async ({
  page,
  signIn,
  controlRoom,
  baseURL,
}) => {
  const email = 'zapomnetliva@cajovna.test'
  const accounts = new AccountPages(page)
  await accounts.haveBusiness(controlRoom, email, PASSWORD)
  const codeOfMail = async () => {
    await expect.poll(() => controlRoom.newestMail(email)).toMatch(/^\d{6}$/m)
    return /^\d{6}$/m.exec(await controlRoom.newestMail(email))![0]
  }
  const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

  await signIn.open()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await accounts.sendCode.click()
  await expect(accounts.email).toBeFocused()
  await accounts.email.fill(email)
  await accounts.sendCode.click()
  await expect(page.getByText(new RegExp(`If .*${email}.* has an account here`))).toBeVisible()
  const first = await codeOfMail()

  await accounts.code.fill('12345')
  await accounts.choosePassword(OTHER)
  await accounts.setPassword.click()
  await expect(page.locator('#reset-code-problem')).toHaveText('The code has exactly 6 digits.')
  await accounts.code.fill(otherThan(first))
  await accounts.setPassword.click()
  await expect(page.getByRole('alert').filter({ hasText: 'This code is wrong' })).toBeVisible()

  await controlRoom.letCodeRunOut(email)
  await accounts.code.fill(first)
  await accounts.setPassword.click()
  await expect(page.getByRole('alert').filter({ hasText: 'has expired' })).toBeVisible()
  await expect(accounts.password).toHaveValue(OTHER)

  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect(page.getByText(/We’ve sent a new code/)).toBeVisible()
  await expect.poll(codeOfMail).not.toBe(first)
  await accounts.code.fill(await codeOfMail())
  await accounts.setPassword.click()
  await expect(accounts.title('Your password has been changed')).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn.send(email, OTHER)
  await expect(page).toHaveURL(/\/request-a-rider/)

  const statuses = await page.evaluate(
    async ([address, of]) => {
      const found: Array<number> = []
      for (let guess = 0; guess < 100; guess += 1) {
        const answer = await fetch(`${address}/auth/api/v1/forgot-password/confirm`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email_address: of, code: String(100_000 + guess), password: 'Guessed-1!' }),
        })
        found.push(answer.status)
      }
      return found
    },
    [baseURL, 'parent@demo.test'] as const,
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(88)
  expect(statuses.filter((status) => status !== 422 && status !== 429)).toEqual([])
})

test('With sign-up switched off, /register redirects to the start page and no link leads to it (ROUTE-05, NAV-21)', async ({
  page,
  controlRoom,
}) => {
  await controlRoom.switchFlag('DeactivateSignUpButton', true)
  await page.goto('/register')
  await expect(page).toHaveURL(/\/\?closed=DeactivateSignUpButton$/)
  await expect(page.getByText('Registration is closed at the moment.')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Become a partner' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
  await controlRoom.switchFlag('DeactivateSignUpButton', false)
})

for (const { deployment, locale, colorScheme } of [
  { deployment: 'dobrego-cz', locale: 'en-GB', colorScheme: 'light' },
  { deployment: 'qamarly-kw', locale: 'ar', colorScheme: 'dark' },
  { deployment: 'ferrywing-th', locale: 'th', colorScheme: 'light' },
] as const)
  test.describe(`${deployment}, ${colorScheme}`, () => {
    test.use({ deployment, locale, colorScheme, viewport: { width: 390, height: 844 } })

    test(`The account pages are accessible in ${locale} and ${colorScheme} (ROUTE-03, ROUTE-04, I18N-07)`, async ({
      page,
    }) => {
      const wrong: Array<string> = []
      const check = async (where: string) => {
        wrong.push(...(await pageProblems(page)).map((problem) => `${where}: ${problem}`))
      }
      for (const path of ['/register', '/forgot-password']) {
        await page.goto(path)
        await page.locator('button[type=submit]').click()
        await check(path)
      }
      const held = Promise.withResolvers<void>()
      await page.route('**/register/confirm', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.goto('/confirm-email#not-a-token')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.getByRole('link')).toHaveCount(0)
      await check('confirming')
      held.resolve()
      await expect(main.getByRole('link').last()).toBeVisible()
      await check('confirmed')
      expect(wrong).toEqual([])
    })
  })
