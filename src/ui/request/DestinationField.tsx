import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { Cross, MapMarker } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import { distanceInMetres, type Coordinates } from '../../domain/address/coordinates.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { formatDistance } from '../shared/formats.ts'
import { DestinationStatus, type DestinationStatusView } from './DestinationStatus.tsx'
import { LockReason } from './Locked.tsx'
import { directionOf, fieldId, type FieldsView } from './RequestField.tsx'
import './destination.css'

export interface DestinationFieldView extends FieldsView, DestinationStatusView {
  readonly request: FieldsView['request'] & { readonly origin: Coordinates | undefined }
  readonly destination: DestinationStatusView['destination'] & {
    readonly text: string
    readonly places: ReadonlyArray<PlaceSuggestion>
    readonly active: number
    readonly type: (text: string) => void
    readonly clear: () => void
    readonly move: (by: 1 | -1) => void
    readonly choose: (place: PlaceSuggestion) => Promise<void>
    readonly chooseActive: () => void
    readonly closeList: () => void
  }
}

const ID = fieldId('destinationTextAddress')
const LIST = `${ID}-list`
const optionId = (index: number) => `${ID}-option-${index}`

/** The delivery address as a combobox: typed, found, chosen with the arrows and Enter (ADDR-01 to ADDR-04). */
export const DestinationField = observer(function DestinationField({
  view,
  locale,
}: {
  readonly view: DestinationFieldView
  readonly locale: Locale
}) {
  const { l10n } = useLocalization()
  const { destination, earlier, refusals, request } = view
  const lock = earlier.lockAt('destinationTextAddress')
  const { active, places } = destination
  const open = places.length > 0
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => destination.move(1),
      ArrowUp: () => destination.move(-1),
      Enter: destination.chooseActive,
      Escape: destination.closeList,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  const leave = () => {
    destination.closeList()
    refusals.leave('destinationTextAddress')
  }
  const invalid = refusals.at('destinationTextAddress') !== undefined
  return (
    <FormGroup className="request-field destination" label={l10n.getString('request-destination')} labelFor={ID}>
      <div className="destination-box">
        <MapMarker className="destination-sign" />
        <InputGroup
          id={ID}
          name="destinationTextAddress"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={LIST}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-describedby={`${ID}-status`}
          aria-invalid={invalid}
          aria-required={!lock}
          readOnly={lock !== undefined}
          autoComplete="off"
          spellCheck={false}
          dir={directionOf(destination.text)}
          fill
          intent={invalid ? 'danger' : 'none'}
          placeholder={l10n.getString('request-destination-placeholder')}
          value={destination.text}
          onChange={(event) => destination.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        {destination.text !== '' && !lock && (
          <Button
            className="destination-clear"
            variant="minimal"
            tabIndex={-1}
            icon={<Cross />}
            aria-label={l10n.getString('request-destination-clear')}
            onClick={() => {
              destination.clear()
              document.getElementById(ID)?.focus()
            }}
          />
        )}
        <div
          ref={list}
          id={LIST}
          className="destination-list"
          role="listbox"
          aria-label={l10n.getString('request-destination-list')}
          hidden={!open}
        >
          {places.map((place, index) => (
            <button
              key={place.id}
              id={optionId(index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void destination.choose(place)}
            >
              <bdi>{place.formattedAddress}</bdi>
              {request.origin && (
                <small className="muted">
                  {formatDistance(distanceInMetres(request.origin, place.coordinates), locale)}
                </small>
              )}
            </button>
          ))}
        </div>
      </div>
      {lock && <LockReason text={lock} />}
      <DestinationStatus id={`${ID}-status`} view={view} locale={locale} />
    </FormGroup>
  )
})
