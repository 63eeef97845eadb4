import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import { VERIFICATION_CODE_DIGITS } from '../../domain/session/verificationCode.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Callout } from '../kit/Callout.tsx'
import type { Text } from '../kit/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useStepTitle } from '../kit/useStepTitle.ts'
import { AccountProblem } from './AccountProblem.tsx'
import { NewPasswordFields, type NewPasswordView } from './NewPasswordFields.tsx'
import type { NewPasswordField } from './NewPasswordViewModel.ts'
import { TextField } from './TextField.tsx'
import { useFaults } from './useFaults.tsx'
import { trimText } from '../../domain/text/blank.ts'

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
  const [faultsAlert, showFaults] = useFaults('reset')
  const { newPassword } = view
  useEffect(() => document.getElementById('reset-code')?.focus(), [])
  useStepTitle(l10n.getString('account-reset-title'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void view.reset()
    showFaults(view.firstWrongField, view.codeProblem, newPassword.passwordProblem, newPassword.repeatedProblem)
  }
  return (
    <>
      <h1>{l10n.getString('account-reset-title')}</h1>
      <p>{l10n.getString('account-reset-lead', { email: trimText(view.email) })}</p>
      <form method="dialog" noValidate onSubmit={submit}>
        {faultsAlert}
        <AccountProblem problem={view.problem} />
        <div role="status">{view.isSentAgain && <Callout>{l10n.getString('account-code-sent-again')}</Callout>}</div>
        <TextField
          id="reset-code"
          label="account-code"
          name="code"
          kind="digits"
          autoComplete="one-time-code"
          maxLength={VERIFICATION_CODE_DIGITS + 4}
          value={view.code}
          problem={view.codeProblem}
          onType={view.typeCode}
        />
        <NewPasswordFields view={newPassword} id="reset" />
        <Button
          type="submit"
          kind="primary"
          size="large"
          isBusy={view.isBusy}
          busyText={l10n.getString('password-busy')}
        >
          {l10n.getString('account-reset-submit')}
        </Button>
        <p className="account-ways">
          <Button kind="quiet" size="small" onClick={() => void view.send()}>
            {l10n.getString('account-code-again')}
          </Button>
          <Button kind="quiet" size="small" onClick={view.otherEmail}>
            {l10n.getString('account-other-email')}
          </Button>
        </p>
      </form>
    </>
  )
})
