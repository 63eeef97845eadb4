import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import { amountToCollect } from '../../domain/order/amountToCollect.ts'
import type { Order } from '../../domain/order/order.ts'
import { AddressText } from '../address/AddressText.tsx'
import { formatMoment } from '../kit/dayFormats.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { formatDayTime, formatRelative } from '../kit/formats.ts'
import { useMarket } from '../frame/useMarket.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { OutletTag } from '../order/OutletTag.tsx'
import { OrderPromise } from '../order/OrderPromise.tsx'
import { RiderName } from '../order/RiderName.tsx'
import { rowElementId } from '../order/rowElementId.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { StatusTag } from '../kit/StatusTag.tsx'

export interface OrderRowProps {
  readonly id: OrderId
  readonly view: { readonly order: (id: OrderId) => Order | undefined }
  /** The outlets' marks, if orders of several outlets are shown. */
  readonly marks: ReadonlyMap<VendorId, OutletMark>
  readonly clock: SharedClock
  readonly index: number
  /** The row's offset from the top of the list, in pixels. */
  readonly top: number
  /** Whether its details are shown. */
  readonly isOpen: boolean
  /** Whether Tab leads to this row. */
  readonly isActive: boolean
  readonly address: string
  /** The decimals that all amounts of the list share. */
  readonly decimals: number
}

/** One order of a list. A move does not render its content, and a change renders this row only. */
export const OrderRow = memo(function OrderRow({ index, top, ...cells }: OrderRowProps) {
  return (
    <tr
      className="order-line order-row"
      data-order-id={cells.id}
      data-open={cells.isOpen}
      aria-rowindex={index + 2}
      style={{ insetBlockStart: top }}
    >
      <Cells {...cells} />
    </tr>
  )
})

const Cells = observer(function Cells(props: Omit<OrderRowProps, 'index' | 'top'>) {
  const { id, view, marks, clock, isOpen, isActive, address, decimals } = props
  const { deployment, locale } = useMarket()
  const order = useComputed(() => view.order(id))
  if (order === undefined) return null
  const mark = marks.get(order.vendorId)
  const collected = amountToCollect(order)
  return (
    <>
      <td className="cell status">
        <StatusTag status={order.status} />
      </td>
      <td className="cell customer">
        <span className="who">
          <strong className="ltr">{order.code}</strong>
          <a
            className="name"
            id={rowElementId(id)}
            href={address}
            tabIndex={isActive ? 0 : -1}
            {...(isOpen && { 'aria-current': 'true' as const })}
          >
            <bdi className="one-line">{order.customer.name}</bdi>
          </a>
        </span>
        <span className="address">
          {mark && <OutletTag mark={mark} />}
          <AddressText className="one-line" stored={order.customer.location.address} />
        </span>
      </td>
      <td className="cell time">
        <OrderTime order={order} clock={clock} />
      </td>
      <td className="cell rider">
        <OrderPromise order={order} clock={clock} withReason />
        <RiderName order={order} />
      </td>
      <td className="cell amount">
        {collected ? (
          <bdi className="one-line">{formatMoney(collected, { country: deployment.country, locale }, decimals)}</bdi>
        ) : (
          <span className="none">
            <span aria-hidden="true">–</span>
            <Localized id="order-nothing-to-collect">
              <span className="visually-hidden" />
            </Localized>
          </span>
        )}
      </td>
    </>
  )
})

/** The time of the order and how long ago it was; for a future pre-order, the scheduled time. */
const OrderTime = observer(function OrderTime({
  order,
  clock,
}: {
  readonly order: Order
  readonly clock: SharedClock
}) {
  const { deployment, locale } = useMarket()
  const { l10n } = useLocalization()
  const zone = deployment.country.timeZone
  const isAhead = order.preorderedFor !== undefined && order.preorderedFor > clock.now
  const moment = isAhead ? order.preorderedFor : order.createdAt
  const time = formatMoment(moment, clock.now, zone, locale)
  return (
    <time dateTime={new Date(moment).toISOString()} title={formatDayTime(moment, zone, locale)}>
      <span className="exact one-line">{isAhead ? l10n.getString('order-scheduled-for', { time }) : time}</span>
      <small className="one-line">{formatRelative(moment, clock.now, locale)}</small>
    </time>
  )
})
