import { observer } from 'mobx-react-lite'
import { useRef, useState, type FormEvent } from 'react'
import type { RegistrationDraft, RegistrationField } from '../../domain/session/registration.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { AccountProblem } from './AccountProblem.tsx'
import { EmailField } from './EmailField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { NewPasswordFields, type NewPasswordView } from './NewPasswordFields.tsx'
import type { NewPasswordField } from './NewPasswordViewModel.ts'
import { TextField } from './TextField.tsx'
import { useFaultsAlert } from './useFaultsAlert.tsx'

/** The view model's part that this form uses. */
export interface RegisterView {
  readonly draft: RegistrationDraft
  readonly newPassword: NewPasswordView
  readonly isBusy: boolean
  readonly problem: Text | undefined
  readonly problemOf: (field: RegistrationField) => TextId | undefined
  readonly firstWrongField: RegistrationField | NewPasswordField | undefined
  readonly registeredEmail: string | undefined
  readonly type: (field: RegistrationField, text: string) => void
  readonly submit: () => Promise<void>
}

const FIELDS: ReadonlyArray<RegistrationField> = ['vendorCode', 'businessName', 'email', 'phone']

interface Props {
  readonly view: RegisterView
  /** Shown in the phone field, such as '+420'. */
  readonly phonePrefix: string
  /** The page where a business without a vendor code becomes a partner. */
  readonly partnerAddress: string
}

/**
 * A vendor code or a business name, depending on the country, an address, a phone number and a password (AUTH-14,
 * OP-54).
 */
export const RegisterForm = observer(function RegisterForm({ view, phonePrefix, partnerAddress }: Props) {
  const { l10n } = useLocalization()
  const brought = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const [focusTarget, setFocusTarget] = useState<{ readonly field: NewPasswordField } | undefined>()
  const [faultsAlert, announce] = useFaultsAlert()
  const { draft, newPassword } = view

  const goToWrongField = () => {
    const field = view.firstWrongField
    if (field === 'password' || field === 'repeated') setFocusTarget({ field })
    else if (field !== undefined) ({ vendorCode: brought, businessName: brought, email, phone })[field].current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answered = view.submit()
    if (view.isBusy) announce()
    else announce(...FIELDS.map(view.problemOf), newPassword.passwordProblem, newPassword.repeatedProblem)
    goToWrongField()
    // Focuses the field that the service refused, once its answer arrives.
    if (view.isBusy) void answered.then(goToWrongField)
  }

  return (
    <form method="dialog" noValidate onSubmit={submit}>
      {faultsAlert}
      <AccountProblem problem={view.problem} />
      {draft.type === 'PV' ? (
        <>
          <TextField
            ref={brought}
            id="register-vendor-code"
            label="account-vendor-code"
            hint="account-vendor-code-hint"
            name="vendorCode"
            kind="code"
            autoCapitalize="characters"
            maxLength={64}
            value={draft.vendorCode}
            problem={view.problemOf('vendorCode')}
            onType={(text) => view.type('vendorCode', text)}
          />
          <p>
            <a href={partnerAddress}>{l10n.getString('account-no-vendor-code')}</a>
          </p>
        </>
      ) : (
        <TextField
          ref={brought}
          id="register-business-name"
          label="account-business-name"
          hint="account-business-name-hint"
          name="businessName"
          autoComplete="organization"
          maxLength={120}
          value={draft.businessName}
          problem={view.problemOf('businessName')}
          onType={(text) => view.type('businessName', text)}
        />
      )}
      <EmailField
        ref={email}
        id="register-email"
        email={draft.email}
        problem={view.problemOf('email')}
        onType={(text) => view.type('email', text)}
      />
      <PhoneField
        ref={phone}
        id="register-phone"
        prefix={phonePrefix}
        phone={draft.phone}
        problem={view.problemOf('phone')}
        onType={(text) => view.type('phone', text)}
      />
      <NewPasswordFields view={newPassword} id="register" isFirst focusTarget={focusTarget} />
      <Button
        type="submit"
        id="register-submit"
        kind="primary"
        size="large"
        isBusy={view.isBusy}
        busyText={l10n.getString('password-busy')}
      >
        {l10n.getString('site-register')}
      </Button>
    </form>
  )
})
