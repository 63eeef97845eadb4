import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import { MAX_NOTES_BYTES } from '../../domain/address/lengthLimits.ts'
import { byteLength } from '../../domain/address/byteLength.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { useFocusTarget } from '../kit/useFocusTarget.ts'
import { Button } from '../kit/Button.tsx'
import { FieldProblem, fieldId, DraftField } from '../kit/DraftField.tsx'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { AddressField } from './AddressField.tsx'
import type { CustomerEditorViewModel } from './CustomerEditorViewModel.ts'
import { Problem, searchStatus } from './SearchStatus.tsx'
import { trimText } from '../../domain/text/blank.ts'

const NOTES_COUNTER = { used: (text: string) => byteLength(trimText(text)), maximum: MAX_NOTES_BYTES }

/** Edits a saved customer in the list. */
export const CustomerEditor = observer(function CustomerEditor({
  view,
  locale,
  cancel,
}: {
  readonly view: CustomerEditorViewModel
  readonly locale: Locale
  readonly cancel: () => void
}) {
  const { l10n } = useLocalization()
  const { address, progress, saved, scope } = view
  useEffect(() => {
    document.getElementById(fieldId('destinationName', scope))?.focus()
  }, [scope])
  useFocusTarget(view, ({ at }) => fieldId(at, scope))
  const id = fieldId('destinationTextAddress', scope)
  const problem = view.refusals.at('destinationTextAddress')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void view.save()
  }
  return (
    <form
      className="customer-editor"
      aria-label={l10n.getString('address-customer-edit', { name: saved.name })}
      noValidate
      onSubmit={submit}
    >
      <div className="field-row">
        <DraftField view={view} field="destinationName" label={l10n.getString('request-name')} />
        <DraftField view={view} field="destinationPhoneNumber" label={l10n.getString('request-phone')} kind="phone" />
      </div>
      <AddressField
        view={address}
        id={id}
        name="customerTextAddress"
        label={l10n.getString('request-destination')}
        placeholder=""
        locale={locale}
        invalid={problem !== undefined}
        near={saved.coordinates}
        status={
          <div id={`${id}-status`} className="address-status" role="status">
            {searchStatus(l10n, address.search, address.list.shown.length) ??
              (problem && <FieldProblem id={`${id}-problem`} text={problem} />) ??
              l10n.getString('address-customer-place-kept')}
          </div>
        }
      />
      <div className="field-row">
        <DraftField view={view} field="destinationUnitNumber" label={l10n.getString('request-unit')} optional />
        <DraftField view={view} field="destinationBuilding" label={l10n.getString('request-building')} optional />
      </div>
      <DraftField
        view={view}
        field="riderNotes"
        label={l10n.getString('field-notes')}
        lines={2}
        optional
        counter={NOTES_COUNTER}
      />
      {progress.step === 'failed' && (
        <Problem
          text={l10n.getString('address-customer-not-saved-because', { reason: localizeText(l10n, progress.because) })}
        />
      )}
      <div className="callout-actions">
        <Button
          type="submit"
          kind="primary"
          isBusy={progress.step === 'saving'}
          busyText={l10n.getString('shell-saving')}
        >
          {l10n.getString('shell-save-changes')}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          {l10n.getString('address-cancel')}
        </Button>
      </div>
    </form>
  )
})
