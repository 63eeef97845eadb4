import { refusalTexts } from '../../../src/adapters/memory/refusals.ts'
import { SignInRefused } from '../../../src/application/ports/Authentication.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SignInScreen } from '../../../src/ui/session/SignInScreen.tsx'
import { SignInViewModel, type SignIn } from '../../../src/ui/session/SignInViewModel.ts'
import { markupOf, showPage, theDeployment, TRANSLATED } from '../market/showPage.tsx'

afterEach(cleanup)

const deployment = theDeployment('dobrego-cz')
const refused: SignIn = () =>
  Promise.resolve({
    kind: 'failed',
    failure: new SignInRefused({ ...refusalTexts('auth.password-invalid', ''), status: 401 }),
  })
const unanswered: SignIn = () => new Promise(() => undefined)

const show = (signIn: SignIn = unanswered, registerAllowed = true) => {
  const view = new SignInViewModel(signIn, () => undefined)
  showPage(
    <SignInScreen view={view} deployment={deployment} locale="en" registerAllowed={registerAllowed} />,
    deployment,
  )
  return view
}
const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const button = (name: string) => screen.getByRole('button', { name })

describe('SignInScreen', () => {
  it('submits on Enter and announces the reason of a failure (AUTH-01, AUTH-03)', async () => {
    show(refused)
    await userEvent.type(email(), 'vendor@demo.test')
    await userEvent.type(password(), 'wrong{Enter}')
    const words = await screen.findByText(/Failed to login/)
    expect(words.closest('[role=alert]')).not.toBeNull()
  })

  it('has the focus in its first field, unless the user is in another one (AUTH-15)', () => {
    show()
    expect(document.activeElement).toBe(email())
  })

  it('marks all errors and focuses the first (AUTH-01)', async () => {
    show()
    await userEvent.click(button('Sign in'))
    expect([email(), password()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(document.activeElement).toBe(email())
    const described = email().getAttribute('aria-describedby')!
    expect(document.getElementById(described)?.textContent).toBe('Enter your email address.')
  })

  it('announces the errors of every submit, even if the first field has the focus already (AUTH-01)', async () => {
    show()
    await userEvent.type(email(), '{Enter}')
    const first = screen.getByRole('alert')
    expect(first.textContent).toBe('Enter your email address. Enter your password.')
    await userEvent.type(email(), '{Enter}')
    expect(screen.getByRole('alert')).not.toBe(first)
    await userEvent.type(email(), 'vendor@demo.test')
    await userEvent.type(password(), 'Demo-1234!{Enter}')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('focuses the password if only that is missing (AUTH-01)', async () => {
    show()
    await userEvent.type(email(), 'vendor@demo.test{Enter}')
    expect(document.activeElement).toBe(password())
  })

  it('shows that it is busy and keeps the focus on its button (AUTH-01)', async () => {
    show()
    await userEvent.type(email(), 'vendor@demo.test')
    await userEvent.type(password(), 'Demo-1234!')
    await userEvent.click(button('Sign in'))
    expect(button('One moment…').getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button('One moment…'))
  })

  it('shows and hides the password (AUTH-01)', async () => {
    show()
    await userEvent.click(button('Show password'))
    expect(password().getAttribute('type')).toBe('text')
    await userEvent.click(button('Hide password'))
    expect(password().getAttribute('type')).toBe('password')
  })

  it('warns about Caps Lock while the password is typed (AUTH-01)', async () => {
    show()
    await userEvent.type(password(), '{CapsLock}a')
    expect(screen.queryByText('Caps Lock is on.')).not.toBeNull()
    fireEvent.blur(password())
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  })

  it('supports password managers (AUTH-01)', () => {
    show()
    expect([email(), password()].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
    ])
  })

  it('never puts the password into the address, even before its script has loaded (AUTH-01)', () => {
    const view = new SignInViewModel(unanswered, () => undefined)
    const markup = markupOf(
      <SignInScreen view={view} deployment={deployment} locale="en" registerAllowed />,
      deployment,
    )
    expect(markup).toMatch(/<form [^>]*method="dialog"/)
  })

  it('links to the password reset and to the registration (ROUTE-24)', () => {
    show()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/forgot-password',
      '/register',
    ])
  })

  it('hides the registration while it is switched off (NAV-21)', () => {
    show(unanswered, false)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/forgot-password'])
  })

  it.each(TRANSLATED)('renders in %s without a script (ROUTE-06)', (locale) => {
    const view = new SignInViewModel(unanswered, () => undefined)
    const markup = markupOf(
      <SignInScreen view={view} deployment={deployment} locale={locale} registerAllowed />,
      deployment,
      locale,
    )
    expect(markup).toContain('Dobrego')
    expect(markup).not.toMatch(/ style=/)
  })
})
