import { observer } from 'mobx-react-lite'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { AddressField, type AddressFieldView } from '../address/AddressField.tsx'
import { addressPlaceholder } from '../address/addressPlaceholder.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { DestinationStatus, type DestinationStatusView } from './DestinationStatus.tsx'
import { PinDisagreement, type PinDisagreementView } from './PinDisagreement.tsx'
import { fieldId, type FieldsView } from '../kit/DraftField.tsx'

export interface DestinationFieldView extends FieldsView, DestinationStatusView {
  readonly refusals: DestinationStatusView['refusals']
  readonly request: FieldsView['request'] &
    DestinationStatusView['request'] & {
      readonly origin: Coordinates | undefined
      readonly country: Pick<Country, 'capital' | 'code'>
    }
  readonly destination: DestinationStatusView['destination'] &
    AddressFieldView &
    PinDisagreementView & { readonly list: { readonly isBusy: boolean } }
}

const ID = fieldId('destinationTextAddress')

/** The destination: a saved customer or a place (ADDR-01 to ADDR-07). */
export const DestinationField = observer(function DestinationField({
  view,
  locale,
}: {
  readonly view: DestinationFieldView
  readonly locale: Locale
}) {
  const { l10n } = useLocalization()
  const { destination, earlier, refusals, request } = view
  // The field is not marked as wrong while a lookup runs, unless the user has tried to submit.
  const invalid = useComputed(
    () => refusals.at('destinationTextAddress') !== undefined && (refusals.submitted || !destination.list.isBusy),
  )
  const lock = useComputed(() => earlier?.lockAt('destinationTextAddress'))
  return (
    <>
      <AddressField
        view={destination}
        id={ID}
        name="destinationTextAddress"
        label={l10n.getString('request-destination')}
        placeholder={addressPlaceholder(l10n, request.country)}
        locale={locale}
        invalid={invalid}
        near={request.origin}
        lock={lock}
        leave={() => refusals.leave('destinationTextAddress')}
        status={<DestinationStatus id={`${ID}-status`} view={view} country={request.country} locale={locale} />}
      />
      <PinDisagreement view={destination} locale={locale} />
    </>
  )
})
