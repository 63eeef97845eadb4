import { observer } from 'mobx-react-lite'
import { fieldId } from '../kit/DraftField.tsx'
import { useLocalization } from '../kit/localization.ts'
import { FIELD_NAMES, type FormField } from './formFields.ts'

export interface WrongFieldsView {
  readonly refusals: { readonly wrong: ReadonlyArray<FormField> }
  readonly request: { readonly isBusy: boolean; readonly requestFocus: (field: FormField) => void }
}

/** After an attempt to submit: how many fields need the user, and a link to each (VAL-01). */
export const WrongFields = observer(function WrongFields({ view }: { readonly view: WrongFieldsView }) {
  const { l10n } = useLocalization()
  // A running lookup may still complete the address.
  const wrong = view.request.isBusy ? [] : view.refusals.wrong
  return (
    <div className="wrong-fields">
      {/* Rendered before it has text: screen readers announce only what is added to it. */}
      <strong role="status">
        {wrong.length > 0 && l10n.getString('request-wrong-fields', { count: wrong.length })}
      </strong>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  view.request.requestFocus(field)
                }}
              >
                {l10n.getString(FIELD_NAMES[field])}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
