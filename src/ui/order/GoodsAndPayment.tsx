import { IdNumberIcon, SnowflakeIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Order } from '../../domain/order/order.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'
import { amountToCollect, paymentTextId } from './orderAmounts.ts'

/** The items and the amounts to pay (TRACK-19, COUNTRY-08). */
export const GoodsAndPayment = observer(function GoodsAndPayment({ order }: { readonly order: Order }) {
  const { flags, locale } = usePortal()
  const collected = amountToCollect(order)
  const { amount, paymentMethod, description, coldBagNeeded } = order.order
  return (
    <section className="details-part">
      <Localized id="order-items">
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
              <Localized id="order-age-check">
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
          <Figure textId="order-to-collect" isMain>
            <bdi>{formatMoney(collected, locale)}</bdi>
          </Figure>
        ) : (
          amount && (
            <Figure textId="order-value">
              <bdi>{formatMoney(amount, locale)}</bdi>
            </Figure>
          )
        )}
        <Figure textId="order-delivery-fee">
          {order.discountedDeliveryFee && <s>{formatMoney(order.deliveryFee, locale)}</s>}{' '}
          <bdi>{formatMoney(order.discountedDeliveryFee ?? order.deliveryFee, locale)}</bdi>
          {order.voucher && (
            <Localized id="order-voucher" vars={{ code: order.voucher.code }}>
              <small />
            </Localized>
          )}
        </Figure>
        {order.vatNumber && (
          <Figure textId="order-vat-number">
            <span className="ltr">{order.vatNumber}</span>
          </Figure>
        )}
      </dl>
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
