import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { amountToCollect } from '../../domain/order/amountToCollect.ts'
import { keptChargeOf } from '../../domain/order/chargedFee.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { KeptCharge } from '../order/KeptCharge.tsx'
import { paymentTextId } from '../order/orderAmounts.ts'
import { PriceBefore } from '../kit/PriceBefore.tsx'
import { moneyFormat } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'

/** The goods, the customer and the payments; shown to the vendor's users only. */
export const ReceiptAmounts = observer(function ReceiptAmounts({ order }: { readonly order: Order }) {
  const { deployment, flags, locale } = usePortal()
  const { l10n } = useLocalization()
  const { customer, deliveryFee, discountedDeliveryFee, voucher, vatNumber } = order
  const { amount, description, paymentMethod } = order.order
  const collected = amountToCollect(order)
  const charge = keptChargeOf(order)
  const write = moneyFormat({ country: deployment.country, locale }, [
    amount,
    deliveryFee,
    discountedDeliveryFee,
    charge?.paid,
    charge?.left,
  ])
  const money = (sum: Money) => <bdi>{write(sum)}</bdi>
  const row = (textId: TextId, value: ReactNode) => (
    <div>
      <dt>{l10n.getString(textId)}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <section className="receipt-part">
      <h2>{l10n.getString('receipt-order')}</h2>
      <dl className="receipt-rows">
        {row(
          'order-customer',
          <span>
            <bdi>{customer.name}</bdi> <span className="ltr">{customer.phoneNumber}</span>
          </span>,
        )}
        {row(
          'field-items',
          <span className="receipt-items" dir="auto">
            {description}
          </span>,
        )}
        {row('order-payment', l10n.getString(paymentTextId(paymentMethod, flags.isOn)))}
        {amount && row(collected ? 'field-to-collect' : 'field-item-value', money(amount))}
        {row(
          'field-delivery-fee',
          <>
            {discountedDeliveryFee && (
              <span>
                <PriceBefore>{money(deliveryFee)}</PriceBefore>{' '}
              </span>
            )}
            {money(discountedDeliveryFee ?? deliveryFee)}
            {voucher && <small>{` ${l10n.getString('field-voucher', { code: voucher.code })}`}</small>}
          </>,
        )}
        {vatNumber && row('field-vat-number', <span className="ltr">{vatNumber}</span>)}
      </dl>
      {charge && <KeptCharge charge={charge} write={write} />}
    </section>
  )
})
