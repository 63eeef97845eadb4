import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import type { Text } from '../shared/failureText.ts'
import type { SignInField } from './SignInViewModel.ts'

/** What this form needs from whoever stands behind it. */
export interface SignInView {
  readonly email: string
  readonly password: string
  readonly passwordShown: boolean
  readonly capsLockOn: boolean
  readonly isBusy: boolean
  readonly emailProblem: string | undefined
  readonly passwordProblem: string | undefined
  readonly firstWrongField: SignInField | undefined
  readonly problem: Text | undefined
  readonly typeEmail: (email: string) => void
  readonly typePassword: (password: string) => void
  readonly togglePassword: () => void
  readonly noticeCapsLock: (on: boolean) => void
  readonly submit: () => Promise<void>
}

const FieldProblem = ({ id, text }: { readonly id: string; readonly text: string | undefined }) => {
  const { l10n } = useLocalization()
  return (
    <span className="problem" id={id}>
      {text !== undefined && l10n.getString(text)}
    </span>
  )
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
    // The method "dialog" sends nothing anywhere: a form submitted before its script is there must not put the
    // password into the address.
    <form method="dialog" noValidate onSubmit={submit}>
      {view.problem && (
        <p className="callout failed" role="alert">
          {l10n.getString(view.problem.id, view.problem.args)}
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
        <span className="password">
          <input
            ref={password}
            id="sign-in-password"
            name="password"
            type={view.passwordShown ? 'text' : 'password'}
            dir="ltr"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            aria-invalid={view.passwordProblem !== undefined}
            aria-describedby="sign-in-password-problem sign-in-caps-lock"
            value={view.password}
            onChange={(event) => view.typePassword(event.currentTarget.value)}
            onKeyDown={noticeCapsLock}
            onKeyUp={noticeCapsLock}
            onBlur={() => view.noticeCapsLock(false)}
          />
          <button
            type="button"
            aria-label={l10n.getString(view.passwordShown ? 'sign-in-hide-password' : 'sign-in-show-password')}
            aria-controls="sign-in-password"
            onClick={view.togglePassword}
          >
            <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
              {view.passwordShown && <path d="M4 4l16 16" />}
            </svg>
          </button>
        </span>
        <FieldProblem id="sign-in-password-problem" text={view.passwordProblem} />
        <output className="hint" id="sign-in-caps-lock">
          {view.capsLockOn && l10n.getString('sign-in-caps-lock')}
        </output>
      </div>
      <button type="submit" className="button primary" aria-busy={view.isBusy}>
        {l10n.getString(view.isBusy ? 'sign-in-busy' : 'sign-in-submit')}
      </button>
    </form>
  )
})
