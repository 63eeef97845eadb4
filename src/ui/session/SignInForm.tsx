import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import type { Text } from '../kit/failureText.ts'
import { useLocalization } from '../kit/localization.ts'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { SignInField } from './SignInViewModel.ts'
import { useFaults } from './useFaults.tsx'

/** The view model's part that this form uses. */
export interface SignInView {
  readonly email: string
  readonly password: string
  readonly passwordShown: boolean
  readonly capsLockOn: boolean
  readonly isBusy: boolean
  readonly emailProblem: TextId | undefined
  readonly passwordProblem: TextId | undefined
  readonly firstWrongField: SignInField | undefined
  readonly problem: Text | undefined
  readonly status: number | undefined
  readonly typeEmail: (email: string) => void
  readonly typePassword: (password: string) => void
  readonly togglePassword: () => void
  readonly noticeCapsLock: (on: boolean) => void
  readonly submit: () => Promise<void>
}

export const SignInForm = observer(function SignInForm({ view }: { readonly view: SignInView }) {
  const { l10n } = useLocalization()
  const [faultsAlert, showFaults] = useFaults('sign-in')

  // Not over a field in which the user already is.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement))
      document.getElementById('sign-in-email')?.focus({ preventScroll: true })
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void view.submit()
    showFaults(view.firstWrongField, view.emailProblem, view.passwordProblem)
  }
  return (
    // The method "dialog" never sends the form: submitted before its script has loaded, the form must not put the
    // password into the address.
    <form method="dialog" noValidate onSubmit={submit}>
      {faultsAlert}
      {view.problem && (
        <Callout tone="failed" role="alert">
          <p>
            <span>{l10n.getString(view.problem.id, view.problem.args)}</span>
            {view.status !== undefined && (
              <small>{` ${l10n.getString('sign-in-status', { status: String(view.status) })}`}</small>
            )}
          </p>
        </Callout>
      )}
      <EmailField id="sign-in-email" email={view.email} problem={view.emailProblem} onType={view.typeEmail} />
      <PasswordField
        id="sign-in-password"
        label="password-first"
        name="password"
        autoComplete="current-password"
        isShown={view.passwordShown}
        onToggle={view.togglePassword}
        capsLock={{ isOn: view.capsLockOn, notice: view.noticeCapsLock }}
        value={view.password}
        problem={view.passwordProblem}
        change={view.typePassword}
      />
      <Button
        type="submit"
        id="sign-in-submit"
        kind="primary"
        size="large"
        isBusy={view.isBusy}
        busyText={l10n.getString('password-busy')}
      >
        {l10n.getString('site-sign-in')}
      </Button>
    </form>
  )
})
