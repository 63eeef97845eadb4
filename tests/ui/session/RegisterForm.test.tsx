import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { RegisterForm } from '../../../src/ui/session/RegisterForm.tsx'
import { RegisterViewModel } from '../../../src/ui/session/RegisterViewModel.ts'
import { plain, theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

it('focuses the first wrong field after each submit and announces all errors (VAL-24, VAL-25)', async () => {
  const deployment = theDeployment('dobrego-cz')
  const view = new RegisterViewModel({ register: () => new Promise(() => undefined) }, deployment, () => 'en')
  const bundle = bundleOf('en', deployment.brand, messagesOf('en', ['account', 'password', 'site']))
  render(
    <LocalizationProvider l10n={new ReactLocalization([bundle])}>
      <RegisterForm view={view} phonePrefix="+420" partnerAddress="/partner" />
    </LocalizationProvider>,
  )
  const user = userEvent.setup()
  const submit = () => user.click(screen.getByRole('button', { name: 'Create an account' }))
  await submit()
  await waitFor(() => expect(document.activeElement?.id).toBe('register-vendorCode'))
  view.type('vendorCode', 'bistro')
  view.type('email', 'eva@home.test')
  view.type('phone', '603 111 222')
  view.newPassword.typePassword('Demo-1234!')
  view.newPassword.typeRepeated('Demo-1234?')
  await submit()
  await waitFor(() => expect(document.activeElement?.id).toBe('register-repeated'))
  await waitFor(() => expect(plain(screen.getByRole('alert').textContent)).toBe('The two passwords don’t match.'))
})
