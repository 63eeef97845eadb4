import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { NewPasswordFields } from '../../../src/ui/session/NewPasswordFields.tsx'
import { NewPasswordViewModel } from '../../../src/ui/session/NewPasswordViewModel.ts'
import { markupOf, plain, showPage, theDeployment, TRANSLATED } from '../market/showPage.tsx'

afterEach(cleanup)

const deployment = theDeployment('dobrego-cz')
const show = () => {
  const view = new NewPasswordViewModel()
  showPage(<NewPasswordFields view={view} id="new" />, deployment)
  return view
}
const password = () => screen.getByLabelText('New password')
const repeated = () => screen.getByLabelText('New password again')
const rules = () => within(screen.getByRole('list')).getAllByRole('listitem')

describe('NewPasswordFields', () => {
  it('shows in words whether each rule is met (VAL-24)', async () => {
    show()
    expect(rules().map(({ textContent }) => plain(textContent))).toContain('A number: not met yet')
    await userEvent.type(password(), 'Demo1')
    expect(rules().map(({ textContent }) => plain(textContent))).toEqual([
      '8 characters or more: not met yet',
      'An uppercase letter: met',
      'A lowercase letter: met',
      'A number: met',
      'One of these: !@#$%^&*: not met yet',
    ])
  })

  it('announces the number of met rules while typing (VAL-24)', async () => {
    show()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
    await userEvent.type(password(), 'Demo1')
    expect(plain(screen.getAllByRole('status').at(-1)!.textContent)).toBe('3 of 5 rules met')
  })

  it('marks a second entry that differs (VAL-25)', async () => {
    show()
    await userEvent.type(password(), 'Demo-1234!')
    await userEvent.type(repeated(), 'Demo-1234?')
    expect(repeated().getAttribute('aria-invalid')).toBe('false')
    fireEvent.blur(repeated())
    expect(repeated().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(repeated().getAttribute('aria-describedby')!)?.textContent).toBe(
      'The two passwords don’t match.',
    )
  })

  it('shows and hides both entries together, with autocomplete for new passwords (VAL-25)', async () => {
    show()
    await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0]!)
    expect([password(), repeated()].map((field) => field.getAttribute('type'))).toEqual(['text', 'text'])
    expect([password(), repeated()].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'new-password',
      'new-password',
    ])
  })

  it.each(TRANSLATED)('has all its texts in %s (VAL-24)', (locale) => {
    const view = new NewPasswordViewModel({ password: 'Demo-1234!', repeated: 'x' })
    view.ask()
    view.noticeCapsLock(true)
    const markup = markupOf(<NewPasswordFields view={view} id="new" />, deployment, locale)
    expect(markup).toContain('!@#$%^&amp;*')
    expect(markup).not.toMatch(/ style=/)
  })
})
