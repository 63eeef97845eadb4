import { Cross, MapMarker } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Elements } from '../kit/Elements.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { Button } from '../kit/Button.tsx'
import { Combobox } from '../kit/Combobox.tsx'
import { Field } from '../kit/Field.tsx'
import type { Text } from '../kit/failureText.ts'
import { useLocalization } from '../kit/localization.ts'
import type { AddressList } from './AddressList.ts'
import type { AddressOption } from './addressOption.ts'
import { useAddressGroups } from './useAddressGroups.tsx'
import '../kit/fields.css'
import './addressField.css'

export interface AddressFieldView {
  readonly text: string
  readonly list: Pick<AddressList, 'shown' | 'active' | 'enter' | 'leave' | 'press'>
  readonly type: (text: string) => void
  readonly clear: () => void
  readonly chooseOption: (option: AddressOption) => void
}

interface Props {
  readonly view: AddressFieldView
  readonly id: string
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly locale: Locale
  readonly invalid: boolean
  /** The origin of the distances to the places. */
  readonly near: Coordinates | undefined
  readonly leave?: () => void
  /** The reason why the field cannot change. */
  readonly lock?: Text | undefined
  /** The progress of the search; its element id is `{id}-status`. */
  readonly status: Elements
}

/** A combobox for an address: type, search, choose with the arrow keys and Enter (ADDR-01 to ADDR-05). */
export const AddressField = observer(function AddressField(props: Props) {
  const { view, id, name, label, placeholder, locale, invalid, near, leave, lock, status } = props
  const { l10n } = useLocalization()
  const { list, text } = view
  const { shown } = list
  const activeId = shown[list.active]?.id
  const groups = useAddressGroups({ options: shown, query: text, near, locale, choose: view.chooseOption })
  return (
    <div className="form-field address-field">
      <Field id={id} label={label} lock={lock} describedBy={`${id}-status`}>
        {(control) => (
          <Combobox
            {...control}
            aria-invalid={invalid}
            name={name}
            listName={l10n.getString('address-options-list')}
            groups={groups}
            activeId={activeId}
            press={list.press}
            placeholder={placeholder}
            icon={<MapMarker />}
            {...(text !== '' &&
              !lock && {
                end: (
                  <Button
                    kind="quiet"
                    tabIndex={-1}
                    icon={<Cross />}
                    aria-label={l10n.getString('request-destination-clear')}
                    onClick={() => {
                      view.clear()
                      document.getElementById(id)?.focus()
                    }}
                  />
                ),
              })}
            value={text}
            change={view.type}
            onFocus={list.enter}
            onClick={list.enter}
            onBlur={() => {
              list.leave()
              leave?.()
            }}
          />
        )}
      </Field>
      {status}
    </div>
  )
})
