import { Plus } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { fieldId, DraftField, type FieldsView } from '../kit/DraftField.tsx'

/** Adds or changes a VAT number; shown to business customers only (SCR-09, VAL-21). */
export const VatNumberField = observer(function VatNumberField({ view }: { readonly view: FieldsView }) {
  const { l10n } = useLocalization()
  const [isOpen, setOpen] = useState(false)
  const isGiven = useComputed(() => view.request.draft.vatNumber !== '')
  const add = () => {
    // Renders synchronously so that the field gets the focus before the next keystroke.
    flushSync(() => setOpen(true))
    document.getElementById(fieldId('vatNumber'))?.focus()
  }
  if (!isOpen && !isGiven)
    return (
      <Button className="add-vat" kind="quiet" icon={<Plus />} onClick={add}>
        {l10n.getString('request-vat-add')}
      </Button>
    )
  return (
    <DraftField
      view={view}
      field="vatNumber"
      label={l10n.getString('field-vat-number')}
      hint={l10n.getString('request-vat-hint')}
      kind="code"
      optional
    />
  )
})
