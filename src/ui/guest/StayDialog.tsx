import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { AccountProblem } from '../session/AccountProblem.tsx'
import { EmailField } from '../session/EmailField.tsx'
import { PhoneField } from '../session/PhoneField.tsx'
import { NewPasswordFields, type NewPasswordView } from '../session/NewPasswordFields.tsx'
import type { NewPasswordField } from '../session/NewPasswordViewModel.ts'
import { TextField } from '../session/TextField.tsx'
import type { Text } from '../kit/failureText.ts'
import { usePortal } from '../frame/Portal.ts'
import type { StayField } from './StayViewModel.ts'
import './stay.css'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const [wanted, want] = useState<{ readonly field: NewPasswordField } | undefined>()
  const { draft, asked } = view
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus({ preventScroll: true })
  }, [])

  const goToWrongField = () => {
    const field = view.firstWrongField
    if (field === 'password' || field === 'repeated') want({ field })
    else if (field !== undefined) ({ name, email, phone })[field].current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answered = view.submit()
    // A previously hidden field exists after the next frame.
    if (view.isBusy) void answered.then(() => requestAnimationFrame(goToWrongField))
    else requestAnimationFrame(goToWrongField)
  }
  const leave = () => {
    view.dismiss()
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <dialog
      ref={dialog}
      className="stay"
      aria-labelledby="stay-heading"
      onCancel={(event) => {
        if (view.isBusy) event.preventDefault()
      }}
      onClose={leave}
    >
      <h2 id="stay-heading" tabIndex={-1} ref={heading}>
        {l10n.getString('stay-title')}
      </h2>
      <p className="muted">{l10n.getString('stay-lead')}</p>
      <form noValidate onSubmit={submit}>
        <AccountProblem problem={view.problem} />
        {asked.has('name') && (
          <TextField
            ref={name}
            id="stay-name"
            label="stay-name"
            name="name"
            dir="auto"
            autoComplete="organization"
            maxLength={120}
            required
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
        <NewPasswordFields view={view.newPassword} id="stay" wanted={wanted} />
        <footer>
          <button type="button" className="button" disabled={view.isBusy} onClick={() => dialog.current?.close()}>
            {l10n.getString('stay-not-now')}
          </button>
          <button type="submit" className="button primary" aria-busy={view.isBusy}>
            {l10n.getString(view.isBusy ? 'account-register-busy' : 'account-register-submit')}
          </button>
        </footer>
      </form>
    </dialog>
  )
})
