import { Tick, WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { AmountPlace } from '../../domain/pricing/currencyFormat.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { isUnconfirmed, nearLimit, type ItemValueValidation } from '../../domain/request/itemValue.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { formatMoney } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import './itemValue.css'

export const CONFIRM_ITEM_VALUE_ID = 'request-item-value-confirm'

export interface ItemValueView {
  readonly request: {
    readonly amount: Money | undefined
    readonly state: { readonly orderItemValueExceedValidation: ItemValueValidation }
  }
  /** Whether the user has tried to submit. */
  readonly refusals: { readonly submitted: boolean }
  readonly submission: { readonly confirmItemValue: () => void }
}

interface ItemValueProps {
  readonly view: ItemValueView
  readonly place: AmountPlace
}

/** The share of the limit that the item value uses, once it is near the limit. */
export const ItemValueMeter = observer(function ItemValueMeter({ view, place }: ItemValueProps) {
  const { l10n } = useLocalization()
  const { request } = view
  const near = useComputed(() => nearLimit(request.amount, request.state.orderItemValueExceedValidation.limit))
  if (!near || !request.amount) return null
  const value = formatMoney(request.amount, place)
  return (
    <div className={near.share > 1 ? 'value-meter exceeded' : 'value-meter'}>
      <span className="value-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, near.share * 100)}%` }} />
      </span>
      <small>{l10n.getString('request-item-value-of', { value, limit: formatMoney(near.limit, place) })}</small>
    </div>
  )
})

/** Warns about a high value after an attempt to submit. Confirming it submits the order (VAL-18, VAL-20). */
export const ItemValueCheck = observer(function ItemValueCheck({ view }: Pick<ItemValueProps, 'view'>) {
  const { l10n } = useLocalization()
  const { refusals, request, submission } = view
  const validation = useComputed(() => request.state.orderItemValueExceedValidation)
  return (
    <>
      {refusals.submitted && isUnconfirmed(validation) && (
        <Callout
          tone="attention"
          icon={<WarningSign />}
          role="alert"
          className="item-value-warning"
          actions={
            <Button id={CONFIRM_ITEM_VALUE_ID} onClick={submission.confirmItemValue}>
              {l10n.getString('request-item-value-confirm')}
            </Button>
          }
        >
          {l10n.getString('request-item-value-warning')}
        </Callout>
      )}
      {validation.required && validation.confirmed && (
        <p className="value-confirmed">
          <Tick size={16} />
          <span>{l10n.getString('request-item-value-confirmed')}</span>
        </p>
      )}
    </>
  )
})
