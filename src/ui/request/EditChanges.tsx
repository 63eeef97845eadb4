import { ArrowRight } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { Elements } from '../kit/Elements.ts'
import type { AmountPlace } from '../../domain/pricing/currencyFormat.ts'
import type { Order } from '../../domain/order/order.ts'
import { paymentMethodLabel, type NoneFlag } from '../../domain/payment/availablePaymentMethods.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { keptChargeAfter, type OrderDifference } from '../../domain/request/orderChange.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatDistance } from '../kit/formatDistance.ts'
import { moneyFormat } from '../kit/formatMoney.ts'
import './editing.css'
import { useLocalization } from '../kit/localization.ts'
import { KeptCharge } from '../order/KeptCharge.tsx'

export interface EditChangesView {
  readonly earlier: { readonly order: Order | undefined; readonly differences: ReadonlyArray<OrderDifference> }
  readonly quote: { readonly fee: Money | undefined }
}

interface Props {
  readonly view: EditChangesView
  readonly place: AmountPlace
  readonly isOn: (flag: NoneFlag) => boolean
}

const Change = ({ name, before, after, note }: { name: string; before: string; after: string; note?: Elements }) => {
  const { l10n } = useLocalization()
  const nothing = l10n.getString('edit-change-nothing')
  return (
    <li>
      <span className="change-name">{name}</span>
      <del>
        <span className="visually-hidden">{`${l10n.getString('edit-change-before')} `}</span>
        <bdi>{before || nothing}</bdi>
      </del>
      <ArrowRight className="change-arrow" />
      <ins>
        <span className="visually-hidden">{`${l10n.getString('edit-change-after')} `}</span>
        <bdi>{after || nothing}</bdi>
        {note}
      </ins>
    </li>
  )
}

const NAMES: Readonly<Record<OrderDifference['field'], TextId>> = {
  address: 'request-destination',
  position: 'edit-change-position',
  notes: 'field-notes',
  description: 'field-items',
  amount: 'field-item-value',
  'payment-method': 'request-payment-methods',
}

/** The changes that saving would make, with old and new values, and the difference in the fee (EDIT-03). */
export const EditChanges = observer(function EditChanges({ view, place, isOn }: Props) {
  const { l10n } = useLocalization()
  const titleId = useId()
  const { differences, order } = view.earlier
  if (!order) return null
  const { fee } = view.quote
  const before = order.deliveryFee
  const more = fee === undefined ? 0 : fee.minor - before.minor
  const amounts = differences.flatMap((one) => (one.field === 'amount' ? [one.before, one.after] : []))
  const charge = fee && keptChargeAfter(order, fee)
  const write = moneyFormat(place, [before, fee, charge?.paid, charge?.fee, charge?.left, ...amounts])
  const money = (amount: Money | undefined) => (amount ? write(amount) : '')
  const method = (chosen: PaymentMethod | '') =>
    chosen === '' ? '' : l10n.getString(`payment-${paymentMethodLabel(chosen, isOn)}`)

  const rowOf = (difference: OrderDifference) => {
    const name = l10n.getString(NAMES[difference.field])
    switch (difference.field) {
      case 'position':
        return (
          <li key={difference.field}>
            <span className="change-name">{name}</span>
            <ins>
              {l10n.getString('edit-change-moved', { distance: formatDistance(difference.metres, place.locale) })}
            </ins>
          </li>
        )
      case 'amount':
        return (
          <Change
            key={difference.field}
            name={name}
            before={money(difference.before)}
            after={money(difference.after)}
          />
        )
      case 'payment-method':
        return (
          <Change
            key={difference.field}
            name={name}
            before={method(difference.before)}
            after={method(difference.after)}
          />
        )
      case 'address':
      case 'notes':
      case 'description':
        return <Change key={difference.field} name={name} before={difference.before} after={difference.after} />
    }
  }
  return (
    <section className="edit-changes" aria-labelledby={titleId}>
      <h3 id={titleId}>{l10n.getString('edit-changes', { count: differences.length })}</h3>
      {differences.length === 0 && <p className="muted">{l10n.getString('edit-changes-none')}</p>}
      <ul>
        {differences.map(rowOf)}
        {more !== 0 && (
          <Change
            name={l10n.getString('field-delivery-fee')}
            before={money(before)}
            after={money(fee)}
            note={
              <small className="change-note">
                {l10n.getString(more > 0 ? 'edit-fee-more' : 'edit-fee-less', {
                  amount: write({ ...before, minor: Math.abs(more) }),
                })}
              </small>
            }
          />
        )}
      </ul>
      {charge && <KeptCharge charge={charge} write={write} />}
    </section>
  )
})
