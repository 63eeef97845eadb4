import { FormGroup, InputGroup } from '@blueprintjs/core'
import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import type { SenderField } from '../../domain/request/sender.ts'
import { directionOf, FieldProblem } from '../request/RequestField.tsx'
import type { SenderViewModel } from '../request/SenderViewModel.ts'

export const senderFieldId = (field: SenderField): string => `sender-${field}`

type Kind = Pick<ComponentProps<typeof InputGroup>, 'type' | 'inputMode' | 'autoComplete'>

/** What devices can fill in by themselves; numbers and addresses of mail are read from left to right. */
const KINDS: Readonly<Record<SenderField, Kind>> = {
  name: { type: 'text', autoComplete: 'name' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
}
const LABELS: Readonly<Record<SenderField, string>> = {
  name: 'guest-sender-name',
  phoneNumber: 'guest-sender-phone',
  email: 'guest-sender-email',
}

const Field = observer(function Field({
  view,
  field,
}: {
  readonly view: SenderViewModel
  readonly field: SenderField
}) {
  const { l10n } = useLocalization()
  const id = senderFieldId(field)
  const value = view.draft[field]
  const problem = view.refusalAt(field)
  const { type, ...kind } = KINDS[field]
  return (
    <FormGroup
      className="request-field"
      label={l10n.getString(LABELS[field])}
      labelFor={id}
      intent={problem ? 'danger' : 'none'}
      helperText={problem && <FieldProblem id={`${id}-problem`} text={problem} />}
    >
      <InputGroup
        {...kind}
        id={id}
        fill
        type={type ?? 'text'}
        dir={field === 'name' ? directionOf(value) : 'ltr'}
        {...(field !== 'name' && { className: 'ltr-field' })}
        value={value}
        aria-required
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => view.change({ [field]: event.currentTarget.value })}
      />
    </FormGroup>
  )
})

/** Who sends it, asked of a guest beside the place where it is collected (REQ-36). */
export const SenderFields = ({ view }: { readonly view: SenderViewModel }) => {
  const { l10n } = useLocalization()
  return (
    <fieldset className="sender-fields">
      <legend>{l10n.getString('guest-sender-title')}</legend>
      <p className="muted">{l10n.getString('guest-sender-lead')}</p>
      <Field view={view} field="name" />
      <Field view={view} field="phoneNumber" />
      <Field view={view} field="email" />
    </fieldset>
  )
}
