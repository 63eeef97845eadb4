import { observer } from 'mobx-react-lite'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Elements } from '../kit/Elements.ts'
import type { Text } from '../kit/failureText.ts'
import { AccountProblem } from './AccountProblem.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordFields, type NewPasswordView } from './NewPasswordFields.tsx'
import { TextField } from './TextField.tsx'
import { useFaults } from './useFaults.tsx'

type CommonField = 'email' | 'phone'

/** The view model's part that every form for a new account uses. */
export interface NewAccountView {
  readonly draft: Readonly<Record<CommonField, string>>
  readonly newPassword: NewPasswordView
  readonly isBusy: boolean
  readonly problem: Text | undefined
  readonly problemOf: (field: CommonField) => TextId | undefined
  readonly firstWrongField: string | undefined
  readonly type: (field: CommonField, text: string) => void
  readonly submit: () => Promise<void>
}

/**
 * Submits a form for a new account, and shows its errors: at once, or when the service has answered.
 *
 * @param ownProblems Of the fields above the common ones.
 */
export const useNewAccount = (
  form: string,
  view: NewAccountView,
  ownProblems: () => ReadonlyArray<TextId | undefined>,
) => {
  const [faultsAlert, showFaults] = useFaults(form)
  const problems = () => {
    const { passwordProblem, repeatedProblem } = view.newPassword
    return [...ownProblems(), view.problemOf('email'), view.problemOf('phone'), passwordProblem, repeatedProblem]
  }
  // A field that was hidden before exists after the next frame.
  const show = (isAnswered: boolean) =>
    requestAnimationFrame(() => {
      const field = view.firstWrongField
      // The service refuses one field, which is read when it gets the focus.
      const isReadAnyway = isAnswered && document.activeElement?.id !== `${form}-${field}`
      showFaults(field, ...(isReadAnyway ? [] : problems()))
    })
  const submit = () => {
    const answered = view.submit()
    if (view.isBusy) void answered.then(() => show(true))
    else show(false)
  }
  return [faultsAlert, submit] as const
}

interface Props {
  /** The prefix of the element ids. */
  readonly form: string
  readonly view: NewAccountView
  readonly faultsAlert: Elements
  /** The country's calling code, such as '+420'; absent if the phone number is known. */
  readonly phonePrefix: string | undefined
  /** The fields above. */
  readonly children: Elements
}

/** The fields of every new account: an address, a phone number and a password, typed twice. */
export const NewAccountFields = observer(function NewAccountFields(props: Props) {
  const { form, view, faultsAlert, phonePrefix, children } = props
  const { draft, newPassword, problem, problemOf, type } = view
  return (
    <>
      {faultsAlert}
      <AccountProblem problem={problem} />
      {children}
      <EmailField
        id={`${form}-email`}
        email={draft.email}
        problem={problemOf('email')}
        onType={(text) => type('email', text)}
      />
      {phonePrefix !== undefined && (
        <TextField
          id={`${form}-phone`}
          label="account-phone"
          name="phone"
          kind="phone"
          autoComplete="tel"
          maxLength={40}
          placeholder={phonePrefix}
          value={draft.phone}
          problem={problemOf('phone')}
          onType={(text) => type('phone', text)}
        />
      )}
      <NewPasswordFields view={newPassword} id={form} isFirst />
    </>
  )
})
