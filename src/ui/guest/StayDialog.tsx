import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useLocalization } from '../kit/localization.ts'
import { AccountProblem } from '../session/AccountProblem.tsx'
import { EmailField } from '../session/EmailField.tsx'
import { PhoneField } from '../session/PhoneField.tsx'
import { NewPasswordFields, type NewPasswordView } from '../session/NewPasswordFields.tsx'
import type { NewPasswordField } from '../session/NewPasswordViewModel.ts'
import { TextField } from '../session/TextField.tsx'
import { useFaultsAlert } from '../session/useFaultsAlert.tsx'
import type { Text } from '../kit/failureText.ts'
import { usePortal } from '../frame/Portal.ts'
import type { StayField } from './StayViewModel.ts'

const FIELDS: ReadonlyArray<StayField> = ['name', 'email', 'phone']

export interface StayView {
  readonly draft: Readonly<Record<StayField, string>>
  readonly asked: ReadonlySet<StayField>
  readonly newPassword: NewPasswordView
  readonly isBusy: boolean
  readonly problem: Text | undefined
  readonly problemOf: (field: StayField) => TextId | undefined
  readonly firstWrongField: StayField | NewPasswordField | undefined
  readonly type: (field: StayField, text: string) => void
  readonly dismiss: () => void
  readonly submit: () => Promise<void>
}

/** The dialog that turns a guest into an account: a password, typed twice, and missing data (GUEST-08). */
export const StayDialog = observer(function StayDialog({ view }: { readonly view: StayView }) {
  const { l10n } = useLocalization()
  const { deployment } = usePortal()
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const [focusTarget, setFocusTarget] = useState<{ readonly field: NewPasswordField } | undefined>()
  const [faultsAlert, announce] = useFaultsAlert()
  const { draft, asked, newPassword } = view
  const goToWrongField = () => {
    const field = view.firstWrongField
    if (field === undefined) announce()
    else announce(...FIELDS.map(view.problemOf), newPassword.passwordProblem, newPassword.repeatedProblem)
    if (field === 'password' || field === 'repeated') setFocusTarget({ field })
    else if (field !== undefined) ({ name, email, phone })[field].current?.focus()
  }
  const submit = () => {
    const answered = view.submit()
    // A previously hidden field exists after the next frame.
    if (view.isBusy) void answered.then(() => requestAnimationFrame(goToWrongField))
    else requestAnimationFrame(goToWrongField)
  }
  return (
    <Dialog
      className="stay"
      title={l10n.getString('stay-title')}
      close={view.dismiss}
      mayClose={!view.isBusy}
      mayPressOutside={false}
      submit={submit}
      footer={
        <>
          <Button disabled={view.isBusy} onClick={view.dismiss}>
            {l10n.getString('stay-not-now')}
          </Button>
          <Button type="submit" kind="primary" isBusy={view.isBusy} busyText={l10n.getString('password-busy')}>
            {l10n.getString('site-register')}
          </Button>
        </>
      }
    >
      <p className="muted">{l10n.getString('stay-lead')}</p>
      <div className="stay-fields">
        {faultsAlert}
        <AccountProblem problem={view.problem} />
        {asked.has('name') && (
          <TextField
            ref={name}
            id="stay-name"
            label="stay-name"
            name="name"
            autoComplete="organization"
            maxLength={120}
            value={draft.name}
            problem={view.problemOf('name')}
            onType={(text) => view.type('name', text)}
          />
        )}
        <EmailField
          ref={email}
          id="stay-email"
          email={draft.email}
          problem={view.problemOf('email')}
          onType={(text) => view.type('email', text)}
        />
        {asked.has('phone') && (
          <PhoneField
            ref={phone}
            id="stay-phone"
            prefix={deployment.country.phonePrefix}
            phone={draft.phone}
            problem={view.problemOf('phone')}
            onType={(text) => view.type('phone', text)}
          />
        )}
        <NewPasswordFields view={newPassword} id="stay" isFirst focusTarget={focusTarget} />
      </div>
    </Dialog>
  )
})
