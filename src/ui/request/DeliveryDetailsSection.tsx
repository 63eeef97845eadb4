import { Button, Callout } from '@blueprintjs/core'
import { Time, WarningSign } from '@blueprintjs/icons'
import { Localized, useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { Country } from '../../domain/market/countries.ts'
import { isUnconfirmed } from '../../domain/request/itemValue.ts'
import { DESCRIPTION_MAXIMUM } from '../../domain/request/requestValidation.ts'
import type { RequestState } from '../../domain/request/requestState.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { Locked } from './Locked.tsx'
import { RequestField, type FieldsView } from './RequestField.tsx'
import { RequestSection } from './RequestSection.tsx'
import './choices.css'

export const CONFIRM_ITEM_VALUE_ID = 'request-item-value-confirm'

export interface DeliveryDetailsView extends FieldsView {
  readonly request: FieldsView['request'] & {
    readonly state: Pick<RequestState, 'orderItemValueExceedValidation'>
    readonly vendor: Pick<Vendor, 'offersColdBag' | 'offersAgeValidation'> | undefined
    readonly confirmAmount: () => void
  }
}

/** A box to tick, and what it means. */
const Tickable = observer(function Tickable({
  view,
  field,
  textId,
}: {
  readonly view: FieldsView
  readonly field: 'coldBagNeeded' | 'ageValidation'
  readonly textId: string
}) {
  const { l10n } = useLocalization()
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={view.request.draft[field]}
        onChange={(event) => view.change({ [field]: event.currentTarget.checked })}
      />
      <span>
        {l10n.getString(textId)}
        <small className="muted">{l10n.getString(`${textId}-hint`)}</small>
      </span>
    </label>
  )
})

/** The value seems high: somebody looks again (VAL-18). */
const ItemValueWarning = observer(function ItemValueWarning({ view }: { readonly view: DeliveryDetailsView }) {
  const { l10n } = useLocalization()
  const { confirmAmount, state } = view.request
  if (!isUnconfirmed(state.orderItemValueExceedValidation)) return null
  return (
    <Callout intent="warning" icon={<WarningSign />} role="alert" className="item-value-warning">
      <p>{l10n.getString('request-item-value-warning')}</p>
      <Button
        id={CONFIRM_ITEM_VALUE_ID}
        intent="warning"
        text={l10n.getString('request-item-value-confirm')}
        onClick={confirmAmount}
      />
    </Callout>
  )
})

/** What is delivered and how soon (REQ-28, REQ-31, REQ-37, REQ-40). */
export const DeliveryDetailsSection = observer(function DeliveryDetailsSection({
  view,
  country,
}: {
  readonly view: DeliveryDetailsView
  readonly country: Country
}) {
  const { l10n } = useLocalization()
  const { draft, vendor } = view.request
  return (
    <RequestSection
      number={3}
      titleId="request-details-title"
      done={view.refusals.areFine(['orderAmount', 'orderDescription'])}
    >
      <Locked reason={view.earlier?.lockAt('preordered_for')}>
        <dl className="delivery-time">
          <Localized id="request-time">
            <dt />
          </Localized>
          <dd>
            <Time size={18} />
            <span>
              <strong>{l10n.getString('request-time-asap')}</strong>
              <small className="muted">{l10n.getString('request-time-asap-hint')}</small>
            </span>
          </dd>
        </dl>
      </Locked>
      <RequestField
        view={view}
        field="orderDescription"
        label={l10n.getString('request-description')}
        placeholder={l10n.getString('request-description-placeholder')}
        lines={2}
        optional
        counter={{ used: [...draft.orderDescription.trim()].length, maximum: DESCRIPTION_MAXIMUM }}
      />
      <div className="field-row">
        <RequestField
          view={view}
          field="orderAmount"
          label={l10n.getString('request-amount', { currency: country.currency })}
          keyboard="decimal"
          optional={!country.amountRequired}
        />
        {(vendor?.offersColdBag || vendor?.offersAgeValidation) && (
          <Locked reason={view.earlier?.lockAt('coldBagNeeded')}>
            <div className="tickables">
              {vendor.offersColdBag && <Tickable view={view} field="coldBagNeeded" textId="request-cold-bag" />}
              {vendor.offersAgeValidation && <Tickable view={view} field="ageValidation" textId="request-age-check" />}
            </div>
          </Locked>
        )}
      </div>
      <ItemValueWarning view={view} />
    </RequestSection>
  )
})
