import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { VERIFICATION_CODE_DIGITS } from '../../domain/session/verificationCode.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'
import { useLocalization } from '../kit/localization.ts'
import { AccountProblem } from './AccountProblem.tsx'
import { NewPasswordFields, type NewPasswordView } from './NewPasswordFields.tsx'
import type { NewPasswordField } from './NewPasswordViewModel.ts'
import { TextField } from './TextField.tsx'

/** The view model's part that this form uses. */
export interface SetPasswordView {
  readonly email: string
  readonly code: string
  readonly isBusy: boolean
  readonly isSentAgain: boolean
  readonly problem: Text | undefined
  readonly codeProblem: TextId | undefined
  readonly firstWrongField: 'code' | NewPasswordField | undefined
  readonly newPassword: NewPasswordView
  readonly typeCode: (code: string) => void
  readonly otherEmail: () => void
  readonly send: () => Promise<void>
  readonly reset: () => Promise<void>
}

/** The second step of resetting a password: the code from the mail and the new password (AUTH-10). */
export const SetPassword = observer(function SetPassword({ view }: { readonly view: SetPasswordView }) {
  const { l10n } = useLocalization()
  const code = useRef<HTMLInputElement>(null)
  const [wanted, want] = useState<{ readonly field: NewPasswordField } | undefined>()
  useEffect(() => code.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void view.reset()
    const field = view.firstWrongField
    if (field === 'code') code.current?.focus()
    else if (field !== undefined) want({ field })
  }
  return (
    <>
      <h1>{l10n.getString('account-reset-title')}</h1>
      <p>{l10n.getString('account-reset-lead', { email: view.email.trim() })}</p>
      <form method="dialog" noValidate onSubmit={submit}>
        <AccountProblem problem={view.problem} />
        {view.isSentAgain && (
          <p className="callout info" role="status">
            {l10n.getString('account-code-sent-again')}
          </p>
        )}
        <TextField
          ref={code}
          id="reset-code"
          label="account-code"
          name="code"
          inputMode="numeric"
          dir="ltr"
          autoComplete="one-time-code"
          maxLength={VERIFICATION_CODE_DIGITS + 4}
          required
          value={view.code}
          problem={view.codeProblem}
          onType={view.typeCode}
        />
        <NewPasswordFields view={view.newPassword} id="reset" wanted={wanted} />
        <button type="submit" className="button primary" aria-busy={view.isBusy}>
          {l10n.getString(view.isBusy ? 'account-reset-busy' : 'account-reset-submit')}
        </button>
        <p className="account-ways">
          <button type="button" className="text-button" onClick={() => void view.send()}>
            {l10n.getString('account-code-again')}
          </button>
          <button type="button" className="text-button" onClick={view.otherEmail}>
            {l10n.getString('account-other-email')}
          </button>
        </p>
      </form>
    </>
  )
})
