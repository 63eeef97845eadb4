import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { Cross, MapMarker } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { LockReason } from '../kit/Locked.tsx'
import { directionOf } from '../kit/directionOf.ts'
import type { Text } from '../kit/failureText.ts'
import { useLocalization } from '../kit/localization.ts'
import { AddressOptions, optionId } from './AddressOptions.tsx'
import type { AddressList } from './AddressList.ts'
import type { AddressOption } from './addressOption.ts'
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
  readonly status: ReactNode
}

/** A combobox for an address: type, search, choose with the arrow keys and Enter (ADDR-01 to ADDR-05). */
export const AddressField = observer(function AddressField(props: Props) {
  const { view, id, name, label, placeholder, locale, invalid, near, leave, lock, status } = props
  const { l10n } = useLocalization()
  const { list, text } = view
  const { shown } = list
  const active = shown.length > 0 ? list.active : -1
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const onKeyDown = (event: KeyboardEvent) => {
    if (lock || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!list.press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <FormGroup className="request-field address-field" label={label} labelFor={id}>
      <div ref={box} className="address-box">
        <MapMarker className="address-sign" />
        <InputGroup
          id={id}
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
          aria-describedby={`${id}-status`}
          aria-invalid={invalid}
          aria-required={!lock}
          readOnly={lock !== undefined}
          autoComplete="off"
          spellCheck={false}
          dir={directionOf(text)}
          fill
          intent={invalid ? 'danger' : 'none'}
          placeholder={placeholder}
          value={text}
          onChange={(event) => view.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={list.enter}
          onClick={list.enter}
          onBlur={() => {
            list.leave()
            leave?.()
          }}
        />
        {text !== '' && !lock && (
          <Button
            className="address-clear"
            variant="minimal"
            tabIndex={-1}
            icon={<Cross />}
            aria-label={l10n.getString('request-destination-clear')}
            onClick={() => {
              view.clear()
              box.current?.querySelector('input')?.focus()
            }}
          />
        )}
        <AddressOptions
          id={id}
          options={shown}
          active={active}
          query={text}
          near={near}
          locale={locale}
          choose={view.chooseOption}
        />
      </div>
      {lock && <LockReason text={lock} />}
      {status}
    </FormGroup>
  )
})
