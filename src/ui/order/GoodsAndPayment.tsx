import { IdNumberIcon, SnowflakeIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { amountToCollect } from '../../domain/order/amountToCollect.ts'
import { keptChargeOf } from '../../domain/order/chargedFee.ts'
import type { Order } from '../../domain/order/order.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { moneyFormat } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'
import { PriceBefore } from '../kit/PriceBefore.tsx'
import { KeptCharge } from './KeptCharge.tsx'
import { paymentTextId } from './orderAmounts.ts'

/** The items and the amounts to pay (TRACK-19, COUNTRY-08). */
export const GoodsAndPayment = observer(function GoodsAndPayment({ order }: { readonly order: Order }) {
  const { deployment, flags, locale } = usePortal()
  const collected = amountToCollect(order)
  const { amount, paymentMethod, description, coldBagNeeded } = order.order
  const charge = keptChargeOf(order)
  const money = moneyFormat({ country: deployment.country, locale }, [
    amount,
    order.deliveryFee,
    order.discountedDeliveryFee,
    charge?.paid,
    charge?.left,
  ])
  return (
    <section className="details-part">
      <Localized id="field-items">
        <h3>Items</h3>
      </Localized>
      <p dir="auto">{description}</p>
      {(coldBagNeeded || order.ageValidationRequired) && (
        <p className="needs">
          {coldBagNeeded && (
            <span className="need">
              <SnowflakeIcon size={14} />
              <Localized id="order-cold-bag">
                <span />
              </Localized>
            </span>
          )}
          {order.ageValidationRequired && (
            <span className="need">
              <IdNumberIcon size={14} />
              <Localized id="field-age-check">
                <span />
              </Localized>
            </span>
          )}
        </p>
      )}
      <dl className="order-figures">
        <Figure textId="order-payment">
          <Localized id={paymentTextId(paymentMethod, flags.isOn)}>
            <span />
          </Localized>
        </Figure>
        {collected ? (
          <Figure textId="field-to-collect" isMain>
            <bdi>{money(collected)}</bdi>
          </Figure>
        ) : (
          amount && (
            <Figure textId="field-item-value">
              <bdi>{money(amount)}</bdi>
            </Figure>
          )
        )}
        <Figure textId="field-delivery-fee">
          {order.discountedDeliveryFee && <PriceBefore>{money(order.deliveryFee)}</PriceBefore>}
          <span>
            {' '}
            <bdi>{money(order.discountedDeliveryFee ?? order.deliveryFee)}</bdi>
          </span>
          {order.voucher && (
            <Localized id="field-voucher" vars={{ code: order.voucher.code }}>
              <small />
            </Localized>
          )}
        </Figure>
        {order.vatNumber && (
          <Figure textId="field-vat-number">
            <span className="ltr">{order.vatNumber}</span>
          </Figure>
        )}
      </dl>
      {charge && <KeptCharge charge={charge} write={money} />}
    </section>
  )
})

interface FigureProps {
  readonly textId: TextId
  readonly isMain?: boolean
  readonly children: ReactNode
}

const Figure = ({ textId, isMain = false, children }: FigureProps) => (
  <div data-main={isMain}>
    <Localized id={textId}>
      <dt />
    </Localized>
    <dd>{children}</dd>
  </div>
)
