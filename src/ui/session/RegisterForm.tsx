import { observer } from 'mobx-react-lite'
import type { RegistrationDraft, RegistrationField } from '../../domain/session/registration.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { NewAccountFields, useNewAccount, type NewAccountView } from './NewAccountFields.tsx'
import { TextField } from './TextField.tsx'

/** The view model's part that this form uses. */
export interface RegisterView extends NewAccountView {
  readonly draft: RegistrationDraft
  readonly problemOf: (field: RegistrationField) => TextId | undefined
  readonly registeredEmail: string | undefined
  readonly type: (field: RegistrationField, text: string) => void
}

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
  const { draft } = view
  const [faultsAlert, submit] = useNewAccount('register', view, () => [
    view.problemOf('vendorCode'),
    view.problemOf('businessName'),
  ])
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <NewAccountFields form="register" view={view} faultsAlert={faultsAlert} phonePrefix={phonePrefix}>
        {draft.type === 'PV' ? (
          <>
            <TextField
              id="register-vendorCode"
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
            id="register-businessName"
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
      </NewAccountFields>
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
