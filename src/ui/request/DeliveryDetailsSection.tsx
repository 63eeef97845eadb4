import { observer } from 'mobx-react-lite'
import type { Country } from '../../domain/market/countries.ts'
import { currencyName } from '../../domain/pricing/currencyFormat.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { ageValidationOf } from '../../domain/request/ageValidation.ts'
import { MAX_DESCRIPTION_LENGTH } from '../../domain/request/requestValidation.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { DeliveryTimeField, type DeliveryTimeView } from './DeliveryTimeField.tsx'
import { ItemValueCheck, ItemValueMeter, type ItemValueView } from './ItemValueCheck.tsx'
import { Locked } from '../kit/Locked.tsx'
import { fieldId, FieldProblem, DraftField, type FieldsView } from '../kit/DraftField.tsx'
import { Tick } from '../kit/Tick.tsx'
import { RequestSection } from './RequestSection.tsx'
import { VatNumberField } from './VatNumberField.tsx'
import { trimText } from '../../domain/text/blank.ts'
import './choices.css'

interface DeliveryDetailsView extends FieldsView, DeliveryTimeView, Pick<ItemValueView, 'submission'> {
  readonly refusals: FieldsView['refusals'] & ItemValueView['refusals']
  readonly request: FieldsView['request'] &
    ItemValueView['request'] & {
      readonly vendor: Pick<Vendor, 'offersColdBag' | 'offersAgeValidation' | 'requiresAgeValidation'> | undefined
      readonly business: boolean
    }
}

interface DeliveryDetailsProps {
  readonly view: DeliveryDetailsView
  readonly country: Country
  readonly locale: Locale
}

const FIELDS = ['preorderedFor', 'orderDescription', 'orderAmount', 'ageValidation', 'vatNumber'] as const

/** Counts code points (VAL-08, OP-35). */
const DESCRIPTION_COUNTER = { used: (text: string) => [...trimText(text)].length, maximum: MAX_DESCRIPTION_LENGTH }

/** A checkbox with an explanation. */
const Tickable = observer(function Tickable({
  view,
  field,
  textId,
  hintId,
  required = false,
}: {
  readonly view: FieldsView
  readonly field: 'coldBagNeeded' | 'ageValidation'
  readonly textId: TextId
  readonly hintId: TextId
  readonly required?: boolean
}) {
  const { l10n } = useLocalization()
  const id = fieldId(field, view.scope)
  const checked = useComputed(() => view.request.draft[field])
  const problem = useComputed(() => view.refusals.at(field))
  return (
    <div>
      <Tick
        id={id}
        isOn={checked}
        change={(isOn) => view.change({ [field]: isOn })}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      >
        <span>{l10n.getString(textId)}</span>
        <small>{l10n.getString(hintId)}</small>
      </Tick>
      {problem && <FieldProblem id={`${id}-problem`} text={problem} />}
    </div>
  )
})

/** The item, its value and the delivery time (REQ-28, REQ-31, REQ-37, REQ-40). */
export const DeliveryDetailsSection = observer(function DeliveryDetailsSection({
  view,
  country,
  locale,
}: DeliveryDetailsProps) {
  const { l10n } = useLocalization()
  const { business, vendor } = view.request
  const ageValidation = vendor ? ageValidationOf(country, vendor) : 'none'
  const done = useComputed(() => view.refusals.areFine(FIELDS))
  return (
    <RequestSection number={3} titleId="request-details-title" done={done}>
      <Locked reason={view.earlier?.lockAt('preorderedFor')}>
        <DeliveryTimeField view={view} country={country} locale={locale} />
      </Locked>
      <DraftField
        view={view}
        field="orderDescription"
        label={l10n.getString('field-items')}
        placeholder={l10n.getString('request-description-placeholder')}
        lines={2}
        optional
        counter={DESCRIPTION_COUNTER}
      />
      <div className="field-row value-and-choices">
        <div>
          <DraftField
            view={view}
            field="orderAmount"
            label={l10n.getString('request-amount', { currency: currencyName(locale, country.currency) })}
            kind="decimal"
            optional={!country.amountRequired}
          />
          <ItemValueMeter view={view} place={{ country, locale }} />
          <ItemValueCheck view={view} />
          {business && (
            <Locked reason={view.earlier?.lockAt('vatNumber')}>
              <VatNumberField view={view} />
            </Locked>
          )}
        </div>
        {(vendor?.offersColdBag || ageValidation !== 'none') && (
          <Locked reason={view.earlier?.lockAt('coldBagNeeded')}>
            <div className="tickables">
              {vendor?.offersColdBag && (
                <Tickable view={view} field="coldBagNeeded" textId="request-cold-bag" hintId="request-cold-bag-hint" />
              )}
              {ageValidation !== 'none' && (
                <Tickable
                  view={view}
                  field="ageValidation"
                  textId="field-age-check"
                  hintId="request-age-check-hint"
                  required={ageValidation === 'required'}
                />
              )}
            </div>
          </Locked>
        )}
      </div>
    </RequestSection>
  )
})
