import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import type { SenderField } from '../../domain/request/sender.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { LineField } from '../kit/LineField.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { SenderViewModel } from './SenderViewModel.ts'

export const senderFieldId = (field: SenderField): string => `sender-${field}`

type Kind = Pick<ComponentProps<typeof LineField>, 'kind' | 'autoComplete'>

/** The autofill hints for browsers. */
const KINDS: Readonly<Record<SenderField, Kind>> = {
  name: { kind: 'words', autoComplete: 'name' },
  phoneNumber: { kind: 'phone', autoComplete: 'tel' },
  email: { kind: 'email', autoComplete: 'email' },
}
const LABELS: Readonly<Record<SenderField, TextId>> = {
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
  return (
    <LineField
      {...KINDS[field]}
      id={senderFieldId(field)}
      label={l10n.getString(LABELS[field])}
      value={view.draft[field]}
      problem={view.refusalAt(field)}
      change={(text) => view.change({ [field]: text })}
    />
  )
})

/** The sender, asked of guests beside the collection point (REQ-36). */
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
