import { Button } from '@blueprintjs/core'
import { Cross, Person } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { readableAddress } from '../../domain/address/address.ts'
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
    <div role="status">
      {known && (
        <div className="known-customer">
          <Person size={20} />
          <p>
            <small className="muted">{l10n.getString('address-known')}</small>
            <strong>
              <bdi>{known.saved.name}</bdi>
            </strong>
            <bdi>{readableAddress(known.saved.address)}</bdi>
          </p>
          <div className="callout-actions">
            {known.fills && (
              <Button
                intent="primary"
                variant="outlined"
                text={l10n.getString(known.conflicts ? 'address-known-fill' : 'address-known-use')}
                onClick={() => use('empty')}
              />
            )}
            {known.conflicts && <Button text={l10n.getString('address-known-replace')} onClick={() => use('all')} />}
            <Button
              variant="minimal"
              icon={<Cross />}
              aria-label={l10n.getString('address-known-decline')}
              onClick={() => {
                view.decline()
                document.getElementById(fieldId('destinationPhoneNumber'))?.focus()
              }}
            />
          </div>
        </div>
      )}
    </div>
  )
})
