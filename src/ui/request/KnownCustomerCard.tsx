import { Cross, Person } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { AddressText } from '../address/AddressText.tsx'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { fieldId } from '../kit/DraftField.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { KnownCustomer } from './SavedCustomerViewModel.ts'
import './dropOff.css'

export interface KnownCustomerView {
  readonly known: KnownCustomer | undefined
  readonly decline: () => void
}

/** Offers the saved customer with the typed phone number. Replaces typed values only on request. */
export const KnownCustomerCard = observer(function KnownCustomerCard({
  view,
  use,
}: {
  readonly view: KnownCustomerView
  readonly use: (which: 'empty' | 'all') => void
}) {
  const { l10n } = useLocalization()
  const { known } = view
  return (
    <div className="known-customer">
      <div role="status">
        {known && (
          <Callout icon={<Person />}>
            <small className="muted">{l10n.getString('address-known')}</small>
            <strong>
              <bdi>{known.saved.name}</bdi>
            </strong>
            <AddressText stored={known.saved.address} />
          </Callout>
        )}
      </div>
      {known && (
        <div className="callout-actions">
          {known.fills && (
            <Button onClick={() => use('empty')}>
              {l10n.getString(known.conflicts ? 'address-known-fill' : 'address-use')}
            </Button>
          )}
          {known.conflicts && <Button onClick={() => use('all')}>{l10n.getString('address-known-replace')}</Button>}
          <Button
            kind="quiet"
            icon={<Cross />}
            aria-label={l10n.getString('address-known-decline')}
            onClick={() => {
              view.decline()
              document.getElementById(fieldId('destinationPhoneNumber'))?.focus()
            }}
          />
        </div>
      )}
    </div>
  )
})
