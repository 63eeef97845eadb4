import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button, buttonClass } from '../kit/Button.tsx'
import type { Text } from '../kit/failureText.ts'
import { useLocalization } from '../kit/localization.ts'
import { AccountProblem } from './AccountProblem.tsx'
import { EmailField } from './EmailField.tsx'
import { useFaults } from './useFaults.tsx'
import { SIGN_IN } from '../../domain/pagePaths.ts'

/** The view model's part that this form uses. */
export interface AskForCodeView {
  readonly email: string
  readonly isBusy: boolean
  readonly problem: Text | undefined
  readonly emailProblem: TextId | undefined
  readonly typeEmail: (email: string) => void
  readonly enterCode: () => void
  readonly send: () => Promise<void>
}

/** The first step of resetting a password: the address to send the code to. */
export const AskForCode = observer(function AskForCode({ view }: { readonly view: AskForCodeView }) {
  const { l10n } = useLocalization()
  const [faultsAlert, showFaults] = useFaults('forgot')
  const goToWrongField = () => showFaults(view.emailProblem && 'email', view.emailProblem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void view.send()
    goToWrongField()
  }
  return (
    <>
      <h1>{l10n.getString('password-forgot')}</h1>
      <p>{l10n.getString('account-forgot-lead')}</p>
      <form method="dialog" noValidate onSubmit={submit}>
        {faultsAlert}
        <AccountProblem problem={view.problem} />
        <EmailField id="forgot-email" email={view.email} problem={view.emailProblem} onType={view.typeEmail} />
        <Button
          type="submit"
          id="ask-for-code"
          kind="primary"
          size="large"
          isBusy={view.isBusy}
          busyText={l10n.getString('password-busy')}
        >
          {l10n.getString('account-forgot-submit')}
        </Button>
        <p className="account-ways">
          <Button
            id="have-code"
            kind="quiet"
            size="small"
            onClick={() => {
              view.enterCode()
              goToWrongField()
            }}
          >
            {l10n.getString('account-have-code')}
          </Button>
          <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={SIGN_IN}>
            <span className="button-words">{l10n.getString('site-sign-in')}</span>
          </Link>
        </p>
      </form>
    </>
  )
})
