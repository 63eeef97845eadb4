import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'
import { useLocalization } from '../kit/localization.ts'
import { FieldProblem } from './FieldProblem.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import type { SignInField } from './SignInViewModel.ts'

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
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void view.submit()
    const wrong = { email, password }
    if (view.firstWrongField) wrong[view.firstWrongField].current?.focus()
  }
  const noticeCapsLock = (event: KeyboardEvent) => view.noticeCapsLock(event.getModifierState('CapsLock'))

  return (
    // The method "dialog" never sends the form: submitted before its script has loaded, the form must not put the
    // password into the address.
    <form method="dialog" noValidate onSubmit={submit}>
      {view.problem && (
        <p className="callout failed" role="alert">
          {l10n.getString(view.problem.id, view.problem.args)}{' '}
          {view.status !== undefined && (
            <small>{l10n.getString('sign-in-status', { status: String(view.status) })}</small>
          )}
        </p>
      )}
      <div className="field">
        <label htmlFor="sign-in-email">{l10n.getString('sign-in-email')}</label>
        <input
          ref={email}
          id="sign-in-email"
          name="email"
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={view.emailProblem !== undefined}
          aria-describedby="sign-in-email-problem"
          value={view.email}
          onChange={(event) => view.typeEmail(event.currentTarget.value)}
        />
        <FieldProblem id="sign-in-email-problem" text={view.emailProblem} />
      </div>
      <div className="field">
        <label htmlFor="sign-in-password">{l10n.getString('sign-in-password')}</label>
        <PasswordInput
          ref={password}
          id="sign-in-password"
          name="password"
          autoComplete="current-password"
          isShown={view.passwordShown}
          onToggle={view.togglePassword}
          aria-invalid={view.passwordProblem !== undefined}
          aria-describedby="sign-in-password-problem sign-in-caps-lock"
          value={view.password}
          onChange={(event) => view.typePassword(event.currentTarget.value)}
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
          onBlur={() => view.noticeCapsLock(false)}
        />
        <FieldProblem id="sign-in-password-problem" text={view.passwordProblem} />
        <output className="hint" id="sign-in-caps-lock">
          {view.capsLockOn && l10n.getString('password-caps-lock')}
        </output>
      </div>
      <button type="submit" id="sign-in-submit" className="button primary" aria-busy={view.isBusy}>
        {l10n.getString(view.isBusy ? 'sign-in-busy' : 'sign-in-submit')}
      </button>
    </form>
  )
})
